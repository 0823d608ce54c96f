"""The process: a port, a line that says where, a browser or none, and clear words when it cannot be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from bastide.kernel import Problem
from bastide.table import serve


@pytest.fixture
def taken() -> socket.socket:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    return listener


def test_a_taken_port_gives_the_next_one(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    with taken, serve.listen("127.0.0.1", port) as found:
        assert found.getsockname()[1] != port
        assert serve.address("127.0.0.1", found).startswith("http://127.0.0.1:")
        assert serve.address("0.0.0.0", found).startswith("http://127.0.0.1:")
        assert serve.address("::", found).startswith("http://[::1]:")


def test_an_address_that_is_not_ours() -> None:
    with pytest.raises(Problem, match="bad-address"):
        serve.listen("no.such.host.invalid", 8123)
    with pytest.raises(Problem, match="no-port"):
        serve.listen("203.0.113.7", 8123)


def test_no_display_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()

    def fail(url: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    serve._show("http://127.0.0.1/")


def start(*arguments: str) -> subprocess.Popen[str]:
    call = "from bastide.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", call, "play", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "500"},
    )


@pytest.mark.sqlite
def test_the_command_serves_until_it_is_stopped(taken: socket.socket, database: Path) -> None:
    """Also with a port that is taken: it says which one it has instead."""
    port = taken.getsockname()[1]
    with taken, start("--port", str(port), "--data", str(database), "--no-browser") as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Table ready: http://127.0.0.1:")
        address = line.split()[-1]
        assert address.endswith("/")
        assert str(port) not in address
        assert httpx.get(f"{address}api/health", timeout=120).json()["ok"]
        server.send_signal(signal.SIGINT)
        output, errors = server.communicate(timeout=120)
        assert "Traceback" not in output + errors
    assert database.exists()


def test_a_database_that_cannot_be_written_ends_with_code_2(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with start("--port", "0", "--data", str(tmp_path / "file" / "table.db"), "--no-browser") as server:
        output, errors = server.communicate(timeout=120)
    assert server.returncode == 2
    assert "Games can’t be saved in" in errors
    assert str(tmp_path / "file") in errors
    assert "Traceback" not in errors
    assert "Table ready" not in output
