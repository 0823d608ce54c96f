"""What the games of a tournament say about a game: the measures that TAG has, seats, and luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from statistics import fmean
from typing import Any

from .work import Row

Measure = tuple[str, float]


def general(rows: Sequence[Row]) -> list[Measure]:
    """Means over games; the names are those of the texts `report-measure-…`."""
    decisions = [sum(row["decisions"]) for row in rows]
    asked = sum(decisions) or 1
    turns = sum(row["turns"] for row in rows) or 1
    found: list[Measure] = [
        ("decisions", fmean(decisions)),
        ("turns", turns / len(rows)),
        ("per-turn", asked / turns),
        ("branching", sum(row["options"] * n for row, n in zip(rows, decisions, strict=True)) / asked),
        ("most-options", max(row["most_options"] for row in rows)),
        ("forced", fmean(row["forced"] for row in rows)),
        ("sparsity", 1 - sum(row["scoring"] for row in rows) / asked),
        ("points", fmean(points for row in rows for points in row["scores"])),
        ("microseconds", 1e6 * sum(sum(row["seconds"]) for row in rows) / asked),
    ]
    if len(rows[0]["scores"]) > 1:
        margins = [sorted(row["scores"])[-1] - sorted(row["scores"])[-2] for row in rows]
        found += [("lead-changes", fmean(row["lead_changes"] for row in rows)), ("margin", fmean(margins))]
    return found


def luck(rows: Sequence[Row]) -> list[Measure]:
    """What part of the points ahead comes from who plays, from the seat, from the deal, and from the rest.

    The deal is what the same seat has in common over all line-ups of the same deal, less what chance alone
    would have it have in common.
    """
    seats = len(rows[0]["scores"])
    if seats < 2:
        return []
    games = [
        (
            bot,
            seat,
            row["deal"],
            row["scores"][seat] - (sum(row["scores"]) - row["scores"][seat]) / (seats - 1),
        )
        for row in rows
        for seat, bot in enumerate(row["bots"])
    ]
    values = [game[3] for game in games]
    total = sum((value - fmean(values)) ** 2 for value in values)
    if not total:
        return []
    parts: list[Measure] = []
    for name, key in (("bots", _bot), ("seat", _seat), ("deal", _deal)):
        explained, values = _take_out(values, [key(game) for game in games], adjusted=name == "deal")
        parts.append((name, explained / total))
    return [*parts, ("rest", max(0.0, 1 - sum(part for _, part in parts)))]


def _bot(game: tuple[Any, ...]) -> Hashable:
    return str(game[0])


def _seat(game: tuple[Any, ...]) -> Hashable:
    return int(game[1])


def _deal(game: tuple[Any, ...]) -> Hashable:
    return (game[2], game[1])


def _take_out(values: Sequence[float], keys: Sequence[Hashable], adjusted: bool) -> tuple[float, list[float]]:
    """The sum of squares between groups, and what is left of the values without it."""
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for key, value in zip(keys, values, strict=True):
        groups[key].append(value)
    means = {key: fmean(group) for key, group in groups.items()}
    between = sum(len(group) * means[key] ** 2 for key, group in groups.items())
    left = [value - means[key] for key, value in zip(keys, values, strict=True)]
    if adjusted:
        free = len(values) - len(groups)
        noise = sum(value**2 for value in left) / free if free else 0.0
        between = max(0.0, between - len(groups) * noise) if free else 0.0
        if not between:
            return 0.0, list(values)
    return between, left


def mean_by(
    rows: Sequence[Row], key: Callable[[Row, int], str], value: Callable[[Row, int], float]
) -> dict[str, float]:
    """A mean over all seats of all games, by what `key` says of them."""
    groups: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for seat in range(len(row["bots"])):
            groups[key(row, seat)].append(value(row, seat))
    return {name: fmean(group) for name, group in groups.items()}
