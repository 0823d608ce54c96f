"""The order of play, in the compiled table and in what happens."""

from __future__ import annotations

import json

import pytest
from carcassonne.slow import Referee
from carcassonne.test_slow_scorer import watch
from play import carcassonne, random_match

from bastide.carcassonne.scoring import owners
from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Ask, Call, Do, Draw, Event, Match, Refused, SetupProblem, formula_text
from bastide.kernel.records import from_json, replay
from bastide.text import problem as said


def played(**entries: object) -> Match:
    header = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
    return replay(from_json(header | entries), compile_ruleset)


def test_the_steps_of_a_turn_are_in_the_order_of_the_rulebook() -> None:
    """C-4.1-b: draw and lay, then a figure, then scoring, then the next player."""
    program = [s.name for s in carcassonne(2).program if s.flow == "turn"]
    order = ["B02", "B04", "B09", "B15", "B18", "B19", "B20", "B25"]
    assert [name for name in program if name in order] == order


def test_nothing_else_is_asked_in_the_base_game() -> None:
    """Laying a tile and placing a figure are the only decisions, who starts and which tile the only draws."""
    for river in (False, True):
        program = carcassonne(2, river).program
        assert [s.decision for s in program if isinstance(s, Ask)] == ["D-PLACE", "D-FIGURE"]
        assert [s.topic for s in program if isinstance(s, Draw)] == ["start", "tile"]


def test_every_step_cites_its_rules() -> None:
    ruleset = carcassonne(2, river=True)
    for step in ruleset.program:
        if isinstance(step, Ask | Do | Draw | Call):
            assert step.rules, step.name


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("first", "ABCDEF")
def test_play_goes_round_clockwise(seats: int, first: str) -> None:
    """C-4.1-a, C-4.1-l, C-3.3-d: from the start seat on, seat after seat."""
    if first not in SEATS[:seats]:
        with pytest.raises(SetupProblem) as problem:
            carcassonne(seats, startSeat=first)
        assert problem.value.rule == "C-3.3-d"
        return
    match = Match(carcassonne(seats, startSeat=first), 5)
    for turn in range(14):
        expected = (SEATS.index(first) + turn) % seats
        assert match.state.pending == (expected,)
        match.act(expected, match.view(expected).options[0])
        decision = match.view(expected).decision
        if decision and decision.name == "D-FIGURE":
            assert match.state.pending == (expected,)
            match.act(expected, "pass")


def test_who_starts_is_drawn_when_nobody_is_named() -> None:
    """C-3.3-d, Q-3-2: over many seeds everybody starts about as often."""
    starts = [Match(carcassonne(3), seed).state.pending[0] for seed in range(300)]
    assert all(70 < starts.count(seat) < 130 for seat in range(3))


def test_scoring_comes_in_a_fixed_order() -> None:
    """Q-4.1-8 and C-4.6.11-a: all are finished, then all points marked, then all followers return."""
    match = played(
        seats=3,
        options={"startSeat": "C"},
        given={
            "tiles": [
                "BA-09 0,-1 270",
                "BA-18 1,-1 180",
                "BA-02 -1,0 270",
                "BA-01 0,1 0",
                "BA-18 -1,1 270",
                "BA-18 -1,2 270",
                "BA-18 0,2 180",
                "BA-18 1,2 90",
                "BA-02 1,1 180",
            ],
            "figures": ["A follower 0,0 road E+W", "B follower 1,-1 city S", "C follower 0,1 cloister"],
        },
        moves=["* tile BA-16", "C lay 1,0 0", "C pass", "* tile BA-24"],
    )
    told = [(e.type, e.data.get("kind")) for _, e in match.log if e.type in ("finish", "score", "return")]
    # the crossing finishes two roads: the one across the start tile and the short one to the south
    assert told == [
        ("finish", "road"),
        ("finish", "road"),
        ("finish", "city"),
        ("finish", "cloister"),
        ("score", "road"),
        ("score", "city"),
        ("score", "cloister"),
        ("return", None),
        ("return", None),
        ("return", None),
    ]


def test_roads_of_one_turn_are_booked_from_the_top_left() -> None:
    """Q-4.1-8: each kind by its topmost, then leftmost tile."""
    match = played(
        given={
            "tiles": ["BA-22 -1,0 270", "BA-24 1,0 0", "BA-01 1,1 0", "BA-02 2,1 180"],
            "figures": ["A follower 0,0 road E+W", "B follower 2,1 road N"],
        },
        moves=["* tile BA-22", "A lay 2,0 0", "A pass", "* tile BA-24"],
    )
    squares = [e.data["squares"][0] for _, e in match.log if e.type == "score"]
    assert [tuple(s) for s in squares] == [(-1, 0), (2, 0)]
    assert match.view(None).data["scores"] == {"A": 4, "B": 2}


