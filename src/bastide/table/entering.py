"""With your own box: what chance gives is entered by people, and put right when it was entered wrong.

A draw waits until somebody says what came. Only the bag of a bot is nobody's to reach into: the server draws
from it. A correction plays the whole game again with another line; where a later line no longer fits it says
so, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel import SEATS, Draw, Malformed, Match, PerTopicSampler, Problem, RecordProblem, Ruleset
from ..kernel.chance import forced
from .protocol import EntryInfo, EntryLine, Outcome
from .storage import Stored

ENTERED = "entered-result"
"""The value of a switch by which people say what a piece of wood did."""


class EnteredMatch(Match[Any]):
    """A match whose draws people enter. It notes whose they were."""

    def __init__(self, ruleset: Ruleset[Any], stored: Stored) -> None:
        self.owners: dict[int, int | None] = {}  # of the lines that are outcomes
        self._bots = {n for n, seat in enumerate(stored.seats) if seat.kind == "bot"}
        super().__init__(
            ruleset,
            stored.seed,
            given=stored.given,
            chance=stored.chance,
            sampler=lambda match: PerTopicSampler(stored.secret, match.moves),
            by_hand=lambda draw, state: True,
        )

    def is_ours(self, owner: int | None) -> bool:
        """Whether people draw it: anything but what comes from a bot's bag."""
        return owner not in self._bots

    def let_bots_draw(self) -> EnteredMatch:
        """From here on; before that, their draws stand in the lines that are played again."""
        self.by_hand = lambda draw, state: self.is_ours(draw.owner(state))
        self.draw_on()
        return self

    def enter(self, label: str) -> list[Any]:
        draw = self.awaited
        if draw is not None:
            self.owners[len(self.moves)] = draw.owner(self.state)
        return super().enter(label)


def play(ruleset: Ruleset[Any], stored: Stored, lines: Sequence[str]) -> EnteredMatch:
    """The match that these lines lead to; `RecordProblem` names the first that cannot be."""
    return play_before(ruleset, stored, lines).let_bots_draw()


def play_before(ruleset: Ruleset[Any], stored: Stored, lines: Sequence[str]) -> EnteredMatch:
    """The same before a bot draws from its bag."""
    match = EnteredMatch(ruleset, stored)
    for number, line in enumerate(lines):
        try:
            if line.startswith("* "):
                _enter_line(match, line)
            else:
                match.act(SEATS.index(line[0]), line[2:])
        except Problem as problem:
            problem.game = stored.game
            raise RecordProblem(number, problem, [seat.name for seat in stored.seats]) from None
    return match


def _enter_line(match: EnteredMatch, line: str) -> None:
    topic, _, label = line[2:].partition(" ")
    draw = match.awaited
    if draw is None:
        raise Malformed("stray-outcome", text=line)
    if draw.topic != topic:
        raise Malformed("wrong-outcome", text=line, topic=draw.topic)
    match.enter(label)


def check(match: Match[Any], labels: Sequence[str]) -> None:
    """Refuse outcomes of which one cannot come now, before any of them counts."""
    state, first = match.state.copy(), match.awaited
    if first is None:
        raise Malformed("nothing-to-draw")
    owner, drawn = first.owner(state), list(match.moves)
    for label in labels:
        draw = match.ruleset.step(state)
        again = isinstance(draw, Draw) and draw.topic == first.topic and draw.owner(state) == owner
        if not isinstance(draw, Draw) or state.over or not again:
            raise Malformed("stray-outcome", text=label)
        drawn.append(f"* {draw.topic} {label}")
        try:
            index = forced(draw, state, draw.weights(state), label)
        except Malformed as problem:
            if problem.code != "impossible-outcome" or problem.detail:
                raise
            left = sum(draw.weights(state))
            before = drawn.count(drawn[-1]) - 1
            raise Malformed(
                problem.code, detail="entered", topic=draw.topic, word=label, count=before, left=left
            ) from None
        match.ruleset.resolve(state, index)


