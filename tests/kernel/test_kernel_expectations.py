"""What a record can say must hold: what is true, what is false, what cannot be read."""

from __future__ import annotations

import pytest
from play import random_match

from bastide.games import compile_ruleset
from bastide.kernel import SEATS, Match, RecordProblem
from bastide.kernel.records import from_json, replay
from bastide.text import problem as said

HEAD = {"bastide": 1, "game": "carcassonne", "seats": 2, "options": {"startSeat": "A"}}
MOVES = ["* tile BA-18", "A lay 0,-1 180", "A follower city S", "* tile BA-24"]
AFTER_LAYING = MOVES[:2]


def says(moves: list[str], line: str) -> Match:
    return replay(from_json({**HEAD, "moves": [*moves, line]}), compile_ruleset)


def code(moves: list[str], line: str) -> str:
    with pytest.raises(RecordProblem) as problem:
        says(moves, line)
    assert problem.value.index == len(moves)
    return problem.value.code


@pytest.mark.parametrize(
    "line",
    [
        "? scores 4 0",
        "?scores 4 0",
        "? score A 4",
        "? score A 4 C-4.6.2-c",
        "? score A",
        "? score",
        "? no score B",
        "? no score A 5",
        "? no score A 4 C-4.6.1-c",
        "? event place A",
        "? event return A C-4.6.10-a",
        "? event draw B",
        "? event finish",
        "? no event return B",
        "? no event discard",
        "? no event return A C-6.1-h",
        "? B may lay 1,0 0",
        "? B may lay 1,0 180",
        "? B may not lay 1,0 90",
        "? B may not lay 1,0 90 C-4.2-d",
        "? B may not lay 1,0 90 C-4.2-d edges-differ",
        "? A may not lay 1,0 0",
        "? B may not pass",
        "? options B 6",
        "? options A 0",
        "? no options B 4",
        "? asks B",
        "? asks B D-PLACE",
        "? no asks A",
        "? no asks B D-FIGURE",
        "? no asks nobody",
        "? no undo A",
        "? running",
        "? no finished",
        "? view supply.A.follower = 7",
        '? view scores = {"A": 4, "B": 0}',
        '? view tiles.1.2 = "BA-18"',
        "? no view hand = null",
        "# whatever",
    ],
)
def test_what_is_true(line: str) -> None:
    says(MOVES, line)


@pytest.mark.parametrize(
    "line",
    [
        "? scores 0 4",
        "? scores 4",
        "? scores 4 0 0",
        "? no scores 4 0",
        "? no score",
        "? score A 5",
        "? score B",
        "? score A 4 C-4.6.1-c",
        "? score A 4 C-4.6.2-c C-4.6.2-d",
        "? event discard",
        "? event return B",
        "? event return A C-6.1-h",
        "? no event place",
        "? B may lay 1,0 90",
        "? B may not lay 1,0 0",
        "? B may not lay 1,0 90 C-4.2-c",
        "? B may not lay 1,0 90 C-4.2-d square-taken",
        "? A may lay 1,0 0",
        "? B may pass",
        "? options B 4",
        "? asks A",
        "? asks B D-FIGURE",
        "? asks nobody",
        "? asks AB",
        "? undo A",
        "? undo B",
        "? finished",
        "? no running",
        "? view supply.A.follower = 6",
        "? view hand = null",
    ],
)
def test_what_is_false(line: str) -> None:
    assert code(MOVES, line) == "not-so"


