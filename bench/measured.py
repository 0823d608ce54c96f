"""What was measured so far: every finished deal, with a print of the bots that played it.

A deal counts as long as its bots are the same: their level, weights and judgement. So a run that was stopped
goes on where it stopped, and several runs add up; after a change to a bot its lines begin anew. A change that
only makes a bot faster leaves its games as they were: then some of them, played again, confirm the rest.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, astuple, dataclass
from functools import cache
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import mean, variance
from typing import Any

import bastide
from bastide.bots import levels, weights

KEPT = Path(__file__).with_name("strength")
"""One file for each line of the table, one line for each deal."""
SOURCES = Path(bastide.__file__).parent
ALWAYS = ("bots/mind.py",)
TURNS = {"carcassonne": ("bots/turns.py",)}
"""What a game takes from elsewhere."""
SEARCH = ("bots/search.py", "bots/futures.py")
BESIDE_THE_POINT = ("greedy.py", "greedy_value.py", "selfplay.py", "__init__.py")
"""Files in a game's folder that no level plays by; what a level takes from `__init__` is in its numbers."""


@dataclass(frozen=True)
class Played:
    """One game, as the measured bot saw it."""

    won: float
    points: int
    ahead: int  # of the best of the others
    winner: int  # points of the best of all
    cpu: float
    decisions: int
    turns: int
    slowest: float

    @property
    def course(self) -> tuple[float, ...]:
        """What is the same if the same was played."""
        return round(self.won, 3), self.points, self.ahead, self.winner, self.decisions, self.turns


Deal = list[Played]


# -- what makes a bot the same -------------------------------------------------------------------------------


def bot_print(name: str, game: str, sets: Sequence[str] = ()) -> str:
    """Changes with whatever a bot plays by. A bot of a file is a fixed measure: its name is enough."""
    level_name, _, style = name.partition(":")
    if level_name not in levels.LEVELS:
        return Path(name).stem
    level, trained = levels.level_of(level_name, game), weights.load(game)
    home = import_module(f"bastide.bots.{game}")
    tables = [repr(getattr(home, key, None)) for key in ("EMPHASES", "TASTES", "DEFAULTS")]
    numbers = [trained.weights, trained.styles.get(style, {}), asdict(level), style]
    code = [
        program(SOURCES / file) for file in (*ALWAYS, *TURNS.get(game, ()), *(SEARCH if level.budget else ()))
    ]
    code += [program(file) for file in judgement(game, sets)]
    if level.budget is None:
        code.append(ast.dump(bare(ast.parse(inspect.getsource(levels.Quick)))))
    return digest(json.dumps([numbers, tables, code], sort_keys=True))


def judgement(game: str, sets: Sequence[str]) -> Iterator[Path]:
    """The files that say what a position of a game is worth; those of boxes only where boxes are played."""
    own = sorted((SOURCES / "bots" / game).glob("*.py"))
    yield from (file for file in own if file.name not in BESIDE_THE_POINT)
    yield from sorted((SOURCES / game).rglob("worth.py") if sets else (SOURCES / game).glob("worth.py"))


@cache
def program(file: Path) -> str:
    return digest(ast.dump(bare(ast.parse(file.read_text("utf-8")))))


