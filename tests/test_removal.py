"""Take a box away, and everything else stands. `make removal` does it for every box, and for the page."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[1] / "tools" / "remove_box.py"))


@pytest.mark.parametrize("box", ["abbey_mayor", "tower", "plague"])
def test_the_rest_stands_without_a_box(box: str) -> None:
    TOOL["remove"](box)


def test_a_box_that_is_not_there_is_told() -> None:
    with pytest.raises(SystemExit, match="there is no box 'moat'"):
        TOOL["remove"]("moat")
