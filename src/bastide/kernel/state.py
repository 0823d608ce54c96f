"""Everything that changes: flat, plain data, and the place where play stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr, u8

from .events import Event, Listener, Term
from .flow import Action
from .slices import Slices

if TYPE_CHECKING:
    from .ruleset import Ruleset

BYTES, NUMBERS = type(vec[u8]()), type(vec[i16]())
NOT_SAVED = {"common", "ruleset", "rules", "listener", "options", "tables"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """What a module keeps in the state. Its fields hold plain data; lists and dicts are copied one deep.

    A field with an underscore in front holds what can be worked out again: it is neither saved nor copied."""

    names: ClassVar[tuple[str, ...]] = ()
    """The fields that a class adds to those of its base; its slots are the same."""
    __slots__ = names

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        kept, derived = _COPIED.get(kind) or copied_names(kind)
        for name in kept:
            value = getattr(self, name)
            setattr(new, name, value.copy() if isinstance(value, (list, dict, set)) else value)
        for name in derived:
            setattr(new, name, type(getattr(self, name))())
        return new


Part = TypeVar("Part", bound=Slice)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of a state that the kernel owns. Each game adds its own slots and its own `copy`."""

    names: ClassVar[tuple[str, ...]] = (
        "answered",
        "asked",
        "common",
        "frames",
        "listener",
        "options",
        "pending",
        "ruleset",
        "serial",
        "slices",
    )
    __slots__ = names

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.ruleset: Ruleset[Any] = ruleset
        self.listener: Listener | None = None
        self.frames: list[int] = []  # addresses of steps; the last is where play stands
        self.pending: tuple[int, ...] = ()  # the seats that are asked
        self.options: list[Action] = []  # of the one seat that is asked; derived
        self.common: dict[str, Any] | None = None  # see `cached_while_listing`
        self.serial = 0  # actions so far
        self.asked = 0  # the serial at which the running decision was put
        self.answered: tuple[int, ...] = ()  # how often each seat has answered in it; empty: nobody has
        self.slices = Slices()  # what modules keep, by class

    def copy(self) -> Self:
        """An independent copy, without the listener."""
        raise NotImplementedError  # each game copies its own slots

    def copy_kernel(self, new: State) -> None:
        new.ruleset = self.ruleset
        new.listener = None
        new.frames = self.frames.copy()
        new.pending = self.pending
        new.options = self.options
        new.common = None
        new.serial = self.serial
        new.asked = self.asked
        new.answered = self.answered
        new.slices = slices = Slices()
        if self.slices:
            for kind, part in self.slices.items():
                slices[kind] = part.copy()

    def slice_named(self, name: str) -> Any:
        """A slice by the name under which it is saved; rules ask for it by its class."""
        return next(part for kind, part in self.slices.items() if self.ruleset.slices[kind] == name)

    @property
    def over(self) -> bool:
        return not self.frames

    def emit(self, event: Event) -> None:
        """Pass an event on. Callers on a hot path ask for `listener` before they build one."""
        if self.listener is not None:
            self.listener(event)


S = TypeVar("S", bound=State)
K = TypeVar("K")
T = TypeVar("T")


def cached_while_listing(compute: Callable[[S], T]) -> Callable[[S], T]:
    """Cache a computation while the options of one decision are listed.

    It is kept in `state.common`; a game may set that itself while nothing changes. Callers must not mutate
    the result."""
    name = compute.__qualname__

    def wrapper(state: S) -> T:
        common = state.common
        if common is None:
            return compute(state)
        if name in common:
            return common[name]  # type: ignore[no-any-return]
        computed = common[name] = compute(state)
        return computed

    return wrapper


def cached_by_key(compute: Callable[[S, K], T]) -> Callable[[S, K], T]:
    """Cache a computation in the same way, for each key apart."""
    name = compute.__qualname__

    def wrapper(state: S, key: K) -> T:
        common = state.common
        if common is None:
            return compute(state, key)
        known = common.setdefault(name, {})
        if key in known:
            return known[key]  # type: ignore[no-any-return]
        computed = known[key] = compute(state, key)
        return computed

    return wrapper


_NAMES: dict[type, tuple[str, ...]] = {}
_COPIED: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def all_names(kind: type[State] | type[Slice]) -> tuple[str, ...]:
    """All fields of a class, those of base classes first."""
    if kind not in _NAMES:
        own = (base.__dict__.get("names", ()) for base in reversed(kind.__mro__))
        _NAMES[kind] = tuple(dict.fromkeys(name for names in own for name in names))
    return _NAMES[kind]


def copied_names(kind: type[Slice]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a slice that a copy keeps, and those that it begins anew."""
    names = all_names(kind)
    parts = tuple(n for n in names if n[0] != "_"), tuple(n for n in names if n[0] == "_")
    return _COPIED.setdefault(kind, parts)


def fields(state: State | Slice) -> list[str]:
    """The fields that are saved of a state, base classes first."""
    return [name for name in all_names(type(state)) if name not in NOT_SAVED and name[0] != "_"]


def encode(value: Any) -> Any:
    """Plain data as JSON, told apart where JSON has one form for two of ours."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [encode(v) for v in value]
    if type(value) is BYTES:
        return {"bytes": list(value)}
    if type(value) is NUMBERS:
        return {"numbers": list(value)}
    if isinstance(value, Term):
        return {"term": list(value)}
    if isinstance(value, tuple):
        return {"tuple": [encode(v) for v in value]}
    if isinstance(value, dict):
        return {"map": [[encode(k), encode(v)] for k, v in value.items()]}
    if isinstance(value, set | frozenset):
        return {"set": [encode(v) for v in sorted(value)]}
    raise TypeError(f"a state holds plain data, not {type(value).__name__}")


def decode(value: Any) -> Any:
    if isinstance(value, list):
        return [decode(v) for v in value]
    if isinstance(value, dict):
        ((kind, inner),) = value.items()
        if kind == "term":
            return Term(*inner)
        if kind == "tuple":
            return tuple(decode(v) for v in inner)
        if kind == "bytes":
            return vec[u8](inner)
        if kind == "numbers":
            return vec[i16](inner)
        if kind == "set":
            return {decode(v) for v in inner}
        return {decode(k): decode(v) for k, v in inner}
    return value


def encode_slice(part: Slice) -> dict[str, Any]:
    return {name: encode(getattr(part, name)) for name in fields(part)}


def decode_slice(kind: type[Part], saved: Mapping[str, Any]) -> Part:
    part = kind()
    for name in fields(part):
        setattr(part, name, decode(saved[name]))
    return part
