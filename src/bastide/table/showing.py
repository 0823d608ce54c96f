"""What a match looks like from outside: to a seat, to a spectator, to anybody who asks about the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel import SEATS, Match, Refused
from .fields import StandInBy
from .matches import counted_lines, settled_lines
from .protocol import (
    DecisionInfo,
    Option,
    RefusalInfo,
    SeatInfo,
    SetupInfo,
    TableInfo,
    TableNews,
    Turn,
    Update,
    refusal,
    text,
)
from .salvage import Broken
from .storage import Seat, Stored
from .takeback import Wish
from .turns import BY_TIME, GAVE_UP

Tag = Callable[[int], str]


def look(
    match: Match[Any],
    seats: tuple[int, ...],
    playing: tuple[int, ...],
    back: list[str],
    stood_in: list[str],
    clocks: list[float] | None,
    tag: Tag,
) -> tuple[int | None, Update]:
    """The position for somebody with these seats: from which of them it is seen, and how, without the log.
    He answers for those that are `playing`; a bot does for the others."""
    pending = match.state.pending
    seat = next((s for s in playing if s in pending), seats[0] if seats else None)
    winners = match.ruleset.game.winners(match.state) if match.over else []
    undo = [s for s in playing if match.can_undo(s)] if not match.over else []
    seen = Update(
        moves=counted_lines(match, seats),
        seat=None if seat is None else SEATS[seat],
        view=match.view(seat).shown,
        decision=_decision(match, playing, tag),
        log=[],
        log_from=0,
        undo=[SEATS[s] for s in undo],
        takeback=back,
        stood_in=stood_in,
        clocks=_clocks(clocks),
        over=match.over,
        winners=[SEATS[s] for s in winners],
    )
    return seat, seen


def _decision(match: Match[Any], seats: tuple[int, ...], tag: Tag) -> DecisionInfo | None:
    decision = match.ruleset.decision(match.state)
    if decision is None:
        return None
    mine = {
        SEATS[s]: Turn(tag(s), [Option.of(option) for option in match.view(s).describe()])
        for s in seats
        if s in decision.seats
    }
    asked = [SEATS[s] for s in decision.seats]
    return DecisionInfo(decision.name, decision.kind, asked, decision.rules, mine)


def _clocks(left: list[float] | None) -> dict[str, float] | None:
    return None if left is None else {SEATS[s]: round(seconds, 1) for s, seconds in enumerate(left)}


def table_info(
    stored: Stored,
    grace: Callable[[int], int | None],
    match: Match[Any] | None,
    wish: Wish | None,
    chat: bool,
    broken: Broken | None = None,
) -> TableInfo:
    """What anybody may know of a table."""
    elements = [e for e in stored.elements if not e.startswith("-")]
    return TableInfo(
        table=stored.id,
        game=stored.game,
        setup=SetupInfo(len(stored.seats), stored.sets, elements, stored.options),
        seats=[_seat(n, seat, grace(n)) for n, seat in enumerate(stored.seats)],
        status=stored.status,
        moves=settled_lines(match) if match else 0,
        asked=[SEATS[s] for s in match.state.pending if s >= 0] if match else [],
        scores=_scores(match) if match else None,
        clock=stored.clock,
        takeback=wish.back if wish else None,
        standin=wish.bot if wish else None,
        level=stored.level,
        seed=stored.seed if stored.seeded else None,
        commitment=stored.commitment.get("hash"),
        daily=stored.day.number if stored.day else None,
        days=stored.days,
        chat=chat,
        since={SEATS[n]: seat.since for n, seat in enumerate(stored.seats) if seat.since is not None},
        own_box=stored.own_box,
        outdated=broken.info if broken else None,
    )


def _seat(number: int, seat: Seat, grace: int | None) -> SeatInfo:
    connected = seat.kind == "bot" or (seat.kind == "human" and grace is None)
    by = stand_in_by(number, seat)
    return SeatInfo(SEATS[number], seat.kind, seat.name, connected, seat.bot, seat.stand_in, by, grace)


def stand_in_by(number: int, seat: Seat) -> StandInBy | None:
    """Who let a bot play for a seat."""
    if not seat.stand_in:
        return None
    known: dict[str | None, StandInBy] = {"clock": "clock", BY_TIME: "days", GAVE_UP: "gone"}
    return "owner" if seat.stand_in_by == SEATS[number] else known.get(seat.stand_in_by, "table")


def news(info: TableInfo) -> str:
    """The same as a message."""
    return text(TableNews(**{name: getattr(info, name) for name in info.__struct_fields__}))


def why(match: Match[Any], seat: int, action: str) -> RefusalInfo | None:
    """Why a seat may not do something; None when it may."""
    ruleset, state = match.ruleset, match.state
    try:
        ruleset.permit(state, seat, ruleset.read(state, seat, action))
    except Refused as refused:
        return refusal(refused)
    return None


def _scores(match: Match[Any]) -> dict[str, int] | None:
    """The scores, while play goes on only where everybody may see them."""
    if match.over:
        return dict(zip(SEATS, match.ruleset.game.scores(match.state), strict=False))
    view = match.view(None).shown
    scores = view.get("scores") if isinstance(view, dict) else getattr(view, "scores", None)
    if scores is None:
        return None
    return {seat: getattr(score, "points", score) for seat, score in scores.items()}
