"""Her stack: a set without order (J-L-8, J-L-12, J-L-16).

The back on top of the stack is known, the card that it belongs to is not: it is drawn among the cards with
such a back when it is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Malformed, unknown
from ..state import JohannaState
from .area import NONE, area, deck, tell


def set_up(state: JohannaState) -> None:
    """J-L-1, J-L-9: the player begins; J-L-8: the deck of the level."""
    state.starter = state.turn = 0
    area(state).unused = [1] * len(deck(state).cards)


def reshuffle(state: JohannaState) -> None:
    """J-L-16: with the refill of the bag all cards go back into the stack."""
    solo = area(state)
    solo.unused = [1] * len(deck(state).cards)
    solo.back = solo.card = NONE
    solo.pile = []
    tell(state, "shuffle", "J-L-16", cards=len(solo.unused))


def back_weights(state: JohannaState) -> Sequence[int]:
    """The back that comes to lie on top of the stack: J-L-13 needs it, all see it (J-C-8)."""
    solo = area(state)
    if solo.back != NONE or not any(solo.unused):
        return ()
    cards = deck(state)
    weights = [0] * len(cards.backs)
    for card, there in enumerate(solo.unused):
        weights[cards.back_of[card]] += there
    return weights


def show_back(state: JohannaState, index: int) -> None:
    area(state).back = index
    arrow, monk = deck(state).backs[index]
    tell(state, "back", "J-L-13", arrow=arrow, monk=monk)


def write_back(state: JohannaState, index: int) -> str:
    return " ".join(deck(state).backs[index])


def read_back(state: JohannaState, text: str) -> int:
    arrow, _, monk = text.partition(" ")
    if (arrow, monk) not in deck(state).backs:
        raise Malformed("no-such-back", unknown(text, ("up build", "…")))
    return deck(state).backs.index((arrow, monk))


def card_weights(state: JohannaState) -> Sequence[int]:
    solo = area(state)
    back_of = deck(state).back_of
    return [there if back_of[card] == solo.back else 0 for card, there in enumerate(solo.unused)]


def reveal(state: JohannaState, index: int) -> None:
    """J-L-12: the top card goes face up onto her pile."""
    solo = area(state)
    if solo.card != NONE:
        solo.pile.append(solo.card)
    solo.card = index
    solo.unused[index] = 0
    solo.back = NONE
    tell(state, "card", "J-L-12", card=deck(state).cards[index].id)


def write_card(state: JohannaState, index: int) -> str:
    return deck(state).cards[index].id


def read_card(state: JohannaState, text: str) -> int:
    ids = [card.id for card in deck(state).cards]
    if text.upper() not in ids:
        raise Malformed("no-such-card", unknown(text, ids))
    return ids.index(text.upper())
