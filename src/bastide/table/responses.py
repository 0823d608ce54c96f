"""Answers that seldom change: with a tag by which a browser asks whether it has them already."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

AnyRequest = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"
A_WHILE = "max-age=300"
FOR_EVER = "max-age=31536000, immutable"


def tagged(
    request: AnyRequest,
    content: bytes,
    media_type: str = "application/json",
    keep: str = ASK_AGAIN,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """The content, or only word that it has not changed."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    known = tag in request.headers.get("if-none-match", "")
    return Response(
        content=b"" if known else content,
        status_code=HTTP_304_NOT_MODIFIED if known else HTTP_200_OK,
        media_type=media_type,
        headers={"etag": tag, "cache-control": keep, **(headers or {})},
    )
