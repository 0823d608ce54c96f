"""The trained corrections of Johanna, as they lie beside the weights."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files

import msgspec

from .. import weights
from .correction import Trained

log = logging.getLogger("bastide.bots")

NAME = "johanna-corrections.json"


class Kept(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The content of the file."""

    version: int
    corrections: dict[str, Trained]


@cache
def load() -> dict[str, Trained]:
    """The corrections by name; none if there is no file or it cannot be used."""
    place = files(weights) / NAME
    if not place.is_file():
        return {}
    try:
        kept = msgspec.json.decode(place.read_bytes(), type=Kept)
    except msgspec.DecodeError as problem:
        log.warning("%s cannot be read (%s): Johanna plays by rules of thumb", NAME, problem)
        return {}
    if kept.version != weights.VERSION:
        log.warning(
            "%s has version %d, this program reads %d: Johanna plays by rules of thumb",
            NAME,
            kept.version,
            weights.VERSION,
        )
        return {}
    return kept.corrections
