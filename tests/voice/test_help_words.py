"""Help in words: the reference card, what can be done now, how things are typed, all commands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sixdot.game.actions import LEAVE, VERBS, Action
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.game.house import HOUSE_RULES, HouseRule, house_edition, with_house_rules
from sixdot.game.match import Match
from sixdot.game.options import Options, SetupError
from sixdot.game.view import View
from sixdot.voice.help import COMMANDS, help_for, help_list, help_text, names_of, opening_text, typing_text
from sixdot.voice.rules import reference_text
from sixdot.voice.understand.meant import Choose, Command
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.helpers.tables import do, laid_out

CELLS = 40
ENGLISH = Words("en")
NAMES = ("Zoe", "Sam", "Kim")


# The reference card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_the_reference_card_has_every_mark(edition: Edition, length: str, language: str) -> None:
    lines = reference_text(edition, Words(language, length, edition.marks))
    text = "\n".join(lines)
    for card in edition.deck.cards:
        ends = (0, 9) if edition.game == "uno" else (1, 3, 10)
        if card.number is None or card.colour is None or card.number in ends:
            assert edition.marks.of(card) in text, card
    if length == "braille":
        assert [line for line in lines if len(line) > CELLS] == []


def test_there_is_no_two_on_the_reference_card_of_dos() -> None:
    assert reference_text(EDITIONS["dos"], ENGLISH)[0] == "blue 1 and 3 to 10: b1 and b3 to b10."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["normal", "full"])
@pytest.mark.parametrize("rule", HOUSE_RULES, ids=[rule.name for rule in HOUSE_RULES])
def test_every_house_rule_shows_on_the_reference_card(rule: HouseRule, length: str, language: str) -> None:
    words = Words(language, length)
    for name, book in EDITIONS.items():
        text = f"{rule.name}={rule.values[0]}" if rule.values else rule.name
        try:
            changed = with_house_rules(book, [text])
        except SetupError:
            continue
        same = name == "question" and rule.name == "stacking"  # its draw cards stack anyway
        assert same or reference_text(changed, words) != reference_text(book, words), (name, text)


# Help

SITUATIONS = ("before", "pause", "away", "between", "over")


def _after(game: Match, *actions: str) -> Match:
    for action in actions:
        do(game, 0, action)
    return game


def situations() -> dict[str, View]:
    """Where a player may ask for help, and that player's view."""
    three = "b6 g7 y1 | b1 b+2 b4 | b8 b9 b5"
    return {
        "turn": laid_out("mattel", "r6 g7 y1 | b1 b2", discard="r5").view(0),
        "nothing fits": laid_out("mattel", "b6 g7 y1 | b1 b2", discard="r5").view(0),
        "two cards": laid_out("rnib", "r6 g7 | b1 b2", discard="r5").view(0),
        "drew a card that fits": _after(laid_out("mattel", three, discard="r5", draw="r7"), "draw").view(0),
        "drew none that fits": _after(laid_out("mattel", three, discard="r5", draw="g1"), "draw").view(0),
        "must play": _after(laid_out("mattel", three, discard="r5", draw="r7", house="forced-play"), "draw").view(0),
        "challenge": _after(laid_out("mattel", "wi+4 g7 | b1 b2", discard="r5"), "play wi+4 green").view(1),
        "stack": _after(
            laid_out("mattel", "r+2 g7 r1 | b1 b+2", discard="r5", house="stacking=any"), "play r+2"
        ).view(1),
        "must stack": _after(
            laid_out("mattel", "r+2 g7 r1 | b1 b+2", discard="r5", house="stacking=any forced-play"), "play r+2"
        ).view(1),
        "pick up": _after(laid_out("question", "r+2 g7 r1 | b1 b2", discard="rsk"), "play r+2").view(1),
        "colour": laid_out("mattel", "b6 g7 | b1 b2", first="wi").view(0),
        "swap": _after(
            laid_out("mattel", "r7 g7 r1 | b1 b2 | b3 b4", discard="r5", house="seven-zero"), "play r7"
        ).view(0),
        "answer": laid_out("question", "r7 g7 | b1 b2", discard="r5").view(0),
        "judge": _after(
            laid_out("question", "r7 g7 | b1 b2", Options(judge="person"), discard="r5"), "answer seven"
        ).view(0),
        "DOS turn": laid_out("dos", "r7 g7 y1 | b1 b3", centre="b7 r4").view(0),
        "DOS no match": laid_out("dos", "r9 g9 y1 | b1 b3", centre="b7 r4").view(0),
        "DOS matched": _after(laid_out("dos", "r7 g7 y1 | b1 b3", centre="b7 r4"), "match b7 with r7").view(0),
        "DOS drawn": _after(laid_out("dos", "r9 g9 y1 | b1 b3", centre="b7 r4", draw="g8"), "draw").view(0),
        "DOS must lay": _after(laid_out("dos", "r9 g9 | b1 b3", centre="b7 r4", draw="g8"), "draw", "done").view(0),
        "DOS may lay": _after(laid_out("dos", "b7 g9 y1 | b1 b3", centre="b7 r4"), "match b7 with b7", "done").view(
            0
        ),
        "another's turn": laid_out("mattel", "r6 g7 y1 | b1 b2", discard="r5").view(1),
        "watching": laid_out("mattel", "r6 g7 y1 | b1 b2", discard="r5").view(None),
        "round over": _after(laid_out("mattel", "r6 | b1 b2", discard="r5"), "play r6").view(0),
        "game over": _after(laid_out("mattel", "r6 | b1 b2", Options(target=3), discard="r5"), "play r6").view(0),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_help_is_there_wherever_a_player_is(length: str, language: str) -> None:
    told = {}
    for name, view in situations().items():
        words = Words(language, length, EDITIONS[view.edition].marks)
        told[name] = help_text(view, words)
        for situation in SITUATIONS:
            told[f"{view.edition} {situation}"] = help_text(view, words, situation)
    told |= {situation: help_text(None, Words(language, length), situation) for situation in SITUATIONS}
    assert help_text(None, Words(language, length)) == told["between"]
    for name, text in told.items():
        if length == "braille":
            assert 0 < len(text) <= CELLS, (name, text)
        else:
            assert text.endswith((".", "?")), (name, text)


def test_help_tells_what_can_be_done_now() -> None:
    told = {name: help_text(view, ENGLISH) for name, view in situations().items()}
    assert "or draw." in told["turn"]
    assert "type draw." in told["nothing fits"]
    assert "uno red 6" in told["two cards"]
    assert "draw" not in told["two cards"]
    assert "pass to keep it" in told["drew a card that fits"]
    assert "type pass" in told["drew none that fits"]
    assert "pass" not in told["must play"]
    assert "challenge" in told["challenge"]
    assert "accept" in told["challenge"]
    assert "pick up" in told["stack"]
    assert "pick up" not in told["must stack"]
    assert "2 cards wait for you: type pick up" in told["pick up"]
    assert "dos" in told["DOS matched"]
    assert "done" in told["DOS matched"]
    assert "lay nothing" in told["DOS may lay"]
    assert "lay nothing" not in told["DOS must lay"]
    assert "not your turn" in told["another's turn"]
    assert told["watching"] == told["another's turn"]
    assert "Enter begins the next one" in told["round over"]
    assert "Enter ends it" in told["game over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_commands_are_listed_each_once(language: str) -> None:
    words = Words(language)
    commands = [command for group in COMMANDS.values() for command in group]
    lines = help_list(words)
    assert len(commands) == len(set(commands)) == len(lines) - len(COMMANDS)
    for command in commands:
        name = names_of(f"command-{command}", words)[0]
        assert len([line for line in lines if line.startswith((f"{name}, ", f"{name}:", f"{name} :"))]) == 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_a_command_is_found_by_all_its_names(language: str) -> None:
    words = Words(language)
    for command in [command for group in COMMANDS.values() for command in group]:
        name, *others = names_of(f"command-{command}", words)
        told = help_for(name, words)
        assert words.attribute(f"command-{command}", "help") in told
        assert all(other in told for other in others)
        assert others == [] or help_for(others[0].upper(), words) == told


def test_help_about_something_else_says_so() -> None:
    assert help_for("xyzzy", ENGLISH) == "There is no command xyzzy. help all lists them."
    dos, french = EDITIONS["dos"], EDITIONS["french"]
    assert help_for("all", ENGLISH, dos) == "\n".join(help_list(ENGLISH, dos))
    assert help_for("liste", Words("fr"), french) == "\n".join(help_list(Words("fr"), french))
    assert help_for("actions", ENGLISH, dos) == "\n".join(typing_text(dos, ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_how_to_type_is_told_for_what_is_played(length: str, language: str) -> None:
    for name, edition in EDITIONS.items():
        words = Words(language, length, edition.marks)
        lines = [*typing_text(edition, words), opening_text(edition, words)]
        assert length != "braille" or [line for line in lines if len(line) > CELLS] == [], name
        assert length == "brief" or any(
            edition.marks.of(edition.deck.cards[edition.deck.kind("r5")]) in line for line in lines
        )
    shown = {"dos": 6, "french": 7, "mattel": 6, "question": 7, "rnib": 7}
    assert {name: len(typing_text(EDITIONS[name], ENGLISH)) for name in shown} == shown
    assert any("swap" in line for line in typing_text(house_edition("mattel", ["seven-zero"]), ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_words_stay_words_where_cards_are_called_by_their_marks(language: str) -> None:
    for edition in EDITIONS.values():
        words = Words(language, marks=edition.marks)
        assert typing_text(edition, words.but(by_marks=True)) == typing_text(edition, words)
        embossed = Words(language, "braille", edition.marks)
        assert typing_text(edition, embossed.but(by_marks=False)) == typing_text(edition, embossed)


def test_a_newcomer_is_told_how_to_play_in_a_line() -> None:
    assert opening_text(EDITIONS["mattel"], ENGLISH) == (
        "Type a card, such as red 5, or draw. Enter tells where the game stands, h reads your hand,"
        " help tells what you can do."
    )
    assert opening_text(EDITIONS["french"], Words("fr", "braille", EDITIONS["french"].marks)) == (
        "5r ou piocher · m main ? aide"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_about_an_action_tells_how_it_is_typed(language: str) -> None:
    words = Words(language)
    for name, edition in EDITIONS.items():
        lines = typing_text(edition, words)
        for verb in ("uno", *VERBS[:LEAVE]):
            if verb == "colour":  # there is a command of that name
                continue
            told, *_ = help_for(verb, words, edition).split("\n")
            assert told in (*lines, words.say("help-not-here", asked=verb)), (name, verb)
    assert "or pick up.\n" in help_for("pick up", ENGLISH, EDITIONS["question"])
    assert help_for("swap", ENGLISH).startswith("There is no use for swap at this table.")


@pytest.mark.parametrize(
    ("game", "typed", "typed_in_french"),
    [
        (laid_out("mattel", "r5 wi wi+4 | b1 b2 | g3 g4", discard="r6"), "red 5", "5 rouge"),
        (laid_out("mattel", "r5 wi wi+4 | b1 b2 | g3 g4", discard="r6"), "wild blue", "joker bleu"),
        (laid_out("mattel", "r5 wi wi+4 | b1 b2 | g3 g4", discard="r6"), "wild draw four green", "+4 vert"),
        (laid_out("mattel", "r5 wi wi+4 | b1 b2 | g3 g4", discard="r6"), "help actions", "aide actions"),
        (laid_out("mattel", "r5 wi wi+4 | b1 b2 | g3 g4", discard="r6"), "help all", "aide liste"),
        (laid_out("mattel", "r5 b3 | b1 b2 | g3 g4", discard="r6"), "uno red 5", "uno 5 rouge"),
        (laid_out("french", "r5 b3 | b1 b2 | g3 g4", discard="r6"), "5r uno", "5r uno"),
        (laid_out("french", "r5 b3 | b1 b2 | g3 g4", discard="r6"), "accuse Sam", "accuser Sam"),
        (laid_out("dos", "b3 g4 wd b# | b1 b3 | g3 g4", centre="b7 r9"), "b3 g4 on b7", "b3 g4 sur b7"),
        (laid_out("dos", "b3 g4 b# | b1 b3 | g3 g4", centre="b7 r9"), "blue wild number 7", "joker chiffre bleu 7"),
        (laid_out("dos", "b3 g4 wd r5 | b1 b3 | g3 g4", centre="b7 r9"), "wd=red r5 on b7", "wd=rouge r5 sur b7"),
        (laid_out("question", "b3 g4 | b1 b3 | g3 g4", discard="r9"), "answer Paris", "réponse Paris"),
        (laid_out("question", "b3 g4 | b1 b3 | g3 g4", discard="r9"), "unknown", "je ne sais pas"),
    ],
)
def test_what_help_teaches_is_understood(game: Match, typed: str, typed_in_french: str) -> None:
    view, marks = game.view(0), game.edition.marks
    meant = understand(typed, view, NAMES, Words("en", marks=marks))
    assert isinstance(meant, Action | Choose | Command), meant
    in_french = understand(typed_in_french, view, NAMES, Words("fr", marks=marks))
    if isinstance(meant, Command):
        assert isinstance(in_french, Command)
        assert in_french.name == meant.name
    else:
        assert in_french == meant


@pytest.mark.parametrize(("page", "language"), [("playing.md", "en"), ("jouer.md", "fr")])
def test_the_page_about_playing_names_every_command(page: str, language: str) -> None:
    words = Words(language)
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    for command in [command for group in COMMANDS.values() for command in group]:
        assert f"`{names_of(f'command-{command}', words)[0]}`" in text, command


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_about_what_an_edition_does_not_have_are_left_out(language: str) -> None:
    words = Words(language)

    def offered(edition: str, command: str) -> bool:
        return any(
            line.startswith(names_of(f"command-{command}", words)[0]) for line in help_list(words, EDITIONS[edition])
        )

    assert [edition for edition in EDITIONS if offered(edition, "row")] == ["dos"]
    assert [edition for edition in EDITIONS if offered(edition, "question")] == ["question"]
    assert not offered("dos", "colour")
    assert all(offered(edition, "hand") for edition in EDITIONS)


def test_help_about_a_card_says_what_it_does() -> None:
    mattel = EDITIONS["mattel"]
    assert "misses the turn" in help_for("skip", ENGLISH, mattel)
    assert "you name the colour" in help_for("wild", ENGLISH, mattel)
    assert "perd son tour" in help_for("passe-tour", Words("fr"), mattel)
    assert help_for("wild dos", ENGLISH, mattel).startswith("There is no command")
    assert "A 2 in any colour" in help_for("wild dos", ENGLISH, EDITIONS["dos"])


def test_drawing_is_told_of_where_a_draw_ends_the_turn() -> None:
    edition = replace(EDITIONS["mattel"], after_draw="nothing")
    told = help_for("draw", ENGLISH, edition)
    assert told.startswith("draw takes a card and ends your turn.\n")
    assert told.endswith("your turn is over: nothing is played after a draw.")


# What is at stake


@pytest.mark.parametrize(
    ("asked", "edition", "house", "says"),
    [
        (
            "challenge",
            "mattel",
            "",
            ["its player draws four. The card", "challenger draws six cards instead of four"],
        ),
        ("challenge", "rnib", "", ["takes it back and draws four", "draws six cards"]),
        ("challenge", "mattel", "no-bluff", ["draws four and misses the turn. Nobody challenges it"]),
        ("challenge", "question", "", ["no use for challenge", "Question C1: nobody challenges"]),
        (
            "stacking",
            "mattel",
            "",
            ["no use for stacking", "House rule H1, not played at this table: draw cards stack"],
        ),
        ("stacking", "mattel", "stacking=same", ["or pick up.", "picks up the whole stack and misses the turn."]),
        ("stacking", "question", "", ["picks up the whole stack and then takes the turn"]),
        ("uno", "mattel", "", ["caught without UNO draws 2 cards", "until the next player begins the turn"]),
        (
            "uno",
            "rnib",
            "penalty=5",
            ["caught without UNO draws 5 cards", "until the player who missed it draws again"],
        ),
        ("uno", "question", "", ["caught without UNO draws 4 cards"]),
        ("catch", "french", "", ["catch Sam", "draws 2 cards", "plays or draws again", "refused and costs nothing"]),
        ("draw", "rnib", "", ["You draw only when nothing in your hand can be played."]),
        ("draw", "mattel", "", ["You may draw a card although you could play one."]),
        ("wild draw four", "mattel", "", ["the hand holds no card of the colour that counts", "draws six cards"]),
        ("wild draw four", "question", "", ["counts for four cards. It is always honest"]),
        ("swap", "mattel", "seven-zero", ["swap Sam", "Whoever plays a 7 swaps hands"]),
        ("swap", "mattel", "", ["no use for swap", "House rule H3, not played at this table"]),
        ("jump in", "mattel", "jump-in", ["type it out of turn", "until the player in turn has played or drawn"]),
        ("questions", "question", "", ["you draw one card and the turn passes."]),
        ("questions", "mattel", "", ["no use for questions", "nothing is asked in this edition."]),
        ("scoring", "mattel", "", ["the first to reach 500 points wins", "a Wild or Wild Draw Four 50"]),
        ("dos", "dos", "", ["dos.", "then you draw 2 cards"]),
        ("dos", "mattel", "", ["no use for dos at this table"]),
        ("matching", "dos", "", ["or exactly two do that add up to it", "everybody else draws one"]),
        ("catch", "dos", "", ["then you draw 2 cards", "refused and costs nothing"]),
    ],
)
def test_help_says_what_is_at_stake_here(asked: str, edition: str, house: str, says: list[str]) -> None:
    game = Match(house_edition(edition, house.split()), 3)
    told = help_for(asked, ENGLISH, game.edition, game)
    assert [part for part in says if part not in told] == [], told
    assert "two players" not in told


@pytest.mark.parametrize(
    "asked", ["contester", "cumul", "uno", "attraper", "piocher", "+4", "échanger", "intervenir"]
)
def test_help_says_what_is_at_stake_in_french(asked: str) -> None:
    game = Match(house_edition("french", ["seven-zero", "jump-in"]), 3)
    french = Words("fr")
    told = help_for(asked, french, game.edition, game).split("\n")
    assert len(told) > 1, told
    assert not told[0].startswith(french.say("help-unknown", asked=asked)[:20])


def test_two_players_hear_what_a_draw_card_does_between_them() -> None:
    for asked in ("wild draw four", "challenge"):
        told = help_for(asked, ENGLISH, EDITIONS["mattel"], Match(EDITIONS["mattel"], 2))
        assert told.endswith("the opponent draws and it is your turn again. This is Sixdot's choice.")


def test_what_is_at_stake_is_told_with_its_rules_in_full() -> None:
    told = help_for("uno", Words("en", "full"), EDITIONS["mattel"])
    assert [line.partition(":")[0] for line in told.split("\n")[1:]] == ["U2", "U4"]
    assert help_for("jump in", ENGLISH, EDITIONS["dos"]) == (
        "There is no use for jump in at this table. rules tells what is played."
    )
