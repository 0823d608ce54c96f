"""Earning bonuses: white ones for everybody, yellow ones for the first (J-Y).

What needs no choice, a shield, a citizen or points, is marked at once. Every other bonus waits in the queue
until its owner carries it out or forfeits it (`queue.py`).
"""

from __future__ import annotations

from ..kernel import Event
from .depot import shield
from .state import JohannaState
from .tables import CITIZEN, POINTS, SHIELD


def earn(state: JohannaState, seat: int, number: int) -> None:
    """J-Y-1: a white bonus comes once, with its condition. J-Y-3: a yellow one only to the first.

    J-Y-4: then all others cross it. J-Y-6: whoever comes later just gets nothing.
    """
    bonus = state.tables.bonuses[number]
    if bonus.yellow:
        if number in state.gone:
            return
        state.gone[number] = seat
    if bonus.at_once:
        mark(state, seat, number)
    else:
        state.queue.append(number)  # J-Y-5, J-Y-7
    if state.listener is not None:
        data = {
            "bonus": bonus.name,
            "from": bonus.id,
            "yellow": bonus.yellow,
            "waits": not bonus.at_once,
            "because": state.cause,
        }
        state.emit(Event("bonus", bonus.rule, seat, data))


def mark(state: JohannaState, seat: int, number: int) -> None:
    """J-Y-2, J-Y-3: points and citizens are circled; a shield is circled in the depot."""
    bonus = state.tables.bonuses[number]
    part = state.tables.parts[bonus.parts[0]]
    if part.kind == SHIELD:
        for _ in range(part.amount):
            shield(state, seat, bonus.rule, bonus.id)
    elif part.kind == CITIZEN:
        citizen(state, seat, part.amount, bonus.id, bonus.rule)
    elif part.kind == POINTS and state.listener is not None:
        data = {"target": f"points:{bonus.id}", "worth": part.amount, "because": bonus.id}
        state.emit(Event("points", "J-Y-2", seat, data))


def citizen(state: JohannaState, seat: int, number: int, source: str, rule: str) -> None:
    """Circle citizens; they count with the trading posts at the end (J-Z-5)."""
    state.citizens[seat] += number
    if state.listener is not None:
        data = {"target": f"citizen:{source}", "number": number, "because": source}
        state.emit(Event("citizen", rule, seat, data))
