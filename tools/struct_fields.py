"""What a struct, a typed dict or a dataclass says of its fields; for tools/write_types.py."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UnsetType


def fields_of(kind: type) -> Iterator[tuple[str, str, Any, bool]]:
    """Name, name in JSON, type, and whether it may be missing."""
    if is_typeddict(kind):
        needed = kind.__required_keys__  # type: ignore[attr-defined]
        for name, hint in get_type_hints(kind, include_extras=True).items():
            free = get_origin(hint) is NotRequired  # as a text, Python itself does not see it
            yield name, name, get_args(hint)[0] if free else hint, free or name not in needed
        return
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        for one in dataclass_fields(kind):
            yield one.name, one.name, hints[one.name], False
        return
    about = kind.__struct_config__  # type: ignore[attr-defined]
    if about.tag is not None:
        yield about.tag_field, about.tag_field, f"'{about.tag}'", False
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        unset = UnsetType in get_args(hint)
        yield (
            field.name,
            field.encode_name,
            hint,
            unset or (about.forbid_unknown_fields and not field.required),
        )


def literal(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"


def key_of(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def first_paragraph(kind: type) -> str:
    """The first paragraph of what a class says of itself."""
    own = kind.__doc__ or ""
    if own.startswith(f"{kind.__name__}("):
        return ""
    return " ".join(own.split("\n\n")[0].split())


def comment(about: str) -> str:
    return f"/** {about} */\n" if about else ""


def field_comments(kind: type) -> dict[str, str]:
    """What stands below the fields of a class."""
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        return {}
    (tree,) = ast.parse(source).body
    if not isinstance(tree, ast.ClassDef):
        return {}
    comments: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            comments[field.target.id] = " ".join(str(below.value.value).split())
    return comments
