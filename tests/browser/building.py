"""Builds the position of a scenario in the editor, with the mouse or with the keyboard, and asks about it."""

from __future__ import annotations

import base64
import gzip
import json
import math
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from bastide.games import compile_ruleset
from bastide.kernel import Match, parse

Json = dict[str, Any]
Point = tuple[float, float]
Hand = Literal["mouse", "keyboard"]
SCENARIOS = Path(__file__).parents[2] / "scenarios"
SIDE = 100
ASKED = {"carcassonne": "lay 9,9 0", "johanna": "take knight", "orleans": "use castle"}
"""Why not this?"""
MARKS: dict[str, Point] = {"N": (50, 1.2), "E": (98.8, 50), "S": (50, 98.8), "W": (1.2, 50)} | {
    "NL": (25, 1.2),
    "NR": (75, 1.2),
    "EL": (98.8, 25),
    "ER": (98.8, 75),
    "SL": (75, 98.8),
    "SR": (25, 98.8),
    "WL": (1.2, 75),
    "WR": (1.2, 25),
}
KINDS = {"c": "city", "r": "road", "f": "field", "s": "cloister", "v": "river"}


def read(name: str) -> Json:
    record: Json = json.loads((SCENARIOS / f"{name}.json").read_text(encoding="utf-8"))
    kept = ("bastide", "game", "seats", "sets", "elements", "options", "given")
    return {key: record[key] for key in kept if key in record}


