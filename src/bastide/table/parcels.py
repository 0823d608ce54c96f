"""What goes from process to process: states, views and matches, without the rules that they share.

A ruleset is immutable, large and full of functions; both sides compile it themselves, by its set-up.
"""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any

from ..games import load
from ..kernel import Ruleset, Setup, State

SHARED = ("rules", "tables")
"""What states have at hand of their ruleset, beside the ruleset itself."""


@lru_cache(maxsize=256)
def compiled(setup: Setup) -> Ruleset[Any]:
    """The rules of a set-up that has been checked: one object in each process."""
    return Ruleset(load(setup.game), setup)


@lru_cache(maxsize=256)
def _at_hand(ruleset: Ruleset[Any]) -> dict[str, Any]:
    """What every state of a ruleset has at hand."""
    state = ruleset.game.initial(ruleset)
    return {name: getattr(state, name) for name in SHARED if hasattr(state, name)}


def _find(setup: Setup, name: str) -> Any:
    return _at_hand(compiled(setup))[name]


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._shared: dict[int, tuple[Setup, str]] = {}

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Ruleset):
            return compiled, (thing.setup,)
        if isinstance(thing, State):
            for name, part in _at_hand(thing.ruleset).items():
                self._shared[id(part)] = (thing.ruleset.setup, name)
            return NotImplemented
        if id(thing) in self._shared:
            return _find, self._shared[id(thing)]
        return NotImplemented


def pack(thing: Any) -> bytes:
    """Plain data, functions of modules, and states, views and matches."""
    file = io.BytesIO()
    _Packer(file).dump(thing)
    return file.getvalue()


def unpack(data: bytes) -> Any:
    return pickle.loads(data)
