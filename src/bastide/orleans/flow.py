"""The sequence of play: set-up, eighteen rounds of seven phases, the end."""

from __future__ import annotations

from ..kernel import SEATS, Jump, Malformed, flow
from . import (
    deeds,
    effects,
    events,
    followers,
    place_tiles,
    places,
    planning,
    scoring,
    setting_up,
    technology,
    torture,
    travel,
)
from .notation import follower
from .rulekit import Anchor, Ask, Call, Do, Draw, Flow
from .state import OrleansState
from .tables import KIND_NAMES, KINDS

PHASES = ("", "P1", "P2", "P3", "P4", "P5", "P6")


def enter(state: OrleansState) -> Jump:
    """A given position begins in the middle of a round."""
    begin, state.resume = state.resume, 0
    state.phase = begin or 1
    return PHASES[begin] if begin else None


def write_follower(state: OrleansState, kind: int) -> str:
    return KIND_NAMES[kind]


def read_follower(state: OrleansState, text: str) -> int:
    """What is drawn, by its name; without `own` the neutral one if the bag has it."""
    step = state.ruleset.step(state)
    weights = step.weights(state) if isinstance(step, flow.Draw) else ()
    if len(weights) != KINDS:
        raise Malformed("nothing-to-draw", topic="follower")
    return follower(state.tables, text, weights)


GAME = Flow(
    "game",
    (
        Draw(
            "S.start",
            ("O-S-v",),
            topic="start",
            weights=setting_up.start_weights,
            apply=setting_up.apply_start,
            write=lambda state, seat: SEATS[seat],
            read=setting_up.read_seat,
        ),
        Anchor("S.tiles"),  # additional place tiles
        Draw(
            "S.remove",
            ("O-3P-d", "O-2P-d", "O-S-x"),
            topic="removed",
            weights=setting_up.remove_weights,
            apply=setting_up.apply_remove,
            write=setting_up.write_good,
            read=setting_up.read_good,
            number=setting_up.still_to_remove,
        ),
        Draw(
            "S.goods",
            ("O-S-r", "O-S-s"),
            topic="goods",
            weights=setting_up.lay_weights,
            apply=setting_up.apply_lay,
            write=setting_up.write_good,
            read=setting_up.read_good,
            number=setting_up.still_to_lay,
        ),
        Do("S.market", ("O-S-t",), run=setting_up.opened),
        Anchor("S.exclusion"),  # variant: place tiles are excluded
        Call("rounds", ("O-R-a", "O-END-a"), target="round", when=events.rounds_left, again=True),
        Call("scoring", ("O-END-a",), target="end"),
    ),
)

ROUND = Flow(
    "round",
    (
        Do("P0", ("O-R-b",), run=enter),
        Call("P1", ("O-P1-a",), target="hour glass"),
        Call("P2", ("O-P2-a",), target="census"),
        Call("P3", ("O-P3-a",), target="followers"),
        Call("P4", ("O-P4-f",), target="planning"),
        Call("P5", ("O-P5-b",), target="actions"),
        Call("P6", ("O-P6-a",), target="event"),
        Do("P7", ("O-P7-a",), run=events.pass_token),
    ),
)

HOUR_GLASS = Flow(
    "hour glass",
    (
        Draw(
            "P1.draw",
            ("O-S-i", "O-S-j"),
            topic="hour",
            weights=events.card_weights,
            apply=events.turn_card,
            write=lambda state, card: state.tables.card_name(card),
            read=events.read_card,
        ),
        Do("P1.turn", ("O-P1-a", "O-P1-b"), run=events.announce),
    ),
)

CENSUS = Flow(
    "census",
    (
        Do("P2.begin", ("O-P2-a",), run=events.begin_census),
        Do("P2.next", ("O-P2-b", "O-P2-c"), run=events.census),
        Call("P2.torture", ("O-P2-h",), target="torture", when=torture.in_debt),
        Do("P2.more", ("O-P2-f",), run=lambda state: "P2.next"),
        Anchor("P2.end"),
    ),
)

