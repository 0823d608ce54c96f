"""The commands for those who run a table for others: `bastide serve` and what keeps it in order."""

from __future__ import annotations

import sys
import tomllib
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer import Context

Days = Annotated[float, typer.Option(min=0, help="days after the last move; 0: for ever")]

DATABASE = "BASTIDE_DATABASE"
"""The variable for an address with a password in it, which no list of processes should show."""


def _read_settings(context: Context, file: Path | None) -> Path | None:
    """Take options from a file, as far as they don't stand on the command line."""
    if file is None:
        return None
    try:
        found: dict[str, Any] = tomllib.loads(file.read_text())
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"{file}: {error}") from None
    known = {(p.name or "").replace("_", "-") for p in context.command.params} - {"listener", "settings-file"}
    if strange := sorted(set(found) - known):
        raise typer.BadParameter(
            f"{file}: there is no option {strange[0]!r}; there are {', '.join(sorted(known))}"
        )
    context.default_map = {name.replace("-", "_"): value for name, value in found.items()}
    return file


def add_commands(app: typer.Typer) -> None:
    app.command()(serve)
    app.command(name="move-database")(move_database)
    for command in (backup, restore, check, prune, tables, export):
        app.command()(command)


def serve(
    host: Annotated[str, typer.Option(help="the address to serve on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port")] = 8123,
    database: Annotated[
        str,
        typer.Option(
            metavar="PLACE",
            envvar=DATABASE,
            help="where games are kept: a file, or postgresql://…",
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="where people find the table: https://table.example.org")
    ] = "",
    trusted_host: Annotated[
        list[str], typer.Option(metavar="NAME", help="another name under which it answers; several times")
    ] = [],  # noqa: B006 - typer reads the default and never changes it
    proxy: Annotated[
        list[str],
        typer.Option(metavar="ADDRESS", help="a proxy whose X-Forwarded-For is believed; several times"),
    ] = ["127.0.0.1", "::1"],  # noqa: B006
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="processes on this machine; more than one need PostgreSQL")
    ] = 1,
    inside_host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="this machine's address for the others, where several machines share a database",
        ),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            metavar="SERVER",
            envvar="BASTIDE_MAIL",
            help="where mails go: smtp://user:password@host, smtps://…; better in BASTIDE_MAIL than here",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="the address that mails come from")] = "",
    listener: Annotated[int | None, typer.Option(hidden=True)] = None,
    settings_file: Annotated[
        Path | None,
        typer.Option(
            "--settings",
            metavar="FILE",
            callback=_read_settings,
            is_eager=True,
            help="a TOML file with any of these options; SIGHUP reads it again",
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="WORD",
            envvar="BASTIDE_METRICS_TOKEN",
            help="who says it may read /metrics; without it nobody may",
        ),
    ] = "",
    log_format: Annotated[Literal["text", "json"], typer.Option(help="how the log is written")] = "text",
    log_level: Annotated[
        Literal["warning", "info", "debug"], typer.Option(help="info: every request, too")
    ] = "warning",
    drain: Annotated[
        float,
        typer.Option(min=0, metavar="SECONDS", help="go on for so long after SIGTERM, without being ready"),
    ] = 0,
    limits: Annotated[bool, typer.Option(help="limit what one address may ask for")] = True,
    chat: Annotated[bool, typer.Option(help="let people at a table write to each other")] = True,
    keep_open: Days = 14,
    keep_running: Days = 180,
    keep_finished: Days = 365,
) -> None:
    """Serve the table to others: with limits, behind a proxy, and without a browser."""
    from .table import serve as server
    from .table.address import read_public_url
    from .table.engines import as_place
    from .table.mail import read_mail
    from .table.settings import SITE, Retention

    if mail and not public_url:
        raise typer.BadParameter("mails have links in them: say where people find the table, --public-url")
    settings = replace(
        SITE,
        public_url=read_public_url(public_url) if public_url else "",
        trusted_hosts=tuple(name.lower() for name in trusted_host),
        proxies=tuple(proxy),
        limits=SITE.limits if limits else None,
        chat=chat,
        mail=read_mail(mail, mail_from) if mail else None,
        inside_host=inside_host or ("127.0.0.1" if workers > 1 else ""),
        retention=Retention(keep_open or None, keep_running or None, keep_finished or None),
        metrics_token=metrics_token,
        drain_seconds=drain,
    )
    log = (log_format, log_level)
    place = as_place(database) if database else server.default_database()
    if workers > 1 and listener is None:
        server.serve_together(host, port, place, workers, sys.argv[1:], settings, log)
        return
    server.serve(host, port, place, browser=False, settings=settings, shared=listener, log=log)


