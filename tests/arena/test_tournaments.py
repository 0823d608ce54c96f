"""Tournaments: the same games however they are played, nothing lost on the way, bad bots lose."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bastide import text
from bastide.arena import crews
from bastide.arena.records import record_of_row
from bastide.arena.run import Progress, results, run
from bastide.arena.store import Store
from bastide.arena.tournament import Deal, SetupTable, Tournament, checked, read
from bastide.arena.work import Batch, Row, play_batch
from bastide.contests import own_folder
from bastide.games import compile_ruleset
from bastide.kernel import Problem, replay

pytest.importorskip("polars", reason='needs pip install "bastide[arena]"')

TIMES = {"seconds", "slowest"}


def carcassonne(players: int = 2) -> SetupTable:
    return SetupTable("carcassonne", players)


def two_games(games: int = 8, **more: Any) -> Tournament:
    tables = [SetupTable("johanna", 2), SetupTable("johanna", 1)]
    return checked("round-robin", ["random"], tables, games, **more)


def games_of(store: Store) -> list[Row]:
    """What must be the same however it was played."""
    return [{k: v for k, v in row.items() if k not in TIMES} for row in store.games().to_dicts()]


class Stopping(crews.Alone):
    """Is ended after some batches, as by a signal."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.played: list[int] = []

    def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
        for batch in batches:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append(batch.number)
            yield batch, play_batch(batch)


def test_everybody_plays_everybody_from_every_seat() -> None:
    found = checked("round-robin", ["random", "greedy", "novice"], [carcassonne()], 4)
    seen = sorted(
        (deal.deal, found.seed_of(deal), row) for deal in found.deals() for row in found.rotations(deal)
    )
    pairs = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert seen == sorted((deal, f"1-{deal}", pair) for deal in range(2) for pair in pairs)


def test_a_gauntlet_sits_one_against_others_of_a_kind() -> None:
    found = checked("gauntlet", ["random", "greedy", "novice"], [carcassonne(3)], 3)
    rows = [row for deal in found.deals() for row in found.rotations(deal)]
    assert rows == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 2, 2), (2, 0, 2), (2, 2, 0)]


def test_a_stopped_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = run(two_games(12), Store(tmp_path / "whole"), crews.Alone())
    stopped = Store(tmp_path / "stopped")
    with pytest.raises(KeyboardInterrupt):
        run(two_games(12), stopped, Stopping(2))
    (stopped.folder / "games" / "000002.part").write_bytes(b"half a file")
    rest = Stopping(99)
    found = run(two_games(12), stopped, rest)
    assert rest.played[0] == 2
    assert games_of(stopped) == games_of(Store(tmp_path / "whole"))
    assert found.standings() == whole.standings() == results(stopped).standings()


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    tournament = two_games(12)
    run(tournament, Store(tmp_path / "alone"), crews.Alone())
    crew = crews.Cluster(workers=2)
    victims: list[int] = []

    def told(progress: Progress) -> None:
        if progress.done and not victims:
            workers = crew._client.run(os.getpid)
            victims.append(next(iter(workers.values())))
            os.kill(victims[0], signal.SIGKILL)

    try:
        run(tournament, Store(tmp_path / "two"), crew, told)
    finally:
        crew.close()
    assert victims
    assert games_of(Store(tmp_path / "two")) == games_of(Store(tmp_path / "alone"))


BAD = {
    "raises": ("def choose(self, view): raise ValueError('no idea')", "raised ValueError: no idea"),
    "nonsense": ("def choose(self, view): return ('fly', 'away')", "answered with ('fly', 'away')"),
    "hangs": ("def choose(self, view): import time; time.sleep(99)", "took longer than 2 s"),
    "leaves": ("def choose(self, view): import os; os._exit(3)", "ended the program (exit code 3)"),
}


def test_bad_bots_lose_with_their_reason_and_the_others_play_on(tmp_path: Path) -> None:
    names = []
    for name, (body, _) in BAD.items():
        file = tmp_path / f"{name}.py"
        file.write_text(f"class Bad:\n    {body}\n\n\ndef bot(seed):\n    print('noise')\n    return Bad()\n")
        names.append(str(file))
    found = checked("gauntlet", ["random", *names], [SetupTable("johanna", 2)], 2, limit=2.0)
    store = Store(tmp_path / "out")
    run(found, store, crews.Alone())
    rows = store.games().to_dicts()
    assert len(rows) == 2 * len(BAD)
    for row in rows:
        seat = 1 - row["bots"].index("random")
        assert (row["fault"], row["winners"], row["shares"][seat]) == (seat, [1 - seat], 0.0)
        assert row["reason"].startswith(BAD[Path(row["bots"][seat]).stem][1])


def test_every_game_has_a_record_that_holds(tmp_path: Path) -> None:
    table = SetupTable("carcassonne", 3, ("base", "river"), (), {"startSeat": "B"})
    found = checked("round-robin", ["random"], [table], 3)
    store = Store(tmp_path / "out")
    run(found, store, crews.Alone())
    for row in store.games().to_dicts():
        match = replay(record_of_row(store.tournament(), row), compile_ruleset)
        assert match.over
        assert list(match.ruleset.game.scores(match.state)) == row["scores"]
        assert list(match.ruleset.game.winners(match.state)) == row["winners"]
        by_seat = [sum(p["points"] for p in row["points"] if p["seat"] == seat) for seat in range(3)]
        assert by_seat == row["scores"]


