"""The fixed measure as a bot: `bastide sim carcassonne --bots master,bench/greedy_frozen.py`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from greedy import Greedy


def bot(seed: int | str) -> Greedy:
    return Greedy(seed)
