"""What a match looks like from outside: to a seat, to a spectator, to anybody who asks about the table."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import SEATS, Match
from .protocol import DecisionInfo, SeatInfo, SetupInfo, TableInfo, Turn, Update
from .storage import Stored

Tag = Callable[[int], str]


def look(match: Match, seats: tuple[int, ...], tag: Tag) -> tuple[int | None, Update]:
    """The position for somebody with these seats: from which of them it is seen, and how, without the log."""
    pending = match.state.pending
    seat = next((s for s in seats if s in pending), seats[0] if seats else None)
    winners = match.ruleset.game.winners(match.state) if match.over else []
    undo = [s for s in seats if match.can_undo(s)] if not match.over else []
    seen = Update(
        moves=len(match.moves),
        seat=None if seat is None else SEATS[seat],
        view=match.view(seat).data,
        decision=_decision(match, seats, tag),
        log=[],
        log_from=0,
        undo=[SEATS[s] for s in undo],
        over=match.over,
        winners=[SEATS[s] for s in winners],
    )
    return seat, seen


def _decision(match: Match, seats: tuple[int, ...], tag: Tag) -> DecisionInfo | None:
    decision = match.ruleset.decision(match.state)
    if decision is None:
        return None
    mine = {SEATS[s]: Turn(tag(s), match.view(s).describe()) for s in seats if s in decision.seats}
    asked = [SEATS[s] for s in decision.seats]
    return DecisionInfo(decision.name, decision.kind, asked, decision.rules, mine)


def table_info(stored: Stored, seats: list[SeatInfo], match: Match | None) -> TableInfo:
    """What anybody may know of a table."""
    elements = [e for e in stored.elements if not e.startswith("-")]
    return TableInfo(
        table=stored.id,
        game=stored.game,
        setup=SetupInfo(len(stored.seats), stored.sets, elements, stored.options),
        seats=seats,
        status=stored.status,
        moves=len(match.moves) if match else 0,
        asked=[SEATS[s] for s in match.state.pending if s >= 0] if match else [],
        scores=_scores(match) if match else None,
    )


def _scores(match: Match) -> dict[str, int] | None:
    """The scores, while play goes on only where everybody may see them."""
    if match.over:
        return dict(zip(SEATS, match.ruleset.game.scores(match.state), strict=False))
    return match.view(None).data.get("scores")
