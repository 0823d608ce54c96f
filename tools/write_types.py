"""Writes the types of the page from the structs that the server sends and takes.

`python tools/write_types.py` or `make types`. A struct becomes an interface; what comes in may lack the
fields that have a default, what goes out has all but those that may be UNSET. A type with
`Meta(extra={"typescript": name})` is called so. What options and events tell differs from game to game: the
page gets one interface with the keys of all, each optional. What only a box of Carcassonne shows is in a file
`shown.ts` in the box's folder on the page, which adds it to the interfaces of all.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType
from struct_fields import comment, field_comments, fields_of, first_paragraph, key_of, literal

from bastide import guides
from bastide.carcassonne import box
from bastide.carcassonne import shown as carcassonne
from bastide.johanna import shown as johanna
from bastide.kernel import SEATS, Preset, Switch
from bastide.orleans import shown as orleans
from bastide.study import verdicts
from bastide.table import (
    art,
    built,
    calls,
    fields,
    lessons,
    messages,
    own_data,
    people_calls,
    protocol,
    studies,
)

SOURCES = Path(__file__).parents[1] / "web" / "src"
ROOMS = "games/carcassonne/expansions"

GAMES = {"carcassonne": carcassonne, "johanna": johanna, "orleans": orleans}

FROM_SERVER = (
    protocol.TableNews,
    protocol.Update,
    protocol.Answer,
    protocol.Failed,
    protocol.EmoteNews,
    protocol.ChatNews,
    protocol.ThinkingNews,
)
CALLS = (
    *(calls.OpenTable, calls.Branch, calls.OpenRecord, calls.Join),
    *(calls.Opened, calls.Joined, calls.Health, calls.Checked, calls.GameInfo, calls.RuleInfo),
    *(calls.Invitation, calls.PlayDaily, calls.AskDaily, calls.DailyInfo),
    *(people_calls.AskMe, people_calls.Me, people_calls.AskPerson, people_calls.Handover),
    *(people_calls.TakeOver, people_calls.TakenOver, people_calls.SignOut, people_calls.GiveEmail),
    *(people_calls.ConfirmEmail, people_calls.Confirmed, people_calls.Recover, people_calls.Sent),
    *(people_calls.ChooseNotices, people_calls.Subscribe, people_calls.ClaimSeats, people_calls.Leave),
    *(people_calls.Nudge, people_calls.MyGames, studies.AskStudy, studies.StudyInfo),
    *(lessons.LessonInfo, lessons.Stop, lessons.Asked, lessons.WhyNot, art.Face, guides.Guide),
    *(built.AskPosition, built.Built, built.AskTable, built.Written),
    *(own_data.DataForm, own_data.DataNames, own_data.ChangeData, own_data.ChangedData),
)

WHOLE = (guides.Page, guides.Piece, guides.Row, guides.Example)
"""What is read strictly from files goes out with all fields."""

OPEN: dict[type, str] = {}
"""Structs that may have more fields."""

ANYTHING: dict[type, str] = {Switch: "SwitchValue", Preset: "SwitchValue"}
"""What Any is in these."""

INSTEAD: dict[tuple[type, str], str] = {
    (protocol.Option, "args"): "Arguments",
    (protocol.Option, "data"): "OptionData",
    (verdicts.ShownDecision, "args"): "Arguments",
}
"""Fields that the server fills from what the games say."""

HEAD = "/** Made from the server's structs by tools/write_types.py (`make types`), not by hand. */\n"

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


class File:
    """One file of the page: the interfaces of the structs it needs, in the order in which they are met."""

    def __init__(self, name: str) -> None:
        self.name = name  # of a game, of a box of Carcassonne, or `protocol`
        self.made: dict[str, str] = {}
        self.foreign: set[tuple[str, str]] = set()  # the file and the name
        self.within = ""  # the file to whose interface something is being added: its names are known there

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
            return " | ".join(literal(value) for value in arguments)
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
                return self._import("protocol", name) if name == "Seat" else name
        return None

    def _import(self, home: str, name: str) -> str:
        if home not in (self.name, self.within):
            self.foreign.add((home, name))
        return name

    def interface(self, kind: type) -> str:
        """The name of a struct's interface, which is made when it is first met."""
        home = _home(kind)
        if home != self.name:
            return self._import(home, kind.__name__)
        if kind.__name__ not in self.made:
            self.made[kind.__name__] = ""  # it may speak of itself
            within, self.within = self.within, ""
            lines = [f"{comment(first_paragraph(kind))}export interface {kind.__name__} {{"]
            lines += [*self._fields(kind)]
            if kind in OPEN:
                lines += [f"  /** {OPEN[kind]} */", "  [detail: string]: unknown;"]
            self.made[kind.__name__] = "\n".join([*lines, "}\n"])
            self.within = within
        return kind.__name__

    def _fields(self, kind: type, added: bool = False, without: Sequence[str] = ()) -> Iterator[str]:
        anything = ANYTHING.get(kind, "unknown")
        comments = field_comments(kind)
        for name, field, hint, optional in fields_of(kind):
            if name in without:
                continue
            if name in comments:
                yield f"  /** {comments[name]} */"
            made = hint if isinstance(hint, str) else self.write(hint, anything)
            made = INSTEAD.get((kind, name), made)
            yield f"  {key_of(field)}{'?' if (optional and kind not in WHOLE) or added else ''}: {made};"

    def additions(self, home: str, name: str, kinds: Sequence[type], without: Sequence[str] = ()) -> str:
        """What is added to an interface of another file; all of it may be missing."""
        self.within = home
        lines = [line for kind in kinds for line in self._fields(kind, True, without)]
        return "\n  ".join([f"  interface {name} {{", *lines, "}\n"]) if lines else ""

    def imports(self, folder: str) -> str:
        """The types of other files."""
        lines = []
        for file in sorted({file for file, _ in self.foreign}):
            names = sorted(name for home, name in self.foreign if home == file)
            lines.append(f"import type {{ {', '.join(names)} }} from '{folder}/{file}';\n")
        return "".join(lines)


