"""A table at which people play with their own box: what it does with what they enter."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from ..kernel import Problem
from . import entering, turns
from .entering import EnteredMatch
from .fields import Status
from .matches import settled_lines
from .protocol import EntryInfo, EntryLine
from .room import Room


class EntryRoom(Room):
    """What may be entered at a table, and put right. People sit together there: nobody's consent is asked."""

    async def enter(self, line: int, outcomes: Sequence[str], mine: Collection[int]) -> None:
        await self._to_the_end(self._enter(line, outcomes, mine))

    async def correct(self, line: int, text: str | None, cut: bool, mine: Collection[int]) -> None:
        await self._to_the_end(self._correct(line, text, cut, mine))

    async def entries(self, mine: Sequence[int]) -> list[EntryLine]:
        async with self.lock:
            match = self._entered(mine)
            return entering.entries(match, settled_lines(match), mine)

    async def entry_at(self, line: int, mine: Sequence[int]) -> EntryInfo | None:
        """What could have come at a line that was entered."""
        async with self.lock:
            match = self._entered(mine)
            lines = match.moves[: min(line, settled_lines(match))]
        before = await asyncio.to_thread(entering.play_before, match.ruleset, self.stored, lines)
        return entering.entry_info(before, mine)

    def _entered(self, mine: Collection[int]) -> EnteredMatch:
        match = self._begun()
        if not isinstance(match, EnteredMatch):
            raise Problem("not-entered")
        if not mine:
            raise Problem("not-your-seat")
        return match

    async def _enter(self, line: int, outcomes: Sequence[str], mine: Collection[int]) -> None:
        async with self.lock:
            self._running()
            match = self._entered(mine)
            if line != len(match.moves):
                raise Problem("stale")
            self._check_length(match)
            before = match.moves[:]
            if outcomes:
                entering.check(match, outcomes)
            await self._check(match, before, lambda: self._take(match, outcomes))
            status: Status = "finished" if match.over else "running"
            new = match.moves[len(before) :]
            asked, result = turns.changes(self.stored, match), turns.result_of(match)
            write = self._storage.append(self.stored, len(before), new, status, asked=asked, result=result)
            await self._keep(before, write)
            self._has_changed(status, asked, result)

    def _take(self, match: EnteredMatch, outcomes: Sequence[str]) -> None:
        if not outcomes:
            entering.draw_for_them(match)
        for outcome in outcomes:
            match.enter(outcome)

    async def _correct(self, line: int, text: str | None, cut: bool, mine: Collection[int]) -> None:
        async with self.lock:
            match = self._entered(mine)
            if self.lost:
                raise Problem("stale")
            before = match.moves[:]
            lines, new = await asyncio.to_thread(entering.corrected, match, self.stored, line, text, cut)
            status: Status = "finished" if new.over else "running"
            told = [t for t in self.stored.taken_back if t.at <= len(lines)]
            asked, result = turns.changes(self.stored, new), turns.result_of(new)
            write = self._storage.rewrite
            await write(self.stored, len(before), line, new.moves[line:], status, asked, result)
            self.match = new
            self.stored.undos += 1
            self.stored.taken_back = [replace(t) for t in told]
            for seat in self._undone:
                self._undone[seat] = self.stored.undos
            self.wish = None
            self._has_changed(status, asked, result)

    def _has_changed(
        self, status: Status, asked: dict[int, float | None], result: dict[str, Any] | None
    ) -> None:
        turns.follow(self.stored, asked)
        self.stored.result = result
        news = status != self.stored.status
        self.stored.status = status
        self._run_clocks()
        if news:
            self._tell_about_table()
        self._tell_position()
