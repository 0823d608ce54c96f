"""What goes from process to process: states, views and matches, without the rules that they share.

A ruleset is immutable, large and full of functions; both sides compile it themselves, by its set-up.
"""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any, TypeVar

from ..games import load
from ..kernel import Ruleset, Setup, Slice, State
from ..kernel.state import all_names

T = TypeVar("T", State, Slice)

OF_THE_RULESET = {"ruleset", "rules", "tables"}
"""Fields of a state that both sides have."""
OF_THE_MOMENT = {"common", "listener"}
"""Fields that mean nothing elsewhere."""


@lru_cache(maxsize=256)
def compiled(setup: Setup) -> Ruleset[Any]:
    """The rules of a set-up that has been checked: one object in each process."""
    return Ruleset(load(setup.game), setup)


@lru_cache(maxsize=256)
def _initial(ruleset: Ruleset[Any]) -> State:
    state: State = ruleset.game.initial(ruleset)
    return state


def _values(thing: State | Slice) -> dict[str, Any]:
    """Its fields by name: a compiled class does not tell pickle of them."""
    left_out = OF_THE_RULESET | OF_THE_MOMENT
    names = all_names(type(thing))
    return {name: getattr(thing, name) for name in names if name not in left_out and name[0] != "_"}


def _state(ruleset: Ruleset[Any], values: dict[str, Any]) -> State:
    return _filled(_initial(ruleset).copy(), values)


def _slice(kind: type[Slice], values: dict[str, Any]) -> Slice:
    return _filled(kind(), values)


def _filled(thing: T, values: dict[str, Any]) -> T:
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Ruleset):
            return compiled, (thing.setup,)
        if isinstance(thing, State):
            return _state, (thing.ruleset, _values(thing))
        if isinstance(thing, Slice):
            return _slice, (type(thing), _values(thing))
        return NotImplemented


def pack(thing: Any) -> bytes:
    """Plain data, functions of modules, and states, views and matches."""
    file = io.BytesIO()
    _Packer(file).dump(thing)
    return file.getvalue()


def unpack(data: bytes) -> Any:
    return pickle.loads(data)
