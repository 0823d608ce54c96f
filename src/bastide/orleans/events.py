"""Hour glass (phase 1), census (phase 2) and events (phase 6), with the Sacristy that shields from them."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import SEATS, Action, Event, Jump
from . import reasons
from .notation import find, read_good, write_good
from .rulekit import Limit, Verb
from .scoring import points
from .state import OrleansState, event_now, status
from .supply import gain, owe, spend
from .tables import (
    EVENTS,
    FARMER,
    FREE,
    GOODS,
    HARMFUL,
    HARVEST,
    INCOME,
    KIND_NAMES,
    KINDS,
    PILGRIMAGE,
    TAXES,
    TRADING_DAY,
    G,
    N,
)

RULES = {  # the same event by fixed strength and by the letter of its card
    INCOME: ("O-E-IN-a", "O-E-IN-b"),
    HARVEST: ("O-E-HA-b", "O-E-HA-d"),
    TAXES: ("O-E-TA-a", "O-E-TA-b"),
    TRADING_DAY: ("O-E-TD-a", "O-E-TD-b"),
}

# -- phase 1: the hour glass -------------------------------------------------------------------------------


def rounds_left(state: OrleansState) -> bool:
    """O-R-a, O-P1-e, O-P1-f, O-END-a: a round for each card; that of the last card is played in full."""
    return len(state.turned) < state.tables.rounds or state.resume > 0


def card_weights(state: OrleansState) -> Sequence[int]:
    """O-S-i, O-S-j: what may lie on top: the cards of the stack that is not used up. The lighter card of the
    first round lies on top of all (O-S-k)."""
    if not state.turned:
        return ()
    for stack in state.tables.stacks:
        if any(state.hour[card] for card in stack):
            return [left if card in stack else 0 for card, left in enumerate(state.hour)]
    return ()


def turn_card(state: OrleansState, card: int) -> None:
    state.hour[card] -= 1
    state.turned.append(card)


def announce(state: OrleansState) -> None:
    """O-P1-a, O-P1-b: the start player turns the card up, and its event applies to this round."""
    if not state.turned:
        state.turned.append(state.tables.top_card)
    if state.listener is not None:
        card = state.turned[-1]
        letter = state.tables.letters[card // len(EVENTS)]
        standing = {SEATS[seat]: points(state, seat) for seat in range(state.tables.seats)}
        data = {"event": EVENTS[card % len(EVENTS)], "letter": letter, "round": len(state.turned)}
        state.emit(Event("hour", "O-P1-a", state.start, data | {"standing": standing}))


def read_card(state: OrleansState, text: str) -> int:
    """`harvest`, or with the letter on its back: `harvest B`. Without a letter the one that can come."""
    name, _, letter = text.strip().partition(" ")
    tables = state.tables
    event = find(tables.event_names, name if letter in tables.letters else text)
    if letter in tables.letters and letter:
        return len(EVENTS) * tables.letters.index(letter) + event
    weights = card_weights(state)
    cards = [len(EVENTS) * number + event for number in range(len(tables.letters))]
    return next((card for card in cards if card < len(weights) and weights[card]), event)


# -- phase 2: census ---------------------------------------------------------------------------------------


def begin_census(state: OrleansState) -> Jump:
    """O-P2-a: positions on the farmers track count. AMB-51: alone there is nothing to compare."""
    state.phase = 2
    state.cursor = 0
    return None if state.tables.seats > 1 else "P2.end"


def census(state: OrleansState) -> Jump:
    """O-P2-b, O-P2-d: alone in front gets a coin. O-P2-c, O-P2-e: alone behind pays one; O-P2-g: not with two
    players. O-P2-f: the one has nothing to do with the other. AMB-36: in turn order."""
    tables = state.tables
    at = [state.tracks[N * seat + FARMER] for seat in range(tables.seats)]
    most, least = max(at), min(at)
    while state.cursor < tables.seats:
        seat = (state.start + state.cursor) % tables.seats
        state.cursor += 1
        if at[seat] == most and at.count(most) == 1:
            gain(state, seat, 1, "O-P2-b", "census")
        elif at[seat] == least and at.count(least) == 1 and tables.seats > 2:
            owe(state, seat, 1, "O-P2-c", "census")
            if state.debt:
                return None
    return "P2.end"


# -- phase 6: the event ------------------------------------------------------------------------------------


def begin(state: OrleansState) -> Jump:
    """O-P6-a, O-P1-d: every event but the Pilgrimage acts now (O-P6-d, O-E-PI-b)."""
    state.phase = 6
    state.cursor = -1
    return "P6.end" if event_now(state) == PILGRIMAGE else None


def next_seat(state: OrleansState) -> Jump:
    """O-P6-b, O-P6-c, O-PAY-b, O-PAY-d: all players, from the start player clockwise."""
    state.cursor += 1
    return None if state.cursor < state.tables.seats else "P6.end"


def affected(state: OrleansState) -> int:
    return (state.start + state.cursor) % state.tables.seats


def rule(state: OrleansState, event: int) -> str:
    return RULES[event][state.tables.options["events.strength"] == "lettered"]


def act(state: OrleansState) -> Jump:
    """What the event does to the player whose turn it is; says which step goes on with it."""
    seat = affected(state)
    event, letter = event_now(state), state.turned[-1] // len(EVENTS)
    strength = state.tables.strength[letter]
    if event == INCOME:
        gain(state, seat, strength.income * status(state, seat), rule(state, event), "income")
    elif event == TRADING_DAY:
        gain(state, seat, strength.trading_day * state.built[seat], rule(state, event), "trading_day")
    elif event == TAXES:
        owe(state, seat, taxes(state, seat, strength.taxes), rule(state, event), "taxes")
    elif event == HARVEST:
        state.due = strength.harvest
        return "P6.food"
    else:
        return "P6.plague"
    return "P6.settle"


def taxes(state: OrleansState, seat: int, group: int) -> int:
    """O-E-TA-c: all goods count. AMB-17: a group that is not full is not taxed."""
    goods = sum(state.goods[G * seat : G * seat + G])
    return -(-goods // group) if state.tables.options["taxes.rounding"] == "up" else goods // group


def settled(state: OrleansState) -> Jump:
    return "P6.food" if state.due else "P6.next"


# -- Harvest (DP-FOOD) -------------------------------------------------------------------------------------


def hungry(state: OrleansState) -> int | tuple[int, ...]:
    return affected(state) if state.due else ()


def foods(state: OrleansState, seat: int) -> list[Action]:
    """O-E-HA-a, O-E-HA-b: a food tile of one's choice."""
    return [("food", good) for good in state.tables.food if state.goods[G * seat + good]]


