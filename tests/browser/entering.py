"""Enters a recorded game through the page, as if it were played with one's own box on a real table.

Every draw is touched and confirmed, every action chosen from the list of options. Mistakes are put right on
the way: a draw at once, a draw some lines later, after which the game is played again with the right one, and
an action, by going back to before it. `bench/entering.py` enters whole games, the tests the first turns.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from browser.people import keep_seats
from playwright.sync_api import Locator, Page, TimeoutError, expect

from bastide.carcassonne.tiles import load_set
from bastide.games import compile_ruleset, load
from bastide.kernel import SEATS, Draw, Match, Problem, Ruleset, parse, replay
from bastide.kernel.chance import forced

Json = dict[str, Any]
SOON = 5_000
SECRET = ("put", "done", "draw")
"""What is decided in secret is not in the list of entries before all have decided."""
LATER = 6
"""Lines after which a draw that was entered wrong is noticed."""
KINDS = {"C": "city", "R": "road", "F": "field", "V": "river"}
IN_SIGHT = """face => {
    const { left, top, width, height } = face.getBoundingClientRect();
    return face.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@dataclass
class Mistakes:
    """Which draws and which actions are wrong at first, by their numbers, and from which line on a draw is
    wrong that is noticed later; the next where one can be wrong."""

    draws: Collection[int] = ()
    actions: Collection[int] = ()
    late: int | None = None


@dataclass
class Taps:
    """How often the screen was touched, for each draw of a topic and for each action."""

    draws: dict[str, list[int]] = field(default_factory=dict)
    actions: list[int] = field(default_factory=list)
    scrolled: int = 0
    """Faces of tiles that were not in sight before somebody scrolled."""
    certain: int = 0
    """Followers that no tap was needed for, since nothing else could come."""
    put_right: list[str] = field(default_factory=list)
    lines: int = 0


def read(path: Path) -> Json:
    record: Json = json.loads(path.read_text(encoding="utf-8"))
    record["moves"] = [line for line in record["moves"] if line[0] not in "?#"]
    return record


def steps_of(record: Json) -> list[str]:
    """Its lines as they are entered: a plan of Orléans is made one follower after the other."""
    return [step for line in record["moves"] for step in _steps(line)]


def noticed_late(record: Json, begin: int) -> tuple[int, str] | None:
    """A draw from this line on, and what could have been entered for it without anybody noticing at once."""
    lines, head = steps_of(record), parse(json.dumps({**record, "moves": []}))
    ruleset = compile_ruleset(head.game, len(head.seats), head.sets, head.elements, head.options)
    match = Match(ruleset, given=head.given, chance=head.chance, by_hand=lambda draw, state: True)
    for at, line in enumerate(lines[: len(lines) - LATER]):
        label = line[2:].partition(" ")[2]
        one = " " not in label  # Johanna's places of a tier come together
        if line[0] == "*" and at >= begin and one and (draw := match.awaited) is not None:
            could = [n for n, weight in enumerate(draw.weights(match.state)) if weight > 0]
            for other in [n for n in could if draw.write(match.state, n) != label]:
                state = match.state.copy()
                with contextlib.suppress(Problem):
                    ruleset.resolve(state, other)
                    for later in lines[at + 1 : at + 1 + LATER]:
                        _play_line(ruleset, state, later)
                    return at, draw.write(match.state, other)
        if line[0] == "*":
            match.enter(label)
        else:
            match.act(SEATS.index(line[0]), line[2:])
    return None


def _play_line(ruleset: Ruleset[Any], state: Any, line: str) -> None:
    if line[0] != "*":
        seat = SEATS.index(line[0])
        action = ruleset.read(state, seat, line[2:])
        if ruleset.write(state, action) != line[2:]:  # a tile that looks the same turned has one turn
            raise Problem("not-now")
        ruleset.act(state, seat, action, None)
        return
    topic, _, label = line[2:].partition(" ")
    draw = ruleset.step(state)
    if not isinstance(draw, Draw) or draw.topic != topic:
        raise Problem("stray-outcome")
    index = forced(draw, state, draw.weights(state), label)
    if draw.write(state, index) != label:  # `farmer` also means one's own
        raise Problem("impossible-outcome")
    ruleset.resolve(state, index)


def enter_game(
    page: Page,
    live: str,
    record: Json,
    mistakes: Mistakes | None = None,
    until: float = math.inf,
    told: Callable[[int], None] = lambda line: None,
) -> Taps:
    """Play the lines of a record at a new table; says now and then at which line it is."""
    names = (
        record["seats"]
        if isinstance(record["seats"], list)
        else ["A", "B", "C", "D", "E", "F"][: record["seats"]]
    )
    wanted: Json = {
        "game": record["game"],
        "seats": [{"kind": "human", "name": name} for name in names],
        "own_box": True,
        **{key: record[key] for key in ("sets", "elements", "options") if key in record},
    }
    opened = page.request.post(f"{live}/api/tables", data=wanted).json()
    keep_seats(page, live, opened, record["game"])
    mistakes = mistakes or Mistakes()
    late = None if mistakes.late is None else noticed_late(record, mistakes.late)
    return Entering(page, mistakes, late, told).enter(steps_of(record), until)


class Entering:
    """Somebody with a phone who enters what happens."""

    def __init__(
        self, page: Page, mistakes: Mistakes, late: tuple[int, str] | None, told: Callable[[int], None]
    ) -> None:
        self._page = page
        self._wrong_draws, self._wrong_actions = sorted(mistakes.draws), sorted(mistakes.actions)
        self._late = late
        self._taps = Taps()
        self._told = told

    def enter(self, lines: list[str], until: float = math.inf) -> Taps:
        """Enter these lines, as many of them as there is time for."""
        lines = list(lines)
        at = draws = 0
        right = None
        if self._late:
            line, other = self._late
            topic, _, right = lines[line][2:].partition(" ")
            lines[line] = f"* {topic} {other}"
        while at < len(lines) and time.monotonic() < until:
            self._told(at)
            if self._late and right is not None and at > self._late[0] + LATER:
                line, other = self._late
                topic = lines[line][2:].partition(" ")[0]
                self._put_right(topic, line, right)
                self._taps.put_right[-1] += f" (line {line}, {other} at first, noticed at line {at})"
                right = None
            if lines[at].startswith("* "):
                at += self._draw(lines, at, draws)
                draws += 1
            else:
                self._call_up(lines, at)
                self._act(at, lines[at][0], lines[at][2:])
                at += 1
        self._taps.lines = at
        return self._taps

    # -- draws -----------------------------------------------------------------------------------------------

    def _draw(self, lines: list[str], at: int, draws: int) -> int:
        """Enter what came, all of it that is asked for at once; returns the number of lines."""
        topic, _, label = lines[at][2:].partition(" ")
        panel = self._page.locator(f"[data-entry='{topic}'][data-line='{at}']")
        panel.wait_for()
        missing = re.search(r"\d+", panel.locator("[data-confirm]").inner_text())  # `4 more to enter`
        slots = panel.locator("[data-slot]").all()
        certain = [slot.get_attribute("data-slot") or "" for slot in slots]  # nothing else can come
        free = max(1, (int(missing[0]) if missing else 0) + len(certain))
        labels = [label]
        for line in lines[at + 1 : at + free]:
            if not line.startswith(f"* {topic} "):
                break
            labels.append(line[2:].partition(" ")[2])
        if certain:
            self._taps.certain += len(certain)
            labels = self._reorder(lines, at, topic, labels, certain)
        touched = labels[len(certain) :]
        late = self._late is not None and at <= self._late[0] < at + len(labels)
        due = self._wrong_draws and draws >= self._wrong_draws[0] and not late
        if due and touched and (other := self._mistaken(panel, touched)):
            self._wrong_draws.pop(0)
            self._touch(panel, topic, [other, *touched[1:]])
            self._put_right(topic, at + len(certain), touched[0])
            return len(labels)
        self._taps.draws.setdefault(topic, []).append(self._touch(panel, topic, touched))
        return len(labels)

    def _reorder(
        self, lines: list[str], at: int, topic: str, labels: list[str], certain: list[str]
    ) -> list[str]:
        """The lines of a bag in the order in which the page has them: first what comes in any case."""
        rest = list(labels)
        for one in certain:
            rest.remove(one)
        ordered = [*certain, *rest]
        if self._late and at <= self._late[0] < at + len(labels):
            place = len(ordered) - 1 - ordered[::-1].index(self._late[1])
            self._late = at + place, self._late[1]
        lines[at : at + len(labels)] = [f"* {topic} {one}" for one in ordered]
        return ordered

    def _mistaken(self, panel: Locator, labels: list[str]) -> str | None:
        """Something else that could have come instead of the first and goes with what follows."""
        keys = panel.locator("[data-outcome]:enabled")
        found = [key.get_attribute("data-outcome") or "" for key in keys.all()]
        return next((one for one in found if one not in labels), None)

    def _touch(self, panel: Locator, topic: str, labels: list[str]) -> int:
        """Touch these and confirm; returns how many taps that took."""
        keys = [f"[data-outcome='{one}']" for one in labels]
        if labels and panel.locator("[data-place]").count():  # Johanna's places of a tier come together
            labels = labels[0].split()
            keys = [f"[data-place='{place}']" for place in labels]
        taps = len(keys) + 1
        for label, key in zip(labels, keys, strict=True):
            face = panel.locator(key).first
            if topic == "tile":
                taps += _look_for(panel, label)
                self._taps.scrolled += not face.evaluate(IN_SIGHT)
            if face.get_attribute("aria-pressed") == "true" and len(keys) == 1:  # the only one that is left
                taps -= 1
            else:
                face.tap()
        self._page.locator("[data-confirm]").tap()
        expect(panel).to_have_count(0)
        return taps

    def _put_right(self, topic: str, line: int, label: str) -> None:
        self._corrections()
        self._page.locator(f"[data-entered='{line}']").tap()
        dialog = self._page.locator("dialog[open]")
        if topic == "tile":
            _look_for(dialog, label)
        dialog.locator(f"[data-outcome='{label}']").first.tap()
        expect(self._page.locator("dialog[open] [data-outcome]")).to_have_count(0)
        self._taps.put_right.append(f"{topic} {label}")

    def _corrections(self) -> None:
        """Open the list of what was entered; the device may have to be passed on before."""
        button = self._page.get_by_role("button", name="Put an entry right")
        handover = self._page.locator("[data-handover] .primary")
        while not self._page.locator("[data-entered]").count():
            self._hear_the_round()
            with contextlib.suppress(TimeoutError):
                handover.or_(button).last.tap(timeout=SOON)
            with contextlib.suppress(TimeoutError):
                self._page.locator("[data-entered]").first.wait_for(timeout=SOON)

    # -- actions ---------------------------------------------------------------------------------------------

    def _act(self, at: int, seat: str, action: str) -> None:
        number = len(self._taps.actions)
        secret = action.split(maxsplit=1)[0] in SECRET
        if self._wrong_actions and number >= self._wrong_actions[0] and not secret:
            count = self._list_options(seat)
            keys = self._page.locator("dialog [data-option]")
            other = next((o for k in keys.all() if (o := k.get_attribute("data-option")) != action), None)
            if other is None:
                self._choose(action, count)
                return
            self._wrong_actions.pop(0)
            self._choose(other, count)
            self._taps.actions.pop()
            self._corrections()
            self._page.locator(f"[data-entered='{at}']").tap()
            self._page.locator("dialog [data-back]").tap()
            expect(self._page.locator("dialog[open] [data-back]")).to_have_count(0)
            self._taps.put_right.append(f"{seat} {other} → {action}")
        self._choose(action, self._list_options(seat))

    def _call_up(self, lines: list[str], at: int) -> None:
        """Of those who plan together the page asks one by one: the line of who is asked comes first."""
        page, block = self._page, []
        for line in lines[at:]:
            if line.startswith("*"):
                break
            block.append(line[0])
        anybody = ", ".join(f"[data-handover={one}], section[data-mine={one}]" for one in set(block))
        page.locator(anybody).first.wait_for()
        seat = next((s for s in block if page.locator(f"[data-handover={s}]").count()), None)
        seat = seat or page.locator("section[data-mine]").get_attribute("data-mine") or ""
        if seat != lines[at][0] and seat in block:
            lines.insert(at, lines.pop(at + block.index(seat)))

    def _list_options(self, seat: str) -> int:
        page, count = self._page, 1
        handover, asked = page.locator(f"[data-handover={seat}]"), page.locator(f"section[data-mine={seat}]")
        handover.or_(asked).first.wait_for()
        if handover.is_visible():
            handover.locator(".primary").tap()
            count += 1
        count += self._hear_the_round()
        if page.locator("[data-round-end] [data-option]").count():  # what an event costs is paid in its card
            return count - 1
        page.get_by_role("button", name="List all options").tap()
        return count

    def _hear_the_round(self) -> int:
        """Orléans tells what a round has brought, before the next is planned."""
        ended = self._page.locator("[data-round-end] .btn.primary")
        if not ended.count() or self._page.locator("[data-handover]").count():
            return 0
        ended.tap()
        return 1

    def _choose(self, action: str, count: int) -> None:
        """Choose an action from the list of all options."""
        option = f"[data-option={json.dumps(action)}]"
        self._page.locator(f"dialog {option}, [data-round-end] {option}").tap()
        expect(self._page.locator("dialog[open] [data-option]")).to_have_count(0)
        self._taps.actions.append(count + 1)


def _steps(line: str) -> list[str]:
    """A plan of Orléans is made by hand one follower after the other."""
    seat, _, plan = line.partition(" plan ")
    if not plan:
        return [line]
    parts, _, done = plan.partition("; ")
    puts = [f"{seat} put {part.strip().replace('@', ' ')}" for part in parts.split(",") if part.strip()]
    return [*puts, *([f"{seat} {done}"] if done else [])]


def _look_for(panel: Locator, tile: str) -> int:
    """Bring a face into sight by its shape, where shapes can be touched; returns how many taps that took."""
    face = panel.locator(f"[data-outcome='{tile}']").first
    panel.locator("[data-outcome]").first.wait_for()
    if not panel.locator("[data-shape]").count() or (face.count() and face.evaluate(IN_SIGHT)):
        return 0
    shape = panel.locator(f"[data-shape='{_shape(tile)}']")
    shape.tap()
    expect(shape).to_have_attribute("aria-pressed", "true")
    face.wait_for()
    return 1


def _shape(tile: str) -> str:
    """Its edges, turned so that cities come first, then roads."""
    edges = [list(KINDS).index(edge) for edge in _edges()[tile]]
    first = min(edges[n:] + edges[:n] for n in range(len(edges)))
    return " ".join(list(KINDS.values())[n] for n in first)


@cache
def _edges() -> dict[str, str]:
    """The edges of all tiles, clockwise from the north."""
    sets = load("carcassonne").catalogue.sets
    return {tile.id: tile.edges for one in sets for tile in load_set(one.name).tiles}


def compare(page: Page, live: str, record: Json, taps: Taps) -> tuple[list[int], bool]:
    """The scores at the table, the same as those of the record at this line, and whether the game is over."""
    entered = page.request.get(f"{live}/api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    same = json.dumps({**record, "moves": steps_of(record)[: taps.lines]})
    wanted, found = (replay(parse(one), compile_ruleset) for one in (same, entered))
    scores = [match.ruleset.game.scores(match.state) for match in (wanted, found)]
    assert scores[0] == scores[1], scores
    assert wanted.over == found.over
    return list(scores[1]), found.over
