"""A table's match: begun, brought back from its moves, and written as a record that hides what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..games import compile_ruleset, load
from ..kernel import Draw, Match, PerTopicSampler, Problem, Record, Ruleset, Setup, record_of, replay
from .entering import EnteredMatch, play
from .parcels import compiled
from .storage import StorageProblem, Stored


def ruleset_of(stored: Stored) -> Ruleset[Any]:
    """The rules of a table. They were checked when it was opened; a switch that is newer than the table has
    its default."""
    catalogue = load(stored.game).catalogue
    setup = catalogue.setup(len(stored.seats), stored.sets, stored.elements)
    options = tuple((name, stored.options.get(name, default)) for name, default in setup.options)
    return compiled(replace(setup, options=options))


def begin(stored: Stored) -> Match[Any]:
    """A new match, with its first draws made."""
    if stored.own_box:
        return EnteredMatch(ruleset_of(stored), stored).let_bots_draw()
    sampler = (lambda match: PerTopicSampler(stored.seed, match.moves)) if stored.commitment else None
    return Match(ruleset_of(stored), stored.seed, given=stored.given, chance=stored.chance, sampler=sampler)


def goes_on(stored: Stored) -> bool:
    """Whether what is drawn follows from the seed and the moves so far, however often the table is read."""
    return bool(stored.commitment) or load(stored.game).resumes


def restore(stored: Stored, moves: Sequence[str]) -> Match[Any]:
    """The match that these moves lead to.

    Replay needs no random numbers. What is drawn later comes from the table's seed where the game can go on
    with it; else from a new seed, made of the table's secret and the number of moves: nobody can know it, and
    reading a table twice does not give two futures.
    """
    if stored.own_box:
        try:
            return play(ruleset_of(stored), stored, moves)
        except Problem as problem:
            raise StorageProblem(code="outdated", cause=problem) from problem
    names = [seat.name for seat in stored.seats]
    record = Record(
        stored.game,
        names,
        seed=stored.seed if goes_on(stored) else f"{stored.secret}:{len(moves)}",
        commitment=stored.commitment,
        given=stored.given,
        chance=stored.chance,
        moves=list(moves),
        rules=stored.rules,
        marks={str(line): mark for line, mark in stored.marks.items() if line <= len(moves)},
    )
    try:
        ruleset = ruleset_of(stored)
        match = replay(record, lambda *choice: ruleset, checks=False)
    except Problem as problem:
        raise StorageProblem(code="outdated", cause=problem) from problem
    if match.moves != record.moves:
        raise StorageProblem("moves")
    match.seed = stored.seed
    match.queue_known_draws(stored.drawn)
    return match


def elements_of(setup: Setup) -> list[str]:
    """The elements in play, and with a minus those that the sets would bring but that were left out."""
    brought = {e for c in load(setup.game).catalogue.sets if c.name in setup.sets for e in c.brings}
    return [*setup.elements, *(f"-{e}" for e in sorted(brought - set(setup.elements)))]


def open_record(match: Match[Any], stored: Stored) -> Record:
    """The record as anybody may have it: with the seed when the game is over, before that with nothing that
    is hidden."""
    record = record_of(match, [seat.name for seat in stored.seats], seed=match.over)
    record.elements = list(stored.elements)
    record.commitment = dict(stored.commitment)
    record.rules = stored.rules
    if not match.over:
        check_open(match)
        del record.moves[settled_lines(match) :]
    end = len(record.moves)
    record.marks = {str(line): mark for line, mark in stored.marks.items() if line <= end}
    return remarked(record, stored)


def settled_lines(match: Match[Any]) -> int:
    """The lines that everybody may count. While several seats answer one decision at once, nobody may know
    who has answered what, nor how often: theirs are not among them."""
    lines, state = len(match.moves), match.state
    hidden = state.serial - state.asked if state.answered and not state.over else 0
    while hidden:
        lines -= 1
        hidden -= not match.moves[lines].startswith("*")
    return lines


def asked_lines(match: Match[Any]) -> list[str]:
    """The lines up to the last decision that everybody knows: no draw is left open behind them."""
    lines = match.moves[: settled_lines(match)]
    if match.awaited is not None:
        while lines and lines.pop().startswith("*"):
            pass
    return lines


def counted_lines(match: Match[Any], seats: Sequence[int]) -> int:
    """The same for somebody with these seats, who knows what they have answered."""
    if match.over:
        return len(match.moves)
    answered: Sequence[int] = match.state.answered or [0] * match.ruleset.setup.seats
    return settled_lines(match) + sum(answered[s] for s in seats)


def remarked(record: Record, stored: Stored) -> Record:
    """With a remark wherever something was taken back with the consent of the others."""
    for told in sorted(stored.taken_back, key=lambda told: told.at, reverse=True):
        if told.at <= len(record.moves):
            agreed = f"; {', '.join(told.agreed)} agreed" if told.agreed else ""
            record.moves.insert(told.at, f"# {told.seat} has taken {told.lines} lines back here{agreed}")
    return record


def check_open(match: Match[Any]) -> None:
    """While a game runs in which something is hidden, nobody gets all of it."""
    if not match.over and keeps_secrets(match):
        raise Problem("not-yet")


def from_record(record: Record) -> Match[Any]:
    """The match of a record that somebody brings, with every expectation checked."""
    return replay(record, compile_ruleset)


_FOR_ALL = Draw[Any]("").secret


def keeps_secrets(match: Match[Any]) -> bool:
    """Whether something can be drawn, or has happened, that not everybody may know. What is answered in
    secret just now does not count: the record ends before it."""
    draws = (step for step in match.ruleset.program if isinstance(step, Draw))
    if any(draw.secret is not _FOR_ALL for draw in draws):
        return True
    settled = settled_lines(match)
    return any(event.audience for line, event in match.log if line <= settled)
