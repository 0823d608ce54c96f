"""Whatever is said in `given`, it is laid out or refused with a clear word; nothing ever falls over."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.carcassonne.given import KEYS as CARCASSONNE
from bastide.carcassonne.hooks import GIVEN, GIVEN_LAND, GIVEN_START
from bastide.games import compile_ruleset, load
from bastide.johanna.given import KEYS as JOHANNA
from bastide.johanna.given import SHEET
from bastide.johanna.solo.given import GIVEN as AREA
from bastide.kernel import Match, Problem, Ruleset
from bastide.orleans.given import SEAT, TABLE

EVERYTHING = ("base", *(part.name for part in load("carcassonne").catalogue.sets if part.name != "base"))


def rules(game: str, seats: int) -> Ruleset[Any]:
    if game != "carcassonne":
        return compile_ruleset(game, seats)
    catalogue = load(game).catalogue
    sets = [s for s in EVERYTHING if s not in ("river2", "games-quarterly")]
    return compile_ruleset(game, seats, sets, [e.name for e in catalogue.elements if e.name != "river2"])


def entries(game: str) -> list[str]:
    if game == "carcassonne":
        rules(game, 2)  # the boxes name their entries when they are installed
        return sorted({*CARCASSONNE, *GIVEN.parts, *GIVEN_LAND.parts, *GIVEN_START.parts})
    return [*TABLE, *"ABC"] if game == "orleans" else [*JOHANNA]


WORDS = (
    *("A", "B", "Z", "AB", "", " ", "A follower", "B A follower", "Z A follower", "A follower 0,0 city N"),
    *("0,0", "1,0", "-1,-1", "x,y", "999,999", "0,0 3", "0,0 E-W", "A 0,0 N-S", "A1 0,0 road E", "A 0,0 SE"),
    *("BA-24 1,0 0", "BA-01 7,7 0", "BA-24", "farmer", "1 farmer", "O-8", "8", "library", "bath_house"),
    *(
        "follower",
        "wine",
        "seat",
        "size",
        "on",
        "held",
        "pig",
        "crowns",
        "fortuna",
        "count",
        "inside",
        "mage",
    ),
    *("market", "castle", "A follower castle", "orleans-blois water", "harvest", "planning", "technology"),
    *(*SHEET, *AREA, *SEAT),
)
SMALL = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 60), st.floats(), st.sampled_from(WORDS), st.text(max_size=5)
)
ANYTHING = st.recursive(
    SMALL,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inside, max_size=3),
    max_leaves=8,
)


def keyed(keys: Any) -> st.SearchStrategy[Any]:
    return st.dictionaries(st.sampled_from(list(keys)), ANYTHING, min_size=1, max_size=1)


SHAPED = {  # entries that have known keys of their own
    "sheets": st.dictionaries(st.sampled_from(["A", "B"]), keyed(SHEET), min_size=1),
    "johanna": keyed(AREA),
    "A": keyed(SEAT),
    "B": keyed(SEAT),
    "wheel": keyed(["pig", "crowns"]),
    "gold": keyed(["on", "held"]),
    "king": keyed(["seat", "size"]),
    "carcassonne": keyed(["count", "inside"]),
    "magic": keyed(["mage", "witch"]),
}


def cases() -> list[tuple[str, int, str]]:
    games = (("carcassonne", 2), ("orleans", 2), ("johanna", 1), ("johanna", 2))
    return [(game, seats, key) for game, seats in games for key in entries(game)]


@pytest.mark.parametrize(("game", "seats", "key"), cases())
@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_nonsense_is_refused(game: str, seats: int, key: str, data: st.DataObject) -> None:
    ruleset = rules(game, seats)
    with suppress(Problem):
        match = Match(ruleset, given={key: data.draw(SHAPED.get(key, ANYTHING))})
        ruleset.game.check_piece_totals(match.state)


@pytest.mark.parametrize("line", ["B A pig", "B A barn", "B A dragon", "F A follower", "B F follower", 7])
def test_only_a_player_has_prisoners_and_only_followers_are(line: object) -> None:
    ruleset = compile_ruleset("carcassonne", 2, ["base", "tower", "traders-builders", "abbey-mayor"])
    Match(ruleset, 1, given={"prisoners": ["B A follower"]})
    with pytest.raises(Problem, match="bad-given"):
        Match(ruleset, 1, given={"prisoners": [line]})