def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="a file, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="an empty database of either kind")],
) -> None:
    """Copy all games into another database and check each of them. Stop the server first."""
    from .table.engines import as_place, shown
    from .table.moving import move

    moved = move(as_place(source), as_place(target))
    print(f"{moved.games} games moved to {shown(as_place(target))}: each is the same there.")
    if moved.outdated:
        names = ", ".join(moved.outdated)
        print(f"{len(moved.outdated)} of them can't go on with these rules, there as here: {names}")


Where = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="PLACE",
        envvar=DATABASE,
        help="a file, or postgresql://…; by default your own",
    ),
]


def _place(database: str) -> Path | str:
    from .table.engines import as_place
    from .table.serve import default_database

    return as_place(database) if database else default_database()


def backup(
    file: Annotated[Path, typer.Argument(help="a new file")],
    database: Where = "",
) -> None:
    """Copy all games into a new file and check each of them. The server may go on meanwhile."""
    from .table.moving import move

    moved = move(_place(database), file)
    print(f"{moved.games} games saved in {file}: each is the same there.")


def restore(
    file: Annotated[Path, typer.Argument(help="a file that `bastide backup` has made")],
    database: Where = "",
) -> None:
    """Bring the games of a backup into an empty database and check each of them."""
    from .table.engines import shown
    from .table.moving import move

    place = _place(database)
    moved = move(file, place)
    print(f"{moved.games} games restored to {shown(place)}: each is the same there.")


def check(database: Where = "") -> None:
    """Read and replay every game; exit code 1 when something is wrong."""
    from .table.keeping import check_games

    games, wrong = check_games(_place(database))
    for one in wrong:
        print(f"{one.table or 'database'}: {one.why}")
    print(
        f"{games} games checked, {len(wrong)} of them wrong."
        if wrong
        else f"{games} games checked: all is well."
    )
    if wrong:
        raise typer.Exit(1)


def prune(
    database: Where = "",
    keep_open: Days = 14,
    keep_running: Days = 180,
    keep_finished: Days = 365,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would be deleted")] = False,
) -> None:
    """Delete the tables that nobody has changed for so many days."""
    from .table.keeping import prune as delete
    from .table.settings import Retention

    rule = Retention(keep_open or None, keep_running or None, keep_finished or None)
    names = delete(_place(database), rule, delete=not dry_run)
    for name in names:
        print(name)
    print(f"{len(names)} tables {'would be' if dry_run else 'were'} deleted.")


def tables(database: Where = "") -> None:
    """List all tables, the last changed first."""
    from .table.keeping import list_tables

    for table in list_tables(_place(database)):
        changed = datetime.fromtimestamp(table.changed).isoformat(" ", "minutes")
        print(f"{table.id}  {table.game:<12} {table.status:<9} {table.moves:>5}  {changed}  {table.seats}")


def export(
    folder: Annotated[Path, typer.Argument(help="where the records go")],
    table: Annotated[list[str], typer.Argument(help="which tables; none: all")] = [],  # noqa: B006
    database: Where = "",
    decisions: Annotated[
        list[Path],
        typer.Option(
            metavar="PLACE",
            help="instead: the decisions of a tournament, or of records, as Parquet; several times",
        ),
    ] = [],  # noqa: B006
    views: Annotated[bool, typer.Option(help="with what the seat saw at each decision")] = True,
) -> None:
    """Write games as records, or decisions as data. A running game with secrets has none before its end."""
    if decisions:
        from .arena.decisions import export as export_decisions

        games, written, unfinished = export_decisions(decisions, folder, views)
        print(f"{written} decisions of {games} games written to {folder}.")
        if unfinished:
            print(f"{unfinished} games are not finished and were left out.")
        return
    from .table.keeping import export_games

    files, without = export_games(_place(database), folder, table)
    print(f"{len(files)} records written to {folder}.")
    if without:
        print(f"{len(without)} tables have none now: {', '.join(without)}")
