"""Models play: `--bots model.onnx`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bastide import text
from bastide.bots import make
from bastide.encodings import VERSION, encoding_for
from bastide.games import compile_ruleset
from bastide.kernel import Match, Problem

pytest.importorskip("onnxruntime", reason='needs pip install "bastide[research]"')


def field(number: int, value: int | bytes | str) -> bytes:
    """A field of a protocol buffer."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def varint(value: int) -> bytes:
    found = b""
    while value > 127:
        found += bytes([value & 127 | 128])
        value >>= 7
    return found + bytes([value])


def model(size: int, slots: int, encoding: int = VERSION) -> bytes:
    """A model that values all slots alike: the largest input, as often as there are slots."""

    def shaped(name: str, width: int) -> bytes:
        shape = b"".join(field(1, field(1, dim)) for dim in (1, width))
        return field(1, name) + field(2, field(1, field(1, 1) + field(2, shape)))

    def node(kind: str, inputs: list[str], output: str) -> bytes:
        return field(1, b"".join(field(1, one) for one in inputs) + field(2, output) + field(4, kind))

    wide = field(1, 2) + field(2, 7) + field(7, varint(1) + varint(slots)) + field(8, "wide")
    nodes = node("ReduceMax", ["seen"], "most") + node("Expand", ["most", "wide"], "values")
    graph = nodes + field(2, "g") + field(5, wide)
    graph += field(11, shaped("seen", size)) + field(12, shaped("values", slots))
    about = field(1, "bastide") + field(2, json.dumps({"game": "johanna", "encoding": encoding}))
    return field(1, 8) + field(7, graph) + field(8, field(2, 13)) + field(14, about)


def test_a_model_plays_what_it_values_most(tmp_path: Path) -> None:
    ruleset = compile_ruleset("johanna", 1)
    encoding = encoding_for(ruleset)
    path = tmp_path / "even.onnx"
    path.write_bytes(model(encoding.size, encoding.slots.size))
    bot, match = make(str(path), 1), Match(ruleset, 1)
    for _ in range(10):
        slots = encoding.options(match.state, ruleset.options(match.state, 0))
        chosen = bot.choose(match.view(0))
        assert chosen == slots[min(slots)]  # among equals the first
        match.act(0, chosen)


def test_models_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.onnx"
    path.write_bytes(b"no model")
    with pytest.raises(Problem) as caught:
        make(str(path))
    assert "isn’t an ONNX model" in text.problem(caught.value)
    path.write_bytes(model(10, 10, VERSION + 1))
    with pytest.raises(Problem) as caught:
        make(str(path))
    assert f"encoding {VERSION + 1}" in text.problem(caught.value)
    path.write_bytes(model(10, 10))
    bot = make(str(path))
    with pytest.raises(Problem, match="broken-bot size"):
        bot.choose(Match(compile_ruleset("johanna", 1), 1).view(0))