def bare(tree: ast.AST) -> ast.AST:
    """What a program does: without its words and types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not is_words(part)] or [ast.Pass()]
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef):
            node.returns = None
    return tree


def is_words(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


# -- deals ---------------------------------------------------------------------------------------------------


def read_deals(name: str, prints: str) -> dict[tuple[int, int], Deal]:
    """The deals of a line that still count, by seed and number."""
    file = KEPT / f"{name}.jsonl"
    found: dict[tuple[int, int], Deal] = {}
    for text in file.read_text("utf-8").splitlines() if file.is_file() else ():
        entry = json.loads(text)
        if entry["bots"] == prints:
            found[entry["seed"], entry["deal"]] = [Played(*game) for game in entry["games"]]
    return found


def dates(name: str, prints: str) -> list[str]:
    file = KEPT / f"{name}.jsonl"
    entries = [json.loads(text) for text in file.read_text("utf-8").splitlines()] if file.is_file() else []
    return sorted({entry["date"] for entry in entries if entry["bots"] == prints})


def lapsed(name: str, prints: str) -> dict[str, dict[tuple[int, int], Deal]]:
    """The deals of a line that do not count any more, by the print of their bots."""
    file = KEPT / f"{name}.jsonl"
    found: dict[str, dict[tuple[int, int], Deal]] = {}
    for text in file.read_text("utf-8").splitlines() if file.is_file() else ():
        entry = json.loads(text)
        if entry["bots"] != prints:
            deals = found.setdefault(entry["bots"], {})
            deals[entry["seed"], entry["deal"]] = [Played(*game) for game in entry["games"]]
    return found


def count_again(name: str, before: str, prints: str) -> None:
    """The deals of bots that were shown to play as those of today do count as theirs."""
    file = KEPT / f"{name}.jsonl"
    file.write_text(file.read_text("utf-8").replace(f'"bots": "{before}"', f'"bots": "{prints}"'), "utf-8")


def keep_deal(name: str, prints: str, seed: int, number: int, deal: Deal, date: str) -> None:
    """Append a deal; in one write, so that a run that is stopped leaves whole lines."""
    KEPT.mkdir(exist_ok=True)
    entry = {"bots": prints, "date": date, "seed": seed, "deal": number, "games": [shown(g) for g in deal]}
    with (KEPT / f"{name}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(entry) + "\n")


def shown(game: Played) -> list[float]:
    return [round(value, 3) for value in astuple(game)]


def drop_lapsed(name: str, prints: str) -> int:
    """Take the deals of other bots out of a file; how many there were."""
    file = KEPT / f"{name}.jsonl"
    if not file.is_file():
        return 0
    entries = file.read_text("utf-8").splitlines()
    kept = [text for text in entries if json.loads(text)["bots"] == prints]
    if kept:
        file.write_text("".join(f"{text}\n" for text in kept), "utf-8")
    else:
        file.unlink()
    return len(entries) - len(kept)


# -- figures -------------------------------------------------------------------------------------------------


def interval(deals: list[list[float]]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    means = [mean(deal) for deal in deals]
    half = 1.96 * sqrt(variance(means) / len(means)) if len(means) > 1 else float("nan")
    return mean(means), half


def share(deals: list[list[float]]) -> tuple[float, float, float]:
    """The share of games won, with the ends of its 95 % interval (Wilson's, so that 20 of 20 is not sure).

    The games of a deal hang together: the spread between deals says how many games they are worth.
    """
    means = [mean(deal) for deal in deals]
    games = sum(len(deal) for deal in deals)
    p = mean(means)
    spread = variance(means) / len(means) if len(means) > 1 else 0.0
    worth = min(1.5 * games, p * (1 - p) / spread) if spread > 0 else float(games)
    z = 1.96
    centre = (p + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * sqrt(p * (1 - p) / worth + z * z / (4 * worth * worth))
    return p, max(0.0, centre - half), min(1.0, centre + half)


def figures(deals: Iterable[Deal]) -> dict[str, Any]:
    """What the deals of one line say."""
    dealt = list(deals)
    games = [game for deal in dealt for game in deal]
    won, low, high = share([[game.won for game in deal] for deal in dealt])
    ahead, ahead_half = interval([[float(game.ahead) for game in deal] for deal in dealt])
    return {
        "games": len(games),
        "won": round(100 * won, 1),
        "low": round(100 * low, 1),
        "high": round(100 * high, 1),
        "ahead": round(ahead, 1),
        "ahead±": round(ahead_half, 1),
        "points": round(mean(game.points for game in games), 1),
        "winner": round(mean(game.winner for game in games), 1),
        "s/turn": round(sum(g.cpu for g in games) / max(1, sum(g.turns for g in games)), 3),
        "s/decision": round(sum(g.cpu for g in games) / max(1, sum(g.decisions for g in games)), 3),
        "slowest": round(max(game.slowest for game in games), 2),
        "cpu": round(sum(game.cpu for game in games), 1),
    }
