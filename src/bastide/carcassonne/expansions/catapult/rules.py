"""Expansion 7, the Catapult: a fair tile brings a round in which everybody flings a token, at followers, at
the fair, or to his neighbour.

R-33: the thrower aims and pulls; where the token comes down is drawn and recorded. At a table that owns the
wooden catapult the players enter what happened instead (`catapultModel = entered-result`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ....kernel import NOBODY, SEATS, Action, Event, Malformed, Term
from ...figures import at, figure_name
from ...flow import PASS, end_round, next_round, note_round, show_piece
from ...hooks import ON_LAY, TURN_SLOTS, VIEW
from ...landscape import shows
from ...notation import read_piece, read_square, write_piece, write_square
from ...rulekit import Ask, Build, Call, Do, Draw, Limit, Module, Step, Verb
from ...scoring import give_points, points_due
from ...state import CarcassonneState
from ...tables import xy
from .entered import ENTRIES, judge_step, shooters
from .state import Fair
from .throws import (
    CATCHES,
    KINDS,
    QUARTERS,
    come_down,
    distance_to_tile,
    replacements,
    scatter,
    seducer,
    take_catch,
    take_replace,
    take_topple,
    throws,
    toppler,
)


def note(state: CarcassonneState, seat: int) -> None:
    if shows(state, "fair") and state.frames:  # what is given was not laid in this turn
        state.slices[Fair].fairs.append(state.where[state.at])
        if anchor(state) == "B24":
            note_round(state, "fair", seat)


# -- the round ---------------------------------------------------------------------------------------------


def chooser(state: CarcassonneState) -> int | tuple[int, ...]:
    fair = state.slices[Fair]
    due = fair.fairs and (anchor(state) != "B24" or next_round(state, "fair"))
    return state.turn if due and fair.kind < 0 else NOBODY


def choose(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.5-b to -e: the player on turn chooses, all fling the same kind, once, from him on clockwise."""
    fair = state.slices[Fair]
    fair.kind = KINDS.index(action[1])
    seats = state.ruleset.setup.seats
    fair.queue = [(seat + step) % seats for step in range(seats)]
    if action[1] == "catch" and seats == 1:
        fair.queue = []  # nobody to catch
    if state.listener is not None:
        state.tell(Event("catapult", "C-4.2.5-b", seat, {"token": action[1]}))


def thrower(state: CarcassonneState) -> int | tuple[int, ...]:
    queue = state.slices[Fair].queue
    return queue[0] if queue else NOBODY


def aims(state: CarcassonneState, seat: int) -> list[Action]:
    """R-33: any tile of the layout and one of the forces."""
    forces = [entry["name"] for entry in throws()["forces"]]
    places = [0] if KINDS[state.slices[Fair].kind] == "catch" else sorted(state.board)
    return [("throw", place, force) for place in places for force in forces]


def take_throw(state: CarcassonneState, seat: int, action: Action) -> None:
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


def next_throw(state: CarcassonneState) -> str | None:
    fair = state.slices[Fair]
    fair.landed = None
    return f"{anchor(state)}.catapult-throw" if fair.queue else None


def close(state: CarcassonneState) -> None:
    """C-4.2.5.3-a to -c: all who came nearest to the fair tile score; C-4.2.5-f: the tokens return."""
    fair = state.slices[Fair]
    for seat in nearest_shooters(state):
        give_points(state, "catapult", seat, Term(5, 1, "target", "C-4.2.5.3-b"))
    fair.results, fair.flung, fair.best = [], [], []
    if fair.kind >= 0:
        fair.fairs.pop(0)
    fair.kind = fair.thrower = -1


def nearest_shooters(state: CarcassonneState) -> list[int]:
    """R-40: as the players have judged, else by the distance of each token from the fair tile."""
    fair = state.slices[Fair]
    if fair.best:
        return [seat for seat in shooters(state) if seat in fair.best]
    far = {seat: distance_to_tile((x, y), fair.fairs[0]) for seat, x, y in fair.results}
    return [seat for seat, distance in far.items() if distance == min(far.values())]


def again(state: CarcassonneState) -> str | None:
    """Q-4.1-5: the fairs of both parts of a turn, one after the other."""
    fairs = state.slices[Fair].fairs
    if not fairs and not state.rounds:
        return None
    if anchor(state) == "B24":
        over = sum(name == "fair" for name, _, _ in state.rounds) > len(fairs)
        return end_round(state) if over else None
    return "B14.catapult" if fairs else None


def anchor(state: CarcassonneState) -> str:
    return "B24" if state.ruleset.setup.option("catapultTiming") == "after-turn" else "B14"


# -- notation and verbs ------------------------------------------------------------------------------------


def write_throw(state: CarcassonneState, action: Action) -> str:
    return f"throw {action[2]}" if not action[1] else f"throw {write_square(action[1])} {action[2]}"


