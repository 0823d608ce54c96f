"""Self-play for Johanna's corrections: what sheets were worth in the end, beside what rules of thumb said.

Games are played in batches by the mind as it stands, with some misjudgement so that other ways are seen, too.
After each batch the corrections learn from its positions and from some of earlier ones. What a position was
worth is in part the final score, in part what the positions after it promised (temporal differences).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ...games import compile_ruleset
from ...johanna.scoring import points
from ...johanna.solo.score import points as her_points
from ...johanna.state import JohannaState
from ...kernel import Ruleset, Seeded
from .. import train
from .correction import Learner, Sample
from .groups import Groups, Key
from .judgement import Judgement
from .mind import JohannaMind
from .turns import whole_turns

BATCH = 30
"""Games between two lessons."""
WARM = 180
"""Games that are played by rules of thumb alone."""
AGAIN = 6
"""How many earlier samples are learned again for each new one."""
KEPT_BATCHES = 50
TRUST = 0.03
"""How much of what a position was worth is the promise of the next one, and so on."""
START = {"sheet": 0.0, "rival": 65.0}
STEP, DECAY = 3.0, 0.01
TABLES = ((2, "standard"), (1, "standard"), (2, "standard"), (1, "expert"), (2, "standard"), (1, "challenge"))
"""Players and solo level of the games, in turn."""
SLOWER = 3000
"""Games after which steps would be of no length; they keep at least a fifth of it."""
BEAMS = (2, 3, 5)
NOISE = (0.0, 0.7, 1.5)
MISTAKES = (0.0, 0.0, 0.03)


@dataclass
class Course:
    """What one seat, or Johanna, went through: inputs, and what rules of thumb said; then its points."""

    correction: str
    positions: list[tuple[list[int], float]]
    final: float = 0.0

    def samples(self, learner: Learner) -> list[Sample]:
        """What each position should have been judged beyond the rules of thumb."""
        found: list[Sample] = []
        worth = self.final
        for inputs, thumb in reversed(self.positions):
            found.append((inputs, worth - thumb))
            worth += TRUST * (thumb + learner.answer(inputs) - worth)
        return found


class Training:
    """Batches of games and lessons."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = random.Random(f"johanna/{seed}")
        self._rulesets: dict[tuple[int, str], Ruleset[JohannaState]] = {
            table: compile_ruleset("johanna", table[0], options={"level": table[1]}) for table in TABLES
        }
        solo = Judgement(self._rulesets[1, "standard"], {})
        assert solo.rival is not None
        self._groups: dict[str, Groups] = {"sheet": solo.sheet, "rival": solo.rival}
        self._learners = {name: Learner(groups.size, START[name]) for name, groups in self._groups.items()}
        self._earlier: dict[str, list[list[Sample]]] = {name: [] for name in self._learners}
        self.games = 0
        self.points = 0.0
        """Of a seat, on average of the last batch."""

    def weights(self) -> dict[str, float]:
        """What was learned so far."""
        found: dict[str, float] = {}
        for name, learner in self._learners.items():
            found |= learner.weights(name, self._groups[name])
        return found

    def run(self, games: int) -> None:
        """Play and learn until so many games are played."""
        while self.games < games:
            mind = JohannaMind(self.weights() if self.games >= WARM else {})
            courses = [course for _ in range(BATCH) for course in self._game(mind)]
            share = max(0.2, 1 - self.games / SLOWER)
            for name, learner in self._learners.items():
                mine = [course for course in courses if course.correction == name]
                fresh = [sample for course in mine for sample in course.samples(learner)]
                lesson = fresh + self._old(name, AGAIN * len(fresh))
                self._rng.shuffle(lesson)
                for sample in lesson:
                    learner.learn(sample, STEP * share, DECAY)
                self._earlier[name] = [*self._earlier[name][-KEPT_BATCHES:], fresh]
                if name == "sheet":
                    self.points = sum(course.final for course in mine) / len(mine)

    def _old(self, name: str, number: int) -> list[Sample]:
        pool = self._earlier[name]
        return [self._rng.choice(self._rng.choice(pool)) for _ in range(number)] if pool else []

    def _game(self, mind: JohannaMind) -> list[Course]:
        rng = self._rng
        table = TABLES[self.games % len(TABLES)]
        ruleset = self._rulesets[table]
        sampler = Seeded(f"johanna/{self.seed}/{self.games}")
        self.games += 1
        state = ruleset.start(sampler)
        seats = ruleset.setup.seats
        courses = [Course("sheet", []) for _ in range(seats)]
        hers = Course("rival", [])
        beam, noise, mistakes = rng.choice(BEAMS), rng.choice(NOISE), rng.choice(MISTAKES)
        judgement = mind.judgement(state)
        while not state.over:
            seat = state.pending[0]
            for action in self._turn(mind, state, seat, (beam, noise, mistakes)):
                if state.pending != (seat,) or action not in state.options:
                    break
                self._note(courses[seat], judgement, state, seat)
                ruleset.apply(state, seat, action, sampler)
            if judgement.rival and not state.over:
                hers.positions.append((_inputs(judgement.rival, judgement.rival.keys(state)), 0.0))
        for seat, course in enumerate(courses):
            course.final = points(state, seat)
        if judgement.rival:
            hers.final = her_points(state)
            courses.append(hers)
        return courses

    def _turn(
        self, mind: JohannaMind, state: JohannaState, seat: int, temper: tuple[int, float, float]
    ) -> tuple[tuple[object, ...], ...]:
        rng = self._rng
        beam, noise, mistakes = temper
        if rng.random() < mistakes:
            return (rng.choice(state.options),)
        found = whole_turns(state, seat, rng, mind.judgement(state).own, beam)
        return max(found, key=lambda one: one[0] + rng.gauss(0.0, noise))[1]

    def _note(self, course: Course, judgement: Judgement, state: JohannaState, seat: int) -> None:
        keys = judgement.sheet.keys(state, seat)
        course.positions.append((_inputs(judgement.sheet, keys), judgement.prospects.value(keys)))


def _inputs(groups: Groups, keys: tuple[Key, ...]) -> list[int]:
    return [number for part, key in zip(groups.parts, keys, strict=True) for number in part(key)]


def fit(course: train.Course, told: Callable[[train.Step], None]) -> dict[str, float]:
    """All weights that are learned, from nothing; the players and sets of the course do not matter."""
    training = Training(course.seed)
    for number in range(course.steps):
        before = training.points
        training.run(course.games * (number + 1))
        told(train.Step(number, training.weights(), training.points - before))
    return training.weights()
