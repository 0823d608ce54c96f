"""A game compiled for one choice of sets, elements and switches: immutable, shared by all its states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

from .catalogue import Setup
from .chance import Sampler
from .events import Event, Listener
from .flow import (
    ASK_AGAIN,
    CHANCE,
    ENTER_FLOW,
    Action,
    Anchor,
    Ask,
    Call,
    Do,
    Draw,
    Option,
    Return,
    S,
    Step,
)
from .game import SEATS, Decision, Game
from .hooks import Hook
from .listing import Asking, offer
from .modules import Module, build
from .problems import Malformed, Problem, Refusal, Refused, SetupProblem, unknown
from .slices import Slices
from .state import decode, decode_slice, encode, encode_slice, fields

P = ParamSpec("P")
R = TypeVar("R")

SET_UP: Hook[[Any], None] = Hook(
    "set-up", "state", "the state of a new game is there, before anything is given"
)
"""The one hook of the kernel. A game's own hooks say what state they are about."""


def _is_through(state: Any) -> bool:
    """A flow that has come to its end always goes back."""
    return True


ASKS: Final[dict[Any, Callable[[Any], Any]]] = {
    Do: lambda step: step.run,
    Call: lambda step: step.when,
    Draw: lambda step: step.weights,
    Ask: lambda step: step.who,
    Return: lambda step: _is_through,
}
"""What the loop asks of a step first; these are all kinds of steps that it meets. None is nothing to do."""
DO: Final = 0
CALL: Final = 1
DRAW: Final = 2
RETURN: Final = 4
"""The same as numbers, which are told apart at once."""


class Called:
    """A flow that is entered: its first step, and how far its call has got when it comes back."""

    __slots__ = ("entry", "on")

    def __init__(self, entry: int, on: int) -> None:
        self.entry = entry
        self.on = on


def _cited(steps: Iterable[Step[S]]) -> set[str]:
    """The rules that steps, their verbs and their limits name."""
    cited: set[str] = set()
    for step in steps:
        cited.update(step.rules)
        if isinstance(step, Ask):
            verbs = (*step.verbs, *step.optional)
            limits = (*step.limits, *(limit for verb in verbs for limit in verb.limits))
            cited.update(*(verb.rules for verb in verbs), (limit.rule for limit in limits))
    return cited


