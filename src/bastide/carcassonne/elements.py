"""What the boxes say about their elements (`elements.toml` in their folders).

[tower]
en, de, help_en, help_de    what it is called, and what it does in a sentence
rule                        the rule that says so
symbols                     what tiles show of it: by where it is drawn
"""

from __future__ import annotations

from functools import cache

import msgspec

from .expansions import read_all


class Symbols(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tiles show of an element."""

    city: tuple[str, ...] = ()
    road: tuple[str, ...] = ()
    sign: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()  # of those in a city: it needs one that reaches all four edges
    middle: tuple[str, ...] = ()  # of the signs: roads that end run up to it


class ElementEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An element: what it is called and what it does in a sentence."""

    en: str
    de: str
    help_en: str
    help_de: str
    rule: str
    symbols: Symbols = Symbols()


@cache
def element_entries() -> dict[str, ElementEntry]:
    """The entries of all boxes, by element."""
    return {name: entry for _, name, entry in read_all("elements.toml", ElementEntry)}
