"""Follows a game with expansions: from what it sees it says what must be paid, and compares.

The game tells it the moments of a turn (the steps B01 to B25, F01 to F10 of the sequence of play) with the
public view, and what happens, as the log has it. Nothing else is known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from carcassonne.slow import aftermath, castles, debts, wagons, wheel
from carcassonne.slow.awards import (
    Award,
    Scoring,
    fairy,
    farmers,
    final_rest,
    final_structures,
    losers,
    structures,
    teacher,
)
from carcassonne.slow.board import Area, Figure, Node, Position, Rules, View, node_of
from carcassonne.slow.count import Count
from carcassonne.slow.meadows import barns
from carcassonne.slow.robbers import Track
from carcassonne.slow.witness import MOMENTS as WITNESSED
from carcassonne.slow.witness import Offered, Witness

SEATS = "ABCDEF"
DEBTS = ("ransom", "bazaar", "catapult", "dispatch")


class Scorer:
    def __init__(self, rules: Rules, look: Callable[[], View]) -> None:
        self.rules, self.look = rules, look
        self.at: Position | None = None
        self.looked = False  # since something was told that may have changed it
        self.score: dict[str, int] = {}
        self.known: list[frozenset[Node]] = []  # the areas that are finished
        self.told: list[Node] = []  # finished, by what is told
        self.finished: list[Area] = []
        self.lost: list[Area] = []  # buildings that lose a challenge
        self.fresh: set[castles.Site] = set()  # castles too young to take points
        self.taking: set[castles.Site] = set()
        self.new_barns: set[str] = set()
        self.gone: list[Figure] = []
        self.scored_at: Position | None = None  # the position in which the last scoring was worked out
        self.due = Scoring()
        self.debts: list[Award] = []
        self.paid: list[Award] = []
        self.fairs = debts.Fairs()
        self.track = Track()
        self.robbing: dict[str, str] = {}  # whom the robbers' owners have chosen in this booking
        self.count = Count(rules)
        self.spent: list[Area] = []  # areas that this part has scored
        self.ending = False
        self.judged: Counter[str] = Counter()  # how many awards of each kind were right
        self.witness = Witness(rules, self.now)

    # -- what it is told -----------------------------------------------------------------------------------

    def answer(self, decision: str, line: str, seat: str, offered: Offered) -> None:
        """Somebody is about to answer."""
        self.witness.answer(decision, seat, line, offered)
        if decision == "D-ROB":
            found, wanted = offered(("rob",)), self.track.prey(seat, self.now().view)
            assert found == wanted.keys(), f"D-ROB: offered is {found}, should be {sorted(wanted)}"
            self.robbing[seat] = line
        elif decision == "D-COUNTIN":
            self.count.ask(seat, line, self.now())
        elif decision == "D-DISPATCH":
            self._read_dispatch()
        if line.split(maxsplit=1)[0] in ("ransom", "two-points", "carry-out", "score-back"):
            self.debts += debts.of_answer(line, seat, self.now())

    def moment(self, name: str, over: bool) -> None:
        """A step of the turn begins, or is over."""
        self.looked = False
        act = (AFTER if over else BEFORE).get(name.replace("B14.", "B24."))
        if self.at is None:
            self._begin()
        self.witness.moment(name, over)
        if not over:
            self.count.moment(name)
        if act:
            act(self)

    def hear(self, event: Any) -> None:
        self.looked = False
        seat = SEATS[event.seat] if event.seat is not None else ""
        data = event.data
        self.witness.hear(event.type, event.rule, seat, data)
        if event.type == "score":
            self._hear_points(data, seat, event.points)
        elif event.type == "finish":
            self.told.append(node_of(data["at"]))
        elif event.type == "castle":
            self._castle(data["squares"], seat)
        elif event.type in ("lay", "abbey"):
            self.new_barns.clear()
            self.spent = []
            if self.later_part():
                self.fresh.clear()
        elif event.type == "place" and data["figure"] == "barn":
            self.new_barns.add(seat)
        elif event.type == "return" and event.rule != "C-4.6.10-a" and "part" in data:
            self.gone.append(Figure(seat, data["figure"], node_of(data), _aloft(data)))
        elif event.type == "dispatch":
            self.track.look(self.look())
            assert self.track.landed, "C-4.6.12.1-b: a dispatch, and no figure is on a dark space"
            self.track.landed = False  # C-4.6.12.1-n
        elif event.type == "drive" and self.scored_at:
            wagons.check(self.scored_at, self.now(), seat, node_of(data), self.finished, self.taking)
        self.debts += self.fairs.hear(event.type, event.rule, seat, data, self.rules.seats)

    def check(self, view: View) -> None:
        """After each answer: the scores are the sum of what was told."""
        if self.at is not None:
            self.at, self.looked = Position(view, self.rules, self.at), True
            self.witness.look(view)
            assert view["scores"] == self.score, f"scores: should be {self.score}, are {view['scores']}"

    def look_again(self) -> None:
        """At the end: the areas kept from step to step are those that a look at the whole table finds."""
        kept = self.now()
        anew = Position(kept.view, self.rules)
        found = [{(a.kind, a.nodes, a.squares, a.open, a.cities) for a in p.areas} for p in (kept, anew)]
        assert found[0] == found[1], f"areas: {found[0] ^ found[1]}"

    # -- inside --------------------------------------------------------------------------------------------

    def now(self) -> Position:
        if not self.looked or self.at is None:
            self.at, self.looked = Position(self.look(), self.rules, self.at), True
        return self.at

    def _begin(self) -> None:
        at = self.now()
        self.score = dict(at.view["scores"])
        self.known = [area.nodes for area in at.areas if at.land.finished(area)]

    @property
    def on_track(self) -> bool:
        return not {"robbers", "dispatches"}.isdisjoint(self.rules.elements)

    def _read_dispatch(self) -> None:
        """R-46, C-4.6.10-a, C-4.4.8.1-d, -h: nobody is left where this part has scored."""
        at = self.now()
        left = [f for area in self.spent for f in at.standing(_same(at, area)) if f.follower]
        assert not left, f"a dispatch is read, and {left} are not yet home"
        self.witness.judged["dispatches read"] += 1

    def booked(self) -> None:
        """The points of a booking are marked, and each robber takes what he must."""
        if not self.ending:
            self.track.marked(self.look(), self.robbing)
            self.robbing = {}

    def later_part(self) -> bool:
        return self.rules.options.get("castleSameTurn") == "later-part-counts"  # Q-4.6.5-2

    def _hear_points(self, data: Any, seat: str, points: int) -> None:
        self.score[seat] = self.score.get(seat, 0) + points
        squares = frozenset((x, y) for x, y in data["squares"]) if "squares" in data else None
        if self.on_track and not self.ending:
            self.track.hear(data["kind"], seat, points, self.look())
        if data["kind"] not in {debt.kind for debt in self.debts if debt.seat == seat}:
            self.count.hear(data["kind"], seat, points)
        if data["kind"] != "robber":
            self.paid.append(Award(data["kind"], seat, points, squares))
        self.judged[data["kind"]] += 1

    def _castle(self, squares: list[list[int]], seat: str) -> None:
        """C-4.6.5-a: a small town that has just been finished becomes a castle."""
        site = frozenset((x, y) for x, y in squares)
        town = next(a for a in self.finished if a.squares == site and a.kind == "city")
        assert castles.small_town(self.now(), town), f"no castle can be built on {sorted(site)}"
        self.finished.remove(town)
        self.fresh.add(site)

    def expect(self, scoring: Scoring) -> None:
        self.settle()
        self.due = scoring

    def settle(self) -> None:
        """All that was due has been paid, and nothing else."""
        for debt in self.debts:
            same = [p for p in self.paid if (p.kind, p.seat, p.points) == (debt.kind, debt.seat, debt.points)]
            assert same, f"not paid: {debt}"
            self.paid.remove(same[0])
        for choice in sorted(self.due.choices, key=lambda c: len(c.points)):
            may = [p for p in self.paid if (p.kind, p.seat) == (choice.kind, choice.seat)]
            may = [p for p in may if p.points in choice.points]
            assert may, f"not paid: {choice}, of {self.paid}"
            self.paid.remove(may[0])
        wanted, found = Counter(self.due.awards), Counter(p for p in self.paid if p.points)
        assert wanted == found, f"points: not paid {list(wanted - found)}, not due {list(found - wanted)}"
        self.track.settle()
        self.due, self.debts, self.paid = Scoring(), [], []


def _same(at: Position, area: Area) -> Area:
    """An area as it is now."""
    return at.land.home[next(iter(area.nodes))]


def _aloft(data: View) -> str:
    kind = str(data["area"]).split(" ")[0]
    return kind if kind in ("tower", "castle") else ""


# -- the moments -------------------------------------------------------------------------------------------


def turn_begins(game: Scorer) -> None:
    """C-4.4.5.1-b, Q-4.4.5-2: a point for an own follower on the fairy's tile, or for the one she is with."""
    at = game.now()
    scoring = Scoring()
    her = at.view["fairy"]
    if her["square"]:
        here = [f.seat for f in at.figures if f.follower and tuple(her["square"]) in _squares(at, f)]
        if at.rules.options["fairyStartPoint"] == "assigned":
            here = [her["with"]["seat"]] if her["with"] else []
        scoring.add("fairy", at.turn, int(at.turn in here))
    game.expect(scoring)


