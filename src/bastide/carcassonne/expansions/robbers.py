"""Mini 6, the Robbers: on the scoring track, a robber takes half of the next points of whom he stands by."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    NOBODY,
    SEATS,
    Action,
    Ask,
    Build,
    Do,
    Event,
    Limit,
    Malformed,
    Module,
    Slice,
    Term,
    Verb,
)
from ..flow import PASS
from ..landscape import shows
from ..scoring import give_points
from ..state import CarcassonneState

SPACES = 50  # C-4.6.11-b
IN_HAND = -1
NONE = -1
"""No victim chosen: a robber takes the next points of whoever leaves his space."""


class Robbers(Slice):
    """The space of each seat's robber; who may place his now; whose points each will take half of."""

    __slots__ = ("asked", "asleep", "on", "victim")

    def __init__(self) -> None:
        self.on = [IN_HAND] * len(SEATS)  # C-4.2.11.5-d: in front of its owner
        self.asked: list[int] = []
        self.victim = [NONE] * len(SEATS)  # chosen for the points that are being marked
        self.asleep = False  # Q-4.2.11.5-1: no robbing in the final scoring


def standing(state: CarcassonneState, seat: int) -> list[int]:
    """The spaces of a seat's scoring figures (Q-4.6.11-1: the score modulo 50)."""
    figures = state.slices.get("dispatches")
    if figures is None:
        return [state.score[seat] % SPACES]
    return [points % SPACES for points in figures.track[2 * seat : 2 * seat + 2]]


def left_space(state: CarcassonneState, seat: int, points: int) -> int:
    """The space from which the figure has just moved that took these points."""
    figures = state.slices.get("dispatches")
    reached: int = state.score[seat] if figures is None else figures.track[2 * seat + figures.moved]
    return (reached - points) % SPACES


def note(state: CarcassonneState, seat: int) -> None:
    """C-4.2.11.5-a; C-4.2.11.5-d: then the next player in order who has his robber in hand."""
    robbers = state.slices["robbers"]
    robbers.asked = []
    if shows(state, "robber"):
        seats = state.ruleset.setup.seats
        others = ((seat + step) % seats for step in range(1, seats))
        robbers.asked = [seat, *[s for s in others if robbers.on[s] == IN_HAND][:1]]


def who_places(state: CarcassonneState) -> int | tuple[int, ...]:
    asked = state.slices["robbers"].asked
    return asked[0] if asked else NOBODY


def spaces(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.5-b, -c, -l: a space with a scoring figure of another player; not where the robber stands."""
    seats = [s for s in range(state.ruleset.setup.seats) if s != seat]
    found = {space for s in seats for space in standing(state, s)} - {state.slices["robbers"].on[seat]}
    return [("robber", space) for space in sorted(found)]


def take_robber(state: CarcassonneState, seat: int, action: Action) -> str:
    robbers = state.slices["robbers"]
    robbers.asked.pop(0)
    if action[0] == "robber":
        robbers.on[seat] = action[1]
        if state.listener is not None:
            state.tell(Event("robber", "C-4.2.11.5-a", seat, {"space": action[1]}))
    return "B06.robbers"


def prey(state: CarcassonneState, owner: int) -> list[int]:
    """The seats whose figures stand by a robber and are about to get points."""
    space = state.slices["robbers"].on[owner]
    gains = [(what, seat) for what, _, seat, terms in state.awards if sum(t.total for t in terms) > 0]
    due = dict.fromkeys(seat for what, seat in gains if what != "robber" and seat != owner)
    return [seat for seat in due if space in standing(state, seat)]


def who_chooses(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.11.5-j: only with several to choose from; otherwise the very next points (C-4.2.11.5-i)."""
    robbers = state.slices["robbers"]
    if robbers.asleep:
        return NOBODY
    for owner, space in enumerate(robbers.on):
        if space != IN_HAND and robbers.victim[owner] == NONE:
            found = prey(state, owner)
            if len(found) > 1:
                return owner
            robbers.victim[owner] = found[0] if found else NONE
    return NOBODY


def take_victim(state: CarcassonneState, seat: int, action: Action) -> str:
    state.slices["robbers"].victim[seat] = SEATS.index(action[1])
    return "K01.robbers"


def rob(state: CarcassonneState, what: str, seat: int, points: int) -> None:
    """C-4.2.11.5-e to -h, -k: each robber there takes half, rounded up, and goes home."""
    robbers = state.slices["robbers"]
    if robbers.asleep or points <= 0:
        return
    before = left_space(state, seat, points)
    for owner, space in enumerate(robbers.on):
        if space == IN_HAND or owner == seat:
            continue
        if what == "robber":
            if space == before:
                robbers.on[owner] = (before + points) % SPACES
        elif robbers.victim[owner] in (seat, NONE) and space == before:
            robbers.on[owner], robbers.victim[owner] = IN_HAND, NONE
            give_points(state, "robber", owner, Term((points + 1) // 2, 1, "robbed", "C-4.2.11.5-e"))


def forget(state: CarcassonneState, what: str, seat: int, points: int) -> None:
    """When all points are marked, a choice that came to nothing is void."""
    if not state.awards:
        state.slices["robbers"].victim = [NONE] * len(SEATS)


def _nobody_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in spaces(state, seat)


def read_space(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) != 2 or not words[1].isdigit() or int(words[1]) >= SPACES:
        raise Malformed("bad-space", f"{text!r}: write `robber space`, a space from 0 to {SPACES - 1}")
    return ("robber", int(words[1]))


def view(state: CarcassonneState) -> dict[str, Any]:
    robbers = state.slices["robbers"]
    seats = range(state.ruleset.setup.seats)
    return {"robbers": {SEATS[s]: robbers.on[s] if robbers.on[s] != IN_HAND else None for s in seats}}


ROBBER = Verb(
    "robber",
    spaces,
    take_robber,
    ("C-4.2.11.5-a", "C-4.2.11.5-b"),
    read=read_space,
    limits=(Limit("C-4.2.11.5-b", "nobody-there", _nobody_there),),
    describe=lambda state, seat, action: {"targets": [f"space:{action[1]}"], "args": {"space": action[1]}},
)
LEAVE = Verb(
    "pass",
    PASS.options,
    take_robber,
    ("C-4.2.11.5-a",),
    describe=lambda state, seat, action: {"label": "carcassonne-robber-none"},
)
ROB = Verb(
    "rob",
    lambda state, seat: [("rob", SEATS[other]) for other in prey(state, seat)],
    take_victim,
    ("C-4.2.11.5-j",),
    describe=lambda state, seat, action: {"targets": [f"seat:{action[1]}"], "args": {"seat": action[1]}},
)


def sleep(state: CarcassonneState) -> None:
    state.slices["robbers"].asleep = True


def install(build: Build) -> None:
    build.keep("robbers", Robbers)
    build.listen("lay", note)
    build.listen("points", rob)
    build.listen("points", forget)
    build.listen("view", view)
    rules = ("C-4.2.11.5-a", "C-4.2.11.5-d")
    build.fill(
        "B06", Ask("robbers", rules, decision="D-ROBBER", who=who_places, verbs=(ROBBER, LEAVE), forced=True)
    )
    build.fill("K01", Ask("robbers", ("C-4.2.11.5-j",), decision="D-ROB", who=who_chooses, verbs=(ROB,)))
    build.fill("F02", Do("robbers", ("Q-4.2.11.5-1",), run=sleep))


MODULES = (Module("robbers", install, after=("dispatches",)),)
