"""Moments of seeded games, with what one seat knows; and facts read out of a text: names, numbers, cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.bots import bot_named
from sixdot.classroom.starter import starter_questions
from sixdot.game.cards import Card
from sixdot.game.editions import EDITIONS
from sixdot.game.events import Event, hear
from sixdot.game.match import OVER, PLAYING, Match
from sixdot.game.options import Options
from sixdot.game.refusal import Refusal
from sixdot.game.shuffle import FairStream
from sixdot.table import Table, answer_for
from sixdot.voice.words import Words

NAMES = ("Zoe", "Ana", "Ben", "Cleo", "Dan", "Eva")
ME = 0


@dataclass(frozen=True)
class Moment:
    """A game as it stands, everything that has happened in this round, and what seat 0 knows of it."""

    game: Match
    told: Sequence[Event]
    known: SeatKnowledge

    def words(self, language: str = "en", length: str = "normal") -> Words:
        return Words(language, length, self.game.edition.marks)


def moments(edition: str, seed: str, players: int = 4, options: Options | None = None) -> Iterator[Moment]:
    """A whole game with seat 0 as its only person, who plays steadily, after each action in a round."""
    rules = EDITIONS[edition]
    questions = starter_questions("en", seed) if rules.asks_questions else None
    game = Match(rules, players, options or Options(), people=[ME], questions=questions)
    steady = bot_named("steady")
    table = Table(game, NAMES[:players], dict.fromkeys(range(1, players), steady), seed, deals="chosen")
    while game.stage != OVER:
        table.commit()
        told = list(table.deal())
        heard = [_heard(told, game)]
        own, number = 0, 0
        while game.stage == PLAYING:
            yield Moment(game, tuple(told), _known(game, heard, own))
            news = table.step()
            awaited = table.awaited()
            mine = not news and not table.is_pause(awaited[0])
            if not news and not mine:
                table.go_on(awaited[0])
                continue
            if mine:
                chance = FairStream(f"{seed} {number}".encode())
                wish = steady(game.view(ME), chance)
                assert wish is not None
                done = table.apply(awaited[0], answer_for(game, wish, chance))
                assert not isinstance(done, Refusal)
                news = done
            told += news
            heard.append(_heard(news, game))
            own = len(heard) if mine else own
            number += 1


def _heard(events: Sequence[Event], game: Match) -> Hearing:
    return Hearing(tuple([hear(event, ME) for event in events]), game.view(ME), ME)


def _known(game: Match, heard: Sequence[Hearing], own: int) -> SeatKnowledge:
    return SeatKnowledge(game, NAMES[: game.players], game.view(ME), True, game.number, tuple(heard), own)


# What a text says


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def names_in(text: str, moment: Moment, words: Words) -> list[int]:
    """The players that are named, in this order; seat 0 by any word for 'you'."""
    own = {"en": r"\byou(?:r)?\b", "fr": r"\bvous\b"}[words.language]
    called = [own, *[rf"\b{name}\b" for name in NAMES[1 : moment.game.players]]]
    found = [(match.start(), seat) for seat, name in enumerate(called) for match in re.finditer(name, text, re.I)]
    return [seat for _, seat in sorted(found)]


def cards_in(text: str, moment: Moment, words: Words) -> Counter[Card]:
    """Every card that is named, and how often: the longest name that stands there."""
    names = {words.one(card).lower(): card for card in moment.game.edition.deck.cards}
    longest = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return Counter(names[found.lower()] for found in re.findall(rf"(?<![\w+])(?:{longest})(?!\w)", text, re.I))
