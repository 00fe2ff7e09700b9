"""Records: written as the game is played, read strictly, replayable for ever, and proof against changes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.answers.retelling import retell
from sixdot.game.actions import parse
from sixdot.game.editions import edition_named
from sixdot.game.events import Drew, Event, HandDealt, SeedTold
from sixdot.game.leaving import fold
from sixdot.game.match import Match, StageError
from sixdot.game.options import SetupError
from sixdot.game.reading import Record, RecordError, UnfinishedRound, read_record
from sixdot.game.record import Recorder
from sixdot.game.replay import Replay, verify
from sixdot.game.shuffle import Deal, chosen_deal
from sixdot.voice.words import Words
from tests.helpers.games import GAMES, play_game

GOLDEN = sorted(Path(__file__).parents[1].joinpath("records").glob("*.sixdot"))


OPTIONS = "options scoring=first-to target=500 partners=none leavers=bot judge=program"


def head(edition: str = "mattel", options: str = OPTIONS) -> list[str]:
    return ["sixdot record 1", "rules 1", f"edition {edition}", options, "deals drawn"]


def asking(code: str, question: str) -> list[str]:
    return [*head(edition="question"), f"question {code} {question}"]


def golden(name: str) -> str:
    return Path(__file__).parents[1].joinpath("records", f"{name}.sixdot").read_text(encoding="utf-8")


def texts(record: str) -> list[str]:
    """The lines without their checks."""
    return [line.rpartition("  #")[0] for line in record.splitlines()]


def forge(lines: list[str]) -> str:
    """A record of these lines with valid checks: what a careful forger would write."""
    chain = ""
    written = []
    for line in lines:
        chain = hashlib.sha256(f"{chain}\n{line}".encode()).hexdigest()
        written.append(f"{line}  #{chain[:8]}\n")
    return "".join(written)


def replayed(record: str) -> list[Event]:
    read = read_record(record)
    replay = Replay(read)
    return [event for line in read.body for event in replay.step(line)]


def test_there_is_a_golden_record_of_every_edition_and_way_to_score() -> None:
    assert {path.stem for path in GOLDEN} == set(GAMES)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_still_fits(path: Path) -> None:
    record = path.read_text(encoding="utf-8")
    verdict = verify(read_record(record))
    assert verdict.problem == ""
    assert verdict.complete
    assert verdict.actions > 20
    assert forge(texts(record)) == record


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_equals_the_play(name: str) -> None:
    record, events = play_game(name, seed="again")
    assert replayed(record) == events


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seeds_and_choices_write_the_same_record(name: str) -> None:
    assert play_game(name)[0] == golden(name)


def test_nothing_secret_is_written_before_the_round_is_over() -> None:
    lines: list[str] = []
    game = Match(edition_named("mattel"), 3)
    table = Recorder(game, ["A", "B", "C"], lines.append)
    table.commit()
    table.deal()
    assert game.secret is not None
    written = "".join(lines)
    assert game.secret.seed.hex() not in written
    assert game.secret.salt.hex() not in written
    assert "dealt" not in written
    assert game.secret.commitment(1) in written


def change(lines: list[str], starts: str, alter: Callable[[str], str], last: bool = False) -> tuple[list[str], int]:
    """The lines with the first (or last) one that begins like this altered, and its number."""
    places = [place for place, line in enumerate(lines) if line.startswith(starts)]
    place = places[-1 if last else 0]
    changed = lines.copy()
    changed[place] = alter(changed[place])
    assert changed != lines
    return changed, place + 1


def flip_byte(line: str) -> str:
    return line[:5] + ("0" if line[5] != "0" else "1") + line[6:]


def other_card(line: str) -> str:
    head, _, card = line.rpartition(" ")
    return f"{head} {'g1' if card != 'g1' else 'g2'}"


CHANGES: dict[str, tuple[str, Callable[[str], str]]] = {
    "an action": ("2 ", lambda line: "2 draw" if line != "2 draw" else "2 pass"),
    "a byte of a seed": ("seed ", flip_byte),
    "a card that was dealt": ("dealt 1", other_card),
    "the first card": ("turned", other_card),
    "a commitment": ("commitment", lambda line: line[:-1] + ("0" if line[-1] != "0" else "1")),
    "a text that was added": ("entropy", lambda line: line + "!"),
    "a score": ("scores", lambda line: line + "1"),
    "the dealer": ("dealer", lambda line: "dealer 0" if line != "dealer 0" else "dealer 1"),
    "the winner": ("winners", lambda line: "winners 1" if line != "winners 1" else "winners 0"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_one_change_is_found_and_its_line_is_named(what: str) -> None:
    starts, alter = CHANGES[what]
    record = golden("mattel")
    changed, number = change(texts(record), starts, alter)
    checks = [line.rpartition("  #")[2] for line in record.splitlines()]
    text = "".join(f"{line}  #{check}\n" for line, check in zip(changed, checks, strict=True))
    assert verify(read_record(text)).problem.startswith(f"line {number}:")


@pytest.mark.parametrize("what", CHANGES)
def test_a_forger_who_mends_the_checks_is_found_too(what: str) -> None:
    starts, alter = CHANGES[what]
    changed, number = change(texts(golden("mattel")), starts, alter)
    problem = verify(read_record(forge(changed))).problem
    assert problem
    if what in ("a byte of a seed", "a card that was dealt", "the first card", "a score", "the dealer", "the winner"):
        assert problem.startswith(f"line {number}:")


def test_a_missing_line_is_found() -> None:
    lines = texts(golden("rnib"))
    for number in (9, 20, 40, len(lines) - 2):
        assert verify(read_record(forge(lines[: number - 1] + lines[number:]))).problem


def test_a_record_that_stops_in_a_round_is_verified_as_far_as_its_seeds_are_told() -> None:
    lines = golden("mattel").splitlines(keepends=True)
    second = next(place for place, line in enumerate(lines) if line.startswith("round 2"))
    record = read_record("".join(lines[: second + 6]))
    verdict = verify(record)
    assert verdict.problem == ""
    assert verdict.rounds == 1
    assert not verdict.complete
    replay = Replay(record)
    for line in record.body[: second + 1 - len(record.lines)]:
        replay.step(line)
    with pytest.raises(UnfinishedRound):
        replay.step(record.lines[second + 1])


def test_a_last_line_cut_off_in_writing_is_left_out() -> None:
    whole = golden("mattel")
    record = read_record(whole[:-4])
    assert record.torn
    assert record.lines[-1].text.startswith("winners")
    assert verify(record).problem == ""


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "line 1"),
        (["sixdot record 2", "rules 1"], "line 1"),
        (["sixdot record 1", "edition mattel"], "line 2"),
        (["sixdot record 1", "rules 2"], "made with rules '2'"),
        (head(edition="chess"), "no edition 'chess'"),
        (head(options="options speed=9"), "no option 'speed'"),
        (head(options="options target=x"), "whole number"),
        (head(options="options target=0"), "target"),
        (head(options="options target"), "is not an option"),
        ([*head(), "seat 1 bot A"], "seat 0"),
        ([*head(), "seat 0 cat A"], "person|bot"),
        ([*head(edition="question"), "seat 0 bot A", "question r5 {}"], "line 7: a card has one question"),
        ([*head(edition="question"), "question r5 [["], "line 6: a card has one question"),
        (
            [*head(edition="question"), 'question rsk {"ask": "a", "accept": ["b"], "exact": true}'],
            "line 6: only number",
        ),
        (
            [*head(edition="question"), 'question r5 {"ask": "a", "accept": "b", "exact": true}'],
            "line 6: a card has one question",
        ),
        ([*head(edition="question"), 'question r5 {"ask": "\\u001b", "accept": ["b"], "exact": true}'], "printable"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused_with_the_line(lines: list[str], says: str) -> None:
    with pytest.raises(RecordError, match=says.replace("|", r"\|")):
        read_record(forge(lines))


@pytest.mark.parametrize("text", ["hello\n", "sixdot record 1\n", "\0\n", "sixdot record 1  #12\n"])
def test_a_line_without_a_check_is_not_a_line_of_a_record(text: str) -> None:
    with pytest.raises(RecordError, match="line 1"):
        read_record(text)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("round 7", "'round 7' does not belong here"),
        ("commitment 00", "follows the line of its round"),
        ("deal", "committed to before"),
        ("entropy 0 x", "between the commitment and the deal"),
        ("0 play r5", "not been dealt yet"),
        ("zero draw", "whole number"),
        ("0 fly", "is not an action"),
        ("judge draw", "the judge judges"),
        ("0 right", "the judge judges"),
    ],
)
def test_a_line_out_of_place_is_found(line: str, says: str) -> None:
    verdict = verify(read_record(forge([*head(), "seat 0 bot A", "seat 1 bot B", line])))
    assert verdict.problem.startswith("line 8:")
    assert says in verdict.problem


def test_a_record_of_an_impossible_table_is_refused() -> None:
    with pytest.raises(RecordError, match=r"line 6: .* 2 to 10 players, not 1"):
        verify(read_record(forge([*head(), "seat 0 bot A"])))


@pytest.mark.parametrize("name", ["", " A", "A\nB", "A\x1b[2J"])
def test_names_that_would_spoil_the_file_are_refused(name: str) -> None:
    with pytest.raises(SetupError, match="a name is"):
        Recorder(Match(edition_named("mattel"), 2), ["B", name], print)


def said(record: Record, seat: int | None, openly: bool = False, length: str = "normal") -> list[str]:
    return [line(Words("en", length, record.edition.marks)) for line in retell(record, seat, openly)]


def test_a_seat_hears_its_own_cards_in_the_replay_and_nobody_elses() -> None:
    record = read_record(golden("mattel"))
    hands = {e.seat: e for e in replayed(golden("mattel")) if isinstance(e, HandDealt)}
    assert len(hands) == 4
    for seat in range(4):
        told = " ".join(said(record, seat))
        assert "Your hand:" in told
        assert "holds" not in told
    assert "Your hand:" not in " ".join(said(record, None))
    assert "holds" not in " ".join(said(record, None))
    openly = " ".join(said(record, None, openly=True))
    assert all(f"Player {seat} holds " in openly for seat in range(4))


def test_every_draw_is_told_in_the_replay_and_the_seeds_only_to_who_asks() -> None:
    events = replayed(golden("french-rotating"))
    assert len([event for event in events if isinstance(event, SeedTold)]) == 3
    assert len([event for event in events if isinstance(event, Drew)]) > 100
    told = said(read_record(golden("french-rotating")), None, length="full")
    assert len([line for line in told if "draw" in line]) > 100
    assert not [line for line in told if "seed" in line or re.search("[0-9a-f]{8}", line)]


def test_a_game_that_is_not_over_is_not_told_openly() -> None:
    lines = golden("mattel").splitlines(keepends=True)
    with pytest.raises(RecordError, match="not over"):
        list(retell(read_record("".join(lines[:-1])), None, openly=True))


def unfinished() -> list[str]:
    """The golden mattel game up to some action of its second round, whose seed is still secret."""
    lines = texts(golden("mattel"))
    second = lines.index("round 2")
    return lines[: second + 8]


def test_lines_of_an_open_round_are_read_and_counted_though_they_cannot_be_proved() -> None:
    verdict = verify(read_record(forge(unfinished())))
    assert (verdict.problem, verdict.rounds, verdict.complete) == ("", 1, False)
    assert verdict.unproved == 7


@pytest.mark.parametrize(
    "line", ["bla bla", "winners 0", "end", "round 3", "scores 9 9 9 9", "9 draw", "0 play r5 r5", "deal", "0  draw"]
)
def test_what_cannot_stand_in_an_open_round_is_named(line: str) -> None:
    lines = [*unfinished(), line]
    assert verify(read_record(forge(lines))).problem.startswith(f"line {len(lines)}:")


def test_a_round_whose_seed_was_taken_out_does_not_hide_what_follows() -> None:
    lines = texts(golden("mattel"))
    seed = next(line for line in lines if line.startswith("seed"))
    lines.remove(seed)
    assert verify(read_record(forge(lines))).problem


@pytest.mark.parametrize(
    ("starts", "instead"),
    [
        ("seat 0", "seat 0 person \x1b]52;c;ZXZpbA==\x07Eve"),
        ("seat 0", "seat 0 person  Eve"),
        ("seat 0", "seat 0 person " + "E" * 1000),
        ("options", "options target=150"),
        ("options", "options scoring=first-to target=0150 partners=none leavers=bot judge=program"),
        ("deals", "deals maybe"),
    ],
)
def test_a_header_that_this_game_would_not_write_is_refused(starts: str, instead: str) -> None:
    lines, number = change(texts(golden("mattel")), starts, lambda line: instead)
    with pytest.raises(RecordError) as refused:
        verify(read_record(forge(lines)))
    assert str(refused.value).startswith((f"line {number}:", "line 4: a name"))
    assert "\x1b" not in str(refused.value)
    assert len(str(refused.value)) < 300


def test_other_spellings_of_the_same_are_refused() -> None:
    lines = texts(golden("mattel"))
    for starts in ("1 ", "entropy 0"):
        changed, number = change(lines, starts, lambda line: line.replace("1 ", "01 ", 1).replace("y 0", "y 00", 1))
        assert verify(read_record(forge(changed))).problem.startswith(f"line {number}:")
    place = lines.index("round 1")
    assert verify(read_record(forge([*lines[:place], "round 1", *lines[place:]]))).problem


def test_nothing_comes_after_the_end() -> None:
    assert verify(read_record(golden("mattel") + "0 draw")).problem
    lines = [*texts(golden("mattel")), "0 draw"]
    assert verify(read_record(forge(lines))).problem.startswith(f"line {len(lines)}:")


def test_a_seed_that_has_been_told_is_not_dealt_from_again() -> None:
    game = Match(edition_named("dos"), 2)
    game.commit(chosen_deal("x", 1))
    game.deal()
    assert game.round is not None
    fold(game.round, 0)
    game.settle(game.round)
    with pytest.raises(StageError, match="has been told"):
        game.commit(chosen_deal("x", 1))


def test_a_deal_with_texts_in_it_is_not_committed_to() -> None:
    deal = chosen_deal("x", 1)
    with pytest.raises(StageError, match="after the commitment"):
        Match(edition_named("dos"), 2).commit(Deal(deal.seed, deal.salt, {0: "mine"}))


def test_a_game_whose_record_cannot_be_written_stops() -> None:
    room = [30]

    def write(line: str) -> None:
        room[0] -= 1
        if room[0] < 0:
            raise OSError("no space left")

    table = Recorder(Match(edition_named("dos"), 2), ["A", "B"], write)
    table.commit()
    table.deal()
    room[0] = 0
    with pytest.raises(OSError, match="no space"):
        table.apply(int(table.game.view(None).turn or 0), parse("draw"))
    with pytest.raises(StageError, match="could not be written"):
        table.apply(0, parse("draw"))


def test_a_step_is_written_whole_and_its_secret_is_kept_before() -> None:
    done: list[str] = []
    table = Recorder(
        Match(edition_named("dos"), 2),
        ["A", "B"],
        done.append,
        keep=lambda number, deal: done.append(f"keep {number}"),
    )
    table.commit()
    table.deal()
    assert [text.split()[0] for text in done] == ["sixdot", "keep", "round", "deal"]
    assert all(text.endswith("\n") for text in done if not text.startswith("keep"))
    assert "\ncommitment " in done[2]
    assert "\nrow " in done[3]


def test_a_round_whose_secret_cannot_be_kept_is_not_committed_to() -> None:
    def keep(number: int, deal: Deal) -> None:
        raise OSError("no space left")

    lines: list[str] = []
    table = Recorder(Match(edition_named("dos"), 2), ["A", "B"], lines.append, keep=keep)
    with pytest.raises(OSError, match="no space"):
        table.commit()
    with pytest.raises(StageError, match="could not be written"):
        table.deal()
    assert "commitment" not in "".join(lines)


def test_a_changed_record_is_not_retold() -> None:
    with pytest.raises(RecordError, match="does not fit its check"):
        list(retell(read_record(golden("mattel").replace("play", "draw", 1)), None, openly=False))
