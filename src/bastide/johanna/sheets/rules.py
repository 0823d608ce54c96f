"""The rule index, from `rulebook/*.toml`."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Final

from ...kernel import DataError, Entry
from .model import RuleLine, Text
from .reading import both, listed, package_folder, parse

SECTIONS: Final = (
    *("J-C", "J-S", "J-R", "J-T", "J-A", "J-FA", "J-KN", "J-BO", "J-CR", "J-TR", "J-SC", "J-N"),
    *("J-P", "J-D", "J-W", "J-Q", "J-X", "J-E", "J-Y", "J-Z", "J-O", "J-L", "J-M", "J-AMB"),
)
_RULE_ID: Final = re.compile(r"J-[A-Z]+-\d+")


def load_rules(folder: Traversable | None = None) -> tuple[RuleLine, ...]:
    """Read and check `rulebook/*.toml`."""
    root = folder or package_folder()
    names = sorted(p.name for p in (root / "rulebook").iterdir() if p.name.endswith(".toml"))
    rules: dict[str, RuleLine] = {}
    for name in names:
        path = f"rulebook/{name}"
        for rule_id, entry in parse(root, path).entries():
            if rule_id in rules:
                raise entry.problem(f"stands in {rules[rule_id].file} already")
            rules[rule_id] = _rule(rule_id, entry)
    for section in SECTIONS:
        numbers = sorted(int(r.rpartition("-")[2]) for r in rules if rules[r].section == section)
        if not numbers or numbers != list(range(1, len(numbers) + 1)):
            raise DataError("rulebook", section, "rules are missing: a section is numbered 1, 2, 3, …")
    for rule in rules.values():
        known = (*rule.questions, *rule.rules, *_RULE_ID.findall(rule.text.en + rule.text.de))
        if unknown := [r for r in known if r not in rules]:
            raise DataError(rule.file, rule.id, f"speaks of {listed(unknown)}, which is no rule")
        for question in rule.questions:
            if rule.id not in rules[question].rules:
                raise DataError(rules[question].file, question, f"does not list {rule.id}, which raises it")
    return tuple(rules.values())


def _rule(rule_id: str, entry: Entry) -> RuleLine:
    if not _RULE_ID.fullmatch(rule_id):
        raise entry.problem("is not the ID of a rule, like J-KN-3")
    section = entry.text("section", {rule_id.rpartition("-")[0]} & set(SECTIONS))
    if is_question := section == "J-AMB":
        entry.texts("tags", ("question",), default=())
    line = RuleLine(
        rule_id,
        section,
        entry.file,
        "" if is_question else entry.text("decides"),
        "" if is_question else entry.text("when"),
        (
            *((entry.text("question"),) if "question" in entry else ()),
            *entry.texts("further_questions", default=()),
        ),
        entry.text("switch") if is_question and "switch" in entry else None,
        entry.texts("rules", default=()) if is_question else (),
        _ruling(entry) if is_question else both(entry),
    )
    entry.close()
    if is_question and not line.rules:
        raise entry.problem("no rule raises this question")
    return line


def _ruling(entry: Entry) -> Text:
    """A question, its answer and the reason, in one."""
    en, de = (
        [entry.text(f"{part}_{lang}") for part in ("question", "answer", "why")] for lang in ("en", "de")
    )
    return Text(" ".join(en), " ".join(de))
