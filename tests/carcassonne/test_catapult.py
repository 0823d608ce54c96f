"""The Catapult: random games in which results are entered, against the slow scorer; what the page says."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import combos
import pytest
from carcassonne.slow.chair import WatchedMatch
from test_texts import unfilled, words

from bastide.bots.carcassonne import consider
from bastide.carcassonne.expansions.catapult import entered, throws
from bastide.carcassonne.expansions.catapult import rules as catapult
from bastide.carcassonne.tables import xy
from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, Setup, parse
from bastide.kernel.flow import Ask

RECORDS = Path(__file__).parents[2] / "scenarios" / "carcassonne" / "catapult"
SETS = ("traders-builders", "tower", "bridges-castles-bazaars", "abbey-mayor")


def setup(seats: int, model: str, *sets: str) -> Setup:
    options = {"startSeat": "A", "catapultModel": model}
    return combos.CATALOGUE.setup(seats, ["base", "catapult", *sets], (), options)


def play(seed: int, seats: int, model: str, *sets: str) -> WatchedMatch:
    return combos.play(WatchedMatch(setup(seats, model, *sets), seed), seed)


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_what_is_entered_follows_the_rules(seats: int) -> None:
    """R-33, C-4.2.5.1-a to C-4.2.5.1-f, C-4.2.5.2-a to C-4.2.5.2-e, C-4.2.5.3-b, C-4.2.5.3-c."""
    match = play(seats, seats, "entered-result", *SETS)
    combos.reread(match)
    judged = match.scorer.witness.judged
    assert judged["followers hit by a pie"] or judged["followers seduced"]


def can_be_watched(file: Path) -> bool:
    """The scorer follows a game from its beginning: of given pieces it knows tiles and figures."""
    record = parse(file.read_text(encoding="utf-8"))
    pieces = {"abbeys", "dragon", "fleas"} & record.given.keys()
    outbreak = any(tile.startswith("PL-") for tile in record.given.get("tiles", ()))
    return not pieces and not outbreak and "end_after" not in record.chance


WATCHED = [file for file in sorted(RECORDS.glob("*.json")) if can_be_watched(file)]


@pytest.mark.parametrize("file", WATCHED, ids=lambda file: file.stem)
def test_the_records_hold_for_the_scorer(file: Path) -> None:
    """C-4.2.5-a to C-4.2.5-f: the slow scorer agrees with the records of the catapult."""
    watch(file)


def watch(file: Path) -> WatchedMatch:
    """Play a record with the scorer at the table."""
    record = parse(file.read_text(encoding="utf-8"))
    chance: dict[str, list[str]] = {}
    for line in record.moves:
        if line.startswith("* "):
            topic, _, label = line[2:].partition(" ")
            chance.setdefault(topic, []).append(label)
    chosen = combos.CATALOGUE.setup(len(record.seats), record.sets, record.elements, record.options)
    match = WatchedMatch(chosen, 0, given=record.given, chance=chance)
    for line in record.moves:
        if line[0] not in "*?#":
            match.act(SEATS.index(line[0]), line[2:])
    return match


# -- the scorer would notice -------------------------------------------------------------------------------


def to_the_middle(spot: tuple[int, int], place: int) -> int:
    x, y = xy(place)
    return int((spot[0] - 4 * x) ** 2 + (spot[1] - 4 * y) ** 2)


def lift_alone(state: Any, figure: int, node: int, rule: str) -> None:
    """Nobody hears that a follower has left."""
    state.supply[figure] += 1
    throws.remove_from_node(state, figure, node)


@pytest.mark.parametrize(
    ("record", "place", "name", "instead", "told"),
    [
        ("target-corner", catapult, "distance_to_tile", to_the_middle, "not paid"),
        ("target-six", catapult, "distance_to_tile", to_the_middle, "not paid"),
        ("same-road-last", throws, "is_same_area", lambda *_: False, "a seduction: .*builder"),
        ("same-meadow", throws, "is_same_area", lambda *_: False, "a seduction: .*pig"),
        ("last-follower", throws, "return_to_supply", lift_alone, "a pie: .*builder.* should go"),
        ("entered-pie", entered, "return_to_supply", lambda *_: None, "a pie: should be gone"),
        ("entered-towers", entered, "has_tower", lambda *_: False, "missing"),
        ("entered-seduction", entered, "seducible", throws.followers, "too much"),
        ("entered-best", catapult, "shooters", lambda state: [0], "not paid"),
    ],
)
def test_a_wrong_fair(
    record: str, place: Any, name: str, instead: Any, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-40, R-42, X-4.2.5-1, C-4.2.5.1-a, C-4.2.5.1-f, Q-4.2.5-6, C-4.2.5.3-c."""
    monkeypatch.setattr(place, name, instead)
    with pytest.raises(AssertionError, match=told):
        watch(RECORDS / f"{record}.json")


# -- what people read --------------------------------------------------------------------------------------


def test_every_entry_has_its_words() -> None:
    """Options and refusals of a table with the wooden catapult, as test_texts does it for the others."""
    rules = compile_ruleset(
        "carcassonne",
        3,
        ("base", "catapult", *SETS),
        (),
        {"startSeat": "A", "catapultModel": "entered-result"},
    )
    known, offered, blank = words("en"), set(), set()
    for seed in range(3):
        match, rng = Match(rules, seed), random.Random(seed)
        while not match.over:
            shown = rules.describe(match.state, match.state.pending[0])
            offered |= {option.label for option in shown}
            blank |= {option.label for option in shown if unfilled(option, known)}
            match.act(match.state.pending[0], rng.choice(shown).text)
    assert {"carcassonne-hit", "carcassonne-push", "carcassonne-topple", "carcassonne-nearest"} <= offered
    assert {"carcassonne-best", "carcassonne-best-too", "carcassonne-best-no-other"} <= offered
    assert not offered - known.keys()
    assert not blank
    asks = [step for step in rules.program if isinstance(step, Ask)]
    codes = {limit.code for ask in asks for verb in ask.verbs for limit in verb.limits}
    codes |= {"not-this-throw", "hit-already", "nearest-missing"}
    assert not [c for c in codes if not {f"carcassonne-refusal-{c}", f"refusal-{c}"} & known.keys()]


# -- what bots make of it ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "tiles"),
    [("pie", {(-1, 0)}), ("seduction", {(-1, 0)}), ("target", {(0, 1)}), ("catch", {None})],
)
def test_bots_aim_where_it_may_help(token: str, tiles: set[tuple[int, int] | None]) -> None:
    """Pies and seductions where others stand, for target shooting the fair; a catch has no aim."""
    record = parse((RECORDS / "pie.json").read_text(encoding="utf-8"))
    ruleset = compile_ruleset("carcassonne", 2, record.sets, None, record.options)
    match = Match(ruleset, 0, given=record.given, chance={"tile": ["CT-06"]})
    for line in record.moves[: record.moves.index("A fling pie")]:
        if line[0] not in "*?#":
            match.act(SEATS.index(line[0]), line[2:])
    match.act(0, f"fling {token}")
    options = match.ruleset.options(match.state, 0)
    kept = consider(match.state, options)
    assert {xy(place) if place else None for _, place, _ in kept} == tiles
    assert {force for *_, force in kept} == {force for *_, force in options}
