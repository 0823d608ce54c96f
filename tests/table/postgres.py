"""A real PostgreSQL server for the tests, started by them and thrown away afterwards."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import sqlalchemy as sa

FOLDERS = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
_numbers = count()


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, the newest."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb") or ""] if path]
    for folder in FOLDERS:
        found += [initdb.parent for initdb in sorted(Path(folder).glob("**/bin/initdb"), reverse=True)]
    return next((folder for folder in found if (folder / "postgres").exists()), None)


def why_not() -> str | None:
    """Why there can be no server here; None when there can."""
    if binaries() is None:
        return "PostgreSQL's server is not installed here (Debian: apt install postgresql)"
    if os.geteuid() == 0 and (shutil.which("runuser") is None or not _has_user()):
        return "PostgreSQL does not run as root, and there is no user postgres"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "the driver is not installed: pip install 'bastide[hosting]'"
    return None


def _has_user() -> bool:
    return subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode == 0


def _as_its_user(*command: object) -> list[str]:
    """PostgreSQL refuses to run as root."""
    plain = [str(part) for part in command]
    return ["runuser", "-u", "postgres", "--", *plain] if os.geteuid() == 0 else plain


class Postgres:
    """A running server."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.user = "postgres" if os.geteuid() == 0 else getpass.getuser()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        self.say(f"CREATE DATABASE {name}")
        return self.address(name)

    def say(self, statement: str) -> None:
        engine = sa.create_engine(self.address().replace("postgresql:", "postgresql+psycopg:"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(statement)
        engine.dispose()

    def start(self) -> None:
        self._control("start", "-w", "-l", self.folder / "log", "-o", f"-p {self.port} -k {self.folder}")

    def stop(self, mode: str = "fast") -> None:
        self._control("stop", "-w", "-m", mode)

    def _control(self, *command: object) -> None:
        tool = binaries()
        assert tool is not None
        call = _as_its_user(tool / "pg_ctl", "-D", self.folder / "data", *command)
        with (self.folder / "said").open("a") as said:  # a pipe would be held open by the server
            subprocess.run(call, check=True, stdout=said, stderr=said, cwd="/", timeout=120)


@contextmanager
def started() -> Iterator[Postgres]:
    tool = binaries()
    assert tool is not None
    with tempfile.TemporaryDirectory(prefix="bastide-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        initdb = _as_its_user(
            tool / "initdb", "-D", folder / "data", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        subprocess.run(initdb, check=True, capture_output=True, cwd="/", timeout=120)
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("listen_addresses = '127.0.0.1'\nmax_connections = 200\nfsync = off\n")
        server = Postgres(folder, port)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