@pytest.mark.parametrize(
    "line",
    [
        "?",
        "? ",
        "? no",
        "? no ",
        "? truth",
        "? scored A 4",
        "? score Z 4",
        "? score AB 4",
        "? score A 4 C-99-z",
        "? no score A 4 C-99-z",
        "? event",
        "? event return Z",
        "? no event return C-99-z",
        "? options",
        "? options B",
        "? options B many",
        "? options Z 3",
        "? asks",
        "? undo",
        "? undo nobody",
        "? no A may pass",
        "? Z may pass",
        "? view",
        "? view hand",
        "? view hand = BA-24",
        "? view nowhere = 1",
        "? view tiles.99 = 1",
        "? view tiles.first = 1",
        "? view scores.A.x = 1",
        "? B may not lay 1,0 90 C-99-z",
    ],
)
def test_what_cannot_be_read(line: str) -> None:
    assert code(MOVES, line) == "bad-expectation"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("? B may", "unknown-verb"),
        ("? B may not", "unknown-verb"),
        ("? B may sing", "unknown-verb"),
        ("? B may not sing", "unknown-verb"),
        ("? B may not lay 1,0 45", "bad-lay"),
        ("? B may not lay somewhere 0", "bad-square"),
    ],
)
def test_a_permission_for_nonsense_is_malformed(line: str, wanted: str) -> None:
    """`may not` is about what the rules forbid, not about what nobody can read."""
    assert code(MOVES, line) == wanted


def test_expectations_are_about_the_last_action_only() -> None:
    says(AFTER_LAYING, "? no event place")
    says(MOVES, "? event place A")
    assert code([*MOVES, "B lay 1,0 0"], "? event place A") == "not-so"
    says([*MOVES, "B lay 1,0 0"], "? event lay B C-4.2-c")
    says([*MOVES, "? scores 4 0", "# in between"], "? score A 4")


def test_undo_is_a_question_about_the_seat() -> None:
    says(AFTER_LAYING, "? undo A")
    says(AFTER_LAYING, "? no undo B")
    assert code(AFTER_LAYING, "? no undo A") == "not-so"


def test_a_false_expectation_says_what_is_so() -> None:
    with pytest.raises(RecordProblem) as problem:
        says(MOVES, "? scores 1 1")
    message = said(problem.value)
    assert "Scores: 4 0" in message
    assert "D-PLACE B" in message
    assert "score A 4" in message


def test_a_permission_that_fails_names_the_rule() -> None:
    with pytest.raises(RecordProblem) as problem:
        says(MOVES, "? B may lay 1,0 90")
    assert problem.value.rule == "C-4.2-d"
    with pytest.raises(RecordProblem, match=r"found='C-4.2-d' wanted='C-4.2-c'"):
        says(MOVES, "? B may not lay 1,0 90 C-4.2-c")


def test_questions_change_nothing() -> None:
    plain = replay(from_json({**HEAD, "moves": MOVES}), compile_ruleset)
    lines = ["? B may lay 1,0 0", "? B may not lay 1,0 90 C-4.2-d", "? options B 6"]
    asked = replay(from_json({**HEAD, "moves": [*MOVES, *lines]}), compile_ruleset)
    assert plain.ruleset.is_same_position(plain.state, asked.state)
    assert plain.moves == asked.moves


CITY = ["* tile BA-18", "A lay 0,-1 180"]


@pytest.mark.parametrize(
    "line",
    [
        "? options A = follower city S; follower field; pass",
        "? options A follower = field; city S",
        "? options A follower 2",
        "? options A pass 1",
        "? options A lay 0",
        "? options A lay =",
        "? options B =",
        "? no options A = follower city S; pass",
        "? no options A follower = city S; city S",
        "? no options A follower = city S",
        "? no options A follower 3",
        "? no options B = pass",
        "? view tiles.length = 2",
        "? view supply.length = 2",
        "? view B supply.A.follower = 7",
        '? view - turn = "A"',
        "? event lay A tile=BA-18 square=0,-1 turn=180",
        "? event lay turn=180",
        "? event lay A C-4.2-c square=0,-1",
        "? event lay square.1=-1",
        "? no event lay A turn=90",
        "? no event lay A tile=BA",
        "? no event draw tile=BA-18",
        "? no winners A",
        "? no winners nobody",
    ],
)
def test_what_else_is_true(line: str) -> None:
    says(CITY, line)


