"""Which records and tests name a rule: what `make mutants` and `make room` run."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "bastide"
GOLDEN = ROOT / "tests" / "golden"
RULE = re.compile(
    r"\b(?:[CQX]-\d[\d.]*-[a-z0-9]+|O-[A-Z0-9]+(?:-[A-Za-z0-9]+)+|AMB-\d+|J-[A-Z0-9]+(?:-[A-Za-z0-9]+)+|R-\d+)\b"
)


def records() -> dict[str, set[Path]]:
    """The records that name a rule."""
    found: dict[str, set[Path]] = defaultdict(set)
    for file in sorted((ROOT / "scenarios").rglob("*.json")):
        for rule in set(RULE.findall(file.read_text(encoding="utf-8"))):
            found[rule].add(file)
    return found


def tests() -> dict[str, set[str]]:
    """The tests that name a rule in their text, as pytest calls them."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if file.parent.name in ("browser", "table"):
            continue
        source = file.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                text = "\n".join(source.splitlines()[first_line(node) - 1 : node.end_lineno])
                for rule in set(RULE.findall(text)):
                    found[rule].add(name)
    return found


def first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(d.lineno for d in node.decorator_list)])
