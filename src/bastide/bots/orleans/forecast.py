"""What the events still to come will mean: all cards are known, only their order is not."""

from __future__ import annotations

from ...orleans.state import OrleansState
from ...orleans.tables import HARVEST, INCOME, TAXES, TRADING_DAY

NOW = 1.0


def foresee(state: OrleansState, foresight: float) -> tuple[float, float, float, float]:
    """Coins for each point of status and for each station, taxes on each good, food that will be due.

    An event of a later round counts for less: it can still be prepared for."""
    strengths = state.tables.strength
    cards = [(card, number * foresight) for card, number in enumerate(state.hour) if number]
    if state.phase < 6 and state.turned:
        cards.append((state.turned[-1], NOW))
    income = trading = tax = due = 0.0
    for card, weight in cards:
        event, strength = card % 6, strengths[card // 6]
        if event == INCOME:
            income += weight * strength.income
        elif event == TRADING_DAY:
            trading += weight * strength.trading_day
        elif event == TAXES:
            tax += weight / strength.taxes
        elif event == HARVEST:
            due += weight * strength.harvest
    return income, trading, tax, due
