"""Warehouse, bank, depot and the development track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...kernel import DataError
from .effects import finish, read_lines, read_one
from .model import Bank, Effect, Field, Good, Line, Warehouse
from .reading import File, both, listed
from .words import CHOICE, MONK


def read_goods(file: File) -> tuple[Good, ...]:
    block = file.block("goods")
    goods = []
    for key, entry in block.entries():
        goods.append(Good(key, both(entry), entry.number("points", 0)))
        finish(entry)
    if len(goods) != 5 or not {"grain", "cheese", "wine"} <= {g.id for g in goods}:
        raise block.problem("there are five goods, grain, cheese and wine among them (J-W-1)")
    return tuple(goods)


def read_warehouse(file: File, goods: tuple[Good, ...]) -> Warehouse:
    size = file.block("size")
    width = size.number("columns", 1)
    finish(size)
    columns = read_lines(file, "columns", tuple(g.id for g in goods))
    if width != 5 or len(columns) != width:
        raise size.problem("five columns with a bonus each (J-W-1, J-W-7)")
    first = {Effect("coin", 2), Effect("action", 1, MONK), Effect("development", 4)}
    if {c.bonus for c in columns[:3]} != first or any(c.yellow for c in columns[:3]):
        fault = "columns 1 to 3 give 2 coins, a monk action and 4 development, in some order (J-W-7)"
        raise DataError(file.name, "columns", fault, "warehouse-columns")
    if columns[3:] != [Line(Effect("points", 5), None), Line(None, Effect("citizen"))]:
        raise DataError(file.name, "columns", "column 4 gives 5 points, column 5 the yellow citizen (J-W-7)")
    if 8 not in _sums([g.points for g in goods] + [5]):
        raise file.block("goods").problem(
            "no rows and column 4 make the 8 points of the example (J-Z-15)", "warehouse-points"
        )
    return Warehouse(goods, tuple(columns))


def _sums(values: Iterable[int]) -> set[int]:
    """Every sum that some of the values can make."""
    sums = {0}
    for value in values:
        sums |= {s + value for s in sums}
    return sums


def read_bank(file: File, goods: tuple[str, ...]) -> Bank:
    size = file.block("size")
    shape = size.number("rows", 1), size.number("columns", 1)
    finish(size)
    rows, columns = read_lines(file, "rows", goods), read_lines(file, "columns", goods)
    if shape != (3, 5) or (len(rows), len(columns)) != shape:
        raise size.problem("three rows of five coins (J-Q-1), with a bonus for each row and column")
    start = file.block("start_coin")
    bank = Bank(tuple(rows), tuple(columns), start.number("row", 1, 3), start.number("column", 1, 5))
    finish(start)
    if bank.start_column != 1:
        raise start.problem("a row is circled from left to right, so the first coin is in column 1 (J-Q-4)")
    if rows[1] != Line(Effect("points", 4), None) or rows[2] != Line(None, Effect("citizen")):
        raise DataError(file.name, "rows", "row 2 gives 4 points and row 3 the yellow citizen (J-Q-14)")
    if columns[4].bonus != Effect("points", 7):
        raise DataError(file.name, "columns 5", "column 5 gives 7 points (J-Q-15)")
    if any(c.yellow != Effect("shield") for c in columns):
        raise DataError(file.name, "columns", "every column has its own yellow shield (J-Q-13)")
    named = {Effect("action", 1, "farmer"), Effect("development", 2), Effect("build_for", 0)}
    inner = {c.bonus for c in columns[:4]}
    if not named <= inner <= named | {Effect("action", 1, MONK)}:
        raise DataError(
            file.name,
            "columns",
            "columns 1 to 4 give a farmer action, 2 development, a free trading post,"
            " and one of these or a monk action again (J-Q-15)",
            "bank-columns",
        )
    if rows[0].yellow or inner | {rows[0].bonus} != named | {Effect("action", 1, MONK)}:
        raise DataError(
            file.name, "rows 1", "row 1 or one of columns 1 to 4 gives a monk action (J-Q-14)", "bank-row"
        )
    return bank


def read_depot(file: File) -> tuple[int, ...]:
    entry = file.block("shields")
    points = entry.numbers("points", 0)
    finish(entry)
    if 4 not in (sum(points[:n]) for n in range(1, len(points) + 1)):
        raise entry.problem(
            "no number of shields from the left makes the 4 points of the example (J-Z-15)", "depot"
        )
    return points


def read_development(file: File, goods: tuple[str, ...]) -> tuple[Field, ...]:
    track = file.block("track")
    length = track.number("length", 1)
    finish(track)
    shown: dict[int, Field] = {}
    for entry in file.rows("fields"):
        at = entry.number("at", 1, length)
        multiplier = entry.number("multiplier", 1) if "multiplier" in entry else 0
        bonus, yellow = read_one(entry, "bonus", goods), read_one(entry, "yellow", goods)
        finish(entry)
        if at in shown:
            raise entry.problem(f"field {at} is listed twice")
        if not (multiplier or bonus or yellow):
            raise entry.problem(f"field {at} shows nothing; empty fields are not listed")
        shown[at] = Field(at, multiplier, bonus, yellow)
    fields = tuple(shown.get(at, Field(at)) for at in range(1, length + 1))
    _check_development(file, fields)
    return fields


def _check_development(file: File, fields: tuple[Field, ...]) -> None:
    steps = [f.multiplier for f in fields if f.multiplier]
    if steps != sorted(set(steps)) or steps[-1:] != [6] or 5 not in steps:
        raise DataError(
            file.name,
            "fields",
            f"multipliers rise to 5, then 6 (J-E-6, J-Z-15), not: {listed(steps)}",
            "track-multipliers",
        )
    white = {Effect("coin"), Effect("action", 1, MONK), Effect("shield"), Effect("good", 1, CHOICE)}
    bonuses = Counter(f.bonus for f in fields if f.bonus)
    if set(bonuses) != white:
        raise DataError(
            file.name,
            "fields",
            "white bonuses are 1 coin, a monk action, 1 shield, 1 good of choice (J-E-3)",
            "track-bonuses",
        )
    if bonuses[Effect("shield")] != 2:
        raise DataError(
            file.name,
            "fields",
            f"exactly 2 shields (J-E-4), not {bonuses[Effect('shield')]}",
            "track-shields",
            count=bonuses[Effect("shield")],
        )
    if [f.yellow for f in fields if f.yellow] != [Effect("citizen")] * 2:
        raise DataError(
            file.name,
            "fields",
            "exactly 2 yellow citizens and no other yellow bonus (J-E-4)",
            "track-citizens",
        )
