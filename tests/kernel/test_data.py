"""The reader of data files: what it accepts, and how it tells a mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bastide import text
from bastide.kernel import DataError, Entry, read_toml

GOOD = """
[wheel]
en = "Wheel"
spokes = 8
round = true
sizes = [1, 2]
parts = [{ kind = "hub" }, { kind = "rim" }]
by_players = { 2 = 3, 3 = 1 }
"""


class Wheel(msgspec.Struct, forbid_unknown_fields=True):
    en: str
    spokes: int


@pytest.fixture
def wheel(tmp_path: Path) -> Entry:
    source = tmp_path / "wheel.toml"
    source.write_text(GOOD, encoding="utf-8")
    return read_toml(source, "wheel.toml").table("wheel")


def test_what_is_there_is_read(wheel: Entry) -> None:
    assert wheel.text("en") == "Wheel"
    assert wheel.number("spokes", 1, 9) == 8
    assert wheel.flag("round")
    assert wheel.numbers("sizes") == (1, 2)
    assert [part.text("kind", ("hub", "rim")) for part in wheel.tables("parts")] == ["hub", "rim"]
    assert wheel.counted("by_players") == {2: 3, 3: 1}
    assert wheel.number("axles", default=1) == 1
    wheel.close()


@pytest.mark.parametrize(
    ("reader", "fault"),
    [
        (lambda w: w.number("en"), "'en' must be a whole number, not 'Wheel'"),
        (lambda w: w.text("en", ("Cart", "Barrow")), "names 'Wheel', which is not one of Cart, Barrow"),
        (lambda w: w.number("spokes", 9), "'spokes' must be a whole number of at least 9, not 8"),
        (lambda w: w.flag("spokes"), "'spokes' must be true or false, not 8"),
        (lambda w: w.number("round"), "'round' must be a whole number, not True"),
        (lambda w: w.numbers("sizes", 0, 1), "a whole number of at most 1, not [1, 2]"),
        (lambda w: w.table("sizes"), "'sizes' must be a table, not [1, 2]"),
        (lambda w: w.text("colour"), "'colour' is missing"),
        (lambda w: w.close(), "unknown key 'by_players', 'en'"),
        (lambda w: w.close("en", "by_players", "parts", "round", "sizes"), "unknown key 'spokes'"),
        (lambda w: w.struct(Wheel), "unknown key 'round'"),
        (lambda w: Entry(w.file, w.path, {"en": "A"}).struct(Wheel), "'spokes' is missing"),
    ],
)
def test_a_mistake_is_told_with_its_place(wheel: Entry, reader: Any, fault: str) -> None:
    with pytest.raises(DataError) as problem:
        reader(wheel)
    assert str(problem.value).startswith("wheel.toml, wheel: ")
    assert fault in str(problem.value)
    assert str(problem.value) in text.problem(problem.value, "de")


def test_a_place_inside(wheel: Entry) -> None:
    with pytest.raises(DataError, match=r"^wheel\.toml, wheel, parts 2: 'kind' must be a whole number"):
        wheel.tables("parts")[1].number("kind")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    source = tmp_path / "wheel.toml"
    for content, fault in (
        (None, "missing"),
        (b"= =", "not valid TOML"),
        ("é".encode("latin-1"), "not UTF-8"),
    ):
        if content is not None:
            source.write_bytes(content)
        with pytest.raises(DataError, match=f"^wheel.toml: the file is {fault}"):
            read_toml(source, "wheel.toml")
