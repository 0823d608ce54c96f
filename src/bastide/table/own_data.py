"""Values of one's own for what is a reconstruction: a form, checked by the rules, kept side by side."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from ..games import load
from ..kernel import OwnData, Problem
from ..kernel.data_form import Kind, Value
from .fields import RECORD_LIMIT
from .lobby import Tables
from .messages import read_body
from .protocol import ErrorInfo, error
from .responses import AnyRequest
from .uploads import within_limits

Titles = dict[str, str]


class DataField(Struct, frozen=True):
    """A value: a number, a row of numbers, or one of several choices; `ours` is what we think it is."""

    id: str
    titles: Titles
    kind: Kind
    value: Value
    ours: Value
    choices: dict[str, Titles]
    least: int
    most: int


class DataSection(Struct, frozen=True):
    """Values that belong together, and the rules that say what holds for them."""

    titles: Titles
    rules: list[str]
    fields: list[DataField]


class DataForm(Struct, frozen=True):
    """The values of a data set, and which sets there are."""

    game: str
    option: str
    """The switch by which a table is played with one of them."""
    name: str
    sets: list[str]
    sections: list[DataSection]


class ChangeData(Struct, frozen=True, forbid_unknown_fields=True):
    """Other values for some fields of a data set (none: of ours), or the text of a whole set; with a `title`
    they are kept, without one only checked."""

    base: Annotated[str, Meta(max_length=80)] = ""
    values: dict[Annotated[str, Meta(max_length=120)], Any] = {}
    text: Annotated[str, Meta(max_length=200_000)] | None = None
    title: Annotated[str, Meta(max_length=60)] | None = None


class ChangedData(Struct, frozen=True):
    """The name by which tables and records know what was kept, or why these values cannot be."""

    name: str = ""
    problem: ErrorInfo | None = None


class DataNames(Struct, frozen=True):
    """Which data sets there are for a game, and the switch that chooses one; empty: no such values."""

    option: str
    sets: list[str]


REFUSED = {
    s: ResponseSpec(ErrorInfo, description="refused", generate_examples=False)
    for s in (400, 404, 409, 413, 503)
}
Name = Annotated[str, QueryParameter(max_length=80)]


def _sets_of(game: str) -> OwnData[Any]:
    found = load(game).own_data
    if found is None:
        raise Problem("no-own-data", game=game)
    return found


def make_form(game: str, name: str) -> DataForm:
    own = _sets_of(game)
    ours, files = own.read_files(""), own.read_files(name)
    sections = [
        DataSection(
            dict(section.titles),
            list(section.rules),
            [
                DataField(
                    field.id,
                    dict(field.titles),
                    field.kind,
                    field.read(files),
                    field.read(ours),
                    {one: dict(titles) for one, titles in (field.choices or {}).items()},
                    field.least,
                    field.most,
                )
                for field in section.fields
            ],
        )
        for section in own.sections(name)
    ]
    return DataForm(game, own.option, name, own.names(), sections)


def change(game: str, wanted: ChangeData) -> ChangedData:
    own = _sets_of(game)
    try:
        text = own.changed(wanted.base, wanted.values) if wanted.text is None else wanted.text
        if wanted.title is not None:
            return ChangedData(own.use(text, wanted.title))
        own.read(text, game)
    except Problem as problem:
        return ChangedData(problem=error(problem))
    return ChangedData()


@get("/api/data/{game:str}/names", responses=REFUSED)
async def data_names(game: FromPath[str]) -> DataNames:
    """The data sets of a game."""
    own = load(game).own_data
    return DataNames(own.option if own else "", own.names() if own else [])


@get("/api/data/{game:str}", responses=REFUSED)
async def data_form(game: FromPath[str], name: Name = "") -> DataForm:
    """The form in which the values of a game are corrected."""
    return await asyncio.to_thread(make_form, game, name)


@get("/api/data/{game:str}/file", responses=REFUSED)
async def data_file(game: FromPath[str], name: Name = "") -> Response[bytes]:
    """A data set as a file, to be changed with an editor."""
    text = await asyncio.to_thread(_sets_of(game).text, name)
    headers = {"content-disposition": f'attachment; filename="{name or game}.toml"'}
    return Response(text.encode(), media_type="application/toml", headers=headers)


@post("/api/data/{game:str}", status_code=HTTP_200_OK, request_max_body_size=RECORD_LIMIT, responses=REFUSED)
async def change_data(
    request: AnyRequest, game: FromPath[str], tables: NamedDependency[Tables]
) -> ChangedData:
    """Check values, and keep them as a data set where they get a title."""
    wanted = read_body(await request.body(), ChangeData)
    return await within_limits(tables.players.workers, change, game, wanted)


ROUTES = [data_names, data_form, data_file, change_data]
