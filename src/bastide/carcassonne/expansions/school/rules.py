"""Mini-expansion 13, the School: a starting piece with six roads; whoever finishes one of them takes the
teacher, and with him the points of the next scoring."""

from __future__ import annotations

from typing import Any

from ....kernel import NOBODY, SEATS, SET_UP, Action, Event, Term
from ...areas import FIELD, NAME, ROAD
from ...blocks import lay_block
from ...figures import at
from ...hooks import GIVEN, STARTS_BESIDE_RIVERS, VIEW, WRITTEN
from ...joining import find
from ...landscape import flags
from ...notation import read_figure, write_figure
from ...rivers import leaves_rivers_their_way
from ...rulekit import Ask, Build, Do, Limit, Module, Verb
from ...state import CarcassonneState
from .given import give_teacher, write_teacher
from .shown import TeacherView
from .state import HOME, School


def scored_now(state: CarcassonneState) -> list[int]:
    """The finished structures from which an owner gets points, in the order of scoring; not what comes on
    top of them, such as the fairy's points."""
    return list(dict.fromkeys(root for what, root, _, _ in state.awards if of_structure(state, what, root)))


def of_structure(state: CarcassonneState, what: str, root: int) -> bool:
    return root >= 0 and what == NAME[state.kind[root]] and state.kind[root] != FIELD


def who_chooses(state: CarcassonneState) -> int | tuple[int, ...]:
    """C-4.6.1.2-b, Q-4.6.1-1: the next scoring is one structure; of several the holder chooses one."""
    school = state.slices[School]
    return school.seat if school.seat != HOME and scored_now(state) else NOBODY


def shareable_scores(state: CarcassonneState, seat: int) -> list[Action]:
    return [("learn", root) for root in scored_now(state)]


def shared_terms(state: CarcassonneState, of: int) -> tuple[Term, ...]:
    """C-4.6.1.2-b, -c: the full points of a structure, a second time if he scores there himself."""
    shared = next(t for what, root, _, t in state.awards if root == of and what == NAME[state.kind[root]])
    return tuple(term._replace(rule="C-4.6.1.2-b") for term in shared)


def apply_teacher_points(state: CarcassonneState, seat: int, action: Action) -> None:
    """The points; C-4.6.1.2-d: then the teacher goes home."""
    state.awards.append(("teacher", action[1], seat, shared_terms(state, action[1])))
    state.slices[School].seat = HOME
    if state.listener is not None:
        state.emit(Event("teacher-home", "C-4.6.1.2-d", seat))


def assign_teacher(state: CarcassonneState) -> None:
    """C-4.6.1.2-a, Q-4.6.1-3, -4: after the scoring, to whoever has finished a road of the school."""
    school = state.slices[School]
    if any(state.kind[root] == ROAD and flags(state, root)["school"] for root in state.finished):
        school.seat = state.turn
        if state.listener is not None:
            state.emit(Event("teacher", "C-4.6.1.2-a", state.turn))


def _not_scored(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action[1] not in scored_now(state)


def read(state: CarcassonneState, seat: int, text: str) -> Action:
    verb, node = read_figure(state, seat, text)
    return (verb, find(state, node))


def describe(state: CarcassonneState, seat: int, action: Action) -> dict[str, Any]:
    where = at(state, action[1])
    x, y = where["square"]
    worth = sum(term.total for term in shared_terms(state, action[1]))
    shown = {"targets": [f"part:{x},{y}:{where['part']}"], "worth": worth, "done": True}
    return {**shown, "args": {"area": where["area"], "worth": worth}, **where}


LEARN = Verb(
    "learn",
    shareable_scores,
    apply_teacher_points,
    ("C-4.6.1.2-b",),
    write_figure,
    read,
    (Limit("C-4.6.1.2-b", "not-scored-now", _not_scored),),
    describe,
)


def view_teacher(state: CarcassonneState) -> TeacherView:
    seat = state.slices[School].seat
    return TeacherView(SEATS[seat] if seat != HOME else "school")


def install(build: Build) -> None:
    build.keep("school", School)
    build.listen(VIEW, view_teacher)
    build.listen(GIVEN.at("teacher"), give_teacher)
    build.listen(WRITTEN, write_teacher)
    ask = Ask(
        "B18.teacher", ("C-4.6.1.2-b",), decision="D-TEACHER", who=who_chooses, verbs=(LEARN,), forced=True
    )
    build.insert(ask, after="B18")
    build.insert(Do("B20.teacher", ("C-4.6.1.2-a",), run=assign_teacher), before="B20")


def install_tiles(build: Build) -> None:
    """C-3.1.5-a: beside the other starting pieces, so these come first; R-45: not in the way of a river."""
    build.listen(STARTS_BESIDE_RIVERS, lambda state: True)
    build.listen(SET_UP, lambda state: lay_block(state, "school", leaves_rivers_their_way))


LAYOUT = Module("school-tiles", install_tiles, late=True)
MODULES = (Module("teacher", install, late=True),)