def draw_for_them(match: Match[Any]) -> None:
    """Decide what is due now, for people who leave it to the server."""
    draw = match.awaited
    if draw is None:
        raise Malformed("nothing-to-draw")
    step, owner = draw.name, draw.owner(match.state)
    for _ in range(max(1, draw.number(match.state))):
        again = match.awaited
        if again is None or (again.name, again.owner(match.state)) != (step, owner):
            return
        index = match.pick(again, match.state, again.weights(match.state))
        label = again.write(match.state, index)
        match.moves.pop()  # `enter` writes it down
        match.enter(label)


def corrected(
    match: EnteredMatch, stored: Stored, line: int, text: str | None, cut: bool
) -> tuple[list[str], EnteredMatch]:
    """The match with another outcome or action in a line, or without this line and all after it.

    When a later line no longer fits, a `RecordProblem` tells which; with `cut` play goes on from there."""
    if not 0 <= line < len(match.moves):
        raise Problem("no-such-line", max=len(match.moves))
    old = match.moves[line]
    ours = match.is_ours(match.owners.get(line) if old.startswith("*") else SEATS.index(old[0]))
    if not ours:
        raise Problem("bot-plays")
    if text is None:
        lines = match.moves[:line]
        return lines, play(match.ruleset, stored, lines)
    begin = old[: old.index(" ", 2) + 1] if old.startswith("*") else old[:2]
    lines = [*match.moves[:line], begin + text, *match.moves[line + 1 :]]
    try:
        return lines, play(match.ruleset, stored, lines)
    except RecordProblem as problem:
        index = problem.index or 0
        if index <= line:
            raise _alone(problem) from None
        if not cut:
            gone = len(lines) - index
            why = Problem("no-longer-fits", cause=_alone(problem), text=lines[index], count=gone)
            raise RecordProblem(index, why, problem.names) from None
        return lines[:index], play(match.ruleset, stored, lines[:index])


def _alone(problem: RecordProblem) -> Problem:
    """The fault of a line without its number, which is told apart from it."""
    told = Problem(problem.code, problem.blanks, rule=problem.rule, detail=problem.detail)
    told.game, told.seat = problem.game, problem.seat
    return told


def entry_info(match: Match[Any], seats: Sequence[int]) -> EntryInfo | None:
    """What has to be entered now, for somebody with these seats. What is in a bag is its owner's business."""
    draw, state = match.awaited, match.state
    if draw is None:
        return None
    owner, weights = draw.owner(state), draw.weights(state)
    shown = bool(seats) if owner is None else owner in seats
    outcomes = {draw.write(state, n): count for n, count in enumerate(weights) if count > 0}
    outcomes |= dict.fromkeys(_used_up(match, draw, weights), 0)
    return EntryInfo(
        line=len(match.moves),
        topic=draw.topic,
        seat=None if owner is None else SEATS[owner],
        number=max(1, min(draw.number(state), sum(weights))),
        left=sum(weights),
        outcomes=[Outcome(label, count) for label, count in outcomes.items()] if shown else [],
        rules=draw.rules,
    )


def _used_up(match: Match[Any], draw: Draw[Any], weights: Sequence[int]) -> Iterator[str]:
    """What has come before, from the same hands, and cannot come again."""
    owners = match.owners if isinstance(match, EnteredMatch) else {}
    owner, state = draw.owner(match.state), match.state
    drawn = {
        line.partition(f"* {draw.topic} ")[2]: None
        for number, line in enumerate(match.moves)
        if line.startswith(f"* {draw.topic} ") and owners.get(number) == owner
    }
    for index, weight in enumerate(weights):
        if weight == 0 and (label := draw.write(state, index)) in drawn:
            yield label


def entries(match: EnteredMatch, settled: int, mine: Sequence[int]) -> list[EntryLine]:
    """What was entered so far and can be put right: outcomes, and the actions of one's own seats."""
    found = []
    for number, line in enumerate(match.moves[:settled]):
        if line.startswith("*"):
            topic, _, text = line[2:].partition(" ")
            owner = match.owners.get(number)
            if match.is_ours(owner):
                found.append(EntryLine(number, topic, None if owner is None else SEATS[owner], text))
        elif SEATS.index(line[0]) in mine:
            found.append(EntryLine(number, None, line[0], line[2:]))
    return found
