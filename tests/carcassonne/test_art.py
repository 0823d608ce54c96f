"""The drawings tell the truth about the tiles, leave room for figures, and are what a page can use."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from math import dist
from xml.etree import ElementTree

import pytest

from bastide.carcassonne import art, tiles
from bastide.carcassonne.art.check import problems
from bastide.carcassonne.art.draw import draw_tile
from bastide.carcassonne.art.facts import facts_of
from bastide.carcassonne.art.gathered import gathered, looks
from bastide.carcassonne.art.geometry import Point, turn
from bastide.carcassonne.art.layout import build, scene_of
from bastide.carcassonne.art.palette import SEATS, variables

SETS = tiles.set_names()
SMALL = {"house", "tree", "bush"}


def ids(set_name: str) -> list[str]:
    return [t.id for t in tiles.load_set(set_name).tiles]


def winding(p: Point, outline: str) -> int:
    """How often the outline runs around a point: 0 is outside, as SVG fills it."""
    turns = 0
    for loop in re.findall(r"M([^MZ]+)Z", outline):
        points = [tuple(map(float, pair.split())) for pair in loop.split("L")]
        for a, b in zip(points, points[1:] + points[:1], strict=True):
            side = (b[0] - a[0]) * (p[1] - a[1]) - (p[0] - a[0]) * (b[1] - a[1])
            if a[1] <= p[1] < b[1] and side > 0:
                turns += 1
            elif b[1] <= p[1] < a[1] and side < 0:
                turns -= 1
    return turns


# ---------------------------------------------------------------- the picture and the data


@pytest.mark.parametrize("set_name", SETS)
def test_the_picture_parts_the_meadows_as_the_data_do(set_name: str) -> None:
    assert [p for tile_id in ids(set_name) for p in problems(scene_of(tile_id))] == []


def test_the_check_sees_a_road_that_is_missing() -> None:
    scene = build(facts_of("BA-24"))
    scene.roads.clear()
    assert "BA-24: NL and ER should be parted" in problems(scene)


def test_the_check_sees_a_meadow_that_is_cut() -> None:
    scene = build(facts_of("BA-18"))
    scene.hedges.append([(0, 60), (100, 60)])
    assert "BA-18: EL and SL should be joined" in problems(scene)


# ---------------------------------------------------------------- parts


@pytest.mark.parametrize("set_name", SETS)
def test_every_part_has_a_spot_within_its_outline(set_name: str) -> None:
    for tile_id in ids(set_name):
        parts = draw_tile(tile_id, 0).parts
        assert set(parts) == {p.name for p in tiles.tile(tile_id).parts}, tile_id
        for name, part in parts.items():
            assert winding(part.spot, part.outline), f"{tile_id} {name}"
            assert all(0 <= v <= 100 for v in part.spot), f"{tile_id} {name}"


@pytest.mark.parametrize("set_name", SETS)
def test_figures_do_not_crowd_each_other_or_the_signs(set_name: str) -> None:
    for tile_id in ids(set_name):
        parts = {
            n: p for n, p in draw_tile(tile_id, 0).parts.items() if n[0] != "v"
        }  # nobody stands in a river
        crowded = [
            f"{tile_id} {a} {b}"
            for a in parts
            for b in parts
            if a < b and dist(parts[a].spot, parts[b].spot) < 15
        ]
        assert not crowded
        for item in scene_of(tile_id).items:
            near = [n for n, p in parts.items() if n != "s" and dist(p.spot, item.at) < item.r + 2]
            assert item.kind in SMALL or not near, f"{tile_id} {item.kind} {near}"


@pytest.mark.parametrize("set_name", SETS)
def test_no_house_or_tree_stands_on_a_spot(set_name: str) -> None:
    for tile_id in ids(set_name):
        scene = scene_of(tile_id)
        for item in scene.items:
            if item.kind in SMALL and not scene.hills:  # a tunnel hill has its grove
                assert min((dist(item.at, p) for p in scene.spots.values()), default=99) > 7, (
                    f"{tile_id} {item}"
                )


def test_a_figure_on_one_part_is_not_on_another() -> None:
    """Meadows run on under viaducts, and roads of one tile flow together: those may overlap."""
    for set_name in SETS:
        for tile_id in ids(set_name):
            parts = draw_tile(tile_id, 0).parts
            for name, part in parts.items():
                others = [n for n, o in parts.items() if n != name and winding(part.spot, o.outline)]
                assert name[0] in "sv" or not others, f"{tile_id} {name} stands on {others}"


def test_parts_turn_with_the_tile() -> None:
    for tile_id in ("BA-16", "AM-03", "TN-04"):
        start = draw_tile(tile_id, 0).parts
        for quarter in (1, 2, 3):
            for name, part in draw_tile(tile_id, quarter).parts.items():
                assert part.spot == pytest.approx(turn(start[name].spot, quarter), abs=0.11)
                assert winding(part.spot, part.outline)


def test_who_stands_on_a_building_always_stands_to_its_right() -> None:
    for quarter in range(4):
        part = draw_tile("BA-02", quarter).parts["s"]
        assert part.spot[0] > part.label[0]
        assert part.spot[1] > part.label[1]
        assert winding(part.spot, part.outline)


# ---------------------------------------------------------------- fragments


def test_fragments_are_small_and_define_no_ids() -> None:
    sizes = []
    for set_name in SETS:
        for tile_id in ids(set_name):
            drawing = json.dumps(draw_tile(tile_id, 1).as_json())
            assert " id=" not in drawing
            sizes.append(len(drawing))
    assert max(sizes) < 12_000
    assert sum(sizes) / len(sizes) < 6_000


def test_as_json_has_what_the_page_asks_for() -> None:
    drawing = draw_tile("BA-16", 0).as_json()
    assert set(drawing) == {"under", "over", "parts", "signs"}
    assert set(drawing["parts"]) == {"c1", "r1", "r2", "r3", "f1", "f2", "f3"}
    assert set(drawing["parts"]["c1"]) == {"spot", "label", "path"}


def test_signs_turn_with_the_tile_so_that_a_tower_stands_on_its_foundation() -> None:
    x, y = draw_tile("TW-01", 0).signs["tower"]
    assert draw_tile("TW-01", 1).as_json()["signs"] == {"tower": [100 - y, x]}


def everything() -> str:
    fragments = [a.under + a.over for s in SETS for t in ids(s) for a in [draw_tile(t, 0)]]
    figures = [art.draw_figure(kind, seat) for kind in art.kinds() for seat in (None, 0, 5)]
    return art.defs() + art.figure_defs() + "".join(fragments + figures) + art.draw_shield(12, 2)


def test_colours_come_from_the_palette_alone() -> None:
    text = everything()
    painted = set(re.findall(r'(?:fill|stroke)(?:="|:)([^";}]+)', text))
    assert all(re.fullmatch(r"none|var\(--(land-[\w-]+|seat)\)|url\(#ca-\w+\)", p) for p in painted), painted
    used = set(re.findall(r"var\((--land-[\w-]+)\)", text))
    for dark in (False, True):
        assert used <= set(re.findall(r"(--land-[\w-]+):", variables(dark)))
    assert not re.search(r"(?<!href=\")(?<!url\()#[0-9A-Fa-f]{3,8}\b|rgb\(|hsl\(", text)


def test_every_reference_is_defined_once() -> None:
    text = everything()
    defined = re.findall(r'\bid="([^"]+)"', text)
    assert len(defined) == len(set(defined))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {
        pair for name in defined for pair in ((name, ""), ("", name))
    }
    styled = set(re.findall(r"\.(ca-[\w-]+)\{", text)) | {
        "ca-piece",
        "ca-shield",
    }  # the last two are for the page
    assert {c for names in re.findall(r'class="([^"]+)"', text) for c in names.split()} <= styled


def test_drawing_is_deterministic() -> None:
    """In another process, with other hashes, every byte is the same."""
    sample = ["BA-04", "TB-08", "AM-02", "CO-06", "WB-11", "PD-25", "R2-07"]
    code = (
        "import hashlib;from bastide.carcassonne.art import draw_tile;"
        f"print(hashlib.sha256(repr([draw_tile(t, 3) for t in {sample!r}]).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_both_tiles_of_a_seam_show_the_same_houses() -> None:
    """A house astride the edge is drawn by both neighbours: same look, same place."""
    east = re.findall(r'#ca-(house\d+)" x="100" y="(\d+)"', draw_tile("BA-04", 0).over)
    west = re.findall(r'#ca-(house\d+)" x="0" y="(\d+)"', draw_tile("BA-13", 2).over)
    assert len(east) == 4
    assert sorted(east) == sorted(west)


# ---------------------------------------------------------------- figures, sheets, blocks


@pytest.mark.parametrize("kind", [*art.kinds(), "tower-5"])
def test_figures_are_well_formed_and_marked(kind: str) -> None:
    owned = 0
    for seat in (None, *range(len(SEATS))):
        for lying in (False, True):
            drawn = art.draw_figure(kind, seat, lying)
            ElementTree.fromstring(drawn)
            marks = re.findall(r"#ca-badge-(\w)", drawn)
            assert marks in ([], [SEATS[seat]] if seat is not None else [])
            owned += len(marks)
    assert owned in (0, 2 * len(SEATS))


@pytest.mark.parametrize(
    "kind", ["dragon", "fairy", "count", "mage", "witch", "teacher", "gold", "king", "baron"]
)
def test_neutral_pieces_carry_no_seat(kind: str) -> None:
    assert art.draw_figure(kind, 3) == art.draw_figure(kind, None)


def test_only_people_lie_down() -> None:
    assert "rotate" in art.draw_figure("follower", 0, lying=True)
    assert art.draw_figure("barn", 0, lying=True) == art.draw_figure("barn", 0)


@pytest.mark.parametrize("set_name", SETS)
def test_a_sheet_is_well_formed_and_stands_alone(set_name: str) -> None:
    text = art.sheet(set_name)
    root = ElementTree.fromstring(text)
    words = "".join(root.itertext())
    tile_set = tiles.load_set(set_name)
    assert tile_set.titles["en"] in words
    if not all(t.block for t in tile_set.tiles):
        assert all(f"{t.id} ×{t.count}" in words for t in tile_set.tiles)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_places_on_the_start_blocks() -> None:
    assert list(art.places()["carcassonne"]) == ["castle", "cathedral", "market", "smithy"]
    wheel = art.places()["wheel"]
    assert [len(spots) - 1 for spots in wheel.values()] == [1, 2, 1, 2, 1, 2]
    assert all(0 < v < 400 for spots in wheel.values() for p in spots for v in p)


# ---------------------------------------------------------------- what the boxes bring


def test_every_symbol_of_a_tile_is_drawn() -> None:
    """By the box that knows it. The others are told by the water, the river, the walls or the tile's back."""
    known, untold = gathered(), {"start", "fork", "lake", "cap", "source", "mouth"}
    for set_name in SETS:
        for tile in tiles.load_set(set_name).tiles:
            shown = {(part.kind, flag) for part in tile.parts for flag in part.flags - untold}
            drawn = {"city": {*known.in_cities}, "field": {*known.in_meadows}}
            drawn["road"] = {*known.at_roads, *known.road_ends, *known.buildings}
            assert [flag for kind, flag in shown if flag not in drawn[kind]] == [], tile.id
            assert {*tile.signs} - untold <= {*known.signs}, tile.id
            assert tile.site is None or tile.site.kind in known.buildings, tile.id


def test_boxes_that_share_a_symbol_draw_it_alike() -> None:
    found: dict[str, str] = {}
    for name, look in looks().items():
        drawing = look.draw()
        assert found.setdefault(look.name or name, drawing) == drawing
    city_marks, quarters = gathered().in_cities, gathered().symbols
    for name in city_marks.keys() & quarters.keys():
        assert city_marks[name].look.draw() == quarters[name].draw()
