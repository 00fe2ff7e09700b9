"""Tags to print in three dimensions: a small plate for each mark of a deck, with domed dots at their true size.

The upper right corner of a plate is cut off, so that a finger knows which way it is held.
"""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from sixdot.game.edition import Edition
from sixdot.press.dots import MARBURG, Standard, braille_of_deck, centres, mark_cells

if TYPE_CHECKING:
    from manifold3d import Manifold

THICK: Final = 1.0
RIM: Final = 3.0
_CUT: Final = 3.0
_APART: Final = 3.0  # between plates
BED: Final = 200.0  # how wide what is printed at once may be
_ROUND: Final = 16  # how many sides a dot has
_DEEP: Final = 0.2  # how far a dot reaches into its plate
_MOMENT: Final = (1980, 1, 1, 0, 0, 0)  # the same plates make the same file
_NAMESPACE: Final = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_OPC: Final = "http://schemas.openxmlformats.org/package/2006"
_RELATED: Final = "application/vnd.openxmlformats-package.relationships+xml"
_MODEL: Final = "application/vnd.ms-package.3dmanufacturing-3dmodel+xml"
_TYPES: Final = (
    f'<Types xmlns="{_OPC}/content-types"><Default Extension="rels" ContentType="{_RELATED}"/>'
    f'<Default Extension="model" ContentType="{_MODEL}"/></Types>'
)
_RELATIONS: Final = (
    f'<Relationships xmlns="{_OPC}/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>'
)

Point = tuple[float, float, float]
Triangle = tuple[int, int, int]


class Solid(NamedTuple):
    """A closed surface: its corners, and the triangles between them."""

    name: str
    corners: list[Point]
    triangles: list[Triangle]


def tags(edition: Edition, standard: Standard = MARBURG, marks_in: str = "") -> list[Solid]:
    """A plate for every kind of card, side by side."""
    braille = braille_of_deck(edition, marks_in)
    places: list[tuple[float, int]] = []  # of each plate, from the left, and its row
    x, row = 0.0, 0
    every = [mark_cells(card, edition, braille) for card in edition.deck.cards]
    for cells in every:
        width = standard.width(len(cells)) + 2 * RIM
        if x and x + width > BED:
            x, row = 0.0, row + 1
        places.append((x, row))
        x += width + _APART
    step = plate_height(standard) + _APART
    return [
        _solid(edition.marks.of(card), _plate(cells, standard).translate((x, (places[-1][1] - row) * step, 0)))
        for card, cells, (x, row) in zip(edition.deck.cards, every, places, strict=True)
    ]


def plate_height(standard: Standard) -> float:
    return standard.tall + 2 * RIM


def _plate(cells: Sequence[int], standard: Standard) -> Manifold:
    """Its left lower corner is where all begins; y grows upwards here."""
    from manifold3d import CrossSection, Manifold, OpType

    width, height = standard.width(len(cells)) + 2 * RIM, plate_height(standard)
    outline = [(0, 0), (width, 0), (width, height - _CUT), (width - _CUT, height), (0, height)]
    inside = RIM + standard.diameter / 2
    dome = _dome(standard)
    dots = [
        dome.translate((across, height - down, THICK)) for across, down in centres(cells, standard, inside, inside)
    ]
    return Manifold.batch_boolean([CrossSection([outline]).extrude(THICK), *dots], OpType.Add)


def _dome(standard: Standard) -> Manifold:
    """A dot on the height zero: the cap of a sphere, and below it as much of the sphere as grips the plate."""
    from manifold3d import Manifold

    radius, height = standard.diameter / 2, standard.height
    sphere = (radius**2 + height**2) / (2 * height)
    whole = Manifold.sphere(sphere, _ROUND).translate((0, 0, height - sphere))
    return whole.trim_by_plane((0, 0, 1), -_DEEP)


def _solid(name: str, shape: Manifold) -> Solid:
    mesh = shape.to_mesh()
    corners = [(float(x), float(y), float(z)) for x, y, z in mesh.vert_properties[:, :3]]
    return Solid(name, corners, [(int(a), int(b), int(c)) for a, b, c in mesh.tri_verts])


# Files


def stl(solids: Sequence[Solid]) -> bytes:
    """Binary STL: every triangle by itself."""
    triangles = [[solid.corners[corner] for corner in each] for solid in solids for each in solid.triangles]
    made = [b"Sixdot".ljust(80), struct.pack("<I", len(triangles))]
    made += [struct.pack("<12fH", *_normal(*each), *each[0], *each[1], *each[2], 0) for each in triangles]
    return b"".join(made)


def _normal(a: Point, b: Point, c: Point) -> Point:
    """The direction in which a triangle looks, of length one."""
    (ux, uy, uz), (vx, vy, vz) = [(p[0] - a[0], p[1] - a[1], p[2] - a[2]) for p in (b, c)]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = (x * x + y * y + z * z) ** 0.5 or 1.0
    return x / length, y / length, z / length


def threemf(solids: Sequence[Solid], title: str, language: str) -> bytes:
    """3MF: each plate a thing of its own, under the name of its mark."""
    objects = [_object(number, solid) for number, solid in enumerate(solids, 1)]
    items = [f'<item objectid="{number}"/>' for number, _ in enumerate(solids, 1)]
    model = (
        f'<?xml version="1.0" encoding="UTF-8"?><model unit="millimeter" xml:lang={quoteattr(language)} '
        f'xmlns="{_NAMESPACE}"><metadata name="Title">{escape(title)}</metadata>'
        f"<resources>{''.join(objects)}</resources><build>{''.join(items)}</build></model>"
    )
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as package:
        for name, text in {
            "[Content_Types].xml": _TYPES,
            "_rels/.rels": _RELATIONS,
            "3D/3dmodel.model": model,
        }.items():
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, text)
    return file.getvalue()


def _object(number: int, solid: Solid) -> str:
    corners = [f'<vertex x="{x:.4f}" y="{y:.4f}" z="{z:.4f}"/>' for x, y, z in solid.corners]
    triangles = [f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in solid.triangles]
    mesh = f"<vertices>{''.join(corners)}</vertices><triangles>{''.join(triangles)}</triangles>"
    return f'<object id="{number}" type="model" name={quoteattr(solid.name)}><mesh>{mesh}</mesh></object>'
