"""Names and tokens of seats. A token is a secret of the browser that sits there."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is kept of a token. It is 128 random bits: no salt and no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def clean(name: str | None, otherwise: str = "") -> str:
    """A name without what cannot be printed. Who gives none has none: each page calls them by their seat."""
    seen = "".join(c if c.isprintable() else " " for c in name or "")
    return " ".join(seen.split()) or otherwise
