"""A bot from a model: ONNX in, the encoding's slots out (docs/environments.md).

A model has one input, a position as the encoding tells it in float32, and its first output is a number for
every slot; the best of those that can be chosen is played. Its metadata `bastide` say for which game and
version of the encoding it was trained.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from ..encodings import VERSION, Encoding, encoding_for
from ..extras import need
from ..kernel import Action, SetupProblem, View


class Model:
    """Plays the option that the model values most."""

    def __init__(self, path: Path, seed: int | str = 0) -> None:
        runtime = need("onnxruntime", "research")
        self._np = need("numpy", "research")
        self._path = str(path)
        settings = runtime.SessionOptions()
        settings.intra_op_num_threads = 1  # many bots may think at once, each in its own process
        settings.inter_op_num_threads = 1
        try:
            self._session = runtime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
        except Exception as error:
            why = str(error).strip().splitlines()[0]
            raise SetupProblem("broken-bot", detail="model", path=self._path, why=why) from None
        about = self._session.get_modelmeta().custom_metadata_map.get("bastide", "{}")
        self._about: dict[str, Any] = json.loads(about)
        if self._about.get("encoding") != VERSION:
            found = str(self._about.get("encoding", "?"))
            raise SetupProblem("broken-bot", detail="encoding", path=self._path, found=found, wanted=VERSION)
        self._input = self._session.get_inputs()[0].name
        self._rng = random.Random(seed)
        self._encoding: Encoding | None = None

    def choose(self, view: View[Any]) -> Action:
        assert view.seat is not None
        if self._encoding is None or self._encoding.ruleset is not view.ruleset:
            self._encoding = encoding_for(view.ruleset)
            size = self._session.get_inputs()[0].shape[-1]
            if size != self._encoding.size:
                setup = f"{view.ruleset.setup.game}, {view.ruleset.setup.seats}"
                raise SetupProblem("broken-bot", detail="size", path=self._path, setup=setup)
        state = view.imagine(self._rng)  # looks the same to the seat, and is all that it may know
        slots = self._encoding.options(state, view.options)
        seen = self._encoding.observe(state, view.seat).astype(self._np.float32)[None]
        values = self._session.run(None, {self._input: seen})[0][0]
        return slots[max(slots, key=lambda slot: (float(values[slot]), -slot))]