@pytest.mark.parametrize(
    "line",
    [
        "? options A = pass",
        "? options A follower = city S; field; field",
        "? options A follower 3",
        "? options B = pass",
        "? no options A follower 2",
        "? view tiles.length = 3",
        "? event lay A turn=90",
        "? event lay B turn=180",
        "? winners A",
        "? winners nobody",
    ],
)
def test_what_else_is_false(line: str) -> None:
    assert code(CITY, line) == "not-so"


@pytest.mark.parametrize(
    "line",
    [
        "? winners",
        "? winners Z",
        "? options A fly 0",
        "? options A fly = ",
        "? options A lay follower 0",
        "? options A follower many",
        "? options = pass",
        "? view C hand = null",
        "? view Z hand = null",
        "? view - = null",
        "? view tiles.0.length.length = 1",
        "? no event lay A weight=3",
        "? event lay A turn.x=3",
    ],
)
def test_what_else_cannot_be_read(line: str) -> None:
    assert code(CITY, line) == "bad-expectation"


def test_the_winners_are_named_when_the_game_is_over() -> None:
    head = {**HEAD, "chance": {"tile": ["BA-18"], "end_after": 1}}

    def ends(line: str) -> None:
        moves = ["A lay 0,-1 180", "A follower city S", line]
        replay(from_json({**head, "moves": moves}), compile_ruleset)

    ends("? winners A")
    ends("? no winners A B")
    ends("? no winners nobody")
    with pytest.raises(RecordProblem):
        ends("? winners B")


def test_what_can_be_drawn_is_asked_where_it_is_drawn() -> None:
    """C-1.1-a: the box has one BA-04; what has gone cannot come again."""
    asked = ["? draw tile BA-24", "? no draw tile BA-start", "* tile BA-24"]
    says([*asked, "A lay 1,0 0", "A pass", "? draw tile BA-01", "* tile BA-01"], "? asks B D-PLACE")
    for line, wanted in (
        ("? no draw tile BA-24", "not-so"),
        ("? draw tile BA-start", "not-so"),
        ("? no draw tile XX-99", "no-such-tile"),
        ("? no draw start B", "wrong-outcome"),
    ):
        assert code([], line) == wanted
    assert code(CITY, "? no draw tile BA-24") == "stray-outcome"
    unread = replay(
        from_json({**HEAD, "moves": ["? no draw tile BA-24", "* tile BA-24"]}), compile_ruleset, checks=False
    )
    assert unread.moves == ["* tile BA-24"]


def test_a_route_that_looks_like_a_rule_of_another_game_is_read() -> None:
    """`O-1` is a route in Johanna; Orléans' rules begin with the same letter."""
    moves = ["? A may not route O-1", "? A may not route O-8"]
    record = {"bastide": 1, "game": "johanna", "seats": 2, "options": {}, "moves": moves}
    replay(from_json(record), compile_ruleset)
    with pytest.raises(RecordProblem) as problem:
        replay(from_json({**record, "moves": ["? A may not route O-1 J-99-z"]}), compile_ruleset)
    assert problem.value.code == "bad-expectation"


def test_a_turn_and_what_decides_itself_are_told() -> None:
    """Nobody is asked for a figure where there is only one answer; the record can still see it."""
    supply = [f"A follower 0,0 field {side}" for side in ("EL", "EL", "EL", "EL", "EL", "EL", "EL")]
    head = {**HEAD, "given": {"figures": supply}}
    moves = [
        "* tile BA-24",
        "? event turn A C-4.1-a",
        "A lay 1,0 0",
        "? event forced A C-4.1-f decision=D-FIGURE action=pass",
        "? event turn B",
        "? no event turn A",
    ]
    replay(from_json({**head, "moves": moves}), compile_ruleset)


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_the_last_event_names_the_winners(game: str) -> None:
    match = random_match(compile_ruleset(game, 2), f"{game} to its end")
    last = match.log[-1][1]
    winners = [SEATS[seat] for seat in match.ruleset.game.winners(match.state)]
    assert last.type == "end"
    assert last.data == {"scores": match.ruleset.game.scores(match.state), "winners": winners}
    assert any(event.type == "turn" for _, event in match.log)
