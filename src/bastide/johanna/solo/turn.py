"""Her turn: which tile she takes, and what comes of it. It has no decision (J-L-12 to J-L-15, J-M-8)."""

from __future__ import annotations

from collections.abc import Sequence

from ..notation import read_place
from ..sheets import TIERS
from ..state import JohannaState
from ..tables import PERSONS, REMOVED
from .area import TRACKS, area, deck, tell
from .marks import carry_out, tick


def hers(state: JohannaState) -> bool:
    return state.turn == 1


def over(state: JohannaState) -> str | None:
    return "turn.end" if hers(state) else None


def choose(state: JohannaState) -> None:
    """J-L-13, J-L-14: read her card in the direction of the arrow; the first person on display is hers."""
    solo = area(state)
    cards = deck(state)
    card = cards.cards[solo.card]
    arrow = cards.backs[solo.back][0]
    order = [person for person, _ in (reversed(card.front) if arrow == "up" else card.front)]
    name = next(person for person in order if state.display[PERSONS.index(person)])
    solo.person = state.hand = PERSONS.index(name)
    state.display[solo.person] -= 1  # J-L-15: `turn.end` discards it
    if state.listener is not None:
        passed = order[: order.index(name)]
        tell(state, "take", "J-L-14", tile=name, card=card.id, arrow=arrow, passed=passed)


def advance(state: JohannaState) -> None:
    """J-L-20: farmer, boatman, knight and scholar advance on their tracks; J-L-22: the trader has none."""
    person = PERSONS[area(state).person]
    if person in TRACKS:
        tick(state, person, "J-L-20")


def effect(state: JohannaState) -> None:
    """J-L-15: the effect printed for the person; a removed place is drawn in the next step."""
    cards = deck(state)
    solo = area(state)
    effect = cards.fronts[solo.card][PERSONS[solo.person]]
    tell(state, "effect", cards.rules[effect.kind], effect=effect.kind, what=effect.what)
    carry_out(state, effect)


def removal_weights(state: JohannaState) -> Sequence[int]:
    """J-L-30: any place of the tier that nobody has acquired."""
    solo = area(state)
    effect = deck(state).fronts[solo.card][PERSONS[solo.person]]
    if effect.kind != "remove_place":
        return ()
    mask = state.on_offer & state.tables.tier_mask[TIERS.index(effect.what)]
    if not mask:
        tell(state, "nothing", "J-L-30", what="place")
        return ()
    return [mask >> place & 1 for place in range(len(state.owner))]


def remove(state: JohannaState, place: int) -> None:
    """J-AMB-23: it does not count as acquired."""
    tables = state.tables
    state.on_offer ^= 1 << place
    state.owner[place] = REMOVED
    if tables.options["johanna_removal_unlocks"]:
        state.bought[tables.tier[place]] += 1
    tell(state, "remove", "J-L-30", place=tables.places[place])


def read_removed(state: JohannaState, text: str) -> int:
    return read_place(state, [text])
