"""What a folder of kept games says of itself: card.json for programs, README.md for people."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from msgspec import json

from sixdot.durable import replace_data, replace_text
from sixdot.lab.parts import PartRow, part_name
from sixdot.lab.records import LIST, RecordsPlan, sums
from sixdot.lab.work import so_many

LICENCE: Final = "CC0-1.0"
COLUMNS: Final = {
    "game": "its number, from 0; its deals follow from it and the seed",
    "edition": "the rule book, then its house rules",
    "bots": "who played, by seat",
    "rounds": "for each round what was done, a seat and an action each, in Sixdot's notation",
    "winners": "the seats that have won; none if the one round was blocked",
    "scores": "at the end, of each player, or of each team in the order of their first members",
    "faults": "how often a bot chose what it must not, and a fallback played in its place",
    "check": "of the last line of the game's record, to see that it is played again alike",
}
LIMITS: Final = (
    "Bots play here, not people: how often they challenge, bluff or forget UNO is how they are written.",
    "The deals follow from a seed that was chosen, so they prove nothing about luck at a table.",
    "Nobody leaves, adds chance of their own, accuses or votes in these games.",
    "A game says what was done, not what each player saw: to have that, play it again (below).",
)

_PROGRAMS: Final = {
    "lines": 'import gzip, json\n\nwith gzip.open("FOLDER/part-000000.jsonl.gz", "rt", encoding="utf-8") as lines:\n'
    "    games = [json.loads(line) for line in lines]",
    "parquet": 'import pyarrow.dataset as dataset\n\ngames = dataset.dataset("FOLDER", format="parquet", '
    "exclude_invalid_files=True).to_table()",
}
_FORMS: Final = {"lines": "lines of JSON, compressed with gzip", "parquet": "Parquet, compressed with zstd"}


def write_card(plan: RecordsPlan, rows: Sequence[PartRow]) -> None:
    """The card of what is there so far."""
    card = _card(plan, rows)
    replace_data(plan.folder / "card.json", json.format(json.encode(card), indent=1) + b"\n")
    replace_text(plan.folder / "README.md", _text(plan, card))


def _card(plan: RecordsPlan, rows: Sequence[PartRow]) -> dict[str, Any]:
    return {
        "format": "sixdot kept games 1",
        "license": LICENCE,
        **plan.header(),
        "command": _command(plan),
        "complete": len(rows) == plan.units,
        "verified": "every game",
        "kept": sums(rows),
        "left_out": [number for row in rows for number in row.endless],
        "columns": COLUMNS,
        "limits": LIMITS,
    }


def _text(plan: RecordsPlan, card: dict[str, Any]) -> str:
    kept = card["kept"]
    done = "All of it is here." if card["complete"] else f"Not finished: {plan.count} were asked for."
    options = ", ".join([f"{name} {value}" for name, value in (plan.games or {}).items() if value])
    return (
        (files(__package__) / "card.md")
        .read_text(encoding="utf-8")
        .format(
            **{name: card[name] for name in ("sixdot", "rules", "code", "seed", "players", "command")},
            **{name: kept[name] for name in ("blocked", "faults")},
            **{f"{noun}s": so_many(kept[f"{noun}s"], noun) for noun in ("round", "action")},
            games=so_many(kept["games"], plan.noun),
            files=so_many(kept["parts"], "file"),
            title=plan.title(),
            state=done,
            left_out=len(card["left_out"]),
            list=LIST,
            editions=", ".join(plan.editions),
            house=", ".join(plan.house) or "none",
            bots=", ".join(plan.bots),
            options=f"Whole games: {options or 'as the rule book has them'}."
            if plan.games
            else "Single rounds: winning the round is all that counts.",
            example=part_name(0, plan.form),
            form=_FORMS[plan.form],
            columns="\n".join([f"- `{name}`: {told}" for name, told in COLUMNS.items()]),
            program=_PROGRAMS[plan.form],
            limits="\n".join([f"- {limit}" for limit in LIMITS]),
        )
    )


def _command(plan: RecordsPlan) -> str:
    """What makes the same folder again, with the same version."""
    words = ["sixdot lab records --into FOLDER", f"--bots {','.join(plan.bots)}", f"--players {plan.players}"]
    words += [f"--edition {edition}" for edition in plan.editions]
    words += [f"--house {rule}" for rule in plan.house]
    words.append(f"--games {plan.count}" if plan.games else f"--rounds {plan.count}")
    words += [f"--{name} {value}" for name, value in (plan.games or {}).items() if value not in (None, "none")]
    words += [f"--seed '{plan.seed}'", f"--part {plan.part}", f"--most-actions {plan.most_actions}"]
    return " ".join(words + (["--parquet"] if plan.form == "parquet" else []))
