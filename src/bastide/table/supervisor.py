"""Several processes on one machine: started together, and started anew when one dies."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

log = logging.getLogger("bastide.table")

START = "from bastide.cli import main; main()"
AGAIN_SECONDS = 1.0
STOP_SECONDS = 10.0


def supervise(listener: socket.socket, count: int, arguments: Sequence[str], address: str) -> None:
    """Run `bastide` so often with these arguments and the listener, until this process is told to stop. The
    address is where one of them can be asked whether it is ready."""
    number = listener.fileno()
    os.set_inheritable(number, True)
    command = [sys.executable, "-c", START, *arguments, "--listener", str(number)]

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, pass_fds=[number])

    children = [start() for _ in range(count)]
    stopping = False

    def stop(*_: Any) -> None:
        nonlocal stopping
        stopping = True

    for wanted in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wanted, stop)
    ready = False
    while not stopping:
        time.sleep(0.2)
        if not ready and _is_well(address):
            ready = True
            print(f"Table ready: {address}/", flush=True)
        for place, child in enumerate(children):
            if child.poll() is not None and not stopping:
                log.warning("process %d has ended; another takes its place", child.pid)
                time.sleep(AGAIN_SECONDS)
                children[place] = start()
    for child in children:
        child.terminate()
    for child in children:
        try:
            child.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def _is_well(address: str) -> bool:
    try:
        with urlopen(f"{address}/api/health", timeout=5.0) as answer:
            return bool(answer.status == 200)
    except (OSError, URLError):
        return False
