"""Technology tiles: they stand for a character for the rest of the game (O-TE). DP-TECH and DP-PLAN."""

from __future__ import annotations

from ..kernel import ASK_AGAIN, Action, Event, Jump
from . import reasons
from .notation import read_tech, write_space
from .rulekit import Limit, Verb
from .state import OrleansState, standing
from .tables import CLOSED, FARMER, FREE, KIND_NAMES, KINDS, MONK, TECH

FREE_TILE, FARMER_TILE = 0, 1
"""Which of the tiles beside the board was placed: an ordinary one, or the one that is for a farmer only."""
BEGUN = 2
"""… and whether technology had been placed before: kept with a plan, to take it back."""


def holds(state: OrleansState, seat: int) -> int:
    return state.held[seat] + state.first_held[seat]


def farmer_only(state: OrleansState, seat: int) -> bool:
    """Whether the tile to be placed may only stand for a farmer.

    O-TE-d, O-TE-e: the first one from the craftsmen track. O-TE-f, O-TE-g: the first one placed at all.
    Who holds the restricted tile and an ordinary one places the ordinary one where the other may not go."""
    if state.tables.options["tech.first_rule"] == "first_placed":
        return not state.begun[seat]
    return not state.held[seat]


def spaces(state: OrleansState, seat: int) -> list[Action]:
    """O-TE-a: the spaces that a tile may cover now."""
    if not holds(state, seat):
        return []
    tables = state.tables
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    first = tables.first
    farmers = farmer_only(state, seat)
    evict = tables.options["tech.occupied"] == "evict_to_bag"
    free = []
    for space, action in tables.kit(state.owned[seat]).technology:
        place = tables.place_of[space]
        if TECH in on[first[place] : first[place + 1]]:  # O-TE-i
            continue
        if farmers and tables.need[space] != FARMER:
            continue
        if on[space] == FREE or (evict and _evictable(state, seat, space)):
            free.append(action)
    return free


def _evictable(state: OrleansState, seat: int, space: int) -> bool:
    """R-17: a character that stands there goes to the bag; one that this plan has put there is just taken."""
    return all(entry[0] != space for entry in state.plans[seat])


def put_down(state: OrleansState, seat: int, space: int) -> tuple[int, int]:
    """Cover a space; gives back which tile was used, and who was driven away."""
    at = state.tables.spaces * seat + space
    evicted = state.on[at]
    if evicted >= 0:
        state.bag[KINDS * seat + evicted] += 1
    restricted = state.first_held[seat] and (state.tables.need[space] == FARMER or not state.held[seat])
    if restricted:
        state.first_held[seat] = 0
    else:
        state.held[seat] -= 1
    source = (FARMER_TILE if restricted else FREE_TILE) + BEGUN * state.begun[seat]
    state.begun[seat] = 1
    state.on[at] = TECH
    return source, evicted


def take_up(state: OrleansState, seat: int, space: int, source: int, evicted: int) -> None:
    """The reverse, while a plan is not finished."""
    state.on[state.tables.spaces * seat + space] = evicted
    if evicted >= 0:
        state.bag[KINDS * seat + evicted] -= 1
    if source & FARMER_TILE:
        state.first_held[seat] = 1
    else:
        state.held[seat] += 1
    state.begun[seat] = 1 if source & BEGUN else 0


def _tell(state: OrleansState, seat: int, space: int, evicted: int, secret: bool) -> None:
    if state.listener is not None:
        tables = state.tables
        data = {"space": tables.space_names[space], "place": tables.places[tables.place_of[space]].id}
        if evicted >= 0:
            data["evicted"] = KIND_NAMES[evicted]
        state.emit(Event("tech", "O-TE-a", seat, data, audience=(seat,) if secret else None))


# -- after the own pass (DP-TECH) --------------------------------------------------------------------------


def who_places(state: OrleansState) -> int | tuple[int, ...]:
    """O-TE-c, AMB-49: as part of the own pass; asked is who holds a tile that can go somewhere."""
    return state.turn if spaces(state, state.turn) else ()


