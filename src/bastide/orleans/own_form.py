"""The form in which the values of Orléans are corrected: what of them is a reconstruction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.data_form import Field, Files, Section, Titles, titled
from .boards import ANY


def sections(files: Files) -> list[Section]:
    return [
        Section(titled("Coins", "Münzen"), ("O-C-h",), list(_coins())),
        Section(titled("Bathhouse", "Badehaus"), ("O-L-13a",), [_bathhouse(files)]),
        Section(
            titled("Hour glass tiles (later German edition)", "Stundenglaskarten (spätere deutsche Ausgabe)"),
            ("O-S-r",),
            list(_cards(files)),
        ),
    ]


def _coins() -> Iterator[Field]:
    """How many pieces of each value; their worth follows from them."""
    for value in ("1", "5", "10"):
        yield _pieces(value)


def _pieces(value: str) -> Field:
    def write(files: Files, pieces: Any) -> None:
        coins = files["pieces.toml"]["coins"]
        coins["pieces"][value] = pieces
        coins["total"] = sum(int(worth) * count for worth, count in coins["pieces"].items())

    title = titled(f"Pieces worth {value}", f"Stücke im Wert von {value}")
    return Field(
        f"pieces.coins.pieces.{value}",
        title,
        "number",
        lambda files: int(files["pieces.toml"]["coins"]["pieces"][value]),
        write,
        most=47,
    )


def _bathhouse(files: Files) -> Field:
    characters = files["pieces.toml"]["characters"]
    who = {ANY: titled("any follower", "beliebige Person")}
    who |= {
        one: titled(table["en"], table["de"])
        for one, table in characters.items()
        if isinstance(table, dict) and "en" in table
    }

    def write(files: Files, name: Any) -> None:
        files["place-tiles.toml"]["bathhouse"]["spaces"] = [name]

    title = titled("Who works there", "Wer dort arbeitet")
    return Field(
        "place-tiles.bathhouse.spaces",
        title,
        "choice",
        lambda files: str(files["place-tiles.toml"]["bathhouse"]["spaces"][0]),
        write,
        who,
    )


def _cards(files: Files) -> Iterator[Field]:
    """How many cards of an event bear which letter."""
    events = {
        name: table for name, table in files["hour-glass.toml"]["events"].items() if name != "provenance"
    }
    for place, stack in enumerate(files["hour-glass.toml"]["sets"]["letter_stacks"]["stacks"]):
        for event, table in events.items():
            letter = stack["letter"]
            title = titled(f"{letter}: {table['en']}", f"{letter}: {table['de']}")
            yield _card(place, event, title)


def _card(place: int, event: str, title: Titles) -> Field:
    def tiles(files: Files) -> dict[str, int]:
        held: dict[str, int] = files["hour-glass.toml"]["sets"]["letter_stacks"]["stacks"][place]["tiles"]
        return held

    def write(files: Files, count: Any) -> None:
        tiles(files).pop(event, None)
        if count:
            tiles(files)[event] = count

    id = f"hour-glass.sets.letter_stacks.stacks.{place + 1}.{event}"
    return Field(id, title, "number", lambda files: tiles(files).get(event, 0), write, most=18)
