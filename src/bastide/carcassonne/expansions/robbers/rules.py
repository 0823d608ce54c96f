"""Mini 6, the Robbers: on the scoring track, a robber takes half of the next points of whom he stands by."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, SEATS, Action, Event, Malformed, Term
from ...hooks import GIVEN, ON_LAY, ON_POINTS, VIEW, WORTH, WRITTEN
from ...landscape import tile_has_symbol
from ...placing import PASS
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...scoring import give_points
from ...state import CarcassonneState
from .shown import RobberView
from .state import IN_HAND, Prey, Robbers
from .track import SPACES, moved_figure, scoring_figures, standing
from .worth import robber_worth


def queue_placing(state: CarcassonneState, seat: int) -> None:
    """C-4.2.11.5-a; C-4.2.11.5-d: then the next player in order who has his robber in hand."""
    robbers = state.slices[Robbers]
    robbers.asked = []
    if tile_has_symbol(state, "robber"):
        seats = state.ruleset.setup.seats
        others = ((seat + step) % seats for step in range(1, seats))
        robbers.asked = [seat, *[s for s in others if robbers.on[s] == IN_HAND][:1]]


def who_places(state: CarcassonneState) -> int | tuple[int, ...]:
    asked = state.slices[Robbers].asked
    return asked[0] if asked else NOBODY


def robber_options(state: CarcassonneState, seat: int) -> list[Action]:
    """C-4.2.11.5-b, -c, -l: a space with a scoring figure of another player; not where the robber stands."""
    seats = [s for s in range(state.ruleset.setup.seats) if s != seat]
    spaces = {space for s in seats for space in standing(state, s)} - {state.slices[Robbers].on[seat]}
    return [("robber", space) for space in sorted(spaces)]


def apply_robber(state: CarcassonneState, seat: int, action: Action) -> str:
    robbers = state.slices[Robbers]
    robbers.asked.pop(0)
    if action[0] == "robber":
        robbers.on[seat] = action[1]
        if state.listener is not None:
            state.emit(Event("robber", "C-4.2.11.5-a", seat, {"space": action[1]}))
    return "B06.robbers"


def rob(state: CarcassonneState, what: str, seat: int, points: int) -> None:
    """C-4.2.11.5-e, R-47: note what leaves a robber's space, also a figure that came to it in this booking.

    Q-4.2.11.5-6: of each figure the first points. C-4.2.11.5-h: with robbed points a robber moves along."""
    robbers = state.slices[Robbers]
    if robbers.asleep or points <= 0:
        return
    figure, before = moved_figure(state, seat, points)
    for owner, space in enumerate(robbers.on):
        if owner == seat or space != before:
            continue
        if what == "robber":
            robbers.on[owner] = (before + points) % SPACES
        elif (owner, seat, figure) not in [leaving[:3] for leaving in robbers.prey]:
            robbers.prey.append((owner, seat, figure, points))


def prey_of(state: CarcassonneState, owner: int) -> list[Prey]:
    return [leaving for leaving in state.slices[Robbers].prey if leaving[0] == owner]


def who_chooses(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.2.11.5-j: only with several to choose from; otherwise the very next points (C-4.2.11.5-i)."""
    owners = [leaving[0] for leaving in state.slices[Robbers].prey]
    return next((owner for owner in sorted(owners) if owners.count(owner) > 1), NOBODY)


def victims(state: CarcassonneState, owner: int) -> dict[Action, Prey]:
    """`rob B`; `rob B woman` if both scoring figures of a player have left the robber's space."""
    prey = prey_of(state, owner)
    seats = [seat for _, seat, _, _ in prey]
    twice = {seat for seat in seats if seats.count(seat) > 1}
    names = scoring_figures(state).names
    return {("rob", SEATS[p[1]], *([names[p[2]]] if p[1] in twice else [])): p for p in prey}


