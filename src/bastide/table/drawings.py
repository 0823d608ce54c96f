"""What pages draw the games with: tiles and figures, boards and sheets. Made once, and kept by browsers."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from . import art
from .protocol import ErrorInfo, encode
from .responses import A_WHILE, AnyRequest, tagged

DRAWN = {200: ResponseSpec(dict[str, Any], description="as it is", generate_examples=False)}
VARIES = {"vary": "accept-encoding"}
MISSING = {404: ResponseSpec(ErrorInfo, description="not there", generate_examples=False)}


@get("/api/carcassonne/art", responses=DRAWN)
async def art_sheet(request: AnyRequest) -> Response[bytes]:
    """What all tiles share, and the figures."""
    return tagged(request, await asyncio.to_thread(_sheet), keep=A_WHILE)


@get("/api/carcassonne/art/{tile:str}", responses=DRAWN | MISSING)
async def art_tile(request: AnyRequest, tile: FromPath[str]) -> Response[bytes]:
    """A tile in its four turns."""
    return tagged(request, await asyncio.to_thread(_tile, tile), keep=A_WHILE)


@get("/api/carcassonne/art/boxes/{box:str}", responses=DRAWN | MISSING)
async def art_box(request: AnyRequest, state: State, box: FromPath[str]) -> Response[bytes]:
    """All printed tiles of a box in their four turns, by id. A box is two letters: those before the `-`."""
    packed = await state.boxes.fetch(box)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return tagged(request, packed, keep=A_WHILE, headers={"content-encoding": "gzip", **VARIES})
    return tagged(request, gzip.decompress(packed), keep=A_WHILE, headers=VARIES)


@get("/api/carcassonne/face", responses=DRAWN)
async def art_face(
    text: Annotated[str, QueryParameter(max_length=400)],
    elements: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> art.Face:
    """A face for a blank tile, with these elements in play: as a tile, or why it cannot be."""
    return art.face(text, elements.split(","))


@get("/api/orleans/board", responses=DRAWN)
async def orleans_board(request: AnyRequest) -> Response[bytes]:
    """What is printed on the boards and pieces of Orléans, for drawing."""
    return tagged(request, await asyncio.to_thread(_orleans_board), keep=A_WHILE)


@get("/api/johanna/sheet", responses=DRAWN)
async def johanna_sheet(request: AnyRequest) -> Response[bytes]:
    """What is printed on the sheet of Johanna, for drawing."""
    return tagged(request, await asyncio.to_thread(_johanna_sheet), keep=A_WHILE)


@cache
def _sheet() -> bytes:
    return encode(art.sheet())


@lru_cache(maxsize=1024)  # only what is drawn is kept: an unknown tile raises
def _tile(tile: str) -> bytes:
    return encode(art.tile(tile))


@cache
def _orleans_board() -> bytes:
    return encode(art.orleans_board())


@cache
def _johanna_sheet() -> bytes:
    return encode(art.johanna_sheet())


ROUTES = [art_sheet, art_tile, art_box, art_face, orleans_board, johanna_sheet]