def test_a_test_ends_with_the_deal_that_decides(tmp_path: Path) -> None:
    """Bots that play alone meet over the same deal; the second has no points but in every fifth deal."""
    found = checked("sprt", ["greedy", "random"], [SetupTable("johanna", 1)], 400)
    store = Store(tmp_path / "out")
    played = play_batch(
        Batch(0, checked("round-robin", ["random"], [SetupTable("johanna", 1)], 1), (Deal(0, 0, 0, 0),), {})
    )

    class Told(crews.Alone):
        def play(self, batches: Sequence[Batch]) -> Iterator[tuple[Batch, list[Row]]]:
            for batch in batches:
                rows = []
                for deal in batch.deals:
                    points = 10 if deal.lineup == 0 or deal.deal % 5 == 0 else 0
                    row = played[0] | {"at": deal.at, "lineup": deal.lineup, "deal": deal.deal}
                    rows.append(row | {"bots": [found.bots[deal.lineup]], "scores": [points]})
                yield batch, rows

    done = run(found, store, Told())
    assert done.verdict is not None
    assert done.verdict.decided == 1
    assert len(done.rows) == 2 * done.verdict.deals < 200
    assert run(found, store, Stopping(0)).verdict == done.verdict  # nothing is left to play


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    run(two_games(1), Store(tmp_path / "out"), crews.Alone())
    with pytest.raises(Problem, match="arena-folder"):
        run(two_games(1, seed=2), Store(tmp_path / "out"), crews.Alone())


def test_a_bot_that_has_changed_gets_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = Path("mine.py")

    def folder(text: str) -> str:
        bot.write_text(text)
        tournament = checked("round-robin", [str(bot)], [SetupTable("johanna", 1)], 1)
        place = own_folder(tournament, "cup")
        Store(place).open(tournament)
        return place.name

    assert [folder(text) for text in ("a", "b", "a", "c", "b")] == ["cup", "cup-2", "cup", "cup-3", "cup-2"]


def test_a_full_disk_stops_with_what_is_stored_intact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import polars

    store = Store(tmp_path / "out")
    whole = polars.DataFrame.write_parquet

    def full(frame: Any, file: Any, **more: Any) -> None:
        whole(frame, file, **more)
        if "000001" in str(file):
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(polars.DataFrame, "write_parquet", full)
    with pytest.raises(Problem, match="arena-disk"):
        run(two_games(12), store, crews.Alone())
    assert [path.name for path in (store.folder / "games").iterdir()] == ["000000.parquet"]
    assert len(results(store).rows) == 8


FILE = """\
kind = "round-robin"
bots = ["random", "greedy"]
games = 4

[[setups]]
game = "johanna"
players = 1

[[setups]]
game = "carcassonne"
sets = ["base", "river"]
"""


def test_a_file_describes_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(FILE)
    found = read(path)
    assert [(setup.game, setup.seats) for setup in found.setups] == [("johanna", 1), ("carcassonne", 2)]
    assert json.loads(json.dumps(found.as_json()))["games"] == 4
    path.write_text(FILE + "games = 6\n")  # of this set-up alone
    assert [deal.setup for deal in read(path).deals()] == [0, 0, 1] * 3 + [0, 0]
    path.write_text(FILE.replace("games = 4", "games = 4\nat_most = { greedy = 2 }"))
    pairs_meet_once = [(0, 0), (0, 1), (1, 0)] + [(0, 0), (0, 1)] + [(0, 0)] * 2
    assert [(deal.setup, deal.lineup) for deal in read(path).deals()] == pairs_meet_once
    store = Store(tmp_path / "out")
    store.open(read(path))
    assert store.tournament() == read(path)


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (('game = "johanna"', "game = johanna"), 6, "Invalid value"),
        (('"river"', '"rver"'), 11, "Did you mean river"),
        (("players = 1", "players = 9"), 7, "<= 6"),
        (("games = 4", "gmes = 4"), 3, "unknown field `gmes`"),
        (("players = 1", "plyers = 1"), 7, "unknown field `plyers`"),
        (('"greedy"', '"greedier"'), 2, "no bot “greedier”"),
        (('kind = "round-robin"', 'kind = "league"'), 1, "Invalid enum value 'league'"),
        (('"greedy"', '"random"'), 2, "twice"),
        (("games = 4", "at_most = { novice = 4 }"), 3, "novice isn’t one of its bots"),
        (("games = 4", "at_most = { greedy = 0 }"), 3, ">= 1"),
    ],
)
def test_a_broken_file_is_refused_with_the_line(
    tmp_path: Path, change: tuple[str, str], line: int, says: str
) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(FILE.replace(*change))
    with pytest.raises(Problem) as caught:
        read(path)
    told = text.problem(caught.value)
    assert f"cup.toml, line {line}: " in told
    assert says in told
