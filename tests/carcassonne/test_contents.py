"""What the rulebook says is in each box, counted beside what the tile files and the first position have."""

from __future__ import annotations

from typing import Any

import pytest

from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset
from bastide.kernel import Match


def first_view(seats: int, *sets: str, elements: tuple[str, ...] = ()) -> dict[str, Any]:
    ruleset = compile_ruleset("carcassonne", seats, sets, elements, {"startSeat": "A"})
    return Match(ruleset).view(None).data


@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("catapult", 12),  # C-1.16-a
        ("wheel", 72),  # C-1.17-a
        ("tunnel", 4),  # C-1.18-a
        ("crop-circles-1", 6),  # C-1.20-a
        ("plague", 6),  # C-1.21-a
        ("festival", 10),  # C-1.23-a
        ("flying-machines", 8),  # C-1.25.1-a
        ("ferries", 8),  # C-1.25.3-a
        ("gold-mines", 8),  # C-1.25.4-a
        ("mage-witch", 8),  # C-1.25.5-a
        ("robbers", 8),  # C-1.25.6-a
        ("crop-circles-2", 6),  # C-1.25.7-a
    ],
)
def test_the_box_has_so_many_tiles(name: str, tiles: int) -> None:
    """And all of them come into play, beside the 72 of the base game."""
    assert sum(tile.count for tile in load_set(name).tiles) == tiles
    view = first_view(2, "base", name)
    in_stock = view["stock"]["left"]
    start = 0 if name == "wheel" else 1  # C-3.1.3-a: the board is the starting piece
    assert in_stock + 1 + start == 72 + tiles


def test_the_catapult_shows_a_fair_on_every_tile() -> None:
    """C-1.16-a"""
    assert all("fair" in tile.signs for tile in load_set("catapult").tiles)


def test_the_wheel_is_a_game_of_its_own() -> None:
    """C-1.17-b, C-1.17-c: eight followers for each of five players, one on the track; a board and a pig."""
    view = first_view(5, "wheel")
    assert view["supply"] == {seat: {"follower": 7} for seat in "ABCDE"}
    assert view["wheel"]["pig"] == "fortuna"
    assert {segment: len(spaces) for segment, spaces in view["wheel"]["crowns"].items()} == {
        "fortuna": 1,
        "taxes": 2,
        "famine": 1,
        "storm": 2,
        "inquisition": 1,
        "plague": 2,
    }


def test_the_school_is_two_tiles_and_a_teacher() -> None:
    """C-1.24-a, C-1.24-b: it lies on the table from the beginning, and the teacher is in it."""
    view = first_view(2, "base", "school")
    assert view["teacher"] == "school"
    assert len(view["tiles"]) == 1 + 2
    assert view["stock"]["left"] + 1 == 71


def test_the_dispatches_are_eight_cards_and_a_woman_for_each_player() -> None:
    """C-1.25.2-a"""
    ruleset = compile_ruleset("carcassonne", 6, ("base", "inns-cathedrals"), ("dispatches",))
    match = Match(ruleset)
    assert sum(match.state.slice_named("dispatches").unseen) == 8
    assert match.view(None).data["dispatches"]["track"] == {s: {"follower": 0, "woman": 0} for s in "ABCDEF"}


def test_pieces_of_the_small_boxes() -> None:
    """C-1.25.4-a, C-1.25.3-a, C-1.21-c: 16 pieces of gold, 8 ferries, 18 flea chips; C-1.25.6-a: a robber for
    each player; C-1.25.5-a: a mage and a witch."""
    assert first_view(2, "base", "gold-mines")["gold"]["supply"] == 16
    assert first_view(2, "base", "ferries")["ferries"]["supply"] == 8
    assert first_view(2, "base", "plague")["plague"]["supply"] == 18
    assert first_view(6, "base", "inns-cathedrals", "robbers")["robbers"] == dict.fromkeys("ABCDEF")
    magic = first_view(2, "base", "mage-witch")
    assert (magic["mage"], magic["witch"]) == (None, None)
