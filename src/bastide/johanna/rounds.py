"""Set-up, bag and display: who draws, who takes, and when a bag is used up (J-S, J-R, J-T)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..kernel import SEATS, Action, Event, Malformed
from . import reasons
from .hooks import STANDING
from .monks import not_there, read_tile, write_tile
from .notation import read_person, read_place
from .rulekit import Limit, Verb
from .sheets import TIERS
from .state import NOBODY_YET, JohannaState
from .tables import FREE, MONK_NO, OUT, PERSONS, TYPES

# -- set-up ------------------------------------------------------------------------------------------------


def start_weights(state: JohannaState) -> Sequence[int]:
    """J-S-3: who starts is a choice of the table, by default left to chance (R-2)."""
    return [1] * state.ruleset.setup.seats if state.starter == NOBODY_YET else ()


def start_with(state: JohannaState, seat: int) -> None:
    state.starter = state.turn = seat
    if state.listener is not None:
        state.emit(Event("start", "J-S-3", seat))


def read_seat(state: JohannaState, text: str) -> int:
    if len(text) == 1 and text in SEATS[: state.ruleset.setup.seats]:
        return SEATS.index(text)
    raise Malformed("no-such-seat", word=text)


def layout_weights(state: JohannaState) -> Sequence[int]:
    """J-S-8: of each tier some cards at random; printed places (J-S-7) lie there already.

    In a given position some places are known to be in the game; only what fits them can come.
    """
    tables = state.tables
    if state.laid_out == len(tables.layouts):
        return ()
    known = sum(1 << n for n, owner in enumerate(state.owner) if owner != OUT)
    known &= tables.tier_mask[state.laid_out]
    return [int(known & mask == known) for mask in tables.layouts[state.laid_out]]


def lay_out(state: JohannaState, index: int) -> str:
    """J-S-9: the other cards of the tier are out of the game."""
    tier = state.laid_out
    offer(state, state.tables.layouts[tier][index])
    state.laid_out += 1
    if state.listener is not None:
        names = layout_names(state, tier, index)
        state.emit(Event("places", "J-S-8", None, {"tier": TIERS[tier], "places": names}))
    return "S2.places"


def offer(state: JohannaState, mask: int) -> None:
    """Places that lie there for everybody."""
    for place, owner in enumerate(state.owner):
        if mask >> place & 1 and owner == OUT:
            state.owner[place] = FREE
            state.on_offer |= 1 << place


def layout_names(state: JohannaState, tier: int, index: int) -> list[str]:
    mask = state.tables.layouts[tier][index]
    return [name for n, name in enumerate(state.tables.places) if mask >> n & 1]


def write_layout(state: JohannaState, index: int) -> str:
    return " ".join(layout_names(state, state.laid_out, index))


def read_layout(state: JohannaState, text: str) -> int:
    mask = sum({1 << read_place(state, [word]) for word in text.replace(",", " ").split()})
    layout = state.tables.layouts[state.laid_out]
    if mask not in layout:
        number = state.tables.sheets.places.per_tier_laid_out
        raise Malformed(
            "impossible-outcome",
            detail="places",
            text=text,
            number=number,
            tier=TIERS[state.laid_out],
        )
    return layout.index(mask)


def aside_weights(state: JohannaState) -> Sequence[int]:
    """J-S-5, J-S-6, J-R-10: some tiles stay out of the bag."""
    return state.bag if state.to_aside else ()


def set_aside(step: str, rule: str) -> Callable[[JohannaState, int], str]:
    """Of the drawing step with this name, which is repeated until all are set aside."""

    def take(state: JohannaState, person: int) -> str:
        state.bag[person] -= 1
        state.discard[person] += 1
        state.to_aside -= 1
        if state.listener is not None:
            state.emit(Event("aside", rule, None, {"tile": PERSONS[person]}))
        return step

    return take


def write_draw(state: JohannaState, person: int) -> str:
    return PERSONS[person]


def read_draw(state: JohannaState, text: str) -> int:
    person = read_person(state, text)
    if person == MONK_NO:
        raise Malformed("impossible-outcome", rule="J-C-3", topic="tile", word="monk")
    return person


# -- a round -----------------------------------------------------------------------------------------------


def bags_left(state: JohannaState) -> bool:
    """J-R-12, J-R-13: the game goes on until all bag numbers are struck."""
    return state.bags < state.tables.count.bags


def open_round(state: JohannaState) -> None:
    """J-R-1, J-R-2: step 1, the starting player fills the display."""
    state.round += 1
    if not any(state.display):  # a given position may begin in the middle of a round
        state.to_draw = state.tables.count.draw
        state.turn = state.starter


def draw_weights(state: JohannaState) -> Sequence[int]:
    return state.bag if state.to_draw else ()


def draw(state: JohannaState, person: int) -> str:
    state.bag[person] -= 1
    state.display[person] += 1
    state.to_draw -= 1
    if not state.to_draw and state.listener is not None:
        tiles = [PERSONS[p] for p in range(TYPES) for _ in range(state.display[p])]
        scores = dict(zip(SEATS, state.ruleset.game.scores(state), strict=False))
        for hook in state.ruleset.listeners(STANDING):
            scores |= hook(state)
        data = {"tiles": tiles, "round": state.round, "left": sum(state.bag), "scores": scores}
        seat = state.starter if state.starter < state.ruleset.setup.seats else None
        state.emit(Event("display", "J-R-2", seat, data))
    return "R1.draw"


def tiles_there(state: JohannaState) -> bool:
    """J-R-3: turns go on until the display is empty; so the starting player has the last one (J-R-4)."""
    return state.display != EMPTY


def pass_bag(state: JohannaState) -> str | None:
    """J-R-8: step 3, the bag goes to the next player. With tiles in it that is all (J-R-15)."""
    tables = state.tables
    state.starter = state.turn = (state.starter + 1) % tables.movers
    if any(state.bag):
        return "end of round"
    state.bags += 1  # J-R-11
    if state.listener is not None:
        state.emit(Event("bag", "J-R-11", None, {"number": state.bags}))
    if not bags_left(state):
        return "end of round"  # J-R-12: nothing is drawn any more
    state.bag, state.discard = state.discard, state.bag  # J-R-9
    state.to_aside = tables.count.set_aside
    return None


EMPTY: Final[list[int]] = [0] * TYPES
TAKES: Final[tuple[Action, ...]] = tuple(("take", person) for person in range(TYPES))

# -- taking a tile -----------------------------------------------------------------------------------------


def begin_turn(state: JohannaState) -> None:
    """Johanna's turns are told by what she does."""
    if state.listener is not None and state.turn < state.ruleset.setup.seats:
        state.emit(Event("turn", "J-R-3", state.turn))


