"""The command `bastide`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from . import RUNNING, __version__, contests, hosting, text
from .console import Lang, check_writable, language, write_file
from .games import PLACES, compile_ruleset, load
from .kernel import SEATS, Event, Match, Problem, RecordProblem, Ruleset, bad_header, parse, replay, unknown
from .kernel.flow import Ask, Call, Draw

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="carcassonne")]
Sets = Annotated[list[str], typer.Option("--set", "-s", help="a set or a preset; may be given several times")]
Elements = Annotated[
    list[str], typer.Option("--element", "-e", help="an element, or -element to leave it out")
]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="KEY=VALUE", help="a switch of the rules")
]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object")]


def read_options(pairs: list[str]) -> dict[str, str]:
    values = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise typer.BadParameter(f"{pair!r}: write KEY=VALUE", param_hint="--option")
        values[key] = value
    return values


def ruleset_of(
    game: str, players: int, sets: list[str], elements: list[str], options: list[str]
) -> Ruleset[Any]:
    return compile_ruleset(game, players, _split(sets), _split(elements), read_options(options))


def _split(values: list[str]) -> list[str]:
    return [part for value in values for part in value.split(",") if part]


@contextmanager
def progress(title: str, total: float, quiet: bool) -> Iterator[Callable[[float], None]]:
    """A progress bar on the error stream, so that what is printed stays clean."""
    with Progress(console=err, transient=True, disable=quiet or not err.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    """Three board games of medieval France, by the book: Carcassonne, Orléans, Johanna."""
    if show:
        out.print(f"bastide {__version__} ({RUNNING})")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="open the page at this game")] = "",
    host: Annotated[str, typer.Option(help="the address to serve on")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="the port; the next free one if it is taken")
    ] = 8123,
    data: Annotated[Path | None, typer.Option(help="the database; by default in your data folder")] = None,
    browser: Annotated[bool, typer.Option(help="open a browser if there is one")] = True,
    solo: Annotated[bool, typer.Option("--solo", help="a table for one")] = False,
    daily: Annotated[
        bool, typer.Option("--daily", help="Johanna's game of the day, the same for everybody")
    ] = False,
) -> None:
    """Start the table and open it in a browser."""
    from .table.serve import serve

    if game:
        load(game)
    if daily and game != "johanna":
        raise typer.BadParameter("the game of the day is Johanna's: bastide play johanna --daily")
    path = "/daily" if daily else f"/new/{game}" if game else "/"
    if solo and not daily:
        path += "?solo"
    serve(host=host, port=port, database=data, browser=browser, path=path)


@app.command()
def sim(
    game: GameArg,
    players: Annotated[int, typer.Option("--players", "-p", help="number of seats")] = 2,
    bots: Annotated[
        str,
        typer.Option(
            help="bots by seat, comma-separated; repeated if there are more seats: random, greedy, novice, "
            "apprentice, skilled, master, from apprentice on also with a style (master:farmer), or a file.py"
        ),
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="how many games")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    sets: Sets = [],  # noqa: B006 - typer reads the default and never changes it
    elements: Elements = [],  # noqa: B006
    options: Options = [],  # noqa: B006
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="processes")] = 1,
    as_json: Json = False,
) -> None:
    """Let bots play many games."""
    from .arena import simulate

    ruleset = ruleset_of(game, players, sets, elements, options)
    lineup = [b for b in bots.split(",") if b]
    if not lineup:
        raise typer.BadParameter("name at least one bot", param_hint="--bots")
    with progress(f"{games} games", games, as_json) as step:
        result = simulate(ruleset, lineup, games, seed, jobs=jobs, progress=step)
    if as_json:
        print(json.dumps(result.as_json()))
    else:
        table = Table("seat", "bot", "wins", "mean score")
        for seat in range(players):
            row = (
                SEATS[seat],
                lineup[seat % len(lineup)],
                f"{result.wins[seat]:g}",
                f"{result.means[seat]:g}",
            )
            table.add_row(*row)
        out.print(table)
        per_second = result.decisions / max(result.cpu_seconds, 1e-9)
        speed = f"{result.decisions} decisions, {per_second:,.0f} in a CPU second"
        out.print(f"{result.finished} of {games} games finished, {speed}")
    for line in result.errors[:5]:
        err.print(line, style="red")
    if result.errors:
        raise typer.Exit(1)


@app.command()
def train(
    game: GameArg,
    players: Annotated[int, typer.Option("--players", "-p", help="number of seats")] = 2,
    sets: Sets = [],  # noqa: B006
    steps: Annotated[int, typer.Option(min=1, help="how often the weights are improved")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="games in each step")] = 400,
    seed: Annotated[int, typer.Option(help="the same seed gives the same weights")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="processes")] = 1,
    output: Annotated[Path | None, typer.Option(help="the file; by default that of the program")] = None,
) -> None:
    """Fit the weights of the bots by letting them play against each other."""
    from .bots import weights
    from .bots.train import Course, Step
    from .bots.train import train as fit

    load(game)

    def told(step: Step) -> None:
        out.print(f"step {step.number + 1} of {steps}: {step.gain:+.1f} points expected")

    trained = fit(Course(game, players, tuple(_split(sets)), steps, games, seed, jobs=jobs), told)
    place = output or weights.place(game)
    place.write_bytes(weights.write(trained))
    out.print(f"{place}: {len(trained.weights)} weights from {trained.games} games")


@app.command()
def data(
    game: GameArg,
    export: Annotated[Path | None, typer.Option(help="write our values into this file")] = None,
    use: Annotated[Path | None, typer.Option(help="check the values of this file and keep them")] = None,
    lang: Lang = "",
) -> None:
    """Put right what is a reconstruction: export our values, change them, use them."""
    lang = language(lang)
    with complaining_in(lang):
        sets = load(game).own_data
        if sets is None:
            raise Problem("no-own-data", game=game)
        if export is not None:
            write_file(export, sets.text())
            told = text.say("cli-data-written", lang, path=str(export))
            out.print(told, markup=False, soft_wrap=True)
        if use is not None:
            name = sets.use(read_file(use), use.stem)
            told = text.say("cli-data-kept", lang, name=name, option=f"--option {sets.option}={name}")
            out.print(told, markup=False, soft_wrap=True)
        if export is None and use is None:
            for name in sets.names():
                out.print(name, markup=False)


@app.command(name="replay")
def replay_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="records, or folders of them")],
    at: Annotated[int | None, typer.Option(help="stop after so many lines of its moves")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="check that what was drawn is what the table had committed to")
    ] = False,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Verify a record and show where it ends; of several, say of each whether it holds."""
    lang = language(lang)
    if verify:
        verify_draws(records_in(files), lang)
        return
    if len(files) > 1 or files[0].is_dir():
        with complaining_in(lang):
            found = records_in(files)
        replay_many(found, at, lang, as_json)
        return
    with complaining_in(lang, as_json):
        record = parse(read_file(files[0]))
        match = replay(record, compile_ruleset, at)
    if as_json:
        print(json.dumps(position(match), ensure_ascii=False))
    else:
        show(match, record.seats, lang)


