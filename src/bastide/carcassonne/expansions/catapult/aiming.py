"""The Catapult: aiming a throw, and drawing where the token comes down (R-33)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ....kernel import Action, Malformed
from ...notation import read_square, write_square
from ...rulekit import Verb
from ...state import CarcassonneState
from ...tables import xy
from .state import Fair
from .throws import CATCHES, KINDS, QUARTERS, come_down, scatter, throws


def throw_options(state: CarcassonneState, seat: int) -> list[Action]:
    """R-33: any tile of the layout and one of the forces."""
    forces = [entry["name"] for entry in throws()["forces"]]
    places = [0] if KINDS[state.slices[Fair].kind] == "catch" else sorted(state.board)
    return [("throw", place, force) for place in places for force in forces]


def apply_throw(state: CarcassonneState, seat: int, action: Action) -> None:
    fair = state.slices[Fair]
    fair.thrower = fair.queue.pop(0)
    fair.aim, fair.force = action[1], action[2]


def landing(state: CarcassonneState) -> Sequence[int]:
    fair = state.slices[Fair]
    if not fair.force or KINDS[fair.kind] == "catch":
        return ()
    return [weight for _, weight in scatter(fair.force)]


def land(state: CarcassonneState, index: int) -> None:
    fair = state.slices[Fair]
    (dx, dy), _ = scatter(fair.force)[index]
    x, y = xy(fair.aim)
    come_down(state, (QUARTERS * x + dx, QUARTERS * y + dy))


def catching(state: CarcassonneState) -> Sequence[int]:
    fair = state.slices[Fair]
    if not fair.force or KINDS[fair.kind] != "catch":
        return ()
    odds = throws()["catch"][fair.force]
    return [odds[name] for name in CATCHES]


def write_throw(state: CarcassonneState, action: Action) -> str:
    return f"throw {action[2]}" if not action[1] else f"throw {write_square(action[1])} {action[2]}"


def read_throw(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    forces = [entry["name"] for entry in throws()["forces"]]
    if not 2 <= len(words) <= 3 or words[-1] not in forces:
        raise Malformed("bad-throw", text=text, form=f"throw x,y force; forces are {', '.join(forces)}")
    return ("throw", read_square(words[1]) if len(words) == 3 else 0, words[-1])


def read_landing(state: CarcassonneState, text: str) -> int:
    match = re.fullmatch(r"(-?\d+),(-?\d+)", text)
    spots = [spot for spot, _ in scatter(state.slices[Fair].force)]
    if not match or (int(match[1]), int(match[2])) not in spots:
        raise Malformed("bad-landing", text=text, form="x,y")
    return spots.index((int(match[1]), int(match[2])))


def write_landing(state: CarcassonneState, index: int) -> str:
    (dx, dy), _ = scatter(state.slices[Fair].force)[index]
    return f"{dx},{dy}"


def read_catch(state: CarcassonneState, text: str) -> int:
    if text not in CATCHES:
        raise Malformed("bad-catch", text=text, form=", ".join(CATCHES))
    return CATCHES.index(text)


def show_throw(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    if not action[1]:
        return {"label": "carcassonne-throw-to-catch", "args": {"force": action[2]}}
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y, "force": action[2]}, "x": x, "y": y}


THROW = Verb(
    "throw", throw_options, apply_throw, ("C-4.2.5-c",), write_throw, read_throw, describe=show_throw
)
