"""The bonuses that wait: their owner orders them, carries them out or forfeits them (J-Y-7 to J-Y-11)."""

from __future__ import annotations

import re

from ..kernel import Action, Ambiguous, Event, Malformed
from .effects import bonus_possible
from .notation import find_word, plain
from .preview import nothing, preview
from .rulekit import Limit, Verb
from .state import JohannaState


def waiting(state: JohannaState) -> list[int]:
    """The bonuses that make a difference: of two alike, one stands for both."""
    seen: set[str] = set()
    distinct = []
    for number in state.queue:
        name = state.tables.bonuses[number].name
        if name not in seen:
            seen.add(name)
            distinct.append(number)
    return distinct


def now(state: JohannaState) -> bool:
    """Whether bonuses are resolved now: not before the action once they are to wait (J-AMB-31)."""
    return state.acted or not state.waits


def bonus_options(state: JohannaState, seat: int) -> list[Action]:
    """J-Y-7: any of them may come next, if something comes of it; J-AMB-31: or none before the action."""
    if not now(state):
        return []
    return [("bonus", number) for number in waiting(state) if bonus_possible(state, number)]


def apply_bonus(state: JohannaState, seat: int, action: Action) -> str:
    """J-Y-2, J-Y-3: it is carried out and crossed."""
    bonus = state.tables.bonuses[action[1]]
    state.queue.remove(action[1])
    if state.listener is not None:
        state.emit(Event("resolve", "J-Y-7", seat, {"bonus": bonus.name, "from": bonus.id}))
    state.cause = bonus.id
    state.todo.extend(bonus.parts)
    return "next"


def forfeit_options(state: JohannaState, seat: int) -> list[Action]:
    """J-Y-8: any bonus may be forfeited."""
    return [("forfeit", number) for number in waiting(state)] if now(state) else []


def apply_forfeit(state: JohannaState, seat: int, action: Action) -> str:
    """J-AMB-17: a yellow bonus stays claimed."""
    bonus = state.tables.bonuses[action[1]]
    state.queue.remove(action[1])
    if state.listener is not None:
        state.emit(Event("forfeit", "J-Y-8", seat, {"bonus": bonus.name, "from": bonus.id}))
    return "next"


def later_options(state: JohannaState, seat: int) -> list[Action]:
    """J-Y-11: before the action bonuses may be kept until after it."""
    return [("later",)] if not state.acted else []


def apply_later(state: JohannaState, seat: int, action: Action) -> str:
    state.waits = True
    return "next"


# -- notation ----------------------------------------------------------------------------------------------


def write_bonus(state: JohannaState, action: Action) -> str:
    return f"{action[0]} {state.tables.bonuses[action[1]].name}"


def read_bonus(state: JohannaState, seat: int, text: str) -> Action:
    """`bonus monk`, `bonus 2 coins`, `bonus coins`; persons in German, and where the bonus stands, too."""
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip().removeprefix("1 ")
    tables = state.tables
    if rest in tables.bonus_ids and tables.bonus_ids[rest] in state.queue:
        return (verb, tables.bonus_ids[rest])
    person = find_word(rest, {p.id: (p.name.en, p.name.de) for p in tables.sheets.persons})
    wanted = _stem(person or rest)
    known = {bonus.name: number for number, bonus in enumerate(tables.bonuses)}
    matching = [number for number in waiting(state) if wanted in _names(tables.bonuses[number].name)]
    exact = [number for number in matching if plain(tables.bonuses[number].name) == plain(rest)]
    if len(matching) > 1 and len(exact) != 1:
        said = [tables.bonuses[number].name for number in matching]
        raise Ambiguous("which-bonus", text=text, known=said)
    if matching:
        return (verb, (exact or matching)[0])
    for name, number in known.items():
        if wanted in _names(name):
            return (verb, number)
    raise Malformed("no-such-bonus", word=text, known=(), count=0, near="", hints=0)


def _stem(name: str) -> str:
    return plain(re.sub(r"s$", "", name))


def _names(name: str) -> set[str]:
    """A bonus by its name with and without its number."""
    return {_stem(name), _stem(re.sub(r"^\d+ ", "", name))}


def _not_waiting(state: JohannaState, seat: int, action: Action) -> bool:
    return action[1] not in state.queue


def _too_early(state: JohannaState, seat: int, action: Action) -> bool:
    return not now(state)


def _nothing_comes(state: JohannaState, seat: int, action: Action) -> bool:
    return not bonus_possible(state, action[1])


def _after_the_action(state: JohannaState, seat: int, action: Action) -> bool:
    return state.acted


def show_bonus(state: JohannaState, seat: int, action: Action) -> dict[str, object]:
    bonus = state.tables.bonuses[action[1]]
    return {
        "targets": [f"bonus:{bonus.id}"],
        "args": {"bonus": bonus.effect.what or bonus.effect.kind, "amount": bonus.effect.amount},
        "from": bonus.id,
        **(preview(state, seat, action) if action[0] == "bonus" else {"marks": [], "bonuses": []}),
    }


BONUS = Verb(
    "bonus",
    bonus_options,
    apply_bonus,
    rules=("J-Y-7",),
    write=write_bonus,
    read=read_bonus,
    describe=show_bonus,
    limits=(
        Limit("J-Y-7", "not-waiting", _not_waiting),
        Limit("J-AMB-31", "too-early", _too_early),
        Limit("J-A-6", "nothing-to-gain", _nothing_comes, blanks=lambda state, seat, action: {"at": "bonus"}),
    ),
)
FORFEIT = Verb(
    "forfeit",
    forfeit_options,
    apply_forfeit,
    rules=("J-Y-8",),
    write=write_bonus,
    read=read_bonus,
    describe=show_bonus,
    limits=(Limit("J-Y-7", "not-waiting", _not_waiting), Limit("J-AMB-31", "too-early", _too_early)),
)
LATER = Verb(
    "later",
    later_options,
    apply_later,
    rules=("J-Y-11",),
    describe=nothing,
    limits=(Limit("J-Y-11", "after-the-action", _after_the_action),),
)
