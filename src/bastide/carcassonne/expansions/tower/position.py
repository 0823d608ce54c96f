"""The Tower: what is seen of it, given positions, and whether all its pieces are there."""

from __future__ import annotations

import re
from typing import Any

from ....kernel import SEATS, Malformed
from ...figures import figure_name, put_on_node
from ...given import bad, by_seat, figure_line, owner_line, seat_of, take_figure, whole
from ...notation import read_square, write_square
from ...shown import Owned
from ...state import CarcassonneState
from ...tables import xy
from .prisoners import held
from .shown import Tower, TowerView
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


def view_towers(state: CarcassonneState) -> TowerView:
    towers = state.slices[Towers]
    names = [SEATS[s] for s in range(state.ruleset.setup.seats)]
    shown = []
    for number in towers.sites:
        top = [Owned(SEATS[f & 7], figure_name(state, f)) for f in state.tops.get(~number, ())]
        shown.append(
            Tower(
                square=xy(state.where[number]),
                height=towers.height.get(number, 0),
                ended=number in towers.ended,
                top=top[0] if top else None,
            )
        )
    prisoners: dict[str, list[Owned]] = {name: [] for name in names}
    for captor, f in towers.prisoners:
        prisoners[SEATS[captor]].append(Owned(SEATS[f & 7], figure_name(state, f)))
    return TowerView(
        towers=shown,
        tower_pieces=dict(zip(names, towers.pieces, strict=True)),
        prisoners=prisoners,
        raised=xy(state.where[towers.raised]) if towers.raised else None,
    )


def _lines(entry: object, form: str, example: str) -> list[re.Match[str]]:
    lines = entry if isinstance(entry, list) else [None]
    matches = [re.fullmatch(form, line) if isinstance(line, str) else None for line in lines]
    if None in matches:
        raise bad(f"{entry!r} is not a list of lines such as {example!r}")
    return [match for match in matches if match]


def give_towers(state: CarcassonneState, entry: object) -> None:
    """`"towers": ["2,1 3", "4,1 1 A follower", "5,2 2 closed"]`: the square, the height, and who has
    closed it, or only that somebody had. The pieces were given in turn by all players."""
    towers = state.slices[Towers]
    seats = state.ruleset.setup.seats
    giver = 0
    form = r"(-?\d+,-?\d+) ([1-9]\d?)(?: ([A-F]) ([a-z]+)| (closed))?"
    for match in _lines(entry, form, "2,1 3 A follower"):
        number = state.board.get(read_square(match[1]), 0)
        if number not in towers.sites or number in towers.height:
            raise Malformed("bad-given", note=f"there is no empty tower site on {match[1]}", rule="C-4.4.6-a")
        towers.height[number] = int(match[2])
        for _ in range(int(match[2])):
            towers.pieces[giver % seats] -= 1
            giver += 1
        if min(towers.pieces) < 0:
            raise Malformed("bad-given", note="there are not so many tower pieces", rule="C-3.3.1-a")
        if match[3]:
            put_on_node(state, take_figure(state, f"{match[3]} {match[4]}"), ~number)
        if match[3] or match[5]:
            towers.ended.append(number)


def give_tower_pieces(state: CarcassonneState, entry: object) -> None:
    """`"tower_pieces": {"A": 5}`: how many are in hand while towers stand; the rest is out of the game."""
    towers, seats = state.slices[Towers], state.ruleset.setup.seats
    if not towers.height:
        raise bad("all tower pieces are in hand until a tower stands", "C-3.3.1-a")
    for seat, number in by_seat(state, entry, "tower_pieces"):
        towers.pieces[seat] = whole(number, 0, PIECES[seats], f"tower pieces of {SEATS[seat]}", "C-3.3.1-a")
    towers.fallen = seats * PIECES[seats] - sum(towers.height.values()) - sum(towers.pieces)
    if towers.fallen < 0:
        raise bad("there are not so many tower pieces", "C-3.3.1-a")


def give_prisoners(state: CarcassonneState, entry: object) -> None:
    """`"prisoners": ["B A follower"]`: the captor, the owner, the figure."""
    towers = state.slices[Towers]
    for match in _lines(entry, r"([A-F]) ([A-F]) ([a-z]+)", "B A follower"):
        figure = take_figure(state, f"{match[2]} {match[3]}", follower=True)
        captor = seat_of(state, match[1])
        if captor == figure & 7 or held(state, figure & 7, captor):
            raise Malformed("bad-given", note=f"{match[0]} would not be a prisoner", rule="C-4.4.6.3-a")
        towers.prisoners.append((captor, figure))


def write_towers(state: CarcassonneState, given: dict[str, Any]) -> None:
    towers = state.slices[Towers]
    given["towers"] = []
    for number, height in towers.height.items():
        words = [write_square(state.where[number]), str(height)]
        for figure in state.tops.get(~number, ()):
            given["figures"].remove(figure_line(state, ~number, figure))
            words.append(owner_line(state, figure))
        if number in towers.ended and len(words) == 2:
            words.append("closed")
        given["towers"].append(" ".join(words))
    if given["towers"]:
        seats = SEATS[: state.ruleset.setup.seats]
        given["tower_pieces"] = dict(zip(seats, towers.pieces, strict=True))
    held = towers.prisoners
    given["prisoners"] = [f"{SEATS[captor]} {owner_line(state, figure)}" for captor, figure in held]