def apply_food(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-E-HA-f: the food goes back to the goods market (O-N-c)."""
    state.goods[G * seat + action[1]] -= 1
    state.goods_market[action[1]] += 1
    state.due -= 1
    if state.listener is not None:
        state.emit(Event("food", rule(state, HARVEST), seat, {"good": GOODS[action[1]]}))
    return "P6.settle"


def may_pay(state: OrleansState, seat: int) -> list[Action]:
    """O-E-HA-d, AMB-16: coins instead of food, where the edition lets a player choose and he has them."""
    if state.tables.options["harvest.choice"] != "free_choice":
        return []
    return [("coins",)] if state.coins[seat] >= penalty(state) else []


def penalty(state: OrleansState) -> int:
    return state.tables.box.hour_glass.harvest_penalty


def apply_coins(state: OrleansState, seat: int, action: Action) -> Jump:
    spend(state, seat, penalty(state), "O-E-HA-e", "harvest")
    state.due -= 1
    return "P6.settle"


def starve(state: OrleansState) -> Jump:
    """O-E-HA-c, O-E-HA-e, O-E-HA-g: without food the penalty, and torture for what is missing of it."""
    if state.due:
        state.due -= 1
        choice = state.tables.options["harvest.choice"] == "free_choice"
        owe(state, affected(state), penalty(state), "O-E-HA-e" if choice else "O-E-HA-c", "harvest")
    return "P6.settle"


def _not_food(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] not in state.tables.food)


def _none_of_it(state: OrleansState, seat: int, action: Action) -> bool:
    return state.goods[G * seat + int(action[1])] == 0


def _food_first(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(state.tables.options["harvest.choice"] == "food_first")


def _not_covered(state: OrleansState, seat: int, action: Action) -> bool:
    return state.coins[seat] < penalty(state)


FOOD = Verb(
    "food",
    foods,
    apply_food,
    rules=("O-E-HA-b", "O-E-HA-d"),
    write=write_good,
    read=read_good,
    describe=lambda state, seat, action: {
        "targets": [f"good:{GOODS[action[1]]}"],
        "args": {"good": GOODS[action[1]], "points": state.tables.points[action[1]]},
        "due": state.due,
    },
    limits=(
        Limit("O-E-HA-a", "not-food", _not_food, blanks=reasons.good),
        Limit("O-E-HA-b", "no-such-good", _none_of_it, blanks=reasons.good),
    ),
)
COINS = Verb(
    "coins",
    may_pay,
    apply_coins,
    rules=("O-E-HA-d", "O-E-HA-e"),
    describe=lambda state, seat, action: {"targets": ["coins"], "args": {"coins": penalty(state)}},
    limits=(
        Limit("O-E-HA-c", "food-first", _food_first),
        Limit(
            "AMB-16",
            "debt-not-covered",
            _not_covered,
            blanks=lambda state, seat, action: {
                "debt": penalty(state),
                "coins": state.coins[seat],
                "for": "harvest",
            },
        ),
    ),
)

# -- Plague ------------------------------------------------------------------------------------------------


def plague_weights(state: OrleansState) -> Sequence[int]:
    """O-E-PL-a: one tile, blind. AMB-35: an empty bag loses nothing."""
    seat = affected(state)
    bag = state.bag[KINDS * seat : KINDS * seat + KINDS]
    return bag if any(bag) else ()


def apply_plague(state: OrleansState, kind: int) -> Jump:
    """O-E-PL-b: a neutral one goes back to the board (O-N-c); O-E-PL-c, O-T-e: its track marker stays.
    O-E-PL-d: a marked one cannot be lost, and nothing else is drawn."""
    seat = affected(state)
    data = {"follower": KIND_NAMES[kind]}
    if kind < N:
        state.bag[KINDS * seat + kind] -= 1
        state.supply[kind] += 1
        if state.listener is not None:
            state.emit(Event("plague", "O-E-PL-b", seat, data))
    elif state.listener is not None:
        state.emit(Event("immune", "O-E-PL-d", seat, data))
    return "P6.settle"


# -- Sacristy (DP-SACR) ------------------------------------------------------------------------------------


def shelter(state: OrleansState, seat: int) -> int:
    """O-L-18a: the space of an activated Sacristy; -1 for none. AMB-21: only against events that harm."""
    if event_now(state) not in HARMFUL:
        return -1
    base = state.tables.spaces * seat
    for space in state.tables.kit(state.owned[seat]).shelters:
        if state.on[base + space] >= 0:
            return space
    return -1


def who_is_sheltered(state: OrleansState) -> int | tuple[int, ...]:
    seat = affected(state)
    return seat if shelter(state, seat) >= 0 else ()


def apply_shield(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-L-18c: the monk returns to the bag, and the event does nothing to its owner."""
    at = state.tables.spaces * seat + shelter(state, seat)
    state.bag[KINDS * seat + state.on[at]] += 1
    state.on[at] = FREE
    if state.listener is not None:
        state.emit(Event("shield", "O-L-18c", seat, {"event": EVENTS[event_now(state)]}))
    return "P6.next"


def may_decline(state: OrleansState, seat: int) -> list[Action]:
    """O-L-18b, O-L-18d: who does not use it keeps it for a later round."""
    return [("decline",)] if state.tables.options["sacristy.use"] == "optional" else []


SHIELD = Verb(
    "shield",
    lambda state, seat: [("shield",)],
    apply_shield,
    rules=("O-L-18b",),
    describe=lambda state, seat, action: {
        "targets": ["place:sacristy"],
        "args": {"event": EVENTS[event_now(state)]},
    },
)
UNSHIELDED = Verb("decline", may_decline, lambda state, seat, action: None, rules=("O-L-18d",))

# -- phase 7 -----------------------------------------------------------------------------------------------


def pass_token(state: OrleansState) -> None:
    """O-P7-a: the start player token goes to the left neighbour."""
    state.phase = 7
    state.start = (state.start + 1) % state.tables.seats
    if state.listener is not None and state.tables.seats > 1:
        state.emit(Event("start-player", "O-P7-a", state.start))
