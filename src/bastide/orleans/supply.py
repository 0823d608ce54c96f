"""What goes between a player and the common supply: coins, goods, citizens, technology."""

from __future__ import annotations

from ..kernel import Event
from .state import OrleansState
from .tables import FREE, GOODS, KINDS, TECH, G


def gain(state: OrleansState, seat: int, amount: int, rule: str, why: str = "") -> int:
    """O-PAY-a: coins come from the common supply. O-N-e: while it is short, a payout takes what is left."""
    if state.tables.limited and amount > state.bank:
        if state.listener is not None:
            missing = amount - max(0, state.bank)
            state.emit(Event("shortage", "O-N-e", seat, {"coins": missing}))
        amount = 0 if state.tables.options["coins.shortage"] == "all_or_nothing" else max(0, state.bank)
    state.bank -= amount
    state.coins[seat] += amount
    if amount and state.listener is not None:
        state.emit(Event("gain", rule, seat, {"coins": amount, "why": why}))
    return amount


def spend(state: OrleansState, seat: int, amount: int, rule: str, why: str = "") -> None:
    """O-PAY-a, O-N-f: coins go to the common supply and can be paid out again."""
    state.bank += amount
    state.coins[seat] -= amount
    if amount and state.listener is not None:
        state.emit(Event("spend", rule, seat, {"coins": amount, "why": why}))


def owe(state: OrleansState, seat: int, amount: int, rule: str, why: str) -> None:
    """O-PAY-c, O-X-e: a forced payment takes the coins in hand; what is missing becomes a debt."""
    paid = min(amount, state.coins[seat])
    spend(state, seat, paid, rule, why)
    state.debt += amount - paid
    state.debtor = seat
    if state.debt and state.listener is not None:
        rule = state.tables.reading.torture
        state.emit(Event("torture", rule, seat, {"debt": state.debt, "why": why}))


def take_good(state: OrleansState, seat: int, good: int, rule: str) -> None:
    """O-BF-c, O-L-00: a good from the goods market."""
    state.goods_market[good] -= 1
    state.goods[G * seat + good] += 1
    if state.listener is not None:
        state.emit(Event("good", rule, seat, {"good": GOODS[good], "from": "market"}))


def take_technology(state: OrleansState, seat: int, first: bool, rule: str) -> None:
    """O-BV-h: a technology tile lies beside the board until it is placed.

    O-TE-d, AMB-07: where the text looks at the origin, the first tile of the craftsmen track is marked."""
    state.technology -= 1
    if first and state.tables.options["tech.first_rule"] == "first_from_track":
        state.first_held[seat] = 1
    else:
        state.held[seat] += 1
    if state.listener is not None:
        state.emit(Event("technology", rule, seat))


def take_citizen(state: OrleansState, seat: int, citizen: int, rule: str) -> bool:
    """O-T-d, O-D-c: the first one there gets the citizen, all later ones nothing."""
    if state.citizens[citizen] >= 0:
        return False
    state.citizens[citizen] = seat
    if state.listener is not None:
        state.emit(Event("citizen", rule, seat, {"from": state.tables.citizens[citizen]}))
    return True


def send_home(state: OrleansState, seat: int, place: int) -> None:
    """O-P5-e, O-P5-f, O-B-d: the followers of a place go into the bag, technology stays."""
    tables = state.tables
    on = state.on
    base = tables.spaces * seat
    for space in range(base + tables.first[place], base + tables.first[place + 1]):
        kind = on[space]
        if 0 <= kind < TECH:
            state.bag[KINDS * seat + kind] += 1
            on[space] = FREE