def verify_draws(files: list[Path], lang: str) -> None:
    """Whether chance was what the server had committed to before the first draw; 1 where it was not."""
    failed = False
    for path in files:
        record = parse(read_file(path))
        match = replay(record, compile_ruleset)
        if not record.commitment:
            told = "none"
        elif record.seed is None:
            told = "hidden"
        else:
            told = "kept" if match.fair else "broken"
        failed = failed or told != "kept"
        out.print(f"{path}  {text.say(f'cli-commitment-{told}', lang)}", markup=False, soft_wrap=True)
    if failed:
        raise typer.Exit(1)


def replay_many(files: list[Path], at: int | None, lang: str, as_json: bool) -> None:
    """One line for each record, or one entry; a record with a fault does not keep the others waiting."""
    results = []
    with progress("records", len(files), as_json) as step:
        for number, path in enumerate(files):
            result = replayed(path, at, lang)
            results.append(result)
            if not as_json:
                fault = result.get("error")
                told = text.say("cli-record-fails" if fault else "cli-record-holds", lang)
                why = f"  {fault['message']} ({fault['rule']})" if fault and fault["rule"] else ""
                line = f"{told}  {path}" + (why or (f"  {fault['message']}" if fault else ""))
                out.print(line, markup=False, soft_wrap=True)
            step(number + 1)
    failed = sum("error" in result for result in results)
    if as_json:
        print(json.dumps({"records": results, "count": len(results), "failed": failed}, ensure_ascii=False))
    else:
        out.print(text.say("cli-records", lang, count=len(results), failed=failed))
    if failed:
        raise typer.Exit(1)


def replayed(path: Path, at: int | None, lang: str) -> dict[str, Any]:
    """What became of one record among several."""
    try:
        match = replay(parse(read_file(path)), compile_ruleset, at)
    except Problem as problem:
        return {"file": str(path), "error": error_json(problem, lang)}
    except Exception as error:  # a fault of ours must not hide what the others say
        message = f"Bastide itself is at fault: {type(error).__name__}: {error}"
        return {
            "file": str(path),
            "error": {"index": None, "code": "internal", "rule": None, "message": message},
        }
    game = match.ruleset.game
    winners = [SEATS[s] for s in game.winners(match.state)] if match.over else []
    return {
        "file": str(path),
        "scores": game.scores(match.state),
        "finished": match.over,
        "winners": winners,
        "fair": match.fair,
    }


