"""Learn to play: what to do first, the steps of a round in the words of the reference cards, and a few scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guide.frame import HERE, OTHER, Page, frame_word, told
from guide.manuals import Resolve, chosen, html_of
from guide.scenes import Scene
from sixdot.conformance.reading import Scenario
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS
from sixdot.press.cards import card_parts
from sixdot.voice.words import Words, sentence

_STEPS: Final = 4  # of a round: dealing, a turn, the call, the score
# A scene for each thing that surprises beginners.
SCENES: Final = (
    "a card matches by colour, by number or by symbol, and wilds go on anything",
    "nobody plays out of turn, and nobody plays a card that is not in the hand",
    "Reverse turns the direction and Skip takes a turn away",
    "UNO is called with the play of the second-to-last card and then nobody can catch",
    "a Wild DOS is a two of the colour named when played",
)


def learn_page(language: str, scenarios: Sequence[Scenario], play: bool, resolve: Resolve) -> Page:
    path = f"{language}/learn.html"
    source = HERE / "pages" / language / "learn.md"
    text = chosen(source.read_text(encoding="utf-8"), play)
    title, body = html_of(text, source.parent, path, language, resolve)
    parts = [body]
    for edition in _games(language):
        parts += _steps(edition, language)
    parts.append(f'<h2 id="scenes">{frame_word(language, "played")}</h2>')
    scenes = [next(each for each in scenarios if each.name == name) for name in SCENES]
    parts += [Scene(each, language).html(number) for number, each in enumerate(scenes, 1)]
    return Page(path, language, title, "\n".join(parts), "learn", f"{OTHER[language]}/learn.html")


def _games(language: str) -> list[Edition]:
    """One rule book of each family: that of the language, or else the one that is usually played."""
    found: dict[str, Edition] = {}
    for edition in sorted(EDITIONS.values(), key=lambda book: (book.language != language, not book.default)):
        found.setdefault(edition.game, edition)
    return list(found.values())


def _steps(edition: Edition, language: str) -> list[str]:
    words = Words(language, marks=edition.marks)
    heading = frame_word(language, "in-steps", edition=told(sentence(words.about(edition, "title"))))
    lines = [f'<h2 id="{edition.id}">{heading}</h2>']
    for part in card_parts(edition, words)[:_STEPS]:
        lines.append(f"<h3>{frame_word(language, 'step', game=edition.game.upper(), step=told(part.title))}</h3>")
        lines += [f"<p>{told(text)}</p>" for text in part.texts]
    return lines
