"""What a turn of Carcassonne does: points at once, followers back, areas taken, grown, shared and spoiled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...bots.carcassonne.ground import Ground
from ...bots.carcassonne.judge import Judge, owners
from ...bots.mind import Turn
from ...carcassonne.areas import FIELD, NAME
from ...carcassonne.inspector import closes, tiles_left
from ...carcassonne.joining import find
from ...carcassonne.landscape import cities_at
from ...carcassonne.scoring import size
from ...carcassonne.state import CarcassonneState
from ...carcassonne.worth import open_squares
from ...kernel import SEATS, Event
from ..effects import Effect
from ..weighing import follow

LEAST = 0.2
"""Points: an area that changes by less has not changed."""


@dataclass(slots=True)
class Held:
    """An area with figures on it: what it promises to whom, and who owns it."""

    root: int
    nodes: frozenset[int]
    points: list[float]
    owners: frozenset[int]


def effects(judge: Judge, before: CarcassonneState, seat: int, turn: Turn) -> list[Effect]:
    """The parts of what a turn does."""
    told: list[Event] = []
    after = before.copy()
    after.listener = told.append
    follow(before.ruleset, after, seat, turn, None)
    after.listener = None
    early = Ground(judge, before).early
    hands = [new - old for new, old in zip(judge.hand(after, early), judge.hand(before, early), strict=True)]
    home = sum(event.type == "return" and event.seat == seat for event in told)
    found = [*_scored(after, told, seat, home)]
    found += _changed(judge, before, after, seat, early)
    claim = next((effect for effect in found if effect.code == "claims"), None)
    own = next((effect for effect in found if effect.code == "scores"), None)
    if own is not None:  # what was promised is no gain any more
        for effect in [
            effect for effect in found if isinstance(effect.key, tuple) and effect.key[0] == "gone"
        ]:
            own.points = [a + b for a, b in zip(own.points, effect.points, strict=True)]
            found.remove(effect)
    if (part := claim or own) is not None:  # what a follower costs belongs to what it was given for
        part.points = [a + b for a, b in zip(part.points, hands, strict=True)]
    elif any(hands):
        blanks: dict[str, str | int] = {"count": judge.followers(after, seat)}
        found.append(Effect(("hand",), hands, "hand" if hands[seat] > 0 else "", "hand", blanks))
    return found


def _scored(state: CarcassonneState, told: list[Event], seat: int, home: int) -> Iterator[Effect]:
    """Points at once."""
    first = True
    for event in told:
        if event.type != "score" or event.seat is None:
            continue
        points = [0.0] * len(state.score)
        points[event.seat] = float(event.points)
        squares: list[Any] = list(event.data.get("squares", ()))
        blanks: dict[str, str | int] = {
            "kind": str(event.data["kind"]),
            "tiles": len(squares),
            "points": event.points,
            "back": home if first and event.seat == seat else 0,
            "targetSeat": SEATS[event.seat],
        }
        own = event.seat == seat
        first = first and not own
        key = ("score", tuple(map(tuple, squares[:1])), event.data["kind"], event.seat)
        code = "ends" if state.over else "scores"
        yield Effect(key, points, code if own else "", "" if own else "scores", blanks, event.rule)


def _held(judge: Judge, state: CarcassonneState, early: float) -> list[Held]:
    by_root: dict[int, list[int]] = {}
    for node in state.figures:
        by_root.setdefault(find(state, node), []).append(node)
    odds, found = judge.odds(state), []
    for root, nodes in by_root.items():
        figures = tuple(figure for node in sorted(nodes) for figure in state.figures[node])
        shares, _ = judge.shares(state, root, figures, odds, early)
        points = [0.0] * len(state.score)
        for share in shares:
            if share.seat < len(points):
                points[share.seat] += share.worth + share.back
        found.append(Held(root, frozenset(nodes), points, frozenset(owners(state, root, figures))))
    return found


def _changed(
    judge: Judge, before: CarcassonneState, after: CarcassonneState, seat: int, early: float
) -> Iterator[Effect]:
    """Areas that promise more or less than before; new ones; those that were closed are gone."""
    old, new = _held(judge, before, early), _held(judge, after, early)
    seats = range(len(after.score))
    for area in new:
        were = [one for one in old if any(find(after, node) == area.root for node in one.nodes)]
        points = [area.points[s] - sum(one.points[s] for one in were) for s in seats]
        if max(map(abs, points)) < LEAST:
            continue
        had = frozenset().union(*(one.owners for one in were))
        blanks = _blanks(after, area.root)
        if not were:
            yield Effect(("claim",), points, "claims", "claims", blanks)
            continue
        key = ("area", min(node for one in were for node in one.nodes))
        other = next((s for s in sorted(had | area.owners) if s != seat), None)
        if other is not None:
            blanks["targetSeat"] = SEATS[other]
        yield Effect(key, points, *_codes(seat, had, area, points, other), blanks)
    gone = [
        one for one in old if not any(find(after, node) == area.root for area in new for node in one.nodes)
    ]
    for one in gone:  # its points are among those scored; what it promised is not to come any more
        yield Effect(("gone", min(one.nodes)), [-points for points in one.points])


def _codes(
    seat: int, had: frozenset[int], area: Held, points: list[float], other: int | None
) -> tuple[str, str]:
    """The sentences of an area that was there before: if it is good for the seat, and if it is bad."""
    if seat in area.owners and seat not in had and other is not None:
        return ("shares" if other in area.owners else "takes"), ""
    if seat in area.owners or seat in had:
        if other is not None and points[seat] < 0 and seat not in area.owners:
            return "", "loses"
        return ("grows", "spoils") if points[seat] > 0 else ("", "spoils")
    rival = points[other] if other is not None else 0.0
    return ("hinders", "") if rival < 0 else ("", "helps")


def _blanks(state: CarcassonneState, root: int) -> dict[str, str | int]:
    """How large an area is, where it is open, and how many of the tiles left fit there."""
    kind = state.kind[root]
    blanks: dict[str, str | int] = {"kind": NAME[kind], "tiles": size(state, root)}
    left = tiles_left(state)
    blanks["left"] = sum(left.values())
    if kind == FIELD:
        blanks["cities"] = len(cities_at(state, root))
        return blanks
    places = open_squares(state, root)
    blanks["open"] = len(places)
    if len(places) == 1:
        (place,) = places
        code = state.slots.get(place, 0)
        fits = state.tables.fits
        blanks["fits"] = sum(
            number
            for tile, number in left.items()
            if any(closes(state, root, place, 4 * tile + quarter) for quarter in fits[tile][code])
        )
    return blanks
