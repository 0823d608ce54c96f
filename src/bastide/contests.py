"""The commands of the arena: `bastide arena`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from inspect import signature
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .console import Lang, language, write_file
from .kernel import Problem

if TYPE_CHECKING:
    from .arena.ratings import Standing
    from .arena.run import Progress as Run
    from .arena.tournament import Kind, Tournament

app = typer.Typer(help="Tournaments of bots: round robin, gauntlet, sequential test.", no_args_is_help=True)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="carcassonne, orleans or johanna")]
Bots = Annotated[str, typer.Option(help="bots, comma-separated: names, levels with a style, files")]
Players = Annotated[int, typer.Option("--players", "-p", min=1, max=6, help="number of seats")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="games of each line-up; whole deals")]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games, however many workers")]
Limit = Annotated[float, typer.Option(min=0.01, help="seconds for one decision of a bot that is a file")]
Sets = Annotated[list[str] | None, typer.Option("--set", "-s", help="a set or a preset; several times")]
Elements = Annotated[list[str] | None, typer.Option("--element", "-e", help="an element, or -element")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="a switch")]
To = Annotated[Path | None, typer.Option("--to", help="the folder of the results; by default arena/NAME")]
Workers = Annotated[
    int | None, typer.Option("--workers", "-j", min=0, help="processes; 0: this one; by default all cores")
]
Scheduler = Annotated[str, typer.Option(metavar="ADDRESS", help="a Dask scheduler: tcp://host:8786")]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object")]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="the folder of a tournament")]


@app.command(name="run")
def run_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a tournament file (docs/arena.md)")],
    to: To = None,
    workers: Workers = None,
    scheduler: Scheduler = "",
    as_json: Json = False,
) -> None:
    """Play the tournament of a file; one that was stopped goes on."""
    from .arena.tournament import read

    found = read(file)
    play(found, to or own_folder(found, file.stem), workers, scheduler, as_json)


@dataclass
class Contest:
    """What is asked of every contest on the command line: its fields are the arguments and options."""

    kind: ClassVar[Kind]
    game: GameArg
    bots: Bots
    players: Players = 2
    games: Games = 100
    seed: Seed = 1
    limit: Limit = 10.0
    sets: Sets = None
    elements: Elements = None
    options: Options = None
    to: To = None
    workers: Workers = None
    scheduler: Scheduler = ""
    as_json: Json = False

    def play(self) -> None:
        found = self.tournament()
        folder = self.to or own_folder(found, f"{self.kind}-{self.game}")
        play(found, folder, self.workers, self.scheduler, self.as_json)

    def tournament(self, **more: Any) -> Tournament:
        from .arena.tournament import SetupTable, checked

        switches = dict(pair.split("=", 1) for pair in self.options or [] if "=" in pair)
        if len(switches) < len(self.options or []):
            raise typer.BadParameter("write KEY=VALUE, each once", param_hint="--option")
        table = SetupTable(self.game, self.players, split(self.sets), split(self.elements), switches)
        told = {"seed": self.seed, "limit": self.limit} | more
        return checked(self.kind, split([self.bots]), [table], self.games, **told)


@dataclass
class RoundRobin(Contest):
    """Everybody against everybody."""

    kind = "round-robin"
    bots: Bots = "random,greedy,novice,apprentice"


@dataclass
class Gauntlet(Contest):
    """The first bot against each of the others."""

    kind = "gauntlet"


@dataclass
class Sprt(Contest):
    """A sequential test: is the first bot stronger than the second? Ends as soon as that is clear."""

    kind = "sprt"
    bots: Annotated[str, typer.Option(help="the bot on trial and its opponent: mine.py,greedy")]
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="at most so many games")] = 4000
    elo0: Annotated[float, typer.Option(help="Elo of the hypothesis that it is not better")] = 0.0
    elo1: Annotated[float, typer.Option(help="Elo of the hypothesis that it is")] = 20.0
    alpha: Annotated[float, typer.Option(min=0.001, max=0.4, help="risk of a wrong yes")] = 0.05
    beta: Annotated[float, typer.Option(min=0.001, max=0.4, help="risk of a wrong no")] = 0.05

    def tournament(self, **more: Any) -> Tournament:
        from .arena.tournament import SprtTable

        if self.elo1 <= self.elo0:
            raise typer.BadParameter("must be more than --elo0", param_hint="--elo1")
        test = SprtTable(self.elo0, self.elo1, self.alpha, self.beta)
        return super().tournament(sprt=test, **more)


def add_command(contest: type[Contest]) -> None:
    """A command that plays a contest; its help is the class's, its options are the fields."""

    def command(**given: Any) -> None:
        contest(**given).play()

    setattr(command, "__signature__", signature(contest, eval_str=True))  # noqa: B010 - mypy knows no such attribute
    app.command(name=contest.kind, help=contest.__doc__)(command)


for contest in (RoundRobin, Gauntlet, Sprt):
    add_command(contest)


def split(values: list[str] | None) -> tuple[str, ...]:
    return tuple(part for value in values or [] for part in value.split(",") if part)


@app.command(name="table")
def show_table(folder: Folder, as_json: Json = False) -> None:
    """The ratings of a tournament, as far as it is."""
    from .arena.run import results
    from .arena.store import Store

    show(results(Store(folder)), as_json)


@app.command()
def record(
    folder: Folder,
    game: Annotated[int, typer.Argument(metavar="GAME", help="the number of the game, from 0")],
    to: Annotated[
        Path | None, typer.Option("--to", help="the file; by default the record is printed")
    ] = None,
) -> None:
    """Write the record of a game: `bastide replay` reads it, and the table opens it."""
    from .arena.records import record_of_row
    from .arena.store import Store

    store = Store(folder)
    games = store.games()
    if not 0 <= game < len(games):
        raise Problem("arena-game", number=game, count=len(games))
    text = record_of_row(store.tournament(), games.row(game, named=True)).to_json()
    if to is None:
        print(text, end="")
        return
    write_file(to, text)
    out.print(str(to), markup=False)


