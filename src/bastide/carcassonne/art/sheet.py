"""Contact sheets: every tile of a set on one standalone page."""

from __future__ import annotations

from html import escape

from bastide.carcassonne.art.draw import draw_tile
from bastide.carcassonne.art.palette import css
from bastide.carcassonne.art.shared import defs
from bastide.carcassonne.tiles import Tile, TileSet, load_set

SIZE, GAP, CAPTION, MARGIN, HEAD = 120, 14, 24, 20, 60
COLUMNS = 9
FONT = "'EB Garamond Variable','EB Garamond',Garamond,Georgia,'Times New Roman',serif"
STYLE = (
    f"text{{font-family:{FONT};fill:var(--land-page-ink)}}"
    ".t{font-size:26px;font-weight:600}.s{font-size:13.5px;fill:var(--land-page-sepia)}"
)


WORDS = {"en": ("tiles", "squares"), "de": ("Plättchen", "Felder")}


def sheet(set_name: str, columns: int = COLUMNS, theme: str = "light", lang: str = "en") -> str:
    """All tiles of a set as one SVG with its own definitions and colours. Start blocks lie put together."""
    tiles = load_set(set_name)
    cells, width, height = _cells(tiles, columns)
    title = f"{tiles.titles[lang]}: {tiles.total} {WORDS[lang][all(t.block for t in tiles.tiles)]}"
    width = max(width, 2 * MARGIN + 16 * len(title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><title>{escape(title)}</title>'
        f"<style>{css(theme)}{STYLE}</style>{defs()}"
        f'<path d="M0 0H{width}V{height}H0Z" fill="var(--land-page-parchment)"/>'
        f'<text class="t" x="{MARGIN}" y="38">{escape(title)}</text>{cells}</svg>'
    )


def _cells(tiles: TileSet, columns: int) -> tuple[str, int, int]:
    """The drawn tiles and the size of the sheet."""
    if all(t.block for t in tiles.tiles):
        return _block(tiles.tiles)
    columns = min(columns, max(4, len(tiles.tiles)))
    out = []
    for i, tile in enumerate(tiles.tiles):
        x = MARGIN + i % columns * (SIZE + GAP)
        y = HEAD + i // columns * (SIZE + CAPTION + GAP)
        out.append(_tile(tile, x, y))
        caption = f"{tile.id} ×{tile.count}  {' '.join(tile.signs)}".strip()
        out.append(f'<text class="s" x="{x}" y="{y + SIZE + 16}">{escape(caption)}</text>')
    rows = -(-len(tiles.tiles) // columns)
    return "".join(out), 2 * MARGIN - GAP + columns * (SIZE + GAP), HEAD + rows * (SIZE + CAPTION + GAP) + 6


def _block(tiles: tuple[Tile, ...]) -> tuple[str, int, int]:
    squares = [(t, t.block[1], t.block[2]) for t in tiles if t.block]
    left, top = min(x for _, x, _ in squares), min(y for _, _, y in squares)
    drawn = [_tile(t, MARGIN + (x - left) * SIZE, HEAD + (y - top) * SIZE) for t, x, y in squares]
    wide = max(x for _, x, _ in squares) - left + 1
    high = max(y for _, _, y in squares) - top + 1
    return "".join(drawn), 2 * MARGIN + wide * SIZE, HEAD + high * SIZE + MARGIN


def _tile(tile: Tile, x: float, y: float) -> str:
    art = draw_tile(tile.id, 0)
    return f'<g transform="translate({x} {y}) scale({SIZE / 100:g})">{art.under}{art.over}</g>'
