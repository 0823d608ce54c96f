"""The calls of those who build positions (`built.py`)."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from .built import AskPosition, AskTable, Built, Written, build
from .fields import RECORD_LIMIT
from .lobby import Tables
from .messages import read_body
from .protocol import ErrorInfo
from .responses import AnyRequest
from .uploads import LIMITS, within_limits
from .worker import Limits

SEARCHING = Limits(seconds=120.0, cpu=30.0, memory=LIMITS.memory)
"""A bot looks ahead."""


def _errors(*statuses: int) -> dict[int, ResponseSpec]:
    return {s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False) for s in statuses}


@post(
    "/api/positions",
    status_code=HTTP_200_OK,
    request_max_body_size=RECORD_LIMIT,
    responses=_errors(400, 404, 409, 413, 503),
)
async def built_position(request: AnyRequest, tables: NamedDependency[Tables]) -> Built:
    """Lay out a position that somebody has built: what stands, what does not add up, and what is asked."""
    asked = read_body(await request.body(), AskPosition)
    limits = SEARCHING if asked.question and asked.question.best else LIMITS
    work = (build, bytes(asked.record), asked.question, asked.form)
    return await within_limits(tables.players.workers, *work, limits=limits)


@post(
    "/api/tables/{table_id:str}/position", status_code=HTTP_200_OK, responses=_errors(400, 403, 404, 409, 413)
)
async def table_position(
    table_id: FromPath[str], data: JSONBody[AskTable], tables: NamedDependency[Tables]
) -> Written:
    """A moment of a game as a position to build on: the last at which a turn began."""
    return await (await tables.get(table_id)).written(data.move)


ROUTES = [built_position, table_position]
