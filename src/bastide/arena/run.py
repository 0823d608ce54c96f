"""A tournament from its description to its table: play what is missing, keep it, tell how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from . import ratings, sprt
from .crews import Crew
from .ratings import Standing
from .sprt import Verdict
from .store import Store
from .tournament import Tournament
from .work import Batch, Row

HEAVY = ("moves", "course", "points")
"""What a table does not need: it stays in the files."""


@dataclass
class Progress:
    """How far a run is; `rows` are the games so far, in no order."""

    tournament: Tournament
    games: int
    done: int = 0
    rows: list[Row] = field(default_factory=list)
    verdict: Verdict | None = None

    def standings(self, setup: int | None = None, samples: int = ratings.SAMPLES) -> list[Standing]:
        """The table, of one set-up or of all."""
        rows = sorted(self.rows, key=lambda row: (row["at"], row["rotation"]))
        rows = [row for row in rows if setup in (None, row["setup"])]
        return ratings.table(rows, self.tournament.bots, samples)


def run(
    tournament: Tournament,
    store: Store,
    crew: Crew,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Progress:
    """Play what the folder does not have yet. A test ends with the deal that decides it, in their order."""
    store.open(tournament)
    files = tournament.files()
    batches = [
        Batch(number, tournament, tuple(deals), files) for number, deals in enumerate(tournament.batches())
    ]
    done = store.done()
    total = sum(tournament.setups[deal.setup].seats for batch in batches for deal in batch.deals)
    progress = Progress(tournament, total)
    for batch in batches:
        if batch.number in done:
            _take(progress, store.batch(batch.number))
    told(progress)
    if _is_decided(progress):
        return _cut(progress)
    missing = [batch for batch in batches if batch.number not in done]
    with closing(crew.play(missing)) as played:  # type: ignore[type-var]
        for batch, rows in played:
            store.add(batch.number, rows)
            _take(progress, rows)
            decided = _is_decided(progress)
            told(progress)
            if decided:
                break
    return _cut(progress)


def results(store: Store) -> Progress:
    """A run as its folder has it."""
    tournament = store.tournament()
    total = sum(tournament.setups[deal.setup].seats for deal in tournament.deals())
    progress = Progress(tournament, total)
    for number in sorted(store.done()):
        _take(progress, store.batch(number))
    _is_decided(progress)
    return _cut(progress)


def _take(progress: Progress, rows: Sequence[Row]) -> None:
    progress.rows += [{name: value for name, value in row.items() if name not in HEAVY} for row in rows]
    progress.done += len(rows)


def _is_decided(progress: Progress) -> bool:
    """Look at the deals that are there without a gap from the first on."""
    if progress.tournament.kind != "sprt":
        return False
    tournament = progress.tournament
    progress.verdict = sprt.decide(_in_order(progress), tournament.bots[0], tournament.sprt)
    return progress.verdict.decided is not None


def _in_order(progress: Progress) -> list[list[Row]]:
    """The deals from the first on, up to a gap; what bots have played alone over one deal stands together."""
    by_deal: dict[int, list[Row]] = {}
    for row in progress.rows:
        by_deal.setdefault(row["at"], []).append(row)
    found: list[list[Row]] = []
    for deal in progress.tournament.deals():
        if deal.at not in by_deal:
            break
        rows = by_deal[deal.at]
        if len(rows[0]["bots"]) == 1 and deal.lineup:
            found[-1] = [*found[-1], *rows]
        else:
            found.append(rows)
    if found and len(found[-1][0]["bots"]) == 1 and len(found[-1]) < len(progress.tournament.bots):
        found.pop()
    return found


def _cut(progress: Progress) -> Progress:
    """A test's table has the deals up to the one that decided it, whatever else was played beside."""
    if progress.verdict is None or progress.verdict.decided is None:
        return progress
    counted = _in_order(progress)[: progress.verdict.deals]
    progress.rows = [row for rows in counted for row in rows]
    return progress
