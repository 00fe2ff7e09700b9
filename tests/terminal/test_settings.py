"""Settings are kept in a file that a person may change, by hand or by command, in either language."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from sixdot.durable import NotSaved
from sixdot.terminal.settings import (
    KEYS,
    Settings,
    change,
    describe_setting,
    describe_settings,
    keep,
    key_and_value,
    key_named,
    load,
    read,
    settings_path,
)
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded
from sixdot.voice.words import LANGUAGES, LENGTHS, Words

EN, FR = Words("en"), Words("fr")
OTHER = Settings(
    language="fr",
    verbosity="full",
    sort="fits",
    marks=True,
    name='Zoé "la \\ rapide"',
    edition="dos",
    players=3,
    bots="easy,sharp",
    colours=False,
    braille=True,
    braille_table="fr-bfu-g2",
    braille_status=False,
    braille_maths="nemeth",
    width=20,
    speech=True,
    speech_engine="espeak",
    speech_rate=1,
    speech_voice="fr+f2",
    sounds=True,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "there" / "settings.toml"


def changed(key: str, text: str, words: Words = EN) -> Settings:
    return change(Settings(), key_and_value(key, words)[0], text, words)


def refused(key: str, text: str, words: Words = EN) -> Trouble:
    with pytest.raises(Trouble) as made:
        changed(key, text, words)
    return made.value


def problem(key: str, text: str, words: Words = EN) -> str:
    return refused(key, text, words).text(words)


# The file


def save(settings: Settings, path: Path | None = None, words: Words = EN) -> None:
    for key in KEYS:
        keep(key, settings, words, path)


def test_without_a_file_everything_is_at_its_default(path: Path) -> None:
    assert load(path) == (Settings(), [])
    assert not path.parent.exists()


def test_every_setting_comes_back_as_it_was_kept(path: Path) -> None:
    assert all(getattr(OTHER, key) != getattr(Settings(), key) for key in KEYS)
    save(OTHER, path)
    assert load(path) == (OTHER, [])
    save(Settings(), path)
    assert load(path) == (Settings(), [])


def test_the_place_is_that_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    assert settings_path() == tmp_path / "settings.toml"
    save(OTHER)
    assert load() == (OTHER, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_explains_every_setting_to_whoever_edits_it(path: Path, language: str) -> None:
    save(Settings(), path, Words(language))
    text = path.read_text(encoding="utf-8")
    for key in KEYS:
        assert f"# {key} =" in text
        assert Words(language).say("setting-about-" + key.replace("_", "-")) in text
    assert load(path) == (Settings(), [])


def test_a_change_leaves_comments_unknown_keys_and_tables_where_they_are(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('# mine\nverbosity = "full" # long\nfuture = 1\n\n[other]\nwidth = "wide"\n', encoding="utf-8")
    settings, problems = load(path)
    assert [each.values["key"] for each in problems] == ["future", "other"]
    save(replace(settings, verbosity="brief", players=5), path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines == ["# mine", 'verbosity = "brief"', "future = 1", "", "players = 5", "[other]", 'width = "wide"']
    assert load(path)[0] == Settings(verbosity="brief", players=5)


def test_a_setting_goes_below_the_line_that_explains_it(path: Path) -> None:
    save(Settings(), path)
    save(Settings(width=20), path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[lines.index("# width = 40") + 1] == "width = 20"
    save(Settings(), path)
    assert "width = 20" not in path.read_text(encoding="utf-8")


def test_a_wrong_value_is_named_with_its_line_and_only_it_is_left_out(path: Path) -> None:
    path.parent.mkdir()
    text = '# mine\nwidth = 7\nmarks = "perhaps"\nverbosity = "endless"\nname = ""\nplayers = true\nsounds = true\n'
    path.write_text(text, encoding="utf-8")
    settings, problems = load(path)
    assert settings == Settings(sounds=True)
    assert [each.values["line"] for each in problems] == [2, 3, 4, 5, 6]
    assert problems[0].text(EN) == (
        f"{path}, line 2: width cannot be 7. It is a number from 10 to 100."
        " Until that is put right, the default counts."
    )
    assert "It is one of brief, normal and full." in problems[2].text(EN)
    assert "Les choix sont brief, normal et full." in problems[2].text(FR)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("content", [b"width = = 3\n", b"width = 20\nwidth = 30\n", b"[" * 5000])
def test_a_broken_file_is_named_and_never_written_over(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings, problems = load(path)
    assert settings == Settings()
    assert [each.message for each in problems] == ["settings-broken"]
    assert str(path) in problems[0].text(EN)
    with pytest.raises(Trouble, match="has a mistake in it and is left alone"):
        save(OTHER, path)
    assert path.read_bytes() == content


def test_a_line_that_cannot_be_replaced_safely_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    content = 'name = """\nZoé"""\n'
    path.write_text(content, encoding="utf-8")
    with pytest.raises(Trouble, match="has a mistake in it and is left alone"):
        save(Settings(name="Ana"), path)
    assert path.read_text(encoding="utf-8") == content


def test_a_folder_in_the_place_of_the_file_is_named(path: Path) -> None:
    path.mkdir(parents=True)
    assert [each.message for each in load(path)[1]] == ["settings-unreadable"]
    with pytest.raises(Trouble):
        save(OTHER, path)


def test_a_place_that_takes_no_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises((NotSaved, Trouble)):
        save(OTHER, tmp_path / "file" / "settings.toml")


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.toml").write_text("width = 20\n")
    link = tmp_path / "settings.toml"
    link.symlink_to(tmp_path / "real.toml")
    save(Settings(width=30), link)
    assert link.is_symlink()
    assert load(tmp_path / "real.toml")[0] == Settings(width=30)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["real.toml", "settings.toml"]


def test_what_is_read_is_not_waited_for_when_there_is_no_file(tmp_path: Path) -> None:
    code = "import sys; from sixdot.terminal.settings import load; load(); print('tomllib' in sys.modules)"
    environ = {"SIXDOT_HOME": str(tmp_path), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# By command


@pytest.mark.parametrize(
    ("key", "text", "words", "wanted"),
    [
        ("verbosity", "brief", EN, Settings(verbosity="brief")),
        ("Length", "SHORT", EN, Settings(verbosity="brief")),
        ("détail", "complet", FR, Settings(verbosity="full")),
        ("verbosity", "full", FR, Settings(verbosity="full")),
        ("sort", "fits", EN, Settings(sort="fits")),
        ("tri", "chiffre", FR, Settings(sort="number")),
        ("marks", "on", EN, Settings(marks=True)),
        ("repères", "oui", FR, Settings(marks=True)),
        ("couleurs", "non", FR, Settings(colours=False)),
        ("language", "french", EN, Settings(language="fr")),
        ("langue", "anglais", FR, Settings(language="en")),
        ("width", " 20 ", EN, Settings(width=20)),
        ("braille_table", "en-ueb-g2", EN, Settings(braille_table="en-ueb-g2")),
        ("maths", "signs", EN, Settings(braille_maths="signs")),
        ("calcul braille", "signes", FR, Settings(braille_maths="signs")),
        ("braille table", "EN UEB G2", EN, Settings(braille_table="en-ueb-g2")),
        ("rule book", "dos", EN, Settings(edition="dos")),
        ("name", "Zoé", EN, Settings(name="Zoé")),
        ("name", "default", EN, Settings()),
        ("rate", "default", EN, Settings()),
        ("vitesse", "70", FR, Settings(speech_rate=70)),
        ("vitesse", "70", EN, Settings(speech_rate=70)),
        ("speed", "défaut", FR, Settings()),
        ("marks", "yes", FR, Settings(marks=True)),
        ("sort", "jouables", EN, Settings(sort="fits")),
        ("engine", "espeak", EN, Settings(speech_engine="espeak")),
    ],
)
def test_a_setting_is_changed_by_its_names_in_both_languages(
    key: str, text: str, words: Words, wanted: Settings
) -> None:
    assert changed(key, text, words) == wanted


def test_what_is_impossible_is_said_with_what_is_possible() -> None:
    assert problem("width", "7") == "width cannot be 7. It is a number from 10 to 100."
    assert problem("marks", "perhaps") == "marks cannot be perhaps. It is yes or no."
    assert problem("sort", "size") == "sort cannot be size. It is one of colour, number and fits."
    assert (
        problem("tri", "taille", FR)
        == "taille ne convient pas pour « tri ». Les choix sont couleur, nombre et jouables."
    )
    assert problem("wings", "2") == "There is no setting wings. Type set alone to hear them all."
    assert problem("players", "default") == "players cannot be default. It is a number from 2 to 10."
    assert "text of up to" in problem("name", "x" * 201)
    assert "text of up to" in problem("name", "a\x1bb")
    assert "number" in problem("width", "²")
    assert "number" in problem("width", "-20")


def test_names_of_several_words_are_told_from_their_values() -> None:
    assert key_and_value("braille table en-ueb-g2", EN) == ("braille_table", "en-ueb-g2")
    assert key_and_value("braille yes", EN) == ("braille", "yes")
    assert key_and_value("name  Ana Maria", EN) == ("name", "Ana Maria")
    assert key_and_value("table braille fr-bfu-g2", FR) == ("braille_table", "fr-bfu-g2")
    assert key_and_value("width", EN) == ("width", "")


def test_no_two_settings_have_the_same_name_in_any_language() -> None:
    named: dict[str, str] = {}
    for words in (EN, FR):
        for key in KEYS:
            for name in [key, *words.say("setting-" + key.replace("_", "-")).split(",")]:
                assert named.setdefault(folded(name), key) == key
            assert key_named(key, words) == key_named(key.replace("_", " "), words) == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_every_setting_is_told_in_every_length(language: str, length: str) -> None:
    words = Words(language, length)
    for settings in (Settings(), OTHER):
        lines = describe_settings(settings, words).split("\n")
        assert len(lines) == len(fields(Settings)) + 1, "and how they are changed"
        if length == "braille":
            assert all(len(line) <= 40 for line in lines), lines


def test_a_setting_is_told_as_it_is_typed() -> None:
    assert describe_setting(OTHER, "sort", FR).startswith("tri : jouables.")
    assert describe_setting(OTHER, "speech_rate", EN).startswith("speech rate: 1.")
    assert describe_setting(Settings(), "language", FR).startswith("langue : par défaut.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_setting_is_said_in_a_line_of_braille(language: str) -> None:
    words = Words(language, "braille")
    for key in KEYS:
        assert 0 < len(problem(key, "\x1b", words)) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_every_trouble_with_settings_has_words_in_every_length(language: str, length: str) -> None:
    words = Words(language, length)
    said = [
        *read("width = 7\nmarks = 1\nsort = 1\nname = 1\nwhat = 1\n")[1],
        *read("= 1")[1],
        *(refused(key, "~" * 300) for key in ("width", "marks", "sort", "name", "what")),
        Trouble("settings-not-saved", path="settings.toml"),
        Trouble("settings-unreadable", path="settings.toml", reason="forbidden"),
    ]
    for trouble in said:
        assert trouble.text(words)


# What a file can be other than text


def test_a_file_that_is_not_text_is_named_and_never_overwritten(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe")
    settings, problems = load(path)
    assert settings == Settings()
    assert problems[0].text(EN) == (
        f"The settings in {path} cannot be read: it is not written as UTF-8 text. The defaults count."
    )
    with pytest.raises(Trouble, match="has a mistake in it"):
        save(OTHER, path)
    assert path.read_bytes() == b"\xff\xfe"


def test_the_mark_and_the_line_ends_of_a_windows_editor_stay(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes("\ufeff# mine\r\nwidth = 20\r\n[other]\r\nx = 1\r\n".encode())
    settings, problems = load(path)
    assert settings == Settings(width=20)
    assert [each.text(EN) for each in problems] == [f"{path}, line 3: there is no setting other. It is left alone."]
    save(replace(settings, width=30, sort="fits"), path)
    assert path.read_bytes() == '\ufeff# mine\r\nwidth = 30\r\nsort = "fits"\r\n[other]\r\nx = 1\r\n'.encode()


def test_a_mistake_is_named_with_its_line_and_without_one_where_there_is_none(path: Path) -> None:
    assert read("sort = \n", "f")[1][0].text(EN).startswith("f, line 1: this cannot be understood")
    assert read('name = """x', "f")[1][0].text(EN).startswith("f: this cannot be understood")
    assert read("width\\u0020 = 3\n", "f")[1][0].text(FR).startswith("f, ligne 1 : ceci n'est pas compréhensible")
    assert read('{"wid" = 3}', "f")[1] != []


