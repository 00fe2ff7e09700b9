"""The win rates of a tournament as a picture, with the figures in words inside the file."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Final

from sixdot.lab.figures import shown
from sixdot.lab.journal import Row
from sixdot.lab.tournament import Placing, TournamentPlan, placings, sheets

HEIGHT: Final = 0.45  # inches for a bot


def check_plotting(path: Path) -> None:
    """If no plot can be drawn, say so before a long run, not after it."""
    if find_spec("matplotlib") is None:
        raise ValueError("a plot needs matplotlib: install it with pip install 'sixdot[plot]'")
    if path.suffix.lower() != ".png":
        raise ValueError(f"the plot is a PNG: name it so, not {path.name}")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"there is no folder for the plot {path}")


def draw(plan: TournamentPlan, rows: Sequence[tuple[int, Row]], path: Path) -> None:
    """One line for each bot of each contest: a dot, its margin, and a stroke at par."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    found = [placing for placing in placings(plan, rows) if placing.played]
    figure = Figure(figsize=(9, 1.6 + HEIGHT * len(found)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = list(range(len(found), 0, -1))
    rates = [100 * placing.wins.mean for placing in found]
    margins = [100 * (nan if each.wins.margin is None else each.wins.margin) for each in found]
    axes.errorbar(rates, places, xerr=margins, fmt="o", color="black", capsize=4, label="win rate, 95 % confidence")
    axes.scatter([100 * placing.par for placing in found], places, marker="|", s=300, color="black", label="par")
    axes.set_yticks(places, [_label(placing, plan) for placing in found])
    axes.set_ylim(0.4, len(found) + 0.6)
    axes.set_xlabel(f"% of {plan.unit} won by a seat")
    axes.grid(axis="x", alpha=0.4)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.35 / max(1, HEIGHT * len(found))), ncols=2, frameon=False)
    words = shown(sheets(plan, rows, times=False), [], "lines")
    try:
        figure.savefig(path, format="png", dpi=120, metadata={"Title": "Win rates", "Description": words})
    except OSError as error:
        raise ValueError(f"the plot {path} cannot be written: {error.strerror}") from None


def _label(placing: Placing, plan: TournamentPlan) -> str:
    others = f": {' '.join(placing.contest.line_up)}" if plan.has_line_ups else ""
    return f"{placing.bot}\n{placing.contest.named}{others}"
