"""What only an extra of the package brings: asked for where it is needed, and missed with the command that
installs it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .kernel import Problem


def need(module: str, extra: str) -> Any:
    """A module of an extra; `Problem` with the command that installs it where it is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if not module.startswith(f"{error.name}"):
            raise
        command = f'pip install "bastide[{extra}]"'
        raise Problem("missing-extra", module=module.partition(".")[0], command=command) from None
