"""How a benchmark speaks: a line for each measure, or one object."""

from __future__ import annotations

import json
from collections.abc import Mapping


def show(found: Mapping[str, float], as_json: bool) -> None:
    if as_json:
        print(json.dumps({name: round(value, 3) for name, value in found.items()}))
        return
    width = max(map(len, found))
    for name, value in found.items():
        print(f"{name:>{width}} {value:>12,.2f}")
