"""The sequence of play as data.

A flow is an ordered table of named steps; reading the table is reading the rulebook's sequence. A step
does something (`Do`), asks somebody (`Ask`), draws (`Draw`) or enters another flow (`Call`). Where play
stands is a list of addresses in the state, so a game can be copied and saved in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from . import listing
from .problems import Blank, Refusal

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
"""The state of the game that a step, a verb or a limit belongs to."""

Action = tuple[Any, ...]
"""A verb and its arguments, all plain values: ("lay", square, quarter)."""

Jump = str | None
"""Where play goes after a step: None to the next one, the name of a step to that one."""

ASK_AGAIN: Final = "*stay*"
"""Returned by an answer: ask the same seat again (planning in small actions)."""

ENTER_FLOW: Final = "into "
"""Returned by an answer, with the name of a flow: play that flow, then ask the same decision again."""

NOBODY: tuple[int, ...] = ()
"""A decision that falls away."""

CHANCE: Final = -1
"""Pending seat of a draw when no sampler is given."""


@dataclass(frozen=True)
class Limit(Generic[S]):
    """A "may not" of the rulebook: it forbids some actions and names its rule."""

    rule: str
    code: str
    forbids: Callable[[S, int, Action], bool]
    verbs: Collection[str] = ()
    when: Callable[[S], bool] | None = None
    """Asked once for a decision: whether the limit matters at all now. It saves asking for every option."""
    built_in: bool = False
    """Whether no option breaks it anyway; then it only explains a refusal."""
    sift: Callable[[S, int, Sequence[Action]], Sequence[Action]] | None = None
    """What is left of many options at once, where that is quicker than to ask for each of them."""
    blanks: Callable[[S, int, Action], Mapping[str, Blank]] = lambda state, seat, action: {}
    """What the sentence of the refusal needs to know; nothing that the seat may not see."""

    def covers(self, verb: str) -> bool:
        return not self.verbs or verb in self.verbs


@dataclass(frozen=True, slots=True)
class Option:
    """An action as it is offered: its line of text, what it touches on the board, and why it is allowed."""

    text: str
    verb: str
    label: str
    args: Mapping[str, Any]
    targets: tuple[str, ...]
    rules: tuple[str, ...]
    data: Mapping[str, Any]
    action: Action
    """The same for the rules: what `act` takes. A page sends the text back instead."""


@dataclass(frozen=True)
class Verb(Generic[S]):
    """One way to answer a decision: how it is listed, carried out, written, read and explained."""

    name: str
    options: Callable[[S, int], Sequence[Action]]
    apply: Callable[[S, int, Action], Jump]
    rules: tuple[str, ...] = ()
    write: Callable[[S, Action], str] = lambda state, action: " ".join(map(str, action))
    read: Callable[[S, int, str], Action] = lambda state, seat, text: tuple(text.split())
    limits: tuple[Limit[S], ...] = ()
    describe: Callable[[S, int, Action], Mapping[str, Any]] = lambda state, seat, action: {}
    """What a page needs to show the option: `targets`, `args` for its label, anything else as data."""
    check: Callable[[S, int, Action], Refusal | None] | None = None
    """For answers too many to list: why this one may not be given, None when it may."""


@dataclass(slots=True)
class Step(Generic[S]):
    """A named place in a flow: an anchor that modules can refer to."""

    name: str
    rules: tuple[str, ...] = ()
    module: str = ""
    flow: str = ""


@dataclass(slots=True)
class Do(Step[S]):
    """Something that happens by itself."""

    run: Callable[[S], Jump] = lambda state: None


@dataclass(slots=True)
class Draw(Step[S]):
    """A draw: chance decides among weighted outcomes. No weights, no draw."""

    topic: str = ""
    weights: Callable[[S], Sequence[int]] = lambda state: ()
    apply: Callable[[S, int], Jump] = lambda state, index: None
    write: Callable[[S, int], str] = lambda state, index: str(index)
    read: Callable[[S, str], int] = lambda state, text: int(text)
    secret: Callable[[S], tuple[int, ...] | None] = lambda state: None
    """Who may know the outcome; None means everybody."""
    owner: Callable[[S], int | None] = lambda state: None
    """From whose bag it comes; None means from what belongs to all."""
    number: Callable[[S], int] = lambda state: 1
    """How many are drawn here one after the other."""


@dataclass(slots=True)
class Ask(Step[S]):
    """A decision: of one seat, or of several at once (each hidden from the others until all are done)."""

    decision: str = ""
    kind: str = "pick"
    who: Callable[[S], int | tuple[int, ...]] = lambda state: NOBODY
    verbs: tuple[Verb[S], ...] = ()
    optional: tuple[Verb[S], ...] = ()
    """Verbs that may be used as well as the answer; alone they are no reason to ask."""
    opened_by: Callable[[S, int, Action], bool] | None = None
    """Which optional actions open other answers: those are a reason to ask where nothing can be chosen."""
    opener: str = ""
    """The verb of those actions."""
    limits: tuple[Limit[S], ...] = ()
    empty: str | None = None
    """Where to go when there is nothing to choose; None goes on."""
    forced: bool = False
    """Whether a single option is taken without asking."""
    uninterruptible: bool = False
    """Whether no optional verb may come in: the decision is part of something done in one go."""
    tags: tuple[str, ...] = ()
    """What modules find all decisions of a sort by, whichever module brought them."""
    table: dict[str, Verb[S]] = field(default_factory=dict)
    asking: listing.Asking = field(init=False, repr=False, compare=False)

    def compile(self) -> None:
        """What the options are looked up in, once all modules have contributed."""
        self.table = {verb.name: verb for verb in (*self.verbs, *self.optional)}
        self.asking = listing.Asking(self)

    def offer(self, state: S, seat: int) -> list[Action]:
        """All options of a seat."""
        return listing.offer(self.asking, state, seat)

    def allowed(self, state: S, seat: int, verb: str, actions: Sequence[Action]) -> Sequence[Action]:
        """Those of a verb's actions that no module forbids."""
        return listing.sifted(state, seat, verb, actions, listing.limits_now(self.asking, state))

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The first limit in the way of an action, or None."""
        verb = self.table.get(action[0])
        if verb and verb.check and (refusal := verb.check(state, seat, action)):
            return refusal
        for limit in (*(verb.limits if verb else ()), *self.limits):
            if limit.when is not None and not limit.when(state):
                continue
            if limit.covers(action[0]) and limit.forbids(state, seat, action):
                return Refusal(limit.code, limit.rule, limit.blanks(state, seat, action))
        return None


@dataclass(slots=True)
class Call(Step[S]):
    """Enters another flow when its condition holds, and comes back after it. `again` repeats it."""

    target: str = ""
    when: Callable[[S], bool] = lambda state: True
    again: bool = False


@dataclass(slots=True)
class Anchor(Step[S]):
    """A place where the base game does nothing and a module may."""


@dataclass(slots=True)
class Return(Step[S]):
    """The end of a flow."""


@dataclass(frozen=True)
class Flow(Generic[S]):
    """An ordered table of steps."""

    name: str
    steps: tuple[Step[S], ...]
