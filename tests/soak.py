"""Plays random games of Carcassonne's base game for long, with and without the River, for one to six players.

At every step all pieces are counted, and the independent referee of carcassonne/slow.py works out anew what
may be done, what must be paid and what the table must look like. The first difference ends the run: the game
so far is written to a file that `bastide replay` reads, and `--only` plays that one game again.

    make soak                             2,000 games
    make soak ARGS="--seconds 60"         as many as fit into a minute
    make soak ARGS="--only 4711"          one game again, in this process
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

from carcassonne.slow import Referee
from play import carcassonne, random_match, record

from bastide.kernel import SEATS, Event, Match


@dataclass
class Result:
    """One game: how it went, and the record if it went wrong."""

    number: int
    moves: int = 0
    notes: Counter[str] = field(default_factory=Counter)
    error: str = ""
    file: str = ""


def setting(number: int) -> tuple[int, bool, dict[str, str]]:
    """The set-up of a game follows from its number: seats, river, and now and then cities by pieces."""
    return 1 + number % 6, number // 6 % 2 == 1, {"cityUnit": "piece"} if number % 5 == 4 else {}


def play(job: tuple[int, int]) -> Result:
    seed, number = job
    seats, river, options = setting(number)
    result = Result(number)
    running: list[Match] = []
    referee: list[Referee] = []

    def before(match: Match) -> None:
        if not running:
            running.append(match)
            referee.append(Referee(match.view(None).data, options.get("cityUnit") == "piece"))
        match.ruleset.game.count(match.state)
        (seat,) = match.state.pending
        offered = {option.text for option in match.view(seat).describe()}
        wanted = referee[0].options()
        assert offered == wanted, f"options: too many {offered - wanted}, missing {wanted - offered}"

    def after(match: Match, seat: int, line: str, events: list[Event]) -> None:
        referee[0].follow(line, match.view(None).data, match.over)
        paid = [(SEATS[e.seat], e.data["kind"], e.points) for e in events if e.points and e.seat is not None]
        assert sorted(paid) == sorted(referee[0].paid), f"points: paid {paid}, should be {referee[0].paid}"
        result.notes.update(event.type for event in events)

    try:
        match = random_match(carcassonne(seats, river, **options), f"{seed}/{number}", after, before)
        match.ruleset.game.count(match.state)
        result.moves = len(match.moves)
        result.notes["last tile unplaceable"] += match.moves[-1].startswith("* ")
    except Exception:
        result.error = traceback.format_exc(limit=-3)
        if running:
            file = Path(tempfile.gettempdir()) / f"bastide-soak-{seed}-{number}.json"
            file.write_text(record(running[0], "Soak", result.error).to_json(), encoding="utf-8")
            result.file = str(file)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="how many games (2000)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long, whatever --games says")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other games (0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--only", type=int, help="play this one game again, without other processes")
    args = parser.parse_args()
    if args.only is not None:
        result = play((args.seed, args.only))
        print(result.error or f"game {args.only}: {result.moves} moves, nothing wrong")
        return 1 if result.error else 0
    start = time.monotonic()
    done = moves = 0
    notes: Counter[str] = Counter()
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for result in pool.imap_unordered(play, ((args.seed, n) for n in range(args.games)), chunksize=4):
            if result.error:
                pool.terminate()
                print(f"\ngame {result.number} of seed {args.seed}:\n{result.error}")
                print(f"the game so far: {result.file or 'it did not even start'}")
                print(f"again: make soak ARGS='--seed {args.seed} --only {result.number}'")
                return 1
            done += 1
            moves += result.moves
            notes += result.notes
            passed = time.monotonic() - start
            if sys.stderr.isatty() or done % 100 == 0:
                print(f"\r{done} of {args.games} games, {passed:.0f} s", end="", file=sys.stderr, flush=True)
            if args.seconds and passed > args.seconds:
                pool.terminate()
                break
    print(file=sys.stderr)
    print(f"{done} games, {moves} moves and draws, {time.monotonic() - start:.0f} s: nothing wrong")
    print(", ".join(f"{count} × {what}" for what, count in sorted(notes.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