def test_anything_but_a_file_is_never_waited_for(tmp_path: Path) -> None:
    for name, make in (("pipe", os.mkfifo), ("folder", os.mkdir)):
        make(tmp_path / name)
        assert load(tmp_path / name)[1][0].text(EN).endswith("cannot be read: it is no file. The defaults count.")
        with pytest.raises(Trouble, match=f"{name} could not be written: something of that name is there"):
            save(OTHER, tmp_path / name)
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert "the links there lead to each other" in load(loop)[1][0].text(EN)
    with pytest.raises(Trouble, match="could not be written: the links there lead to each other"):
        save(OTHER, loop)


def test_a_home_that_is_a_file_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    inside = tmp_path / "file" / "settings.toml"
    assert "what should be a folder there is a file" in load(inside)[1][0].text(EN)
    with pytest.raises(Trouble, match="could not be written: what should be a folder there is a file"):
        save(OTHER, inside)


# Bots and names


@pytest.mark.parametrize("bots", ["foo", "easy,foo", "", "nowhere_at_all:choose", "os.path", ":x", "a b:c", "easy,"])
def test_bots_that_do_not_exist_are_not_a_setting(bots: str) -> None:
    said = refused("bots", bots or " ")
    assert "The bots are easy, steady and sharp, or module:function" in said.text(EN)
    assert "Les robots sont easy, steady et sharp, ou module:fonction" in said.text(FR)
    settings, problems = read(f'bots = "{bots}"\n', "f")
    assert settings.bots == "steady"
    assert problems[0].text(EN).startswith(f"f, line 1: bots cannot be {bots}")


def test_bots_that_are_there_are_a_setting() -> None:
    assert changed("bots", "Easy, sharp").bots == "easy,sharp"
    assert changed("bots", "tests.helpers.lab_bots:first").bots == "tests.helpers.lab_bots:first"


def test_a_name_is_as_long_as_a_record_has_room_for() -> None:
    assert changed("name", "  Ana   Lee ").name == "Ana Lee"
    assert changed("name", "x" * 40).name == "x" * 40
    assert "It is a text of up to 40 characters." in problem("name", "x" * 41)
    settings, problems = read('name = "a\\u0007b"\n', "f")
    assert settings.name is None
    assert len(problems) == 1
