"""What all commands share: in which language they speak, and how they write a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import text
from .kernel import Problem

Lang = Annotated[str, typer.Option("--lang", help="en or de; by default that of your system")]


def language(chosen: str) -> str:
    if chosen and chosen not in text.LANGUAGES:
        raise typer.BadParameter(f"{chosen!r}: there are {', '.join(text.LANGUAGES)}", param_hint="--lang")
    return chosen or text.of_system()


def check_writable(path: Path) -> None:
    """Before work that takes minutes; a file that is there keeps what it has."""
    write_file(path, "", mode="a")


def write_file(path: Path, content: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as file:
            file.write(content)
    except OSError as error:
        raise Problem("no-file", detail="system", path=str(path), why=error.strerror or "") from None
