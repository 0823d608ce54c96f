"""GET /metrics: the figures of all processes, for who has the host's token."""

from __future__ import annotations

import hmac
import os
from collections import Counter
from typing import Any, cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, PermissionDeniedException
from msgspec import convert

from .lobby import Tables
from .metrics import Family, Metrics, gauge, written
from .protocol import encode
from .responses import AnyRequest
from .settings import Settings
from .supervisor import NUMBER

TEXT = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, state: State) -> Response[bytes]:
    """What this server measures of itself. Where the host has set no token, there is no such page."""
    settings: Settings = state.settings
    if request.scope.get("inside"):  # another process asks
        mine = (_name(settings), _families(state.metrics, state.tables))
        return Response(encode(mine), media_type="application/json")
    if not settings.metrics_token:
        raise NotFoundException
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not hmac.compare_digest(token.strip(), settings.metrics_token):
        raise PermissionDeniedException("The figures are for who has the token of the host.")
    processes = {_name(settings): _families(state.metrics, state.tables)}
    forwarding = cast(Any, request.app).forwarding
    if forwarding is not None:
        answers = await forwarding.ask_all("/metrics")
        processes |= dict(convert(answer, tuple[str, list[Family]]) for answer in answers)
    return Response(written(processes).encode(), media_type=TEXT)


def _name(settings: Settings) -> str:
    """What tells a process from the others, the same after it was started anew."""
    number = os.environ.get(NUMBER, "1")
    return f"{settings.inside_host}/{number}" if settings.inside_host else number


def _families(metrics: Metrics, tables: Tables) -> list[Family]:
    workers = tables.players.workers
    at_hand = Counter(table.stored.status for table in tables.at_hand)
    pages = sum(len(table.audience.connections) for table in tables.at_hand)
    waiting = workers.waiting.items()
    return [
        *metrics.families(),
        gauge("bastide_tables", "Tables in memory.", [((("status", s),), n) for s, n in at_hand.items()]),
        gauge("bastide_pages", "Pages at these tables.", [((), pages)]),
        gauge("bastide_jobs_waiting", "Jobs that wait.", [((("kind", kind),), n) for kind, n in waiting]),
        gauge("bastide_jobs_running", "Jobs that workers are busy with.", [((), workers.busy)]),
        gauge("bastide_workers", "Worker processes for bots.", [((), workers.size)]),
        gauge("bastide_database_jobs_waiting", "Jobs for the database.", [((), tables.storage.waiting)]),
    ]


ROUTES = [metrics]