def test_a_score_is_the_sum_of_its_formula() -> None:
    """C-4.6.2-c, C-4.6.2-d: `2 × 5 tiles + 2 × 1 crest = 12`, each term with its rule."""
    match = played(
        given={
            "tiles": [
                "BA-24 -1,0 0",
                "BA-24 1,0 0",
                "BA-18 -1,-1 90",
                "BA-18 1,-1 270",
                "BA-01 1,-2 0",
                "BA-18 0,-2 180",
            ],
            "figures": ["A follower 0,0 city N"],
        },
        moves=["* tile BA-04", "A lay 0,-1 0", "* tile BA-24"],
    )
    (score,) = [e for _, e in match.log if e.type == "score"]
    assert formula_text(score.formula) == "2 × 5 tiles + 2 × 1 crest = 12"
    assert [(t.each, t.times, t.what, t.rule) for t in score.formula] == [
        (2, 5, "tile", "C-4.6.2-c"),
        (2, 1, "crest", "C-4.6.2-d"),
    ]


def test_the_winner_has_most_points_and_a_tie_is_shared() -> None:
    """C-2-b, Q-2-1: known only at the end."""
    match = played(chance={"end_after": 1}, moves=["* tile BA-24", "A lay 1,0 0", "A pass"])
    assert match.ruleset.game.winners(match.state) == [0, 1]
    match = played(
        chance={"end_after": 1},
        given={"scores": {"B": 1}},
        moves=["* tile BA-24", "A lay 1,0 0", "A follower road E+W"],
    )
    assert match.ruleset.game.scores(match.state) == [2, 1]
    assert match.ruleset.game.winners(match.state) == [0]


def test_a_whole_game_is_what_the_book_says_it_is() -> None:
    """C-2-a: tiles are laid in turn; roads, cities, cloisters and meadows arise and bring points."""
    paid: set[str] = set()
    placed: set[str] = set()

    def note(match: Match, seat: int, line: str, events: list[Event]) -> None:
        paid.update(e.data["kind"] for e in events if e.points)
        placed.update(str(e.data["area"]).split(" ")[0] for e in events if e.type == "place")

    for seed in range(6):
        match = random_match(carcassonne(2), seed, note)
        assert len(match.view(None).data["tiles"]) + len(match.view(None).data["discarded"]) == 72
    assert paid == placed == {"road", "city", "cloister", "field"}


def test_the_game_ends_with_the_last_tile_and_not_before() -> None:
    """C-5-a: 71 tiles are drawn, whoever plays; each is laid or, rarely, removed."""
    for seats in (1, 4):
        match = random_match(carcassonne(seats), 9)
        drawn = [line for line in match.moves if line.startswith("* tile")]
        assert len(drawn) == 71
        assert match.view(None).data["stock"] == {"left": 0, "tiles": {}}


def test_a_follower_without_a_supply_is_refused_by_its_rule() -> None:
    """C-4.4-c: the step is skipped then, but whoever asks why gets the rule."""
    match = played(moves=["* tile BA-24", "A lay 1,0 0"])
    match.state.supply[0] = 0
    action = match.ruleset.read(match.state, 0, "follower road E+W")
    refusal = match.ruleset.refusal(match.state, 0, action)
    assert refusal.rule == "C-4.4-c"


@pytest.mark.parametrize("river", [False, True])
def test_every_placement_is_offered_or_refused_by_a_rule(river: bool) -> None:
    """C-4.2-c, C-4.2-d, C-3.1.1-f, C-3.1.1-h: every square near the layout, every turn."""
    seen: set[str] = set()

    def check(match: Match) -> None:
        state, ruleset = match.state, match.ruleset
        seat = state.pending[0]
        if ruleset.step(state).name != "B04" or state.serial % 4:
            return
        options = {o.text for o in match.view(seat).describe()}
        tiles = {(x, y): None for x, y, _, _ in match.view(None).data["tiles"]}
        near = {(x + dx, y + dy) for x, y in tiles for dx in range(-2, 3) for dy in range(-2, 3)}
        for x, y in near:
            for turn in (0, 90, 180, 270):
                action = ruleset.read(state, seat, f"lay {x},{y} {turn}")
                if ruleset.write(state, action) in options:
                    continue
                refusal = ruleset.refusal(state, seat, action)
                beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & tiles.keys()
                if (x, y) in tiles or not beside:
                    assert refusal.rule == "C-4.2-c"
                else:
                    assert refusal.rule in {"C-4.2-d", "C-3.1.1-f", "C-3.1.1-h"}
                seen.add(refusal.rule)

    random_match(carcassonne(2, river), 4, before=check)
    assert seen >= {"C-4.2-c", "C-4.2-d", *(("C-3.1.1-f",) if river else ())}


