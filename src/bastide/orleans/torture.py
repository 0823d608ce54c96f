"""Torture: what replaces a coin that a player must pay and has not (O-X). DP-TORT, one item at a time."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Action, Event, Jump, Malformed, unknown
from . import reasons
from .notation import find, named_space, rest
from .place_tiles import lose_tile
from .rulekit import Limit, Verb
from .state import OrleansState, status
from .tables import FREE, GOODS, KIND_NAMES, KINDS, PROFESSIONS, TECH, G, N

UNBUILT = -1
HELD = -1
RULES = {
    "station": "O-X-f",
    "follower": "O-X-g1",
    "technology": "O-X-h",
    "step": "O-X-i1",
    "good": "O-X-j",
    "tile": "O-X-k",
}


def in_debt(state: OrleansState) -> bool:
    return state.debt > 0


def debtor(state: OrleansState) -> int:
    return state.debtor


# -- what can be given -------------------------------------------------------------------------------------


def may_step_back(state: OrleansState, seat: int) -> bool:
    """O-X-i2: no coin space may be entered or passed. R-16: nor may one be left, unless the switch lets it.
    AMB-25: nobody steps back from the start."""
    position = state.development[seat]
    coins = state.tables.space_coins
    if position == 0 or coins[position - 1]:
        return False
    return not coins[position] or bool(state.tables.options["torture.leave_coin_space"] == "allow")


def items(state: OrleansState, seat: int) -> list[Action]:
    """O-X-f to O-X-k: everything that may replace a coin."""
    tables = state.tables
    actions: list[Action] = []
    if state.unbuilt[seat]:
        actions.append(("pay", "station", UNBUILT))
    actions += [
        ("pay", "station", town) for town, stations in enumerate(state.stations) if stations >> seat & 1
    ]
    if any(state.bag[KINDS * seat : KINDS * seat + N]):  # O-X-g3, O-X-o: a neutral one must be in the bag
        actions.append(("pay", "follower"))
    if state.held[seat] or state.first_held[seat]:  # AMB-29: held or placed
        actions.append(("pay", "technology", HELD))
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    if TECH in on:
        spaces = tables.kit(state.owned[seat]).spaces
        actions += [("pay", "technology", space) for space in spaces if on[space] == TECH]
    if may_step_back(state, seat):
        actions.append(("pay", "step"))
    actions += [("pay", "good", good) for good in range(G) if state.goods[G * seat + good]]
    actions += [("pay", "tile", tables.board + t) for t, owner in enumerate(state.tiles) if owner == seat]
    return actions


def apply_item(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-X-e, O-X-m: one item replaces one coin and leaves the game for good."""
    item = action[1]
    if item == "follower":
        return "X.draw"
    if item == "station":
        _give_station(state, seat, action[2])
    elif item == "technology":
        _give_technology(state, seat, action[2])
    elif item == "step":
        state.development[seat] -= 1  # O-X-n: this one can be regained
    elif item == "good":
        state.goods[G * seat + action[2]] -= 1
        state.goods_gone[action[2]] += 1
    else:
        lose_tile(state, seat, action[2])
    state.debt -= 1
    if state.listener is not None:
        state.emit(Event("give-up", RULES[item], seat, {"what": item, **_data(state, seat, action)}))
    return "X.next"


def _give_station(state: OrleansState, seat: int, town: int) -> None:
    """O-X-f, O-END-j: built or unbuilt. AMB-27: the town is free again."""
    state.lost[seat] += 1
    if town == UNBUILT:
        state.unbuilt[seat] -= 1
    else:
        state.built[seat] -= 1
        state.stations[town] &= ~(1 << seat)


def _give_technology(state: OrleansState, seat: int, space: int) -> None:
    """O-X-h, O-TE-o: held or placed; of those held, the one that only stands for a farmer goes first."""
    state.technology_gone += 1
    if space != HELD:
        state.on[state.tables.spaces * seat + space] = FREE
    elif state.first_held[seat]:
        state.first_held[seat] = 0
    else:
        state.held[seat] -= 1


def draw_weights(state: OrleansState) -> Sequence[int]:
    return state.bag[KINDS * state.debtor : KINDS * state.debtor + KINDS]


def apply_follower(state: OrleansState, kind: int) -> Jump:
    """O-X-g1: blind from the bag. O-X-g2: a marked one goes back and the draw is repeated."""
    seat = state.debtor
    data = {"what": "follower", "follower": KIND_NAMES[kind]}
    if kind >= N:
        if state.listener is not None:
            state.emit(Event("spared", "O-X-g2", seat, data))
        return "X.draw"
    state.bag[KINDS * seat + kind] -= 1
    state.gone[kind] += 1
    state.debt -= 1
    if state.listener is not None:
        state.emit(Event("give-up", "O-X-g1", seat, data))
    return "X.next"


def waive(state: OrleansState) -> None:
    """AMB-30: who has nothing left to give owes nothing more."""
    if state.debt and state.listener is not None:
        state.emit(Event("waived", "AMB-30", state.debtor, {"debt": state.debt}))
    state.debt = 0


def go_on(state: OrleansState) -> Jump:
    return "X.pay" if state.debt else "X.end"


# -- words -------------------------------------------------------------------------------------------------


