"""The sequence of play: set-up, the three steps of a round (J-R-1), the decisions of a turn (J-M), end."""

from __future__ import annotations

from ..kernel import SEATS
from . import rounds, scoring
from .actions import DECLINE, PLUS, SKIP, USE
from .bank import COIN
from .deeds import DEED
from .development import DEVELOP
from .effects import missed, next_step
from .monks import HIRE
from .places import ACQUIRE
from .posts import BUILD
from .queue import BONUS, FORFEIT, LATER
from .rounds import TAKE, active
from .routes import ROUTE
from .rulekit import Anchor, Ask, Call, Do, Draw, Flow
from .warehouse import GOOD

STANDARD = (GOOD, ROUTE, COIN, BUILD, ACQUIRE, DEVELOP)
"""What a standard action or an either-or can be; the menu in force says which."""


def choice(name: str, decision: str, *rules: str) -> Ask:
    """A part of an effect that leaves something to choose."""
    verbs = {
        "good": (GOOD,),
        "coin_row": (COIN,),
        "route": (ROUTE,),
        "town": (BUILD,),
        "place": (ACQUIRE,),
        "alternative": STANDARD,
    }
    return Ask(name, rules, decision=decision, who=active, verbs=verbs[decision], empty="missed", forced=True)


FLOWS = [
    Flow(
        "game",
        (
            Draw(
                "S1.start",
                ("J-S-3",),
                topic="start",
                weights=rounds.start_weights,
                apply=rounds.start_with,
                write=lambda state, seat: SEATS[seat],
                read=rounds.read_seat,
            ),
            Draw(
                "S2.places",
                ("J-S-8", "J-S-9"),
                topic="places",
                weights=rounds.layout_weights,
                apply=rounds.lay_out,
                write=rounds.write_layout,
                read=rounds.read_layout,
            ),
            Draw(
                "S3.aside",
                ("J-S-5", "J-S-6"),
                topic="aside",
                weights=rounds.aside_weights,
                apply=rounds.set_aside("S3.aside", "J-S-5"),
                write=rounds.write_draw,
                read=rounds.read_draw,
                number=lambda state: state.to_aside,
            ),
            Anchor("S4"),  # Johanna's cards
            Call("rounds", ("J-R-1", "J-R-12"), target="round", when=rounds.bags_left, again=True),
            Call("scoring", ("J-Z-1",), target="final"),
        ),
    ),
    Flow(
        "round",
        (
            Do("R1", ("J-R-2",), run=rounds.open_round),
            Draw(
                "R1.draw",
                ("J-R-2",),
                topic="tile",
                weights=rounds.draw_weights,
                apply=rounds.draw,
                write=rounds.write_draw,
                read=rounds.read_draw,
                number=lambda state: state.to_draw,
            ),
            Call("R2", ("J-R-3", "J-R-4", "J-R-5"), target="turn", when=rounds.tiles_there, again=True),
            Do("R3", ("J-R-8", "J-R-9", "J-R-11", "J-R-15"), run=rounds.pass_bag),
            Draw(
                "R3.aside",
                ("J-R-10",),
                topic="aside",
                weights=rounds.aside_weights,
                apply=rounds.set_aside("R3.aside", "J-R-10"),
                write=rounds.write_draw,
                read=rounds.read_draw,
                number=lambda state: state.to_aside,
            ),
            Anchor("R3.refilled"),  # Johanna's cards are reshuffled
        ),
    ),
    Flow(
        "turn",
        (
            Do("T", ("J-R-3",), run=rounds.begin_turn),
            Anchor("T0"),  # Johanna's turn
            Ask("turn", ("J-R-6", "J-T-1", "J-T-4"), decision="turn", who=active, verbs=(TAKE, HIRE)),
            Do("next", ("J-P-10", "J-Y-9"), run=next_step),
            Ask(
                "plus",
                ("J-P-5", "J-P-8", "J-Y-11"),
                decision="plus",
                who=active,
                verbs=(PLUS, SKIP, BONUS, FORFEIT),
                forced=True,
            ),
            Ask(
                "action",
                ("J-A-1", "J-A-2", "J-T-3"),
                decision="action",
                who=active,
                verbs=(*STANDARD, USE, DEED, DECLINE),
                forced=True,
            ),
            choice("action.good", "good", "J-W-4"),
            choice("action.route", "route", "J-KN-1", "J-BO-1"),
            choice("action.coin", "coin_row", "J-Q-3"),
            choice("action.town", "town", "J-CR-2", "J-CR-10"),
            choice("action.place", "place", "J-TR-1"),
            choice("action.alternative", "alternative", "J-A-4"),
            Do("missed", ("J-A-6", "J-KN-7"), run=missed),
            Ask(
                "bonus",
                ("J-Y-7", "J-Y-8"),
                decision="bonus",
                kind="order",
                who=active,
                verbs=(BONUS, FORFEIT, LATER),
            ),
            Do("turn.end", ("J-R-7", "J-Y-9"), run=rounds.end_turn),
        ),
    ),
    Flow(
        "final",
        (
            Do("Z1", ("J-Z-2", "J-Z-3"), run=scoring.most_posts),
            Do("Z2", ("J-Z-5", "J-Z-12"), run=scoring.score_all),
            Anchor("Z3"),  # Johanna's points
            Do("Z4", ("J-Z-12", "J-Z-13", "J-Z-14"), run=scoring.end),
        ),
    ),
]