def apply_rob(state: CarcassonneState, seat: int, action: Action) -> str:
    robbers = state.slices[Robbers]
    chosen = victims(state, seat)[action]
    robbers.prey = [leaving for leaving in robbers.prey if leaving[0] != seat or leaving == chosen]
    return "K04.robbers"


def rob_half(state: CarcassonneState) -> str | None:
    """C-4.2.11.5-e, -g, -k: each robber takes half, rounded up, and goes home."""
    robbers = state.slices[Robbers]
    for owner, _, _, points in robbers.prey:
        robbers.on[owner] = IN_HAND
        give_points(state, "robber", owner, Term((points + 1) // 2, 1, "robbed", "C-4.2.11.5-e"))
    robbers.prey = []
    return "K02" if state.awards else None


def _there_already(state: CarcassonneState, seat: int, action: Action) -> bool:
    return bool(state.slices[Robbers].on[seat] == action[1])


def _nobody_there(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in robber_options(state, seat)


def read_space(state: CarcassonneState, seat: int, text: str) -> Action:
    words = text.split()
    if len(words) != 2 or not words[1].isdigit() or int(words[1]) >= SPACES:
        raise Malformed("bad-space", text=text, form=f"robber space, a space from 0 to {SPACES - 1}")
    return ("robber", int(words[1]))


def view_robbers(state: CarcassonneState) -> RobberView:
    robbers = state.slices[Robbers]
    seats = range(state.ruleset.setup.seats)
    return RobberView({SEATS[s]: robbers.on[s] if robbers.on[s] != IN_HAND else None for s in seats})


ROBBER = Verb(
    "robber",
    robber_options,
    apply_robber,
    ("C-4.2.11.5-a", "C-4.2.11.5-b"),
    read=read_space,
    limits=(
        Limit("C-4.2.11.5-c", "robber-there-already", _there_already),
        Limit("C-4.2.11.5-b", "nobody-there", _nobody_there),
    ),
    describe=lambda state, seat, action: {"targets": [f"space:{action[1]}"], "args": {"space": action[1]}},
)
LEAVE = Verb(
    "pass",
    PASS.options,
    apply_robber,
    ("C-4.2.11.5-a",),
    describe=lambda state, seat, action: {"label": "carcassonne-robber-none"},
)


def show_victim(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    _, _, _, points = victims(state, seat)[action]
    args = {"seat": action[1], "figure": (*action, "only")[2], "points": (points + 1) // 2}
    return {"targets": [f"seat:{action[1]}"], "args": args}


ROB = Verb(
    "rob",
    lambda state, seat: list(victims(state, seat)),
    apply_rob,
    ("C-4.2.11.5-j",),
    describe=show_victim,
)


def disable_robbers(state: CarcassonneState) -> None:
    """Q-4.2.11.5-1: no robbing in the final scoring."""
    state.slices[Robbers].asleep = True


def install(build: Build) -> None:
    from .given import give_robbers, write_robbers

    build.keep("robbers", Robbers)
    build.listen(WORTH, robber_worth)
    build.listen(ON_LAY, queue_placing)
    build.listen(ON_POINTS, rob)
    build.listen(VIEW, view_robbers)
    build.listen(GIVEN.at("robbers"), give_robbers)
    build.listen(WRITTEN, write_robbers)
    rules = ("C-4.2.11.5-a", "C-4.2.11.5-d")
    build.fill(
        "B06", Ask("robbers", rules, decision="D-ROBBER", who=who_places, verbs=(ROBBER, LEAVE), forced=True)
    )
    build.fill(
        "K04",
        Ask("robbers", ("C-4.2.11.5-j",), decision="D-ROB", who=who_chooses, verbs=(ROB,)),
        Do("half", ("C-4.2.11.5-e", "C-4.2.11.5-g"), run=rob_half),
    )
    build.fill("F02", Do("robbers", ("Q-4.2.11.5-1",), run=disable_robbers))


MODULES = (Module("robbers", install),)
