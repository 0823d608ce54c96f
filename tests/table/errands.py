"""What worker processes are asked to do in tests. They load this module by its name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from bastide.kernel import Refusal, Refused


def echo(value: Any) -> Any:
    return value


def own_id() -> int:
    return os.getpid()


def refuse() -> None:
    raise Refused(Refusal("edges-differ", "C-4.2-d"), "carcassonne")


def leave() -> None:
    raise SystemExit


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        die()
    return "alive"


def speak() -> str:
    print("a bot that prints")
    return "heard"


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def compute() -> None:
    while True:
        pass


def hoard() -> int:
    return len([bytes(1 << 20) for _ in range(500)])


def note(file: str, name: str) -> None:
    with open(file, "a") as notes:
        notes.write(name)
