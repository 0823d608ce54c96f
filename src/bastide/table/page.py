"""The page itself: the files that the front end was built into, one of them for every address within it."""

from __future__ import annotations

import asyncio
from mimetypes import add_type, guess_type
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from .lobby import Tables
from .preview import preview
from .responses import ASK_AGAIN, FOR_EVER, AnyRequest, tagged

add_type("application/manifest+json", ".webmanifest")

BUILT = Path(__file__).parent / "page"
SITE = Path(__file__).parent / "site"
"""The documentation, where `make docs` has built it."""

NEVER_PAGE = ("api", "ws", "schema", "assets")
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bastide</title>
<body style="font-family: serif; max-width: 36em; margin: 4em auto">
<h1>Bastide</h1>
<p>The table is running, but its page has not been built. In the project's folder,
<code>make install</code> builds it; reload this page afterwards.</p>
</body></html>
"""


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page; a path that is no file, such as /table/xyz, is for the page to understand."""

    @get("/", include_in_schema=False)
    async def front(request: AnyRequest, tables: NamedDependency[Tables]) -> Response[bytes]:
        return await _show(request, tables, folder, "")

    @get("/{path:path}", include_in_schema=False)
    async def anything(
        request: AnyRequest, path: FromPath[str], tables: NamedDependency[Tables]
    ) -> Response[bytes]:
        return await _show(request, tables, folder, path.strip("/"))

    @get("/docs", include_in_schema=False)
    async def documentation() -> Redirect:
        return Redirect("/docs/index.html")

    @get("/docs/{path:path}", include_in_schema=False)
    async def document(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        name = path.strip("/")
        found = await asyncio.to_thread(_read, SITE, name)
        if found is None:
            hint = "" if SITE.is_dir() else " `make docs` in the project’s folder builds the documentation."
            raise NotFoundException(f"There is nothing at /docs/{name}.{hint}")
        return tagged(request, found, guess_type(name)[0] or "application/octet-stream")

    return [front, anything, documentation, document]


async def _show(request: AnyRequest, tables: Tables, folder: Path, asked: str) -> Response[bytes]:
    path = asked or "index.html"
    found = await asyncio.to_thread(_read, folder, path)
    if found is None:
        first, _, rest = path.partition("/")
        if first in NEVER_PAGE or ("." in first and not rest):
            raise NotFoundException(f"There is nothing at /{path}.")
        path = "index.html"
        found = await asyncio.to_thread(_read, folder, path)
    if found is None:
        path, found = "index.html", NOT_BUILT.encode()
    elif path == "index.html":
        tags = await preview(request, tables, asked)
        found = found.replace(b"</head>", f"{tags}</head>".encode(), 1)
    kind = guess_type(path)[0] or "application/octet-stream"
    # The names of built files hold a digest of their content.
    keep = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    return tagged(request, found, kind, keep)


def _read(folder: Path, path: str) -> bytes | None:
    """A file of the page; nothing outside its folder and nothing hidden."""
    root = folder.resolve()
    try:
        file = (root / path).resolve()
        inside = file.is_relative_to(root) and not any(
            p.startswith(".") for p in file.relative_to(root).parts
        )
        return file.read_bytes() if inside and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