def records_in(paths: list[Path]) -> list[Path]:
    """The files, and those in folders; all must be there before one is replayed."""
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.json")) if path.is_dir() else [path]
        if not path.exists() or not inside:
            raise Problem("no-file", detail="records" if path.exists() else "", path=str(path))
        found.update(dict.fromkeys(inside))
    return list(found)


def error_json(problem: Problem, lang: str = "en") -> dict[str, Any]:
    index = problem.index if isinstance(problem, RecordProblem) else None
    message = text.problem(problem, lang)
    return {"index": index, "code": problem.code, "rule": problem.rule, "message": message}


@contextmanager
def complaining_in(lang: str, as_json: bool = False) -> Iterator[None]:
    """Bad input ends the program with one clear sentence, or with an entry `error`, and exit code 2."""
    try:
        yield
    except Problem as problem:
        if as_json and isinstance(problem, RecordProblem):
            print(json.dumps({"error": error_json(problem, lang)}, ensure_ascii=False))
        else:
            rule = f" ({problem.rule})" if problem.rule else ""
            err.print(f"bastide: {text.problem(problem, lang)}{rule}", style="red", markup=False)
        raise typer.Exit(2) from None


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("no-file", detail="system", path=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise bad_header("not-json", "bytes", path=str(path)) from None


def position(match: Match[Any]) -> dict[str, Any]:
    """A replayed record as JSON."""
    ruleset, state = match.ruleset, match.state
    decision = ruleset.decision(state)
    asked: dict[str, Any] | None = None
    if decision:
        options = {SEATS[s]: [o.text for o in ruleset.describe(state, s)] for s in decision.seats}
        seats = [SEATS[s] for s in decision.seats]
        first = options[seats[0]]
        asked = {"name": decision.name, "kind": decision.kind, "seats": seats, "options": first}
        if len(seats) > 1:
            asked["options_by_seat"] = options
    return {
        "scores": ruleset.game.scores(state),
        "finished": match.over,
        "winners": [SEATS[s] for s in ruleset.game.winners(state)] if match.over else [],
        "fair": match.fair,
        "events": [event_json(match, event, move) for move, event in match.log],
        "decision": asked,
        "view": match.view(None).data,
    }


def event_json(match: Match[Any], event: Event, move: int) -> dict[str, Any]:
    return {
        "move": move,
        "type": event.type,
        "seat": SEATS[event.seat] if event.seat is not None else None,
        "points": event.points,
        "rule": event.rule,
        "formula": text.formula(match.ruleset.game.name, event.formula),
        "terms": [term._asdict() for term in event.formula],
        "data": event.data,
    }


def show(match: Match[Any], names: list[str], lang: str) -> None:
    """A replayed record for people."""
    game = match.ruleset.game
    out.print(game.render_text(match.state), highlight=False, markup=False)
    table = Table(*(text.say(f"cli-{column}", lang) for column in ("seat", "name", "score")))
    for seat, points in enumerate(game.scores(match.state)):
        table.add_row(SEATS[seat], text.name_at(seat, names), str(points))
    out.print(table)
    for _, event in [e for e in match.log if e[1].points][-8:]:
        who = game.titles[lang] if event.seat is None else SEATS[event.seat]  # the game itself has points
        terms = text.formula(game.name, event.formula, lang)
        out.print(f"{who} {event.points:+d}  {terms}  {event.rule}", markup=False)
    if match.fair is not None:
        out.print(text.say("cli-fair" if match.fair else "cli-unfair", lang))
    decision = match.ruleset.decision(match.state)
    if decision is None:
        winners = text.actor(game.winners(match.state), names, lang)["names"]
        out.print(text.say("cli-finished", lang, names=winners or game.titles[lang]))
        return
    for seat in decision.seats:
        asked = text.label(
            f"{game.name}-ask-{decision.name}", lang, **text.actor([seat], names, lang, reader=seat)
        )
        options = [o.text for o in match.ruleset.describe(match.state, seat)]
        out.print(f"{SEATS[seat]}: {asked} ({len(options)})", markup=False)
        out.print("  " + " · ".join(options[:24]) + (" …" if len(options) > 24 else ""), markup=False)


@app.command(name="study")
def study_command(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="the record of a game")],
    depth: Annotated[str, typer.Option(help="glance, ordinary or deep")] = "ordinary",
    seed: Annotated[str, typer.Option(help="the same seed and depth judge the same")] = "",
    html: Annotated[Path | None, typer.Option(help="write it to a page that is one file")] = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Study a game: what was luck, what was a mistake, and what would have been better."""
    from .study import DEPTHS
    from .study import study as examine
    from .study.report import page, tell, to_json

    lang = language(lang)
    if depth not in DEPTHS:
        raise typer.BadParameter(f"{depth!r}: there are {', '.join(DEPTHS)}", param_hint="--depth")
    with complaining_in(lang, as_json):
        record = parse(read_file(file))
        match = replay(record, compile_ruleset, checks=False)
        if html is not None:
            check_writable(html)
    with progress(text.say("cli-studying", lang), 1.0, as_json) as step:
        found = examine(match, record.seats, depth, seed, progress=step)
    if html is not None:
        write_file(html, page(found, lang))
    if as_json:
        print(to_json(found))
    else:
        out.print(tell(found, lang), markup=False, soft_wrap=True)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="carcassonne")] = "",
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="a rule, or the beginning of its ID")] = "",
    flow: Annotated[bool, typer.Option("--flow", help="the compiled sequence of play")] = False,
    diff: Annotated[
        tuple[str, str] | None,
        typer.Option("--diff", metavar="A C", help="Orléans: what differs between two editions"),
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    sets: Sets = [],  # noqa: B006
    elements: Elements = [],  # noqa: B006
    options: Options = [],  # noqa: B006
    lang: Lang = "",
) -> None:
    """A rule in our words, all rules of a game, or the sequence of play."""
    if not game:
        for name in PLACES:
            out.print(
                f"{name}: {len(list(load(name).rulebook))} entries; bastide rules {name} ID", markup=False
            )
        return
    lang = language(lang)
    if diff:
        show_difference(game, *diff, lang)
        return
    if flow:
        show_flow(ruleset_of(game, players, sets, elements, options), lang)
        return
    book = load(game).rulebook
    found = [r for r in book if not rule or r.id == rule] or [r for r in book if r.id.startswith(rule)]
    if not found:
        raise Problem("unknown-rule", word=rule)
    for entry in found:
        out.print(f"[bold]{entry.id}[/bold]  [dim]{entry.section} · {entry.module}[/dim]")
        out.print("    " + entry.text(lang), markup=False)


def show_difference(game: str, one: str, other: str, lang: str) -> None:
    if game != "orleans":
        raise Problem("no-editions", word=game)
    from .orleans.editions import EDITIONS, diff

    for edition in (one, other):
        if edition not in EDITIONS:
            raise Problem("unknown-edition", unknown(edition, EDITIONS))
    table = Table("", "", one, other, "switch")
    for found in diff(one, other):
        texts = [text_of[lang] for text_of in found.texts]
        table.add_row(found.id, found.topic[lang], *texts, found.switch)
    out.print(table)


def show_flow(ruleset: Ruleset[Any], lang: str) -> None:
    table = Table("flow", "step", "does", "module", "rules")
    for step in ruleset.program:
        kind = type(step).__name__.lower()
        what = kind
        if isinstance(step, Ask):
            what = f"asks {step.decision}: {', '.join(step.table)}"
            what += "".join(f"\n  refuses {limit.code} ({limit.rule})" for limit in step.limits)
        elif isinstance(step, Draw):
            what = f"draws {step.topic}"
        elif isinstance(step, Call):
            what = f"enters {step.target}" + (", again and again" if step.again else "")
        if kind != "return":
            table.add_row(step.flow, step.name, what, step.module, " ".join(step.rules))
    out.print(table)


@app.command()
def bench(
    game: GameArg,
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    sets: Sets = [],  # noqa: B006
    elements: Elements = [],  # noqa: B006
    options: Options = [],  # noqa: B006
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds of random games")] = 3.0,
    as_json: Json = False,
) -> None:
    """How fast the rules are on this machine."""
    from .arena import measure

    ruleset = ruleset_of(game, players, sets, elements, options)
    with progress("random games", 1.0, as_json) as step:
        measures = measure(ruleset, seconds, step).as_json()
    if as_json:
        print(json.dumps(measures))
    else:
        out.print(f"{'rules':>22} {RUNNING:>12}")
        for name, value in measures.items():
            out.print(f"{name:>22} {value:>12,.1f}")


@app.command()
def tiles(
    name: Annotated[str, typer.Argument(metavar="SET", help="a set of Carcassonne's tiles")],
    to: Annotated[
        Path | None, typer.Option("--to", "-o", help="the SVG file to write; by default SET.svg")
    ] = None,
) -> None:
    """Draw all tiles of a set on one sheet."""
    from .carcassonne.art import sheet
    from .carcassonne.tiles import TileError

    try:
        drawn = sheet(name)
    except TileError:
        raise Problem(
            "unknown-set", unknown(name, [choice.name for choice in load("carcassonne").catalogue.sets])
        ) from None
    path = to or Path(f"{name}.svg")
    write_file(path, drawn)
    out.print(f"{path}", markup=False)


hosting.add_commands(app)
app.add_typer(contests.app, name="arena")


def main() -> None:
    """Run the command; bad input ends with one clear sentence and exit code 2."""
    try:
        with complaining_in(text.of_system()):
            app()
    except typer.Exit as end:
        sys.exit(end.exit_code)
    except KeyboardInterrupt:
        sys.exit(130)
