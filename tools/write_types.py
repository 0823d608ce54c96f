"""Writes the types of the page, web/src/generated/, from the structs that the server sends and takes.

`python tools/write_types.py` or `make types`. A struct becomes an interface; what comes in may lack the
fields that have a default, what goes out has all but those that may be UNSET. A type with
`Meta(extra={"typescript": name})` is called so. What options and events tell differs from game to game: the
page gets one interface with the keys of all, each optional.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UnsetType

from bastide import games
from bastide.carcassonne import box
from bastide.carcassonne import shown as carcassonne
from bastide.johanna import shown as johanna
from bastide.kernel import SEATS, Preset, Switch
from bastide.orleans import shown as orleans
from bastide.table import art, calls, lessons, protocol

FOLDER = Path(__file__).parents[1] / "web" / "src" / "generated"

GAMES = {"carcassonne": carcassonne, "johanna": johanna, "orleans": orleans}
PRINTED = (carcassonne.ArtSheet, carcassonne.Drawn, johanna.Printed, orleans.Board)
"""What a game has drawn once."""

FROM_SERVER = (protocol.TableNews, protocol.Update, protocol.Answer, protocol.Failed, protocol.EmoteNews)
CALLS = (
    *(calls.OpenTable, calls.Branch, calls.OpenRecord, calls.Join),
    *(calls.Opened, calls.Joined, calls.Health, calls.Checked, calls.GameInfo, calls.RuleInfo),
    *(lessons.LessonInfo, lessons.Stop, lessons.Asked, lessons.WhyNot, art.Face),
)

OPEN = {protocol.ErrorInfo: "More that some problems say: the switch at fault, a word that is unknown."}
"""Structs that may have more fields."""

ANYTHING: dict[type, str] = {Switch: "SwitchValue", Preset: "SwitchValue"}
"""What Any is in these."""

INSTEAD: dict[tuple[type, str], str] = {
    (protocol.Option, "args"): "Arguments",
    (protocol.Option, "data"): "OptionData",
}
"""Fields that the server fills from what the games say."""

HEAD = "/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */\n"

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


class File:
    """One file of the page: the interfaces of the structs it needs, in the order in which they are met."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.made: dict[str, str] = {}
        self.foreign: set[str] = set()

    def write(self, hint: Any, anything: str = "unknown") -> str:
        """A type as TypeScript writes it."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._named(hint) or self.write(arguments[0], anything)
        if hint is Any:
            return anything
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (Union, types.UnionType):
            return self._union([one for one in arguments if one is not UnsetType], anything)
        if origin is Literal:
            return " | ".join(_literal(value) for value in arguments)
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"[{', '.join(self.write(one, anything) for one in arguments)}]"
        if origin in (list, tuple, Sequence):
            inner = self.write(arguments[0], anything)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            key, value = (self.write(one, anything) for one in arguments)
            return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        return self.interface(hint)

    def _union(self, hints: list[Any], anything: str) -> str:
        return " | ".join(dict.fromkeys(self.write(one, anything) for one in hints))

    def _named(self, hint: Any) -> str | None:
        for about in get_args(hint)[1:]:
            if isinstance(about, msgspec.Meta) and about.extra and "typescript" in about.extra:
                name: str = about.extra["typescript"]
                if name == "Seat" and self.name != "protocol":
                    self.foreign.add(name)
                return name
        return None

    def interface(self, kind: type) -> str:
        """The name of a struct's interface, which is made when it is first met."""
        home = _home(kind)
        if home != self.name:
            self.foreign.add(kind.__name__)
            return kind.__name__
        if kind.__name__ not in self.made:
            self.made[kind.__name__] = ""  # it may speak of itself
            lines = [f"{_comment(_about(kind))}export interface {kind.__name__} {{"]
            lines += [*self._fields(kind)]
            if kind is carcassonne.View:
                for more in _below(carcassonne.BoxView):
                    lines += [line.replace(":", "?:", 1) for line in self._fields(more)]
            if kind in OPEN:
                lines += [f"  /** {OPEN[kind]} */", "  [detail: string]: unknown;"]
            self.made[kind.__name__] = "\n".join([*lines, "}\n"])
        return kind.__name__

    def _fields(self, kind: type) -> Iterator[str]:
        anything = ANYTHING.get(kind, "unknown")
        told = _told(kind)
        for name, field, hint, optional in _fields(kind):
            if name in told:
                yield f"  /** {told[name]} */"
            made = hint if isinstance(hint, str) else self.write(hint, anything)
            made = INSTEAD.get((kind, name), made)
            yield f"  {_key(field)}{'?' if optional else ''}: {made};"


def _home(kind: type) -> str:
    """The file of a struct."""
    return next(
        (name for name, module in GAMES.items() if kind.__module__.startswith(f"{module.__package__}.")),
        "protocol",
    )


