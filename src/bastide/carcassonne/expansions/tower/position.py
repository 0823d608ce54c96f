"""The Tower: what is seen of it, given positions, and whether all its pieces are there."""

from __future__ import annotations

import re
from typing import Any

from ....kernel import SEATS, Malformed
from ...figures import figure_name, put_on_node
from ...notation import read_square
from ...state import CarcassonneState
from ...tables import xy
from .prisoners import held
from .state import PIECES, Towers


def away(state: CarcassonneState, figure: int) -> int:
    """X-4.4.6-4: a prisoner is in nobody's supply."""
    return sum(f == figure for _, f in state.slices[Towers].prisoners)


def count(state: CarcassonneState) -> None:
    towers = state.slices[Towers]
    seats = state.ruleset.setup.seats
    built = sum(towers.height.values())
    total = built + towers.fallen + sum(towers.pieces)
    assert total == seats * PIECES[seats], f"{built} tower pieces are built"
    pairs = {(captor, f & 7) for captor, f in towers.prisoners}
    due = [(captor, owner) for captor, owner in pairs if (owner, captor) in pairs]
    assert not due or towers.partner >= 0, "two players hold each other's followers"


def view(state: CarcassonneState) -> dict[str, Any]:
    towers = state.slices[Towers]
    names = [SEATS[s] for s in range(state.ruleset.setup.seats)]
    shown = []
    for number in towers.sites:
        top = [{"seat": SEATS[f & 7], "figure": figure_name(state, f)} for f in state.tops.get(~number, ())]
        shown.append(
            {
                "square": list(xy(state.where[number])),
                "height": towers.height.get(number, 0),
                "ended": number in towers.ended,
                "top": top[0] if top else None,
            }
        )
    prisoners: dict[str, list[dict[str, str]]] = {name: [] for name in names}
    for captor, f in towers.prisoners:
        prisoners[SEATS[captor]].append({"seat": SEATS[f & 7], "figure": figure_name(state, f)})
    return {
        "towers": shown,
        "tower_pieces": dict(zip(names, towers.pieces, strict=True)),
        "prisoners": prisoners,
        "raised": list(xy(state.where[towers.raised])) if towers.raised else None,
    }


def _figure(state: CarcassonneState, seat: str, name: str) -> int:
    """A figure out of the supply, for a given position."""
    seats = SEATS[: state.ruleset.setup.seats]
    if seat not in seats or name not in state.rules.number:
        raise Malformed("bad-given", f"given: there is no {name!r} of {seat!r} in this game")
    figure: int = 8 * state.rules.number[name] + seats.index(seat)
    if not state.supply[figure]:
        raise Malformed("bad-given", f"given: {seat} has no {name} left", rule="C-3.3-a")
    state.supply[figure] -= 1
    return figure


def _lines(entry: object, form: str, example: str) -> list[re.Match[str]]:
    found = [re.fullmatch(form, line) for line in entry] if isinstance(entry, list) else [None]
    if None in found:
        raise Malformed("bad-given", f"given: {entry!r} is not a list of lines such as {example!r}")
    return [match for match in found if match]


def give_towers(state: CarcassonneState, entry: object) -> None:
    """`"towers": ["2,1 3", "4,1 1 A follower"]`: the square, the height, and who has capped it. The pieces
    were given in turn by all players."""
    towers = state.slices[Towers]
    seats = state.ruleset.setup.seats
    giver = 0
    for match in _lines(entry, r"(-?\d+,-?\d+) ([1-9]\d?)(?: ([A-F]) ([a-z]+))?", "2,1 3 A follower"):
        number = state.board.get(read_square(match[1]), 0)
        if number not in towers.sites or number in towers.height:
            raise Malformed(
                "bad-given", f"given: there is no empty tower site on {match[1]}", rule="C-4.4.6-a"
            )
        towers.height[number] = int(match[2])
        for _ in range(int(match[2])):
            towers.pieces[giver % seats] -= 1
            giver += 1
        if min(towers.pieces) < 0:
            raise Malformed("bad-given", "given: there are not so many tower pieces", rule="C-3.3.1-a")
        if match[3]:
            put_on_node(state, _figure(state, match[3], match[4]), ~number)
            towers.ended.append(number)


def give_prisoners(state: CarcassonneState, entry: object) -> None:
    """`"prisoners": ["B A follower"]`: the captor, the owner, the figure."""
    towers = state.slices[Towers]
    for match in _lines(entry, r"([A-F]) ([A-F]) ([a-z]+)", "B A follower"):
        figure = _figure(state, match[2], match[3])
        captor = SEATS.index(match[1])
        if captor == figure & 7 or held(state, figure & 7, captor):
            raise Malformed("bad-given", f"given: {match[0]} would not be a prisoner", rule="C-4.4.6.3-a")
        towers.prisoners.append((captor, figure))
