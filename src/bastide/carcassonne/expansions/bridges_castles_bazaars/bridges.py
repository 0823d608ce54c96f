"""Expansion 8, the Bridges: a bridge carries a road on where it meets a meadow, over all that lies below.

Every edge of the layout continues its neighbour, so a bridge can meet a road only where the tile of this turn
was laid against it. The player says so with the tile (`lay 1,0 90 bridge 1,0 N-S`), then it must be built.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Malformed
from ...flow import apply_lay, placements, show_lay
from ...hooks import CHECK_PIECES, GIVEN_LAND, VIEW, WRITTEN
from ...joining import find, span
from ...landscape import part_of
from ...notation import read_lay, read_square, write_lay, write_square
from ...rulekit import Ask, Build, Limit, Module, Verb
from ...state import CarcassonneState
from ...tables import xy
from .bridge_sites import bridge_limits, differing_edge, edges_differ, if_bridged, with_bridge
from .shown import BridgesInfo, BridgeView, BuiltBridge
from .state import Bridges

AXES = ("N-S", "E-W")


def dealt(seats: int) -> int:
    """C-3.3.4-a: three bridges each, C-3.3.4-b: two with five or six players; C-1.19-b: twelve in all."""
    return 3 if seats <= 4 else 2


def deal(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    state.slices[Bridges].left = [dealt(seats)] * seats


# -- laying a tile to a bridge -----------------------------------------------------------------------------


def apply_lay_with_bridges(state: CarcassonneState, seat: int, action: Action) -> None:
    apply_lay(state, seat, action[:3])
    state.slices[Bridges].due = action[3:]


def write(state: CarcassonneState, action: Action) -> str:
    line = write_lay(state, action[:3])
    return line if len(action) == 3 else f"{line} bridge {write_square(action[3])} {AXES[action[4]]}"


def read(state: CarcassonneState, seat: int, text: str) -> Action:
    line, bridged, rest = text.strip().partition(" bridge ")
    action = read_lay(state, seat, line)
    if not bridged:
        return action
    match = re.fullmatch(r"(\S+) (N-S|E-W)", rest.strip())
    if not match:
        raise Malformed("bad-bridge", text=text, form="lay x,y turn bridge x,y N-S or … E-W")
    return (*action, read_square(match[1]), AXES.index(match[2]))


def describe(state: CarcassonneState, seat: int, action: Action) -> dict[str, object]:
    shown = show_lay(state, seat, action[:3])
    if len(action) == 3:
        return shown
    x, y = xy(action[3])
    args = {**dict(shown["args"]), "bx": x, "by": y, "axis": AXES[action[4]]}  # type: ignore[call-overload]
    bridge = {"square": [x, y], "axis": AXES[action[4]]}
    return {**shown, "label": "carcassonne-lay-bridge", "args": args, "bridge": bridge}


def lay_verb(crossed: bool) -> Callable[[Verb], Verb]:
    def made(verb: Verb) -> Verb:
        bridged = with_bridge(crossed)
        limits = (
            *(limit for limit in verb.limits if limit.rule != "C-4.2-d"),
            *map(if_bridged, bridge_limits(crossed)),
            Limit("C-4.2-d", "edges-differ", edges_differ, blanks=differing_edge),
        )
        return replace(
            verb,
            options=lambda state, seat: [*verb.options(state, seat), *bridged(state, seat)],
            apply=apply_lay_with_bridges,
            rules=(*verb.rules, "C-4.2-e", "C-4.3.1-c"),
            write=write,
            read=read,
            limits=limits,
            describe=describe,
        )

    return made


def give_up(state: CarcassonneState, seat: int) -> list[Action]:
    """Q-4.2-1: nobody is forced to build a bridge; without one this tile cannot be laid (C-4.2-g)."""
    asked: Ask = state.ruleset.program[state.ruleset.labels["B04"]]  # type: ignore[assignment]
    if any(asked.allowed(state, seat, "lay", [lay]) for lay in placements(state)):  # mostly the first one is
        return []
    return [("set-aside",)]


def _fits_without(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not give_up(state, seat)


SET_ASIDE = Verb(
    "set-aside",
    give_up,
    lambda state, seat, action: "B02.replace",
    ("Q-4.2-1", "C-4.2-g"),
    limits=(Limit("Q-4.2-1", "fits-without-a-bridge", _fits_without),),
)

# -- building ----------------------------------------------------------------------------------------------


def builder(state: CarcassonneState) -> int | tuple[int, ...]:
    return state.turn if state.slices[Bridges].due else NOBODY


def bridge_due(state: CarcassonneState, seat: int) -> list[Action]:
    return [("bridge", *state.slices[Bridges].due)]


def apply_bridge(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.3-b: the road runs on across the tile; X-4.3-4: the tile is added to the road it now meets."""
    _, place, axis = action
    bridges = state.slices[Bridges]
    bridges.left[seat] -= 1
    bridges.due = ()
    node = span(state, state.board[place], axis)
    if state.listener is not None:
        state.emit(Event("bridge", "C-4.3-a", seat, {"square": list(xy(place)), "axis": AXES[axis]}))
    for hook in state.rules.on_extend:
        hook(state, seat, find(state, node))


BRIDGE = Verb(
    "bridge",
    bridge_due,
    apply_bridge,
    ("C-4.3-a", "C-4.3.1-a"),
    lambda state, action: f"bridge {write_square(action[1])} {AXES[action[2]]}",
    lambda state, seat, text: ("bridge", read_square(text.split()[1]), AXES.index(text.split()[2])),
)

# -- keeping -----------------------------------------------------------------------------------------------


def view_bridges(state: CarcassonneState) -> BridgeView:
    built = []
    for node, (_, axis) in state.spans.items():
        place, _, part = part_of(state, node)
        built.append(BuiltBridge(xy(place), AXES[axis], part.name))
    left = state.slices[Bridges].left
    return BridgeView(BridgesInfo(built, {SEATS[s]: n for s, n in enumerate(left)}))


def check_bridges(state: CarcassonneState) -> None:
    seats = state.ruleset.setup.seats
    left = state.slices[Bridges].left
    total = sum(left) + len(state.spans)
    assert total == seats * dealt(seats), f"bridges: {total} instead of {seats * dealt(seats)}"


def install(build: Build) -> None:
    from .given import give_bridges, write_bridges

    build.keep("bridges", Bridges)
    build.listen(SET_UP, deal)
    build.listen(VIEW, view_bridges)
    build.listen(GIVEN_LAND.at("bridges"), give_bridges)
    build.listen(WRITTEN, write_bridges)
    build.listen(CHECK_PIECES, check_bridges)
    build.change("B04", "lay", lay_verb(build.option("crossedBridges")))
    if not build.option("bridgeForcesPlacement"):
        build.add_optional_verb(SET_ASIDE, lambda step: step.name == "B04")
    rules = ("C-4.1-e", "C-4.3-a", "C-7.1.2-a")
    ask = Ask("bridge", rules, decision="D-BRIDGE", kind="place", who=builder, verbs=(BRIDGE,), forced=True)
    build.fill("B07", ask)


MODULES = (Module("bridges", install),)
