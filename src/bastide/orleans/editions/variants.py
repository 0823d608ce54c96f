"""Variants that change the sequence of play: planning in turn order, excluded and additional place tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...kernel import Action, Event, Jump
from ..flow import PLAN
from ..notation import find, read_place, write_place
from ..place_tiles import gone, show_tile, tile_blanks
from ..planning import one_by_one
from ..rulekit import Ask, Build, Do, Draw, Limit, Module, Verb
from ..state import OrleansState, order
from ..tables import IN_STACK, OUT

# -- planning in turn order (O-P4-e) -----------------------------------------------------------------------


def in_turn_order(build: Build) -> None:
    build.replace("P4.plan", replace(PLAN, who=one_by_one, rules=("O-P4-e", "O-P4-f")))


TURN_ORDER = Module("planning-in-turn-order", in_turn_order)

# -- exclusion of place tiles (O-V) ------------------------------------------------------------------------


def quota(state: OrleansState) -> int:
    """O-V-b: one tile for each player. O-V-c: two players exclude two each."""
    return state.tables.box.exclusion[state.tables.players]


def begin(state: OrleansState) -> Jump:
    state.cursor = -1
    return "S.exclusion.end" if state.resume else None


def next_excluder(state: OrleansState) -> Jump:
    """From the start player clockwise; AMB-37: both tiles at once, or by the switch in turns."""
    state.cursor += 1
    return None if state.cursor < quota(state) * state.tables.seats else "S.exclusion.end"


def excluder(state: OrleansState) -> int:
    seats = order(state)
    if state.tables.options["exclusion.2p_order"] == "alternating":
        return seats[state.cursor % len(seats)]
    return seats[state.cursor // quota(state)]


def exclusions(state: OrleansState, seat: int) -> list[Action]:
    """O-V-b: any tile of either category."""
    board = state.tables.board
    return [("exclude", board + tile) for tile, owner in enumerate(state.tiles) if owner == IN_STACK]


def apply_exclusion(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-V-d: back to the box."""
    state.tiles[action[1] - state.tables.board] = OUT
    if state.listener is not None:
        state.emit(Event("exclude", "O-V-b", seat, {"tile": state.tables.places[action[1]].id}))
    return "S.exclusion.next"


def may_decline(state: OrleansState, seat: int) -> list[Action]:
    """AMB-37: nobody has to."""
    return [("decline",)] if state.tables.options["exclusion.optional"] == "may" else []


EXCLUDE = Verb(
    "exclude",
    exclusions,
    apply_exclusion,
    rules=("O-V-b",),
    write=write_place,
    read=read_place,
    describe=show_tile,
    limits=(
        Limit(
            "O-V-b",
            "not-a-tile",
            lambda state, seat, action: action[1] < state.tables.board,
            blanks=tile_blanks,
        ),
        Limit("O-V-d", "tile-gone", gone, blanks=tile_blanks),
    ),
)
NOT_EXCLUDE = Verb(
    "decline", may_decline, lambda state, seat, action: "S.exclusion.next", rules=("O-V-a", "AMB-37")
)


def exclusion(build: Build) -> None:
    build.fill(
        "S.exclusion",
        Do("begin", ("O-V-a",), run=begin),
        Do("next", ("O-V-b", "O-V-c"), run=next_excluder),
        Ask("ask", ("O-V-b",), decision="DP-EXCL", who=excluder, verbs=(EXCLUDE, NOT_EXCLUDE)),
        Do("end", ("O-V-d",)),
    )


EXCLUSION = Module("exclusion", exclusion)

# -- additional place tiles (O-ADD) ------------------------------------------------------------------------


def category_weights(category: str) -> Callable[[OrleansState], Sequence[int]]:
    def weights(state: OrleansState) -> Sequence[int]:
        """O-ADD-b, O-ADD-c: as many as the game uses are drawn from each stack, which is the same as putting
        the others away. O-ADD-d, AMB-38: of a stack that has no more than that all are used."""
        board = state.tables.board
        in_stack = [
            1 if owner == IN_STACK and state.tables.category[board + tile] == category else 0
            for tile, owner in enumerate(state.tiles)
        ]
        return in_stack if sum(in_stack) > state.tables.box.extra_place_tiles and not state.resume else ()

    return weights


def still_to_put_away(weights: Callable[[OrleansState], Sequence[int]]) -> Callable[[OrleansState], int]:
    return lambda state: sum(weights(state)) - state.tables.box.extra_place_tiles


def put_away(step: str) -> Callable[[OrleansState, int], Jump]:
    def take(state: OrleansState, tile: int) -> Jump:
        state.tiles[tile] = OUT
        if state.listener is not None:
            name = state.tables.places[state.tables.board + tile].id
            state.emit(Event("put-away", "O-ADD-c", None, {"tile": name}))
        return step

    return take


def extra_tiles(build: Build) -> None:
    for category in ("I", "II"):
        step = f"put-away-{category}"
        weights = category_weights(category)
        build.fill(
            "S.tiles",
            Draw(
                step,
                ("O-ADD-b", "O-ADD-c", "O-ADD-d"),
                topic=f"put-away-{category}",
                weights=weights,
                number=still_to_put_away(weights),
                apply=put_away(f"S.tiles.{step}"),
                write=lambda state, tile: state.tables.places[state.tables.board + tile].id,
                read=lambda state, text: find(state.tables.place_names, text) - state.tables.board,
            ),
        )


EXTRA_TILES = Module("additional-place-tiles", extra_tiles)
