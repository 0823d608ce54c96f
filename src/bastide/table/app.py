"""The server: REST calls, the WebSocket of each table, and the page. `docs/protocol.md` explains them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Response, delete, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import convert
from platformdirs import user_data_path

from .. import __version__, games, guides, text
from ..guides import Guide
from ..kernel import Ambiguous, Malformed, Problem, RecordProblem, Refused, unknown
from . import uploads
from .calls import (
    Branch,
    Checked,
    GameInfo,
    Health,
    Join,
    Joined,
    Opened,
    OpenRecord,
    OpenTable,
    RuleInfo,
)
from .cluster import Cluster
from .conversation import Socket, serve_socket
from .daily import PROVIDED as DAILY
from .daily import ROUTES as DAILY_ROUTES
from .daily import Daily
from .devices import Tickets
from .door import App, Door
from .drawings import ROUTES as DRAWINGS
from .drawings import Artist
from .editing import ROUTES as EDITING
from .engines import Place, is_postgres
from .fields import MESSAGE_LIMIT, RECORD_LIMIT
from .forwarding import Forwarding, inside_server, listen_inside
from .invitation import ROUTES as INVITATIONS
from .lessons import ROUTES as LESSON_ROUTES
from .letters import Letters
from .lobby import MOST_LISTED, Tables
from .mail import Mailer
from .messages import read_body
from .metrics import FAILURES, Metrics
from .notices import Notices
from .openapi import Description
from .own_data import ROUTES as OWN_DATA
from .page import BUILT, page_routes
from .people_routes import PROVIDED as PEOPLE
from .people_routes import ROUTES as PEOPLE_ROUTES
from .people_routes import Ways
from .players import PAUSE, BotSource, OurBots, Players
from .protocol import ErrorInfo, TableInfo, encode, error
from .push import Push
from .responses import AnyRequest, tagged
from .scrape import ROUTES as SCRAPE_ROUTES
from .settings import HOME, Retention, Settings
from .storage import Storage, StorageProblem, prepare
from .studies import PROVIDED as STUDIES
from .studies import ROUTES as STUDY_ROUTES
from .studies import Studies
from .uploads import within_limits
from .workers import Workers

log = logging.getLogger("bastide.table")

PRUNE_SECONDS = 3600.0
INSPECT_SECONDS = 900.0

STATUS = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-tile": 404,
    "no-such-box": 404,
    "no-such-lesson": 404,
    "no-such-language": 404,
    "no-such-day": 404,
    "no-such-device": 404,
    "no-such-ticket": 404,
    "unknown-person": 404,
    "device-taken": 409,
    "clock-or-days": 409,
    "not-your-seat": 403,
    "not-now": 409,
    "no-mail": 409,
    "no-push": 409,
    "not-json": 400,
    "unknown-game": 404,
    "unknown-set": 404,
    "unknown-data-set": 404,
    "other-data": 409,
    "no-own-data": 404,
    "unknown-element": 404,
    "unknown-option": 404,
    "unknown-bot": 404,
    "unknown-value": 409,
    "fixed-option": 409,
    "seats": 409,
    "excluded": 409,
    "missing": 409,
    "not-running": 409,
    "not-your-table": 403,
    "too-fast": 429,
    "not-yet": 409,
    "seat-taken": 409,
    "daily-alone": 409,
    "outdated": 409,
    "too-large": 413,
    "too-costly": 413,
    "too-busy": 503,
    "storage": 503,
    "internal": 500,
}
CODES = {404: "no-such-call", 405: "no-such-call", 413: "too-large", 403: "not-allowed"}


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    what = {
        400: "bad input",
        403: "another site's page, or not yours",
        404: "not there",
        409: "does not go together, or not now",
        413: "too large",
        503: "cannot be kept now",
    }
    return {s: ResponseSpec(ErrorInfo, description=what[s], generate_examples=False) for s in statuses}


def _content(kind: Any, **more: Any) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(kind, description="as it is", generate_examples=False, **more)}


# -- games, rules, texts, drawings ---------------------------------------------------------------------------


@get("/api/health", responses=_errors(503))
async def health(tables: NamedDependency[Tables]) -> Health:
    """Whether the server is well and has written to its database."""
    await tables.storage.check()
    return Health(True, __version__)


@get("/api/ready", responses=_errors(503))
async def ready(request: AnyRequest, tables: NamedDependency[Tables]) -> Health:
    """Whether new visitors may be sent here: the server is well, and is not about to stop."""
    if tables.closing:
        raise Problem("too-busy")
    await tables.storage.check()
    return Health(True, __version__)


@get("/api/games", responses=_content(list[GameInfo]))
async def all_games(request: AnyRequest, tables: NamedDependency[Tables]) -> Response[bytes]:
    """What can be played, and with what."""

    def catalogues() -> bytes:
        return encode([_game_info(name, tables) for name in games.PLACES])

    return tagged(request, await asyncio.to_thread(catalogues))


def _game_info(name: str, tables: Tables) -> GameInfo:
    game = games.load(name)
    offer = game.catalogue
    return GameInfo(
        name,
        game.titles,
        offer.seats,
        offer.sets,
        offer.elements,
        offer.switches,
        offer.presets,
        offer.default_sets,
        tables.players.names(name),
    )


@get("/api/rules/{game:str}", responses=_content(list[RuleInfo]) | _errors(404))
async def rules(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game in our words."""
    return tagged(request, await asyncio.to_thread(_rules, game))