def _data(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    tables = state.tables
    if action[1] == "station":
        return {"town": "unbuilt" if action[2] == UNBUILT else tables.towns[action[2]].id}
    if action[1] == "technology":
        return {"space": "held" if action[2] == HELD else tables.space_names[action[2]]}
    if action[1] == "good":
        return {"good": GOODS[action[2]]}
    if action[1] == "tile":
        return {"tile": tables.places[action[2]].id}
    if action[1] == "step":
        return {"space": state.development[seat], "status": status(state, seat)}
    return {}


def write_item(state: OrleansState, action: Action) -> str:
    if action[1] == "station":
        return f"pay station {'unbuilt' if action[2] == UNBUILT else state.tables.towns[action[2]].id}"
    if action[1] == "technology":
        return f"pay technology {'held' if action[2] == HELD else state.tables.space_names[action[2]]}"
    if action[1] == "good":
        return f"pay good {GOODS[action[2]]}"
    if action[1] == "tile":
        return f"pay tile {state.tables.places[action[2]].id}"
    return f"pay {action[1]}"


def read_item(state: OrleansState, seat: int, text: str) -> Action:
    """`pay station tours`, also `pay station built Tours`, `pay wine`, `pay development`, `pay hayrick`."""
    tables = state.tables
    item, _, which = rest(text).partition(" ")
    item, which = item.casefold(), which.strip()
    if item == "station":
        if which in ("unbuilt", ""):
            return ("pay", "station", UNBUILT)
        return ("pay", "station", find(tables.town_names, which.removeprefix("built ").removeprefix("in ")))
    if item in ("technology", "tech"):
        return ("pay", "technology", HELD if which in ("held", "") else named_space(state, seat, which))
    if item in ("step", "steps", "development"):
        return ("pay", "step")
    if item == "follower" and not which:
        return ("pay", "follower")
    if item in ("good", "goods"):
        return ("pay", "good", find(tables.good_names, which))
    if item == "tile":
        return ("pay", "tile", find(tables.place_names, which))
    whole = rest(text)
    if whole.casefold() in tables.good_names.find:
        return ("pay", "good", find(tables.good_names, whole))
    if item in ("nothing", "coins"):
        return ("pay", "nothing")
    plain = which if item == "follower" else item
    if plain.removeprefix("own-") in PROFESSIONS:
        return ("pay", "chosen", plain)
    raise Malformed(
        "no-such-item",
        unknown(text, ("station", "follower", "technology", "step", "good", "tile")),
    )


def _nothing(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] == "nothing")


def _chosen(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] == "chosen")


def _missing(what: str) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        return action[1] == what and action not in items(state, seat)

    return Limit(RULES[what], f"no-{what}-to-give", forbids, blanks=_item_blanks)


def _item_blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    """What is asked for, and what the seat has of it: in the words of the page."""
    tables = state.tables
    if action[1] == "station":
        return {"town": "unbuilt" if action[2] == UNBUILT else tables.towns[action[2]].id}
    if action[1] == "technology":
        place = "" if action[2] == HELD else tables.places[tables.place_of[action[2]]].id
        return {"place": place, "held": "yes" if action[2] == HELD else "no"}
    if action[1] == "good":
        return reasons.good(state, seat, action[1:])
    if action[1] == "tile":
        return reasons.tile_blanks(state, seat, action[2])
    return {}


def _debt(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    return {"debt": state.debt, "coins": state.coins[seat], "for": "torture"}


def _only_marked(state: OrleansState, seat: int, action: Action) -> bool:
    return action[1] == "follower" and not any(state.bag[KINDS * seat : KINDS * seat + N])


def _coin_space(state: OrleansState, seat: int, action: Action) -> bool:
    position = state.development[seat]
    return action[1] == "step" and position > 0 and state.tables.space_coins[position - 1] > 0


def _on_coin_space(state: OrleansState, seat: int, action: Action) -> bool:
    return action[1] == "step" and not may_step_back(state, seat) and state.development[seat] > 0


def show_item(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    data = _data(state, seat, action)
    targets = {
        "station": f"town:{data.get('town')}",
        "follower": "bag",
        "technology": f"space:{data.get('space')}",
        "step": f"development:{state.development[seat] - 1}",
        "good": f"good:{data.get('good')}",
        "tile": f"place:{data.get('tile')}",
    }
    return {
        "targets": [targets[action[1]]],
        "args": {"what": action[1], **data},
        "label": f"orleans-pay-{action[1]}",
        "debt": state.debt,
    }


PAY = Verb(
    "pay",
    items,
    apply_item,
    rules=("O-X-e", "O-X-l"),
    write=write_item,
    read=read_item,
    describe=show_item,
    limits=(
        Limit("O-X-e", "debt-not-covered", _nothing, blanks=_debt),
        Limit("O-X-g1", "blind-draw", _chosen),
        Limit("O-X-g3", "no-neutral-follower", _only_marked),
        Limit("O-X-i2", "coin-space", _coin_space, blanks=_debt),
        Limit("AMB-26", "leaves-coin-space", _on_coin_space),
        *(_missing(what) for what in RULES if what != "follower"),  # for which `_only_marked` speaks
    ),
)
