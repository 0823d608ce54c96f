"""One way for a refusal: a code and its blanks, and one place that makes the sentence of them.

What a sentence needs to know must come with its code, in both languages: looked for in the limits of all
games, in every place of the source that says what is wrong, and in each refusal of the records (there by
`test_scenarios.py`).
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from cli.test_commands import bastide
from refused import noted_refusals, sentence, unfilled, variables

from bastide import text
from bastide.games import PLACES, compile_ruleset, load
from bastide.kernel import Problem, Ruleset, parse, replay
from bastide.kernel.flow import Ask, Limit
from bastide.kernel.problems import Refusal, Refused, unknown

SOURCE = Path(text.__file__).parent
ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted([*(ROOT / "scenarios").rglob("*.json"), *(ROOT / "tests" / "golden").rglob("*.json")])
RAISED = {"Problem", "SetupProblem", "Malformed", "Ambiguous", "DeskProblem"}
NOTHING = Limit("", "", lambda state, seat, action: False).blanks
"""What a limit delivers that says nothing of it."""


@cache
def limits(game: str) -> list[Limit]:
    """Every limit of a game with everything in play."""
    catalogue = load(game).catalogue
    setup = catalogue.setup(
        catalogue.seats[1], [s.name for s in catalogue.sets], [e.name for e in catalogue.elements]
    )
    asks = [step for step in Ruleset(load(game), setup).program if isinstance(step, Ask)]
    return [limit for ask in asks for limit in (*ask.limits, *(x for v in ask.verbs for x in v.limits))]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("game", PLACES)
def test_a_limit_delivers_what_its_sentence_needs(game: str, language: str) -> None:
    silent = [limit for limit in limits(game) if limit.blanks is NOTHING]
    assert silent
    missing = {
        limit.code: sorted(lacking)
        for limit in silent
        if (lacking := unfilled(Refused(Refusal(limit.code, limit.rule), game), language))
    }
    assert missing == {}


def raised() -> Iterator[tuple[str, Problem]]:
    """Each problem that the source names with its code and blanks; those made elsewhere are left out."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in RAISED:
                continue
            code, *more = node.args
            words = {word.arg: word.value for word in node.keywords}
            detail = words.pop("detail", ast.Constant(""))
            if not all(isinstance(part, ast.Constant) for part in (code, detail)) or None in words:
                continue
            blanks = dict.fromkeys(map(str, words), "x")
            if more and getattr(getattr(more[0], "func", None), "id", "") == "unknown":
                blanks |= dict.fromkeys(unknown("x", ()), "x")
            elif more:
                continue
            problem = Problem(ast.literal_eval(code), blanks, detail=ast.literal_eval(detail))
            problem.game = next((game for game in PLACES if SOURCE / game in file.parents), "")
            yield f"{file.relative_to(SOURCE)}:{node.lineno}", problem


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_whoever_names_a_problem_delivers_what_its_sentence_needs(language: str) -> None:
    named = dict(raised())
    assert len(named) > 60
    missing = {
        place: f"{problem.code} {sorted(lacking)}"
        for place, problem in named.items()
        if (lacking := unfilled(problem, language))
    }
    assert missing == {}


def test_both_languages_ask_for_the_same() -> None:
    """One sentence may leave out what the other says, but neither knows a blank of its own."""
    known, others = (variables(language) for language in text.LANGUAGES)
    ids = [key for key in known if "refusal-" in key]
    assert len(ids) > 300
    assert [key for key in ids if known[key] != others[key]] == []


UNMET = {
    "carcassonne": {"last-arm", "no-flea-to-take", "river-blocked"},
    "orleans": set[str](),
    "johanna": set[str](),
}
"""Reasons that no record names."""


@pytest.mark.parametrize("game", PLACES)
def test_every_reason_is_met_in_a_record_or_listed(game: str) -> None:
    files = [path for path in RECORDS if game in path.parts]
    lines = [line for path in files for line in json.loads(path.read_text(encoding="utf-8"))["moves"]]
    met = {line.split()[-1] for line in lines if " may not " in line}
    assert {limit.code for limit in limits(game)} - met <= UNMET[game]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("game", PLACES)
def test_a_refusal_speaks_to_whoever_tried(game: str, language: str) -> None:
    """Read by the one who tried, by another player and by a spectator, who are told whom it was said to."""
    names = ["Zoe", "Yann", "Xenia", "Wim", "Vera", "Ugo"]
    read = set()
    for path in [path for path in RECORDS if game in path.parts][::9][:40]:
        with noted_refusals() as refusals:
            replay(parse(path.read_text(encoding="utf-8")), compile_ruleset)
        for refused in refusals:
            assert refused.seat is not None
            own = text.problem(refused, language, names, refused.seat)
            assert not re.search(r"-?\d+,-?\d+(?!\d)|[{}]|\b(?:you|du) (?:has|is|hat|ist)\b", own), own
            assert names[refused.seat] not in own, own
            assert own[0] == own[0].upper(), own
            for reader in (None, (refused.seat + 1) % 6):
                assert text.problem(refused, language, names, reader) == text.say(
                    "problem-to", language, name=names[refused.seat], problem=own
                )
            read.add(own)
    assert len(read) > 10


FORBIDDEN = {
    "carcassonne": (["base"], {"startSeat": "A"}, ["* tile BA-24", "A lay 1,0 90"], "edges-differ"),
    "orleans": ([], {"start_player": "A"}, ["A take farmer village.1"], ""),
    "johanna": ([], {"first_player": "A"}, ["A use library"], ""),
}


@pytest.mark.parametrize("game", PLACES)
def test_replay_says_it_in_the_language_of_the_reader(game: str, tmp_path: Path) -> None:
    sets, options, moves, code = FORBIDDEN[game]
    record = {"bastide": 1, "game": game, "seats": ["Ann", "Ben"], "options": options, "moves": moves}
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(record | ({"sets": sets} if sets else {})), encoding="utf-8")
    said = {}
    for language in text.LANGUAGES:
        told = bastide("replay", str(file), "--lang", language)
        assert told.returncode == 2
        error = json.loads(bastide("replay", str(file), "--lang", language, "--json").stdout)["error"]
        assert code in ("", error["code"])
        assert error["message"] in " ".join(told.stderr.split())
        said[language] = error["message"]
    assert said["en"] != said["de"]
    assert sentence(Refused(Refusal(error["code"], ""), game), "de")
