"""Mini 1, the Flying Machines: instead of standing on the tile a follower may fly from it, one to three
tiles in the direction that the tile shows, and land in any unfinished structure, even an occupied one."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import NOBODY, Action, Event, Malformed, unknown
from ... import reasons
from ...areas import CLOSED, FIELD
from ...figures import at, barred, figure_name, kinds, may_stand, put_on_node
from ...hooks import AWAY, NAMES_FIGURE, ON_LAY, WORTH
from ...joining import find
from ...landscape import nodes, tile_of
from ...notation import read_figure, write_figure
from ...placing import places_figures, places_first, show_figure
from ...rulekit import Ask, Build, Draw, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import xy
from .heading import FACES, heading
from .hooks import NO_LANDING
from .state import Flight
from .worth import flight_worth


def fly_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.1-a: any follower from the supply."""
    if heading(state) is None:
        return []
    followers = [8 * i + seat for i, kind in enumerate(kinds(state)) if kind.follower]
    return [("fly", figure) for figure in followers if state.supply[figure]]


def apply_fly(state: CarcassonneState, seat: int, action: Action) -> None:
    state.supply[action[1]] -= 1
    flight = state.slices[Flight]
    flight.figure, flight.flown = action[1], True
    if state.listener is not None:
        state.emit(Event("fly", "C-4.2.11.1-a", seat, {"figure": figure_name(state, action[1])}))


def die(state: CarcassonneState) -> Sequence[int]:
    return [1] * len(FACES) if state.slices[Flight].figure >= 0 else ()


def roll(state: CarcassonneState, face: int) -> None:
    """C-4.2.11.1-c: so many tiles in a straight line."""
    way = heading(state)
    assert way is not None
    flight = state.slices[Flight]
    flight.target = state.where[state.at] + FACES[face] * way
    if state.listener is not None:
        state.emit(
            Event("roll", "C-4.2.11.1-c", state.turn, {"face": FACES[face], "square": xy(flight.target)})
        )


def landings(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.1-d to -h: unfinished structures on the tile reached, occupied or not, and never a meadow.
    X-4.2.11.1-2: the dragon's tile is no landing place."""
    flight = state.slices[Flight]
    number = state.board.get(flight.target)
    if number is None or barred(state, number):
        return []
    if any(closed(state, number) for closed in state.ruleset.listeners(NO_LANDING)):
        return []
    nodes_there = []
    for node in nodes(state, number):
        open_structure = state.kind[node] not in (FIELD, *CLOSED) and state.opens[find(state, node)]
        if open_structure and may_stand(state, flight.figure, node):
            nodes_there.append(("land", node))
    return nodes_there


def pilot(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.11.1-i: a follower that cannot land returns to the supply."""
    flight = state.slices[Flight]
    if flight.figure < 0:
        return NOBODY
    if not landings(state, state.turn):
        state.supply[flight.figure] += 1
        if state.listener is not None:
            name = figure_name(state, flight.figure)
            state.emit(
                Event("return", "C-4.2.11.1-i", state.turn, {"figure": name, "square": xy(flight.target)})
            )
        flight.figure = -1
        return NOBODY
    return state.turn


def apply_land(state: CarcassonneState, seat: int, action: Action) -> None:
    flight = state.slices[Flight]
    put_on_node(state, flight.figure, action[1])
    if state.listener is not None:
        name = figure_name(state, flight.figure)
        state.emit(Event("place", "C-4.2.11.1-d", seat, {"figure": name, **at(state, action[1])}))
    flight.figure = -1


def _no_machine(state: CarcassonneState, seat: int, action: Action) -> bool:
    return heading(state) is None


def _none_left(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.supply[action[1]]


def forget(state: CarcassonneState, seat: int) -> None:
    state.slices[Flight].flown = False


def has_flown(state: CarcassonneState) -> bool:
    return state.slices[Flight].flown


def _another_tile(state: CarcassonneState, seat: int, action: Action) -> bool:
    return state.where[tile_of(state, action[1])] != state.slices[Flight].target


def _no_structure(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in landings(state, seat)


def read_fly(state: CarcassonneState, seat: int, text: str) -> Action:
    name = [*text.split(), "follower"][1]
    if name not in state.rules.number:
        raise Malformed("no-such-figure", unknown(name, ()))
    return ("fly", 8 * state.rules.number[name] + seat)


def read_face(state: CarcassonneState, text: str) -> int:
    if text not in map(str, FACES):
        raise Malformed("no-such-face", unknown(text, ("1", "2", "3")))
    return FACES.index(int(text))


def show_fly(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    """`squares` are those that the die may lead to."""
    way = heading(state) or 0
    squares = [list(xy(state.where[state.at] + face * way)) for face in FACES]
    return {"args": {"figure": figure_name(state, action[1])}, "squares": squares}


FLY = Verb(
    "fly",
    fly_options,
    apply_fly,
    ("C-4.2.11.1-a",),
    lambda state, action: f"fly {figure_name(state, action[1])}",
    read_fly,
    (
        Limit("C-4.2.11.1-a", "no-machine", _no_machine),
        Limit("C-4.4-c", "none-left", _none_left, blanks=reasons.named_in_use),
    ),
    show_fly,
)
LAND = Verb(
    "land",
    landings,
    apply_land,
    ("C-4.2.11.1-d",),
    write_figure,
    read_figure,
    (
        Limit("C-4.2.11.1-d", "not-where-he-flies", _another_tile),
        Limit("C-4.2.11.1-e", "no-open-structure", _no_structure),
    ),
    lambda state, seat, action: show_figure(
        state, seat, (figure_name(state, state.slices[Flight].figure), action[1])
    ),
)


def away(state: CarcassonneState, figure: int) -> int:
    return int(state.slices[Flight].figure == figure)


def install(build: Build) -> None:
    build.keep("flight", Flight)
    build.listen(WORTH, flight_worth)
    build.listen(AWAY, away)
    build.listen(ON_LAY, forget)
    build.contribute("B09", FLY)
    build.listen(NAMES_FIGURE, lambda: "fly")
    after = Limit(
        "C-4.2.11.1-j",
        "one-has-flown",
        places_first,
        when=has_flown,
        built_in=True,
        blanks=reasons.second_figure,
    )
    build.refuse_where(places_figures, after, first=True)
    die_step = Draw("die", ("C-4.2.11.1-c",), topic="die", weights=die, apply=roll, read=read_face)
    die_step.write = lambda state, face: str(FACES[face])
    landing = Ask("land", ("C-4.2.11.1-d",), decision="D-LAND", kind="place", who=pilot, verbs=(LAND,))
    build.fill("B10", die_step, landing)


MODULES = (Module("flying-machines", install),)
