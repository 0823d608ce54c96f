"""A given position of which something may not add up: what of it stands, and what is refused, with its rule.

The game's own reader of `given` says what is wrong, but only the first thing. Here the description is taken
apart, and each piece is laid as long as the reader takes it: the rest are the faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import SEATS, Match, Problem

Path = tuple[str | int, ...]
"""Where a piece stands in the description: `("tiles", 3)`, `("A", "coins")`."""

CHANCE = "chance"
"""Where a fault stands that is in what chance gives, not in the description."""

DEEP = 3
"""Keys that lead to a piece: `sheets`, a seat, an entry of the sheet."""


@dataclass(frozen=True)
class Fault:
    path: Path
    problem: Problem


@dataclass(frozen=True)
class Settled:
    """The match that stands, what of the description and of chance is in it, and what was refused."""

    match: Match[Any]
    given: dict[str, Any]
    chance: dict[str, Any]
    faults: list[Fault]


Begin = Callable[[Mapping[str, Any]], Match[Any]]
BeginWith = Callable[[Mapping[str, Any], Mapping[str, Any]], Match[Any]]


def settle(begin: BeginWith, given: Mapping[str, Any], chance: Mapping[str, Any]) -> Settled:
    """Lay out as much of a description as the game takes, and then what chance gives first: a tile can be in
    hand only where it is still in the stack. A set-up that cannot be raises its problem."""
    try:
        return Settled(begin(given, chance), dict(given), dict(chance), [])
    except Problem:
        pass
    match, kept, faults = _settle(lambda some: begin(some, {}), given)
    comes: dict[str, Any] = {}
    for key, value in chance.items():
        try:
            match = begin(kept, {**comes, key: value})
            comes[key] = value
        except Problem as problem:
            faults.append(Fault((CHANCE, key), problem))
    return Settled(match, kept, comes, faults)


def _settle(begin: Begin, given: Mapping[str, Any]) -> tuple[Match[Any], dict[str, Any], list[Fault]]:
    pieces = list(pieces_of(given))
    kept: list[Path] = []
    match, refused = begin({}), pieces
    while refused:
        before = len(kept)
        match, refused, why = _lay(begin, given, kept, refused, match)
        if len(kept) == before:  # nothing that waited for another has come to lie
            match, why = _as_one(begin, given, kept, why, match)
            refused = list(why)
            if len(kept) == before:
                return match, chosen(given, kept), [Fault(path, why[path]) for path in refused]
    return match, chosen(given, kept), []


def _as_one(
    begin: Begin, given: Mapping[str, Any], kept: list[Path], why: Mapping[Path, Problem], match: Match[Any]
) -> tuple[Match[Any], dict[Path, Problem]]:
    """Entries that mean something only together, such as who holds a card and with how much: they are laid as
    one. Where that is refused for a reason that none of them has alone, the fault is that of all."""
    groups: dict[Path, list[Path]] = {}
    for path in why:
        alone = isinstance(path[-1], int) or len(path) == 1 or path[-2] in list(SEATS)
        groups.setdefault(path if alone else path[:-1], []).append(path)
    left: dict[Path, Problem] = {}
    for parent, paths in groups.items():
        told = {path: why[path] for path in paths}
        if len(paths) > 1:
            try:
                match = begin(chosen(given, [*kept, *paths]))
            except Problem as problem:
                apart = {str(one) for one in told.values()}
                left |= told if str(problem) in apart else {parent: problem}
            else:
                kept += paths
        else:
            left |= told
    return match, left


def _lay(
    begin: Begin, given: Mapping[str, Any], kept: list[Path], pieces: Sequence[Path], match: Match[Any]
) -> tuple[Match[Any], list[Path], dict[Path, Problem]]:
    """Halve what is refused until each piece that is at fault stands alone."""
    try:
        match = begin(chosen(given, [*kept, *pieces]))
    except Problem as problem:
        if len(pieces) == 1:
            return match, [pieces[0]], {pieces[0]: problem}
        middle = len(pieces) // 2
        match, first, why = _lay(begin, given, kept, pieces[:middle], match)
        match, second, more = _lay(begin, given, kept, pieces[middle:], match)
        return match, [*first, *second], why | more
    kept += pieces
    return match, [], {}


def pieces_of(given: Mapping[str, Any], before: Path = ()) -> Iterator[Path]:
    """The lines of a list at the top, and the entries of objects; what lies deeper belongs together."""
    for key, value in given.items():
        path = (*before, key)
        if isinstance(value, Mapping) and value and len(path) < DEEP:
            yield from pieces_of(value, path)
        elif len(path) == 1 and isinstance(value, list) and value and all(isinstance(v, str) for v in value):
            yield from ((key, number) for number in range(len(value)))
        else:
            yield path


def chosen(given: Mapping[str, Any], paths: Sequence[Path]) -> dict[str, Any]:
    """The description with these pieces only, in its own order."""
    wanted = set(paths)
    return _chosen(given, wanted, ())


def _chosen(given: Mapping[str, Any], wanted: set[Path], before: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in given.items():
        path = (*before, key)
        if path in wanted:
            found[key] = value
        elif isinstance(value, Mapping):
            if inside := _chosen(value, wanted, path):
                found[key] = inside
        elif isinstance(value, list):
            lines = [line for number, line in enumerate(value) if (*path, number) in wanted]
            if lines:
                found[key] = lines
    return found
