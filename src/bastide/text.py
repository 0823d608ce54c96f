"""Everything a person reads, in each language, from the Fluent files under `locale`.

The page reads the same files, so a sentence exists once. Ids follow the things they name:
`carcassonne-lay` an option, `carcassonne-ask-D-PLACE` a decision, `carcassonne-event-score` a log line,
`carcassonne-term-tile` a word of a formula. docs/words.md tells how a sentence is put together.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, TypedDict

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .carcassonne.expansions import folders
from .games import PLACES, load
from .kernel import SEATS, Formula, Problem, RecordProblem, formula_text

LANGUAGES = ("en", "de")

UNNAMED = ("Alix", "Bertran", "Clemence", "Denis", "Elinor", "Fulk")
"""Who sits at seats A to F without having given a name, in every language."""

NO_NAMES = frozenset(
    {"", "You", "Du", *SEATS, *(f"{word} {seat}" for word in ("Player", "Spieler") for seat in SEATS)}
)
"""What is stored for people without a name: nothing, and the words of earlier versions."""


PARTS = ("page", *PLACES)
"""What the page takes its texts in: what it says everywhere, and what it says of a game."""
COMMAND_LINE = "command-line"


def of_system() -> str:
    """The language of whoever types a command, as their system tells it."""
    told = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return next((language for language in LANGUAGES if told.startswith(language)), LANGUAGES[0])


@cache
def source(language: str, part: str | None = None) -> str:
    """All texts of a language, or a part of them."""
    folder = files(__package__).joinpath("locale", language)
    shared = sorted(folder.iterdir(), key=lambda p: p.name)
    sources = [p for p in shared if part in (None, _part_of(p.name))]
    if part in (None, "carcassonne"):
        sources += [p for box in folders().values() if (p := box.joinpath(f"{language}.ftl")).is_file()]
    return "\n".join(p.read_text(encoding="utf-8") for p in sources)


def _part_of(file: str) -> str:
    """A game's files begin with its name."""
    name = file.removesuffix(".ftl")
    if name in ("arena", "cli"):
        return COMMAND_LINE
    return next((game for game in PLACES if name == game or name.startswith(f"{game}-")), "page")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle(
        [language, "en"], functions={"WORD": _word(language), "WORDS": _words(language)}, use_isolating=False
    )
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def _word(language: str) -> Any:
    """Make `WORD(group, name, form: "acc")`: a noun that is known only at run time, in one of its forms.

    The forms are attributes of the message `<group>-<name>`; a form that is missing is the noun itself.
    """

    def word(group: str, name: object, form: str = "") -> str:
        bundle = _bundle(language)
        identifier = f"{group}-{name}"
        if not bundle.has_message(identifier):
            return str(name)
        message = bundle.get_message(identifier)
        pattern = message.attributes.get(form, message.value)
        return str(name) if pattern is None else str(bundle.format_pattern(pattern, {})[0])

    return word


def _words(language: str) -> Any:
    """Make `WORDS(group, names, form: "a", join: "or")`: several nouns, joined by "and" or "or"."""
    word = _word(language)

    def words(group: str, names: object, form: str = "", join: str = "and") -> str:
        nouns = [word(group, name, form) for name in str(names).split(", ") if name]
        return format_list(nouns, "or" if join == "or" else "standard", locale=_locale(language))

    return words


def has(identifier: str, language: str = "en") -> bool:
    return bool(_bundle(language).has_message(identifier))


def say(identifier: str, language: str = "en", **args: Any) -> str:
    """A text with its blanks filled in; the id itself where a text is missing."""
    bundle = _bundle(language)
    if not bundle.has_message(identifier):
        return identifier
    message = bundle.get_message(identifier)
    assert message.value is not None  # a noun has a value besides its forms
    text, _ = bundle.format_pattern(message.value, args)
    return str(text)


def label(identifier: str, language: str = "en", **args: Any) -> str:
    """A text that stands by itself: it may begin with a form of a noun and gets its capital here."""
    return capital(say(identifier, language, **args))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Actor(TypedDict):
    """The blanks of a sentence about people: `who` chooses between "You place" and "Alix places"."""

    who: str
    name: str
    names: str
    count: int


def actor(
    seats: Sequence[int], names: Sequence[str], language: str = "en", reader: int | None = None
) -> Actor:
    """Who acts, as the reader's sentences call them. To spectators nobody is `me`."""
    who = "many" if len(seats) > 1 else "me" if list(seats) == [reader] else "other"
    called = [name_at(seat, names) for seat in sorted(seats, key=lambda seat: seat == reader)]
    return {
        "who": who,
        "name": called[0] if called else "",
        "names": join(called, language),
        "count": len(called),
    }


