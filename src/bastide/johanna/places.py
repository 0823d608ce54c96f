"""Acquiring places: tiers, prices and payment (J-TR). What places do is in `actions.py`."""

from __future__ import annotations

from ..kernel import Action, Ambiguous, Event, Malformed
from . import reasons
from .bank import available, cannot_pay, pay, payments, purse
from .notation import read_place, read_rows, write_rows
from .preview import preview
from .rulekit import Limit, Verb
from .state import JohannaState
from .tables import FREE, numbers


def unlocked(state: JohannaState) -> int:
    """The places that can be bought now; a mask.

    J-TR-3: at first only tier I. J-TR-4, J-TR-5: a tier opens when so many places of every lower tier have
    been acquired by anyone. J-TR-6: what is open stays open.
    """
    tables = state.tables
    if tables.tiers_open:
        return state.on_offer
    needed = tables.count.unlock
    found = 0
    for tier, bought in enumerate(state.bought):
        found |= tables.tier_mask[tier]
        if bought < needed:
            break
    return found & state.on_offer


def prices(state: JohannaState, seat: int, place: int) -> tuple[int, ...]:
    """J-TR-7: the price of the tier. J-O-06: whoever owns Cemetery may pay less, but need not."""
    tables = state.tables
    cost = tables.cost[place]
    if not state.owned[seat] & tables.discount:
        return (cost,)
    least = 0 if tables.options["discount_to_zero"] else min(1, cost)
    less = max(least, cost - tables.discount_by)
    return (cost,) if less == cost else (cost, less)


def acquire(state: JohannaState, seat: int, place: int, rows: tuple[int, ...]) -> None:
    """J-TR-8, J-TR-10: pay, and own the place from now on; J-TR-11: it is gone for all others."""
    tables = state.tables
    pay(state, seat, rows)
    bit = 1 << place
    state.on_offer ^= bit
    state.owned[seat] |= bit
    state.owner[place] = seat
    state.bought[tables.tier[place]] += 1
    if state.listener is not None:
        name = tables.places[place]
        data = {"target": f"place:{name}", "place": name, "coins": len(rows), "because": state.cause}
        state.emit(Event("own", "J-TR-10", seat, data))


def acquire_options(state: JohannaState, seat: int) -> list[Action]:
    """J-TR-1, J-TR-2, J-TR-9: an open place and the rows that pay for it."""
    tables = state.tables
    if not tables.menus[state.menu].acquire:
        return []
    have = purse(state, seat)
    return [
        ("acquire", place, rows)
        for place in numbers(unlocked(state))
        for price in prices(state, seat, place)
        for rows in tables.payments[price][have]
    ]


def apply_acquire(state: JohannaState, seat: int, action: Action) -> str:
    acquire(state, seat, action[1], action[2])
    return "next"


def write_acquire(state: JohannaState, action: Action) -> str:
    return f"acquire {state.tables.places[action[1]]}{write_rows(action[2]) or ' free'}"


def read_acquire(state: JohannaState, seat: int, text: str) -> Action:
    words = text.split()[1:]
    end = next((i for i, word in enumerate(words) if word in ("pay", "free")), len(words))
    if not end:
        raise Malformed("bad-acquire", text=text, form="acquire stable, and pay 1+2 for the rows that pay")
    place = read_place(state, words[:end])
    rows = read_rows(state, words[end:])
    if rows is None:
        asked = prices(state, seat, place)
        ways = [way for coins in asked for way in payments(state, seat, coins)]
        if len(ways) > 1:
            said = [write_acquire(state, ("acquire", place, way)) for way in ways]
            raise Ambiguous("which-rows", text=text, known=said)
        rows = ways[0] if ways else (0,) * asked[0]
    return ("acquire", place, rows)


# -- what is refused ---------------------------------------------------------------------------------------


def _not_offered(state: JohannaState, seat: int, action: Action) -> bool:
    return not state.tables.menus[state.menu].acquire


def _not_there(state: JohannaState, seat: int, action: Action) -> bool:
    return state.owner[action[1]] != FREE


def _locked(state: JohannaState, seat: int, action: Action) -> bool:
    return not unlocked(state) >> action[1] & 1


def _first_tier_only(state: JohannaState, seat: int, action: Action) -> bool:
    return not any(state.bought) and _locked(state, seat, action)


def _locked_for_few(state: JohannaState, seat: int, action: Action) -> bool:
    return state.tables.count.unlock == 1 and _locked(state, seat, action)


def _too_few_coins(state: JohannaState, seat: int, action: Action) -> bool:
    return available(state, seat) < min(prices(state, seat, action[1]))


def _wrong_price(state: JohannaState, seat: int, action: Action) -> bool:
    return len(action[2]) not in prices(state, seat, action[1])


def _not_circled(state: JohannaState, seat: int, action: Action) -> bool:
    return cannot_pay(state, seat, action[2])


def _price(state: JohannaState, seat: int, action: Action) -> reasons.Blanks:
    return reasons.price(min(prices(state, seat, action[1])), action[2], available(state, seat))


def show_acquire(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    name = state.tables.places[action[1]]
    targets = [f"place:{name}", *(f"pay:row{row + 1}" for row in action[2])]
    args = {
        "place": name,
        "coins": len(action[2]),
        "rows": "+".join(str(row + 1) for row in action[2]) or "0",
    }
    return {"targets": targets, "args": args, **preview(state, seat, action)}


ACQUIRE = Verb(
    "acquire",
    acquire_options,
    apply_acquire,
    rules=("J-TR-1", "J-TR-4", "J-TR-7"),
    write=write_acquire,
    read=read_acquire,
    describe=show_acquire,
    limits=(
        Limit("J-A-1", "not-this-person", _not_offered, blanks=reasons.offered),
        Limit("J-TR-2", "not-laid-out", _not_there, blanks=reasons.at_place),
        Limit("J-TR-3", "tier-locked", _first_tier_only, blanks=reasons.tier),
        Limit("J-TR-4", "tier-locked", _locked_for_few, blanks=reasons.tier),
        Limit("J-TR-5", "tier-locked", _locked, blanks=reasons.tier),
        Limit("J-TR-9", "too-few-coins", _too_few_coins, blanks=_price),
        Limit("J-TR-7", "wrong-price", _wrong_price, blanks=_price),
        Limit("J-Q-8", "coin-not-circled", _not_circled, blanks=reasons.empty_row),
    ),
)
