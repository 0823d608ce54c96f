"""The study of a game: every turn and every draw judged by itself, so it can stop and go on anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..bots.mind import Turn as Decisions
from ..kernel import SEATS, Match, Ruleset, View
from . import experts
from .chances import curve
from .course import Course, Turn
from .depths import DEPTHS, SKIM
from .effects import compare
from .experts import Expert
from .luck import events_of, luck_of
from .summary import summary_of
from .verdicts import Judged, Luck, Reason, ShownDecision, Study, TurnChoice, quality_of
from .weighing import Depth, Weighed, Weighing, leads

VERSION = 5
"""Of the judgement: a study of another version is made anew."""
SHOWN = 5
"""Choices that are kept, beside what was played."""
SURE = 2.0
"""Standard errors that a difference must have to count: what cannot be told apart is equally good."""
MANY = 200
"""Turns of a game that is so large that most of it is skimmed: its costliest moments should not take long."""


def judge_turn(
    ruleset: Ruleset[Any], turn: Turn[Any], expert: Expert[Any], depth: Depth, seed: str
) -> tuple[Judged, list[Weighed]]:
    """What was played beside the best that was found, and all that was weighed."""
    game = ruleset.game.name
    seat = SEATS[turn.seat]
    if turn.forced:
        return Judged(turn.line, seat, turn.decision, turn.texts, turn.lines, turn.drawn, forced=True), []
    weighing = Weighing(View(ruleset, turn.state, turn.seat), expert, depth, seed)
    weighed = weighing.weigh(turn.decisions)
    weighed[1:] = sorted(weighed[1:], key=lambda one: weighed[0].gap(one)[0])
    best, played = weighed[0], next(one for one in weighed if one.played)
    gap, off = best.gap(played)
    error = gap if gap > SURE * off else 0.0
    curved = curve(game)
    wins = [one.chances(curved)[turn.seat] if one.ends else 0.0 for one in weighed]
    before, after = best.chances(curved), played.chances(curved)
    cost = max(0.0, before[turn.seat] - after[turn.seat]) if error else 0.0
    now = leads(expert.prospects(weighing.world(0)), ruleset.setup.seats)[turn.seat]
    choices = []
    for nth, one in enumerate(weighed):
        if nth < SHOWN or one.played:
            worth = best.mean - now - (best.gap(one)[0] if nth else 0.0)
            shown = shown_turn(ruleset, turn.state, turn.seat, one.turn)
            samples = 0 if one.exact else len(one.ends)
            choices.append(
                TurnChoice(
                    turn=[decision.text for decision in shown],
                    worth=round(worth, 2),
                    wins=round(wins[nth], 4),
                    samples=samples,
                    spread=round(one.spread, 2),
                    rank=nth + 1,
                    played=one.played,
                    shown=shown,
                )
            )
    judged = Judged(
        line=turn.line,
        seat=seat,
        decision=turn.decision,
        played=turn.texts,
        lines=turn.lines,
        drawn=turn.drawn,
        quality=quality_of(game, error, cost),
        error=round(max(0.0, error), 2),
        cost=round(cost, 4),
        rank=weighed.index(played) + 1,
        of=len(weighed),
        choices=choices,
        before=[round(chance, 4) for chance in before],
        after=[round(chance, 4) for chance in after],
        worths=[round(worth, 2) for worth in played.worths(ruleset.setup.seats)],
        exact=best.exact,
        reasons=reasons_for(expert, weighing.world(0), turn.seat, best, played) if error else [],
    )
    return judged, weighed


def reasons_for(expert: Expert[Any], world: Any, seat: int, best: Weighed, played: Weighed) -> list[Reason]:
    """Why the best is better: what differs between both turns, or else what comes of them."""
    parts = [expert.effects(world, seat, one.turn) for one in (best, played)]
    return compare(seat, expert.prospects(world), *parts) or later(seat, best, played)


def later(seat: int, best: Weighed, played: Weighed) -> list[Reason]:
    """Turns that look alike at once: who has more of what follows."""
    size = min(len(best.ends), len(played.ends))
    gains = [0.0] * len(best.ends[0][1])
    for one, two in zip(best.ends[:size], played.ends[:size], strict=True):
        gains = [gain + (a - b) / size for gain, a, b in zip(gains, one[1], two[1], strict=True)]
    others = [(-gain, other) for other, gain in enumerate(gains) if other != seat and other < len(SEATS)]
    most, other = max(others, default=(0.0, seat))
    if most > gains[seat] and other != seat:
        return [Reason("later-other", {"targetSeat": SEATS[other]}, weight=round(most, 2))]
    return [Reason("later-own", weight=round(gains[seat], 2))]


def shown_turn(ruleset: Ruleset[Any], state: Any, seat: int, decisions: Decisions) -> list[ShownDecision]:
    """The decisions of a turn, in words."""
    state = state.copy()
    found = []
    for action in decisions:
        if seat not in state.pending or not ruleset.allows(state, seat, action):
            break
        option = ruleset.option(state, seat, action)
        found.append(
            ShownDecision(option.text, option.verb, option.label, dict(option.args), list(option.targets))
        )
        ruleset.apply(state, seat, action, None)
    return found


class Examination:
    """A game that is being studied. Each of its parts is judged by itself: in any order, in any process."""

    def __init__(self, match: Match[Any], depth: str = "ordinary", seed: str = "") -> None:
        self.ruleset: Ruleset[Any] = match.ruleset
        self._match = match
        self._name, self.depth, self.seed = depth, DEPTHS[depth], seed
        self._expert = experts.load(match.ruleset.game.name)
        self.course = Course(match)
        if len(self.course.turns) > MANY and self._expert.is_slow and depth != "deep":
            self.depth = SKIM
        self._events = {event.line: event for event in events_of(self.course, self._expert)}

    def order(self, first: int | None = None) -> list[int]:
        """The lines at which something is to be judged: turns of a seat, those of the others, draws."""
        turns = [event for event in self._events.values() if isinstance(event, Turn)]
        turns.sort(key=lambda turn: (turn.seat != first, turn.line))
        draws = [line for line, event in self._events.items() if not isinstance(event, Turn)]
        return [turn.line for turn in turns] + draws

    def judge(self, line: int) -> Judged | Luck:
        """What there is to say of what begins at a line."""
        event, seed = self._events[line], f"{self.seed}/{line}"
        if isinstance(event, Turn):
            return judge_turn(self.ruleset, event, self._expert, self.depth, seed)[0]
        return luck_of(self.ruleset, event, self._expert, self.depth.luck, seed)

    def result(self, judged: Mapping[int, Judged | Luck], names: list[str]) -> Study:
        """What was found out so far."""
        game, state = self.ruleset.game, self._match.state
        turns = [one for _, one in sorted(judged.items()) if isinstance(one, Judged)]
        draws = [one for _, one in sorted(judged.items()) if isinstance(one, Luck)]
        of = sum(isinstance(event, Turn) and not event.forced for event in self._events.values())
        return Study(
            version=VERSION,
            game=game.name,
            seats=names,
            depth=self._name,
            seed=self.seed,
            scores=list(game.scores(state)),
            winners=[SEATS[seat] for seat in game.winners(state)] if state.over else [],
            moves=len(self.course.moves),
            turns=turns,
            draws=draws,
            summary=summary_of(game.name, len(names), turns, draws, of),
        )


def study(
    match: Match[Any],
    names: list[str],
    depth: str = "ordinary",
    seed: str = "",
    progress: Callable[[float], None] = lambda share: None,
) -> Study:
    """Study a game in one go."""
    examination = Examination(match, depth, seed)
    order = examination.order()
    judged: dict[int, Judged | Luck] = {}
    for number, line in enumerate(order):
        judged[line] = examination.judge(line)
        progress((number + 1) / len(order))
    return examination.result(judged, names)
