"""The examples in the documentation run."""

import re
from pathlib import Path

import pytest

from bastide.bots import make
from bastide.games import compile_ruleset
from bastide.kernel import View

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_dozen_calls_of_the_kernel_page_run() -> None:
    (example,) = examples("kernel.md")
    exec(compile(example, "docs/kernel.md", "exec"), {})


def test_the_bot_of_the_bots_page_plays(tmp_path: Path) -> None:
    example = examples("bots.md")[0]  # the second one is played in tests/bots
    file = tmp_path / "hasty.py"
    file.write_text(example, encoding="utf-8")
    ruleset = compile_ruleset("carcassonne", 2)
    state = ruleset.start(None)
    ruleset.resolve(state, 0)
    ruleset.resolve(state, 0)
    view = View(ruleset, state, 0)
    assert make(str(file)).choose(view) == view.options[0]


def test_a_file_without_a_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="broken-bot"):
        make(str(file))
