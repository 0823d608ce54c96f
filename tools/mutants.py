"""Change rules one at a time and see whether the tests that name them notice.

python tools/mutants.py --count 300 --seed 1              over all three games
python tools/mutants.py --only carcassonne/expansions/tower --count 40
python tools/mutants.py --minutes 20 --survivors survivors.txt

A mutation changes a number, a comparison, a condition or an order, or leaves out a limit or a statement, in a
function that cites a rule. The records and tests that name the rule are run against it; a mutation that none
of them notices is listed with its place and the rules that it broke. The same seed gives the same mutations.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from named import ROOT, RULE, SOURCE, records, tests

GAMES = ("carcassonne", "orleans", "johanna")
NO_RULES = re.compile(r"/(art|sheets|data|tiles)/|/(view|notation|drawing|printed|given|preview|worth)\.py$")
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
REVERSED = {"min": "max", "max": "min", "sorted": "list"}
SECONDS = 120
"""For one mutation: what takes longer has noticed it by hanging."""

REPLAY = """
import sys
from bastide.games import compile_ruleset
from bastide.kernel import Problem, parse, replay

for file in sys.argv[1:]:
    try:
        replay(parse(open(file, encoding="utf-8").read()), compile_ruleset)
    except Exception as error:
        print(f"{file}: {error}")
        sys.exit(1)
"""


@dataclass(frozen=True)
class Mutant:
    """One change: the file, its line, what was changed, the new text of the file and the rules around it."""

    file: Path
    line: int
    what: str
    text: str
    rules: frozenset[str]

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line}"


# -- making them ---------------------------------------------------------------------------------------------


def files(only: str) -> Iterator[Path]:
    for game in GAMES:
        for file in sorted((SOURCE / game).rglob("*.py")):
            place = file.relative_to(SOURCE).as_posix()
            if place.startswith(only) and not NO_RULES.search("/" + place):
                yield file


def points(source: str, tree: ast.AST) -> list[tuple[ast.FunctionDef, ast.AST, str]]:
    """Every place in a function that cites a rule, and what can be changed there."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    citing = [f for f in functions if RULE.search(ast.get_source_segment(source, f) or "")]
    return [(function, node, kind) for function in citing for node, kind in changes(function)]


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
            yield node, "comparison"
        elif isinstance(node, ast.BoolOp):
            yield node, "and/or"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "not"
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1:
            yield node, "number"
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Term" and len(node.args) == 4:
            yield node, "points"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REVERSED:
            yield node, "order"
        elif isinstance(node, ast.If) and not node.orelse and "listener" not in ast.unparse(node.test):
            yield node, "condition"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and is_deed(node.value):
            yield node, "statement"


