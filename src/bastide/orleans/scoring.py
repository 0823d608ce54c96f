"""The end of the game and what everything is worth (O-END, O-TBK)."""

from __future__ import annotations

from ..kernel import Event, Formula, Term, total
from .state import OrleansState, citizens, status
from .supply import take_citizen
from .tables import GOODS, G


def terms(state: OrleansState, seat: int) -> Formula:
    """O-END-d to -f: coins, goods, and stations and citizens times the status. O-END-i: nothing else."""
    worth = status(state, seat)
    goods = state.goods[G * seat : G * seat + G]
    candidates = [
        Term(worth, state.built[seat], "station", "O-END-f"),
        Term(worth, citizens(state, seat), "citizen", "O-END-f"),
        Term(1, state.coins[seat], "coin", "O-END-d"),
        *(
            Term(state.tables.points[good], goods[good], GOODS[good], "O-END-e")
            for good in reversed(range(G))
        ),
    ]
    return tuple(term for term in candidates if term.times)


def points(state: OrleansState, seat: int) -> int:
    """What a player would have if the game ended now."""
    return total(terms(state, seat))


def last_citizen(state: OrleansState) -> None:
    """O-END-b, O-END-c, O-TBK-c: to whoever has the most stations standing (O-END-j); in a tie nobody.
    AMB-51: alone there is none."""
    most = max(state.built)
    if state.tables.seats > 1 and most and state.built.count(most) == 1:
        take_citizen(state, state.built.index(most), state.tables.last_citizen, "O-END-b")


def score(state: OrleansState) -> None:
    """Every player's points, with their formula."""
    if state.listener is not None:
        for seat in range(state.tables.seats):
            formula = terms(state, seat)
            state.emit(Event("score", "O-END-f", seat, {}, total(formula), formula))


def winners(state: OrleansState) -> list[int]:
    """O-END-h: the most points. O-TBK-a: then the one further on the development track. O-TBK-b: then all."""
    ranks = [(points(state, seat), state.development[seat]) for seat in range(state.tables.seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def end(state: OrleansState) -> None:
    if state.listener is not None:
        state.emit(Event("end", "O-END-h", None, state.ruleset.game.ending(state)))
