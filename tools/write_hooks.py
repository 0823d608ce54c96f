"""Write the table of hooks into docs/expansions.md, from the hooks that the code declares.

python tools/write_hooks.py
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from bastide import kernel
from bastide.carcassonne import hooks
from bastide.carcassonne.expansions import folders
from bastide.kernel import Hook

PAGE = Path(__file__).parents[1] / "docs" / "expansions.md"
BEGIN, END = "<!-- hooks: begin -->\n", "<!-- hooks: end -->\n"


def declared(module: ModuleType) -> Iterator[tuple[str, Hook[..., Any]]]:
    """The hooks that a module declares, in its order."""
    return ((name, value) for name, value in vars(module).items() if isinstance(value, Hook))


def rows() -> Iterator[str]:
    yield "| hook | called with | when, or what for |"
    yield "| --- | --- | --- |"
    for name, hook in (("SET_UP", kernel.SET_UP), *declared(hooks)):
        yield _row(name, hook)
    for box, folder in folders().items():
        if folder.joinpath("hooks.py").is_file():
            own = list(declared(import_module(f"bastide.carcassonne.expansions.{box}.hooks")))
            yield from (_row(f"{box}.{name}", hook) for name, hook in own)


def _row(name: str, hook: Hook[..., Any]) -> str:
    keyed = "" if hook.keys == () else '.at("…")'
    return f"| `{name}{keyed}` | {', '.join(hook.parameters) or '–'} | {hook.about} |"


def page() -> str:
    """The page with the table as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n".join(rows()) + "\n" + END + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
