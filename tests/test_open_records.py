"""Records that the rules do not hold yet (tests/open/README.md): each is expected to fail until they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.games import compile_ruleset
from bastide.kernel import RecordProblem, parse, replay

OPEN = sorted((Path(__file__).parent / "open").glob("*.json"))


@pytest.mark.parametrize("file", OPEN, ids=lambda file: file.stem)
@pytest.mark.xfail(raises=RecordProblem, strict=True, reason="tests/open/README.md")
def test_open_record(file: Path) -> None:
    replay(parse(file.read_text(encoding="utf-8")), compile_ruleset)
