"""Town Hall, Gunpowder Tower and the Beneficial Deeds board (O-BT, O-BD, O-L-19d)."""

from __future__ import annotations

from typing import Any

from ..kernel import Action, Event, Jump, Malformed, unknown
from . import reasons
from .boards import Reward
from .development import can_develop, develop
from .notation import read_send, rest, write_send
from .rulekit import Limit, Verb
from .state import OrleansState
from .supply import gain, take_citizen
from .tables import FREE, KINDS, PROFESSIONS, TECH, N


def sendable(state: OrleansState, profession: int) -> bool:
    """O-BD-d: a deed that still wants exactly this profession."""
    return any(state.deeds[profession::N])


def waiting(state: OrleansState, seat: int) -> list[int]:
    """Followers that the place being executed holds, by kind; marked ones may lie on the tower (O-L-19g)."""
    return held_at(state, seat, state.place)


def held_at(state: OrleansState, seat: int, place: int) -> list[int]:
    tables = state.tables
    if tables.places[place].use == "storage":
        return [k for k in range(KINDS) for _ in range(state.tower[KINDS * seat + k])]
    base = tables.spaces * seat
    first, end = tables.first[place], tables.first[place + 1]
    return [kind for kind in state.on[base + first : base + end] if 0 <= kind < TECH]


def tower_blocked(state: OrleansState, seat: int) -> bool:
    """O-L-19e: where both go together, there must be a deed for both."""
    if state.tables.options["tower.send"] != "must_both":
        return False
    base = KINDS * seat
    return any(state.tower[base + p] > sum(state.deeds[p::N]) for p in range(N))


def all_must_go(state: OrleansState) -> bool:
    """O-BT-d, O-L-19e: the readings by which nobody who can go may stay."""
    tables = state.tables
    if tables.places[state.place].use == "storage":
        return bool(tables.options["tower.send"] == "must_both")
    return bool(tables.options["townhall.send"] == "all_possible")


# -- sending (DP-DEED) -------------------------------------------------------------------------------------


def sends(state: OrleansState, seat: int) -> list[Action]:
    """O-BT-f, O-BD-h: each neutral character to any free space meant for it, one after the other."""
    if state.moved >= state.tables.places[state.place].effect.send:
        return []
    kinds = {kind for kind in waiting(state, seat) if kind < N}
    deeds = state.deeds
    return [
        ("send", kind, deed)
        for kind in sorted(kinds)
        for deed in range(len(state.deed_left))
        if deeds[N * deed + kind]
    ]


def apply_send(state: OrleansState, seat: int, action: Action) -> Jump:
    """O-BT-g, O-BD-e: the character stays on the deeds board. O-BD-i: no marker moves back for it."""
    _, kind, deed = action
    tables = state.tables
    if tables.places[state.place].use == "storage":
        state.tower[KINDS * seat + kind] -= 1
    else:
        base = tables.spaces * seat
        first, end = base + tables.first[state.place], base + tables.first[state.place + 1]
        state.on[state.on.index(kind, first, end)] = FREE
    state.deeds[N * deed + kind] -= 1
    state.deed_left[deed] -= 1
    state.moved += 1
    state.deed = deed
    here = tables.deeds[deed]
    if state.listener is not None:
        rule = "O-L-19d" if tables.places[state.place].use == "storage" else tables.reading.sending
        state.emit(Event("send", rule, seat, {"character": PROFESSIONS[kind], "deed": here.id}))
    if not state.deed_left[deed]:
        # O-BD-c, O-BD-g: the citizen goes to whoever fills the last space; the earlier ones get nothing
        take_citizen(state, seat, tables.deed_citizen[deed], "O-BD-c")
    return "P5.reward"


def sent_options(state: OrleansState, seat: int) -> list[Action]:
    """O-BT-e, AMB-18: one or both; with the other reading all that can go."""
    if not state.moved or (all_must_go(state) and sends(state, seat)):
        return []
    return [("done",)]


def _marked(state: OrleansState, seat: int, action: Action) -> bool:
    return bool(action[1] >= N)


def _not_waiting(state: OrleansState, seat: int, action: Action) -> bool:
    return action[1] not in waiting(state, seat)


def _not_wanted(state: OrleansState, seat: int, action: Action) -> bool:
    return not state.tables.deed_needs[N * action[2] + action[1]]


