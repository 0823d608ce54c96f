"""Plays random games of Carcassonne for long, for one to six players, and checks each of them at every step.

Without `--combos` it is the base game, with and without the River: all pieces are counted, and the referee of
carcassonne/slow/base.py works out anew what may be done, what must be paid and what the table must look like.
With it, random combinations of sets, elements and switches are played: pieces are counted, each action is
written and read again, the record leads to the same end, and the slow scorer says what every scoring must pay
and what must come of a move (carcassonne/slow/judged.py lists what it judges).

With `--setups` the tiles are counted that fit nowhere, in some games for each pair and triple of starting
pieces and for each of them alone.

The first difference ends the run, unless it is to `--go-on`: the game so far is written to a file that
`bastide replay` reads, and `--only` plays that one game again.

    make soak                                          2,000 games
    make soak ARGS="--seconds 60"                      as many as fit into a minute
    make soak ARGS="--combos --part one --games 5000"  the expansions up to Cult, Siege & Creativity
    make soak ARGS="--combos --part all"               all of them
    make soak ARGS="--everything --games 200"          every set and element at once
    make soak ARGS="--combos --with plague,robbers"    at least these sets or elements, the rest random
    make soak ARGS="--combos --part all --only 4711"   one game again, in this process
    make soak ARGS="--setups"                          lost tiles for each pair and triple of starting pieces
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import combos
from carcassonne.slow import Referee
from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.judged import report
from play import carcassonne, random_match, record
from setups import GAMES, groups, lost_tiles

from bastide.kernel import SEATS, Event, Match


@dataclass(frozen=True)
class Job:
    """One game of a run; its set-up, its chance and its choices follow from seed and number."""

    seed: int
    number: int
    mode: str = "base"  # or part one, two, all of the expansions, or everything
    wanted: tuple[str, ...] = ()  # sets and elements that are in play for certain

    @property
    def arguments(self) -> str:
        mode = {"base": "", "everything": "--everything "}.get(self.mode, f"--combos --part {self.mode} ")
        mode += f"--with {','.join(self.wanted)} " if self.wanted else ""
        return f"{mode}--seed {self.seed} --only {self.number}"


@dataclass
class Result:
    """One game: how it went, and the record if it went wrong."""

    job: Job
    moves: int = 0
    notes: Counter[str] = field(default_factory=Counter)
    elements: frozenset[str] = frozenset()
    error: str = ""
    file: str = ""


def play(job: Job) -> Result:
    result = Result(job)
    running: list[Match] = []
    try:
        (base if job.mode == "base" else combination)(result, running)
    except Exception:
        result.error = traceback.format_exc(limit=-4)
        if running:
            file = Path(tempfile.gettempdir()) / f"bastide-soak-{job.mode}-{job.seed}-{job.number}.json"
            file.write_text(record(running[0], "Soak", result.error).to_json(), encoding="utf-8")
            result.file = str(file)
    return result


# -- the base game -----------------------------------------------------------------------------------------


def setting(number: int) -> tuple[int, bool, dict[str, str]]:
    """The set-up of a game follows from its number: seats, river, and now and then cities by pieces."""
    return 1 + number % 6, number // 6 % 2 == 1, {"cityUnit": "piece"} if number % 5 == 4 else {}


def base(result: Result, running: list[Match]) -> None:
    seats, river, options = setting(result.job.number)
    referee: list[Referee] = []

    def before(match: Match) -> None:
        if not running:
            running.append(match)
            referee.append(Referee(match.view(None).data, options.get("cityUnit") == "piece"))
        match.ruleset.game.check_piece_totals(match.state)
        (seat,) = match.state.pending
        offered = {option.text for option in match.view(seat).describe()}
        wanted = referee[0].options()
        assert offered == wanted, f"options: too many {offered - wanted}, missing {wanted - offered}"

    def after(match: Match, seat: int, line: str, events: list[Event]) -> None:
        referee[0].follow(line, match.view(None).data, match.over)
        paid = [(SEATS[e.seat], e.data["kind"], e.points) for e in events if e.points and e.seat is not None]
        assert sorted(paid) == sorted(referee[0].paid), f"points: paid {paid}, should be {referee[0].paid}"
        result.notes.update(event.type for event in events)

    seed = f"{result.job.seed}/{result.job.number}"
    match = random_match(carcassonne(seats, river, **options), seed, after, before)
    match.ruleset.game.check_piece_totals(match.state)
    result.moves = len(match.moves)
    result.notes["last tile unplaceable"] += match.moves[-1].startswith("* ")


# -- combinations ------------------------------------------------------------------------------------------


def combination(result: Result, running: list[Match]) -> None:
    job = result.job
    seed = f"{job.seed}/{job.number}"
    everything = job.mode == "everything"
    setup = combos.setup(seed, "all" if everything else job.mode, everything, wanted=job.wanted)
    result.elements = frozenset(setup.elements)
    match = WatchedMatch(setup, seed)
    running.append(match)
    combos.play(match, seed)
    combos.reread(match)
    result.moves = len(match.moves)
    result.notes.update({f"points for {kind}": n for kind, n in match.scorer.judged.items()})
    result.notes.update(match.scorer.witness.judged)


# -- set-ups -----------------------------------------------------------------------------------------------


def compare_setups(games: int) -> int:
    """Each pair and triple of starting pieces, and how many tiles its members lose when they are alone."""
    alone = {piece: lost_tiles((piece,), games) for (piece,) in groups(1)}
    worse = 0
    print(f"tiles lost in {games} games each (of them river tiles), and by the pieces alone")
    for group in groups(1, 2, 3):
        lost = lost_tiles(group, games)
        total, river = sum(alone[p].all for p in group), sum(alone[p].river for p in group)
        more = lost.all > total
        worse += more
        counts = f"{lost.all:3} ({lost.river:3})   {total:3} ({river:3})"
        print(f"{' + '.join(group):44} {counts}{'  more than alone' if more else ''}", flush=True)
    print(f"{worse} set-ups with more than their pieces alone")
    return 0


# -- the run -----------------------------------------------------------------------------------------------


class Progress:
    """A bar on a terminal; elsewhere a line now and then."""

    def __init__(self, games: int, seconds: float) -> None:
        self.games, self.seconds = games, seconds
        self.begun = time.monotonic()
        self.last = 0.0

    @property
    def passed(self) -> float:
        return time.monotonic() - self.begun

    def show(self, done: int, moves: int) -> None:
        part = max(done / self.games, self.passed / self.seconds if self.seconds else 0)
        text = f"{done} of {self.games} games, {moves:,} moves, {self.passed:.0f} s"
        if sys.stderr.isatty():
            bar = "█" * round(30 * part)
            print(f"\r{bar:░<30} {text} ", end="", file=sys.stderr, flush=True)
        elif self.passed - self.last > 30:
            self.last = self.passed
            print(text, file=sys.stderr, flush=True)


def complain(result: Result) -> None:
    job = result.job
    print(f"\ngame {job.number} of seed {job.seed}:\n{result.error}")
    print(f"the game so far: {result.file or 'it did not even start'}")
    print(f"again: make soak ARGS='{job.arguments}'", flush=True)


def run(
    mode: str, wanted: tuple[str, ...], games: int, seconds: float, seed: int, jobs: int, go_on: bool
) -> int:
    progress = Progress(games, seconds)
    done = moves = wrong = 0
    notes: Counter[str] = Counter()
    elements: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=200) as pool:
        for result in pool.imap_unordered(play, (Job(seed, n, mode, wanted) for n in range(games))):
            if result.error:
                complain(result)
                wrong += 1
            done += 1
            moves += result.moves
            notes += result.notes
            elements.update(result.elements)
            progress.show(done, moves)
            if (wrong and not go_on) or (seconds and progress.passed > seconds):
                pool.terminate()
                break
    print(file=sys.stderr)
    print(", ".join(f"{count} × {what}" for what, count in sorted(notes.items())))
    if elements:
        judged, unknown = report(frozenset(elements))
        print("judged:", ", ".join(f"{name} ({elements[name]})" for name in judged))
        print("not judged at all:", ", ".join(unknown) or "nothing")
    verdict = f"{wrong} WRONG" if wrong else "nothing wrong"
    print(f"{done} games, {moves} moves and draws, {progress.passed:.0f} s: {verdict}")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--combos", action="store_true", help="random combinations of sets and elements")
    parser.add_argument("--part", choices=sorted(combos.PARTS), default="all", help="of which sets (all)")
    parser.add_argument("--with", dest="wanted", default="", help="sets and elements in each combination")
    parser.add_argument("--everything", action="store_true", help="every set and element in each game")
    parser.add_argument("--games", type=int, default=2000, help="how many games (2000)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long, whatever --games says")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other games (0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--go-on", action="store_true", help="do not stop at the first difference")
    parser.add_argument("--only", type=int, help="play this one game again, without other processes")
    parser.add_argument("--setups", action="store_true", help="count lost tiles by starting pieces")
    args = parser.parse_args()
    if args.setups:
        return compare_setups(GAMES)
    mode = "everything" if args.everything else args.part if args.combos else "base"
    wanted = tuple(filter(None, args.wanted.split(",")))
    if wanted and not args.combos:
        parser.error("--with goes with --combos")
    if unknown := sorted(set(wanted) - combos.names(args.part)):
        parser.error(f"no such set or element in part {args.part}: {', '.join(unknown)}")
    if args.only is None:
        return run(mode, wanted, args.games, args.seconds, args.seed, args.jobs, args.go_on)
    result = play(Job(args.seed, args.only, mode, wanted))
    print(result.error or f"game {args.only}: {result.moves} moves, nothing wrong")
    if result.file:
        print(f"the game so far: {result.file}")
    return 1 if result.error else 0


if __name__ == "__main__":
    sys.exit(main())
