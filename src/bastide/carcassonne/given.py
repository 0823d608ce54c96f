"""Given positions: a partial description laid over the set-up, refused when the pieces do not add up.

"given": {
  "tiles": ["BA-24 1,0 0", "BA-15 2,0 90"],
  "figures": ["A follower 1,0 road E+W"],
  "scores": {"A": 12},
  "turn": "B",
  "gone": ["BA-01"],
  "islands": ["BA-01 7,7 0"],
  "supply": {"A": {"follower": 2}}
}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

from ..kernel import SEATS, Ask, Malformed, Problem
from ..kernel.state import fields
from .areas import BUILDINGS
from .figures import at, everyone, figure_name, kinds, place_from_supply
from .hooks import CHECK_PIECES, GIVEN, GIVEN_LAND, GIVEN_START, SET_ASIDE
from .joining import find
from .landscape import lay
from .notation import read_part, read_square
from .state import CarcassonneState
from .tables import canonical, fits

KEYS = ("tiles", "islands", "figures", "scores", "turn", "gone", "supply")
TURNS = ("0", "90", "180", "270")
TEXTS = ("tiles", "islands", "figures", "gone")
LayOut = Callable[[CarcassonneState, Any], None]
"""What a module does with an entry."""


def apply_position(state: CarcassonneState, given: Mapping[str, Any]) -> None:
    """The land first, then who stands on it, then what the modules keep."""
    _check(state, given)
    listener, state.listener = state.listener, None  # what is given does not happen
    _give_land(state, given)
    for line in given.get("figures", ()):
        _give_figure(state, line)
    for name, points in by_seat(state, given.get("scores", {}), "scores"):
        state.score[name] = whole(points, -(10**6), 10**6, f"the score of {SEATS[name]}")
    for tile in given.get("gone", ()):
        take_tile(state, tile)
        state.discarded.append(state.tables.index[tile])
    if "turn" in given:
        state.turn = seat_of(state, given["turn"])
    _give_slices(state, given)
    _give_supply(state, given.get("supply", {}))
    state.listener = listener
    for root in {find(state, node) for node in state.figures}:
        if state.kind[root] and state.opens[root] == 0:
            raise bad("somebody stands in a finished area, which would have been scored")


def _check(state: CarcassonneState, given: Mapping[str, Any]) -> None:
    hooks = (GIVEN, GIVEN_LAND, GIVEN_START)
    parts = {key: None for hook in hooks for key in hook.parts}
    heard = {key for hook in hooks for key in parts if state.ruleset.listeners(hook.at(key))}
    known = (*KEYS, *(key for key in parts if key in heard and key not in KEYS))
    if unknown := set(given) - set(known):
        raise bad(f"there is no {', '.join(sorted(unknown))}; known are {', '.join(known)}")
    built = (key for key in given if state.ruleset.listeners(GIVEN_LAND.at(key)))
    for key in (*TEXTS, *built):
        listed(given.get(key, []), key)


def _give_slices(state: CarcassonneState, given: Mapping[str, Any]) -> None:
    """What modules keep in their slices."""
    heard = {key: state.ruleset.listeners(GIVEN.at(key)) for key in given}
    entries = [(lay_out, given[key]) for key, functions in heard.items() for lay_out in functions]
    _give_in_any_order(state, entries, lambda lay_out, entry: lay_out(state, entry))


def _give_in_any_order(
    state: CarcassonneState, waiting: list[tuple[LayOut, Any]], give: Callable[[LayOut, Any], None]
) -> None:
    """An entry may need another one, such as the fairy the castle of her follower: then it waits."""
    while waiting:
        refused = []
        for lay_out, entry in waiting:
            before = state.copy()
            try:
                give(lay_out, entry)
            except Problem as problem:
                for name in fields(state):
                    setattr(state, name, getattr(before, name))
                refused.append((lay_out, entry, problem))
        if len(refused) == len(waiting):
            raise refused[0][2]
        waiting = [(lay_out, entry) for lay_out, entry, _ in refused]


# -- reading, for the modules too --------------------------------------------------------------------------


def bad(message: str, rule: str | None = None) -> Malformed:
    return Malformed("bad-given", note=message, rule=rule)


def seat_of(state: CarcassonneState, name: object) -> int:
    seats = SEATS[: state.ruleset.setup.seats]
    if name is None:
        raise bad(f"the seat is missing; seats are {', '.join(seats)}")
    if not isinstance(name, str) or len(name) != 1 or name not in seats:
        raise bad(f"there is no seat {name!r}; seats are {', '.join(seats)}")
    return seats.index(name)


def by_seat(state: CarcassonneState, entry: object, what: str) -> list[tuple[int, Any]]:
    """Something for each seat that is named."""
    return [(seat_of(state, name), value) for name, value in mapping(entry, what).items()]


def mapping(entry: object, what: str, known: Collection[str] = ()) -> Mapping[str, Any]:
    if not isinstance(entry, Mapping):
        raise bad(f"{what} is {entry!r}, not an object")
    if known and (unknown := set(entry) - set(known)):
        raise bad(f"{what}: there is no {', '.join(sorted(unknown))}; known are {', '.join(known)}")
    return entry


def listed(entry: object, what: str) -> list[str]:
    if not isinstance(entry, list) or not all(isinstance(line, str) for line in entry):
        raise bad(f"{what!r} is a list of texts")
    return entry


def whole(value: object, low: int, high: int, what: str, rule: str | None = None) -> int:
    if value is None:
        raise bad(f"{what} is missing", rule)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(f"{what} is {value!r}, not a number from {low} to {high}", rule)
    return value


def take_figure(state: CarcassonneState, text: object, follower: bool = False) -> int:
    """`A follower`: a figure out of the supply."""
    name, _, figure = text.partition(" ") if isinstance(text, str) else ("", "", "")
    piece = _figure(state, seat_of(state, name), figure)
    if follower and not kinds(state)[piece >> 3].follower:
        raise bad(f"{text!r} is no follower")
    if state.supply[piece] <= 0:
        raise bad(f"{name} has no {figure} left", "C-3.3-a")
    state.supply[piece] -= 1
    return piece


def _figure(state: CarcassonneState, seat: int, name: str) -> int:
    names = [kind.name for kind in kinds(state)]
    if name not in names:
        raise bad(f"there is no {name!r}; known are {', '.join(names)}")
    return 8 * names.index(name) + seat


# -- writing, for the modules too --------------------------------------------------------------------------


def figure_line(state: CarcassonneState, node: int, figure: int) -> str:
    """A figure on the layout, as `figures` has it."""
    return f"{owner_line(state, figure)} {place_line(state, node)}"


def place_line(state: CarcassonneState, node: int) -> str:
    """`1,0 road E+W`."""
    place = at(state, node)
    x, y = place["square"]
    return f"{x},{y} {place['area']}"


def owner_line(state: CarcassonneState, figure: int) -> str:
    """`A follower`."""
    return f"{SEATS[figure & 7]} {figure_name(state, figure)}"


# -- the land ----------------------------------------------------------------------------------------------


def _give_land(state: CarcassonneState, given: Mapping[str, Any]) -> None:
    """A tile that fits nowhere yet waits for the others, and for what modules build."""
    for key, entry in given.items():
        for lay_out in state.ruleset.listeners(GIVEN_START.at(key)):
            lay_out(state, entry)
    waiting = _give_tiles(state, given.get("tiles", []))
    for line in given.get("islands", ()):
        _give_island(state, line)
    waiting = _give_tiles(state, waiting)

    def build(lay_out: LayOut, line: object) -> None:
        nonlocal waiting
        lay_out(state, [line])
        waiting = _give_tiles(state, waiting)

    heard = {key: state.ruleset.listeners(GIVEN_LAND.at(key)) for key in given}
    lines = [(one, line) for key, functions in heard.items() for one in functions for line in given[key]]
    _give_in_any_order(state, lines, build)
    for line in waiting:
        raise bad(f"{line!r} does not fit there", "C-4.2-d")


def _give_tiles(state: CarcassonneState, lines: list[str]) -> list[str]:
    """Lay tiles until none fits any more, and return those that do not."""
    while lines:
        rest = [line for line in lines if not give_tile(state, line)]
        if len(rest) == len(lines):
            break
        lines = rest
    return lines


def _give_supply(state: CarcassonneState, entry: object) -> None:
    """Who has exactly so many figures in front of him; the others are left out of the game."""
    for seat, figures in by_seat(state, entry, "supply"):
        for name, number in mapping(figures, f"the supply of {SEATS[seat]}").items():
            piece = _figure(state, seat, name)
            have = state.supply[piece]
            what = f"the number of {name} in front of {SEATS[seat]}"
            state.supply[piece] = whole(number, 0, have, what, "C-3.3-a")
            state.aside += (piece,) * (have - number)


def give_tile(state: CarcassonneState, line: str, around: int | None = None) -> bool:
    """Lay a tile where it fits what is around it; False when it does not."""
    place, turned = _read_tile(state, line)
    if place not in state.slots:
        return False
    if not fits(state.tables.edges[turned], state.slots[place] if around is None else around):
        return False
    _lay(state, place, turned)
    return True


def _give_island(state: CarcassonneState, line: str) -> None:
    """A tile that adjoins nothing: the land between is left out, or it lies apart as starting pieces may
    (C-3.1.5-a)."""
    place, turned = _read_tile(state, line)
    if place in state.board or place in state.slots:
        raise bad(f"{line!r} is no island: a tile lies there or next to it")
    _lay(state, place, turned)


def read_quarter(turn: str) -> int:
    """Degrees as quarter turns."""
    if turn not in TURNS:
        raise bad(f"{turn!r} is no turn; they are {', '.join(TURNS)}")
    return TURNS.index(turn)


def _read_tile(state: CarcassonneState, line: str) -> tuple[int, int]:
    if len(line.split()) != 3:
        raise bad(f"{line!r} is no tile; write `ID x,y turn`")
    name, where, turn = line.split()
    quarter = read_quarter(turn)
    if name not in state.tables.index:
        raise bad(f"there is no tile {name!r} in this game")
    kind = state.tables.index[name]
    return read_square(where), 4 * kind + canonical(state.tables, kind, quarter)


def _lay(state: CarcassonneState, place: int, turned: int) -> None:
    take_tile(state, state.tables.tiles[turned >> 2].id)
    lay(state, place, turned)
    for hook in state.rules.on_lay:
        hook(state, state.turn)


def _give_figure(state: CarcassonneState, line: str) -> None:
    try:
        seat, figure, where, area = line.split(" ", 3)
    except ValueError:
        raise Malformed("bad-given", note=f"{line!r} is no figure; write `seat figure x,y area`") from None
    number = state.board.get(read_square(where))
    if not number:
        raise Malformed("bad-given", note=f"{line!r}: there is no tile on {where}")
    piece = _figure(state, seat_of(state, seat), figure)
    if state.supply[piece] <= 0:
        raise bad(f"{line!r}: {seat} has no {figure} left", "C-3.3-a")
    node = read_part(state, number, area)
    if node < 0:
        raise Malformed(
            "bad-given", note=f"{line!r}: nobody stands on the river", rule=_rule_of(state, "in-the-water")
        )
    place_from_supply(state, piece, node)


def _rule_of(state: CarcassonneState, code: str) -> str | None:
    """The rule by which a decision of the game refuses for this reason."""
    limits = (limit for step in state.ruleset.program if isinstance(step, Ask) for limit in step.limits)
    return next((limit.rule for limit in limits if limit.code == code), None)


def take_tile(state: CarcassonneState, name: str) -> None:
    """Take a tile out of the stock, or out of a pile that comes later."""
    index = state.tables.index.get(name)
    if index is None:
        raise Malformed("bad-given", note=f"there is no tile {name!r} in this game")
    if state.stock[index]:
        state.stock[index] -= 1
        state.left = max(state.left - 1, 0)  # more may be given than are drawn before the next pile
        return
    for i, (counts, number) in enumerate(state.piles):
        if counts[index]:
            rest = (*counts[:index], counts[index] - 1, *counts[index + 1 :])
            state.piles[i] = (rest, number if number < 0 else number - 1)
            return
    raise Malformed("bad-given", note=f"no tile {name} is left in the stock", rule="C-1.1-a")


def force_draws(state: CarcassonneState, chance: Mapping[str, Any]) -> None:
    """`end_after`: the game ends when so many tiles have been drawn."""
    if unknown := [k for k, v in chance.items() if not isinstance(v, list) and k != "end_after"]:
        raise Malformed("bad-chance", word=unknown[0], known=["end_after"])
    if "end_after" in chance:
        number = chance["end_after"]
        total = state.tiles_to_come()
        if not isinstance(number, int) or not 0 <= number <= total:
            raise Malformed(
                "bad-chance",
                detail="number",
                word="end_after",
                max=total,
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
    laid = Counter(turned >> 2 for turned in state.laid[1:])
    laid.update(state.discarded)
    laid.update([state.tile])
    for aside in state.ruleset.listeners(SET_ASIDE):
        laid.update(aside(state))
    piles = zip(state.stock, *(counts for counts, _ in state.piles), strict=True)
    for index, (tile, counts) in enumerate(zip(state.tables.tiles, piles, strict=True)):
        total = laid[index] + sum(counts)
        if total != tile.count:
            boxed = not tile.drawn or (not total and "V" in tile.edges)  # Q-3-12: no river, no river tile
            assert boxed, f"{tile.id}: {total} instead of {tile.count}"
    out = Counter(figure for _, figure in everyone(state))
    for number, kind in enumerate(box.figures):
        for seat in range(state.ruleset.setup.seats):
            figure = 8 * number + seat
            have = kind.each - (1 if number == 0 else 0)
            away = sum(hook(state, figure) for hook in box.elsewhere) + state.aside.count(figure)
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
