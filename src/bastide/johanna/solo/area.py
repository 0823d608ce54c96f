"""Johanna's area and her cards, as the state keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Event, Slice
from ..sheets import TRACK_PERSONS, SoloCard
from ..state import JohannaState
from ..tables import Tables

SCHOLAR = "scholar"
TRACKS = (*TRACK_PERSONS, SCHOLAR)
NONE = -1
Back = tuple[str, str]


class Area(Slice):
    """Johanna's area and her cards."""

    names = (
        "back",
        "card",
        "citizens",
        "levels",
        "person",
        "pile",
        "posts",
        "shields",
        "towns",
        "tracks",
        "unused",
    )
    __slots__ = names

    def __init__(self, blank: bool = False) -> None:
        if blank:  # `copy` fills it
            return
        self.tracks = [0] * len(TRACKS)  # ticked fields
        self.shields = 0
        self.posts = 0
        self.towns = 0  # those that she has crossed, a mask
        self.citizens = 0
        self.levels = 0
        self.unused: list[int] = []  # by card: 1 while it is in the stack
        self.back = NONE  # of the card on top of the stack, see `backs`
        self.card = NONE  # the revealed one
        self.pile: list[int] = []  # revealed before, in order
        self.person = NONE  # the tile that she has taken

    def copy(self) -> Area:
        new = Area(blank=True)
        new.tracks = self.tracks[:]
        new.shields = self.shields
        new.posts = self.posts
        new.towns = self.towns
        new.citizens = self.citizens
        new.levels = self.levels
        new.unused = self.unused[:]
        new.back = self.back
        new.card = self.card
        new.pile = self.pile[:]
        new.person = self.person
        return new


class Deck:
    """The cards of a level, and the different backs among them."""

    def __init__(self, tables: Tables) -> None:
        solo = tables.sheets.solo
        self.level = solo.level[tables.options["level"]]
        self.cards = solo.deck(self.level.id)
        self.backs = sorted({_back(card) for card in self.cards})
        self.back_of = [self.backs.index(_back(card)) for card in self.cards]
        self.fronts = [dict(card.front) for card in self.cards]
        self.rules = {word.kind: word.rule for word in solo.effects}


def _back(card: SoloCard) -> Back:
    return (card.arrow, card.monk)


def deck(state: JohannaState) -> Deck:
    found: Deck = state.tables.deck
    return found


def prepare(tables: Tables) -> None:
    tables.deck = Deck(tables)


def area(state: JohannaState) -> Area:
    return state.slices[Area]


def tell(state: JohannaState, kind: str, rule: str, **data: Any) -> None:
    if state.listener is not None:
        state.emit(Event("johanna-" + kind, rule, None, data))


def track_fields(state: JohannaState, person: str) -> Sequence[Any]:
    printed = state.tables.sheets.johanna
    return printed.scholar if person == SCHOLAR else dict(printed.tracks)[person]


def shields(state: JohannaState) -> list[int]:
    return [points for row in state.tables.sheets.johanna.depot_rows for points in row]
