"""The two blank tiles of Cult, Siege & Creativity (C-1.15-b) and the faces that a table makes up for them
(Q-1-3); how they play stands in scenarios/carcassonne/shrines."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from carcassonne.slow.chair import WatchedMatch
from carcassonne.slow.faces import FACES, name_of, whole
from combos import CATALOGUE, play, reread

from bastide.carcassonne.art.check import problems
from bastide.carcassonne.art.draw import draw_tile
from bastide.carcassonne.art.layout import scene_of
from bastide.carcassonne.expansions.cult_siege_creativity.faces import (
    BETWEEN,
    LONGEST,
    MARKS,
    SIGNS,
    SITES,
    FaceError,
    canonical,
    notation,
    read_face,
)
from bastide.carcassonne.tiles import EDGES, TileError, load_set, tile
from bastide.games import compile_ruleset, load
from bastide.kernel import Match, Ruleset, SetupProblem
from bastide.text import LANGUAGES
from bastide.text import problem as said

SETS = ("base", "cult-siege-creativity")


def table(faces: str = "", sets: tuple[str, ...] = SETS, **options: Any) -> Ruleset:
    options |= {"blankTiles": "user-defined", "startSeat": "A"}
    return compile_ruleset("carcassonne", 2, sets, options=options | ({"blankFaces": faces} if faces else {}))


def stock(ruleset: Ruleset) -> dict[str, int]:
    tiles = Match(ruleset, 1).view(None).data["stock"]["tiles"]
    return {name: count for name, count in tiles.items() if "blank" in name}


def parts(text: str) -> set[str]:
    return {part.strip() for part in text.split("|")}


def partitions(items: list[str]) -> list[list[str]]:
    """All ways to put edges together: `N+E`, `S`."""
    if not items:
        return [[]]
    found = []
    for rest in partitions(items[1:]):
        found.append([items[0], *rest])
        found += [[*rest[:i], f"{items[0]}+{rest[i]}", *rest[i + 1 :]] for i in range(len(rest))]
    return found


def all_faces(sign: str = "") -> dict[str, str]:
    """Every face of cities, roads, meadow, a cloister and this sign; with the code if it is refused."""
    found = {}
    for shown in product("CRF", repeat=4):
        cities, roads = ([EDGES[e] for e in range(4) if shown[e] == letter] for letter in "CR")
        for towns, ways, site in product(partitions(cities), partitions(roads), ("", "cloister")):
            words = [f"city {c}" + (" cap" if len(c) == 1 else "") for c in towns]
            text = (
                " | ".join(
                    [*words, *(f"road {r}" for r in ways), *filter(None, [site, sign and f"sign {sign}"])]
                )
                or "field"
            )
            try:
                found[str(read_face(text))] = ""
            except FaceError as error:
                found[text] = error.code
    return found


# -- the switch ----------------------------------------------------------------------------------------------


def test_without_the_switch_they_stay_in_the_box() -> None:
    """C-1.15-b, Q-1-3."""
    assert stock(compile_ruleset("carcassonne", 2, SETS, options={"blankFaces": "field"})) == {}


def test_with_it_both_are_in_the_stock() -> None:
    """Q-1-3: with the faces that the table says, else with a pair of ours."""
    ours = {"CS-blank:city.N.cap,road.S,cloister": 1, "CS-blank:city.N.cap,city.S.cap,road.E+W": 1}
    assert stock(table()) == ours
    assert stock(table("road n+e ;  CITY W crest")) == {"CS-blank:road.N+E": 1, "CS-blank:city.W.crest": 1}
    assert stock(table("field")) == {"CS-blank:field": 2}
    assert stock(table("road S | road N; road N | road S")) == {"CS-blank:road.N,road.S": 2}


def test_without_the_box_there_are_none() -> None:
    """C-1.15-b: a switch of a box that is not in play acts on nothing, whatever the faces show."""
    assert stock(table("city N wine", sets=("base",))) == {}


def test_two_tables_do_not_see_each_others_faces() -> None:
    one, other = table("road N+E"), table("city N+E")
    assert stock(one) == {"CS-blank:road.N+E": 2}
    assert stock(other) == {"CS-blank:city.N+E": 2}
    assert [t.id for t in load_set(SETS[1]).tiles if t.id.startswith("CS-blank")] == ["CS-blank"]


def test_one_face_has_one_spelling() -> None:
    """So a ruleset is compiled once, and a record says what is usual by saying nothing."""
    assert (
        canonical("road e | CITY n  crest cap; sign dragon|field") == "city N crest cap | road E; sign dragon"
    )
    switch = load("carcassonne").catalogue.switch("blankFaces")
    assert canonical(switch.default) == switch.default
    assert table("road S+N") is table("road N+S")


# -- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "code"),
    [
        ("citi N", "face-word"),
        ("field; city N grand", "face-word"),
        ("city", "face-edges"),
        ("city N+N", "face-edges"),
        ("city <b>", "face-edges"),
        ("city N | road N+S", "face-twice"),
        ("city N+S | road E+W", "face-crossing"),
        ("road N+E+S", "face-road"),
        ("city N+E cap", "face-cap"),
        ("city N cathedral", "face-cathedral"),
        ("city N+E+S+W | cloister", "face-site"),
        ("city N+E | road S | shrine", "face-middle"),
        ("road N+S | road E | sign tower", "face-middle"),
        ("cloister | shrine", "face-crowded"),
        ("sign dragon portal", "face-crowded"),
        ("city N crest wine", "face-crowded"),
        ("city N+E crest wine cathar", "face-crowded"),
        ("road N;;road S", "face-count"),
        ("road N;", "face-empty"),
        (f"road N{' ' * LONGEST}", "face-long"),
        ("x" * 300, "unknown-value"),
        ("city N wine", "face-element"),
        ("field; sign volcano", "face-element"),
        *((odd, "face-word") for odd in ("river N+S", "abbey", "edges XXXX", "block wheel@0,0")),
        *((odd, "face-word") for odd in ("field NL", "meet r1~r2", "sign start", "road N lake")),
    ],
)
def test_a_bad_face_is_refused(faces: str, code: str) -> None:
    """Q-1-3: it says which face, what is wrong and what to do."""
    with pytest.raises(SetupProblem) as refused:
        table(faces)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert not said(refused.value, language).startswith(code)
    assert (refused.value.rule, refused.value.blanks["option"]) == ("C-1.15-b", "blankFaces")


def test_a_symbol_plays_with_its_element() -> None:
    """Q-1-3, C-1.15-c: the box itself brings the Cathars; a shrine is a building in any case."""
    assert stock(table("city N cathar cap | shrine")) == {"CS-blank:city.N.cathar.cap,shrine": 2}
    more = (*SETS, "princess-dragon")
    assert stock(table("sign volcano", sets=more)) == {"CS-blank:sign.volcano": 2}
    with pytest.raises(SetupProblem, match="element='dragon'"):
        compile_ruleset(
            "carcassonne", 2, more, ["-dragon"], dict(table("sign volcano", sets=more).setup.options)
        )


# -- what follows from a face --------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_meadows_and_crossings_follow(face: str) -> None:
    """C-4.6.10: as worked out by hand."""
    assert str(read_face(face)) == face
    assert parts(notation(read_face(face))) == parts(whole()[name_of(face)])


def test_the_base_game_would_follow_in_the_same_way() -> None:
    """Cities, roads and cloisters of a printed tile say where its meadows are."""
    for printed in load_set("base").tiles:
        shown = [p for p in printed.parts if p.kind in ("city", "road", "cloister")]
        text = " | ".join(" ".join((p.where(), *p.flags)) for p in shown)
        made = tile(read_face(text).id)
        assert {(p.where(), p.flags, p.touches) for p in made.parts} == {
            (p.where(), p.flags, p.touches) for p in printed.parts
        }, printed.id
        assert {frozenset(group) for group in made.meets} == {frozenset(group) for group in printed.meets}


def test_an_id_is_a_face_and_has_one_spelling() -> None:
    assert tile("CS-blank:road.N+S").edges == "RFRF"
    for odd in (
        "CS-blank:road.S+N",
        "CS-blank:",
        "CS-blank:nonsense",
        "BA-01:road.N+S",
        "CS-blank:road.N+S ",
        ":",
    ):
        with pytest.raises(TileError):
            tile(odd)


@pytest.mark.parametrize("sign", ["", *BETWEEN])
def test_every_face_can_be_drawn_as_it_is(sign: str) -> None:
    """What is not refused has a picture that parts the meadows as the rules do, and a place on every part."""
    faces = [face for face, code in all_faces(sign).items() if not code]
    assert len(faces) > 300
    for face in faces[:: 5 if sign else 3]:
        name = name_of(face)
        assert problems(scene_of(name)) == []
        assert set(draw_tile(name).parts) == {part.name for part in tile(name).parts}


@pytest.mark.parametrize("word", [*MARKS["city"], *MARKS["road"], *SITES, *SIGNS])
def test_every_symbol_can_be_drawn(word: str) -> None:
    land = {"cathedral": "city N+E+S+W", "cap": "city N", "inn": "road E+W"}.get(word, "city N+W")
    mark = word if word in (*MARKS["city"], *MARKS["road"]) else ""
    rest = {**dict.fromkeys(SITES, word), **dict.fromkeys(SIGNS, f"sign {word}")}.get(word, "")
    name = read_face(" | ".join(filter(None, (f"{land} {mark}", rest)))).id
    kind = "crest" if word == "crest" else word
    assert word == "cap" or kind in {item.kind for item in scene_of(name).items}


# -- playing with them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_games_with_faces_of_the_tables_own(seed: int) -> None:
    """C-1.15-b, Q-1-3: pieces, records and points at every step, against the slow scorer."""
    faces = list(FACES)[3 * seed : 3 * seed + 2]
    sets = [*SETS, "inns-cathedrals", "traders-builders", "princess-dragon"]
    setup = CATALOGUE.setup(3, sets, None, {"blankTiles": "user-defined", "blankFaces": "; ".join(faces)})
    match = play(WatchedMatch(setup, seed), seed)
    gone = [row[2] for row in match.view(None).data["tiles"]] + match.view(None).data["discarded"]
    assert {name_of(face) for face in faces} <= set(gone)
    reread(match)
