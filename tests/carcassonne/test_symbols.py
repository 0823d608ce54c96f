"""Whatever a tile shows can be asked about: its place is known, and its box has a card for it."""

import re
from pathlib import Path

from bastide import text
from bastide.carcassonne.art import draw_tile
from bastide.carcassonne.tiles import load_set, set_names

PAGES = Path(__file__).parents[2] / "web/src/games/carcassonne/expansions"
THING = re.compile(r"^    '?([\w@-]+)'?: \{ rules:", re.MULTILINE)


def test_every_symbol_of_every_tile_has_a_card() -> None:
    known = {name for page in PAGES.glob("*/index.ts") for name in THING.findall(page.read_text("utf-8"))}
    symbols = {
        sign for name in set_names() for tile in load_set(name).tiles for sign in draw_tile(tile.id).signs
    }
    assert {"inn", "crest", "volcano", "wine", "fly-NW", "crop-city", "school"} <= symbols
    missing = {sign for sign in symbols if not {f"sign-{sign}", f"sign-{sign.split('-')[0]}"} & known}
    assert missing == set()


def test_every_figure_that_a_seat_has_has_a_card() -> None:
    figures = set(re.findall(r"^carcassonne-figure-([\w-]+) =", text.source("en"), re.MULTILINE))
    roles = {"knight", "highwayman", "monk", "farmer", "heretic"}  # followers by where they stand
    known = {name for page in PAGES.glob("*/index.ts") for name in THING.findall(page.read_text("utf-8"))}
    assert figures - roles - known == set()
