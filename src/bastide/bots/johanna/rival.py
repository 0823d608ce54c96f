"""What a judgement of Johanna's prospects looks at: her area, her cards, what she can take."""

from __future__ import annotations

from ...johanna.solo.area import NONE, TRACKS, area
from ...johanna.state import JohannaState
from ...kernel import Ruleset
from .groups import LEAD, MOST_HEADS, MOST_TURNS, PHASES, SOON, Groups, Inputs, Key, phase
from .sheet import Sheet

MOST_TICKS = 9
MOST_SHIELDS = 13
MOST_LEVELS = 7
HER_SEAT = 1


class Rival(Groups):
    """The parts of her area and the numbers of their inputs; like those of a sheet."""

    def __init__(self, ruleset: Ruleset[JohannaState], sheet: Sheet) -> None:
        super().__init__()
        tables = ruleset.tables
        self._sheet, self._tables = sheet, tables
        solo = tables.sheets.solo
        self._level = [level.id for level in solo.levels].index(tables.deck.level.id)
        ids = [card.id for card in solo.cards]
        self._cards = [ids.index(card.id) for card in tables.deck.cards]
        backs = sorted({(card.arrow, card.monk) for card in solo.cards})
        self._backs = [backs.index(back) for back in tables.deck.backs]
        self.parts = (
            self._time(len(solo.level)),
            self._heads(),
            self._tracks(),
            self._claims(),
            self._stack(len(ids), len(backs)),
            self.display(),
            self.bag(),
        )

    def keys(self, state: JohannaState) -> tuple[Key, ...]:
        here = area(state)
        turns, soon = self._sheet.clock(state, HER_SEAT)
        stage = phase(turns)
        lead = here.posts - state.posts[0].bit_count()
        gone = state.gone
        return (
            turns,
            (here.posts + here.citizens, here.levels, max(-LEAD, min(LEAD, lead)), stage),
            (tuple(here.tracks), here.shields, stage),
            tuple([number in gone for number in self._sheet.citizens]),
            (tuple(here.unused), here.back),
            (tuple(state.display), soon) if soon < SOON else None,
            tuple(state.bag),
        )

    def _time(self, levels: int) -> Inputs:
        begin = self.group("turns by level", (MOST_TURNS + 1) * levels) + (MOST_TURNS + 1) * self._level
        return lambda turns: [begin + turns]

    def _heads(self) -> Inputs:
        heads = self.group("heads", MOST_HEADS + 1)
        staged = self.group("heads by stage", (MOST_HEADS + 1) * PHASES)
        levels = self.group("development", MOST_LEVELS)
        levels_staged = self.group("development by stage", MOST_LEVELS * PHASES)
        both = self.group("heads by development", (MOST_HEADS + 1) * MOST_LEVELS)
        ahead = self.group("lead by stage", (2 * LEAD + 1) * PHASES)

        def inputs(key: tuple[int, int, int, int]) -> list[int]:
            number, level, lead, stage = key
            number = min(MOST_HEADS, number)
            return [
                heads + number,
                staged + number * PHASES + stage,
                levels + level,
                levels_staged + level * PHASES + stage,
                both + number * MOST_LEVELS + level,
                ahead + (lead + LEAD) * PHASES + stage,
            ]

        return inputs

    def _tracks(self) -> Inputs:
        tracks = self.group("tracks", len(TRACKS) * MOST_TICKS)
        scholar = self.group("scholars by stage", MOST_TICKS * PHASES)
        shields = self.group("shields", MOST_SHIELDS)

        def inputs(key: tuple[tuple[int, ...], int, int]) -> list[int]:
            ticks, shield, stage = key
            found = [tracks + track * MOST_TICKS + number for track, number in enumerate(ticks)]
            return [*found, scholar + ticks[-1] * PHASES + stage, shields + shield]

        return inputs

    def _claims(self) -> Inputs:
        begin = self.group("citizens that are gone", 5)
        return lambda gone: [begin + nth for nth, is_gone in enumerate(gone) if is_gone]

    def _stack(self, number: int, different: int) -> Inputs:
        cards = self.group("cards", number)
        backs = self.group("back", different)

        def inputs(key: tuple[tuple[int, ...], int]) -> list[int]:
            unused, back = key
            found = [cards + self._cards[n] for n, there in enumerate(unused) if there]
            return found if back == NONE else [*found, backs + self._backs[back]]

        return inputs
