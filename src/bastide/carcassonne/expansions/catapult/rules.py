"""Expansion 7, the Catapult: a fair tile brings a round in which everybody flings a token, at followers, at
the fair, or to his neighbour.

R-33: the thrower aims and pulls; where the token comes down is drawn and recorded. At a table that owns the
wooden catapult the players enter what happened instead (`catapultModel = entered-result`)."""

from __future__ import annotations

from ....kernel import NOBODY, SEATS, Action, Event, Term
from ...figures import at, figure_name
from ...flow import end_round, next_round, note_round
from ...hooks import CONSIDER, ON_LAY, TURN_SLOTS, VIEW
from ...landscape import tile_has_symbol
from ...notation import read_piece, write_piece
from ...placing import PASS, show_piece
from ...rulekit import Ask, Build, Call, Do, Draw, Limit, Module, Step, Verb
from ...scoring import give_points, points_due
from ...state import CarcassonneState
from ...tables import xy
from .aiming import THROW, catching, land, landing, read_catch, read_landing, write_landing
from .entered import ENTRIES
from .judging import judge_step, shooters
from .nearest import nearest_step
from .shown import CatapultView, FairInfo, Force, Hit
from .state import Fair
from .throws import (
    CATCHES,
    KINDS,
    QUARTERS,
    apply_replace,
    apply_tower_choice,
    distance_to_tile,
    replacements,
    score_catch,
    seducer,
    throws,
    toppler,
)
from .worth import consider_aims


def note_fair(state: CarcassonneState, seat: int) -> None:
    if tile_has_symbol(state, "fair") and state.frames:  # what is given was not laid in this turn
        state.slices[Fair].fairs.append(state.where[state.at])
        if anchor(state) == "B24":
            note_round(state, "fair", seat)


# -- the round ---------------------------------------------------------------------------------------------


def chooser(state: CarcassonneState) -> int | tuple[int, ...]:
    fair = state.slices[Fair]
    due = fair.fairs and (anchor(state) != "B24" or next_round(state, "fair"))
    return state.turn if due and fair.kind < 0 else NOBODY


def apply_fling(state: CarcassonneState, seat: int, action: Action) -> None:
    """C-4.2.5-b to -e: the player on turn chooses, all fling the same kind, once, from him on clockwise."""
    fair = state.slices[Fair]
    fair.kind = KINDS.index(action[1])
    seats = state.ruleset.setup.seats
    fair.queue = [(seat + step) % seats for step in range(seats)]
    if action[1] == "catch" and seats == 1:
        fair.queue = []  # nobody to catch
    if state.listener is not None:
        state.emit(Event("catapult", "C-4.2.5-b", seat, {"token": action[1]}))


def thrower(state: CarcassonneState) -> int | tuple[int, ...]:
    queue = state.slices[Fair].queue
    return queue[0] if queue else NOBODY


def next_throw(state: CarcassonneState) -> str | None:
    fair = state.slices[Fair]
    fair.landed = None
    return f"{anchor(state)}.catapult-throw" if fair.queue else None


def end_fair(state: CarcassonneState) -> None:
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


def next_fair(state: CarcassonneState) -> str | None:
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


def _not_replaceable(state: CarcassonneState, seat: int, action: Action) -> bool:
    return action not in replacements(state, seat)


FLING = Verb(
    "fling",
    lambda state, seat: [("fling", kind) for kind in KINDS],
    apply_fling,
    ("C-4.2.5-b",),
    describe=lambda state, seat, action: {"args": {"token": action[1]}},
)


def _replace_verb(name: str) -> Verb:
    return Verb(
        name,
        lambda state, seat: [a for a in replacements(state, seat) if a[0] == name],
        apply_replace,
        ("C-4.2.5.2-c", "C-4.2.5.2-d"),
        write_piece,
        read_piece,
        (Limit("C-4.2.5.2-c", "no-such-replacement", _not_replaceable),),
        show_piece,
    )


LEAVE = Verb(
    "pass",
    PASS.options,
    apply_replace,
    ("C-4.2.5.2-c",),
    describe=lambda state, seat, action: {"label": "carcassonne-replace-none"},
)
REBUILD = Verb(
    "rebuild-tower", lambda state, seat: [("rebuild-tower",)], apply_tower_choice, ("C-4.2.5.1-f",)
)
REMOVE = Verb("remove-tower", lambda state, seat: [("remove-tower",)], apply_tower_choice, ("C-4.2.5.1-f",))


def view_fair(state: CarcassonneState) -> CatapultView:
    fair = state.slices[Fair]
    if fair.kind < 0:
        return CatapultView(None)
    hit = None
    if fair.hit is not None:
        figure, node = fair.hit
        hit = Hit(**at(state, node), figure=figure_name(state, figure), seat=SEATS[figure & 7])
    return CatapultView(
        FairInfo(
            token=KINDS[fair.kind],
            fair=xy(fair.fairs[0]),
            waiting=[SEATS[seat] for seat in fair.queue],
            landed=[(SEATS[seat], x / QUARTERS, y / QUARTERS) for seat, x, y in fair.results],
            flung=[SEATS[seat] for seat in fair.flung],
            best=[SEATS[seat] for seat in fair.best],
            hit=hit,
            forces=[Force(**force) for force in throws()["forces"]],
            catch=throws()["catch"],
        )
    )


def steps(anchor: str, entered: bool) -> tuple[Step, ...]:
    """A fair, from the choice of a token to its points; without one play goes on after them."""
    rules = ("C-4.2.5-c", "C-4.2.5-d", "C-4.2.5-e")
    verbs = ENTRIES if entered else (THROW,)
    return (
        Ask(
            "catapult",
            ("C-4.2.5-a", "C-4.2.5-b"),
            decision="D-CATKIND",
            who=chooser,
            verbs=(FLING,),
            empty=f"{anchor}.catapult-again",
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
            apply=land,
            write=write_landing,
            read=read_landing,
        ),
        Draw(
            "catapult-catch",
            ("C-4.2.5.4-a",),
            topic="catch",
            weights=catching,
            apply=score_catch,
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
        nearest_step(),
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
        Do("catapult-close", ("C-4.2.5.3-b", "C-4.2.5-f"), run=end_fair),
        Call("catapult-score", ("C-4.6.11-a",), target="book", when=points_due),
        Do("catapult-again", ("C-4.2.5-a",), run=next_fair),
    )


def install(build: Build) -> None:
    if build.option("catapultModel") == "off":
        return
    build.keep("fair", Fair)
    build.listen(ON_LAY, note_fair)
    build.listen(VIEW, view_fair)
    build.listen(CONSIDER, consider_aims)
    build.listen(TURN_SLOTS, lambda: (Fair, ("fairs",)))
    entered = build.option("catapultModel") == "entered-result"
    anchor = "B24" if build.option("catapultTiming") == "after-turn" else "B14"
    build.fill(anchor, *steps(anchor, entered))


MODULES = (Module("catapult", install),)
