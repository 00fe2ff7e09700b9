"""Words as a picture, for programs that want an array of colours to make a film of."""

from functools import cache
from typing import Any, Final

from sixdot.lab import explained

with explained("learn"):
    import numpy as np
    from numpy.typing import NDArray

WIDTH, HEIGHT = 960, 540  # points
DOTS_AN_INCH: Final = 100
LETTERS: Final = 13  # their size, in points of a printer
A_LINE: Final = 80  # letters


@cache
def _page() -> Any:
    """An empty page to write on."""
    with explained("plot"):
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    page = Figure((WIDTH / DOTS_AN_INCH, HEIGHT / DOTS_AN_INCH), DOTS_AN_INCH)
    FigureCanvasAgg(page)
    return page


def picture_of(text: str) -> NDArray[np.uint8]:
    """Black on white, rows of points from the top, each red, green and blue; what does not fit is left out."""
    from textwrap import wrap

    page = _page()
    page.clear()
    told = "\n".join([part for line in text.splitlines() for part in wrap(line, A_LINE) or [""]])
    page.text(0.03, 0.96, told, size=LETTERS, verticalalignment="top", parse_math=False)
    page.canvas.draw()
    return np.array(page.canvas.buffer_rgba())[:, :, :3].copy()
