"""The Plague: spreading it. In each turn a flea comes to a tile beside the active plague; people leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ....kernel import ASK_AGAIN, ENTER_FLOW, Action, Event, Malformed
from ...figures import kinds, on_tile, return_to_supply
from ...flow import active
from ...hooks import IS_SHELTERED, SPARED_SQUARE
from ...notation import read_square, write_square
from ...rulekit import Ask, Build, Flow, Limit, Verb
from ...state import CarcassonneState
from ...tables import STEP, xy
from .hooks import NEVER_INFECTED
from .regions import (
    active_tiles,
    block,
    full_region,
    has_outbreak_this_turn,
    is_never_infected,
    kept,
    lost_with,
    recompute,
)
from .state import Plague

SUPPLY = -1
"""Where a flea chip comes from when it is not taken from the layout."""


@kept
def sources(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-b, C-4.2.9.5-d, C-4.2.9.8-a: the supply, else a latent chip, else one of 18 in one region.
    There is none if the turns of a bazaar have used up what the beginning of this turn had left."""
    plague = state.slices[Plague]
    if plague.supply:
        return [SUPPLY]
    latent = sorted([place for place, active in plague.chips.items() if not active])
    return latent or (sorted(plague.chips) if full_region(state) is not None else [])


def targets(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-b, -c: beside an active focus or chip, on a tile that can be infected now."""
    spared = guarded(state)
    return [place for place in state.slices[Plague].near if place not in spared]


def guarded(state: CarcassonneState) -> list[int]:
    """C-4.2.9.2-f: the squares of the dragon and the fairy."""
    places = [state.where[tile] for barred in state.rules.barred if (tile := barred(state))]
    return places + [place(state) for place in state.ruleset.listeners(SPARED_SQUARE)]


def can_bear_a_flea(state: CarcassonneState, place: int) -> bool:
    """Whether one may lie there: since it came, the dragon or the fairy may have come as well."""
    lasting = (immune for _, _, immune in IMMUNE if immune is not _is_guarded)
    return not any(immune(state, place) for immune in lasting) and not is_never_infected(state, place)


def flea_options(state: CarcassonneState, seat: int) -> list[Action]:
    """What there is to do with the chip of this turn. It is worked out again when the plague, the layout
    beside it, the dragon or the fairy has moved."""
    plague = state.slices[Plague]
    if not plague.due or seat != state.turn:
        return []
    spared = guarded(state)
    if not plague._spread or plague._spread[0] is not plague.near or plague._spread[1] != spared:
        plague._spread = (plague.near, spared, list_spreads(state))
    return plague._spread[2]  # type: ignore[no-any-return]


def list_spreads(state: CarcassonneState) -> list[Action]:
    chips = sources(state)
    near = targets(state) if chips else []
    if not moves_the_plague(state, chips):
        return [("flea", place) for place in near]
    lost = lost_with(state)
    always = set.intersection(*(lost[chip] for chip in chips))  # whichever chip is taken
    alive = active_tiles(state) - always
    return [("flea", place) for place in near if any(place + step in alive for step in STEP)]


def moves_the_plague(state: CarcassonneState, chips: list[int]) -> bool:
    """Whether a tile may lie beside the plague no more when its chip has been taken: not from the supply or
    for a latent chip, and not while there are two at the ends, one of which is left to be taken."""
    plague = state.slices[Plague]
    if not chips or not plague.chips.get(chips[0]):
        return False
    ends = 0
    for chip in chips:
        ends += sum([chip + s in plague.chips or chip + s in plague.foci for s in STEP]) < 2
        if ends == 2:
            return False
    return True


def apply_flea(state: CarcassonneState, seat: int, action: Action) -> str:
    plague = state.slices[Plague]
    if plague.supply:
        lay_flea(state, seat, SUPPLY, action[1])
        return ASK_AGAIN
    plague.goal = action[1]
    return ENTER_FLOW + "flea"


def chips_to_take(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.9.5-d, C-4.2.9.6-b, Q-4.2.9-10: the tile must lie beside what is left of the active plague."""
    plague = state.slices[Plague]
    chips = sources(state)
    if plague.chips[chips[0]]:
        neighbours = {plague.goal + step for step in STEP}
        if neighbours.isdisjoint(plague.foci):
            lost, neighbours = lost_with(state), neighbours & active_tiles(state)
            chips = [chip for chip in chips if not neighbours <= lost[chip]]
    return [("take-flea", chip) for chip in chips]


def apply_take_flea(state: CarcassonneState, seat: int, action: Action) -> None:
    plague = state.slices[Plague]
    place, plague.goal = plague.goal, -1
    lay_flea(state, seat, action[1], place)


def lay_flea(state: CarcassonneState, seat: int, source: int, place: int) -> None:
    """C-4.2.9.2-d: followers on the tile return without scoring; C-4.2.9.2-e: barns and castles stay."""
    plague = state.slices[Plague]
    plague.due = False
    if source == SUPPLY:
        plague.supply -= 1
    else:
        del plague.chips[source]
    plague.chips[place] = True
    if state.listener is not None:
        state.emit(Event("flea", "C-4.2.9.2-b", seat, {"square": xy(place)}))
    figures = kinds(state)
    for node, figure in on_tile(state, state.board[place]):
        if figures[figure >> 3].follower and figure in on(state, node) and not sheltered(state, node):
            return_to_supply(state, figure, node, "C-4.2.9.2-d")
    recompute(state)


def sheltered(state: CarcassonneState, node: int) -> bool:
    """C-4.2.9.2-e: whether a module keeps the plague away from a place."""
    return any(hook(state, node) for hook in state.ruleset.listeners(IS_SHELTERED))


def on(state: CarcassonneState, node: int) -> tuple[int, ...]:
    return state.figures.get(node, ()) or state.tops.get(node, ())


# -- notation ----------------------------------------------------------------------------------------------


def write_flea(state: CarcassonneState, action: Action) -> str:
    return f"{action[0]} {write_square(action[1])}"


def read_flea(state: CarcassonneState, seat: int, text: str) -> Action:
    verb, *words = text.split()
    if len(words) != 1:
        raise Malformed("bad-flea", text=text, form=f"{verb} x,y")
    return (verb, read_square(words[0]))


def show_flea(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y}, "x": x, "y": y}


