"""What the sentence of a refusal needs to know, and what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from bastide import text
from bastide.kernel import Problem, Refused, Ruleset


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def variables(language: str) -> dict[str, frozenset[str]]:
    """The blanks of each message."""
    found = {}
    for entry in FluentParser().parse(text.source(language)).body:
        if isinstance(entry, ast.Message) and entry.value:
            seen = Variables()
            seen.visit(entry.value)
            found[entry.id.name] = frozenset(seen.names)
    return found


def sentence(problem: Problem, language: str) -> str:
    """The id of the sentence that a reader gets; empty where it is the rule itself."""
    return next((key for key in text._sentences(problem) if text.has(key, language)), "")


def unfilled(problem: Problem, language: str) -> set[str]:
    """What the sentence misses as it is said to a reader; a variant that is not chosen needs nothing."""
    key = sentence(problem, language)
    if not key:
        return set()
    bundle = text._bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    _, errors = bundle.format_pattern(pattern, text._blanks(problem, language, ("Ann", "Ben")))
    return set(map(str, errors))


@contextmanager
def noted_refusals() -> Iterator[list[Refused]]:
    """All that is refused meanwhile."""
    noted: list[Refused] = []
    permit = Ruleset.permit

    def note(*args: object) -> None:
        try:
            permit(*args)  # type: ignore[arg-type]
        except Refused as refused:
            noted.append(refused)
            raise

    Ruleset.permit = note  # type: ignore[method-assign,assignment]
    try:
        yield noted
    finally:
        Ruleset.permit = permit  # type: ignore[method-assign]
