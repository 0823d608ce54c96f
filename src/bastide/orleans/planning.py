"""Phase 4: followers go from the market onto the action spaces of one's places (O-P4).

All players plan at the same time and see nothing of each other's plans until all are finished. Small actions
(`put`, `take`, `tech`, `done`) and a whole `plan` run over the same checks.
"""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins

from ..kernel import ASK_AGAIN, Action, Event, Jump, Refusal
from . import reasons, technology
from .notation import read_plan, read_put, read_take, write_plan, write_put, write_space
from .rulekit import Limit, Verb
from .shown import Planned
from .state import Entry, OrleansState, order, standing
from .tables import CLOSED, FREE, KIND_NAMES, KINDS, MONK, TECH, N

MARKET: Final = 0
TOWER: Final = 1
"""Where a follower in a plan comes from."""


def begin(state: OrleansState) -> None:
    state.phase = 4
    state.finished = 0
    state.plans = [()] * state.tables.seats


def all_at_once(state: OrleansState) -> tuple[int, ...]:
    """O-P4-a, O-TO-b: everybody whose plan is not finished."""
    return tuple(seat for seat in order(state) if not state.finished >> seat & 1)


def one_by_one(state: OrleansState) -> int | tuple[int, ...]:
    """O-P4-e: from the start player clockwise; each plan is open to those who come after it."""
    waiting = all_at_once(state)
    return waiting[0] if waiting else ()


# -- putting and taking ------------------------------------------------------------------------------------


def puts(state: OrleansState, seat: int) -> list[Action]:
    """O-P4-f: each kind of follower on the market, on each free space that it fits (O-P4-h, O-P4-i)."""
    tables = state.tables
    kit = tables.kit(state.owned[seat])
    base = tables.spaces * seat
    on = state.on[base : base + tables.spaces]
    first = KINDS * seat
    actions: list[Action] = []
    for kind, number in enumerate(state.market[first : first + KINDS]):
        if number:
            actions += [action for space, action in kit.puts[kind] if on[space] == FREE]
    if kit.storage:  # O-L-19c
        for kind, number in enumerate(state.tower[first : first + KINDS]):
            if number:
                actions += [action for space, action in kit.tower_puts[kind] if on[space] == FREE]
    return actions


def apply_put(state: OrleansState, seat: int, action: Action) -> Jump:
    kind, space = action[1], action[2]
    source = TOWER if len(action) > 3 else MARKET
    (state.tower if source else state.market)[KINDS * seat + kind] -= 1
    state.on[state.tables.spaces * seat + space] = kind
    state.plans[seat] = (*state.plans[seat], (space, kind, source, FREE))
    if state.listener is not None:
        name = state.tables.space_names[space]
        data = {"follower": KIND_NAMES[kind], "space": name, "place": place_name(state, space)}
        state.emit(Event("put", "O-P4-f", seat, data, audience=(seat,)))
    return ASK_AGAIN


def takes(state: OrleansState, seat: int) -> list[Action]:
    """What this plan has put down can be taken up again until it is finished; of technology the last."""
    plan = state.plans[seat]
    last = _last_technology(plan)
    actions = state.tables.takes
    return [actions[entry[0]] for entry in plan if entry[1] != TECH or entry[0] == last]


def _last_technology(plan: tuple[Entry, ...]) -> int:
    """The space on which technology was placed last; -1 for none. A space is in a plan only once."""
    last = -1
    for entry in plan:
        if entry[1] == TECH:
            last = entry[0]
    return last


def apply_take(state: OrleansState, seat: int, action: Action) -> Jump:
    plan = state.plans[seat]
    at = [entry[0] for entry in plan].index(action[1])
    entry = plan[at]
    state.plans[seat] = plan[:at] + plan[at + 1 :]
    undo(state, seat, entry)
    if state.listener is not None:
        data = {"space": state.tables.space_names[action[1]], "place": place_name(state, action[1])}
        state.emit(Event("take", "O-P4-d", seat, data, audience=(seat,)))
    return ASK_AGAIN


def undo(state: OrleansState, seat: int, entry: Entry) -> None:
    """Take one entry of a plan off the board: the follower to where it came from, technology beside it."""
    space, occupant, source, evicted = entry
    if occupant == TECH:
        technology.take_up(state, seat, space, source, evicted)
    else:
        state.on[state.tables.spaces * seat + space] = FREE
        (state.tower if source == TOWER else state.market)[KINDS * seat + occupant] += 1


def place_name(state: OrleansState, space: int) -> str:
    return state.tables.places[state.tables.place_of[space]].id


# -- what may not be put -----------------------------------------------------------------------------------


def _not_there(state: OrleansState, seat: int, action: Action) -> bool:
    return not (state.tower if len(action) > 3 else state.market)[KINDS * seat + action[1]]


def not_mine(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[2]) == CLOSED


def occupied(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[2]) >= 0


def marked_in_town_hall(state: OrleansState, seat: int, action: Action) -> bool:
    place = state.tables.places[state.tables.place_of[action[2]]]
    return action[1] >= N and not place.marked


def no_monk(state: OrleansState, seat: int, action: Action) -> bool:
    return state.tables.need[action[2]] == MONK and action[1] % N != MONK


def wrong_profession(state: OrleansState, seat: int, action: Action) -> bool:
    return action[2] not in state.tables.kit(state.owned[seat]).fits[action[1]]


