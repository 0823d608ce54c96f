"""What else a scoring brings: goods, cards, gold, magic figures, and everybody's way home."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.slow.awards import GOODS
from carcassonne.slow.board import Area, Figure, Position
from carcassonne.slow.tiles import BUILDINGS
from carcassonne.slow.worth import owners, size, stands


def check(before: Position, after: Position, finished: Sequence[Area], gone: Sequence[Figure]) -> None:
    """Compare the views at B18 and behind B20. `gone`: who has left by a dispatch meanwhile."""
    _goods(before, after, finished)
    for card, kind in (("king", "city"), ("robber-baron", "road")):
        _card(before, after, finished, card, kind)
    _gold(before, after, finished)
    _teacher(after, finished)
    for who in ("mage", "witch"):  # C-4.2.11.4-m, Q-4.2.11.4-3
        if any(stands(before, who, area) for area in finished):
            assert after.view[who] is None, f"the {who} should be beside the layout"
    left = [f for area in finished for f in before.standing(area) if f in after.figures]
    assert not left, f"C-4.6.10-a: still on a finished area: {left}"
    scored = {f for area in finished for f in before.standing(area)}
    missing = [f for f in before.figures if f not in after.figures and f not in scored and f not in gone]
    assert not missing, f"gone without reason: {missing}"


def _goods(before: Position, after: Position, finished: Sequence[Area]) -> None:
    """C-4.6.2.3-b, Q-4.6.2-3: a token for each symbol, while there are some, for whoever finished it."""
    if "goods" not in before.rules.elements:
        return
    wanted = {seat: dict(held) for seat, held in before.view["goods"].items()}
    for good, number in GOODS.items():
        left = number - sum(held[good] for held in wanted.values())
        shown = sum(area.marks[good] for area in finished if area.kind == "city")
        wanted[before.turn][good] += min(left, shown)
    assert after.view["goods"] == wanted, f"goods: should be {wanted}, are {after.view['goods']}"


def _card(before: Position, after: Position, finished: Sequence[Area], card: str, kind: str) -> None:
    """C-4.6.4.1-b to -d, Q-4.6.4-1, -2: a larger one than all before."""
    if card not in before.rules.elements:
        return
    largest = max((size(before, area) for area in finished if area.kind == kind), default=0)
    wanted = before.view[card]
    if largest > wanted["size"]:
        wanted = {"seat": before.turn, "size": largest}
    assert after.view[card] == wanted, f"{card}: should be {wanted}, is {after.view[card]}"


def _teacher(after: Position, finished: Sequence[Area]) -> None:
    """C-4.6.1.2-a: whoever finishes a road of the school takes the teacher."""
    if "teacher" in after.rules.elements and any(a.kind == "road" and a.marks["school"] for a in finished):
        assert after.view["teacher"] == after.turn, f"the teacher is with {after.view['teacher']}"


def _gold(before: Position, after: Position, finished: Sequence[Area]) -> None:
    """C-4.2.11.3-f to -j: all gold on the tiles of finished structures goes to their owners."""
    if "gold" not in before.rules.elements:
        return
    entitled: dict[tuple[int, int], set[str]] = {}
    for area in finished:
        squares = set(area.squares)
        if area.kind in BUILDINGS:
            ((x, y),) = area.squares
            squares = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        for square in squares:
            entitled.setdefault(square, set()).update(owners(before, area))
    lay = {(x, y): number for x, y, number in before.view["gold"]["on"]}
    stay = [[*square, n] for square, n in sorted(lay.items(), key=_row) if not entitled.get(square)]
    now = after.view["gold"]
    assert sorted(now["on"]) == sorted(stay), f"gold: {stay} should lie there, {now['on']} does"
    for seat, held in now["held"].items():
        gain = held - before.view["gold"]["held"][seat]
        most = sum(n for square, n in lay.items() if seat in entitled.get(square, ()))
        alone = sum(n for square, n in lay.items() if entitled.get(square) == {seat})
        assert alone <= gain <= most, f"gold: {seat} took {gain}, not {alone} to {most}"


def _row(entry: tuple[tuple[int, int], int]) -> tuple[int, int]:
    (x, y), _ = entry
    return y, x