@app.command()
def report(
    folder: Folder,
    to: Annotated[Path | None, typer.Option("--to", help="the file; by default report.html there")] = None,
    lang: Lang = "",
) -> None:
    """Write the report: one HTML file that needs no network."""
    from .arena.report import write

    page = write(folder, language(lang))
    path = to or folder / "report.html"
    write_file(path, page)
    out.print(str(path), markup=False)


def own_folder(tournament: Tournament, name: str) -> Path:
    """The folder of a tournament that was given none: where it was begun, else the first that is free. A bot
    that has changed makes another tournament."""
    from .arena.store import Store

    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(folder for one in names if Store(folder := Path("arena") / one).suits(tournament))


def play(tournament: Tournament, folder: Path, workers: int | None, scheduler: str, as_json: bool) -> None:
    """Play on in a folder, with a bar on the error stream, and show the table."""
    from .arena.crews import Alone, Cluster, Crew
    from .arena.run import run
    from .arena.store import Store
    from .extras import need

    for module in ("polars", "choix", "openskill"):  # what is missing is missed before the first game
        need(module, "arena")
    crew: Crew = Alone() if workers == 0 and not scheduler else Cluster(scheduler, workers or 0)
    try:
        with bar(tournament, as_json) as told:
            found = run(tournament, Store(folder), crew, told)
    finally:
        crew.close()
    show(found, as_json)
    if not as_json:
        out.print(f"{folder}: bastide arena report {folder}", markup=False)


@contextmanager
def bar(tournament: Tournament, quiet: bool) -> Iterator[Callable[[Run], None]]:
    """Games, rate, time left and the ratings so far."""
    if quiet or not err.is_terminal:
        yield lambda run: None
        return
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=err,
    )
    task = progress.add_task(tournament.title or tournament.kind, total=None, rate="")
    live = Live(Group(progress), console=err, transient=True, refresh_per_second=4)
    first: list[int] = []

    def told(run: Run) -> None:
        first.append(run.done)
        elapsed = progress.tasks[0].elapsed or 0.0
        rate = f"{(run.done - first[0]) / elapsed:.1f}/s" if elapsed > 0 and len(first) > 1 else ""
        progress.update(task, completed=run.done, total=run.games, rate=rate)
        line = "  ".join(rated(one) for one in run.standings(samples=0)[:8]) if run.rows else ""
        if run.verdict:
            bounds = f"{run.verdict.lower:.2f} … {run.verdict.upper:.2f}"
            line += f"  LLR {run.verdict.llr:+.2f} ({bounds})"
        live.update(Group(progress, Text(line, style="dim")))

    with live:
        yield told


def rated(one: Standing) -> str:
    name = Path(one.bot).stem if "/" in one.bot else one.bot
    return f"{name} {one.elo:+.0f}" if one.elo is not None else f"{name} {one.points:.1f}"


def show(run: Run, as_json: bool) -> None:
    """The table of each set-up, and what a test has found."""
    tournament = run.tournament
    reasons = [(row["bots"][row["fault"]], row["reason"]) for row in run.rows if row["fault"] >= 0]
    if as_json:
        tables = [
            {
                "game": setup.game,
                "seats": setup.seats,
                "sets": list(setup.sets),
                "table": [asdict(one) for one in run.standings(number)],
            }
            for number, setup in enumerate(tournament.setups)
        ]
        found: dict[str, Any] = {"games": len(run.rows), "of": run.games, "tables": tables}
        found["faults"] = [{"bot": bot, "reason": reason} for bot, reason in reasons]
        if run.verdict:
            found["sprt"] = asdict(run.verdict) | {"decided": run.verdict.decided}
        print(json.dumps(found))
        return
    for number, setup in enumerate(tournament.setups):
        title = f"{setup.game}, {setup.seats} {'player' if setup.seats == 1 else 'players'}"
        many = setup.seats > 2
        table = Table("bot", "games", "won", "mean points", "Elo", "95 %", title=title, title_justify="left")
        if many:
            table.add_column("skill")
        for one in run.standings(number):
            cells = [one.bot, str(one.games), f"{100 * one.won:.1f} %", f"{one.points:.1f}"]
            known = one.elo is not None and one.low is not None and one.high is not None
            cells += [f"{one.elo:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}"] if known else ["", ""]
            if many:
                cells.append(f"{one.skill:.1f} ± {1.96 * (one.sigma or 0):.1f}" if one.skill else "")
            table.add_row(*cells)
        out.print(table)
    if run.verdict:
        out.print(told_verdict(run), markup=False)
    for bot, reason in list(dict.fromkeys(reasons))[:8]:
        times = reasons.count((bot, reason))
        out.print(f"{bot} lost {times} {'game' if times == 1 else 'games'}: it {reason}", markup=False)


def told_verdict(run: Run) -> str:
    """What a test has found, in a sentence."""
    verdict, test = run.verdict, run.tournament.sprt
    assert verdict is not None
    hero, other = run.tournament.bots
    says = {
        1: f"{hero} is stronger than {other}: at least {test.elo1:g} Elo rather than {test.elo0:g}",
        0: f"{hero} is not stronger than {other}: {test.elo0:g} Elo rather than {test.elo1:g}",
        None: "not decided yet: play more games",
    }[verdict.decided]
    return (
        f"{says} (LLR {verdict.llr:+.2f} of {verdict.lower:.2f} … {verdict.upper:.2f}, {verdict.deals} deals)"
    )