def test_every_place_for_a_follower_is_offered_or_refused_by_a_rule() -> None:
    """C-4.4-d, C-4.4-f: every part of every tile, all through a game."""
    seen: set[str] = set()

    def check(match: Match) -> None:
        state, ruleset = match.state, match.ruleset
        seat = state.pending[0]
        if ruleset.step(state).name != "B09" or state.serial % 4:
            return
        last = match.view(None).data["last"]
        board = Referee(match.view(None).data).position
        from carcassonne.slow import name

        for square in board.board:
            for number, piece in enumerate(board.face(square).pieces):
                x, y = square
                action = ruleset.read(state, seat, f"follower {x},{y} {name(piece)}")
                allowed = action in ruleset.options(state, seat)
                free = not board.standing(board.home[square, number])
                assert allowed == (list(square) == last and free)
                if not allowed:
                    refusal = ruleset.refusal(state, seat, action)
                    assert refusal.rule == ("C-4.4-f" if list(square) == last else "C-4.4-d")
                    seen.add(refusal.rule)

    random_match(carcassonne(3), 8, before=check)
    assert seen == {"C-4.4-d", "C-4.4-f"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("follower city", None),
        ("follower road", "which-area"),
        ("follower road E", None),
        ("follower city S", "no-such-area"),
        ("follower city N+Q", "bad-side"),
        ("follower castle", "no-such-area"),
        ("follower", "no-such-area"),
        ("follower 7,7 road", "no-tile"),
        ("follower a,b road", "bad-side"),
        ("follower -9999,0 road", "bad-square"),
        ("bridge 0,0", "unknown-verb"),
        ("lay 1,0 0", "not-now"),
        ("pass  ", None),
        ("pass me", "not-offered"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, code: str | None) -> None:
    """C-4.4-e: he must decide on which part the figure stands; what could be several is none."""
    match = played(moves=["* tile BA-16", "A lay -1,0 0"])
    before = json.dumps(match.ruleset.save(match.state))
    if code is None:
        match.act(0, text)
        return
    with pytest.raises(ValueError, match=r".") as problem:
        match.act(0, text)
    assert problem.value.code == code  # type: ignore[attr-defined]
    assert json.dumps(match.ruleset.save(match.state)) == before


def test_as_many_edges_as_tell_an_area_apart_are_enough() -> None:
    match = played(moves=["* tile BA-16", "A lay -1,0 0"])
    read = match.ruleset.read
    assert read(match.state, 0, "follower field EL") == read(match.state, 0, "follower field WR+EL")
    assert read(match.state, 0, "follower city") == read(match.state, 0, "follower city N")


def test_nobody_owns_an_empty_area() -> None:
    """C-4.6.9-b"""
    match = played(moves=["* tile BA-16", "A lay -1,0 0"])
    assert owners(match.state, 0) == []


def test_golden_games_pass_the_referee() -> None:
    """The recorded games were right when they were recorded, and the referee says that they still are."""
    from test_scenarios import GOLDEN, read

    for file in GOLDEN:
        record = read(file)
        if record.game != "carcassonne" or set(record.sets) - {"base", "river"} or record.elements:
            continue
        match = Match(
            compile_ruleset(record.game, len(record.seats), record.sets, None, record.options),
            chance=_outcomes(record.moves),
        )
        referee = Referee(match.view(None).data)
        for line in record.moves:
            if line[0] in SEATS:
                events = match.act(SEATS.index(line[0]), line[2:])
                watch(match, referee, line[2:], events)
        assert match.over


def _outcomes(moves: list[str]) -> dict[str, list[str]]:
    chance: dict[str, list[str]] = {}
    for line in moves:
        if line.startswith("* "):
            topic, label = line[2:].split(" ", 1)
            chance.setdefault(topic, []).append(label)
    return chance


def test_refused_errors_carry_the_rule_in_words() -> None:
    match = played(moves=["* tile BA-24"])
    with pytest.raises(Refused) as refused:
        match.act(0, "lay 1,0 90")
    assert refused.value.rule == "C-4.2-d"
    assert len(said(refused.value)) > 30
