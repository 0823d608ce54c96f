"""Hooks: the typed places at which a game calls its modules.

A hook is an object, not a name: a hook that does not exist is a mistake for the type checker, and so is a
function that does not fit it. What cannot be typed is checked once more when a ruleset is compiled.

    LAID: Hook[[CarcassonneState, int], None] = Hook("lay", "state, seat", "a tile has been placed")
    build.listen(LAID, count_volcanoes)
    for hear in ruleset.listeners(LAID):
        hear(state, seat)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Hook(Generic[P, R]):
    """A place at which modules are called. `keys`, where there are any, divide it into one hook for each."""

    __slots__ = ("_parts", "about", "keys", "name", "parameters")

    def __init__(
        self, name: str, parameters: str = "", about: str = "", keys: Collection[str] | None = ()
    ) -> None:
        self.name = name
        self.parameters = tuple(filter(None, (p.strip() for p in parameters.split(","))))
        self.about = about
        self.keys = keys  # None: any key, modules choose their own
        self._parts: dict[str, Hook[P, R]] = {}

    def __repr__(self) -> str:
        return f"Hook({self.name!r})"

    def at(self, key: str) -> Hook[P, R]:
        """The part of this hook for one key: the score of cities, the entry `towers` of a position."""
        if self.keys is not None and key not in self.keys:
            raise LookupError(f"hook {self.name!r} has no key {key!r}; there are {', '.join(self.keys)}")
        if key not in self._parts:
            part: Hook[P, R] = Hook(f"{self.name}:{key}", ", ".join(self.parameters), self.about)
            self._parts[key] = part
        return self._parts[key]

    @property
    def parts(self) -> dict[str, Hook[P, R]]:
        """The parts that were asked for so far, by key."""
        return self._parts

    def check(self, function: Callable[..., Any]) -> None:
        """Raise `TypeError` when a function cannot be called with this hook's parameters."""
        try:
            inspect.signature(function).bind(*self.parameters)
        except ValueError:  # a compiled function within a function does not tell
            return
        except TypeError as error:
            name = getattr(function, "__qualname__", repr(function))
            given = ", ".join(self.parameters) or "nothing"
            raise TypeError(
                f"{name} does not fit the hook {self.name!r}, which gives it {given}: {error}"
            ) from None
