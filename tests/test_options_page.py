"""The page of options says what the games offer."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_page_of_options_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "tools" / "write_options.py"))
    assert (ROOT / "docs" / "options.md").read_text(encoding="utf-8") == written["page"](), (
        "run python tools/write_options.py"
    )