@cache
def _rules(game: str) -> bytes:
    book = games.load(game).rulebook
    return encode([RuleInfo(r.id, r.section, r.module, r.tags, r.texts) for r in book])


@get("/api/guides/{game:str}", responses=_content(list[Guide]) | _errors(404))
async def guides_of(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The rules as people read them: a page for each box or part of the game."""
    return tagged(request, await asyncio.to_thread(_guides, game))


@cache
def _guides(game: str) -> bytes:
    return encode(guides.guides(game))


@get(
    "/api/texts/{language:str}",
    media_type="text/plain",
    responses=_content(str, media_type="text/plain") | _errors(404),
)
async def texts(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """All texts of a language, as Fluent."""
    if language not in text.LANGUAGES:
        raise Problem("no-such-language", unknown(language, text.LANGUAGES))
    source = await asyncio.to_thread(text.source, language)
    return tagged(request, source.encode(), "text/plain")


@get(
    "/api/texts/{language:str}/{part:str}",
    media_type="text/plain",
    responses=_content(str, media_type="text/plain") | _errors(404),
)
async def texts_of(request: AnyRequest, language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """A part of them: those of the page or those of a game."""
    if language not in text.LANGUAGES:
        raise Problem("no-such-language", unknown(language, text.LANGUAGES))
    if part not in text.PARTS:
        raise Problem("unknown-game", unknown(part, text.PARTS))
    source = await asyncio.to_thread(text.source, language, part)
    return tagged(request, source.encode(), "text/plain")


# -- tables --------------------------------------------------------------------------------------------------


@post("/api/tables", responses=_errors(400, 403, 404, 409, 413, 503))
async def open_table(data: JSONBody[OpenTable], tables: NamedDependency[Tables]) -> Opened:
    """Open a table. Each human seat has a token, which is told this once."""
    return await tables.open(data)


@get("/api/tables", responses=_content(list[TableInfo]) | _errors(503))
async def running_tables(request: AnyRequest, tables: NamedDependency[Tables]) -> Response[bytes]:
    """The games that are being played here and may be watched, the latest first."""
    listed = await tables.running()
    forwarding = cast(TableApp, request.app).forwarding
    if forwarding is not None and not request.scope.get("inside"):
        others = [convert(answer, list[TableInfo]) for answer in await forwarding.ask_all("/api/tables")]
        listed = [*listed, *(info for infos in others for info in infos)][:MOST_LISTED]
    return tagged(request, encode(listed), fleeting=True)


@get("/api/tables/{table_id:str}", responses=_errors(404, 503))
async def table_info(table_id: FromPath[str], tables: NamedDependency[Tables]) -> TableInfo:
    """What anybody may know of a table."""
    return await (await tables.get(table_id)).info()


@delete("/api/tables/{table_id:str}", status_code=204, responses=_errors(403, 404, 503))
async def delete_table(request: AnyRequest, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Delete a table, for who opened it: `Authorization: Bearer` with the token that was told then."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    await tables.delete(table_id, token.strip() if kind.lower() == "bearer" else "")


@post(
    "/api/tables/{table_id:str}/join",
    status_code=HTTP_200_OK,
    responses=_errors(400, 403, 404, 409, 413, 503),
)
async def join(table_id: FromPath[str], data: JSONBody[Join], tables: NamedDependency[Tables]) -> Joined:
    """Take an open seat. The game begins when the last one is taken."""
    table = await tables.get(table_id)
    owner = await tables.people.owner(data.person, data.name) if data.person else None
    return Joined(await table.join(data.seat, data.name, owner))


@post(
    "/api/tables/{table_id:str}/branch",
    responses=_errors(400, 403, 404, 409, 413, 503),
)
async def branch(table_id: FromPath[str], data: JSONBody[Branch], tables: NamedDependency[Tables]) -> Opened:
    """Open a table that goes on from an earlier position of this one."""
    return await tables.branch(await tables.get(table_id), data)


@get(
    "/api/tables/{table_id:str}/record",
    responses=_content(dict[str, Any]) | _errors(404, 409, 503),
)
async def record(table_id: FromPath[str], tables: NamedDependency[Tables]) -> Response[bytes]:
    """The record of a game, as a file."""
    made = await (await tables.get(table_id)).record()
    headers = {"content-disposition": f'attachment; filename="{made.game}-{table_id}.json"'}
    return Response(made.to_json().encode(), media_type="application/json", headers=headers)


@post(
    "/api/records",
    status_code=HTTP_200_OK,
    request_max_body_size=RECORD_LIMIT,
    responses=_errors(400, 403, 404, 409, 413, 503),
)
async def check_record(request: AnyRequest, tables: NamedDependency[Tables]) -> Checked:
    """Replay a record and say how it ends, or which of its lines is wrong."""
    return await within_limits(tables.players.workers, uploads.check_record, await request.body())


@post(
    "/api/records/table",
    request_max_body_size=RECORD_LIMIT,
    responses=_errors(400, 403, 404, 409, 413, 503),
)
async def open_record(request: AnyRequest, tables: NamedDependency[Tables]) -> Opened:
    """Open a table with the game of a record: to look at it, and to play on where it ends."""
    return await tables.open_record(read_body(await request.body(), OpenRecord))


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    await serve_socket(socket, tables, table_id)


# -- problems ------------------------------------------------------------------------------------------------


def _problem(request: AnyRequest, problem: Problem) -> Response[bytes]:
    if problem.code in FAILURES:
        cast(TableApp, request.app).metrics.count_error(problem.code)
    otherwise = 409 if isinstance(problem, Malformed | Ambiguous | Refused) else 400
    return _failed(STATUS.get(problem.code, otherwise), error(problem))


def _record_problem(request: AnyRequest, problem: RecordProblem) -> Response[bytes]:
    """A record that the rules refuse, or that does not hold together."""
    return _failed(STATUS.get(problem.code, 409), error(problem))


def _http_problem(request: AnyRequest, failure: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: an unknown path, a body that does not fit, a body that is too large."""
    status = failure.status_code
    if status >= 500:
        return _internal_error(request, failure)
    extra = failure.extra if isinstance(failure.extra, dict) else {}
    code = extra.get("code") or CODES.get(status, "bad-message")
    reasons = "; ".join(
        f"{item.get('key', '')} {item.get('message', '')}".strip()
        for item in (failure.extra if isinstance(failure.extra, list) else [])
        if isinstance(item, dict)
    )
    message = f"This request cannot be read: {reasons}" if reasons else failure.detail
    return _failed(status, ErrorInfo(code, message), failure.headers)


def _internal_error(request: AnyRequest, failure: Exception) -> Response[bytes]:
    cast(TableApp, request.app).metrics.count_error("internal")
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=failure)
    return _failed(500, error(Problem("internal")))


