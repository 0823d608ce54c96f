"""What a game can be set up with: sets, elements, switches, presets, and a checked choice among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .problems import Blank, SetupProblem, unknown

Texts = Mapping[str, str]
"""A text in each language: {"en": …, "de": …}."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A set of tiles or an element of the rules that can be in play or not."""

    name: str
    titles: Texts
    rules: tuple[str, ...] = ()
    help: Texts = field(default_factory=dict)
    brings: tuple[str, ...] = ()  # elements that a set turns on
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    tiles: int = 0  # that a set brings
    picture: str = ""  # something that a set brings, as the page draws it: `tile BA-01`


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule that can be read in more than one way."""

    name: str
    values: tuple[Any, ...]
    default: Any
    rule: str
    weight: str = "minor"
    module: str = "base"
    titles: Texts = field(default_factory=dict)
    help: Texts = field(default_factory=dict)
    labels: Mapping[str, Texts] = field(default_factory=dict)
    fixed: bool = False  # listed, but only its default is built
    offered: bool = True  # else records may name it, but nobody is asked: it would change nothing
    bounds: tuple[int, int] | None = None  # a whole number between these, instead of `values`
    longest: int = 0  # a text of at most so many characters, instead of `values`; the game reads it
    only: tuple[str, Any] | None = None  # another switch, and the value with which this one acts
    follows: str = ""  # another switch, by whose value `defaults` overrules the default
    defaults: Mapping[str, Any] = field(default_factory=dict)

    def read(self, value: Any) -> Any:
        """A value from a command line or a record; text is matched with the values' own spelling."""
        if self.bounds:
            return self._number(value, *self.bounds)
        if self.longest:
            return self._text(value)
        for known in self.values:
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return known
            if isinstance(value, str) and value.lower() == str(known).lower():
                return known
        known = [str(v).lower() if isinstance(v, bool) else str(v) for v in self.values]
        raise self._cannot_be(value, known=known)

    def _cannot_be(self, value: Any, detail: str = "", **blanks: Blank) -> SetupProblem:
        return SetupProblem(
            "unknown-value", blanks, detail=detail, rule=self.rule, option=self.name, word=str(value)
        )

    def _number(self, value: Any, low: int, high: int) -> int:
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = low - 1
        if isinstance(value, bool | float) or not low <= number <= high:
            raise self._cannot_be(value, "number", min=low, max=high)
        return number

    def _text(self, value: Any) -> str:
        if not isinstance(value, str) or len(value) > self.longest:
            raise self._cannot_be(value, "text", most=self.longest)
        return value


@dataclass(frozen=True, slots=True)
class Preset:
    """A usual bundle, by the name on the box or on the tongue."""

    name: str
    titles: Texts
    sets: tuple[str, ...] = ()
    elements: tuple[str, ...] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    help: Texts = field(default_factory=dict)
    seats: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked choice: what a ruleset is compiled from."""

    game: str
    seats: int
    sets: tuple[str, ...]
    elements: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    _values: dict[str, Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_values", dict(self.options))

    def option(self, name: str) -> Any:
        return self._values[name]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that a game offers before it starts."""

    game: str
    seats: tuple[int, int]
    sets: tuple[Choice, ...]
    elements: tuple[Choice, ...]
    switches: tuple[Switch, ...]
    presets: tuple[Preset, ...]
    default_sets: tuple[str, ...]
    seats_rule: str = ""
    settle: Callable[[Setup], Setup] = lambda setup: setup  # the game's last word: texts read, or refused

    def setup(
        self,
        seats: int,
        sets: Sequence[str] = (),
        elements: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Setup:
        """Check a choice. Names of presets count as sets; an element with a minus in front stays out."""
        low, high = self.seats
        if not low <= seats <= high:
            raise SetupProblem(
                "seats", rule=self.seats_rule or None, game=self.game, min=low, max=high, count=seats
            )
        chosen: dict[str, None] = {}
        values: dict[str, Any] = {}
        wanted: list[str] = []
        for name in sets or self.default_sets:
            preset = next((p for p in self.presets if p.name == name), None)
            if preset:
                chosen.update(dict.fromkeys(preset.sets))
                values.update(preset.options)
                wanted.extend(preset.elements or ())
            else:
                chosen[self._known(self.sets, name, "set").name] = None
        wanted.extend(elements or ())
        order = [c.name for c in self.sets if c.name in chosen]
        picked = self._elements(order, wanted)
        self._fit(order, picked)
        values.update(options or {})
        return self.settle(Setup(self.game, seats, tuple(order), tuple(picked), self._options(values)))

    def switch(self, name: str) -> Switch:
        switch = next((s for s in self.switches if s.name == name), None)
        if switch is None:
            raise SetupProblem("unknown-option", unknown(name, [s.name for s in self.switches if s.offered]))
        return switch

    def defaults(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The default of every switch; some follow the value that another one has."""
        result = {s.name: s.default for s in self.switches}
        for switch in self.switches:
            if switch.follows:
                other = values.get(switch.follows, result[switch.follows])
                result[switch.name] = switch.defaults.get(other, switch.default)
        return result

    def _known(self, choices: Iterable[Choice], name: str, what: str) -> Choice:
        for choice in choices:
            if choice.name == name:
                return choice
        names = [c.name for c in choices] + ([p.name for p in self.presets] if what == "set" else [])
        raise SetupProblem(f"unknown-{what}", unknown(name, names))

    def _elements(self, sets: list[str], wanted: Iterable[str]) -> list[str]:
        brought = {e for c in self.sets if c.name in sets for e in c.brings}
        for name in wanted:
            known = self._known(self.elements, name.removeprefix("-"), "element").name
            (brought.discard if name.startswith("-") else brought.add)(known)
        return [e.name for e in self.elements if e.name in brought]

    def _fit(self, sets: list[str], elements: list[str]) -> None:
        for choices, chosen, others in ((self.sets, sets, elements), (self.elements, elements, sets)):
            for choice in (c for c in choices if c.name in chosen):
                # a set and an element may share a name
                present = {*others, *(name for name in chosen if name != choice.name)}
                for other in choice.excludes:
                    if other in present:
                        raise SetupProblem("excluded", game=self.game, what=choice.name, other=other)
                if choice.requires and not present & set(choice.requires):
                    raise SetupProblem("missing", game=self.game, what=choice.name, other=choice.requires)

    def _options(self, values: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
        chosen = {name: self.switch(name).read(value) for name, value in values.items()}
        result = self.defaults(chosen)
        for name, value in chosen.items():
            if self.switch(name).fixed and value != result[name]:
                raise SetupProblem("fixed-option", option=name, word=str(result[name]))
            result[name] = value
        return tuple(result.items())
