"""Can the study be trusted? Five proofs with their figures, and what a study takes.

    python bench/study.py                               all of them, in small
    python bench/study.py --proof 1 --size 100          one of them, at the size of `docs/study.md`
    python bench/study.py --proof 3 --size 10 --keep bench/studied.jsonl

With `--keep` each position, batch of draws or game is a line of a file, with a print of the study and of the
mind that it asks; a run goes on where the last one stopped, and the figures are those of all lines with the
same print. `--forget` takes out the others.

1. Positions whose best turn can be worked out exactly are judged right: the last tiles of Carcassonne, the
   last turns of Johanna against herself.
2. Luck has mean nought over random draws.
3. Error per decision ranks the levels in the order of their strength: each plays in the same positions.
4. Two studies of the same turns, with other futures, agree on the classes.
5. Luck and errors explain the final difference; what is left is reported.
6. CPU time of a study at the ordinary depth, from a part of its turns and draws: Carcassonne for two,
   Orléans for four, Johanna for two, all that Carcassonne has for two.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from measured import bot_print, digest, program

import bastide.study
from bastide.bots import make
from bastide.bots.levels import Player
from bastide.games import compile_ruleset
from bastide.kernel import CHANCE, SEATS, Match, Ruleset, View
from bastide.study import DEPTHS, Examination, experts, study
from bastide.study.course import Course, Turn, drawing
from bastide.study.luck import Bundle, events_of, luck_of, resolved
from bastide.study.study import judge_turn
from bastide.study.verdicts import QUALITIES, Luck, Study, quality_of
from bastide.study.weighing import follow, leads

GAMES = ("carcassonne", "orleans", "johanna")
LEVELS = ("novice", "apprentice", "skilled", "master")
LUCK = 8
"""Outcomes of a draw that are looked at."""
BATCH = 20
"""Draws that are one line."""
TURNS = 8
"""Turns of a game that are looked at in proofs 3 and 4."""
EVERY = 5
"""Each so-many-th turn and draw is timed."""
FEW = 9
"""Options of the first decision, where three tiles are left: more take long to work out."""
MOST_POSITIONS = 40_000
"""A position that takes more to be worked out is left out."""
TIMED = {
    "carcassonne-2": ("carcassonne", 2, ("base",)),
    "orleans-4": ("orleans", 4, ()),
    "johanna-2": ("johanna", 2, ()),
    "everything-2": ("carcassonne", 2, ("everything",)),
}

DEPTH_OF = {1: "ordinary", 3: "glance", 4: "ordinary", 5: "glance", 6: "ordinary"}
"""How closely each proof looks; luck has its own measure."""
APART = ("report.py", "words.py", "chart.py", "depths.py")
"""Modules that nothing is judged by: they say what was found out, or how closely is looked."""

Row = dict[str, Any]


@dataclass
class Book:
    """What was found, a line for each position, batch of draws or game; perhaps in a file."""

    path: Path | None = None
    rows: list[Row] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.path is not None and self.path.exists():
            self.rows = [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]

    def find(self, **key: Any) -> list[Row]:
        return [row for row in self.rows if all(row.get(name) == value for name, value in key.items())]

    def once(self, make: Callable[[], Row], **key: Any) -> Row:
        """The line of a key; it is made if there is none of the study as it is now."""
        key["print"] = print_of(key["game"], key["proof"])
        if found := self.find(**key):
            return found[0]
        began = time.process_time()
        row = {**key, **make(), "cpu": round(time.process_time() - began, 2)}
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        return row

    def forget(self) -> int:
        """Take out what earlier studies said; how many lines that were."""
        kept = [row for row in self.rows if row.get("print") == print_of(row["game"], row["proof"])]
        lapsed, self.rows = len(self.rows) - len(kept), kept
        if self.path is not None and lapsed:
            self.path.write_text("".join(json.dumps(row) + "\n" for row in kept), "utf-8")
        return lapsed


@cache
def print_of(name: str, proof: int) -> str:
    """Changes with the study, how closely it looks, and the judgement that it asks; not with its words."""
    game, _, sets = TIMED.get(name, (name, 2, ()))
    files = sorted(Path(bastide.study.__file__).parent.rglob("*.py"))
    code = [program(file) for file in files if file.name not in APART]
    depth = repr(DEPTHS[DEPTH_OF[proof]]) if proof in DEPTH_OF else ""
    return digest("".join([bot_print("master", game, sets), *code, depth]))


# -- 1: what can be worked out -------------------------------------------------------------------------------


class TooLongError(Exception):
    """A position cannot be worked out in reasonable time."""


class Solver:
    """Works positions out: all that may come, everybody playing as well as can be."""

    def __init__(self, ruleset: Ruleset[Any], seat: int) -> None:
        self.ruleset, self.seat, self.positions = ruleset, seat, 0

    def solve(self, state: Any) -> float:
        """The seat's lead at the end, chance averaged over."""
        self.positions += 1
        if self.positions > MOST_POSITIONS:
            raise TooLongError
        if state.over:
            return final_lead(self.ruleset, state, self.seat)
        if state.pending == (CHANCE,):
            weights = drawing(self.ruleset, state).weights(state)
            ways = [(index, weight) for index, weight in enumerate(weights) if weight]
            total = sum(weight * self.solve(resolved(self.ruleset, state, [index])) for index, weight in ways)
            return total / sum(weights)
        asked = state.pending[0]
        worths = [
            self.solve(done(self.ruleset, state, asked, option))
            for option in self.ruleset.options(state, asked)
        ]
        return max(worths) if asked == self.seat else min(worths)

    def whole_turns(self, state: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """Every turn that the seat can take, with the position after it."""
        self.positions += 1
        if self.positions > MOST_POSITIONS:
            raise TooLongError
        for option in self.ruleset.options(state, self.seat):
            new = done(self.ruleset, state, self.seat, option)
            if new.pending == (self.seat,):
                for rest, after in self.whole_turns(new):
                    yield (option, *rest), after
            else:
                yield (option,), new


@cache
def expert_of(game: str) -> experts.Expert[Any]:
    return experts.load(game)


def final_lead(ruleset: Ruleset[Any], state: Any, seat: int) -> float:
    expected = expert_of(ruleset.game.name).prospects(state)
    return leads(expected, ruleset.setup.seats)[seat]


def done(ruleset: Ruleset[Any], state: Any, seat: int, option: Any) -> Any:
    new = state.copy()
    ruleset.apply(new, seat, option, None)
    return new


def near_end(game: str, seed: str) -> tuple[Ruleset[Any], Any] | None:
    """A position near the end of a game of bots of all kinds, at a decision with a choice."""
    rng = random.Random(seed)
    seats = 2 if game == "carcassonne" else 1
    ruleset = compile_ruleset(game, seats=seats)
    match = Match(ruleset, rng.randrange(1 << 30))
    bots = [
        make(rng.choice(("novice", "apprentice", "skilled")), rng.randrange(1 << 30)) for _ in range(seats)
    ]
    left = rng.choice((0, 1, 1, 2))
    expert = expert_of(game)
    last = None
    while not match.over:
        state = match.state
        seat = state.pending[0]
        choices = len(ruleset.options(state, seat))
        if game == "carcassonne":
            most = FEW if left == 2 else 1000
            at = state.tiles_to_come() <= left and ruleset.ask(state).decision == "D-PLACE"
            if at and 1 < choices < most:
                return ruleset, state
        elif expert.left(state) <= left + 2 and state.hand < 0 and choices > 1:
            last = ruleset, state.copy()
            if expert.left(state) <= left + 1:
                return last
        match.act(seat, bots[seat].choose(match.view(seat)))
    return last


def judge_exactly(game: str, seed: str) -> Row:
    """A position worked out, and what the study says of a turn in it."""
    if (found := near_end(game, seed)) is None:
        return {"skipped": True}
    ruleset, state = found
    seat, rng = state.pending[0], random.Random(seed)
    solver = Solver(ruleset, seat)
    try:
        exact = {turn: solver.solve(after) for turn, after in solver.whole_turns(state)}
    except TooLongError:
        return {"skipped": True}
    if len(exact) < 2:
        return {"skipped": True}
    best = max(exact.values())
    played = rng.choice(sorted(exact, key=lambda turn: -exact[turn])[: rng.choice((1, 10, 1000))])
    decision = ruleset.ask(state).decision
    turn: Turn[Any] = Turn(0, seat, decision, state, [0], list(played), [""] * len(played), False)
    started = time.process_time()
    verdict, weighed = judge_turn(ruleset, turn, expert_of(game), DEPTHS[DEPTH_OF[1]], seed)
    spent = time.process_time() - started
    after = state.copy()
    follow(ruleset, after, seat, weighed[0].turn, None)
    solver.positions = 0
    try:
        lost = best - solver.solve(after)
    except TooLongError:
        return {"skipped": True}
    truth = quality_of(game, best - exact[played], 0.0)
    told = quality_of(game, verdict.error, 0.0)
    return {
        "turns": len(exact),
        "lost": round(lost, 3),
        "error": round(best - exact[played], 3),
        "judged": verdict.error,
        "class": truth,
        "told": told,
        "exact": verdict.exact,
        "seconds": round(spent, 2),
    }


def prove_exact(book: Book, game: str, size: int, seed: int) -> str:
    if game == "orleans":
        return ""  # its last round has too many plans to be worked out
    rows: list[Row] = []
    nth = 0
    while len(rows) < size:
        key = {"proof": 1, "game": game, "seed": seed, "nth": nth}
        row = book.once(partial(judge_exactly, game, f"{seed}/{game}/{nth}"), **key)
        rows += [] if "skipped" in row else [row]
        nth += 1
    right = sum(row["lost"] <= 0.05 for row in rows)
    same = sum(row["class"] == row["told"] for row in rows)
    return (
        f"best turn found in {right} of {size}, class right in {same} of {size};"
        f" {mean(row['seconds'] for row in rows):.2f} s a judgement"
    )


# -- 2: luck -------------------------------------------------------------------------------------------------


def batch_of_luck(game: str, seed: int, nth: int) -> Row:
    """Draws of a game of bots, as they came: their luck for the seat that drew."""
    expert, match = experts.load(game), played_game(game, "apprentice", f"{seed}/{nth}")
    draws = [event for event in events_of(Course(match), expert) if isinstance(event, Bundle)]
    chosen = random.Random(f"{seed}/{nth}").sample(draws, min(BATCH, len(draws)))
    found = []
    for event in chosen:
        luck = luck_of(match.ruleset, event, expert, LUCK, f"{seed}/{nth}/{event.line}")
        found.append(luck.luck[SEATS.index(luck.seat or "A")])
    return {"luck": found}


def prove_luck(book: Book, game: str, size: int, seed: int) -> str:
    found: list[float] = []
    nth = 0
    while len(found) < size:
        row = book.once(partial(batch_of_luck, game, seed, nth), proof=2, game=game, seed=seed, nth=nth)
        found += row["luck"]
        nth += 1
    found = found[:size]
    return (
        f"mean luck {mean(found):+.3f} ± {margin(found):.3f}, spread {stdev(found):.2f}, {len(found)} draws"
    )


# -- 3, 4, 5, 6: whole games ---------------------------------------------------------------------------------


def played_game(game: str, level: str, seed: str, seats: int = 2, sets: tuple[str, ...] = ()) -> Match[Any]:
    """A game of bots of one level."""
    rng = random.Random(f"{seed}/{game}")
    match = Match(compile_ruleset(game, seats, sets), rng.randrange(1 << 30))
    bots = [make(level, rng.randrange(1 << 30)) for _ in range(seats)]
    while not match.over:
        seat = match.state.pending[0]
        match.act(seat, bots[seat].choose(match.view(seat)))
    return match


def some_turns(match: Match[Any], seed: str) -> list[Turn[Any]]:
    """Turns of a game with a choice, at random: those of one game hang together, so few of many games."""
    turns = [turn for turn in Course(match).turns if not turn.forced]
    return random.Random(f"{seed}/turns").sample(turns, min(TURNS, len(turns)))


def turn_of(level: str, ruleset: Ruleset[Any], turn: Turn[Any], seed: str) -> Turn[Any]:
    """What a bot of a level does where somebody else had a turn."""
    bot = make(level, f"{seed}/{turn.line}")
    if isinstance(bot, Player):
        bot.timed = False
    state, seat = turn.state.copy(), turn.seat
    own: Turn[Any] = Turn(turn.line, seat, turn.decision, turn.state, forced=False)
    while seat in state.pending and not (own.actions and len(state.pending) > 1):
        action = bot.choose(View(ruleset, state, seat))
        own.lines.append(turn.line + len(own.actions))
        own.texts.append(ruleset.write(state, action))
        own.actions.append(action)
        ruleset.apply(state, seat, action, None)
    return own


def errors_of(game: str, seed: str) -> Row:
    """Positions of a game, and what each level gives away in them."""
    match = played_game(game, "apprentice", seed)
    ruleset, expert = match.ruleset, expert_of(game)
    errors: dict[str, list[float]] = {level: [] for level in LEVELS}
    for turn in some_turns(match, seed):
        known: dict[tuple[Any, ...], float] = {}
        for level in LEVELS:
            own = turn_of(level, ruleset, turn, seed)
            if own.decisions not in known:
                one = judge_turn(ruleset, own, expert, DEPTHS[DEPTH_OF[3]], f"{seed}/{turn.line}")[0]
                known[own.decisions] = one.error
            errors[level].append(known[own.decisions])
    return {"errors": errors}


def prove_ranks(book: Book, game: str, size: int, seed: int) -> str:
    """Error per decision of each level in the same positions; games tell how far it may be off."""
    rows = [
        book.once(partial(errors_of, game, f"{seed}/{nth}"), proof=3, game=game, seed=seed, nth=nth)["errors"]
        for nth in range(size)
    ]
    means = [mean(error for row in rows for error in row[level]) for level in LEVELS]
    told = [f"{level} {worth:.2f}" for level, worth in zip(LEVELS, means, strict=True)]
    gaps = []
    for worse, better in pairwise(LEVELS):
        each = [mean(row[worse]) - mean(row[better]) for row in rows]
        gaps.append(f"{mean(each):+.2f} ± {margin(each):.2f}")
    order = "in order" if means == sorted(means, reverse=True) else "NOT in order"
    number = sum(len(row[LEVELS[0]]) for row in rows)
    return (
        f"error per decision {', '.join(told)}: {order}; from level to level {', '.join(gaps)};"
        f" {number} decisions of {size} games"
    )


def margin(values: list[float]) -> float:
    """How far a mean may be off: 95 of 100 lie nearer."""
    return 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


def classes_of(game: str, seed: str) -> Row:
    match = played_game(game, "apprentice", seed)
    found = []
    for turn in some_turns(match, seed):
        found.append(
            [
                judge_turn(
                    match.ruleset, turn, expert_of(game), DEPTHS[DEPTH_OF[4]], f"{seed}/{turn.line}/{twice}"
                )[0].quality
                for twice in (1, 2)
            ]
        )
    return {"classes": found}


def prove_agreement(book: Book, game: str, size: int, seed: int) -> str:
    """The same turns twice, with other futures."""
    rows = [
        book.once(partial(classes_of, game, f"{seed}/{nth}"), proof=4, game=game, seed=seed, nth=nth)
        for nth in range(size)
    ]
    pairs = [pair for row in rows for pair in row["classes"]]
    same = sum(a == b for a, b in pairs)
    near = sum(abs(QUALITIES.index(a) - QUALITIES.index(b)) <= 1 for a, b in pairs)
    number = len(pairs)
    return (
        f"the same class for {same} of {number} decisions ({same / number:.0%}),"
        f" the same or the next for {near / number:.0%}; {size} games"
    )


def sum_of(game: str, seed: str) -> Row:
    """What a study explains of the final difference: luck of both less errors of both."""
    match = played_game(game, "apprentice", seed)
    found = study(match, ["A", "B"], DEPTH_OF[5], seed)
    explained = -found.summary.players[0].error + found.summary.players[1].error
    for draw in found.draws:
        explained += own_luck(draw)
    return {
        "end": found.scores[0] - found.scores[1],
        "explained": round(explained, 2),
        "unseen": round(unseen(match, found, seed), 2),
    }


def own_luck(draw: Luck) -> float:
    """Luck of a draw as the first of two seats sees it: what it means for the one that drew."""
    return draw.luck[0] if draw.seat != "B" else -draw.luck[1]


def unseen(match: Match[Any], found: Study, seed: str) -> float:
    """What draws promised the first seat on average, beyond what was judged before them.

    To a judgement that sees everything this is nought in sum: the turns to come are part of what it expects.
    """
    expert, seats = expert_of(found.game), len(found.seats)
    lucks = {draw.line: own_luck(draw) for draw in found.draws}
    total = 0.0
    for event in events_of(Course(match), expert):
        if isinstance(event, Bundle):
            before = event.draws[0].state
            after = resolved(match.ruleset, before, [draw.index for draw in event.draws])
            rng = random.Random(f"{seed}/{event.line}/promise")
            came = expert.promise(after, expert.drawer(before, after), rng)
            mean_of_all = leads(came, seats)[0] - lucks[event.line]
            total += mean_of_all - leads(expert.prospects(before), seats)[0]
    return total


def prove_sum(book: Book, game: str, size: int, seed: int) -> str:
    """Final difference = luck of both less errors of both, and a rest: mostly what nobody foresaw."""
    rows = [
        book.once(partial(sum_of, game, f"{seed}/{nth}"), proof=5, game=game, seed=seed, nth=nth)
        for nth in range(size)
    ]

    def rms(values: Iterable[float]) -> float:
        return mean(value**2 for value in values) ** 0.5

    ends = rms(row["end"] for row in rows)
    rest = rms(row["end"] - row["explained"] for row in rows)
    seen = rms(row["end"] - row["explained"] - row["unseen"] for row in rows)
    return (
        f"final difference {ends:.1f} points, unexplained {rest:.1f}, {seen:.1f} with what the judgement did"
        f" not see before the draws (root mean squares), {size} games"
    )


def time_of(name: str, seed: str) -> Row:
    """CPU time of a study: each so-many-th turn and draw, scaled to all there are."""
    game, seats, sets = TIMED[name]
    match = played_game(game, "apprentice", seed, seats, sets)
    began = time.process_time()
    examination = Examination(match, DEPTH_OF[6], seed)
    ready = time.process_time() - began
    turns = {turn.line for turn in examination.course.turns if not turn.forced}
    order = examination.order()
    spent = ready
    for kind in (True, False):
        lines = [line for line in order if (line in turns) == kind]
        began = time.process_time()
        for line in lines[::EVERY]:
            examination.judge(line)
        spent += (time.process_time() - began) * len(lines) / max(1, len(lines[::EVERY]))
    return {"seconds": round(spent, 1), "decisions": len(turns), "moves": len(match.moves)}


def prove_time(book: Book, game: str, size: int, seed: int) -> str:
    told = []
    for name, (of, *_) in TIMED.items():
        if of == game:
            rows = [
                book.once(partial(time_of, name, f"{seed}/{nth}"), proof=6, game=name, seed=seed, nth=nth)
                for nth in range(size)
            ]
            worst = max(rows, key=lambda row: row["seconds"])
            told.append(f"{name} {worst['seconds'] / 60:.1f} min of CPU, {worst['decisions']} turns")
    return f"{', '.join(told)}; the slowest of {size}"


PROOFS = {
    1: (prove_exact, 20, 100),
    2: (prove_luck, 60, 2000),
    3: (prove_ranks, 1, 10),
    4: (prove_agreement, 1, 10),
    5: (prove_sum, 2, 20),
    6: (prove_time, 1, 3),
}
"""Each with its size in small, and that of `docs/study.md`."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--proof", type=int, choices=sorted(PROOFS), action="append")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--size", type=int, help="positions, draws or games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file of lines; what it has is not done again")
    parser.add_argument("--forget", action="store_true", help="lines of former studies go out of the file")
    arguments = parser.parse_args()
    book = Book(arguments.keep)
    if arguments.forget:
        print(f"{book.forget()} lines of former studies are forgotten")
    for number in arguments.proof or sorted(PROOFS):
        prove, small, _ = PROOFS[number]
        for game in arguments.game or GAMES:
            if told := prove(book, game, arguments.size or small, arguments.seed):
                print(f"{number} {game}: {told}", flush=True)


if __name__ == "__main__":
    main()