def show_put(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    """The space, and whether the place would be ready with it (O-P4-j)."""
    tables = state.tables
    place = tables.place_of[action[2]]
    base = tables.spaces * seat
    on = state.on[base + tables.first[place] : base + tables.first[place + 1]]
    ready = sum(occupant >= 0 for occupant in on) + 1 >= tables.enough[place]
    name, where = KIND_NAMES[action[1]], tables.space_names[action[2]]
    source = "tower" if len(action) > 3 else "market"
    return {
        "targets": [f"space:{where}", f"{source}:{name}"],
        "args": {"follower": name, "place": tables.places[place].id, "from": source},
        "space": where,
        "follower": name,
        "ready": ready,
    }


FITTING = (
    Limit("O-CE-e", "not-your-place", not_mine, blanks=reasons.whose_place(2)),
    Limit("O-P4-i", "space-taken", occupied, blanks=reasons.occupant(2)),
    Limit("O-BT-c", "marked-follower", marked_in_town_hall),
    Limit("O-BM-d", "monks-only", no_monk, blanks=reasons.wanted),
    Limit("O-P4-h", "wrong-profession", wrong_profession, blanks=reasons.wanted),
)
PUT = Verb(
    "put",
    puts,
    apply_put,
    rules=("O-P4-f", "O-P4-h"),
    write=write_put,
    read=read_put,
    describe=show_put,
    limits=(Limit("O-P4-f", "no-such-follower", _not_there, blanks=reasons.nobody("market")), *FITTING),
)


def _already_placed(state: OrleansState, seat: int, action: Action) -> bool:
    mine = all(entry[0] != action[1] for entry in state.plans[seat])
    return mine and 0 <= standing(state, seat, action[1]) < TECH


def _placed_technology(state: OrleansState, seat: int, action: Action) -> bool:
    mine = all(entry[0] != action[1] for entry in state.plans[seat])
    return mine and standing(state, seat, action[1]) == TECH


def _earlier_technology(state: OrleansState, seat: int, action: Action) -> bool:
    """O-TE-f looks at which tile was placed first."""
    plan = state.plans[seat]
    last = _last_technology(plan)
    return any(e[0] == action[1] and e[1] == TECH and e[0] != last for e in plan)


def _later_place(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
    last = _last_technology(state.plans[seat])
    return {"place": place_name(state, last)} if last >= 0 else {}


def _nothing_there(state: OrleansState, seat: int, action: Action) -> bool:
    return standing(state, seat, action[1]) < 0


def show_take(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    name = state.tables.space_names[action[1]]
    occupant = standing(state, seat, action[1])
    follower = "technology" if occupant == TECH else KIND_NAMES[occupant]
    args = {"follower": follower, "place": place_name(state, action[1])}
    return {"targets": [f"space:{name}"], "args": args, "space": name, "follower": follower}


TAKE = Verb(
    "take",
    takes,
    apply_take,
    rules=("O-P4-d",),
    write=write_space,
    read=read_take,
    describe=show_take,
    limits=(
        Limit("O-P4-q", "already-placed", _already_placed, blanks=reasons.occupant(1)),
        Limit("O-TE-l", "technology-stays", _placed_technology),
        Limit("O-TE-f", "later-technology-first", _earlier_technology, blanks=_later_place),
        Limit("O-P4-d", "nothing-there", _nothing_there),
    ),
)

# -- finishing ---------------------------------------------------------------------------------------------


def apply_done(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-P4-c, O-P4-d: a plan is declared finished and then stands. O-P4-g, O-P4-k: as it is."""
    state.finished |= 1 << seat
    if state.listener is not None:
        state.emit(Event("finished", "O-P4-c", seat))
    return None


def next_planner(state: OrleansState) -> Jump:
    """In turn order: on to the next one."""
    return "P4.plan" if all_at_once(state) else None


def reveal(state: OrleansState) -> None:
    """O-P4-a: now everybody sees everything."""
    if state.listener is not None:
        state.emit(Event("reveal", state.tables.reading.planning))
        for seat in order(state):
            state.emit(Event("plan", "O-P4-f", seat, {"spaces": to_builtins(plan_data(state, seat))}))
    state.plans = [()] * state.tables.seats


def plan_data(state: OrleansState, seat: int) -> list[Planned]:
    names = state.tables.space_names
    return [
        Planned(names[space], "technology" if occupant == TECH else KIND_NAMES[occupant])
        for space, occupant, _, _ in state.plans[seat]
    ]


DONE = Verb("done", lambda state, seat: [("done",)], apply_done, rules=("O-P4-c", "O-P4-g"))

# -- a whole plan ------------------------------------------------------------------------------------------


def check_plan(state: OrleansState, seat: int, action: Action) -> Refusal | None:
    """Each part as if it were done by itself; the first that is refused refuses the plan."""
    ask = state.ruleset.ask(state)
    trial = state.copy()
    for part in action[1]:
        if part not in ask.offer(trial, seat):
            refusal = ask.refusal(trial, seat, part)
            return refusal or Refusal("not-offered", "O-P4-f")
        ask.table[part[0]].apply(trial, seat, part)
    return None


def apply_plan(state: OrleansState, seat: int, action: Action) -> Jump:
    table = state.ruleset.ask(state).table
    for part in action[1]:
        table[part[0]].apply(state, seat, part)
    return table["done"].apply(state, seat, ("done",)) if action[2] else ASK_AGAIN


PLAN = Verb(
    "plan",
    lambda state, seat: (),
    apply_plan,
    rules=("O-P4-f", "O-P4-c"),
    write=write_plan,
    read=read_plan,
    check=check_plan,
)
