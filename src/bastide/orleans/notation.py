"""How actions are written. Things have the names of the data files; reading takes any usual spelling.

put own-boatman farm_house.1      a marked boatman onto the first space of the Farm House (`boatman`: neutral)
put monk castle.2 from tower      … from the Gunpowder Tower
take farm_house.1                 back to where it came from, while the plan is not finished
tech village.1                    a technology tile
plan knight@ship.3, technology@village.1; done      a whole plan in one line
use farm_house, pass, village trader, choose hayrick, travel blois, good wine, send knight canalization, …
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..kernel import Action, Malformed, unknown
from .state import OrleansState
from .tables import FREE, KIND_NAMES, KINDS, PROFESSIONS, TECH, TECHNOLOGY, N, Names, Tables, key

MARKED = re.compile(r"^(?:own|my|marked|eigener?|mein)[-_ ]+|\*$")
FROM_TOWER = re.compile(r"\s+(?:from|vom)\s+(?:the\s+)?(?:gunpowder[ _])?(?:tower|turm|pulverturm)$", re.I)
NOTHING = ("", "nothing", "nichts", "-")


def find(names: Names, text: str) -> int:
    """The number of a thing by its name."""
    number = names.find.get(key(text))
    if number is None:
        raise Malformed(f"no-such-{names.what}", unknown(text.strip(), names.ids))
    return number


def rest(text: str) -> str:
    """What follows the verb."""
    return text.strip().partition(" ")[2].strip()


# -- followers and spaces ----------------------------------------------------------------------------------


def follower(tables: Tables, text: str, there: Sequence[int]) -> int:
    """A kind of follower. Without `own` the neutral one is meant if there is one, else the marked one."""
    plain = MARKED.sub("", text.strip().casefold())
    profession = find(tables.profession_names, plain)
    if plain != text.strip().casefold():
        return profession + N
    return profession if there[profession] or not there[profession + N] else profession + N


def space(tables: Tables, text: str, on: Sequence[int], kind: int | None = None, owned: int = 0) -> int:
    """A space by its place and number; without a number the first one that is free and fits."""
    match = re.fullmatch(r"(.+?)[\s.#]*(\d{0,2})", text.strip())
    if not match:
        raise Malformed("bad-space", text=text, form="place.number such as farm_house.1")
    place = find(tables.place_names, match[1])
    begin, end = tables.first[place], tables.first[place + 1]
    if match[2]:
        if not 1 <= int(match[2]) <= end - begin:
            raise Malformed(
                "no-such-space",
                word=text.strip(),
                known=tables.space_names[begin:end],
                count=len(tables.space_names[begin:end]),
                near="",
                hints=0,
            )
        return begin + int(match[2]) - 1
    if begin == end:
        raise Malformed("no-such-space", word=tables.places[place].id, known=(), count=0, near="", hints=0)
    free = [s for s in range(begin, end) if on[s] == FREE]
    fitting = [s for s in free if kind is not None and s in tables.kit(owned).fits[kind]]
    return (fitting or free or [begin])[0]


def spaces_of(state: OrleansState, seat: int) -> list[int]:
    begin = state.tables.spaces * seat
    return state.on[begin : begin + state.tables.spaces]


def counts(where: Sequence[int], seat: int) -> Sequence[int]:
    return where[KINDS * seat : KINDS * seat + KINDS]


# -- planning ----------------------------------------------------------------------------------------------


def write_put(state: OrleansState, action: Action) -> str:
    tail = " from tower" if len(action) > 3 and action[3] else ""
    return f"put {KIND_NAMES[action[1]]} {state.tables.space_names[action[2]]}{tail}"


def read_put(state: OrleansState, seat: int, text: str) -> Action:
    return put_part(state, seat, rest(text), spaces_of(state, seat))


def put_words(text: str) -> tuple[str, str]:
    """`own boatman@farm house.1` as its two halves."""
    match = re.fullmatch(
        r"((?:(?:own|my|marked|eigener?|mein)[-_ ]+)?[^\s@]+)(?:\s*@\s*|\s+)(.+)", text.strip(), re.I
    )
    if not match:
        raise Malformed("bad-put", text=text, form="a follower and a space, such as boatman farm_house.1")
    return match[1], match[2]


def put_part(state: OrleansState, seat: int, text: str, on: Sequence[int]) -> Action:
    """`knight ship.3`, `knight@ship.3`, `own boatman farm house from tower`."""
    tables = state.tables
    words = FROM_TOWER.sub("", text.strip())
    tower = words != text.strip()
    name, where = put_words(words)
    kind = follower(tables, name, counts(state.tower if tower else state.market, seat))
    at = space(tables, where, on, kind, state.owned[seat])
    return ("put", kind, at, 1) if tower else ("put", kind, at)


def write_space(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {state.tables.space_names[action[1]]}"


def read_take(state: OrleansState, seat: int, text: str) -> Action:
    """`take farm_house.1`; also with the follower: `take boatman farm_house.1`."""
    return (text.split(maxsplit=1)[0], named_space(state, seat, rest(text)))


def named_space(state: OrleansState, seat: int, text: str) -> int:
    """A space, perhaps with what stands on it in front; without a number where only one can be meant."""
    tables = state.tables
    words = text.split()
    if len(words) > 1:
        plain = MARKED.sub("", words[0].casefold())
        if words[0].casefold() in ("own", "my"):
            words = words[2:]
        elif key(plain) in tables.profession_names.find or plain in (TECHNOLOGY, "tech"):
            words = words[1:]
    on = spaces_of(state, seat)
    taken = [FREE if occupant >= 0 else 0 for occupant in on]  # looks for a space that somebody stands on
    return space(tables, " ".join(words), taken)


def read_tech(state: OrleansState, seat: int, text: str) -> Action:
    return tech_part(state, seat, rest(text), spaces_of(state, seat))


def tech_part(state: OrleansState, seat: int, text: str, on: Sequence[int]) -> Action:
    """Without a number: the first space of the place where technology may go."""
    tables = state.tables
    wanted = space(tables, text, on)
    if re.search(r"\d\s*$", text):
        return ("tech", wanted)
    place = tables.place_of[wanted]
    may = [
        s
        for s, _ in tables.kit(state.owned[seat]).technology
        if tables.place_of[s] == place and on[s] == FREE
    ]
    return ("tech", (may or [wanted])[0])


def write_plan(state: OrleansState, action: Action) -> str:
    names = state.tables.space_names
    parts = []
    for part in action[1]:
        if part[0] == "tech":
            parts.append(f"{TECHNOLOGY}@{names[part[1]]}")
        else:
            tail = " from tower" if len(part) > 3 and part[3] else ""
            parts.append(f"{KIND_NAMES[part[1]]}@{names[part[2]]}{tail}")
    return f"plan {', '.join(parts) or 'nothing'}" + ("; done" if action[2] else "")


def read_plan(state: OrleansState, seat: int, text: str) -> Action:
    body, _, tail = rest(text).partition(";")
    if tail.strip() not in ("", "done"):
        raise Malformed("bad-plan", text=text, form="…; done")
    if body.strip() == "done":
        body, tail = "", "done"
    on = list(spaces_of(state, seat))
    parts: list[Action] = []
    if body.strip() not in NOTHING:
        for piece in body.split(","):
            part = _plan_part(state, seat, piece.strip(), on)
            where = part[1] if part[0] == "tech" else part[2]
            on[where] = TECH  # taken for the parts that follow
            parts.append(part)
    return ("plan", tuple(parts), bool(tail.strip()))


def _plan_part(state: OrleansState, seat: int, text: str, on: Sequence[int]) -> Action:
    match = re.fullmatch(r"tech(?:nology|nik)?(?:\s*@\s*|\s+)(.+)", text, re.I)
    if match:
        return tech_part(state, seat, match[1], on)
    return put_part(state, seat, text, on)


# -- the other phases --------------------------------------------------------------------------------------


def read_back(state: OrleansState, seat: int, text: str) -> Action:
    return ("back", named_space(state, seat, rest(text)))


def read_number(state: OrleansState, seat: int, text: str) -> Action:
    """`draw 4`, `pay 2`, also with a word behind it."""
    match = re.fullmatch(r"(\S+) (\d{1,3})(?: \S+)?", text.strip())
    if not match:
        raise Malformed("bad-number", text=text, form=f"a number, such as {text.split(maxsplit=1)[0]} 2")
    return (match[1], int(match[2]))


def write_kind(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {KIND_NAMES[action[1]]}"


def read_kind(state: OrleansState, seat: int, text: str) -> Action:
    verb = text.split(maxsplit=1)[0]
    there = counts(state.tower if verb == "unstore" else state.market, seat)
    return (verb, follower(state.tables, rest(text), there))


def write_place(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {state.tables.places[action[1]].id}"


def read_place(state: OrleansState, seat: int, text: str) -> Action:
    return (text.split(maxsplit=1)[0], find(state.tables.place_names, rest(text)))


def write_profession(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {PROFESSIONS[action[1]]}"


def read_profession(state: OrleansState, seat: int, text: str) -> Action:
    return (text.split(maxsplit=1)[0], find(state.tables.profession_names, rest(text)))


def write_town(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {state.tables.towns[action[1]].id}"


def read_town(state: OrleansState, seat: int, text: str) -> Action:
    """`travel blois`, also `travel ship Blois` or `travel by water to Blois`."""
    words = re.sub(
        r"^(?:by )?(?:ship|wagon|water|road|horse[ _]wagon)\s+(?:to\s+)?|^to\s+", "", rest(text), flags=re.I
    )
    return (text.split(maxsplit=1)[0], find(state.tables.town_names, words))


def write_good(state: OrleansState, action: Action) -> str:
    return f"{action[0]} {state.tables.good_names.ids[action[1]]}"


def read_good(state: OrleansState, seat: int, text: str) -> Action:
    return (text.split(maxsplit=1)[0], find(state.tables.good_names, rest(text)))


def write_send(state: OrleansState, action: Action) -> str:
    return f"send {PROFESSIONS[action[1] % N]} {state.tables.deeds[action[2]].id}"


def read_send(state: OrleansState, seat: int, text: str) -> Action:
    """`send knight canalization`, also `send own-boatman …`, which is then refused with its rule."""
    match = re.fullmatch(r"((?:own[-_ ]+)?\S+)\s+(?:to\s+)?(.+)", rest(text), re.I)
    if not match:
        raise Malformed("bad-send", text=text, form="a character and a deed, such as send knight city_wall")
    plain = MARKED.sub("", match[1].casefold())
    profession = find(state.tables.profession_names, plain)
    kind = profession + N if plain != match[1].casefold() else profession
    return ("send", kind, find(state.tables.deed_names, match[2]))