def name_at(seat: int, names: Sequence[str]) -> str:
    """How a seat is called: by the name that is stored, else by the name that goes with the seat."""
    stored = names[seat] if seat < len(names) else ""
    return UNNAMED[seat] if stored in NO_NAMES else stored


def join(names: Sequence[str], language: str = "en") -> str:
    """`Alix, Bertran and Denis`."""
    return format_list(list(names), locale=_locale(language))


def _locale(language: str) -> str:
    return "en_GB" if language == "en" else language


def problem(
    problem: Problem, language: str = "en", names: Sequence[str] = (), reader: int | None = None
) -> str:
    """What is wrong, in words: the only place where a problem becomes a sentence. The page has its own, in
    `web/src/lib/problems.ts`. `names` are those of the seats. A refusal calls "you" who tried it; to other
    readers it is quoted.
    """
    if isinstance(problem, RecordProblem):
        names = names or problem.names
    blanks = _blanks(problem, language, names)
    sentence = next((say(id, language, **blanks) for id in _sentences(problem) if has(id, language)), "")
    sentence = sentence or str(blanks.get("note", "")) or _rule(problem, language) or str(problem)
    if problem.seat is not None:  # a sentence may begin with a form of a noun
        sentence = capital(sentence)
    if problem.seat is not None and problem.seat != reader:
        sentence = say("problem-to", language, name=name_at(problem.seat, names), problem=sentence)
    index = problem.index if isinstance(problem, RecordProblem) else None
    if index is not None:
        return say("problem-in-move", language, index=index, problem=sentence)
    if "face" in blanks:
        return say("problem-in-face", language, face=blanks["face"], problem=sentence)
    if isinstance(problem, RecordProblem):
        return say("problem-in-header", language, problem=sentence)
    return sentence


def _sentences(problem: Problem) -> Iterator[str]:
    """The ids that a sentence may have: `no-such-figure` has one of its own, or that of `no-such`."""
    words = "-".join(filter(None, (problem.code, problem.detail))).split("-")
    for end in range(len(words), 0, -1):
        if "note" in problem.blanks and end < len(problem.code.split("-")):
            return
        yield f"{problem.game}-refusal-{'-'.join(words[:end])}"
        yield f"refusal-{'-'.join(words[:end])}"


def _blanks(given: Problem, language: str, names: Sequence[str]) -> dict[str, Any]:
    """Numbers and names as they are, lists as text, seats by their names, what is asked in words."""

    def name(letter: str) -> str:
        return name_at(SEATS.index(letter), names)

    found: dict[str, Any] = {}
    for key, value in given.blanks.items():
        if isinstance(value, Problem):
            found[key] = problem(value, language, names)
        elif key == "seats" and not isinstance(value, str | int):
            found["names"] = join([name(letter) for letter in value], language)
        else:
            found[key] = value if isinstance(value, str | int) else ", ".join(value)
        if key.endswith("Seat") and isinstance(value, str):
            found[key.removesuffix("Seat") + "Name"] = name(value)
    if isinstance(seat := given.blanks.get("seat"), str):
        found["name"] = name(seat)
    if decision := given.blanks.get("decision"):
        found["ask"] = say(f"{given.game}-ask-{decision}", language, name=found.get("name", ""))
    if (game := given.blanks.get("game")) in PLACES:
        catalogue = load(str(game)).catalogue
        titles = {choice.name: choice.titles[language] for choice in (*catalogue.sets, *catalogue.elements)}
        found["game"] = load(str(game)).titles[language]
        for key in ("what", "other"):
            value = given.blanks.get(key, "")
            words = [value] if isinstance(value, str) else value
            if not isinstance(words, int | Problem):
                found[key] = format_list([titles.get(word, word) for word in words], "or", locale=language)
    return found


def _rule(problem: Problem, language: str) -> str:
    if problem.game not in PLACES or not problem.rule:
        return ""
    return load(problem.game).rulebook.text(problem.rule, language)


def formula(game: str, terms: Formula, language: str = "en") -> str:
    """A formula in words: `2 × 5 tiles + 2 × 1 shield = 12`."""
    return formula_text(terms, lambda what, count: say(f"{game}-term-{what}", language, count=count))