class Builder:
    """Somebody at the editor, who lays everything that a scenario gives."""

    def __init__(self, page: Page, live: str, record: Json, hand: Hand) -> None:
        self._page, self._live, self._record, self._hand = page, live, record, hand
        self._cursor: Point = (1, 0)
        self._form: list[Json] = []

    def build(self) -> None:
        page, empty = self._page, {**self._record, "given": {}}
        packed = base64.urlsafe_b64encode(gzip.compress(json.dumps(empty).encode())).decode().rstrip("=")
        page.goto("about:blank")
        page.goto(f"{self._live}/edit/{self._record['game']}#p={packed}")
        self._ready()
        asked = page.request.post(f"{self._live}/api/positions", data={"record": empty, "form": True}).json()
        self._form = asked["form"]
        given: Json = dict(self._record["given"])
        if self._record["game"] == "carcassonne":
            self._lay(given.pop("tiles", []))
            self._stand(given.pop("figures", []))
        self._press(page.locator("[data-tab-to=table]"))
        for key, value in given.items():
            self._fill_entry(key, value)
        self._ready()

    def is_right(self) -> bool:
        """Whether what was built is the position of the scenario."""
        packed = self._page.url.partition("#p=")[2]
        text = gzip.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()
        built, wanted = parse(text), parse(json.dumps({**self._record, "moves": []}))
        ruleset = compile_ruleset(
            wanted.game, len(wanted.seats), wanted.sets, wanted.elements, wanted.options
        )
        states = [Match(ruleset, 0, given=one.given).state for one in (built, wanted)]
        return ruleset.is_same_position(*states)

    def ask(self) -> dict[str, str]:
        """The answers to the four questions."""
        page, answers = self._page, {}
        if not page.locator("[data-question=score]").is_visible():  # on a phone a tab of its own
            self._press(page.locator("[data-tab-to=ask]"))
        self._press(page.locator("[data-question=score]"))
        expect(page.locator("[data-score]").first).not_to_contain_text("…")
        answers["score"] = page.locator("[data-score]").first.inner_text()
        self._press(page.locator("[data-question=why]"))
        page.locator("[data-answer=why] input").focus()
        page.keyboard.type(ASKED[self._record["game"]])
        page.keyboard.press("Enter")
        expect(page.locator("[data-answer=why] [role=status]")).to_have_count(1)
        answers["why"] = page.locator("[data-answer=why] [role=status]").inner_text()
        self._press(page.locator("[data-question=legal]"))
        answers["legal"] = page.locator("[data-answer=legal] p").first.inner_text()
        self._press(page.locator("[data-question=best]"))
        page.locator("[data-best] li, [data-answer=best] > p:only-child:not([role])").first.wait_for()
        answers["best"] = page.locator("[data-answer=best]").inner_text()
        return answers

    # -- what a hand does ------------------------------------------------------------------------------------

    def _ready(self) -> None:
        expect(self._page.locator("[data-editor=ready]")).to_have_count(1)

    def _press(self, button: Locator) -> None:
        self._ready()  # what was changed before may be drawn anew, and the button with it
        if self._hand == "mouse":
            button.click()
        else:
            button.focus()
            self._page.keyboard.press("Enter")

    def _type(self, box: Locator, text: str) -> None:
        if self._hand == "mouse":
            box.click()
        else:
            box.focus()
        self._page.keyboard.press("Control+a")
        self._page.keyboard.insert_text(text)
        self._page.keyboard.press("Tab")

    def _choose(self, box: Locator, value: str, adds: bool = True) -> None:
        if self._hand == "mouse":
            box.select_option(value)
            return
        values = box.locator("option").evaluate_all("all => all.map(one => one.value)")
        now = box.input_value()
        box.focus()
        steps = values.index(value) - values.index(now)
        for _ in range(abs(steps)):
            self._page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
            self._ready()
        if adds:
            self._page.keyboard.press("Enter")

    # -- the land --------------------------------------------------------------------------------------------

    def _lay(self, lines: list[str]) -> None:
        for line in lines:
            tile, square, turn = line.split()
            self._press(self._page.locator(f"[data-tile='{tile}']").first)
            while self._page.locator("[data-turn]").get_attribute("data-turn") != turn:
                self._press(self._page.locator("[data-rotate]"))
            if self._hand == "mouse":
                self._page.locator(f"[data-open='{square}']").click()
            else:
                self._walk(square)
            expect(self._page.locator(f"[data-square='{square}']")).to_have_count(1)
            self._ready()

    def _walk(self, square: str) -> None:
        x, y = map(int, square.split(","))
        self._page.locator("[data-land]").focus()
        dx, dy = x - self._cursor[0], y - self._cursor[1]
        for _ in range(int(abs(dx))):
            self._page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
        for _ in range(int(abs(dy))):
            self._page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
        self._cursor = (x, y)
        self._page.keyboard.press("Enter")

    def _stand(self, lines: list[str]) -> None:
        self._press(self._page.locator("[data-tab-to=figures]"))
        for line in lines:
            seat, figure, square, *area = line.split()
            wanted = " ".join(area)
            self._press(self._page.locator(f"[data-figure='{seat} {figure}']"))
            if self._hand == "mouse":
                x, y = self._point(square, wanted)
                box = self._page.locator(f"[data-square='{square}']")
                sized = box.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
                at = (sized["x"] + x / SIDE * sized["width"], sized["y"] + y / SIDE * sized["height"])
                self._page.mouse.click(*at)
            else:
                self._walk(square)
                areas = self._page.locator("[data-area]")
                for number, one in enumerate(areas.evaluate_all("all => all.map(one => one.dataset.area)")):
                    if _covers(one, wanted):
                        for _ in range(number):
                            self._page.keyboard.press("Tab")
                        self._page.keyboard.press("Enter")
                        break
            self._ready()

    def _point(self, square: str, wanted: str) -> Point:
        """A point of a tile that lies on an area and far from its rim."""
        record = {**self._record, "given": {k: v for k, v in self._record["given"].items() if k == "tiles"}}
        shown = self._page.request.post(f"{self._live}/api/positions", data={"record": record}).json()
        x, y = map(int, square.split(","))
        tile, turn = next(
            (t, q) for left, top, t, q in shown["update"]["view"]["tiles"] if (left, top) == (x, y)
        )
        drawn = self._page.request.get(f"{self._live}/api/carcassonne/art/{tile}").json()
        for name, part in drawn["quarters"][turn]["parts"].items():
            rings = _rings(part["path"])
            kind = KINDS[name[0]]
            sides = [
                side
                for side, at in MARKS.items()
                if (len(side) == 2) == (kind == "field") and _inside(at, rings)
            ]
            if _covers(f"{kind} {'+'.join(sides)}".strip() if kind != "cloister" else kind, wanted):
                inside = [(a, b) for a in range(6, 95, 4) for b in range(6, 95, 4) if _inside((a, b), rings)]
                corners = [corner for ring in rings for corner in ring]
                return max(inside, key=lambda one: min(math.dist(one, corner) for corner in corners))
        raise LookupError(f"{tile} {wanted}")

    # -- the forms -------------------------------------------------------------------------------------------

    def _fill_entry(self, key: str, value: Any) -> None:
        field = next((one for one in self._form if one["name"] == key), None)
        if field is None:  # in Orléans the seats stand at the top
            field = next(one for one in self._form if one["name"] == "seats")
            self._fill_seat(field, ["seats", key], [key], value)
        elif field["kind"] == "each":
            for seat, entry in value.items():
                self._fill_seat(field, [key, seat], [key, seat], entry)
        else:
            self._fill(field, [key], value)

    def _fill_seat(self, field: Json, shown: list[str], path: list[str], entry: Json) -> None:
        details = self._page.locator(f"details[data-field='{'.'.join(shown)}']")
        if details.get_attribute("open") is None:
            self._press(details.locator("summary"))
        for name, value in entry.items():
            inner = next(one for one in field["fields"] if one["name"] == name)
            self._fill(inner, [*path, name], value)

    def _fill(self, field: Json, path: list[str], value: Any) -> None:
        row = self._page.locator(f"[data-field='{'.'.join(path)}']")
        kind = field["kind"]
        if kind == "number":
            self._type(row.locator("input"), str(value))
        elif kind == "numbers":
            for number, one in enumerate(value):
                self._type(row.locator("input").nth(number), str(one))
        elif kind == "flag":
            self._toggle(row.locator("input"))
        elif kind == "seat":
            self._press(row.locator(f"[data-seat={value}]"))
        elif kind == "points":
            for seat, points in value.items():
                self._type(row.locator(f"[data-points={seat}]"), str(points))
        elif kind == "choice":
            self._choose(row.locator("select"), value, adds=False)
        elif kind == "list":
            for one in value:
                self._choose(row.locator("[data-adder]"), one)
            if not value:
                self._toggle(row.locator("[data-none]"))
        elif kind == "counts":
            for number, (name, count) in enumerate(value.items()):
                self._choose(row.locator("[data-adder]"), name)
                self._type(row.locator(".counts input").nth(number), str(count))
        elif kind == "lists":
            for number, (name, items) in enumerate(value.items()):
                self._choose(row.locator("[data-adder]").first, name)
                nested = row.locator(".nested").nth(number)
                for one in items:
                    self._choose(nested.locator("[data-adder]"), one)
                self._press(nested.locator(".chip").first)  # the one that it began with
        elif kind == "owners":
            for number, (name, owner) in enumerate(value.items()):
                self._choose(row.locator("[data-adder]"), name)
                self._choose(row.locator(".nested select").nth(number), owner, adds=False)
        elif kind == "group":
            for name, one in value.items():
                self._fill(next(f for f in field["fields"] if f["name"] == name), [*path, name], one)
        else:
            text = value if isinstance(value, str) else json.dumps(value)
            if kind == "lines":
                text = "\n".join(value)
            self._type(row.locator("textarea, input").first, text)
        self._ready()

    def _toggle(self, box: Locator) -> None:
        if self._hand == "mouse":
            box.click()
        else:
            box.focus()
            self._page.keyboard.press("Space")


def _covers(area: str, wanted: str) -> bool:
    """Whether an area of a tile is the one that a record names."""
    kind, _, sides = area.partition(" ")
    asked, _, named = wanted.partition(" ")
    return kind == asked and set(filter(None, named.split("+"))) <= set(sides.split("+"))


def _rings(path: str) -> list[list[Point]]:
    rings = []
    for part in filter(str.strip, path.replace("Z", "").split("M")):
        pairs = [pair.replace(",", " ").split() for pair in part.split("L")]
        rings.append([(float(x), float(y)) for x, y in pairs])
    return rings


def _inside(at: Point, rings: list[list[Point]]) -> bool:
    x, y = at
    within = False
    for ring in rings:
        for (x1, y1), (x0, y0) in zip(ring, [ring[-1], *ring[:-1]], strict=True):
            if (y1 > y) != (y0 > y) and x < (x0 - x1) * (y - y1) / (y0 - y1) + x1:
                within = not within
    return within
