"""How actions are written and read, what an option shows, and what a page gets."""

from __future__ import annotations

import json

import msgspec
import pytest
from johanna.desk import GOODS, SHEETS, SPACES, Desk, field_with, line_with, person_of, unlocking, ways

from bastide.johanna.printed import printed
from bastide.kernel import Ambiguous, Malformed

LAND = ways(by="land", at="O", goods=1, fields=0)[0]


@pytest.mark.parametrize(
    ("tile", "line", "meant"),
    [
        ("farmer", "take Bauer", "take farmer"),
        ("boatman", "take SCHIFFER", "take boatman"),
        ("boatman", "take BOOTSMANN", "take boatman"),
        ("scholar", "take Gelehrter", "take scholar"),
        ("trader", "take Händler", "take trader"),
        ("trader", "hire haendler", ""),
        ("farmer", "take", ""),
        ("farmer", "take farmer now", ""),
        ("farmer", "take king", ""),
    ],
)
def test_tiles(tile: str, line: str, meant: str) -> None:
    desk = Desk(2, [tile])
    if not meant:
        with pytest.raises(Malformed):
            desk.match.act(0, line)
        return
    desk.do(line)
    assert f"A {meant}" in desk.match.moves


@pytest.mark.parametrize("line", ["good wine", "good Wein", "good WINE", "good   wine"])
def test_goods(line: str) -> None:
    desk = Desk(2, ["farmer"]).do("take farmer", line)
    assert desk.sheet("A")["goods"]["wine"] == 1


def test_routes() -> None:
    """Either end first, Orléans by name, a dash of any kind."""
    for line in ("route O-8", "route 8-O", "route Orléans-8", "route 8–orleans"):
        assert Desk(2, ["knight"]).do("take knight", line).sheet("A")["routes"] == ["O-8"]
    desk = Desk(2, ["knight"]).do("take knight")
    for line in ("route", "route 8", "route 8-8", "route 8-99", "route O-8 with grain", "route 1-17"):
        with pytest.raises(Malformed):
            desk.match.act(0, line)


def test_places() -> None:
    """By their short, English and German names."""
    for line in ("acquire stable pay 1", "acquire Stall pay 1", "acquire Stable", "acquire stall"):
        desk = Desk(2, ["trader"], laid_out=["stable"]).do("take trader", line)
        assert desk.sheet("A")["places"] == ["stable"]
        assert "A acquire stable pay 1" in desk.match.moves
    desk = Desk(
        2, ["trader"], A={"circled": [2, 1, 0]}, B={"places": unlocking("III")}, laid_out=["four_in_hand"]
    )
    desk.do("take trader")
    with pytest.raises(Ambiguous):
        desk.match.act(0, "acquire Vierspanner")
    desk.do("acquire four in hand pay 2 1")
    assert "A acquire four_in_hand pay 1+2" in desk.match.moves
    desk = Desk(2, ["scholar"], A={"places": ["library"]}).do("take scholar", "use Bibliothek")
    assert desk.sheet("A")["development"] == 2


def test_what_cannot_be_read() -> None:
    desk = Desk(2, ["trader"]).do("take trader")
    for line in ("acquire", "acquire pay 1", "acquire castle", "acquire stable pay", "acquire stable pay 9"):
        with pytest.raises(Malformed):
            desk.match.act(0, line)
    for line in (
        "deed",
        "deed 9 trader",
        "deed 1 king",
        "use",
        "use castle",
        "coin x",
        "coin 4",
        "build",
        "build 99",
    ):
        with pytest.raises(Malformed):
            desk.match.act(0, line)


def test_a_deed_without_the_person() -> None:
    """The person that acts is meant."""
    deed = next(d for d in SHEETS.deeds if "trader" in d.persons)
    desk = Desk(2, ["trader"]).do("take trader", f"deed {deed.no}")
    assert f"A deed {deed.no} trader" in desk.match.moves


# -- what an option would do -------------------------------------------------------------------------------


def test_preview_of_a_chain() -> None:
    """A route, its good, the column that it completes and the bonus that would wait: before it is chosen."""
    column = line_with(SHEETS.warehouse.columns, "coin")
    goods = dict.fromkeys(GOODS, column + 1) | {LAND.goods[0]: column}
    desk = Desk(2, ["knight"], A={"goods": goods}).do("take knight")
    before = desk.ruleset.save(desk.state)
    option = desk.option(f"route {LAND.id}")
    assert option.targets == (f"route:{LAND.id}",)
    assert [(m["step"], m["mark"]) for m in option.data["marks"]] == [(1, "route"), (2, "good")]
    assert option.data["marks"][1]["because"] == f"route:{LAND.id}"
    (bonus,) = option.data["bonuses"]
    assert bonus["from"] == f"warehouse:column{column + 1}"
    assert bonus["waits"]
    assert desk.ruleset.save(desk.state) == before
    json.dumps([option.args, option.data])


