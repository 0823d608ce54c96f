"""Carrying out effects: part by part, then the bonuses, until the turn is over.

A running effect is finished in printed order (J-P-10, J-AMB-12), then bonuses are resolved (`queue.py`). The
step `next` of the flow comes here after every answer and says where play goes on.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Event
from .bank import available, bank_full, crossed_columns, payments
from .bonuses import citizen
from .deeds import schooled
from .depot import depot_full, shield
from .development import develop, leap, next_multiplier
from .places import prices, unlocked
from .posts import eligible
from .state import GAINED, HIRED, TAKEN, JohannaState
from .tables import ACT, CITIZEN, DEVELOP, FREE, GOOD, LEAP, MONK_NO, PER, PERSONS, PICK, SHIELD, Part
from .warehouse import full_columns, gain_good, warehouse_full

TILES: Final = tuple(f"tile:{person}" for person in PERSONS)
"""A cause, by person: the tile that was taken."""


def next_step(state: JohannaState) -> str:
    """What comes next: the rest of an effect, plus places, bonuses, the action, the end of the turn."""
    todo = state.todo
    if todo:
        parts = state.tables.parts
        while todo:
            part = parts[todo.pop()]
            asked = carry_out(state, part)
            if asked:
                return asked
    if not state.acted:
        if state.plus:
            return "plus"  # J-P-5
        if state.queue and not state.waits and any_possible(state):
            return "bonus"  # J-Y-11
        state.acted = True
        if state.hand == MONK_NO:
            begin(state, MONK_NO, HIRED, "monk:hired")
        else:
            begin(state, state.hand, TAKEN, TILES[state.hand])
        return "action"
    if state.queue:
        if any_possible(state):
            return "bonus"  # J-Y-7
        lose(state)
    return "turn.end"  # J-Y-9


def begin(state: JohannaState, person: int, source: int, cause: str) -> None:
    """J-A-1, J-A-2: a person acts. J-N-1: the monk's standard action is anybody's, J-O-27: a pupil's too."""
    state.person = person
    state.source = source
    state.cause = cause
    anybody = schooled(state, state.turn)
    state.menu = state.tables.person_menu[MONK_NO if anybody else person]


def carry_out(state: JohannaState, part: Part) -> str:
    """One part of an effect; the step that asks, where there is something to choose."""
    seat = state.turn
    kind = part.kind
    if kind == PICK:
        if part.ask == "action.coin" and bank_full(state, seat):
            shield(state, seat, "J-Q-7")
            return ""
        if part.ask == "action.good" and warehouse_full(state, seat):
            shield(state, seat, "J-W-5")
            return ""
        state.menu = part.menu
        return part.ask
    if kind == DEVELOP:
        develop(state, seat, part.amount)
    elif kind == PER:
        develop(state, seat, counted(state, seat, part.what))
    elif kind == GOOD:
        gain_good(state, seat, part.what)
    elif kind == SHIELD:
        for _ in range(part.amount):
            shield(state, seat, "J-X-1")
    elif kind == CITIZEN:
        citizen(state, seat, part.amount, state.cause, "J-Y-3")
    elif kind == LEAP:
        leap(state, seat)
    elif kind == ACT:
        begin(state, part.what, GAINED, state.cause)
        return "action"
    return ""


def counted(state: JohannaState, seat: int, what: int) -> int:
    """J-O-23, J-O-25, J-O-29: complete warehouse columns, crossed bank columns, own trading posts."""
    if what == 0:
        return full_columns(state, seat)
    if what == 1:
        return crossed_columns(state, seat)
    return state.posts[seat].bit_count()


def missed(state: JohannaState) -> str:
    """J-A-6, J-KN-7: a part that cannot be carried out is lost; the others still happen."""
    if state.listener is not None:
        action = state.tables.menus[state.menu].ask.removeprefix("action.")
        data = {"what": action, "because": state.cause}
        state.emit(Event("lost", "J-A-6", state.turn, data))
    return "next"


# -- what is possible --------------------------------------------------------------------------------------


def any_possible(state: JohannaState) -> bool:
    return any(bonus_possible(state, number) for number in state.queue)


def bonus_possible(state: JohannaState, number: int) -> bool:
    return row_possible(state, state.turn, state.tables.bonuses[number].parts)


def lose(state: JohannaState) -> None:
    """J-AMB-29: bonuses that nothing can come of are lost."""
    for number in state.queue:
        if state.listener is not None:
            bonus = state.tables.bonuses[number]
            data = {"what": bonus.name, "because": bonus.id}
            state.emit(Event("lost", "J-A-6", state.turn, data))
    state.queue.clear()


def row_possible(state: JohannaState, seat: int, row: tuple[int, ...]) -> bool:
    """Whether anything at all would come of an effect."""
    parts = state.tables.parts
    for number in row:  # noqa: SIM110 - a generator costs more than the parts
        if part_possible(state, seat, parts[number]):
            return True
    return False


def part_possible(state: JohannaState, seat: int, part: Part) -> bool:
    kind = part.kind
    if kind == PICK:
        return menu_possible(state, seat, part.menu)
    if kind == DEVELOP:
        return state.field[seat] < state.tables.length
    if kind == PER:
        return state.field[seat] < state.tables.length and counted(state, seat, part.what) > 0
    if kind == GOOD:
        index = seat * state.tables.sorts + part.what
        return state.goods[index] < state.tables.spaces or not depot_full(state, seat)
    if kind == LEAP:
        return next_multiplier(state, seat) > state.field[seat]
    if kind == SHIELD:
        return not depot_full(state, seat)
    if kind == ACT:
        return person_possible(state, seat, part.what)
    return True


def menu_possible(state: JohannaState, seat: int, number: int) -> bool:
    tables = state.tables
    menu = tables.menus[number]
    if menu.develop and state.field[seat] < tables.length:
        return True
    if menu.routes & state.touch[seat] & ~state.routes[seat]:
        return True
    if menu.good and not (warehouse_full(state, seat) and depot_full(state, seat)):
        return True
    if menu.coin and not (bank_full(state, seat) and depot_full(state, seat)):
        return True
    if menu.build >= 0 and payments(state, seat, menu.build) and eligible(state, seat):
        return True
    return menu.acquire and _affordable(state, seat)


def _affordable(state: JohannaState, seat: int) -> bool:
    coins = available(state, seat)
    mask = unlocked(state)
    places = (n for n in range(len(state.owner)) if mask >> n & 1)
    return any(min(prices(state, seat, place)) <= coins for place in places)


def person_possible(state: JohannaState, seat: int, person: int) -> bool:
    """Whether a person from a bonus could do anything: standard action, place or deed (J-A-2)."""
    tables = state.tables
    if menu_possible(state, seat, tables.person_menu[person]):
        return True
    ticks = state.deeds[seat]
    if any(state.doers[d] == FREE and not ticks >> t & 1 for d, t in tables.shown[person]):
        return True
    mask = state.owned[seat] & tables.works[person]
    return any(
        mask >> place & 1 and row_possible(state, seat, tables.place_effect[place])
        for place in range(len(tables.places))
    )
