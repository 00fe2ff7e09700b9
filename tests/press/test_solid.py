"""Tags to be printed in three dimensions: closed, as large as they say, and the same whenever they are made."""

from __future__ import annotations

import math
import zipfile
from functools import cache
from io import BytesIO
from xml.etree import ElementTree

import numpy as np
import pytest
import trimesh

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.dots import MARBURG, STANDARDS
from sixdot.press.solid import BED, RIM, THICK, Solid, plate_height, stl, tags, threemf

CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


@cache
def plates_of(edition: str, standard: str = "marburg") -> list[Solid]:
    book = edition_named(edition)
    return tags(book, STANDARDS[standard])


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_stl_of_tags_is_closed_and_as_large_as_its_plates(edition: str) -> None:
    plates = plates_of(edition)
    mesh = trimesh.load_mesh(BytesIO(stl(plates)), file_type="stl")
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    low, high = mesh.bounds
    assert high[2] == pytest.approx(THICK + MARBURG.height, abs=0.01)
    assert low[2] == 0
    assert high[0] - low[0] <= BED
    assert high[1] - low[1] <= BED
    assert mesh.volume == pytest.approx(sum(_volume(plate) for plate in plates), rel=0.01)


@pytest.mark.parametrize("standard", STANDARDS)
def test_a_3mf_has_a_closed_thing_for_every_mark_under_its_name(standard: str) -> None:
    plates = plates_of("mattel", standard)
    package = zipfile.ZipFile(BytesIO(threemf(plates, "Marks & <tags>", "en")))
    assert package.testzip() is None
    assert {"[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"} == set(package.namelist())
    model = ElementTree.fromstring(package.read("3D/3dmodel.model"))
    assert model.get("unit") == "millimeter"
    assert model.findtext(f"{CORE}metadata") == "Marks & <tags>"
    things = model.findall(f"{CORE}resources/{CORE}object")
    assert [thing.get("name") for thing in things] == [plate.name for plate in plates]
    assert [item.get("objectid") for item in model.findall(f"{CORE}build/{CORE}item")] == [
        thing.get("id") for thing in things
    ]
    for thing in things:
        mesh = _mesh(thing)
        assert mesh.is_watertight
        assert mesh.volume > 0
        assert mesh.extents[1] == pytest.approx(plate_height(STANDARDS[standard]), abs=0.01)
        assert mesh.extents[2] == pytest.approx(THICK + STANDARDS[standard].height, abs=0.01)


def test_nothing_lies_beside_the_bed() -> None:
    corners = [corner for plate in tags(edition_named("mattel")) for corner in plate.corners]
    assert min(x for x, _, _ in corners) == pytest.approx(0, abs=0.001)
    assert min(y for _, y, _ in corners) == pytest.approx(0, abs=0.001)
    assert min(z for _, _, z in corners) == pytest.approx(0, abs=0.001)


def test_plates_lie_apart_from_each_other() -> None:
    places = [(np.min(plate.corners, axis=0), np.max(plate.corners, axis=0)) for plate in plates_of("french")]
    for number, (low, high) in enumerate(places):
        for other_low, other_high in places[:number]:
            assert any(low[side] > other_high[side] + 1 or other_low[side] > high[side] + 1 for side in (0, 1))


def test_the_upper_right_corner_alone_is_cut_off() -> None:
    plate = plates_of("mattel")[0]
    lowest = min(y for _, y, _ in plate.corners)
    floor = {(round(x, 2), round(y - lowest, 2)) for x, y, z in plate.corners if z == 0}
    width, height = max(x for x, _ in floor), max(y for _, y in floor)
    assert floor == {(0, 0), (width, 0), (width, round(height - 3, 2)), (round(width - 3, 2), height), (0, height)}


def test_the_same_tags_make_the_same_file() -> None:
    book = edition_named("dos")
    again = tags(book)
    assert stl(again) == stl(plates_of("dos"))
    assert threemf(again, "", "en") == threemf(plates_of("dos"), "", "en")


def _volume(plate: Solid) -> float:
    """A plate without a corner, and a cap of a sphere for every dot."""
    width, height, top = np.max(plate.corners, axis=0) - np.min(plate.corners, axis=0)
    dots = sum(z > top - 0.001 for _, _, z in plate.corners)
    radius, tall = MARBURG.diameter / 2, MARBURG.height
    cap = math.pi * tall * (3 * radius**2 + tall**2) / 6
    assert height == pytest.approx(MARBURG.tall + 2 * RIM, abs=0.01)
    return float((width * height - 4.5) * THICK + dots * cap)


def _mesh(thing: ElementTree.Element) -> trimesh.Trimesh:
    corners = [[float(each.get(axis, "")) for axis in "xyz"] for each in thing.iter(f"{CORE}vertex")]
    triangles = [[int(each.get(place, "")) for place in ("v1", "v2", "v3")] for each in thing.iter(f"{CORE}triangle")]
    return trimesh.Trimesh(corners, triangles)