FOLLOWERS = Flow(
    "followers",
    (
        Do("P3.begin", ("O-P3-a",), run=followers.begin),
        Ask(
            "P3.back",
            ("O-PC-b", "O-PC-c", "O-P3-k"),
            decision="DP-RET",
            who=followers.who_takes_back,
            verbs=(followers.BACK, followers.ENOUGH),
        ),
        Ask(
            "P3.number",
            ("O-P3-b", "O-P3-c"),
            decision="DP-DRAW",
            kind="amount",
            who=followers.who_chooses_number,
            verbs=(followers.NUMBER,),
        ),
        Do("P3.settle", ("O-P3-b", "O-P3-d", "O-P3-e"), run=followers.settle),
        Draw(
            "P3.draw",
            ("O-P3-f", "O-P3-h"),
            topic="follower",
            weights=followers.draw_weights,
            apply=followers.apply_drawn,
            write=write_follower,
            read=read_follower,
            owner=followers.drawer,
            number=lambda state: state.wanted[followers.drawer(state)],
        ),
        Ask(
            "P3.store",
            ("O-L-19b",),
            decision="DP-STORE",
            who=followers.who_stores,
            verbs=(followers.STORE, followers.UNSTORE, followers.STORED),
        ),
    ),
)

PLAN = Ask(
    "P4.plan",
    ("O-P4-a", "O-P4-f"),
    decision="DP-PLAN",
    kind="plan",
    who=planning.all_at_once,
    verbs=(planning.PUT, planning.TAKE, technology.PLACE_IN_PLAN, planning.PLAN, planning.DONE),
)

PLANNING = Flow(
    "planning",
    (
        Do("P4.begin", ("O-P4-a", "O-P4-b"), run=planning.begin),
        PLAN,
        Do("P4.next", ("O-P4-e",), run=planning.next_planner),
        Do("P4.reveal", ("O-P4-a",), run=planning.reveal),
    ),
)

ACTIONS = Flow(
    "actions",
    (
        Do("P5.begin", ("O-P5-b",), run=places.begin),
        Do("P5.turn", ("O-P5-d",), run=places.begin_turn),
        Ask(
            "P5.act",
            ("O-P5-b", "O-P5-n"),
            decision="DP-ACT",
            who=places.active,
            verbs=(places.USE, places.PASS),
            forced=True,
        ),
        Ask(
            "P5.village",
            ("O-BV-a",),
            decision="DP-VILL",
            who=places.active,
            verbs=(effects.VILLAGE,),
            forced=True,
        ),
        Ask(
            "P5.tile",
            ("O-CE-a",),
            decision="DP-PTILE",
            who=places.active,
            verbs=(place_tiles.CHOOSE, place_tiles.DECLINE),
        ),
        Ask(
            "P5.route",
            ("O-BS-a", "O-BW-a"),
            decision="DP-ROUTE",
            who=places.active,
            verbs=(travel.TRAVEL,),
            forced=True,
        ),
        Ask(
            "P5.good",
            ("O-BS-b", "O-BS-c"),
            decision="DP-GOOD",
            who=places.active,
            verbs=(travel.GOOD, travel.LEAVE),
            forced=True,
            empty="P5.home",
        ),
        Ask(
            "P5.deed",
            ("O-BT-e", "O-BT-f"),
            decision="DP-DEED",
            who=places.active,
            verbs=(deeds.SEND, deeds.SENT),
            forced=True,
            empty="P5.home",
        ),
        Ask(
            "P5.reward",
            ("O-BD-a", "O-BD-b"),
            decision="DP-CANAL",
            who=places.active,
            verbs=(deeds.REWARD,),
            forced=True,
        ),
        Ask(
            "P5.pharmacy",
            ("O-L-11b",),
            decision="DP-PHARM",
            kind="amount",
            who=places.active,
            verbs=(place_tiles.PHARMACY,),
            forced=True,
        ),
        Draw(
            "P5.bath.draw",
            ("O-L-13a",),
            topic="bath",
            weights=place_tiles.bath_weights,
            apply=place_tiles.bath_draw,
            write=write_follower,
            read=read_follower,
            owner=places.active,
            number=place_tiles.still_to_bathe,
        ),
        Ask(
            "P5.bath",
            ("O-L-13b",),
            decision="DP-BATH",
            kind="place",
            who=places.active,
            verbs=(place_tiles.BATH_PUT, place_tiles.BATH_DONE),
            forced=True,
        ),
        Do("P5.bath.end", ("O-L-13d", "O-L-13e"), run=place_tiles.bath_end),
        Do("P5.home", ("O-P5-e", "O-P5-f", "O-B-d"), run=places.go_home),
        Ask(
            "P5.technology",
            ("O-P5-l", "O-TE-c"),
            decision="DP-TECH",
            kind="place",
            who=technology.who_places,
            verbs=(technology.PLACE_NOW, technology.KEEP),
        ),
        Do("P5.next", ("O-P5-d", "O-P5-j"), run=places.next_player),
    ),
)

