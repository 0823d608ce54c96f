"""The types of the page are those of the server, and what the games say fits them."""

from __future__ import annotations

import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from play import random_match

from bastide.carcassonne import shown as carcassonne
from bastide.games import PLACES, compile_ruleset, load
from bastide.johanna import shown as johanna
from bastide.kernel import QUIET, Match
from bastide.orleans import shown as orleans

ROOT = Path(__file__).parents[1]
SHOWN: dict[str, Any] = {"carcassonne": carcassonne, "johanna": johanna, "orleans": orleans}


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "write_types.py"))
    for name, text in written["pages"]().items():
        assert (written["FOLDER"] / name).read_text(encoding="utf-8") == text, "run make types"


def every_preset() -> list[tuple[str, str]]:
    return [(game, preset.name) for game in PLACES for preset in load(game).catalogue.presets]


@pytest.mark.parametrize(("game", "name"), every_preset())
def test_what_is_said_fits_the_types(game: str, name: str) -> None:
    """Views, options and events of a game at random; what a box adds to a view has its types elsewhere."""
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
            read = msgspec.to_builtins(msgspec.convert(view.data, types.View, strict=True))
            assert {key: view.data[key] for key in read} == msgspec.json.decode(msgspec.json.encode(read))
            assert game == "carcassonne" or view.data.keys() == read.keys()
            for option in view.describe():
                fits(option.data, types.OptionData)

    match = random_match(ruleset, f"types {name}", before=look)
    for _, event in match.log:
        if event.type not in QUIET:
            fits(event.data, types.EventData)


def fits(data: Mapping[str, Any], kind: Any) -> None:
    assert data.keys() <= get_type_hints(kind).keys(), data
    msgspec.convert(msgspec.to_builtins(data), kind, strict=True)
