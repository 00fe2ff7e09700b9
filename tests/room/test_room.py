"""A table online: who sits where, what the host may do, what everybody is told, and that the log holds it all."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

from sixdot.game.editions import EDITIONS, bring
from sixdot.game.events import Answered, Asked, Played, hear
from sixdot.room import telling
from sixdot.room.commands import obey
from sixdot.room.keys import new_pass
from sixdot.room.room import Room
from sixdot.room.state import Broken, Happening, Private, Refused
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words
from sixdot.wire.messages import Told, ViewMessage, encode
from sixdot.wire.reading import read_message
from sixdot.wire.views import Shown, Sight, laid_over
from tests.helpers.rooms import WORDS, Log, opened, retold


def again(log: Log) -> Room:
    room = Room(log.room.code)
    for entry in log.entries:
        room.redo(entry.number, entry.text, entry.version, entry.said)
    room.members.present = set(log.room.members.present)
    return room


def seen(room: Room) -> list[object]:
    """All that anybody at a table can see."""
    tell = (telling.info, telling.view, telling.heard)
    return [([each(room, member) for each in tell], room.wanted(member)) for member in room.members]


def table_of(*names: str, edition: str = "mattel", bots: int = 1, seed: str = "x") -> tuple[Log, list[int]]:
    log = opened(edition, seed)
    members = [log.join(name) for name in names]
    for _ in range(bots):
        log.does(members[0], "bot add steady")
    return log, members


def two_at_cards(edition: str = "mattel") -> tuple[Log, list[int]]:
    log, (host, other) = table_of("Amy", "Bob", edition=edition, bots=0)
    log.does(host, "start")
    log.does(other, "go on")
    log.steps()
    return log, [host, other]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_played_and_its_log_gives_the_same_table(edition: str) -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition=edition, bots=2)
    watcher = log.join("Wim", watch=True)
    log.does(ana, "options target=100")
    log.does(ana, "start")
    assert log.room.wanted(ben) == "ready"
    log.plays(random.Random(edition))
    assert log.room.stage == "over"
    assert [told.number for told in log.told[watcher]][-1] == log.room.number
    for member in (ana, ben, watcher):
        numbers = [told.number for told in log.told[member]]
        assert numbers == list(range(numbers[0], log.room.number + 1))
    assert seen(again(log)) == seen(log.room)
    assert log.answers(ana, "ask record").startswith("sixdot record 1")


def test_at_every_point_the_log_gives_the_same_table() -> None:
    log, (ana, _) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "options target=50")
    log.does(ana, "start")
    source = random.Random(5)
    copy = again(log)
    while log.room.stage != "over":
        log.plays(source, most=1)
        for entry in log.entries[copy.number :]:
            copy.redo(entry.number, entry.text, None, entry.said)
        assert seen(copy) == seen(log.room)
        assert copy.wants() == log.room.wants()


def test_what_was_done_here_and_what_was_done_elsewhere_make_one_table() -> None:
    log, (_, ben) = two_at_cards()
    here, elsewhere = log.room, again(log)
    left = log.does(ben, "leave")
    elsewhere.redo(left.number, left.text)
    back = obey(elsewhere, ben, elsewhere.number, "return", WORDS)
    assert isinstance(back, Happening)
    here.redo(back.number, back.text)
    assert seen(here) == seen(elsewhere)


def test_a_judge_who_asks_what_can_be_done_is_asked_for_the_verdict() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition="question", bots=0)
    log.does(ana, "options judge=person")
    log.does(ana, "start")
    log.does(ben, "go on")
    log.steps()
    asked = next(member for member, wanted in log.room.wants().items() if wanted == "turn")
    log.does(asked, "answer Paris")
    for question in ("ask choices", "ask help", "type choices"):
        assert log.answers(ana, question) == "The question: What is 10 times 5? Is Paris right or wrong?"
        assert "right or wrong" not in log.answers(ben, question)
    log.does(ana, "right")


def test_what_a_bot_is_asked_and_answers_is_told_before_the_verdict_once_and_to_everybody() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition="question", bots=1)
    log.does(ana, "options judge=person")
    log.does(ana, "start")
    source = random.Random(3)
    fresh = (Played, Asked, Answered)  # the card was played, and the bot is the first who is asked
    while not ((view := log.room.view(ana)) and view.phase == "judge" and view.turn == 2) or [
        type(event) for event in view.heard if isinstance(event, fresh)
    ][-3:] != [*fresh]:
        happened = log.room.step()
        if happened is not None:
            log.keep(happened)
        else:
            member = min(log.room.wants())
            log.does(member, log.choice(member, source))
    asked = next(event.question for event in reversed(view.heard) if isinstance(event, Asked))
    given = next(event.text for event in reversed(view.heard) if isinstance(event, Answered))
    for member in (ana, ben):
        said = log.told[member][-1].say
        assert said.count(asked) == 1
        assert said.index(asked) < said.index(f" answers {given}")
    assert log.told[ana][-1].say.endswith(f"Is {given} right or wrong?")
    assert log.answers(ana, "ask choices").startswith(f"The question: {asked}")


def test_where_the_table_agreed_so_everybody_hears_the_right_answer_with_the_wrong_one() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition="question", bots=0)
    log.does(ana, "options house=tell-answers")
    log.does(ana, "start")
    log.does(ben, "go on")
    log.steps()
    asked = next(member for member, wanted in log.room.wants().items() if wanted == "turn")
    log.does(asked, "answer Paris")
    for member in (ana, ben):
        said = log.told[member][-1].say
        assert said.index("rong") < said.index("The right answer is 50.")


def test_small_talk_costs_nothing_and_is_answered_in_full_once() -> None:
    log, members, asked = asked_at_a_table()
    first = log.answers(asked, "type hello everyone")
    assert first.startswith("Hello! ")
    assert "type chat and your words" in first
    assert log.answers(asked, "type thanks Bob") == "You are welcome."
    log.answers(asked, "ask turn")
    assert "type chat and your words" in log.answers(asked, "type lol")
    assert log.room.wanted(asked) == "turn"
    log.does(asked, "type chat hello everyone")
    assert log.told[members[0]][-1].say.endswith("hello everyone")
    assert log.told[members[1]][-1].say.endswith("hello everyone")


def asked_at_a_table() -> tuple[Log, list[int], int]:
    """A table for two at which a question waits, its members, and the one who is asked."""
    log, members = table_of("Amy", "Bob", edition="question", bots=0)
    log.does(members[0], "start")
    log.does(members[1], "go on")
    log.steps()
    return log, members, next(member for member, wanted in log.room.wants().items() if wanted == "turn")


def after_a_round() -> tuple[Log, list[int]]:
    """Two people between the first round and the second."""
    log, members = table_of("Amy", "Bob", bots=0)
    log.does(members[0], "start")
    source = random.Random(1)
    while log.room.stage != "ready" or not telling.info(log.room, members[0]).round > 1:
        member = min(log.room.wants())
        log.does(member, log.choice(member, source))
        log.steps()
    return log, members


def test_between_rounds_a_question_about_cards_tells_how_it_stands_and_goes_on() -> None:
    log, members = after_a_round()
    for asked in ("ask turn", "type whose turn is it", "ask hint", "type what can i do"):
        said = log.answers(members[0], asked)
        assert said.startswith("Round 1 is over. ")
        assert said.endswith("Go on when you are ready.")
    log.does(members[0], "go on")
    assert log.answers(members[0], "ask state").endswith("Waiting for Bob.")
    assert log.answers(members[0], "ask hand").startswith("Round 1 is over. This is how it ended.")


def test_between_rounds_everybody_can_ask_who_won() -> None:
    log, members = after_a_round()
    told = log.answers(members[0], "ask who won the last round")
    assert re.search(r"(You go|Bob goes) out and scores? \d+", told), told


def test_asking_costs_nothing_while_a_question_waits() -> None:
    log, (ana, _), asked = asked_at_a_table()
    before = log.room.number
    for typed in ("h", "l", "last supper", "seating order"):
        refused = obey(log.room, asked, before, f"type {typed}", WORDS)
        assert isinstance(refused, Refused)
        assert refused.reason == "WHICH"
        assert f"answer {typed}" in refused.say
    for typed in ("what colour is it", "command h", "how many cards has bob", "command last 3"):
        assert log.answers(asked, f"type {typed}")
    assert log.answers(ana, "ask how many cards has bob") == "Bob has 7 cards."
    assert log.room.number == before
    log.does(asked, "type answer h")


@pytest.mark.parametrize(
    ("edition", "asked", "told"),
    [
        ("mattel", "thanks", "You are welcome."),
        ("mattel", "who would be skipped", "Bob"),
        ("mattel", "whose turn is it", "turn"),
        ("mattel", "can i draw", ("Yes: type draw.", "No. It is")),
        ("dos", "what adds up to 7", "7"),
    ],
)
def test_what_is_asked_by_name_is_understood_like_a_typed_line(
    edition: str, asked: str, told: str | tuple[str, str]
) -> None:
    log, (ana, bob) = two_at_cards(edition)
    before = log.room.number
    by_name, typed = log.answers(ana, f"ask {asked}"), log.answers(bob, f"type {asked}")
    assert by_name.startswith(told) if isinstance(told, tuple) else told in by_name
    assert bool(typed)
    assert log.room.number == before


@pytest.mark.parametrize("way", ["ask", "type"])
def test_a_yes_asks_what_was_offered_and_only_then(way: str) -> None:
    log, (ana, _) = two_at_cards()
    assert "Did you mean who is next" in log.refuses(ana, f"{way} who plays").say
    assert log.answers(ana, f"{way} yes") == log.answers(ana, "ask who is next")
    log.refuses(ana, f"{way} yes")
    log.refuses(ana, f"{way} who plays")
    assert log.answers(ana, f"{way} the first") == log.answers(ana, "ask who is next")


def test_nothing_is_done_by_asking() -> None:
    log, (ana, bob) = two_at_cards()
    before = log.room.number
    for asked in ("draw", "1", "leave", "red 5"):
        for member in (ana, bob):
            obey(log.room, member, before, f"ask {asked}", WORDS)
    assert log.room.number == before


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "en",
            "hello; yes; i hate geography; is it b; rome?; leave?; quit?; skip; my draw twos; hmm; one moment; huh",
        ),
        ("fr", "bonjour; oui; je déteste ça; c'est Dublin ?; partir ?; mes +2; heu; attend 2 sec; redis; c dur"),
    ],
)
def test_talk_costs_nothing_at_a_table_online(language: str, typed: str) -> None:
    log, _, asked = asked_at_a_table()
    before = log.room.number
    for text in typed.split("; "):
        told = obey(log.room, asked, before, f"type {text}", Words(language))
        assert isinstance(told, Private | Refused), text
        assert told.say, text
    assert log.room.number == before
    log.does(asked, "type i think its 7")


def test_the_record_of_a_finished_game_can_be_proved() -> None:
    from sixdot.game.reading import read_record
    from sixdot.game.replay import verify

    log, (ana,) = table_of("Amy", bots=2)
    log.does(ana, "options target=50")
    log.does(ana, "start")
    log.plays(random.Random(1))
    verdict = verify(read_record(log.answers(ana, "ask record")))
    assert (verdict.problem, verdict.complete) == ("", True)


def test_the_first_who_comes_is_host_and_only_the_host_starts() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    assert log.room.members.host == ana
    refused = log.refuses(ben, "start")
    assert refused.reason == "NOT_HOST"
    assert refused.say == "Only the host can do that: ask Amy."
    log.does(ana, f"host {ben}")
    assert log.told[ben][-1].say == "You are the host now."
    log.does(ben, "start")


def test_nobody_is_dealt_cards_before_saying_so_unless_the_host_deals() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "start")
    assert log.steps() == 0
    assert log.room.stage == "ready"
    assert telling.info(log.room, ana).waiting == (ben,)
    log.does(ben, "go on")
    assert log.steps() >= 1
    assert log.room.stage == "playing"
    other, (host, _) = table_of("Amy", "Bob", bots=1)
    other.does(host, "start")
    other.does(host, "deal")
    assert other.room.stage == "playing"


def test_a_move_made_for_an_older_position_is_not_done() -> None:
    log, (ana,) = table_of("Amy", bots=1)
    log.does(ana, "start")
    log.steps()
    old = log.room.decided - 1
    view = telling.view(log.room, ana)
    assert view is not None
    refused = log.refuses(ana, view.legal[0], seen=old)
    assert refused.reason == "STALE"
    log.does(ana, "chat hello", seen=old)
    log.does(ana, view.legal[0], seen=log.room.number - 1)


def test_a_refused_move_says_what_why_and_which_rule() -> None:
    log, (ana,) = table_of("Amy", bots=1)
    log.does(ana, "start")
    log.steps()
    refused = log.refuses(ana, "pass")
    assert (refused.reason, refused.rule) == ("NOT_DRAWN", "T3")
    assert "(mattel T3)" in refused.say
    assert log.refuses(ana, "play x9").reason == "BAD_MOVE"
    assert log.refuses(ana, "fly away").reason == "UNKNOWN_COMMAND"


@pytest.mark.parametrize("way", ["ask", "type"])
def test_whoever_asks_why_not_is_told_the_refusal_again(way: str) -> None:
    log, (ana, bob) = two_at_cards()
    waiting = next(member for member in (ana, bob) if log.room.wants().get(member) != "turn")
    refused = log.refuses(waiting, "play wi red")
    for asked in ("why not", "why can't i play this one"):
        assert log.answers(waiting, f"{way} {asked}") == refused.say


def waiting_for(phase: str) -> tuple[Log, int]:
    """A table that waits for somebody to name a colour or to answer a Wild Draw Four, and who that is."""
    for seed in range(300):
        log, (ana, ben) = table_of("Amy", "Bob", bots=1, seed=f"{phase} {seed}")
        log.does(ana, "start")
        log.does(ben, "go on")
        for _ in range(1 if phase == "colour" else 40):  # a first card may be a Wild
            log.steps()
            view = telling.view(log.room, ana)
            if log.room.stage == "playing" and view and (view.phase, view.turn) == (phase, view.seat):
                return log, ana
            log.plays(random.Random(seed), most=1)
    raise AssertionError(phase)


@pytest.mark.fault("B07")
@pytest.mark.parametrize("phase", ["colour", "respond"])
def test_a_bot_does_at_once_what_waited_for_somebody_who_is_gone(phase: str) -> None:
    log, ana = waiting_for(phase)
    assert log.room.is_waiting()
    log.room.members.present.discard(ana)
    log.keep(log.room.gone(ana))
    assert not log.room.is_waiting()
    log.keep(log.room.step())
    view = telling.view(log.room, ana)
    assert view is not None
    assert view.phase != phase
    assert seen(again(log)) == seen(log.room)


@pytest.mark.fault("R33")
@pytest.mark.parametrize(("edition", "most"), [("mattel", 10), ("dos", 4)])
def test_a_game_begins_with_as_many_as_its_book_says(edition: str, most: int) -> None:
    log, (ana,) = table_of("Amy", edition=edition, bots=0)
    assert log.refuses(ana, "start").reason == "WRONG_NUMBER"
    for _ in range(most - 1):
        log.does(ana, "bot add easy")
    assert log.refuses(ana, "bot add easy").reason == "NO_SEAT"
    log.does(ana, "start")


@pytest.mark.fault("R12")
@pytest.mark.parametrize("named", ["", " wild", " null", " undefined", " 0"])
def test_a_wild_without_a_colour_asks_for_one_whatever_is_named(named: str) -> None:
    log, (ana,) = table_of("Amy", bots=1, seed="wild 30")
    log.does(ana, "start")
    log.steps()
    view = telling.view(log.room, ana)
    assert view is not None
    assert "play wi red" in view.legal
    refused = log.refuses(ana, f"play wi{named}")
    assert (refused.reason, refused.rule) == ("COLOUR_REQUIRED", "T6")
    log.does(ana, "play wi red")


def test_while_somebody_is_away_a_bot_holds_the_same_hand_and_gives_it_back() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "start")
    log.does(ben, "go on")
    log.steps()
    before = telling.view(log.room, ben)
    assert before is not None
    log.room.members.present.discard(ben)
    log.keep(log.room.gone(ben))
    assert log.told[ana][-1].say.startswith("Bob")
    assert telling.info(log.room, ana).members[1].away
    log.room.members.present.add(ben)
    log.keep(log.room.here(ben))
    after = telling.view(log.room, ben)
    assert after is not None
    assert after.hand == before.hand
    assert not telling.info(log.room, ana).members[1].away


def test_another_member_becomes_host_when_the_host_leaves() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.room.members.present.discard(ana)
    log.keep(log.room.gone(ana))
    assert log.room.members.host == ben
    assert log.room.gone(ana) is None
    log.room.members.present.add(ana)
    assert log.room.here(ana) is None
    assert log.room.members.host == ben


@pytest.mark.fault("B04")
def test_when_everybody_has_gone_nothing_moves() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=2)
    log.does(ana, "start")
    log.does(ana, "deal")
    log.room.members.present.clear()
    assert log.room.gone(ana) is None
    assert log.room.gone(ben) is None
    assert log.room.step() is None


@pytest.mark.fault("R40")
def test_rules_change_between_rounds_only_and_all_hear_it() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "start")
    log.does(ana, "deal")
    assert log.refuses(ana, "options target=100").reason == "ROUND_UNDER_WAY"
    log.plays(random.Random(3), most=1)
    while log.room.stage == "playing":
        log.plays(random.Random(3), most=1)
    log.does(ana, "options house=stacking=same clock=60")
    assert log.room.stage == "lobby"
    assert "Draw cards stack" in log.told[ben][-1].say
    assert "60 seconds" in log.told[ben][-1].say
    assert seen(again(log)) == seen(log.room)


@pytest.mark.parametrize(
    "options",
    [
        "target=0",
        "target=x",
        "scoring=zz",
        "house=nonsense",
        "edition=chess",
        "clock=5",
        "wings=2",
        "partners=all",
        "public=maybe",
        "watching=sometimes",
        "pace=fast",
    ],
)
def test_impossible_options_are_refused_and_change_nothing(options: str) -> None:
    log, (ana,) = table_of("Amy", bots=1)
    rules = log.room.options
    assert log.refuses(ana, f"options {options}").reason == "BAD_OPTION"
    assert log.room.options == rules


def test_names_are_distinct_to_the_ear_and_bots_make_way() -> None:
    log, (_,) = table_of("Amy", bots=1)
    assert log.room.members.seats[1].name == "Ana"
    refused = log.room.join("AMY", False, WORDS)
    assert isinstance(refused, Refused)
    assert refused.reason == "NAME_TAKEN"
    log.join("Ana")
    assert [seat.name for seat in log.room.members.seats] == ["Amy", "Ben", "Ana"]
    assert seen(again(log)) == seen(log.room)


def test_somebody_who_lost_the_key_comes_back_when_the_host_lets_them() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "start")
    log.does(ana, "deal")
    log.room.members.present.discard(ben)
    hand = telling.view(log.room, ben)
    assert getattr(log.room.join("Bob", False, WORDS), "reason", "") == "NAME_TAKEN"
    assert log.refuses(ana, f"readmit {ben}").reason == "STILL_PLAYS"
    log.keep(log.room.gone(ben))
    code = log.readmits(ana, ben)
    assert "a code that the host passes on" in log.told[ana][-1].say
    assert getattr(log.room.join("Bob", False, WORDS), "reason", "") == "NAME_TAKEN"  # a stranger who takes the name
    assert getattr(log.room.join("Eve", False, WORDS, new_pass(log.room.code)), "reason", "") == "BAD_PASS"
    renewed = log.readmits(ana, ben)
    assert log.told[ana][-1].say == ""
    assert getattr(log.room.join("Bob", False, WORDS, code), "reason", "") == "BAD_PASS"
    assert log.join("Bob", code=renewed) == ben
    assert getattr(log.room.join("Eve", False, WORDS, renewed), "reason", "") == "BAD_PASS"
    assert renewed not in "".join([entry.text for entry in log.entries])
    log.keep(log.room.here(ben))
    view = telling.view(log.room, ben)
    assert hand is not None
    assert view is not None
    assert view.hand == hand.hand


def test_chat_is_heard_unless_it_is_muted_and_no_number_is_missing() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.does(ana, "chat hello")
    assert log.told[ben][-1].say == "Amy writes: hello"
    log.does(ben, f"mute {ana}")
    log.does(ana, "chat again")
    assert log.told[ben][-1].say == ""
    assert log.told[ana][-1].say == "You write: again"
    log.does(ben, f"unmute {ana}")
    log.does(ana, "chat back")
    assert log.told[ben][-1].say == "Amy writes: back"


def test_help_before_the_first_game_speaks_of_no_round() -> None:
    log, (amy, _) = table_of("Amy", "Bob")
    assert log.answers(amy, "ask help").startswith("The game has not begun. You can ask about it meanwhile")


def test_the_rules_are_read_by_chapters_and_each_member_reads_on_alone() -> None:
    log, (amy, bob) = table_of("Amy", "Bob")
    assert "next reads on." in log.answers(amy, "ask rules")
    assert log.answers(amy, "type next").endswith("next goes on with a turn.")
    assert log.answers(bob, "ask rules next").startswith("Rules, chapter 1")
    assert log.answers(amy, "type suite").startswith("Rules, chapter 3")
    assert log.answers(amy, "type back").startswith("Rules, chapter 2")
    log.answers(amy, "ask help")
    assert log.answers(amy, "ask rules next").startswith("Rules, chapter 3")
    assert log.answers(amy, "ask rules T3").startswith("Mattel T3: you draw one card.")
    assert "Scoring:\n" in log.answers(amy, "ask rules all")
    assert "draws six cards instead of four" in log.answers(amy, "ask help challenge")


def test_a_spectator_can_ask_but_not_act() -> None:
    log, (ana,) = table_of("Amy", bots=2)
    watcher = log.join("Wim", watch=True)
    log.does(ana, "start")
    log.steps()
    assert log.refuses(watcher, "draw").reason == "NOT_PLAYING"
    assert "Amy" in log.answers(watcher, "ask counts")
    view = telling.view(log.room, watcher)
    assert view is not None
    assert view.hand == view.legal == ()


def test_what_was_missed_comes_as_one_summary_and_a_list() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=2)
    log.does(ana, "start")
    log.does(ben, "go on")
    start = log.room.number
    log.plays(random.Random(8), most=12)
    missed = retold(log, ben, start)
    assert missed is not None
    told = [each for each in log.told[ben] if each.number > start]
    assert [(each.number, each.say) for each in missed.list] == [(each.number, each.say) for each in told]
    assert missed.say.startswith("You are back.")
    assert retold(log, ben, log.room.number) is None


def test_a_damaged_entry_is_named() -> None:
    log, (ana,) = table_of("Amy", bots=1)
    log.does(ana, "start")
    log.plays(random.Random(4), most=10)
    for place, entry in enumerate(log.entries):
        data = json.loads(entry.text)
        if data["kind"] == "act" and " play" in data.get("lines", ""):
            data["lines"] = data["lines"].replace(" play", " draw play", 1)
            log.entries[place] = entry._replace(text=json.dumps(data))
            break
    with pytest.raises(Broken, match=r"entry \d+"):
        again(log)


def test_when_time_is_up_something_is_done_for_whoever_is_in_turn() -> None:
    log, (ana,) = table_of("Amy", bots=1)
    log.does(ana, "start")
    source = random.Random(2)
    log.plays(source, most=3)
    while log.room.stage == "playing":
        assert ana in log.room.wants()
        log.keep(log.room.act_for(ana))
        log.steps()
    assert log.room.stage in ("ready", "over")


def test_a_line_typed_as_at_the_terminal_is_understood() -> None:
    log, (ana,) = table_of("Amy", bots=1)
    log.does(ana, "start")
    log.steps()
    assert log.answers(ana, "type hand") == log.answers(ana, "ask hand")
    log.does(ana, "type draw")
    assert log.refuses(ana, "type gibberish").reason == "UNCLEAR"
    for typed in ("undo", "what if draw"):
        assert "begins a practice game" in log.refuses(ana, f"type {typed}").say


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("length", ["brief", "normal", "full"])
def test_whoever_shares_words_with_others_would_have_heard_the_same_alone(edition: str, length: str) -> None:
    words = Words("en", length)
    log, members = table_of("Amy", "Bob", "Cid", "Dot", edition=edition, bots=0)
    watcher = log.join("Wim", watch=True)
    log.does(members[0], "start")
    source = random.Random(edition)
    for _ in range(200):
        happened = log.room.step()
        if happened is None:
            member = sorted(log.room.wants())[0]
            answer = obey(log.room, member, log.room.number, log.choice(member, source), words)
            assert isinstance(answer, Happening)
            happened = answer
        tell, playing = telling.Telling(log.room, happened), log.room.playing
        for member in (*members, watcher):
            seat, together = log.room.seat_of(member), tell.to(member, words).say
            heard = [hear(event, seat) for event in happened.events]
            assert playing is not None
            alone = narrate(heard, log.room.view(member), playing.names, words, seat)
            assert together.startswith((alone.text, alone.deeds)[tell.followed])
        if log.room.stage == "over":
            break


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        *[(edition, "") for edition in EDITIONS],
        ("mattel", "house=jump-in"),
        ("mattel", "house=seven-zero"),
        ("rnib", "partners=opposite"),
        ("dos", "leavers=fold"),
    ],
)
def test_what_has_changed_in_a_view_laid_over_it_is_the_view(edition: str, options: str) -> None:
    log, members = table_of("Amy", "Bob", "Cid", "Dot", edition=edition, bots=0)
    everybody = (*members, log.join("Wim", watch=True))
    if options:
        log.does(members[0], f"options {options}")
    log.does(members[0], "start")
    source = random.Random(f"{edition} {options}")
    sights = {member: Sight() for member in everybody}
    known: dict[int, ViewMessage | None] = dict.fromkeys(everybody)
    before: Shown | None = None
    short = 0
    for _ in range(250):
        happened = log.room.step()
        if happened is None:
            wanted = sorted(log.room.wants())
            member = source.choice(wanted or members)  # perhaps all have left
            usual = [log.choice(member, source)] * 30 if wanted else []
            do = source.choice(["leave", "return", "chat hm", *usual])
            answer = obey(log.room, member, log.room.number, do, WORDS)
            if not isinstance(answer, Happening):
                continue
            happened = answer
        tell = telling.Telling(log.room, happened, before)
        for member in source.sample(everybody, len(everybody)):
            if source.random() < 0.02:  # has come back, and has been shown everything again
                sights[member], known[member] = Sight(), telling.view(log.room, member)
                continue
            message = read_message(encode(tell.to(member, WORDS, sights[member])))
            assert isinstance(message, Told)
            known[member] = message.view and laid_over(known[member], message.view)
            assert known[member] == telling.view(log.room, member)
            short += message.view is not None and "edition" not in json.loads(encode(message.view))
        before = tell.shown
        if log.room.stage == "over":
            break
    assert short > 100


def test_somebody_who_quit_and_is_let_back_has_the_seat_again_and_not_the_bot() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=1)
    log.does(ana, "start")
    log.does(ana, "deal")
    log.steps()
    log.does(ben, "quit")
    log.room.members.present.discard(ben)
    assert log.join("Bob", code=log.readmits(ana, ben)) == ben
    log.steps()
    assert not [member for member in telling.info(log.room, ana).members if member.away]
    assert seen(again(log)) == seen(log.room)


def test_watchers_never_take_the_room_of_those_who_play() -> None:
    log, _ = table_of("Amy", bots=0)
    names = ["Bob", "Cid", "Dora", "Eli", "Fay", "Gus", "Hal", "Ivy", "Kai", "Lou"]
    for name in names:
        log.join(name, watch=True)
    assert getattr(log.room.join("Zed", True, WORDS), "reason", "") == "WATCHED"
    sitting = log.join("Zed")
    assert log.room.members.place_of(sitting) is not None


def test_the_host_decides_whether_anybody_may_watch() -> None:
    log, (amy, _) = table_of("Amy", "Bob", bots=0)
    watcher = log.join("Cid", watch=True)
    told = log.does(amy, "options watching=no")
    assert "Nobody else may watch" in telling.Telling(log.room, told).to(amy, WORDS).say
    assert getattr(log.room.join("Zed", True, WORDS), "reason", "") == "UNWATCHED"
    assert log.room.members.place_of(log.join("Dora")) is not None, "who sits down is welcome"
    log.does(amy, "start")
    log.does(amy, "deal")
    assert getattr(log.room.join("Zed", False, WORDS), "reason", "") == "UNWATCHED", "there is no seat during a game"
    assert log.refuses(amy, "options watching=yes clock=30").reason == "ROUND_UNDER_WAY"
    assert log.refuses(watcher, "type options watching=yes").reason == "NOT_HOST"
    log.does(amy, "type options watching=yes")
    assert log.room.stage == "playing", "the round goes on"
    log.join("Zed", watch=True)
    assert telling.info(log.room, amy).watching
    assert seen(again(log)) == seen(log.room)


def test_a_paused_game_waits_for_its_host_whatever_anybody_does() -> None:
    log, (amy, bob) = table_of("Amy", "Bob", bots=1)
    log.does(amy, "start")
    log.does(amy, "deal")
    told = log.does(amy, "options paused=yes")
    assert telling.Telling(log.room, told).to(bob, WORDS).say == "The game is paused until the host goes on."
    for member, words in ((amy, "You have paused the game"), (bob, "It goes on when the host says so")):
        for do in ("draw", "type draw", "catch 1"):
            refused = log.refuses(member, do)
            assert refused.reason == "PAUSED"
            assert words in refused.say
    assert log.refuses(amy, "deal").reason == "PAUSED"
    assert log.room.step() is None
    assert log.room.is_waiting()
    assert log.refuses(bob, "options paused=no").reason == "NOT_HOST"
    log.does(bob, "leave")  # whoever has to go may go
    log.does(bob, "return")
    assert telling.info(log.room, bob).paused
    assert seen(again(log)) == seen(log.room)
    told = log.does(amy, "options paused=no")
    whose = telling.Telling(log.room, told).to(amy, WORDS).say
    assert whose.startswith("The game goes on. ")
    assert "turn" in whose
    log.plays(random.Random(1), most=5)
    assert seen(again(log)) == seen(log.room)


def test_a_paused_table_whose_host_is_gone_gets_another_who_can_go_on() -> None:
    log, (amy, bob) = table_of("Amy", "Bob", bots=1)
    log.does(amy, "start")
    log.does(amy, "deal")
    log.does(amy, "options paused=yes")
    log.room.members.present.discard(amy)
    happened = log.room.gone(amy)
    assert happened is not None
    log.keep(happened)
    assert log.room.members.host == bob
    log.does(bob, "options paused=no")
    assert seen(again(log)) == seen(log.room)


def test_where_the_chat_is_closed_only_the_host_writes() -> None:
    log, (amy, bob) = table_of("Amy", "Bob", bots=0)
    told = log.does(amy, "options chat=no")
    assert telling.Telling(log.room, told).to(bob, WORDS).say == "The chat is closed: only the host may write."
    refused = log.refuses(bob, "chat Hello")
    assert (refused.reason, refused.say) == ("CHAT_CLOSED", "The chat is closed: only Amy may write.")
    log.does(amy, "chat Quiet, please")
    log.does(amy, "options chat=yes")
    log.does(bob, "chat Hello")


@pytest.mark.parametrize("dealt", [True, False])
def test_the_host_ends_a_game_and_the_secret_of_its_round_is_told(dealt: bool) -> None:
    log, (amy, bob) = table_of("Amy", "Bob", bots=1)
    assert log.refuses(amy, "end").reason == "NO_GAME"
    log.does(amy, "start")
    if dealt:
        log.does(amy, "deal")
    assert log.refuses(bob, "end").reason == "NOT_HOST"
    told = log.does(amy, "end")
    assert [type(event).__name__ for event in told.events] == ["SeedTold"]
    assert telling.Telling(log.room, told).to(bob, WORDS).say == "Amy ends the game. It has no winner."
    assert log.room.stage == "lobby"
    assert seen(again(log)) == seen(log.room)
    log.does(amy, "options target=50")
    log.does(amy, "start")
    log.plays(random.Random(2))
    assert log.room.stage == "over"
    assert log.refuses(amy, "end").reason == "NO_GAME"


def test_the_host_removes_a_player_in_the_middle_of_a_round_and_a_bot_plays_on() -> None:
    log, (amy, bob) = table_of("Amy", "Bob", bots=1)
    log.does(amy, "options target=50")
    log.does(amy, "start")
    log.does(amy, "deal")
    assert log.refuses(bob, f"remove {amy}").reason == "NOT_HOST"
    told = log.does(amy, f"remove {bob}")
    assert told.departed == bob
    assert "You send Bob away; a bot plays on." in telling.Telling(log.room, told).to(amy, WORDS).say
    assert log.refuses(bob, "draw").reason == "NOT_A_MEMBER"
    log.room.members.present.discard(bob)
    assert seen(again(log)) == seen(log.room)
    log.plays(random.Random(3))
    assert log.room.stage == "over"
    assert seen(again(log)) == seen(log.room)


def test_a_name_that_was_sent_away_stays_closed_until_the_host_opens_it() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.does(ana, f"remove {ben}")
    log.room.members.present.discard(ben)
    for name in ("Bob", "bob", "Bobb"):
        assert getattr(log.room.join(name, False, WORDS), "reason", "") == "SENT_AWAY"
    assert log.refuses(ana, "readmit Zoe").reason == "NO_SUCH_MEMBER"
    assert seen(again(log)) == seen(log.room)
    code = log.readmits(ana, "Bob")
    assert seen(again(log)) == seen(log.room)
    assert log.join("Bob", code=code) == ben
    assert log.room.members.place_of(ben) is None
    log.does(ben, "seat")
    assert seen(again(log)) == seen(log.room)


def test_nobody_is_let_back_whose_name_somebody_else_has_by_now() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.does(ben, "quit")
    log.room.members.present.discard(ben)
    other = log.join("Bob")
    assert other != ben
    assert log.refuses(ana, f"readmit {ben}").reason == "NO_SUCH_MEMBER"


@pytest.mark.parametrize(
    "entry",
    [
        '{"kind":"act","lines":"0 play r5  #00000000\\n"}',
        '{"kind":"began","seed":"x","language":"en","by":9,"lines":"round 1  #00000000\\n"}',
        '{"kind":"bot","level":null,"seat":7,"name":"x","by":1}',
        '{"kind":"no such thing"}',
        "[]",
        "no JSON",
    ],
)
def test_whatever_is_wrong_with_an_entry_the_table_is_broken_and_says_where(entry: str) -> None:
    log, _ = table_of("Amy", bots=0)
    room = again(log)
    with pytest.raises(Broken, match=rf"entry {room.number + 1}"):
        room.redo(room.number + 1, entry)


def test_a_table_is_opened_by_the_name_of_a_book_and_a_refusal_lists_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixdot.game.editions._brought", {})
    book = bring(replace(EDITIONS["mattel"], id="old-oak", hand_size=5))
    room = Room("bek-dor-mip-tan-rus")
    assert isinstance(room.open("old-oak", False, "en"), Happening)
    assert room.edition == book
    assert book.id != "old-oak"
    refused = Room("bek-dor-mip-tan-rus").open("no such", False, "en")
    assert isinstance(refused, Refused)
    assert refused.reason == "BAD_EDITION"
    assert refused.say.endswith("old-oak.")
    assert book.id not in refused.say


def test_what_was_written_is_told_again_to_those_who_were_there() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition="mattel", bots=1)
    log.does(ben, "chat good evening")
    log.does(ana, "start")
    log.does(ben, "go on")
    log.steps()
    assert log.answers(ana, "type what did Bob say?") == "Bob writes: good evening"
    assert log.answers(ben, "type what did I say?") == "You write: good evening"
    assert "remembered" in log.answers(ana, "type what did I say?")
    log.does(ana, f"mute {ben}")
    log.does(ben, "chat my own business")
    assert "business" not in log.answers(ana, "type what did Bob say?")


def test_a_question_in_words_is_answered_online_from_what_the_member_knows() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", edition="mattel", bots=1)
    log.does(ana, "start")
    log.does(ben, "go on")
    log.steps()
    view = log.room.view(ana)
    assert view is not None
    assert log.answers(ana, "type how many cards does Bob have?") == f"Bob has {view.counts[1]} cards."
    assert log.answers(ana, "type what cards does Bob have?").startswith("You cannot see Bob's cards.")
    assert log.answers(ana, "type who is a bot?").startswith("At the table: you, Bob, ")
