"""What goes from process to process: states, views and matches, without the rules that they share.

A ruleset is immutable, large and full of functions; both sides compile it themselves, by its set-up.
"""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any

from librt.vecs import vec

from ..games import load
from ..kernel import Ruleset, Setup, Slice, State, View
from ..kernel.state import all_names, decode, encode

OF_THE_RULESET = {"ruleset", "rules", "tables"}
"""Fields of a state that both sides have."""


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
    names = all_names(type(thing))
    return {name: getattr(thing, name) for name in names if name not in OF_THE_RULESET and name[0] != "_"}


def _new_state(ruleset: Ruleset[Any]) -> State:
    return _initial(ruleset).copy()


def _fill(thing: State | Slice, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


class _Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Ruleset):
            return compiled, (thing.setup,)
        if isinstance(thing, View):  # without the listener, which would bring the whole match
            return View, (thing.ruleset, thing._state.copy(), thing.seat)
        if isinstance(thing, State):
            return _new_state, (thing.ruleset,), _values(thing), None, None, _fill
        if isinstance(thing, Slice):
            return type(thing), (), _values(thing), None, None, _fill
        if isinstance(thing, vec):
            return decode, (encode(thing),)
        return NotImplemented


def pack(thing: Any) -> bytes:
    """Plain data, functions of modules, and states, views and matches."""
    file = io.BytesIO()
    _Packer(file).dump(thing)
    return file.getvalue()


def unpack(data: bytes) -> Any:
    return pickle.loads(data)
