"""The record of a game of a tournament: the table opens it, `bastide replay` verifies it."""

from __future__ import annotations

from pathlib import Path

from ..kernel import Record
from .tournament import Tournament, ruleset_for
from .work import Row


def record_of_row(tournament: Tournament, row: Row) -> Record:
    """Every outcome of chance is in it, so that it needs no seed."""
    setup = tournament.setups[row["setup"]]
    catalogue = ruleset_for(setup).game.catalogue
    defaults = catalogue.defaults(dict(setup.options))
    brought = dict.fromkeys(e for part in catalogue.sets if part.name in setup.sets for e in part.brings)
    names = [Path(name).stem if name.endswith((".py", ".onnx")) else name for name in row["bots"]]
    lost = f"; {names[row['fault']]} {row['reason']}" if row["fault"] >= 0 else ""
    return Record(
        game=setup.game,
        title=f"{' – '.join(names)}, seed {row['seed']}",
        about=f"Game {row['deal']} of a tournament{lost}",
        seats=names,
        sets=list(setup.sets),
        elements=[*setup.elements, *(f"-{name}" for name in brought if name not in setup.elements)],
        options={key: value for key, value in setup.options if value != defaults[key]},
        moves=list(row["moves"]),
    )