class Ruleset(Generic[S]):
    """The compiled rules. Its methods are all that bots, tables and records need."""

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        modules = sorted(game.modules(setup), key=lambda module: module.late)
        built = build(setup, game.flows(setup), modules)
        self._listeners = {hook: tuple(functions) for hook, functions in built.listeners.items()}
        self.slices = built.slices
        self.program: list[Step[S]] = []
        self.entries: dict[str, int] = {}
        self.labels: dict[str, int] = {}
        for flow, steps in built.flows.items():
            self.entries[flow] = len(self.program)
            for step in (*steps, Return("end of " + flow, flow=flow)):
                if step.name in self.labels:
                    raise ValueError(f"two steps are called {step.name!r}")
                self.labels[step.name] = len(self.program)
                if isinstance(step, Anchor):  # costs nothing: its name stands for the step that follows
                    continue
                self.program.append(step)
                if isinstance(step, Ask):
                    step.compile()
        self._kinds = [list(ASKS).index(type(step)) for step in self.program]
        self._asks: list[Callable[[S], Any]] = [ASKS[type(step)](step) for step in self.program]
        self._needs = [self._needed(step) for step in self.program]
        self._check_rules(modules)
        self.tables: Any = game.tables(self)

    def _needed(self, step: Step[S]) -> Any:
        """What the loop needs of a step after it has asked."""
        if isinstance(step, Ask):
            return step.asking
        if isinstance(step, Draw):
            return step.apply
        if isinstance(step, Call):
            return Called(self.entries[step.target], 0 if step.again else 1)
        return None

    def _check_rules(self, modules: Sequence[Module[S]]) -> None:
        """Every rule that a part, a step, a verb or a limit names is in the rulebook."""
        offer = self.game.catalogue
        for part in (*offer.sets, *offer.elements):
            if part.name in {*self.setup.sets, *self.setup.elements}:
                self._demand(part.name, part.rules)
        missing = {rule for rule in _cited(self.program) if rule not in self.game.rulebook}
        for count in range(len(modules) + 1) if missing else ():  # build again, to tell whose they are
            built = build(self.setup, self.game.flows(self.setup), modules[:count])
            cited = _cited(step for steps in built.flows.values() for step in steps)
            self._demand(modules[count - 1].name if count else "base", missing & cited)

    def _demand(self, module: str, rules: Iterable[str]) -> None:
        if missing := sorted(rule for rule in rules if rule not in self.game.rulebook):
            raise SetupProblem("unknown-rule", detail="module", module=module, rules=missing)

    def listeners(self, hook: Hook[P, R]) -> tuple[Callable[P, R], ...]:
        """What the modules in play do at a hook, in their order."""
        return cast("tuple[Callable[P, R], ...]", self._listeners.get(hook, ()))

    # -- playing ---------------------------------------------------------------------------------------

    def start(
        self,
        sampler: Sampler | None,
        given: Mapping[str, Any] | None = None,
        chance: Mapping[str, Any] | None = None,
        listener: Listener | None = None,
    ) -> S:
        """A new game, played on to its first decision."""
        state = self.set_up()
        state.listener = listener
        if given:
            self.game.apply_position(state, given)
        if chance:
            self.game.force_draws(state, chance)
        state.frames.append(0)
        self.run(state, sampler)
        return state

    def set_up(self, first: Callable[[S], None] = lambda state: None) -> S:
        """The state of a new game before its first step; `first` is done before the modules set up theirs."""
        state = self.game.initial(self)
        state.slices = Slices({kind: kind() for kind in self.slices})
        first(state)
        for prepare in self.listeners(SET_UP):
            prepare(state)
        return state

    def options(self, state: S, seat: int) -> list[Action]:
        """All that a seat may do now; empty when it is not asked."""
        pending = state.pending
        if seat not in pending:
            return []
        if len(pending) == 1:
            return state.options
        return offer(self._asking(state), state, seat)

    def act(self, state: S, seat: int, action: Action, sampler: Sampler | None) -> None:
        """Carry out an action if the rules allow it; else raise `Refused` and change nothing."""
        self.permit(state, seat, action)
        self.apply(state, seat, action, sampler)

    def permit(self, state: S, seat: int, action: Action) -> None:
        """Raise `Refused` unless a seat may do this now."""
        if not self.allows(state, seat, action):
            raise Refused(self.refusal(state, seat, action), self.game.name, seat)

    def allows(self, state: S, seat: int, action: Action) -> bool:
        """Whether a seat may do this now: it is an option, or one of those too many to list."""
        if action in self.options(state, seat):
            return True
        verb = self.ask(state).table.get(action[0]) if action and seat in state.pending else None
        if verb is None or verb.check is None:
            return False
        try:
            return verb.check(state, seat, action) is None
        except (ValueError, IndexError, KeyError, TypeError):  # arguments that mean nothing here
            return False

    def apply(self, state: S, seat: int, action: Action, sampler: Sampler | None) -> None:
        """Carry out an action that is known to be an option, and play on to the next decision."""
        asking = self._asking(state)
        jump = asking.answers[action[0]](state, seat, action)
        state.serial += 1
        pending = state.pending
        if len(pending) > 1 or state.answered:
            counts = list(state.answered or (0,) * self.setup.seats)
            counts[seat] += 1
            state.answered = tuple(counts)
            if jump is None and len(pending) > 1:
                state.pending = tuple(s for s in pending if s != seat)
                self._refresh(state, asking)
                return
            if jump == ASK_AGAIN:
                self._refresh(state, asking)
                return
        state.pending = ()
        if jump is None:
            state.frames[-1] += 1
        elif jump in self.labels:
            state.frames[-1] = self.labels[jump]
        elif jump != ASK_AGAIN:
            state.frames.append(self.entries[jump.removeprefix(ENTER_FLOW)])
        self.run(state, sampler)

    def resolve(self, state: S, index: int, sampler: Sampler | None = None) -> None:
        """Answer a draw that the state waits for: an explicit chance node for search and research."""
        if state.pending != (CHANCE,):
            raise Malformed("nothing-to-draw")
        step: Any = self.program[state.frames[-1]]
        weights = step.weights(state)
        if not 0 <= index < len(weights) or weights[index] <= 0:
            raise Malformed("impossible-outcome", topic=step.topic, word=str(index))
        state.pending = ()
        self._go(state, step.apply(state, index))
        self.run(state, sampler)

    def run(self, state: S, sampler: Sampler | None) -> None:
        """Carry out steps until somebody is asked, chance is wanted without a sampler, or all is over."""
        frames = state.frames
        kinds = self._kinds
        asks = self._asks
        needs = self._needs
        labels = self.labels
        address = frames[-1] if frames else -1
        while address >= 0:
            asked = asks[address](state)
            if asked is None:  # most steps
                address += 1
                frames[-1] = address
                continue
            kind = kinds[address]
            if kind == RETURN:
                frames.pop()
                address = frames[-1] if frames else -1
                continue
            if kind == DO:
                jump = asked
            elif kind == CALL:
                if asked:
                    called: Called = needs[address]
                    frames[-1] = address + called.on
                    address = called.entry
                    frames.append(address)
                    continue
                jump = None
            elif kind == DRAW:
                if not asked:
                    jump = None
                elif sampler is None:
                    state.pending = (CHANCE,)
                    state.answered = ()
                    state.options = []
                    return
                else:
                    step: Any = self.program[address]
                    jump = needs[address](state, sampler.pick(step, state, asked))
            else:
                asking: Asking = needs[address]
                if isinstance(asked, int):
                    options = offer(asking, state, asked)
                    if not options:
                        jump = asking.empty
                    elif asking.forced and len(options) == 1:
                        if state.listener is not None:
                            self._tell_forced(state, asked, options[0])
                        jump = asking.answers[options[0][0]](state, asked, options[0])
                        jump = None if jump == ASK_AGAIN else jump
                    else:
                        state.options = options
                        state.pending = (asked,)
                        state.asked = state.serial
                        state.answered = ()
                        return
                elif asked:
                    state.pending = asked
                    state.asked = state.serial
                    state.answered = ()
                    self._refresh(state, asking)
                    return
                else:
                    jump = asking.empty
            address = address + 1 if jump is None else labels[jump]
            frames[-1] = address
        state.pending = ()
        state.answered = ()
        state.options = []

    def _tell_forced(self, state: S, seat: int, action: Action) -> None:
        step = self.ask(state)
        text = step.table[action[0]].write(state, action)
        data = {"decision": step.decision or step.name, "action": text}
        state.emit(Event("forced", (*step.rules, "")[0], seat, data))

    def _go(self, state: S, jump: str | None) -> None:
        if jump is None:
            state.frames[-1] += 1
        else:
            state.frames[-1] = self.labels[jump]

    def _asking(self, state: S) -> Asking:
        asking: Asking = self._needs[state.frames[-1]]
        return asking

    def _refresh(self, state: S, asking: Asking) -> None:
        state.options = offer(asking, state, state.pending[0]) if len(state.pending) == 1 else []

    # -- asking ----------------------------------------------------------------------------------------

    def step(self, state: S) -> Step[S]:
        """The step at which a state stands."""
        return self.program[state.frames[-1]]

    def ask(self, state: S) -> Ask[S]:
        """The decision at which a state stands; only while somebody is asked."""
        return cast("Ask[S]", self.program[state.frames[-1]])

    def decision(self, state: S) -> Decision | None:
        """What is asked now; None when the game is over or chance is awaited."""
        if state.over or state.pending == (CHANCE,):
            return None
        step = self.ask(state)
        answered = state.answered or (0,) * self.setup.seats
        tags = {s: f"{state.asked}.{answered[s]}" for s in state.pending}
        return Decision(step.decision or step.name, step.kind, state.pending, step.name, step.rules, tags)

    def refusal(self, state: S, seat: int, action: Action) -> Refusal:
        """Why a seat may not do this now."""
        if state.over:
            return Refusal("game-over", "")
        if seat not in state.pending:
            return self._not_asked(state)
        step = self.ask(state)
        if not action or action[0] not in step.table:
            return Refusal("not-now", "", {"decision": step.decision or step.name, "seat": SEATS[seat]})
        try:
            refusal = step.refusal(state, seat, action)
        except (ValueError, IndexError, KeyError, TypeError):  # arguments that mean nothing here
            refusal = None
        return refusal or Refusal("not-offered", (*step.table[action[0]].rules, "")[0])

    def _not_asked(self, state: S) -> Refusal:
        seats = [SEATS[seat] for seat in state.pending if seat != CHANCE]
        return Refusal("not-your-turn", "", {"seats": seats, "count": len(seats)})

    def write(self, state: S, action: Action) -> str:
        """An action as one line of text."""
        return self.ask(state).table[action[0]].write(state, action)

    def read(self, state: S, seat: int, text: str) -> Action:
        """The action that a line of text means; `Malformed` or `Ambiguous` when there is not one."""
        verb = text.split(" ", 1)[0]
        table = self.ask(state).table if seat in state.pending else {}
        if verb not in table:
            if not table or any(isinstance(step, Ask) and verb in step.table for step in self.program):
                raise Refused(self.refusal(state, seat, (verb,)), self.game.name, seat)
            raise Malformed("unknown-verb", unknown(verb, table))
        try:
            return table[verb].read(state, seat, text)
        except Problem as problem:
            problem.game = self.game.name
            raise
        except (ValueError, IndexError, KeyError, AttributeError):
            raise Malformed("unreadable", text=text) from None

    def describe(self, state: S, seat: int) -> list[Option]:
        """The options of a seat as a page or a terminal shows them, sorted by their text."""
        options = [self.option(state, seat, action) for action in self.options(state, seat)]
        return sorted(options, key=lambda o: o.text)

    def option(self, state: S, seat: int, action: Action) -> Option:
        """One action as it is shown; also one of those too many to list."""
        verb = self.ask(state).table[action[0]]
        more = dict(verb.describe(state, seat, action))
        args, targets = more.pop("args", {}), tuple(more.pop("targets", ()))
        label = more.pop("label", f"{self.game.name}-{verb.name}")
        return Option(verb.write(state, action), verb.name, label, args, targets, verb.rules, more, action)

    # -- keeping ---------------------------------------------------------------------------------------

    def save(self, state: S) -> dict[str, Any]:
        """A state as JSON; play goes on from it with `load`."""
        saved = {name: encode(getattr(state, name)) for name in fields(state) if name != "slices"}
        saved["slices"] = {name: encode_slice(state.slices[kind]) for kind, name in self.slices.items()}
        saved["frames"] = [self.program[address].name for address in state.frames]
        return saved

    def load(self, saved: Mapping[str, Any]) -> S:
        """A state from `save`, under the same ruleset."""
        state = self.game.initial(self)
        try:
            for name in fields(state):
                if name == "frames":
                    state.frames = [self.labels[label] for label in saved["frames"]]
                elif name == "slices":
                    slices = saved["slices"]
                    loaded = {kind: decode_slice(kind, slices[name]) for kind, name in self.slices.items()}
                    state.slices = Slices(loaded)
                else:
                    setattr(state, name, decode(saved[name]))
        except (KeyError, TypeError, ValueError) as error:
            raise Problem("bad-state", why=str(error)) from None
        if len(state.pending) == 1 and state.pending[0] != CHANCE:
            self._refresh(state, self._asking(state))
        return state

    def is_same_position(self, one: S, other: S) -> bool:
        """Whether two states are the same position."""
        return self.save(one) == self.save(other)
