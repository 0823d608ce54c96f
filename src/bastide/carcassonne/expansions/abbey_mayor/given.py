"""What a given position says of the abbeys and the barns."""

from __future__ import annotations

from typing import Any

from ....kernel import SEATS
from ...figures import piece
from ...given import bad, figure_line, listed, seat_of
from ...landscape import tile_of
from ...notation import read_square, write_square
from ...state import CarcassonneState
from .abbey import ABBEY_TILE, apply_abbey, is_hole
from .barn import CORNERS, POINT, build_barn, meadow_at
from .state import Abbeys, Barns


def give_abbeys(state: CarcassonneState, entry: Any) -> None:
    """`"abbeys": ["A"]`: the seats that still hold theirs."""
    if not isinstance(entry, list) or not all(isinstance(name, str) for name in entry):
        raise bad("'abbeys' is a list of the seats that hold one")
    holders = {seat_of(state, name) for name in entry}
    abbeys = state.slices[Abbeys]
    for seat in range(state.ruleset.setup.seats):
        if abbeys.held[seat] and seat not in holders:
            abbeys.held[seat], abbeys.box = 0, abbeys.box + 1


def give_laid_abbeys(state: CarcassonneState, entry: object) -> None:
    """`"laid_abbeys": ["A 1,1"]`: whose it was, and the gap that it fills (C-4.2.1-b)."""
    for line in listed(entry, "laid_abbeys"):
        name, _, where = line.partition(" ")
        seat, place = seat_of(state, name), read_square(where)
        if not state.slices[Abbeys].held[seat]:
            raise bad(f"{line!r}: {name} has no abbey left", "C-3.3.2-a")
        if not is_hole(state.slots.get(place, 0)):
            raise bad(f"{line!r}: tiles must lie on all four sides of it", "C-4.2.1-b")
        apply_abbey(state, seat, ("abbey", place))


def give_barns(state: CarcassonneState, entry: Any) -> None:
    """`"barns": ["A 1,0 SE"]`: whose it is, a tile and its corner."""
    for line in entry if isinstance(entry, list) else [entry]:
        words = line.split() if isinstance(line, str) else []
        if len(words) != 3 or words[2] not in CORNERS:
            raise bad(f"{line!r} is no barn; write `seat x,y corner`")
        seat, place, corner = seat_of(state, words[0]), read_square(words[1]), CORNERS.index(words[2])
        node = meadow_at(state, place, corner)
        barn = piece(state, "barn", seat)
        if node < 0 or not state.supply[barn]:
            raise bad(f"{line!r}: no barn can stand there", "C-4.4.8-c")
        build_barn(state, barn, place + POINT[corner], node)


def write_abbeys(state: CarcassonneState, given: dict[str, Any]) -> None:
    """Whose each was makes no difference any more."""
    abbeys, kind = state.slices[Abbeys], state.tables.index[ABBEY_TILE]
    seats = SEATS[: state.ruleset.setup.seats]
    holders = [seat for number, seat in enumerate(seats) if abbeys.held[number]]
    laid = [write_square(state.where[n]) for n, turned in enumerate(state.laid) if n and turned >> 2 == kind]
    given["tiles"] = [line for line in given["tiles"] if not line.startswith(f"{ABBEY_TILE} ")]
    away = [seat for seat in seats if seat not in holders]
    given["laid_abbeys"] = [f"{seat} {where}" for seat, where in zip(away, laid, strict=False)]
    if len(laid) < len(away):  # some never came into play
        given["abbeys"] = holders


def write_barns(state: CarcassonneState, given: dict[str, Any]) -> None:
    given["barns"] = []
    for barn, (point, node) in state.slices[Barns].corners.items():
        given["figures"].remove(figure_line(state, node, barn))
        place = state.where[tile_of(state, node)]
        corner = CORNERS[POINT.index(point - place)]
        given["barns"].append(f"{SEATS[barn & 7]} {write_square(place)} {corner}")