def apply_tech(state: OrleansState, seat: int, action: Action) -> Jump:
    _, evicted = put_down(state, seat, action[1])
    _tell(state, seat, action[1], evicted, secret=False)
    return "P5.technology"


# -- in planning -------------------------------------------------------------------------------------------


def planned_spaces(state: OrleansState, seat: int) -> list[Action]:
    """AMB-09: a tile that was kept may be placed in a later planning phase, hidden like the plan."""
    if not holds(state, seat) or state.tables.options["tech.window"] == "on_pass_only":
        return []
    return spaces(state, seat)


def apply_plan_tech(state: OrleansState, seat: int, action: Action) -> Jump:
    source, evicted = put_down(state, seat, action[1])
    state.plans[seat] = (*state.plans[seat], (action[1], TECH, source, evicted))
    _tell(state, seat, action[1], evicted, secret=True)
    return ASK_AGAIN


# -- limits ------------------------------------------------------------------------------------------------


def _none_held(state: OrleansState, seat: int, action: Action) -> bool:
    return not holds(state, seat)


def _not_mine(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[1]) == CLOSED


def _monk_space(state: OrleansState, seat: int, action: Action) -> bool:
    return state.tables.need[action[1]] == MONK


def _has_technology(state: OrleansState, seat: int, action: Action) -> bool:
    tables = state.tables
    place = tables.place_of[action[1]]
    base = tables.spaces * seat
    return TECH in state.on[base + tables.first[place] : base + tables.first[place + 1]]


def small_place(rule: str) -> Limit:
    """ED-07: the editions word it differently and mean the same places but one, the Town Hall."""

    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        place = state.tables.places[state.tables.place_of[action[1]]]
        return state.tables.reading.technology == rule and state.tables.reading.small(place)

    return Limit(rule, "small-place", forbids, blanks=reasons.at_space(1))


def _town_hall(state: OrleansState, seat: int, action: Action) -> bool:
    return state.tables.too_small(state.tables.place_of[action[1]])


def _farmer_only(rule: str) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        first_placed = state.tables.options["tech.first_rule"] == "first_placed"
        return (
            (rule == "O-TE-f") == first_placed
            and farmer_only(state, seat)
            and state.tables.need[action[1]] != FARMER
        )

    return Limit(rule, "farmer-first", forbids, blanks=reasons.at_space(1))


def _occupied(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[1]) >= 0


def _on_pass_only(state: OrleansState, seat: int, action: Action) -> bool:
    return state.phase == 4 and state.tables.options["tech.window"] == "on_pass_only"


LIMITS = (
    Limit("O-TE-a", "no-technology", _none_held),
    Limit("AMB-09", "only-when-passing", _on_pass_only),
    Limit("O-CE-e", "not-your-place", _not_mine, blanks=reasons.whose_place(1)),
    Limit("O-TE-h", "monk-space", _monk_space),
    small_place("O-TE-j"),
    small_place("O-TE-k"),
    Limit("AMB-11", "town-hall", _town_hall, blanks=reasons.at_space(1)),
    Limit("O-TE-i", "second-technology", _has_technology, blanks=reasons.at_space(1)),
    _farmer_only("O-TE-d"),
    _farmer_only("O-TE-f"),
    Limit("AMB-10", "space-taken", _occupied, blanks=reasons.occupant(1)),
)


def show_tech(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    tables = state.tables
    name = tables.space_names[action[1]]
    place = tables.places[tables.place_of[action[1]]].id
    return {"targets": [f"space:{name}"], "args": {"place": place, "space": name}, "space": name}


PLACE_NOW = Verb(
    "tech",
    spaces,
    apply_tech,
    rules=("O-TE-a", "O-TE-c"),
    write=write_space,
    read=read_tech,
    describe=show_tech,
    limits=LIMITS,
)
KEEP = Verb(
    "keep",
    lambda state, seat: [("keep",)],
    lambda state, seat, action: "P5.next",
    rules=("O-BV-h", "AMB-09"),
)
PLACE_IN_PLAN = Verb(
    "tech",
    planned_spaces,
    apply_plan_tech,
    rules=("O-TE-a", "AMB-09"),
    write=write_space,
    read=read_tech,
    describe=show_tech,
    limits=LIMITS,
)
