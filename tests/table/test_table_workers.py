"""Worker processes: the most urgent first, within limits, and replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from table.errands import compute, die, die_once, echo, hoard, leave, note, own_id, refuse, sleep, speak
from table.house import running
from table.workshop import Workshop

from bastide.bots import make
from bastide.bots.levels import LEVELS, make_mind
from bastide.bots.search import Budget, Search
from bastide.games import compile_ruleset
from bastide.kernel import Match, Problem, Refused, View
from bastide.table.parcels import pack, unpack
from bastide.table.players import MOST_LAPSES, Bot, OurBots, Players, Sitting, decide
from bastide.table.worker import Limits, TooCostly
from bastide.table.workers import MOST_WAITING, Died, Priority, Workers


def with_workers(test: Callable[[Workers], Coroutine[Any, Any, None]], size: int = 1) -> None:
    async def run() -> None:
        workers = Workers(size)
        try:
            await asyncio.wait_for(test(workers), 120)
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_job_is_done_in_another_process_and_its_problems_come_back_whole() -> None:
    async def test(workers: Workers) -> None:
        assert await workers.run(echo, {"a": (1, 2)}, priority=Priority.PERSON) == {"a": (1, 2)}
        first = await workers.run(own_id, priority=Priority.PERSON)
        assert first != os.getpid()
        with pytest.raises(Refused) as refused:
            await workers.run(refuse, priority=Priority.PERSON)
        assert (refused.value.code, refused.value.rule) == ("edges-differ", "C-4.2-d")
        assert refused.value.game == "carcassonne"
        with pytest.raises(RuntimeError, match="SystemExit"):
            await workers.run(leave, priority=Priority.PERSON)
        assert await workers.run(speak, priority=Priority.PERSON) == "heard"
        assert await workers.run(own_id, priority=Priority.PERSON) == first

    with_workers(test)


def test_the_most_urgent_comes_first(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def test(workers: Workers) -> None:
        busy = asyncio.create_task(workers.run(sleep, 0.5, priority=Priority.STUDY))
        while workers.waiting["study"] or not workers._hands:
            await asyncio.sleep(0.01)
        wanted = [("s", Priority.STUDY), ("u", Priority.UPLOAD), ("h", Priority.HINT), ("p", Priority.PERSON)]
        jobs = [
            asyncio.create_task(workers.run(note, str(notes), name, priority=priority))
            for name, priority in wanted
        ]
        await asyncio.gather(busy, *jobs)
        assert notes.read_text() == "phus"

    with_workers(test)


def test_one_worker_is_kept_for_those_who_wait_at_a_table() -> None:
    async def test(workers: Workers) -> None:
        slow = [asyncio.create_task(workers.run(sleep, 60, priority=Priority.UPLOAD)) for _ in range(3)]
        assert await workers.run(echo, 1, priority=Priority.PERSON) == 1
        assert not any(job.done() for job in slow)
        for job in slow:
            job.cancel()

    with_workers(test, size=2)


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        first = await workers.run(own_id, priority=Priority.PERSON)
        assert await workers.run(die_once, str(tmp_path / "mark"), priority=Priority.PERSON) == "alive"
        with pytest.raises(Died):
            await workers.run(die, priority=Priority.PERSON)
        second = await workers.run(own_id, priority=Priority.PERSON)
        assert second != first
        os.kill(second, signal.SIGKILL)  # between two jobs
        assert await workers.run(own_id, priority=Priority.PERSON) not in (first, second)

    with_workers(test)


def test_a_job_has_limits_of_time_and_memory() -> None:
    async def test(workers: Workers) -> None:
        first = await workers.run(own_id, priority=Priority.PERSON)
        with pytest.raises(TooCostly, match="time"):
            await workers.run(compute, priority=Priority.UPLOAD, limits=Limits(60, cpu=0.2))
        with pytest.raises(TooCostly, match="memory"):
            await workers.run(hoard, priority=Priority.UPLOAD, limits=Limits(60, memory=100 << 20))
        assert await workers.run(own_id, priority=Priority.PERSON) == first  # it goes on
        assert await workers.run(hoard, priority=Priority.PERSON) == 500
        with pytest.raises(TimeoutError):
            await workers.run(sleep, 60, priority=Priority.UPLOAD, limits=Limits(0.3))
        assert await workers.run(own_id, priority=Priority.PERSON) != first

    with_workers(test)


def test_not_everything_may_wait() -> None:
    async def test(workers: Workers) -> None:
        many = MOST_WAITING[Priority.UPLOAD] + 5
        jobs = [asyncio.create_task(workers.run(sleep, 60, priority=Priority.UPLOAD)) for _ in range(many)]
        await asyncio.sleep(0)
        busy = [job.exception() for job in jobs if job.done()]
        assert {problem.code for problem in busy if isinstance(problem, Problem)} == {"too-busy"}
        assert 3 <= len(busy) <= 5
        for job in jobs:
            job.cancel()

    with_workers(test)


def test_workers_stop_in_the_middle_of_a_job() -> None:
    async def test(workers: Workers) -> None:
        job = asyncio.create_task(workers.run(sleep, 300, priority=Priority.PERSON))
        waiting = asyncio.create_task(workers.run(sleep, 300, priority=Priority.PERSON))
        worker = None
        while worker is None:
            await asyncio.sleep(0.01)
            worker = workers._hands[0]._process if workers._hands else None
        await workers.close()
        assert worker.poll() is not None
        for task in (job, waiting):
            with pytest.raises((Died, asyncio.CancelledError)):
                await task
        with pytest.raises(Problem):
            await workers.run(echo, 1, priority=Priority.PERSON)

    with_workers(test)


@pytest.mark.parametrize("game", ["carcassonne", "orleans", "johanna"])
def test_a_match_in_a_parcel_is_the_same_match(game: str) -> None:
    match: Match[Any] = Match(compile_ruleset(game, 2), seed=5)
    for _ in range(25):
        seat = match.state.pending[0]
        match.act(seat, match.ruleset.options(match.state, seat)[-1])
    other: Match[Any] = unpack(pack(match))
    assert other.moves == match.moves
    assert [event for _, event in other.log] == [event for _, event in match.log]
    assert match.ruleset.is_same_position(match.state, other.state)
    for _ in range(25):
        for one in (match, other):
            seat = one.state.pending[0]
            one.act(seat, one.ruleset.options(one.state, seat)[-1])
    assert other.moves == match.moves
    assert [event for _, event in other.log] == [event for _, event in match.log]


def test_a_view_in_a_parcel_leaves_the_match_behind() -> None:
    match: Match[Any] = Match(compile_ruleset("carcassonne", 2), seed=5)
    view = match.view(match.state.pending[0])
    other: View[Any] = unpack(pack(view))
    assert (other.seat, other.options, other.data) == (view.seat, view.options, view.data)
    assert other._state.listener is None


class Searching:
    """Bots that search, but not for long."""

    def names(self, game: str) -> Sequence[str]:
        return ["search"]

    def make(self, name: str, seed: int | str) -> Bot:
        mind = make_mind("carcassonne", LEVELS["master"])
        return Search(mind, Budget(positions=200, wide=3), seed)


def test_a_bot_that_is_made_anew_goes_on_with_its_turn() -> None:
    """The rest of a turn comes along: it is not searched for again."""
    match: Match[Any] = Match(compile_ruleset("carcassonne", 2), seed=5)
    kept: dict[int, Any] = {}
    followed = 0
    while len(match.moves) < 30:
        seat = match.state.pending[0]
        view = View(match.ruleset, match.state.copy(), seat)
        planned = kept[seat][1] if seat in kept else ()
        action, kept[seat] = decide(Searching(), "search", "seed", kept.get(seat), view)
        if planned and action == planned[0]:
            followed += 1
        match.act(seat, action)
    assert followed > 5
    bot: Any = make("master", "seed")
    bot.kept = kept[0]
    assert bot.kept == kept[0]


def test_a_table_goes_on_when_its_worker_is_killed(database: Path) -> None:
    with running(database, bots=Workshop()) as house:
        table, tokens = house.open("human", "steady", options={"startSeat": "B"})
        page = house.page(table, tokens)
        page.until(lambda: page.mine)
        for hand in house.app.state.tables.players.workers._hands:
            if hand._process:
                os.kill(hand._process.pid, signal.SIGKILL)
        assert page.play(8) == 8
        assert not house.table(table)._robots._bots[1, "steady"].lapses


def test_who_fails_at_a_decision_is_asked_for_the_next() -> None:
    players = Players(Workshop(), Workers(), pause=0.0)
    bot = Sitting("steady", "seed")
    assert players._who(bot, "carcassonne") == "steady"
    assert bot.fail()
    assert players._who(bot, "carcassonne") != "steady"
    bot.answered()
    assert players._who(bot, "carcassonne") == "steady"


def test_who_fails_again_and_again_is_not_asked_any_more() -> None:
    players = Players(OurBots(), Workers(), pause=0.0)
    bot = Sitting("master", "seed")
    for _ in range(MOST_LAPSES):
        assert players._who(bot, "johanna") == "master"
        assert bot.fail()
        assert players._who(bot, "johanna") == "greedy"
        bot.answered()
    assert players._who(bot, "johanna") == "greedy"
    assert bot.fail()
    assert bot.fail()
    assert players._who(bot, "johanna") is None  # any option
    assert not bot.fail()


def test_a_search_answers_when_the_clock_has_run_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little computing time a busy machine gave it until then."""
    match: Match[Any] = Match(compile_ruleset("carcassonne", 2), seed=5)
    times = iter(range(0, 10_000, 5))  # each look at the clock is five seconds later
    monkeypatch.setattr("bastide.table.players.time.monotonic", lambda: float(next(times)))
    seat = match.state.pending[0]
    action, _ = decide(Searching(), "search", "seed", None, View(match.ruleset, match.state.copy(), seat))
    assert action in match.ruleset.options(match.state, seat)
    assert next(times) < 100  # the search asked no further