def test_preview_shows_what_comes_at_once() -> None:
    """Citizens and shields are marks, and the bonus says that it does not wait."""
    at = field_with("citizen", yellow=True)
    desk = Desk(2, ["scholar"], A={"development": at - 1}).do("take scholar")
    option = desk.option("develop")
    assert [m["target"] for m in option.data["marks"]] == [f"field:{at}", f"citizen:development:{at}"]
    assert [b["waits"] for b in option.data["bonuses"]] == [False]


@pytest.mark.parametrize("seed", range(4))
def test_previews_come_true(seed: int) -> None:
    """What an option shows is what happens when it is chosen."""
    from bastide.johanna.preview import MARKS

    desk = Desk(3, (), seed=seed)
    for number in range(120):
        if desk.match.over:
            break
        shown = desk.described
        option = shown[(7 * number + seed) % len(shown)]
        seat = desk.seat
        events = desk.match.act(seat, option.text)
        marks = [e.data["target"] for e in events if e.type in MARKS and e.seat == seat]
        if option.verb not in ("take", "hire"):
            assert [m["target"] for m in option.data["marks"]] == marks
            waiting = [e.data["from"] for e in events if e.type == "bonus" and e.seat == seat]
            assert [b["from"] for b in option.data["bonuses"]] == waiting


def test_targets() -> None:
    """What each kind of option points at on the sheet."""
    person = person_of("stable")
    cases = [
        ("farmer", "good wine", "good:wine", {}),
        ("boatman", "coin 2", "coin:row2", {}),
        ("craftsman", "build O pay 1", "town:O", {}),
        ("trader", "acquire stable pay 1", "place:stable", {}),
        (person, "use stable", "place:stable", {"places": ["stable"]}),
        ("farmer", "deed 1 farmer", "deed:1.farmer", {}),
        ("scholar", "develop", "field:1", {}),
    ]
    for tile, line, target, sheet in cases:
        laid_out = [] if sheet else ["stable"]
        desk = Desk(2, [tile], A=sheet, laid_out=laid_out)
        assert desk.option(f"take {tile}").targets == (f"tile:{tile}",)
        assert desk.option(f"hire {tile}").targets == (f"tile:{tile}", "monk:1")
        desk.do(f"take {tile}")
        assert desk.option(line).targets[0] == target
        assert desk.option(line).label == f"johanna-{line.split()[0]}"


# -- what a page gets --------------------------------------------------------------------------------------


def test_what_is_printed() -> None:
    """Everything on the sheet, with its names, and where it is a reconstruction (R-3, R-20)."""
    desk = Desk(2, ["farmer"])
    sheet = msgspec.json.decode(msgspec.json.encode(printed(desk.ruleset)))
    assert len(sheet["map"]["towns"]) == 23
    assert set(sheet["places"]) == {c.id for c in SHEETS.places.cards}
    assert sheet["persons"]["farmer"]["name"] == {"en": "Farmer", "de": "Bauer"}
    assert all(len(column) for column in sheet["bonuses"])
    assert {"part": "map", "what": "routes", "word": "reconstruction", "of": []} in sheet["reconstructed"]


def test_the_picture() -> None:
    """For a terminal: every sheet, and Johanna's area in the solo game."""
    desk = Desk(2, ["farmer"], A={"goods": {"wine": SPACES}})
    assert "wine xxxxx" in desk.ruleset.game.render_text(desk.state)
    desk.do("take farmer")
    assert "in hand: farmer" in desk.ruleset.game.render_text(desk.state)
    alone = Desk(1, ())
    assert "Johanna" in alone.ruleset.game.render_text(alone.state)


def test_the_view_shows_every_mark() -> None:
    """All sheets are open (J-C-8): the same for every seat and for spectators."""
    desk = Desk(3, ["farmer", "knight"], A={"goods": {"wine": 1}}, B={"shields": 2})
    views = [desk.match.view(seat).data for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert views[0]["sheets"]["B"]["shields"] == 2
