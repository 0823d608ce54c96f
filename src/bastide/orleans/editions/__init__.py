"""The three editions: each is a module on the same flow, and sets the default of every switch.

A is the later German edition, B the first German one, C the English one. What a switch chooses is in
`options.toml`; where the texts differ without one, an edition's module says how it reads (`Reading`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ...kernel import SEATS, Rulebook, Switch, read_toml
from ..boards import OrleansData
from ..rulekit import Module
from . import a, b, c, variants

EDITIONS = ("A", "B", "C")
AS_IN_A = re.compile(r"^(?:As in A|Wie A): ")
MODULES = {"A": a.MODULE, "B": b.MODULE, "C": c.MODULE}
BUILT = {  # minor switches whose other value is built as well
    "coins.shortage",
    "tech.window",
    "tech.town_hall",
    "supply.bonus_missing",
    "trader.no_tile",
    "taxes.rounding",
    "townhall.unsent",
    "sacristy.use",
    "bathhouse.place",
    "bathhouse.town_hall",
    "exclusion.optional",
    "exclusion.2p_order",
}


@cache
def entries() -> Mapping[str, Mapping[str, Any]]:
    """`options.toml` as it is written."""
    source = files("bastide.orleans").joinpath("options.toml")
    return read_toml(source).raw


def switches(pieces: OrleansData) -> tuple[Switch, ...]:
    """Every switch; one with a single reading is listed as fixed (R-1), one without effect not offered."""
    offered = {"placetiles.extra": has_extra_tiles(pieces)}
    return tuple(_switch(name, entry, offered.get(name, True)) for name, entry in entries().items())


def has_extra_tiles(pieces: OrleansData) -> bool:
    """O-ADD-d, AMB-38: of 13 tiles or fewer all are used, as without the variant; the box has 12 and 8."""
    number = Counter(tile.category for tile in pieces.place_tiles.values())
    return max(number.values()) > pieces.extra_place_tiles


def _switch(name: str, entry: Mapping[str, Any], offered: bool) -> Switch:
    defaults: Mapping[str, Any] = entry["default"] if isinstance(entry["default"], dict) else {}
    values = ("random", *SEATS[:4]) if name == "start_player" else tuple(entry.get("values", ()))
    return Switch(
        name,
        values,
        defaults["C"] if defaults else entry["default"],
        entry.get("question") or (*entry.get("rules", ()), "")[0],
        entry["weight"],
        "base",
        {"en": entry["en"], "de": entry["de"]},
        {"en": entry["help_en"], "de": entry["help_de"]},
        entry.get("labels", {}),
        fixed=entry["weight"] == "minor" and name not in BUILT,
        offered=offered,
        bounds=(entry["min"], entry["max"]) if entry.get("type") == "integer" else None,
        follows="edition" if len(set(defaults.values())) > 1 else "",
        defaults=defaults if len(set(defaults.values())) > 1 else {},
    )


def modules(options: Mapping[str, Any]) -> list[Module]:
    """The edition, and the variants that change the sequence of play."""
    chosen = [MODULES[options["edition"]]]
    if options["planning.mode"] == "turn_order":
        chosen.append(variants.TURN_ORDER)
    if options["placetiles.extra"] == "on":
        chosen.append(variants.EXTRA_TILES)
    if options["exclusion"] == "on":
        chosen.append(variants.EXCLUSION)
    return chosen


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two editions differ: what each says, the rules where it shows, and the switch that chooses."""

    id: str
    topic: Mapping[str, str]
    texts: tuple[Mapping[str, str], Mapping[str, str]]
    rules: tuple[str, ...]
    switch: str
    values: tuple[Any, Any] | None


def diff(one: str, other: str, rulebook: Rulebook | None = None) -> list[Difference]:
    """The lines of the ledger's list in which two editions differ, with the switch behind each."""
    book = rulebook or Rulebook("bastide.orleans")
    differences = []
    for rule in book:
        if not rule.id.startswith("ED-"):
            continue
        texts = tuple(
            {lang: _said(rule.more[f"{edition.lower()}_{lang}"]) for lang in ("en", "de")}
            for edition in (one, other)
        )
        switch = rule.more.get("switch", "")
        values = _values(switch, one, other) if switch else None
        if texts[0] != texts[1] or (values and values[0] != values[1]):
            topic = {lang: str(rule.more.get(f"topic_{lang}", "")) for lang in ("en", "de")}
            rules = tuple(rule.more.get("rules", ()))
            differences.append(Difference(rule.id, topic, (texts[0], texts[1]), rules, switch, values))
    return differences


def _said(text: str) -> str:
    """Without the reference to another edition."""
    plain = AS_IN_A.sub("", text)
    return plain[:1].upper() + plain[1:]


def _values(switch: str, one: str, other: str) -> tuple[Any, Any]:
    default = entries()[switch]["default"]
    return (default[one], default[other]) if isinstance(default, dict) else (default, default)
