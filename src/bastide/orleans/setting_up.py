"""Set-up: what chance decides before the first round (O-S), with two and three players too (O-2P, O-3P)."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import SEATS, Event, Jump, Malformed, Ruleset
from .notation import find
from .state import OrleansState
from .tables import GOODS, KINDS, N


def initial(ruleset: Ruleset[OrleansState]) -> OrleansState:
    """O-S-b to -h, O-S-l to -q: coins, markers, stations, and the marked followers on the market (O-S-f)."""
    state = OrleansState(ruleset)
    tables = state.tables
    for seat in range(tables.seats):
        state.coins[seat] = tables.box.each_player.coins
        state.bank -= state.coins[seat]
        for profession, number in enumerate(tables.marked):
            state.market[KINDS * seat + N + profession] = number
    first = tables.options["start_player"]
    state.start = SEATS.index(first) if first != "random" else 0
    return state


# -- start player (DP-START) -------------------------------------------------------------------------------


def start_weights(state: OrleansState) -> Sequence[int]:
    """O-S-v, R-2: the table names the start player, or chance does."""
    if state.resume or state.tables.options["start_player"] != "random" or state.tables.seats == 1:
        return ()
    return [1] * state.tables.seats


def apply_start(state: OrleansState, seat: int) -> None:
    state.start = seat
    if state.listener is not None:
        state.emit(Event("start-player", "O-S-v", seat))


def read_seat(state: OrleansState, text: str) -> int:
    if len(text) == 1 and text in SEATS[: state.tables.seats]:
        return SEATS.index(text)
    raise Malformed("no-such-seat", word=text)


# -- goods -------------------------------------------------------------------------------------------------


def remove_weights(state: OrleansState) -> Sequence[int]:
    """O-3P-d, O-2P-d, O-S-x: goods that are not used with fewer players, at random and before the rest."""
    return state.goods_market if not state.laid and still_to_remove(state) > 0 else ()


def still_to_remove(state: OrleansState) -> int:
    return state.tables.box.goods_removed.get(state.tables.players, 0) - sum(state.goods_out)


def apply_remove(state: OrleansState, good: int) -> Jump:
    state.goods_market[good] -= 1
    state.goods_out[good] += 1
    return "S.remove"


def lay_weights(state: OrleansState) -> Sequence[int]:
    """O-S-r, O-S-s: one on each space of the routes that is used with so many players."""
    return state.goods_market if still_to_lay(state) > 0 else ()


def still_to_lay(state: OrleansState) -> int:
    return len(state.tables.open_slots) - state.laid


def apply_lay(state: OrleansState, good: int) -> Jump:
    """O-I-d: face up."""
    state.slots[state.tables.open_slots[state.laid]] = good
    state.goods_market[good] -= 1
    state.laid += 1
    return "S.goods"


def opened(state: OrleansState) -> None:
    """O-S-t: the other goods lie in the goods market."""
    if state.listener is not None:
        market = {GOODS[good]: number for good, number in enumerate(state.goods_market)}
        state.emit(Event("set-up", "O-S-t", None, {"market": market}))


def write_good(state: OrleansState, good: int) -> str:
    return GOODS[good]


def read_good(state: OrleansState, text: str) -> int:
    return find(state.tables.good_names, text)