EVENT = Flow(
    "event",
    (
        Do("P6.begin", ("O-P6-a", "O-P6-d"), run=events.begin),
        Do("P6.next", ("O-P6-b", "O-P6-c"), run=events.next_seat),
        Ask(
            "P6.shield",
            ("O-L-18b",),
            decision="DP-SACR",
            kind="confirm",
            who=events.who_is_sheltered,
            verbs=(events.SHIELD, events.UNSHIELDED),
            forced=True,
        ),
        Do("P6.act", ("O-P6-a",), run=events.act),
        Ask(
            "P6.food",
            ("O-E-HA-b", "O-E-HA-d"),
            decision="DP-FOOD",
            who=events.hungry,
            verbs=(events.FOOD, events.COINS),
            forced=True,
        ),
        Do("P6.starve", ("O-E-HA-c", "O-E-HA-g"), run=events.starve),
        Draw(
            "P6.plague",
            ("O-E-PL-a",),
            topic="plague",
            weights=events.plague_weights,
            apply=events.apply_plague,
            write=write_follower,
            read=read_follower,
            owner=events.affected,
        ),
        Call("P6.settle", ("O-E-TA-d", "O-E-HA-g"), target="torture", when=torture.in_debt),
        Do("P6.more", ("O-P6-b", "O-E-HA-d"), run=events.settled),
        Anchor("P6.end"),
    ),
)

TORTURE = Flow(
    "torture",
    (
        Ask(
            "X.pay",
            ("O-X-d", "O-X-e", "O-X-l"),
            decision="DP-TORT",
            who=torture.debtor,
            verbs=(torture.PAY,),
            empty="X.waive",
        ),
        Draw(
            "X.draw",
            ("O-X-g1", "O-X-g2"),
            topic="tortured",
            weights=torture.draw_weights,
            apply=torture.apply_follower,
            write=write_follower,
            read=read_follower,
            owner=torture.debtor,
        ),
        Do("X.next", ("O-X-e",), run=torture.go_on),
        Do("X.waive", ("AMB-30",), run=torture.waive),
        Anchor("X.end"),
    ),
)

END = Flow(
    "end",
    (
        Do("F1", ("O-END-b", "O-END-c"), run=scoring.last_citizen),
        Do("F2", ("O-END-d", "O-END-e", "O-END-f"), run=scoring.score),
        Do("F3", ("O-END-h", "O-TBK-a"), run=scoring.end),
    ),
)

FLOWS = [GAME, ROUND, HOUR_GLASS, CENSUS, FOLLOWERS, PLANNING, ACTIONS, EVENT, TORTURE, END]
