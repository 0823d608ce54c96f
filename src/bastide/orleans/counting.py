"""Every piece of the box is somewhere, and only once: counted at every step of the tests (O-C)."""

from __future__ import annotations

from collections.abc import Iterable

from .state import OrleansState
from .tables import GOODS, KINDS, PROFESSIONS, TECH, G, N


def count_pieces(state: OrleansState) -> None:
    """Every piece is somewhere, and only once (O-C)."""
    tables = state.tables
    seats = range(tables.seats)
    _count_followers(state)
    for good, name in enumerate(GOODS):
        own = sum(state.goods[G * seat + good] for seat in seats)
        away = state.goods_out[good] + state.goods_gone[good]
        total = own + away + state.goods_market[good] + state.slots.count(good)
        assert total == tables.box.goods[name].tiles, f"{name}: {total}"
    placed = state.on.count(TECH)
    tiles = placed + sum(state.held) + sum(state.first_held) + state.technology + state.technology_gone
    assert tiles == tables.box.counts.technology_tiles, f"technology: {tiles}"
    assert len(state.citizens) == tables.box.counts.citizen_tiles, "citizens"
    assert all(-1 <= owner < tables.seats for owner in state.citizens), "citizens"
    for seat in seats:
        standing = sum(total >> seat & 1 for total in state.stations)
        assert standing == state.built[seat], f"seat {seat}: {standing} stations stand"
        assert standing + state.unbuilt[seat] + state.lost[seat] == tables.stations, f"seat {seat}: stations"
        assert state.coins[seat] >= 0, f"seat {seat}: {state.coins[seat]} coins"
        owned = sum(1 << tile for tile, owner in enumerate(state.tiles) if owner == seat)
        assert owned == state.owned[seat], f"seat {seat}: place tiles"
    assert state.bank + sum(state.coins) == tables.coins, "coins"
    assert not tables.limited or state.bank >= 0, "the supply of coins"
    for town, total in enumerate(state.stations):
        assert total.bit_count() <= (tables.seats if tables.shared[town] else 1), f"{tables.towns[town].id}"
    for deed, left in enumerate(state.deed_left):
        assert left == sum(state.deeds[N * deed : N * deed + N]) >= 0, f"deed {deed}"
    cards = sum(state.hour) + len(state.turned) + (0 if state.turned else 1)
    assert cards == tables.rounds, f"hour glass: {cards}"


def _count_followers(state: OrleansState) -> None:
    tables = state.tables
    seats = range(tables.seats)
    standing = [0] * (KINDS * tables.seats)
    for seat in seats:
        base = tables.spaces * seat
        for occupant in state.on[base : base + tables.spaces]:
            if 0 <= occupant < TECH:
                standing[KINDS * seat + occupant] += 1
        assert sum(state.market[KINDS * seat : KINDS * seat + KINDS]) <= tables.market + 2, "market"
    for kind in state.hand:
        standing[KINDS * state.turn + kind] += 1
    piles: Iterable[list[int]] = (state.bag, state.market, state.tower, standing)
    have = [sum(pile[i] for pile in piles) for i in range(KINDS * tables.seats)]
    for profession, name in enumerate(PROFESSIONS):
        own = sum(have[KINDS * seat + profession] for seat in seats)
        sent = sum(tables.deed_needs[profession::N]) - sum(state.deeds[profession::N])
        total = own + sent + state.supply[profession] + state.gone[profession]
        assert total == tables.neutral[profession], f"{name}: {total} of {tables.neutral[profession]}"
        for seat in seats:
            marked = have[KINDS * seat + N + profession]
            assert marked == tables.marked[profession], f"seat {seat}: {marked} marked {name}"
    assert all(n >= 0 for pile in piles for n in pile), "followers below zero"
    assert min(state.supply) >= 0, "characters on the board below zero"
