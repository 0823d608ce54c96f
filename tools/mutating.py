"""Mutations of the rules: one small change each, in code that carries a rule.

That is a function that cites a rule, one that a limit, verb or step names together with its rule, or a number
with a rule beside it. A mutation changes a number, a comparison, a condition or an order, or leaves out a
limit or a statement. What only tells, shows, reads, writes or checks is no rule. Mutations without an effect
that a player could notice are listed in `equivalent.toml`, each with its reason.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from operator import itemgetter
from pathlib import Path

from named import RULE, SOURCE, first_line

GAMES = ("carcassonne", "orleans", "johanna")
NO_RULES = re.compile(
    r"/(art|sheets|data|tiles)/|/(view|notation|drawing|printed|given|preview|worth|outlook|inspector|position|reasons)\.py$"
)
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
THERE: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.GtE, ast.GtE: ast.Lt}
"""Beside 0 these ask whether there is a figure, a seat, a place at all: -1 stands for none."""
NO_RULE = re.compile(r"_*(show|view|read|write|describe|picture|preview)(_|$)")
"""Files and functions that show, read and write what the rules say."""
NO_RULE_HOOK = re.compile(
    r"listen\((?:PICTURE|WORTH|WORTH_MARKS|CONSIDER|VIEW|GIVEN\w*(?:\.at\([^)]*\))?|CHECK_PIECES), (\w+)"
)
"""What bots think, what a page sees, how a given position is read, whether all pieces are there."""
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
REVERSED = {"min": "max", "max": "min", "sorted": "list"}


@dataclass(frozen=True)
class Mutant:
    """One change: where, what is changed, and the rules on the line or around it."""

    file: Path
    number: int  # among the places of the file that can be changed
    function: str
    start: int  # the line at which the function begins, 0 for what stands outside of functions
    line: int
    what: str
    rules: frozenset[str]

    @cached_property
    def tree(self) -> ast.Module:
        """The changed file."""
        source = self.file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        _, node, kind = points(source, tree)[self.number]
        change(node, kind)
        return ast.fix_missing_locations(tree)

    @property
    def text(self) -> str:
        return ast.unparse(self.tree)

    @property
    def room(self) -> str:
        """The file and the function, by which `equivalent.toml` names it."""
        return f"{self.file.relative_to(SOURCE).as_posix()} {self.function}"

    @property
    def place(self) -> str:
        return f"{self.file.relative_to(SOURCE).as_posix()}:{self.line}"

    def __str__(self) -> str:
        return f"{self.place} {self.function}  {self.what}  [{' '.join(sorted(self.rules))}]"


Place = ast.FunctionDef | ast.Assign
Point = tuple[Place, ast.AST, str]


def files(only: str) -> Iterator[Path]:
    for game in GAMES:
        for file in sorted((SOURCE / game).rglob("*.py")):
            place = file.relative_to(SOURCE).as_posix()
            if place.startswith(only) and not NO_RULES.search("/" + place):
                yield file


@cache
def shown() -> frozenset[str]:
    """The functions that modules give to hooks which are no rules."""
    return frozenset(
        name for file in files("") for name in NO_RULE_HOOK.findall(file.read_text(encoding="utf-8"))
    )


def cited(tree: ast.AST) -> dict[str, set[str]]:
    """The rules that a limit, verb or step names with a function: `Limit("C-4.4-f", …, occupied)`."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            inside = [
                *node.args,
                *(
                    word.value
                    for word in node.keywords
                    if word.arg not in ("read", "write", "describe", "blanks")
                ),
            ]
            names = [part.id for part in inside if isinstance(part, ast.Name)]
            if names and (
                rules := RULE.findall(" ".join(ast.unparse(part) for part in inside if not has_calls(part)))
            ):
                for name in names:
                    found.setdefault(name, set()).update(rules)
    return found


def has_calls(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Call) for part in ast.walk(node))


