"""What a turn does, as parts that can be compared: reasons in words are made of what differs.

Each part has a key by which the same thing is found after another turn, what it adds for each seat, and the
code and blanks of its sentence: `study-<game>-<code>`, or `…-played-<code>` where it speaks against what was
played.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from .verdicts import Reason
from .weighing import leads

MOST_REASONS = 3
LEAST = 0.3
"""Points; what makes less of a difference is no reason."""


@dataclass(slots=True)
class Effect:
    """One part of what a turn does."""

    key: Hashable
    points: list[float]
    """What it adds for each seat."""
    code: str = ""
    """Its sentence if it is good for the seat that moves; none: it is not worth a sentence."""
    against: str = ""
    """… if it is bad."""
    blanks: dict[str, str | int] = field(default_factory=dict)
    rule: str = ""
    waits: str = ""
    """Its sentence if the better turn does without it: what that leaves out."""
    opens: int = 0
    """How much there is of something that adds nothing by itself and introduces the rest: a long chain."""


def compare(
    seat: int, rivals: Sequence[float], best: Sequence[Effect], played: Sequence[Effect]
) -> list[Reason]:
    """What speaks for one turn rather than another, the largest difference first, at most three.

    `rivals` are the points that each seat can expect: what hurts the strongest other counts as a gain.
    """
    base = leads(rivals, seat + 1)[seat]

    def gain(effect: Effect | None) -> float:
        if effect is None:
            return 0.0
        seats = len(effect.points)
        after = [*(a + b for a, b in zip(rivals, effect.points, strict=False)), *rivals[seats:]]
        return leads(after, seat + 1)[seat] - base

    by_best = {effect.key: effect for effect in best}
    by_played = {effect.key: effect for effect in played}
    found: list[Reason] = []
    for key in {**by_best, **by_played}:
        one, other = by_best.get(key), by_played.get(key)
        good, bad = gain(one), gain(other)
        if good - bad < LEAST:
            continue
        if one is not None and one.code and (good >= -bad or other is None or not other.against):
            found.append(Reason(one.code, one.blanks, one.rule, round(good - bad, 2)))
        elif other is not None and other.against:
            found.append(Reason(f"played-{other.against}", other.blanks, other.rule, round(good - bad, 2)))
    found.sort(key=lambda reason: -reason.weight)
    missed = [
        (gain(effect), nth)
        for nth, effect in enumerate(played)
        if effect.waits and effect.key not in by_best and gain(effect) >= LEAST
    ]
    if found:
        found = _openings(best, played) + found
    if found and missed:
        worth, nth = max(missed)
        left_out = Reason(played[nth].waits, played[nth].blanks, weight=-round(worth, 2))
        return [*found[: MOST_REASONS - 1], left_out]
    return found[:MOST_REASONS]


def _openings(best: Sequence[Effect], played: Sequence[Effect]) -> list[Reason]:
    """What introduces the reasons, if there is clearly more of it than in the other turn."""
    less = max((effect.opens for effect in played), default=0)
    return [Reason(effect.code, effect.blanks, effect.rule) for effect in best if effect.opens > less + 1]