def _squares(at: Position, figure: Figure) -> set[tuple[int, int]]:
    if figure.aloft == "castle":
        return set(at.land.home[figure.node].squares)
    return {figure.node[0]}


def detect(game: Scorer) -> None:
    """B15: what must be found finished, and who will lose a challenge by it."""
    game.settle()
    at = game.now()
    game.told = []
    done = [area for area in at.areas if at.land.finished(area)]
    game.finished = [area for area in done if not any(area.nodes <= old for old in game.known)]
    game.lost = losers(at, game.finished)
    game.gone, game.taking = [], set()


def detected(game: Scorer) -> None:
    at = game.now()
    told = {at.land.home[node].nodes for node in game.told}
    wanted = {area.nodes for area in game.finished}
    assert told == wanted, f"finished: missed {wanted - told}, too many {told - wanted}"
    game.known = [
        area.nodes for area in at.areas if at.land.finished(area)
    ]  # Q-4.2.11.2-1: not those reopened


def evaluate(game: Scorer) -> None:
    """B18: everything that is to be paid for the structures just finished."""
    at = game.now()
    game.finished = [_same(at, area) for area in game.finished]
    game.lost = [_same(at, area) for area in game.lost]
    game.spent += [*game.finished, *game.lost]
    game.scored_at = at
    scoring = structures(at, game.finished, finished=True)
    teacher(at, scoring, game.finished)
    if at.rules.options.get("challengeLoserFairy", True):  # Q-4.2.3-3
        for area in game.lost:
            fairy(at, scoring, area)
    game.taking = castles.take(at, scoring, game.finished, game.fresh)
    if game.rules.options.get("barnScoringMoment") == "step-5":  # with the farmers at a barn
        scoring.awards += game.due.awards
        game.due = Scoring()
    game.expect(scoring)


