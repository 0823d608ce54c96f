"""Inputs of a judgement, numbered group by group, and what their numbers are counted by."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from ...johanna.tables import TYPES, Menu, Part, Tables

PHASES = 6
"""Stages of a game, each of five turns or fewer; the last turns are the first stage."""
MOST_TURNS = 26
MOST_HEADS = 24
MOST_COINS = 7
MOST_TOWNS = 9
LEAD = 5
"""By how many trading posts one can be ahead or behind; more is the same."""
MOST_FIRST = 5
"""Citizens for the first, without those of deeds."""
SOON = 4
"""Turns of others before the next one of a seat in this round; more is the same as none."""

Key = Hashable
Inputs = Callable[[Any], list[int]]


def phase(turns: int) -> int:
    return min(PHASES - 1, (turns + 4) // 5)


class Groups:
    """Inputs, numbered group by group."""

    def __init__(self) -> None:
        self.size = 0
        self.names: dict[str, int] = {}
        """How many inputs each group has."""
        self.parts: tuple[Inputs, ...] = ()

    def group(self, name: str, size: int) -> int:
        """Room for a group of inputs; where it begins."""
        begin = self.size
        self.names[name] = size
        self.size += size
        return begin

    def display(self) -> Inputs:
        """The tiles from which one will choose, by how many turns of others come before."""
        begin = self.group("display", SOON * TYPES * 4)

        def inputs(key: tuple[tuple[int, ...], int] | None) -> list[int]:
            if key is None:
                return []
            display, soon = key
            return [begin + (soon * TYPES + person) * 4 + min(3, n) for person, n in enumerate(display)]

        return inputs

    def bag(self) -> Inputs:
        """The tiles still to be drawn."""
        begin = self.group("bag", TYPES * 6)
        return lambda bag: [begin + person * 6 + min(5, number) for person, number in enumerate(bag)]

    def inputs(self) -> list[str]:
        """The names of all inputs: a group, and which of it."""
        return [f"{name}:{nth}" for name, size in self.names.items() for nth in range(size)]


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def numbered(names: list[str]) -> list[int]:
    """A number for each name, the same under all rules: by the alphabet."""
    order = sorted(set(names))
    return [order.index(name) for name in names]


def part_name(tables: Tables, part: Part) -> str:
    menu = menu_name(tables, tables.menus[part.menu]) if part.menu >= 0 else ""
    return f"{part.kind} {part.amount} {part.what} {menu}"


def menu_name(tables: Tables, menu: Menu) -> str:
    ways = [bool(menu.routes & tables.land), bool(menu.routes & ~tables.land)]
    return f"{menu.ask} {menu.good} {ways} {menu.coin} {menu.develop} {menu.build} {menu.acquire}"