def _fields(kind: type) -> Iterator[tuple[str, str, Any, bool]]:
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


def _literal(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else f"'{value}'"


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _about(kind: type) -> str:
    """The first paragraph of what a class says of itself."""
    own = kind.__doc__ or ""
    if own.startswith(f"{kind.__name__}("):
        return ""
    return " ".join(own.split("\n\n")[0].split())


def _comment(about: str) -> str:
    return f"/** {about} */\n" if about else ""


def _told(kind: type) -> dict[str, str]:
    """What stands below the fields of a class."""
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        return {}
    (tree,) = ast.parse(source).body
    if not isinstance(tree, ast.ClassDef):
        return {}
    told: dict[str, str] = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            told[field.target.id] = " ".join(str(below.value.value).split())
    return told


def _below(kind: type) -> list[type]:
    near: list[type] = kind.__subclasses__()
    return [found for one in near for found in (one, *_below(one))]


def _game_files() -> dict[str, str]:
    for name in games.PLACES:
        games.load(name)  # with all its boxes
    pages = {}
    for name, module in GAMES.items():
        file = File(name)
        file.interface(module.View)
        for kind in PRINTED:
            if _home(kind) == name:
                file.interface(kind)
        for kind in ("OptionData", "EventData"):
            for data in _data(name, kind):
                for _, _, hint, _ in _fields(data):
                    file.write(hint)
        told = file.write(module.Inspection) if hasattr(module, "Inspection") else ""
        foreign = ", ".join(sorted(file.foreign))
        taken = f"import type {{ {foreign} }} from './protocol';\n" if foreign else ""
        about = (
            [f"/** What something on the table tells. */\nexport type Inspection = {told};\n"] if told else []
        )
        pages[name] = "\n".join([HEAD + taken, *file.made.values(), *about])
    return pages


def _data(game: str, name: str) -> tuple[type, ...]:
    """What options or events tell in a game and its boxes."""
    return (getattr(GAMES[game], name), *(box.told(name) if game == "carcassonne" else ()))


def _together(name: str, about: str) -> str:
    """What options or events tell in one game or another."""
    found: dict[str, dict[str, None]] = {}
    for game in GAMES:
        file = _Abroad(game)
        for data in _data(game, name):
            for key, _, hint, _ in _fields(data):
                found.setdefault(key, {}).update(dict.fromkeys(file.parts(hint)))
    lines = [f"  {_key(key)}?: {' | '.join(hints)};" for key, hints in sorted(found.items())]
    return "\n".join([f"/** {about} */\nexport interface {name} {{", *lines, "}\n"])


class _Abroad(File):
    """The types of a game as the file of the protocol names them."""

    def interface(self, kind: type) -> str:
        return f"{self.name}.{kind.__name__}"

    def parts(self, hint: Any) -> list[str]:
        union = get_origin(hint) in (Union, types.UnionType)
        return [self.write(one) for one in (get_args(hint) if union else (hint,))]


def _protocol_file() -> str:
    file = File("protocol")
    incoming = [file.interface(kind) for kind in get_args(protocol.Message)]
    outgoing = [file.interface(kind) for kind in FROM_SERVER]
    file.interface(protocol.TableInfo)
    file.interface(protocol.LogEntry)
    file.interface(protocol.ErrorInfo)
    for kind in CALLS:
        file.interface(kind)
    letters = ", ".join(f"'{letter}'" for letter in SEATS)
    emotes = ", ".join(f"'{emote}'" for emote in get_args(protocol.Emote))
    views = " | ".join(f"{name}.View" for name in GAMES)
    told = " | ".join(f"{name}.Inspection" for name, game in GAMES.items() if hasattr(game, "Inspection"))
    return "\n".join(
        [
            HEAD + "\n".join(f"import type * as {name} from './{name}';" for name in GAMES) + "\n",
            f"export const SEATS = [{letters}] as const;",
            "export type Seat = (typeof SEATS)[number];\n",
            f"export const EMOTES = [{emotes}] as const;",
            "export type Emote = (typeof EMOTES)[number];\n",
            f"export type SwitchValue = {file.write(protocol.SwitchValue)};",
            "/** The blanks of a sentence. */\nexport type Arguments = Record<string, string | number>;\n",
            f"/** What a seat sees of one of the games. */\nexport type GameView = {views};\n",
            f"/** What something on the table tells. */\nexport type GameInspection = {told};\n",
            _together("OptionData", "What an option tells beside its words, in one game or another."),
            _together("EventData", "What the log tells of an event, in one game or another."),
            f"export type ToServer = {' | '.join(incoming)};",
            f"export type FromServer = {' | '.join(outgoing)};\n",
            *file.made.values(),
        ]
    )


def pages() -> dict[str, str]:
    """The files by name."""
    made = {"protocol": _protocol_file(), **_game_files()}
    return {f"{name}.ts": text for name, text in made.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
