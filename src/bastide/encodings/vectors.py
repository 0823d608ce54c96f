"""What every encoding has, and the one that fits any view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec

from ..extras import need
from ..kernel import Action, Ruleset, View
from .slots import Slots


class Encoding:
    """A position as a vector of `size` whole numbers, and options as `slots.size` slots."""

    size: int
    slots: Slots

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.np = need("numpy", "research")
        self.ruleset = ruleset

    def begin(self) -> None:
        """Forget what was kept of another game."""

    def observe(self, state: Any, seat: int) -> Any:
        """What a seat sees, as int16."""
        raise NotImplementedError

    def options(self, state: Any, options: Sequence[Action]) -> dict[int, Action]:
        """The options by their slots."""
        return dict(zip(self.slots.of(state, options), options, strict=True))

    def mask(self, slots: Iterable[int]) -> Any:
        """A 1 for every slot that can be chosen."""
        mask = bytearray(self.slots.size)
        for slot in slots:
            mask[slot] = 1
        return self.np.frombuffer(mask, self.np.int8)

    def parts(self) -> dict[str, tuple[int, int]]:
        """Where in the vector what stands: name, and first and last number."""
        return {"view": (0, self.size)}


VIEW_SIZE = 2048
MOST = 32767


class ViewEncoding(Encoding):
    """Any view: every number goes to the place of its path, every word to that of its path and itself."""

    def __init__(self, ruleset: Ruleset[Any], size: int = VIEW_SIZE, slots: int = 2048) -> None:
        super().__init__(ruleset)
        self.size = size
        self.slots = Slots(ruleset, slots)

    def observe(self, state: Any, seat: int) -> Any:
        found = self.np.zeros(self.size, self.np.int32)
        for place, value in leaves(View(self.ruleset, state, seat), self.size):
            found[place] += value
        found[crc32(f"seat={seat}".encode()) % self.size] += 1
        return self.np.clip(found, -MOST, MOST).astype(self.np.int16)


def leaves(view: View[Any], size: int) -> Iterator[tuple[int, int]]:
    """Everything that a view shows, and what is asked: places in the vector, and numbers."""
    stack: list[tuple[str, Any]] = [("", msgspec.to_builtins(view.shown))]
    decision = view.decision
    stack.append((".asks", decision.name if decision else ""))
    while stack:
        path, thing = stack.pop()
        if isinstance(thing, dict):
            stack += [(f"{path}.{key}", value) for key, value in thing.items()]
        elif isinstance(thing, list | tuple):
            words = all(isinstance(one, str) for one in thing)
            stack += [(path if words else f"{path}[{at}]", one) for at, one in enumerate(thing)]
        elif isinstance(thing, str):
            yield _place(f"{path}={thing}", size), 1
        elif isinstance(thing, bool | int | float):
            yield _place(path, size), int(thing)


@lru_cache(maxsize=65536)
def _place(path: str, size: int) -> int:
    return crc32(path.encode()) % size
