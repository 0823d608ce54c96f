"""What a study says of each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel import SEATS
from .verdicts import BOUNDS, QUALITIES, Judged, Luck, StudyPlayer, Summary

COSTLIEST = 3


def summary_of(game: str, seats: int, turns: Sequence[Judged], draws: Sequence[Luck], of: int) -> Summary:
    """`of` is how many turns there are to judge, those to come included."""
    players = [_player(game, seat, turns, draws) for seat in range(seats)]
    return Summary(done=sum(not turn.forced for turn in turns), of=of, players=players)


def _player(game: str, seat: int, turns: Sequence[Judged], draws: Sequence[Luck]) -> StudyPlayer:
    letter = SEATS[seat]
    own = [turn for turn in turns if turn.seat == letter and not turn.forced]
    error = sum(turn.error for turn in own)
    counts = Counter(turn.quality for turn in own)
    kinds: Counter[str] = Counter()
    for turn in own:
        kinds[turn.decision] += turn.error  # type: ignore[assignment]
    costly = sorted((turn for turn in own if turn.error >= BOUNDS[game].good), key=lambda one: -one.error)
    return StudyPlayer(
        seat=letter,
        decisions=len(own),
        error=round(error, 2),
        per_decision=round(error / len(own), 3) if own else 0.0,
        luck=round(sum(draw.luck[seat] for draw in draws if draw.seat in (letter, None)), 2),
        qualities={quality: counts[quality] for quality in QUALITIES},
        kinds={kind: round(total, 2) for kind, total in kinds.items()},
        costliest=[turn.line for turn in costly[:COSTLIEST]],
    )
