"""Names and tokens of seats. A token is a secret of the browser that sits there."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple


class Owner(NamedTuple):
    """A person at one of their devices: the id, and the hash of the device's key."""

    person: str
    device: str


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is kept of a token. It is 128 random bits: no salt and no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def seat_token(secret: str, seat: int, device: str) -> str:
    """The token by which a device comes to a seat of its person, as secret as the table's own secret. It
    opens the seat as long as the device is the person's."""
    made = hmac.digest(secret.encode(), f"seat {seat} {device}".encode(), "sha256")
    return urlsafe_b64encode(made[:16]).decode().rstrip("=")


def clean(name: str | None, otherwise: str = "") -> str:
    """A name without what cannot be printed. Who gives none has none: each page calls them by their seat."""
    seen = "".join(c if c.isprintable() else " " for c in name or "")
    return " ".join(seen.split()) or otherwise
