"""The slices of a state: for the type checker a class of its own, at run time a plain dict."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from .state import Slice

    Part = TypeVar("Part", bound=Slice)

    class Slices(dict[type[Slice], Slice]):
        """Each slice by its class: `state.slices[Towers]` is a `Towers`."""

        def __getitem__(self, kind: type[Part]) -> Part: ...
        def get(self, kind: type[Part]) -> Part | None: ...  # type: ignore[override]
        def __contains__(self, kind: object) -> bool: ...
else:
    Slices = dict  # a plain one: it is looked into at every step