def is_deed(call: ast.Call) -> bool:
    """Whether leaving a call out changes the game: events only tell of it."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    return name.removeprefix("_") not in ("tell", "emit", "keep", "add_flow", "check")


def mutate(file: Path, number: int) -> Mutant | None:
    """The mutation with this number of a file; None where it would change nothing."""
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    function, node, kind = points(source, tree)[number]
    segment = ast.get_source_segment(source, function) or ""
    line = getattr(node, "lineno", function.lineno)
    here = RULE.findall(source.splitlines()[line - 1])
    rules = frozenset(here or RULE.findall(segment))
    before = ast.unparse(node)
    change(node, kind)
    after = ast.unparse(ast.fix_missing_locations(tree))
    if after == ast.unparse(ast.parse(source)):
        return None
    now = "left out" if kind == "statement" else ast.unparse(node)
    return Mutant(file, line, f"{kind}: {before[:70]} → {now[:70]}".replace("\n", " "), after, rules)


def change(node: ast.AST, kind: str) -> None:
    """Change a place of the tree."""
    if isinstance(node, ast.Compare):
        node.ops = [OPPOSITE[type(node.ops[0])]()]
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp):
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), copy.copy(node.operand))
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1
    elif isinstance(node, ast.Call) and kind == "order":
        assert isinstance(node.func, ast.Name)
        node.func.id = REVERSED[node.func.id]
        if node.func.id == "list":
            node.keywords = []
    elif isinstance(node, ast.Call):
        node.args[0] = ast.BinOp(node.args[0], ast.Add(), ast.Constant(1))
    elif isinstance(node, ast.If):
        node.test = ast.Constant(False)
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)


def choose(count: int, seed: int, only: str) -> Iterator[Mutant]:
    """Mutations spread over the files, the same for the same seed."""
    rng = random.Random(seed)
    sources = {file: file.read_text(encoding="utf-8") for file in files(only)}
    every = [
        (f, number) for f, text in sources.items() for number in range(len(points(text, ast.parse(text))))
    ]
    rng.shuffle(every)
    made = 0
    for file, number in every:
        if made < count and (mutant := mutate(file, number)) is not None:
            made += 1
            yield mutant


# -- trying them ---------------------------------------------------------------------------------------------


class Bench:
    """A copy of the sources in which one mutation after the other is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            SOURCE, folder / "src" / "bastide", ignore=shutil.ignore_patterns("page", "__pycache__")
        )
        (folder / "replay.py").write_text(REPLAY, encoding="utf-8")

    def try_one(self, mutant: Mutant, named: set[Path], tested: set[str]) -> str:
        """`record` or `test`, what noticed it; `survived`; `unnamed` where nothing names its rules."""
        target = self.folder / "src" / "bastide" / mutant.file.relative_to(SOURCE)
        kept = target.read_text(encoding="utf-8")
        target.write_text(mutant.text, encoding="utf-8")
        try:
            if named and self._fails(str(self.folder / "replay.py"), *map(str, sorted(named))):
                return "record"
            if tested and self._fails("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *sorted(tested)):
                return "test"
        finally:
            target.write_text(kept, encoding="utf-8")
        return "survived" if named or tested else "unnamed"

    def _fails(self, *command: str) -> bool:
        environment = os.environ | {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                [sys.executable, *command],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode not in (0, 5)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=300, help="how many mutations (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", metavar="PATH", help="files that begin so, such as orleans/")
    parser.add_argument("--survivors", type=Path, metavar="FILE", help="write those that nothing noticed")
    wanted = parser.parse_args()
    by_record, by_test = records(), tests()
    end = time.monotonic() + 60 * wanted.minutes
    mutants = list(choose(wanted.count, wanted.seed, wanted.only))
    results: list[tuple[Mutant, str]] = []
    with tempfile.TemporaryDirectory() as name:
        benches = [Bench(Path(name) / str(number)) for number in range(wanted.jobs)]

        def work(bench: Bench, share: list[Mutant]) -> None:
            for mutant in share:
                if time.monotonic() > end:
                    return
                named = {file for rule in mutant.rules for file in by_record.get(rule, ())}
                tested = {test for rule in mutant.rules for test in by_test.get(rule, ())}
                result = bench.try_one(mutant, named, tested)
                results.append((mutant, result))
                if result in ("survived", "unnamed"):
                    print(
                        f"{result}: {mutant.place}  {mutant.what}  [{' '.join(sorted(mutant.rules))}]",
                        flush=True,
                    )

        with ThreadPoolExecutor(wanted.jobs) as pool:
            shares = [mutants[number :: wanted.jobs] for number in range(wanted.jobs)]
            list(pool.map(work, benches, shares))
    killed = sum(result in ("record", "test") for _, result in results)
    left = [(mutant, result) for mutant, result in results if result in ("survived", "unnamed")]
    if wanted.survivors:
        wanted.survivors.write_text(
            "".join(f"{m.place}\t{r}\t{m.what}\t{' '.join(sorted(m.rules))}\n" for m, r in left),
            encoding="utf-8",
        )
    share = 100 * killed / len(results) if results else 0.0
    print(f"{len(results)} mutations (seed {wanted.seed}): {killed} noticed, {len(left)} not; {share:.1f} %")


if __name__ == "__main__":
    main()
