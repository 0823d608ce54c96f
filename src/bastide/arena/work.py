"""What a worker does: plays a batch of deals and sends back its rows."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..kernel import Problem
from .tournament import BotFile, Deal, Tournament
from .watched import Watched, files_at_hand


@dataclass(frozen=True)
class Batch:
    """Everything that a worker anywhere needs to know."""

    number: int
    tournament: Tournament
    deals: tuple[Deal, ...]
    files: dict[str, BotFile]
    version: str = __version__


Row = dict[str, Any]


def play_batch(batch: Batch) -> list[Row]:
    """The games of a batch, one row each."""
    if batch.version != __version__:
        raise Problem("arena-version", here=__version__, wanted=batch.version)
    rows: list[Row] = []
    watched = Watched(batch.tournament.limit)
    with tempfile.TemporaryDirectory() as folder:
        places = files_at_hand(batch.files, Path(folder))
        try:
            for deal in batch.deals:
                rows += play_deal(batch.tournament, deal, places, watched)
        finally:
            watched.close()
    return rows


def play_deal(tournament: Tournament, deal: Deal, places: dict[str, str], watched: Watched) -> list[Row]:
    """A deal in all rotations of its line-up."""
    setup, seed = tournament.setups[deal.setup], tournament.seed_of(deal)
    rows = []
    for rotation, lineup in enumerate(tournament.rotations(deal)):
        names = [tournament.bots[number] for number in lineup]
        game = watched.play(setup, [places.get(name, name) for name in names], seed)
        row: Row = {"at": deal.at, "setup": deal.setup, "lineup": deal.lineup, "deal": deal.deal}
        row |= {"rotation": rotation, "game": setup.game, "seed": seed, "bots": names}
        row |= asdict(game)
        row["shares"] = shares(len(names), game.winners)
        row["points"] = [{"seat": seat, "what": what, "points": points} for seat, what, points in game.points]
        rows.append(row)
    return rows


def shares(seats: int, winners: Sequence[int]) -> list[float]:
    """A shared win is shared out."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
