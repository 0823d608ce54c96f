"""Answers that seldom change: with a tag by which a browser asks whether it has them already."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

AnyRequest = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"
A_WHILE = "max-age=300"
FOR_EVER = "max-age=31536000, immutable"


WORTH_PACKING = 1000
"""Bytes: shorter answers fit into a packet as they are."""
PACKS = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")


def tagged(
    request: AnyRequest,
    content: bytes,
    media_type: str = "application/json",
    keep: str = ASK_AGAIN,
    headers: dict[str, str] | None = None,
    fleeting: bool = False,
) -> Response[bytes]:
    """The content, packed for who can unpack it, or only word that it has not changed. What is soon different
    is packed in a hurry, and not kept."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    more = dict(headers or {})
    known = tag in request.headers.get("if-none-match", "")
    if media_type.startswith(PACKS) and len(content) >= WORTH_PACKING and "content-encoding" not in more:
        more["vary"] = "accept-encoding"
        if not known and "gzip" in request.headers.get("accept-encoding", ""):
            content = gzip.compress(content, 1) if fleeting else _packed(content)
            more["content-encoding"] = "gzip"
    return Response(
        content=b"" if known else content,
        status_code=HTTP_304_NOT_MODIFIED if known else HTTP_200_OK,
        media_type=media_type,
        headers={"etag": tag, "cache-control": keep, **more},
    )


@lru_cache(maxsize=128)  # the files of the page, texts, rules: always the same ones
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