def _deed_full(state: OrleansState, seat: int, action: Action) -> bool:
    return not state.deeds[N * action[2] + action[1]]


def _none_sent(state: OrleansState, seat: int, action: Action) -> bool:
    return not state.moved


def _must_go_on(rule: str, tower: bool) -> Limit:
    def forbids(state: OrleansState, seat: int, action: Action) -> bool:
        in_storage = state.tables.places[state.place].use == "storage"
        return in_storage == tower and all_must_go(state) and bool(sends(state, seat))

    def blanks(state: OrleansState, seat: int, action: Action) -> reasons.Blanks:
        who = sorted({send[1] for send in sends(state, seat)})
        return {"followers": [PROFESSIONS[kind] for kind in who], "count": len(who)}

    return Limit(rule, "all-must-go", forbids, blanks=blanks)


def show_send(state: OrleansState, seat: int, action: Action) -> dict[str, object]:
    deed = state.tables.deeds[action[2]]
    left = state.deed_left[action[2]] - 1
    return {
        "targets": [f"deed:{deed.id}", f"follower:{PROFESSIONS[action[1]]}"],
        "args": {"character": PROFESSIONS[action[1]], "deed": deed.id, "left": left},
        "gives": [_reward(r) for r in deed.rewards],
        "left": left,
    }


SEND = Verb(
    "send",
    sends,
    apply_send,
    rules=("O-BT-f", "O-BD-d"),
    write=write_send,
    read=read_send,
    describe=show_send,
    limits=(
        Limit("O-BD-f", "marked-follower", _marked),
        Limit("O-BD-d", "wrong-profession", _not_wanted, blanks=reasons.deed),
        Limit("O-BT-f", "deed-full", _deed_full, blanks=reasons.deed),
        Limit("O-BT-a", "no-such-follower", _not_waiting, blanks=reasons.nobody("place")),
    ),
)
SENT = Verb(
    "done",
    sent_options,
    lambda state, seat, action: "P5.home",
    rules=("O-BT-e",),
    limits=(
        Limit("AMB-18", "send-one", _none_sent),
        _must_go_on("O-BT-d", False),
        _must_go_on("O-L-19e", True),
    ),
)

# -- the reward (DP-CANAL) ---------------------------------------------------------------------------------


def _reward(reward: Reward) -> dict[str, int]:
    payload: dict[str, Any] = {"coins": reward.coins, "development": reward.development}
    return {name: value for name, value in payload.items() if value}


def rewards(state: OrleansState, seat: int) -> list[Action]:
    """O-BD-a: what is printed. O-BD-b: at the Canalization the player chooses, for each character anew."""
    printed = state.tables.deeds[state.deed].rewards
    may = [n for n, reward in enumerate(printed) if not reward.development or can_develop(state, seat)]
    return [("reward", n) for n in may or range(len(printed))]


def apply_reward(state: OrleansState, seat: int, action: Action) -> Jump:
    printed = state.tables.deeds[state.deed].rewards
    reward = printed[action[1]]
    rule = "O-BD-b" if len(printed) > 1 else "O-BD-a"
    if reward.coins:
        gain(state, seat, reward.coins, rule, "deed")
    if reward.development:
        develop(state, seat, reward.development, rule)
    return "P5.deed"


def write_reward(state: OrleansState, action: Action) -> str:
    return "reward " + " ".join(_reward(state.tables.deeds[state.deed].rewards[action[1]]))


def read_reward(state: OrleansState, seat: int, text: str) -> Action:
    printed = state.tables.deeds[state.deed].rewards
    wanted = rest(text).casefold().rstrip("s")
    for number, reward in enumerate(printed):
        names = {name.rstrip("s") for name in _reward(reward)} | ({"step"} if reward.development else set())
        if wanted in names:
            return ("reward", number)
    known = [" ".join(_reward(r)) for r in printed]
    raise Malformed("no-such-reward", unknown(text, known))


REWARD = Verb(
    "reward",
    rewards,
    apply_reward,
    rules=("O-BD-b",),
    write=write_reward,
    read=read_reward,
    describe=lambda state, seat, action: {
        "targets": [f"deed:{state.tables.deeds[state.deed].id}"],
        "args": {"what": next(iter(_reward(state.tables.deeds[state.deed].rewards[action[1]])))},
        "gives": _reward(state.tables.deeds[state.deed].rewards[action[1]]),
    },
)
