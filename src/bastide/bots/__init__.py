"""Bots: anything that chooses an action from a view.

A bot sees what its seat may see. `docs/bots.md` shows how to write one and how to play it from the command
line with `--bots path/to/file.py`.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from ..kernel import Action, SetupProblem, View, unknown
from .greedy import Greedy
from .levels import LEVELS, level_names, make_level
from .random import Random


class Bot(Protocol):
    """Chooses one of `view.options`."""

    def choose(self, view: View[Any]) -> Action: ...


KINDS: dict[str, Callable[[int | str], Bot]] = {"random": Random, "greedy": Greedy}


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return [*KINDS, *level_names(game)]


def make(name: str, seed: int | str = 0, game: str = "") -> Bot:
    """A bot by its name, from a Python file that defines `bot(seed)`, or from an ONNX model."""
    if name in KINDS:
        return KINDS[name](seed)
    if name.partition(":")[0] in LEVELS:
        return make_level(name, seed, game)
    path = Path(name)
    if path.suffix == ".py" and path.is_file():
        return _from_file(path, seed)
    if path.suffix == ".onnx" and path.is_file():
        from .onnx import Model

        return Model(path, seed)
    raise SetupProblem("unknown-bot", unknown(name, names(game) if game else [*KINDS, *LEVELS]))


def _from_file(path: Path, seed: int | str) -> Bot:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise SetupProblem("broken-bot", path=str(path), why="no module")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made: Bot = module.bot(seed)
    except Exception as error:
        raise SetupProblem("broken-bot", path=str(path), why=str(error)) from error
    return made
