"""The guard in `bench/instructions.py`: what costs more than was kept, beside the yardstick, is slower."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[1] / "bench"


@pytest.mark.parametrize(
    ("base", "yardstick", "says"),
    [(110, 100, "slower"), (102, 100, ""), (90, 100, "faster"), (110, 110, "")],
)
def test_what_got_slower_is_said(
    base: float,
    yardstick: float,
    says: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import instructions

    instructions.compare("plain", {"yardstick": yardstick, "base": base}, {"yardstick": 100, "base": 100})
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("base")
    assert line.rpartition("%")[2].strip() == says


def test_figures_of_both_builds_are_kept_for_all_that_the_docs_name() -> None:
    kept = json.loads((BENCH / "instructions.json").read_text())
    assert set(kept) == {"plain", "compiled"}
    for build in kept.values():
        assert {"yardstick", "base", "orleans", "johanna"} <= set(build["instructions"])
