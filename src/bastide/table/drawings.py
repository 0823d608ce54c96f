"""What pages draw the games with: tiles and figures, boards and sheets. Made once, and kept by browsers."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from . import art
from .boxes import Boxes, ready_made, ready_tile
from .protocol import ErrorInfo, encode
from .responses import A_WHILE, AnyRequest, tagged
from .worker import Limits
from .workers import Priority, Workers

DRAWN = {200: ResponseSpec(dict[str, Any], description="as it is", generate_examples=False)}
MOST_KEPT = 1024
"""Drawings in memory. An unknown tile is not among them."""
LIMITS = Limits(seconds=60.0, memory=512 << 20)
VARIES = {"vary": "accept-encoding"}
REFUSED = {400: ResponseSpec(ErrorInfo, description="refused", generate_examples=False)}
DataName = Annotated[str, QueryParameter(max_length=80)]
MISSING = {404: ResponseSpec(ErrorInfo, description="not there", generate_examples=False)}


@get("/api/carcassonne/art", responses=DRAWN)
async def art_sheet(request: AnyRequest) -> Response[bytes]:
    """What all tiles share, and the figures."""
    return tagged(request, await asyncio.to_thread(_sheet), keep=A_WHILE)


@get("/api/carcassonne/art/{tile:str}", responses=DRAWN | MISSING)
async def art_tile(request: AnyRequest, state: State, tile: FromPath[str]) -> Response[bytes]:
    """A tile in its four turns."""
    return tagged(request, await state.artist.tile(tile), keep=A_WHILE)


@get("/api/carcassonne/art/boxes/{box:str}", responses=DRAWN | MISSING)
async def art_box(request: AnyRequest, state: State, box: FromPath[str]) -> Response[bytes]:
    """All printed tiles of a box in their four turns, by id. A box is two letters: those before the `-`."""
    packed = await state.artist.box(box)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return tagged(request, packed, keep=A_WHILE, headers={"content-encoding": "gzip", **VARIES})
    return tagged(request, gzip.decompress(packed), keep=A_WHILE, headers=VARIES)


@get("/api/carcassonne/face", responses=DRAWN)
async def art_face(
    state: State,
    text: Annotated[str, QueryParameter(max_length=400)],
    elements: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> art.Face:
    """A face for a blank tile, with these elements in play: as a tile, or why it cannot be."""
    found: art.Face = await state.artist.face(text, elements)
    return found


@get("/api/orleans/board", responses=DRAWN | REFUSED | MISSING)
async def orleans_board(request: AnyRequest, values: DataName = "") -> Response[bytes]:
    """What is printed on the boards and pieces of Orléans, for drawing; with a data set of one's own."""
    return tagged(request, await asyncio.to_thread(_orleans_board, values), keep=A_WHILE)


@get("/api/johanna/sheet", responses=DRAWN | REFUSED | MISSING)
async def johanna_sheet(request: AnyRequest, values: DataName = "") -> Response[bytes]:
    """What is printed on the sheet of Johanna, for drawing; with a data set of one's own."""
    return tagged(request, await asyncio.to_thread(_johanna_sheet, values), keep=A_WHILE)


class Artist:
    """Has tiles drawn in worker processes and keeps the drawings. Nothing is drawn twice at the same time."""

    def __init__(self, workers: Workers, folder: Path) -> None:
        self._workers, self._folder = workers, folder
        self._known: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()

    async def box(self, letters: str) -> bytes:
        """All tiles of a box, packed with gzip. Those that the build has drawn need no worker."""
        ready = await asyncio.to_thread(ready_made, letters)
        return ready or await self._drawn("box", letters, draw_box, self._folder, letters)

    async def tile(self, tile: str) -> bytes:
        """A tile in its four turns: out of its box if the build has drawn that."""
        ready = await asyncio.to_thread(ready_tile, tile)
        return ready or await self._drawn("tile", tile, draw_tile, tile)

    async def face(self, text: str, elements: str) -> art.Face:
        return await self._workers.run(draw_face, text, elements, priority=Priority.HINT, limits=LIMITS)

    async def _drawn(self, kind: str, name: str, draw: Callable[..., bytes], *args: Any) -> bytes:
        key = kind, name
        task = self._known.get(key)
        if task is None:
            work = self._workers.run(draw, *args, priority=Priority.HINT, limits=LIMITS)
            task = self._known[key] = asyncio.create_task(work)
            task.add_done_callback(lambda done: self._forget_failed(key, done))
        self._known.move_to_end(key)
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return await asyncio.shield(task)

    def _forget_failed(self, key: tuple[str, str], task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception()) and self._known.get(key) is task:
            del self._known[key]


def draw_box(folder: Path, letters: str) -> bytes:
    """In a worker process, as the others below."""
    return Boxes(folder).get(letters)


def draw_tile(tile: str) -> bytes:
    return encode(art.tile(tile))


def draw_face(text: str, elements: str) -> art.Face:
    return art.face(text, elements.split(","))


@cache
def _sheet() -> bytes:
    return encode(art.sheet())


@lru_cache(maxsize=16)
def _orleans_board(data: str) -> bytes:
    return encode(art.orleans_board(data))


@lru_cache(maxsize=16)
def _johanna_sheet(data: str) -> bytes:
    return encode(art.johanna_sheet(data))


ROUTES = [art_sheet, art_tile, art_box, art_face, orleans_board, johanna_sheet]
