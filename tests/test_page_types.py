"""The types of the page are those of the server, and what the games say fits them."""

from __future__ import annotations

import runpy
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from play import random_match

from bastide.carcassonne import shown as carcassonne
from bastide.carcassonne.box import shown
from bastide.games import PLACES, compile_ruleset, load
from bastide.johanna import shown as johanna
from bastide.kernel import QUIET, Match
from bastide.orleans import shown as orleans

ROOT = Path(__file__).parents[1]
SHOWN: dict[str, Any] = {"carcassonne": carcassonne, "johanna": johanna, "orleans": orleans}


def test_the_types_of_the_page_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    pages = runpy.run_path(str(ROOT / "tools" / "write_types.py"))["pages"]()
    for path, text in pages.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: run make types"
    rooms = ROOT / "web" / "src" / "games" / "carcassonne" / "expansions"
    assert set(rooms.glob("*/shown.ts")) <= pages.keys(), "no box shows this any more"


def every_preset() -> list[tuple[str, str]]:
    return [(game, preset.name) for game in PLACES for preset in load(game).catalogue.presets]


@pytest.mark.parametrize(("game", "name"), every_preset())
def test_what_is_said_fits_the_types(game: str, name: str) -> None:
    """Views, options and events of a game at random."""
    preset = next(one for one in load(game).catalogue.presets if one.name == name)
    seats = preset.seats or 2
    ruleset = compile_ruleset(game, seats, preset.sets, preset.elements, preset.options)
    types, count = SHOWN[game], 0

    def look(match: Match) -> None:
        nonlocal count
        count += 1
        if count % 5:
            return
        for seat in (None, *match.state.pending):
            view = match.view(seat)
            assert view.data == as_typed(view.data, (types.View, *box_views(game)))
            for option in view.describe():
                fits(option.data, data_of(game, "OptionData"))

    match = random_match(ruleset, f"types {name}", before=look)
    for _, event in match.log:
        if event.type not in QUIET:
            fits(event.data, data_of(game, "EventData"))


def as_typed(data: Mapping[str, Any], kinds: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    """What is read of a view with the types of those whose keys it has."""
    read: dict[str, Any] = {}
    for kind in kinds:
        fields = msgspec.structs.fields(kind)
        if data.keys() >= {field.encode_name for field in fields if field.required}:
            read |= msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind, strict=True)))
    return read


@cache
def box_views(game: str) -> tuple[type[msgspec.Struct], ...]:
    return tuple(carcassonne.BoxView.__subclasses__()) if game == "carcassonne" else ()


@cache
def data_of(game: str, name: str) -> dict[str, Any]:
    """What options or events tell in a game and its boxes: the type of each key."""
    found: dict[str, Any] = {}
    boxes = shown().values() if game == "carcassonne" else ()
    for kind in (getattr(module, name) for module in (SHOWN[game], *boxes) if hasattr(module, name)):
        for key, hint in get_type_hints(kind).items():
            assert found.setdefault(key, hint) == hint, (key, kind)
    return found


def fits(data: Mapping[str, Any], kinds: Mapping[str, Any]) -> None:
    assert data.keys() <= kinds.keys(), data
    for key, value in data.items():
        msgspec.convert(msgspec.to_builtins(value), kinds[key], strict=True)
