"""Given positions: a partial description laid over the set-up, refused when the pieces do not add up.

"given": {
  "tiles": ["BA-24 1,0 0", "BA-15 2,0 90"],
  "figures": ["A follower 1,0 road E+W"],
  "scores": {"A": 12},
  "turn": "B",
  "gone": ["BA-01"]
}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..kernel import SEATS, Malformed
from .areas import BUILDINGS
from .figures import everyone, kinds, place_from_supply
from .hooks import CHECK_PIECES, GIVEN, SET_ASIDE
from .joining import find
from .landscape import lay
from .notation import read_part, read_square
from .state import CarcassonneState
from .tables import canonical, fits

KEYS = ("tiles", "figures", "scores", "turn", "gone")


def give(state: CarcassonneState, given: Mapping[str, Any]) -> None:
    more = (key for key, hook in GIVEN.parts.items() if key not in KEYS and state.ruleset.listeners(hook))
    known = (*KEYS, *more)
    if unknown := set(given) - set(known):
        raise Malformed(
            "bad-given", f"given: there is no {', '.join(sorted(unknown))}; known are {', '.join(known)}"
        )
    for key in ("tiles", "figures", "gone"):
        lines = given.get(key, [])
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise Malformed("bad-given", f"given: {key!r} is a list of texts")
    if not isinstance(given.get("scores", {}), dict):
        raise Malformed("bad-given", "given: 'scores' says how many points each seat has")
    listener, state.listener = state.listener, None  # what is given does not happen
    for line in given.get("tiles", ()):
        _give_tile(state, line)
    state.listener = listener
    for line in given.get("figures", ()):
        _give_figure(state, line)
    for name, points in given.get("scores", {}).items():
        if not isinstance(points, int) or isinstance(points, bool):
            raise Malformed("bad-given", f"given: the score of {name} is {points!r}, not a number")
        state.score[_seat(state, name)] = points
    for tile in given.get("gone", ()):
        take_tile(state, tile)
        state.discarded.append(state.tables.index[tile])
    if "turn" in given:
        state.turn = _seat(state, given["turn"])
    for key, entry in given.items():
        for lay_out in state.ruleset.listeners(GIVEN.at(key)):  # what a module keeps in its slice
            lay_out(state, entry)
    for root in {find(state, node) for node in state.figures}:
        if state.kind[root] and state.opens[root] == 0:
            raise Malformed(
                "bad-given", "given: somebody stands in a finished area, which would have been scored"
            )


def _give_tile(state: CarcassonneState, line: str) -> None:
    try:
        name, where, turn = line.split()
        quarter = ("0", "90", "180", "270").index(turn)
    except ValueError:
        raise Malformed("bad-given", f"given: {line!r} is no tile; write `ID x,y turn`") from None
    place = read_square(where)
    take_tile(state, name)
    turned = 4 * state.tables.index[name] + canonical(state.tables, state.tables.index[name], quarter)
    if place not in state.slots or not fits(state.tables.edges[turned], state.slots[place]):
        raise Malformed("bad-given", f"given: {line!r} does not fit there", rule="C-4.2-d")
    lay(state, place, turned)
    for hook in state.rules.on_lay:
        hook(state, state.turn)


def _give_figure(state: CarcassonneState, line: str) -> None:
    try:
        seat, figure, where, area = line.split(" ", 3)
    except ValueError:
        raise Malformed("bad-given", f"given: {line!r} is no figure; write `seat figure x,y area`") from None
    number = state.board.get(read_square(where))
    if not number:
        raise Malformed("bad-given", f"given: {line!r}: there is no tile on {where}")
    names = [kind.name for kind in kinds(state)]
    if figure not in names:
        raise Malformed("bad-given", f"given: {line!r}: there is no {figure!r}; known are {', '.join(names)}")
    piece = 8 * names.index(figure) + _seat(state, seat)
    if state.supply[piece] <= 0:
        raise Malformed("bad-given", f"given: {line!r}: {seat} has no {figure} left", rule="C-3.3-a")
    node = read_part(state, number, area)
    if node < 0:
        raise Malformed("bad-given", f"given: {line!r}: nobody stands on the river", rule="C-3.1.1-j")
    place_from_supply(state, piece, node)


def take_tile(state: CarcassonneState, name: str) -> None:
    """Take a tile out of the stock, or out of a pile that comes later."""
    index = state.tables.index.get(name)
    if index is None:
        raise Malformed("bad-given", f"given: there is no tile {name!r} in this game")
    if state.stock[index]:
        state.stock[index] -= 1
        state.left = max(state.left - 1, 0)  # more may be given than are drawn before the next pile
        return
    for i, (counts, number) in enumerate(state.piles):
        if counts[index]:
            rest = (*counts[:index], counts[index] - 1, *counts[index + 1 :])
            state.piles[i] = (rest, number if number < 0 else number - 1)
            return
    raise Malformed("bad-given", f"given: no tile {name} is left in the stock", rule="C-1.1-a")


def _seat(state: CarcassonneState, name: object) -> int:
    seats = SEATS[: state.ruleset.setup.seats]
    if not isinstance(name, str) or len(name) != 1 or name not in seats:
        raise Malformed("bad-given", f"given: there is no seat {name!r}; seats are {', '.join(seats)}")
    return seats.index(name)


def force(state: CarcassonneState, chance: Mapping[str, Any]) -> None:
    """`end_after`: the game ends when so many tiles have been drawn."""
    if unknown := [k for k, v in chance.items() if not isinstance(v, list) and k != "end_after"]:
        raise Malformed("bad-chance", f"chance: there is no {unknown[0]!r}; known is end_after")
    if "end_after" in chance:
        number = chance["end_after"]
        total = state.tiles_to_come()
        if not isinstance(number, int) or not 0 <= number <= total:
            raise Malformed(
                "bad-chance", f"end_after: {number!r} is not between 0 and the {total} tiles in the stock"
            )
        _cut(state, number)


def _cut(state: CarcassonneState, number: int) -> None:
    state.left = min(number, state.left)
    rest, stock = number - state.left, sum(state.stock) - state.left
    piles = []
    for counts, size in state.piles:
        stock += sum(counts)
        take = min(rest, stock if size < 0 else size)
        piles.append((counts, take))  # a pile from which nobody will draw still holds its tiles
        rest, stock = rest - take, stock - take
    state.piles = piles


def count_pieces(state: CarcassonneState) -> None:
    """Every tile and every figure is somewhere, and only once (C-1.1-a, C-1.1-b, C-3.3-a)."""
    box = state.rules
    here = Counter(turned >> 2 for turned in state.laid[1:])
    here.update(state.discarded)
    here.update([state.tile])
    for aside in state.ruleset.listeners(SET_ASIDE):
        here.update(aside(state))
    piles = zip(state.stock, *(counts for counts, _ in state.piles), strict=True)
    for index, (tile, counts) in enumerate(zip(state.tables.tiles, piles, strict=True)):
        total = here[index] + sum(counts)
        if total != tile.count:
            boxed = not tile.drawn or (not total and "V" in tile.edges)  # Q-3-12: no river, no river tile
            assert boxed, f"{tile.id}: {total} instead of {tile.count}"
    out = Counter(figure for _, figure in everyone(state))
    for number, kind in enumerate(box.figures):
        for seat in range(state.ruleset.setup.seats):
            figure = 8 * number + seat
            have = kind.each - (1 if number == 0 else 0)
            away = sum(hook(state, figure) for hook in box.elsewhere)
            assert state.supply[figure] + out[figure] + away == have, (
                f"seat {seat}: {out[figure]} {kind.name} out, {state.supply[figure]} in"
            )
    for check in state.ruleset.listeners(CHECK_PIECES):
        check(state)
    standing: dict[int, int] = {}
    for node, figures in state.figures.items():
        for figure in figures:
            root = find(state, node)
            standing[root] = standing.get(root, 0) + (1 << 8 * (figure & 7))
    assert state.standing == standing, f"figures are miscounted: {state.standing} instead of {standing}"
    for node, up in enumerate(state.parent):
        if up == node:
            assert state.kind[node] not in BUILDINGS or 0 <= state.opens[node] <= 8