def _unreadable(request: AnyRequest, failure: RecursionError | UnicodeError) -> Response[bytes]:
    """A body that is nested too deeply, or no text. Either can be a mistake of ours as well."""
    if isinstance(failure, RecursionError) and "deserializing" not in str(failure):
        return _internal_error(request, failure)
    why = "it is nested too deeply" if isinstance(failure, RecursionError) else "it is no text in UTF-8"
    return _failed(400, error(Problem("bad-message", why=why)))


def _failed(status: int, told: ErrorInfo, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(encode(told), status_code=status, media_type="application/json", headers=headers)


# -- the application -----------------------------------------------------------------------------------------


class TableApp(Litestar):
    """The application behind its door."""

    __slots__ = ("door", "forwarding", "inner", "metrics")

    def __init__(self, settings: Settings, **more: Any) -> None:
        super().__init__(**more)
        self.inner = cast(App, super().__call__)
        self.metrics = Metrics()
        self.door = Door(self._routed, settings, self.metrics)
        self.forwarding: Forwarding | None = None

    async def _routed(self, scope: Any, receive: Any, send: Any) -> None:
        """To the process that has the table, if there are several."""
        await (self.forwarding or self.inner)(scope, receive, send)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.door(scope, receive, send)


async def _join_cluster(
    app: TableApp, storage: Storage, tables: Tables, host: str
) -> Callable[[], Awaitable[None]]:
    """Be one of several processes on one database, until the returned function is called."""
    cluster = tables.cluster = Cluster(storage, tables.let_go)
    forwarding = app.forwarding = Forwarding(app.inner, cluster)
    listener = listen_inside(host)
    server = inside_server(app.inner, cluster.secret)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    name = f"[{host}]" if ":" in host else host
    await cluster.join(f"http://{name}:{listener.getsockname()[1]}")

    async def stop() -> None:
        await cluster.leave()
        server.should_exit = True
        await task
        await forwarding.close()

    return stop


async def _prune(tables: Tables, retention: Retention) -> None:
    """Delete what is no longer kept, now and then."""
    while retention != Retention():
        try:
            gone = await tables.prune(retention, time.time())
            if gone:
                log.info("%d tables were kept long enough and are deleted", len(gone))
        except StorageProblem as problem:
            log.warning("old tables cannot be deleted: %s", problem)
        await asyncio.sleep(PRUNE_SECONDS)


async def _inspect(storage: Storage) -> None:
    """Look for damage of the database, at the start and now and then."""
    while True:
        await storage.inspect()
        await asyncio.sleep(INSPECT_SECONDS)


def _provide_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def drawings_folder(database: Place) -> Path:
    """Where drawings are kept: beside the database, or with the user's other data."""
    return (user_data_path("bastide") if is_postgres(database) else Path(database).parent) / "drawings"


def create_app(
    database: Place,
    page: Path | None = None,
    bots: BotSource | None = None,
    *,
    pause: float = PAUSE,
    settings: Settings = HOME,
) -> TableApp:
    """The table server. It keeps its games in `database` and shows the page that is built in `page`."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(prepare, database)
        metrics = app.state.metrics = cast(TableApp, app).metrics
        storage = Storage(database, metrics)
        workers = Workers(metrics=metrics)
        players = Players(bots or OurBots(), workers, pause, settings.unwatched_seconds)
        tables = app.state.tables = Tables(storage, players, settings.chat)
        app.state.daily = Daily(tables)
        studies = app.state.studies = Studies(tables)
        app.state.tickets = Tickets(storage)
        push, mailer = Push(storage, settings), Mailer(settings.mail)
        await push.start()
        app.state.ways = Ways(push, mailer)
        letters = app.state.letters = Letters(tables.people, app.state.tickets, mailer, settings)
        notices = app.state.notices = Notices(tables, settings, push, mailer)
        app.state.settings = settings
        app.state.artist = Artist(workers, drawings_folder(database))
        if settings.inside_host:
            stop_cluster = await _join_cluster(cast(TableApp, app), storage, tables, settings.inside_host)
        await storage.check()
        pruning = asyncio.create_task(_prune(tables, settings.retention))
        telling = asyncio.create_task(notices.run())
        inspecting = asyncio.create_task(_inspect(storage))
        try:
            yield
        finally:
            pruning.cancel()
            await studies.close()
            telling.cancel()
            await letters.close()
            await push.close()
            inspecting.cancel()
            await tables.close()
            if settings.inside_host:
                await stop_cluster()
            await workers.close()
            await storage.close()

    return TableApp(
        settings,
        route_handlers=[
            health,
            ready,
            all_games,
            rules,
            guides_of,
            texts,
            texts_of,
            *DRAWINGS,
            open_table,
            running_tables,
            table_info,
            delete_table,
            join,
            record,
            check_record,
            open_record,
            branch,
            table_socket,
            *LESSON_ROUTES,
            *DAILY_ROUTES,
            *INVITATIONS,
            *SCRAPE_ROUTES,
            *PEOPLE_ROUTES,
            *STUDY_ROUTES,
            *EDITING,
            *OWN_DATA,
            *page_routes(page or BUILT),
        ],
        lifespan=[running],
        dependencies={"tables": Provide(_provide_tables, sync_to_thread=False), **DAILY, **PEOPLE, **STUDIES},
        exception_handlers={
            RecordProblem: _record_problem,
            Problem: _problem,
            HTTPException: _http_problem,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
            Exception: _internal_error,
        },
        request_max_body_size=MESSAGE_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Bastide",
            version=__version__,
            description="The table's REST calls. docs/protocol.md has the WebSocket as well.",
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