def cleared(game: Scorer) -> None:
    """Behind B20: goods, cards and gold are with their owners, and the figures at home."""
    at = game.now()
    assert game.scored_at is not None
    for area in game.lost:
        assert not at.standing(area), f"C-4.2.3.1-c: the loser still stands on {set(area.squares)}"
    for castle in at.view.get("castles", {}).get("built", ()):
        if frozenset(map(tuple, castle["squares"])) in game.taking:
            assert castle["closed"], f"C-4.6.5-l: the castle on {castle['squares']} is still occupied"
    here = [f for f in game.scored_at.figures if f.aloft == "castle" and f.kind == "wagon"]
    lords = [f for f in here if _squares(at, f) in map(set, game.taking)]
    aftermath.check(game.scored_at, at, game.finished, [*game.gone, *lords])


def turn_ends(game: Scorer) -> None:
    """Nothing that is finished was missed, and nobody stands there; no farmer shares a meadow with a barn."""
    game.settle()
    no_dispatch_left(game)
    at = game.now()
    for area in at.areas:
        if at.land.finished(area):
            assert any(area.nodes <= old for old in game.known), f"never scored: {area}"
            assert not at.standing(area), f"somebody stands on the finished {area}"
    assert not farmers(at, set()).awards, "farmers beside a barn"


def final(game: Scorer) -> None:
    game.expect(final_structures(game.now()))
    game.ending = game.witness.table.ending = True


def young_castles(game: Scorer) -> None:
    if not game.later_part():
        game.fresh.clear()


def no_dispatch_left(game: Scorer) -> None:
    """C-4.6.12.1-b: whoever has landed on a dark space has read his dispatch."""
    if "dispatches" in game.rules.elements:
        game.track.look(game.look())
        assert not game.track.landed, "C-4.6.12.1-b: a dispatch was not read"


def before_detection(game: Scorer) -> None:
    no_dispatch_left(game)
    detect(game)


def new_barn(game: Scorer) -> None:
    at = game.now()
    game.spent += [a for a in at.occupied() if a.kind == "field" and barns(at, a)]
    game.expect(farmers(at, game.new_barns))
    game.new_barns.clear()


def add_crowns(game: Scorer) -> None:
    game.due.awards += wheel.crowns(game.now()).awards


def add_targets(game: Scorer) -> None:
    game.debts += debts.nearest(game.now())


Moment = Callable[[Scorer], None]
BEFORE: dict[str, Moment] = {
    "B01.fairy": turn_begins,
    "B01.castles": young_castles,
    "B02.replace": Scorer.settle,
    "B03.wheel-act": lambda game: game.expect(wheel.segment(game.now())),
    "B03.wheel-crowns": add_crowns,
    "B03.wheel-end": Scorer.settle,
    "barn.score": new_barn,
    "barn.home": Scorer.settle,
    "B15": before_detection,
    "B18": evaluate,
    "B20": Scorer.settle,
    "B22.new-part": lambda game: game.count.end_part(game.now(), game.witness.may_ransom()),
    "B24.catapult-close": add_targets,
    "B25": turn_ends,
    "F03": final,
    "F04": Scorer.settle,
    "F06": lambda game: game.expect(final_rest(game.now())),
    "F10": Scorer.settle,
    "K04.half": Scorer.booked,
}
AFTER: dict[str, Moment] = {"B15": detected, "B20": cleared}
MOMENTS = {*BEFORE, *AFTER, *WITNESSED, "B14.catapult-close"}
