"""Weights that self-play found: one file for each game, with where they come from.

`bastide train GAME` writes them. A game without a file, or with one that cannot be used, plays by the
defaults of its mind.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

import msgspec

log = logging.getLogger("bastide.bots")

VERSION = 1
"""Of the files. Numbers of another version mean something else and are not used."""


class Trained(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The content of a file."""

    version: int
    game: str
    command: str
    """What was run to get the numbers."""
    seed: int
    games: int
    """How many games they come from."""
    date: str
    weights: dict[str, float]
    styles: dict[str, dict[str, float]] = {}
    """What a style sets otherwise."""


NONE = Trained(VERSION, "", "", 0, 0, "", {})


def read(data: bytes, name: str) -> Trained:
    """The content of a file; one that cannot be used is refused, and the defaults play."""
    try:
        version = msgspec.json.decode(data, type=dict)["version"]
        if version != VERSION:
            log.warning("%s has version %r, this program reads %d: defaults are used", name, version, VERSION)
            return NONE
        return msgspec.json.decode(data, type=Trained)
    except (msgspec.DecodeError, KeyError) as problem:
        log.warning("%s cannot be read (%s): defaults are used", name, problem)
        return NONE


def write(trained: Trained) -> bytes:
    """The file of some weights."""
    return msgspec.json.format(msgspec.json.encode(trained), indent=1) + b"\n"


def place(game: str) -> Path:
    """Where the weights of a game are."""
    return Path(__file__).with_name(f"{game}.json")


@cache
def load(game: str) -> Trained:
    """The trained weights of a game, or none."""
    file = place(game)
    return read(file.read_bytes(), file.name) if file.is_file() else NONE
