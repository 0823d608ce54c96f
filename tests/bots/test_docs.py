"""The bots of docs/bots.md play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import Match

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
@pytest.mark.parametrize("game", ["carcassonne", "johanna"])
def test_the_bots_of_the_page_play(number: int, game: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(EXAMPLES[number], "utf-8")
    bot = make(str(file), 1)
    match = Match(compile_ruleset(game, 2), 1)
    for _ in range(6):
        seat = match.state.pending[0]
        match.act(seat, bot.choose(match.view(seat)))
    assert len(EXAMPLES[number].splitlines()) <= 40
