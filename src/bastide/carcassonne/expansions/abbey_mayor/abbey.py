"""Abbey & Mayor: the abbey, a tile in everybody's hand that closes a gap and whatever meets it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event
from ...areas import KIND
from ...flow import tiles_left
from ...hooks import (
    CHANGE_TILES,
    CHECK_PIECES,
    GIVEN,
    GIVEN_LAND,
    HAS_OTHER_TILE,
    ON_LAY,
    ON_REJOIN,
    VIEW,
    WORTH,
    WRITTEN,
)
from ...joining import close_end, runs_to
from ...landscape import lay
from ...notation import read_square, write_square
from ...placing import places_figures
from ...rulekit import Ask, Build, Call, Do, Flow, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import STEP, xy
from ...tiles import Tile, tile
from .hooks import IS_TOO_LATE
from .shown import AbbeyView
from .state import TILES, Abbeys
from .worth import abbey_worth

ABBEY = KIND["abbey"]
ABBEY_TILE = "AM-abbey"


def bring_tile(tiles: list[Tile]) -> list[Tile]:
    """The abbey can be played without the other tiles of its box."""
    return tiles if any(t.id == ABBEY_TILE for t in tiles) else [*tiles, tile(ABBEY_TILE)]


def deal_abbeys(state: CarcassonneState) -> None:
    """C-3.3.2-a: one for each player."""
    abbeys = state.slices[Abbeys]
    for seat in range(state.ruleset.setup.seats):
        abbeys.held[seat], abbeys.box = 1, abbeys.box - 1


def is_hole(code: int) -> bool:
    """C-4.2.1-b: tiles on all four sides, whatever they show there; R-35: a river, too."""
    return bool(code & 0o7 and code & 0o70 and code & 0o700 and code & 0o7000)


def note_holes(state: CarcassonneState, seat: int) -> None:
    """A tile fills a hole, or makes one beside it."""
    holes, place, slots = state.slices[Abbeys].holes, state.where[state.at], state.slots
    if place in holes:
        holes.remove(place)
    for step in STEP:
        neighbour = place + step
        if neighbour in slots and is_hole(slots[neighbour]) and neighbour not in holes:
            holes.append(neighbour)


def gaps(state: CarcassonneState, seat: int) -> list[Action]:
    abbeys = state.slices[Abbeys]
    if not abbeys.holes or not abbeys.held[seat]:
        return []
    return [("abbey", place) for place in abbeys.holes]


def closed_by(state: CarcassonneState, place: int) -> list[int]:
    """The roads and cities that run up to a square from its four sides."""
    parts = []
    for e in range(4):
        other = state.board.get(place + STEP[e])
        node = runs_to(state, other, (e + 2) & 3) if other is not None else -1
        if node >= 0:
            parts.append(node)
    return parts


def close_again(state: CarcassonneState, loose: Collection[int]) -> None:
    """When areas are made anew, abbeys close what meets them."""
    for place, site in state.sites.items():
        if state.kind[site] == ABBEY:
            for node in closed_by(state, place):
                if node in loose:
                    close_end(state, node)


def apply_abbey(state: CarcassonneState, seat: int, action: Action) -> str:
    """C-4.2.1-a, C-4.2.1-f: it closes whatever meets it; X-4.2.1-2: it adds no tile to it."""
    place = action[1]
    state.slices[Abbeys].held[seat] -= 1
    lay(state, place, 4 * state.tables.index[ABBEY_TILE])
    for node in closed_by(state, place):
        close_end(state, node)
    if state.listener is not None:
        state.emit(Event("abbey", "C-4.2.1-a", seat, {"square": xy(place)}))
    for hook in state.rules.on_lay:
        hook(state, seat)
    return "B05"


def _no_abbey(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Abbeys].held[seat]


def _no_gap_anywhere(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not gaps(state, seat)


def _no_gap(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not is_hole(state.slots.get(action[1], 0))


def read_abbey(state: CarcassonneState, seat: int, text: str) -> Action:
    word, _, where = text.partition(" ")
    return (word, read_square(where.strip()))


def show_abbey(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y, "tile": ABBEY_TILE}


def abbey_verb(*more: Limit, options: Callable[[CarcassonneState, int], list[Action]] = gaps) -> Verb:
    limits = (
        Limit("C-3.3.2-a", "no-abbey-left", _no_abbey),
        Limit("C-4.2.1-d", "no-gap", _no_gap_anywhere),
        *more,
        Limit("C-4.2.1-b", "not-a-gap", _no_gap),
    )
    rules = ("C-4.2.1-a", "C-4.2.1-b", "C-4.2-h")
    return Verb(
        "abbey",
        options,
        apply_abbey,
        rules,
        lambda state, action: f"abbey {write_square(action[1])}",
        read_abbey,
        limits,
        show_abbey,
    )


def who_may_build(state: CarcassonneState) -> int | tuple[int, ...]:
    if not gaps(state, state.turn):
        return NOBODY
    too_late = any(is_too_late(state) for is_too_late in state.ruleset.listeners(IS_TOO_LATE))
    return NOBODY if too_late else state.turn


def may_build(state: CarcassonneState, seat: int) -> bool:
    """Q-4.4.3-2: a second part without a tile to draw needs an abbey that can be laid."""
    ask: Any = state.ruleset.program[state.ruleset.labels["B02.source.abbey"]]
    return ask.who(state) != NOBODY and any(o[0] == "abbey" for o in ask.offer(state, seat))


def draw_options(state: CarcassonneState, seat: int) -> list[Action]:
    return [("draw",)] if tiles_left(state) else []


DRAW = Verb("draw", draw_options, lambda state, seat, action: None, ("C-4.2-a",))

# The remaining abbeys: once round after the last tile


def abbeys_remain(state: CarcassonneState) -> bool:
    """C-4.2.1-k, Q-4.2.1-4: from the left of whoever laid the last tile, who comes last himself."""
    abbeys = state.slices[Abbeys]
    return abbeys.asked < state.ruleset.setup.seats and any(abbeys.held)


def next_holder(state: CarcassonneState) -> None:
    state.slices[Abbeys].asked += 1


def who_holds(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if gaps(state, state.turn) else NOBODY


def after_the_last_tile(state: CarcassonneState) -> bool:
    return bool(state.slices[Abbeys].asked)


def _not_the_monk(state: CarcassonneState, seat: int, action: Action) -> bool:
    """Q-4.2.1-3: after the last tile nothing but a monk on the abbey."""
    if action[0] == "pass":
        return False
    box = state.rules
    figure = box.figures[box.number[action[0]]] if action[0] in box.number else None
    return not (figure is not None and figure.follower and state.kind[action[1]] == ABBEY)


def skip_to(step: str) -> Callable[[CarcassonneState], str | None]:
    return lambda state: step if state.slices[Abbeys].asked else None  # after the last tile


KEEP = Verb("pass", lambda state, seat: [("pass",)], lambda state, seat, action: "B25", ("C-4.2.1-k",))


def view_abbeys(state: CarcassonneState) -> AbbeyView:
    held = state.slices[Abbeys].held
    return AbbeyView(abbeys={SEATS[s]: held[s] for s in range(state.ruleset.setup.seats)})


def count_abbeys(state: CarcassonneState) -> None:
    abbeys = state.slices[Abbeys]
    kind = state.tables.index[ABBEY_TILE]
    total = sum(abbeys.held) + abbeys.box + sum(turned >> 2 == kind for turned in state.laid[1:])
    assert total == TILES, f"abbeys: {total} instead of {TILES}"
    holes = {place for place, code in state.slots.items() if is_hole(code)}
    assert holes == set(abbeys.holes), "a hole in the layout was overlooked"


def install_abbey(build: Build) -> None:
    from .given import give_abbeys, give_laid_abbeys, write_abbeys

    build.keep("abbey", Abbeys)
    build.listen(WORTH, abbey_worth)
    build.listen(CHANGE_TILES, bring_tile)
    build.listen(SET_UP, deal_abbeys)
    build.listen(ON_LAY, note_holes)
    build.listen(GIVEN.at("abbeys"), give_abbeys)
    build.listen(GIVEN_LAND.at("laid_abbeys"), give_laid_abbeys)
    build.listen(WRITTEN, write_abbeys)
    build.listen(HAS_OTHER_TILE, may_build)
    build.listen(ON_REJOIN, close_again)
    build.listen(VIEW, view_abbeys)
    build.listen(CHECK_PIECES, count_abbeys)
    rules = ("C-4.1-c", "C-4.2-h", "C-4.2.1-a", "C-7.1.1-a")
    source = Ask("abbey", rules, decision="D-DRAW", kind="place", verbs=(DRAW, abbey_verb()), forced=True)
    source.who = who_may_build
    build.fill("B02.source", source)
    drawn = Limit("C-4.2.1-a", "tile-drawn", lambda state, seat, action: True)
    build.contribute("B04", abbey_verb(drawn, options=lambda state, seat: []))
    last = Ask("last-abbey", ("C-4.2.1-k",), decision="D-ENDABBEY", kind="place", who=who_holds, empty="B25")
    last.verbs, last.forced = (abbey_verb(), KEEP), True
    build.add_flow(Flow("last-abbey", (Do("next-abbey", ("C-4.2.1-k",), run=next_holder), last)))
    build.fill(
        "F01",
        Call("abbeys", ("C-4.2.1-k", "C-4.2.1-l"), target="last-abbey", when=abbeys_remain, again=True),
    )
    monk = Limit("Q-4.2.1-3", "monk-only", _not_the_monk, when=after_the_last_tile)
    build.refuse_where(places_figures, monk)
    build.insert(Do("B06.last-abbey", ("Q-4.2.1-3",), run=skip_to("B09")), before="B06")
    build.insert(Do("B10.last-abbey", ("Q-4.2.1-3",), run=skip_to("B15")), before="B10")


MODULE = Module("abbey", install_abbey)