def _home(kind: type) -> str:
    """The file of a struct."""
    room = f"{carcassonne.__package__}.expansions."
    if kind.__module__.startswith(room):
        return kind.__module__.removeprefix(room).split(".")[0]
    return next(
        (name for name, module in GAMES.items() if kind.__module__.startswith(f"{module.__package__}.")),
        "protocol",
    )


def _game_file(name: str) -> str:
    module, file = GAMES[name], File(name)
    file.interface(module.View)
    for kind in _classes(module):
        if issubclass(kind, msgspec.Struct) and kind is not carcassonne.BoxView:
            file.interface(kind)
    for data in (module.OptionData, module.EventData):
        for _, _, hint, _ in fields_of(data):
            file.write(hint)
    answer = file.write(module.Inspection) if hasattr(module, "Inspection") else ""
    about = (
        [f"/** What something on the table tells. */\nexport type Inspection = {answer};\n"] if answer else []
    )
    return "\n".join([HEAD + file.imports("."), *file.made.values(), *about])


def _box_file(name: str, module: types.ModuleType) -> str:
    """What one box of Carcassonne shows."""
    file = File(name)
    views = [kind for kind in _classes(module) if issubclass(kind, carcassonne.BoxView)]
    view = file.additions("carcassonne", "View", views)
    data = "".join(
        file.additions("protocol", kind, [getattr(module, kind)], without=_common_keys(kind))
        for kind in ("OptionData", "EventData")
        if hasattr(module, kind)
    )
    generated = "../../../../generated"
    parts = [HEAD + file.imports(generated)]
    for home, added in (("carcassonne", view), ("protocol", data)):
        if added:
            parts.append(f"declare module '{generated}/{home}' {{\n{added}}}\n")
    parts += file.made.values()
    if not file.foreign and not file.made:
        parts.append("export {};\n")
    return "\n".join(parts)


def _classes(module: types.ModuleType) -> list[type]:
    """What a module defines, in its order."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]


def _common_keys(name: str) -> list[str]:
    """What options or events tell in every game, whatever its boxes."""
    return [key for module in GAMES.values() for key, _, _, _ in fields_of(getattr(module, name))]


def _together(name: str, about: str) -> str:
    """What options or events tell in one game or another, without the keys that only boxes have."""
    found: dict[str, dict[str, None]] = {key: {} for key in sorted(_common_keys(name))}
    boxes = [getattr(module, name) for module in box.shown().values() if hasattr(module, name)]
    for game, module in GAMES.items():
        file = _Abroad(game)
        for data in (getattr(module, name), *(boxes if game == "carcassonne" else ())):
            for key, _, hint, _ in fields_of(data):
                if key in found:
                    found[key].update(dict.fromkeys(file.parts(hint)))
    lines = [f"  {key_of(key)}?: {' | '.join(hints)};" for key, hints in found.items()]
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
    incoming = [file.interface(kind) for kind in get_args(messages.Message)]
    outgoing = [file.interface(kind) for kind in FROM_SERVER]
    file.interface(protocol.TableInfo)
    file.interface(protocol.LogEntry)
    file.interface(protocol.ErrorInfo)
    for kind in CALLS:
        file.interface(kind)
    letters = ", ".join(f"'{letter}'" for letter in SEATS)
    emotes = ", ".join(f"'{emote}'" for emote in get_args(fields.Emote))
    views = " | ".join(f"{name}.View" for name in GAMES)
    told = " | ".join(f"{name}.Inspection" for name, game in GAMES.items() if hasattr(game, "Inspection"))
    return "\n".join(
        [
            HEAD + "\n".join(f"import type * as {name} from './{name}';" for name in GAMES) + "\n",
            f"export const SEATS = [{letters}] as const;",
            "export type Seat = (typeof SEATS)[number];\n",
            f"export const EMOTES = [{emotes}] as const;",
            "export type Emote = (typeof EMOTES)[number];\n",
            f"export type SwitchValue = {file.write(fields.SwitchValue)};",
            "/** The blanks of a sentence. */\nexport type Arguments = Record<string, string | number>;\n",
            "/** What a sentence about a problem needs to know; a problem may be behind another one. */\n"
            "export type Blanks = Record<string, string | number | string[] | ErrorInfo>;\n",
            f"/** What a seat sees of one of the games. */\nexport type GameView = {views};\n",
            f"/** What something on the table tells. */\nexport type GameInspection = {told};\n",
            _together("OptionData", "What an option tells beside its words, in one game or another."),
            _together("EventData", "What the log tells of an event, in one game or another."),
            f"export type ToServer = {' | '.join(incoming)};",
            f"export type FromServer = {' | '.join(outgoing)};\n",
            *file.made.values(),
        ]
    )


def pages() -> dict[Path, str]:
    """The files by their path."""
    made = {SOURCES / "generated" / f"{name}.ts": _game_file(name) for name in GAMES}
    made[SOURCES / "generated" / "protocol.ts"] = _protocol_file()
    for name, module in box.shown().items():
        if (SOURCES / ROOMS / name).is_dir():  # not every box has a part of the page
            made[SOURCES / ROOMS / name / "shown.ts"] = _box_file(name, module)
    return made


if __name__ == "__main__":
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
