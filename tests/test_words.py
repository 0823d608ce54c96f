"""How sentences are put together: people, nouns and their forms; and what every text keeps to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import text
from bastide.games import compile_ruleset
from bastide.kernel import parse, replay


@pytest.fixture
def nouns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bundles of a few messages in place of all texts."""
    lines = (
        "x-farmer = Bauer",
        "    .acc = den Bauern",
        'x-take = { WORD("x", $who, form: "acc") } nehmen',
        'x-bare = { WORD("x", $who, form: "dat") }',
    )
    monkeypatch.setattr(text, "source", lambda language: "\n".join(lines))
    text._bundle.cache_clear()
    yield
    text._bundle.cache_clear()


@pytest.mark.usefixtures("nouns")
def test_a_noun_stands_in_the_form_that_its_sentence_wants() -> None:
    assert text.label("x-take", "de", who="farmer") == "Den Bauern nehmen"
    assert text.say("x-bare", "de", who="farmer") == "Bauer"  # a missing form
    assert text.say("x-bare", "de", who="pirate") == "pirate"  # a missing noun


def test_the_reader_is_me_and_the_others_have_names() -> None:
    names = ["Ann", "", "You", "Denis"]
    assert text.actor([0], names, reader=0) == {"who": "me", "name": "Ann", "names": "Ann", "count": 1}
    assert text.actor([0], names)["who"] == "other"
    assert text.actor([0, 1, 2], names, reader=0) == {
        "who": "many",
        "name": "Bertran",
        "names": "Bertran, Clemence and Ann",
        "count": 3,
    }
    assert text.actor([1, 3], names, "de")["names"] == "Bertran und Denis"


@pytest.mark.parametrize("stored", ["", "You", "Du", "B", "Player B", "Spieler B"])
def test_who_gave_no_name_is_called_by_the_seat(stored: str) -> None:
    assert text.name_at(1, ["Ann", stored]) == "Bertran"


def entries(language: str) -> dict[str, str]:
    """Each text of a language as it is written."""
    found = {}
    for entry in re.split(r"\n(?=[a-zA-Z][\w-]* *=)", "\n" + text.source(language)):
        if match := re.match(r"\s*([a-zA-Z][\w-]*) *=(.*)", entry, re.DOTALL):
            found[match[1]] = re.sub(r"^#.*$", "", match[2], flags=re.MULTILINE)
    return found


def blanks(body: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", body))


LANGUAGES = pytest.mark.parametrize("language", text.LANGUAGES)


def test_both_languages_fill_the_same_blanks() -> None:
    english, german = entries("en"), entries("de")
    assert english.keys() == german.keys()
    # A word whose plural does not differ needs no number.
    apart = {i for i in english if "-term-" not in i and blanks(english[i]) != blanks(german[i])}
    assert apart == set()


@LANGUAGES
def test_questions_carry_no_name_and_events_know_their_reader(language: str) -> None:
    texts = entries(language)
    assert [i for i, body in texts.items() if "-ask-D" in i and "name" in blanks(body)] == []
    events = {i: blanks(body) for i, body in texts.items() if "-event-" in i}
    assert [i for i, found in events.items() if "name" in found and "who" not in found] == []


NEVER_ONE = {
    # What a study measures has a decimal place.
    *("study-breath", "study-samples", "study-wrong", "hint-mine-less"),
    # A ransom costs 3 points; an inn or a cathedral brings at least 2.
    *("carcassonne-refusal-too-few-points", "carcassonne-now-raised"),
}


@LANGUAGES
def test_one_point_is_no_points(language: str) -> None:
    """Where points are counted, the text has words for 1."""
    counted = r"\{ \$(?!names?\b)(\w+) \} (?:points|Punkte)\b"
    texts = entries(language).items()
    lacking = {i for i, body in texts for n in re.findall(counted, body) if f"${n} ->" not in body}
    assert lacking == NEVER_ONE


@LANGUAGES
def test_places_have_no_coordinates(language: str) -> None:
    texts = entries(language)
    spoken_of = {i: blanks(body) for i, body in texts.items() if "refusal" not in i}  # those quote notation
    assert [i for i, found in spoken_of.items() if found & {"x", "y", "square", "turn"}] == []


@pytest.mark.parametrize(("language", "most"), [("en", 70), ("de", 88)])
def test_questions_are_short_and_chips_are_shorter(language: str, most: int) -> None:
    plain = {i: body.strip() for i, body in entries(language).items() if "{" not in body}
    assert [i for i, body in plain.items() if "-ask-" in i and len(body) > most] == []
    chips = {i: body for i, body in plain.items() if re.search(r"-does-DP?-|-does-D-", i)}
    assert [i for i, body in chips.items() if len(body.split()) > 4] == []


@LANGUAGES
@pytest.mark.parametrize("value", ["x", 2])
def test_every_text_can_be_put_together(language: str, value: str | int) -> None:
    bundle = text._bundle(language)
    wrong = []
    for identifier, body in entries(language).items():
        message = bundle.get_message(identifier)
        for pattern in [message.value, *message.attributes.values()]:
            if pattern is not None and bundle.format_pattern(pattern, dict.fromkeys(blanks(body), value))[1]:
                wrong.append(identifier)
    assert wrong == []


SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.json"))
OTHER = {"owner": "other", "target": "other", "ownerName": "Bertran", "targetName": "Bertran"}
THIRD = {"en": r"\b[Yy]ou (?:is|has|was|\w+[^s\W]s)\b", "de": r"\b[Dd]u (?:ist|hat|\w*[^szxß\W]t)(?<!st)\b"}
ADDRESS = {"en": r"\b([Yy]ou|[Yy]our)\b", "de": r"\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\w*)\b"}


@LANGUAGES
@pytest.mark.parametrize("game", ["carcassonne", "johanna", "orleans"])
def test_the_log_speaks_to_its_reader(game: str, language: str) -> None:
    """Lines of real games, read by the actor, by another player and by a spectator."""
    texts = entries(language)
    read = 0
    for path in [p for p in SCENARIOS if p.parts[-2] == game or game in p.parts][::4][:40]:
        match = replay(parse(path.read_text(encoding="utf-8")), compile_ruleset)
        for _, event in match.log:
            identifier = f"{game}-event-{event.type}"
            if event.seat is None or identifier not in texts:
                continue
            data = {name: value for name, value in event.data.items() if isinstance(value, str | int)}
            known = {**dict.fromkeys(blanks(texts[identifier]), "x"), **data, **OTHER}
            for reader in (event.seat, event.seat + 1, None):
                line = text.say(
                    identifier,
                    language,
                    **{**known, **text.actor([event.seat], ["Zoe"] * 6, language, reader)},
                )
                assert not re.search(r"-?\d+,-?\d+", line), line
                assert not re.search(THIRD[language], line), line
                assert (
                    "Zoe" not in line if reader == event.seat else not re.search(ADDRESS[language], line)
                ), line
                read += 1
    assert read > 100
