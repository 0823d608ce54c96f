"""The examples of docs/environments.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

for module in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(module, reason='needs pip install "bastide[research]"')

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(EXAMPLES[number], str(PAGE), "exec"), {})
