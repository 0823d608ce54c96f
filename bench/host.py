"""Starts `bastide serve` for the benches: on a file or on a real PostgreSQL, as one process or several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from table.postgres import Postgres, started, why_not

from bastide.table.engines import Place

COMMAND = [
    sys.executable,
    "-c",
    "from bastide.cli import main; main()",
    "serve",
    "--no-limits",
    "--port",
    "0",
]
TOKEN = "bench"


class Host:
    """A server on one database, which can be killed and started again."""

    def __init__(self, place: Place, processes: int, postgres: Postgres | None) -> None:
        self.place, self.processes, self.postgres = place, processes, postgres
        self.address = ""
        self._parent: subprocess.Popen[str] | None = None

    def start(self) -> None:
        more = ["--workers", str(self.processes), "--database", str(self.place), "--metrics-token", TOKEN]
        self._parent = subprocess.Popen([*COMMAND, *more], stdout=subprocess.PIPE, text=True)
        assert self._parent.stdout is not None
        self.address = self._parent.stdout.readline().split()[-1].rstrip("/")

    @property
    def servers(self) -> list[int]:
        """The processes that serve, without their workers."""
        assert self._parent is not None
        return children(self._parent.pid) if self.processes > 1 else [self._parent.pid]

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End all of it, or kill all of it."""
        if self._parent is None:
            return
        servers = self.servers
        self._parent.send_signal(how)
        if how == signal.SIGKILL:
            for pid in servers:
                with suppress(ProcessLookupError):
                    os.kill(pid, how)
        self._parent.wait(60)
        if self._parent.stdout:
            self._parent.stdout.close()
        self._parent = None

    def kill_database(self) -> None:
        """Kill PostgreSQL with -9 and start it again."""
        assert self.postgres is not None
        pid = int((self.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        for attempt in range(60):
            time.sleep(0.5)
            try:
                self.postgres.start()
                return
            except subprocess.CalledProcessError:  # its children have not noticed yet
                if attempt == 59:
                    raise


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu(pid: int) -> float:
    """The seconds of processor time of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@contextmanager
def hosted(database: str, processes: int) -> Iterator[Host]:
    """A host on `sqlite` or `postgres`, not yet started."""
    if database == "sqlite":
        if processes > 1:
            sys.exit("a file is for one process: --database postgres")
        with tempfile.TemporaryDirectory() as folder:
            host = Host(Path(folder) / "bench.db", processes, None)
            try:
                yield host
            finally:
                host.stop()
        return
    if reason := why_not():
        sys.exit(reason)
    with started() as server:
        host = Host(server.new_database(), processes, server)
        try:
            yield host
        finally:
            host.stop()