# -- limits ------------------------------------------------------------------------------------------------


def _no_tile(state: CarcassonneState, place: int) -> bool:
    return place not in state.board


def _flea_there(state: CarcassonneState, place: int) -> bool:
    return place in state.slices[Plague].chips


def _focus_there(state: CarcassonneState, place: int) -> bool:
    return place in state.slices[Plague].foci


def _gone_out(state: CarcassonneState, place: int) -> bool:
    return place in state.slices[Plague].spared


def _is_guarded(state: CarcassonneState, place: int) -> bool:
    return place in guarded(state)


IMMUNE = (
    ("C-4.2.9.2-b", "no-tile-there", _no_tile),
    ("C-4.2.9.2-b", "flea-there", _flea_there),
    ("C-4.2.9.4-e", "focus-there", _focus_there),
    ("C-4.2.9.7-e", "focus-gone-out", _gone_out),
    ("C-4.2.9.2-f", "dragon-or-fairy-there", _is_guarded),
)
"""Where no flea chip may be laid, each with its rule; the later ones are about a square with a tile."""


def _on(immune: Callable[[CarcassonneState, int], bool]) -> Callable[[CarcassonneState, int, Action], bool]:
    return lambda state, seat, action: immune(state, action[1])


def _outbreak(state: CarcassonneState, seat: int, action: Action) -> bool:
    return has_outbreak_this_turn(state)


def _not_due(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not state.slices[Plague].due


def _no_chip(state: CarcassonneState, seat: int, action: Action) -> bool:
    return not sources(state)


def _too_far(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in flea_options(state, seat)


def _not_to_be_taken(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in sources(state)


def _loses_the_plague(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in chips_to_take(state, seat)


FLEA = Verb(
    "flea",
    flea_options,
    apply_flea,
    ("C-4.2.9.2-b", "C-4.2.9.2-c", "C-4.2.9.2-g"),
    write_flea,
    read_flea,
    (
        Limit("C-4.2.9.4-c", "no-flea-today", _outbreak),
        Limit("C-4.2.9.2-a", "no-flea-now", _not_due),
        Limit("C-4.2.9.8-a", "no-flea-to-take", _no_chip),
        *(Limit(rule, code, _on(immune)) for rule, code, immune in IMMUNE),
        Limit("C-4.2.9.2-b", "not-beside-the-plague", _too_far),
    ),
    show_flea,
)
TAKE_FLEA = Verb(
    "take-flea",
    chips_to_take,
    apply_take_flea,
    ("C-4.2.9.5-d", "C-4.2.9.6-b", "C-4.2.9.8-a"),
    write_flea,
    read_flea,
    (
        Limit("C-4.2.9.5-d", "not-that-flea", _not_to_be_taken),
        Limit("C-4.2.9.2-b", "not-beside-the-plague", _loses_the_plague),
    ),
    show_flea,
)
SOURCE = Flow(
    "flea",
    (
        Ask(
            "take-flea",
            ("C-4.2.9.5-d", "C-4.2.9.8-a"),
            decision="D-SPREAD",
            kind="place",
            who=active,
            verbs=(TAKE_FLEA,),
            forced=True,
        ),
    ),
)


def keep_clean(build: Build, name: str, rule: str, code: str) -> None:
    """No flea ever comes to the tiles of a starting piece."""

    def is_part(state: CarcassonneState, place: int) -> bool:
        return block(state, place) == name

    def limited(verb: Verb) -> Verb:
        if verb.name != FLEA.name:
            return verb
        guarded = next(i for i, limit in enumerate(verb.limits) if limit.rule == "C-4.2.9.2-f")
        limits = (*verb.limits[:guarded], Limit(rule, code, _on(is_part)), *verb.limits[guarded:])
        return replace(verb, limits=limits)

    build.listen(NEVER_INFECTED, is_part)
    build.change_where(lambda ask: True, limited)