def points(source: str, tree: ast.Module) -> list[Point]:
    """Every place that carries a rule, and what can be changed there."""
    lines = source.splitlines()
    named = cited(tree)
    found: dict[int, Point] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and RULE.search(lines[node.lineno - 1]) and is_number(node.value):
            found[id(node.value)] = node, node.value, "number"
    for function in ast.walk(tree):
        if (
            not isinstance(function, ast.FunctionDef)
            or NO_RULE.match(function.name)
            or function.name in shown()
        ):
            continue
        if function.name in named or RULE.search("\n".join(lines[function.lineno - 1 : function.end_lineno])):
            for change, kind in changes(function):
                found[id(change)] = function, change, kind  # the innermost function comes last
    return list(found.values())


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """All of a function but what only tells of the game, and numbers that pick a field or some bits."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.If) and "listener" in ast.unparse(part.test):
            continue
        if isinstance(part, ast.Call) and getattr(part.func, "id", "") == "Event":
            continue
        if isinstance(part, ast.FunctionDef) and NO_RULE.match(part.name):
            continue
        if isinstance(part, ast.Subscript) and is_number(part.slice):
            yield from (part.value, *parts(part.value))
            continue
        if isinstance(part, ast.BinOp) and isinstance(part.op, BITS) and is_number(part.right):
            yield from (part.left, *parts(part.left))
            continue
        yield part
        yield from parts(part)


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    for node in parts(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
            yield node, "comparison"
        elif isinstance(node, ast.BoolOp):
            yield node, "and/or"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield node, "not"
        elif is_number(node):
            yield node, "number"
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Term" and len(node.args) == 4:
            yield node, "points"
        elif isinstance(node, ast.Call) and is_order(node):
            yield node, "order"
        elif isinstance(node, ast.If) and not node.orelse:
            yield node, "condition"
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and is_deed(node.value):
            yield node, "statement"


def is_number(node: ast.AST) -> bool:
    """0 and 1 are mostly indices and signs."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value > 1


def is_nought(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value == 0


def is_order(call: ast.Call) -> bool:
    """`sorted` without a key only lists things alike each time."""
    name = getattr(call.func, "id", "")
    return name in REVERSED and (name != "sorted" or bool(call.keywords))


def is_deed(call: ast.Call) -> bool:
    """Whether leaving a call out changes the game: events only tell of it, bots only think about it."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name == "listen" and getattr(call.args[0], "id", "") in (
        "PICTURE",
        "WORTH",
        "WORTH_MARKS",
        "CONSIDER",
        "CHECK_PIECES",
    ):
        return False
    return name.removeprefix("_") not in ("tell", "emit", "keep", "add_flow", "check")


def mutants(file: Path) -> Iterator[tuple[str, Mutant]]:
    """Every mutation of a file, with a name that lasts while other functions change."""
    source = file.read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    named = cited(tree)
    of_function, alike = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for number, (function, node, kind) in enumerate(points(source, tree)):
        where = function.name if isinstance(function, ast.FunctionDef) else ast.unparse(function.targets[0])
        of_function[where, kind] += 1
        name = f"{file.relative_to(SOURCE)} {where} {kind} {of_function[where, kind]}"
        line = getattr(node, "lineno", function.lineno)
        rules = RULE.findall(lines[line - 1]) or [
            *RULE.findall("\n".join(lines[function.lineno - 1 : function.end_lineno])),
            *named.get(where, ()),
        ]
        start = first_line(function) if isinstance(function, ast.FunctionDef) else 0
        if what := difference(node, kind):
            alike[where, what] += 1
            what += f" ({alike[where, what]})" if alike[where, what] > 1 else ""
            yield name, Mutant(file, number, where, start, line, what, frozenset(rules))


def difference(node: ast.AST, kind: str) -> str:
    """What is changed, in words; empty where it would change nothing."""
    changed = copy.deepcopy(node)
    change(changed, kind)
    before = ast.unparse(node.test if isinstance(node, ast.If) else node)
    now = {"statement": "left out", "condition": "never"}.get(kind) or ast.unparse(changed)
    return f"{kind}: {before} → {now}".replace("\n", " ") if now != before else ""


def change(node: ast.AST, kind: str) -> None:
    """Change a place of the tree."""
    if isinstance(node, ast.Compare):
        table = THERE if is_nought(node.comparators[0]) else {}
        node.ops = [table.get(type(node.ops[0]), OPPOSITE[type(node.ops[0])])()]
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


def equivalent() -> dict[str, dict[str, str]]:
    """Mutations that change nothing, by file and function, with the reason."""
    text = Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def choose(count: int, seed: int, only: str) -> Iterator[Mutant]:
    """Mutations spread over all places alike; the same for the same seed, whatever else has changed."""
    known = equivalent()
    every = [
        (hashlib.sha256(f"{seed} {name}".encode()).hexdigest(), mutant)
        for file in files(only)
        for name, mutant in mutants(file)
        if mutant.what not in known.get(mutant.room, {})
    ]
    yield from (mutant for _, mutant in sorted(every, key=itemgetter(0))[:count])


def unknown_equivalents() -> list[str]:
    """Entries of `equivalent.toml` that are no mutation of the code as it is."""
    known = equivalent()
    found = {
        (mutant.room, mutant.what)
        for file in {SOURCE / room.split()[0] for room in known}
        for _, mutant in mutants(file)
    }
    return [f"{room}: {what}" for room, those in known.items() for what in those if (room, what) not in found]
