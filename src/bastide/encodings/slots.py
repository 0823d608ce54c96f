"""A number for every option. What an option is called in records decides it, so that it means the same in all
positions; where two meet in one number, the later by name goes to the next that is free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from ..kernel import Action, Ruleset


class Slots:
    """The slots of a game: those before `first` belong to whoever makes the encoding."""

    def __init__(self, ruleset: Ruleset[Any], size: int, first: int = 0) -> None:
        self.ruleset = ruleset
        self.size = size
        self.first = first

    def wanted(self, state: Any, action: Action) -> int:
        """The slot that an option has if nothing else is there."""
        return self.hashed(self.ruleset.write(state, action))

    def hashed(self, text: str) -> int:
        return self.first + crc32(text.encode()) % (self.size - self.first)

    def of(self, state: Any, options: Sequence[Action]) -> list[int]:
        """The slot of each option."""
        wanted = self.wanted
        found = [wanted(state, action) for action in options]
        return found if len(set(found)) == len(found) else self._apart(state, options)

    def _apart(self, state: Any, options: Sequence[Action]) -> list[int]:
        """The same where slots collide: in the order of their names, each to the next that is free."""
        room = self.size - self.first
        found: dict[int, Action] = {}
        for _, action in sorted((self.ruleset.write(state, action), action) for action in options):
            slot = self.wanted(state, action)
            for _ in range(room):
                if slot not in found:
                    break
                slot = self.first + (slot + 1 - self.first) % room
            else:  # more than there is room for: what belongs to the encoding is used, too
                slot = next((one for one in range(self.first) if one not in found), -1)
                if slot < 0:
                    raise ValueError(f"more options than the {self.size} slots of this encoding")
            found[slot] = action
        by_action = {action: slot for slot, action in found.items()}
        return [by_action[action] for action in options]