def read_throw(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    forces = [entry["name"] for entry in throws()["forces"]]
    if not 2 <= len(words) <= 3 or words[-1] not in forces:
        raise Malformed("bad-throw", f"{text!r}: write `throw x,y force`; forces are {', '.join(forces)}")
    return ("throw", read_square(words[1]) if len(words) == 3 else 0, words[-1])


def read_landing(state: CarcassonneState, text: str) -> int:
    match = re.fullmatch(r"(-?\d+),(-?\d+)", text)
    spots = [spot for spot, _ in scatter(state.slices[Fair].force)]
    if not match or (int(match[1]), int(match[2])) not in spots:
        raise Malformed("bad-landing", f"{text!r} is no place where the token can come down")
    return spots.index((int(match[1]), int(match[2])))


def write_landing(state: CarcassonneState, index: int) -> str:
    (dx, dy), _ = scatter(state.slices[Fair].force)[index]
    return f"{dx},{dy}"


def read_catch(state: CarcassonneState, text: str) -> int:
    if text not in CATCHES:
        raise Malformed("bad-catch", f"{text!r}: a throw ends {', '.join(CATCHES)}")
    return CATCHES.index(text)


def _not_replaceable(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in replacements(state, seat)


def show_throw(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    if not action[1]:
        return {"label": "carcassonne-throw-to-catch", "args": {"force": action[2]}}
    x, y = xy(action[1])
    return {"targets": [f"tile:{x},{y}"], "args": {"x": x, "y": y, "force": action[2]}, "x": x, "y": y}


FLING = Verb(
    "fling",
    lambda state, seat: [("fling", kind) for kind in KINDS],
    choose,
    ("C-4.2.5-b",),
    describe=lambda state, seat, action: {"args": {"token": action[1]}},
)
THROW = Verb("throw", aims, take_throw, ("C-4.2.5-c",), write_throw, read_throw, describe=show_throw)


def _replace_verb(name: str) -> Verb:
    return Verb(
        name,
        lambda state, seat: [a for a in replacements(state, seat) if a[0] == name],
        take_replace,
        ("C-4.2.5.2-c", "C-4.2.5.2-d"),
        write_piece,
        read_piece,
        (Limit("C-4.2.5.2-c", "no-such-replacement", _not_replaceable),),
        show_piece,
    )


LEAVE = Verb(
    "pass",
    PASS.options,
    take_replace,
    ("C-4.2.5.2-c",),
    describe=lambda state, seat, action: {"label": "carcassonne-replace-none"},
)
REBUILD = Verb("rebuild-tower", lambda state, seat: [("rebuild-tower",)], take_topple, ("C-4.2.5.1-f",))
REMOVE = Verb("remove-tower", lambda state, seat: [("remove-tower",)], take_topple, ("C-4.2.5.1-f",))


def view(state: CarcassonneState) -> dict[str, Any]:
    fair = state.slices[Fair]
    if fair.kind < 0:
        return {"catapult": None}
    hit = None
    if fair.hit is not None:
        figure, node = fair.hit
        hit = {**at(state, node), "figure": figure_name(state, figure), "seat": SEATS[figure & 7]}
    spots = [[SEATS[seat], x / QUARTERS, y / QUARTERS] for seat, x, y in fair.results]
    waiting = [SEATS[seat] for seat in fair.queue]
    return {
        "catapult": {
            "token": KINDS[fair.kind],
            "fair": list(xy(fair.fairs[0])),
            "waiting": waiting,
            "landed": spots,
            "flung": [SEATS[seat] for seat in fair.flung],
            "best": [SEATS[seat] for seat in fair.best],
            "hit": hit,
            "forces": throws()["forces"],
            "catch": throws()["catch"],
        }
    }


def steps(entered: bool) -> tuple[Step, ...]:
    rules = ("C-4.2.5-c", "C-4.2.5-d", "C-4.2.5-e")
    verbs = ENTRIES if entered else (THROW,)
    return (
        Ask(
            "catapult",
            ("C-4.2.5-a", "C-4.2.5-b"),
            decision="D-CATKIND",
            who=chooser,
            verbs=(FLING,),
            uninterruptible=True,
        ),
        Ask(
            "catapult-throw",
            rules,
            decision="D-CATTHROW",
            kind="place",
            who=thrower,
            verbs=verbs,
            uninterruptible=True,
        ),
        Draw(
            "catapult-land",
            ("C-4.2.5-c",),
            topic="landing",
            weights=landing,
            take=land,
            write=write_landing,
            read=read_landing,
        ),
        Draw(
            "catapult-catch",
            ("C-4.2.5.4-a",),
            topic="catch",
            weights=catching,
            take=take_catch,
            write=lambda state, index: CATCHES[index],
            read=read_catch,
        ),
        Ask(
            "catapult-topple",
            ("C-4.2.5.1-f",),
            decision="D-TOPPLE",
            who=toppler,
            verbs=(REBUILD, REMOVE),
            uninterruptible=True,
        ),
        Ask(
            "catapult-seduce",
            ("C-4.2.5.2-c",),
            decision="D-SEDUCE",
            kind="place",
            who=seducer,
            verbs=(_replace_verb("replace"), _replace_verb("replace-by"), LEAVE),
            forced=True,
            uninterruptible=True,
        ),
        Call("catapult-book", ("C-4.6.11-a",), target="book", when=points_due),
        Do("catapult-next", ("C-4.2.5.4-f",), run=next_throw),
        judge_step(),
        Do("catapult-close", ("C-4.2.5.3-b", "C-4.2.5-f"), run=close),
        Call("catapult-score", ("C-4.6.11-a",), target="book", when=points_due),
        Do("catapult-again", ("C-4.2.5-a",), run=again),
    )


def install(build: Build) -> None:
    if build.option("catapultModel") == "off":
        return
    build.keep("fair", Fair)
    build.listen(ON_LAY, note)
    build.listen(VIEW, view)
    build.listen(TURN_SLOTS, lambda: (Fair, ("fairs",)))
    entered = build.option("catapultModel") == "entered-result"
    build.fill("B24" if build.option("catapultTiming") == "after-turn" else "B14", *steps(entered))


MODULES = (Module("catapult", install),)