def active(state: JohannaState) -> int:
    return state.turn


def take_options(state: JohannaState, seat: int) -> list[Action]:
    """J-T-1, J-M-1: any tile of the display; tiles alike are one option."""
    display = state.display
    return [TAKES[person] for person in range(TYPES) if display[person]]


def apply_take(state: JohannaState, seat: int, action: Action) -> str:
    """J-R-6, J-T-2: one action with it; J-P-5: the plus places of this person may come before."""
    person = action[1]
    state.display[person] -= 1
    state.hand = person
    state.plus = state.owned[seat] & state.tables.plus[person]
    if state.listener is not None:
        state.emit(Event("take", "J-T-1", seat, {"tile": PERSONS[person]}))
    return "next"


def end_turn(state: JohannaState) -> None:
    """J-R-7: the used tile goes to the discard area; J-R-3: the next player is to the left."""
    if state.hand < MONK_NO:
        state.discard[state.hand] += 1
    state.hand = state.person = NOBODY_YET
    state.acted = False
    state.waits = state.tables.bonuses_wait
    state.plus = 0
    state.turn = (state.turn + 1) % state.tables.movers


def show_take(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    tile = PERSONS[action[1]]
    return {"targets": [f"tile:{tile}"], "args": {"person": tile}, "marks": [], "bonuses": []}


TAKE = Verb(
    "take",
    take_options,
    apply_take,
    rules=("J-T-1", "J-T-2"),
    write=write_tile,
    read=read_tile,
    describe=show_take,
    limits=(Limit("J-T-1", "not-in-display", not_there, blanks=reasons.in_display),),
)
