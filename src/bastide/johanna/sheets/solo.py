"""The cards of the solo game, its levels, and Johanna's own area."""

from __future__ import annotations

from typing import Annotated, Literal, cast, get_args

from msgspec import Meta

from ...kernel import Entry
from .effects import finish
from .model import Johanna, Map, Solo, SoloCard, SoloEffect, SoloLevel, SoloWord
from .reading import File, both, listed
from .words import TIERS, TILE_PERSONS, TRACK_PERSONS, ScholarField, SoloKind


def read_solo(file: File, found: Map) -> Solo:
    levels = []
    for key, entry in file.block("levels").entries():
        monk_actions, exchange = entry.flag("monk_actions"), entry.flag("exchange")
        levels.append(SoloLevel(key, both(entry), monk_actions, exchange, entry.text("rule")))
        finish(entry)
    wanted = [("standard", False, False), ("expert", True, False), ("challenge", True, True)]
    if [(x.id, x.monk_actions, x.exchange) for x in levels] != wanted:
        raise file.block("levels").problem(
            "standard ignores monk actions, expert carries them out, challenge also exchanges cards"
            " (J-L-5, J-L-6, J-L-7)"
        )
    effects = []
    for key, entry in file.block("effects").entries():
        if key not in get_args(SoloKind):
            raise entry.problem(f"is no effect of the solo cards; they are {listed(get_args(SoloKind))}")
        effects.append(SoloWord(cast(SoloKind, key), both(entry), entry.text("rule")))
        finish(entry)
    if missing := set(get_args(SoloKind)) - {e.kind for e in effects}:
        raise file.block("effects").problem(f"these are missing: {listed(sorted(missing))}")
    in_play = {t.number for t in found.towns if t.number and t.id not in found.struck_towns(1)}
    cards = tuple(_solo_card(key, entry, max(in_play)) for key, entry in file.block("cards").entries())
    solo = Solo(tuple(levels), tuple(effects), cards)
    _check_solo(file, solo)
    return solo


def _solo_card(key: str, entry: Entry, highest: int) -> SoloCard:
    front = []
    for line in entry.tables("front"):
        if len(line) != 1:
            raise line.problem("must be one person with one effect")
        (person,) = line
        front.append((person, _solo_effect(line, person)))
    card = SoloCard(
        key,
        entry.text("replaces") if "replaces" in entry else None,
        entry.number("post", 1, highest),
        tuple(front),
        cast(Literal["up", "down"], entry.text("arrow", ("up", "down"))),
        entry.text("monk", ("build", *TRACK_PERSONS, "scholar")),
    )
    finish(entry)
    if sorted(p for p, _ in front) != sorted(TILE_PERSONS):
        raise entry.problem("the front shows each of the six persons once (J-L-14)", "solo-front")
    if dict(front)["craftsman"] != SoloEffect("build"):
        raise entry.problem("with the craftsman Johanna builds (J-L-21)", "solo-craftsman")
    return card


def _solo_effect(line: Entry, person: str) -> SoloEffect:
    if isinstance(line.raw[person], str):
        plain = [k for k in get_args(SoloKind) if k not in ("remove_place", "deed_from")]
        return SoloEffect(cast(SoloKind, line.text(person, plain)))
    entry = line.table(person)
    if "remove_place" in entry:
        effect = SoloEffect("remove_place", entry.text("remove_place", TIERS))
    else:
        effect = SoloEffect("deed_from", entry.text("deed_from", ("left", "right")))
    entry.close()
    return effect


def _check_solo(file: File, solo: Solo) -> None:
    block = file.block("cards")
    main = [c.id for c in solo.cards if not c.replaces]
    exchange = [(c.id, c.replaces) for c in solo.cards if c.replaces]
    if main != [str(n) for n in range(1, 15)]:
        raise block.problem("the main cards are 1 to 14 (J-C-5)")
    if exchange != [(f"{n}B", str(n)) for n in range(1, 5)]:
        raise block.problem("the exchange cards are 1B to 4B, in place of 1 to 4 (J-C-5, J-L-7)")
    if not any([p for p, _ in c.front[-2:]] == ["farmer", "boatman"] for c in solo.cards):
        raise block.problem(
            "some card has the boatman at the bottom and the farmer above (J-L-17)", "solo-example"
        )


def read_johanna(file: File) -> Johanna:
    tracks = file.block("tracks")
    points = tuple((person, tracks.numbers(person, 0)) for person in TRACK_PERSONS)
    tracks.close()
    if not all(p for _, p in points):
        raise tracks.problem("each track needs at least one field (J-L-19)")
    scholar, depot, slots, development = (file.block(k) for k in ("scholar", "depot", "slots", "development"))
    area = Johanna(
        points,
        cast(tuple[ScholarField, ...], scholar.texts("fields", get_args(ScholarField), default=())),
        depot.value("rows", tuple[tuple[Annotated[int, Meta(ge=0)], ...], ...]),
        slots.number("posts", 1),
        slots.number("citizens", 1),
        development.numbers("levels", 1),
    )
    for entry in (scholar, depot, slots, development):
        finish(entry)
    citizens = [(n, f) for n, f in enumerate(area.scholar, 1) if f.endswith("citizen")]
    if citizens != [(2, "first_citizen"), (5, "second_citizen")]:
        raise scholar.problem(
            "the first citizen is on field 2, the second on field 5 (J-L-25, J-L-26)", "solo-citizens"
        )
    if missing := {"development", "shield", "monk"} - set(area.scholar):
        raise scholar.problem(f"no field gives: {listed(sorted(missing))} (J-L-23)", "solo-scholar")
    if len(area.depot_rows) != 2 or not all(area.depot_rows):
        raise depot.problem("her depot has two rows (J-L-18)")
    if area.levels != tuple(range(1, 7)):
        raise development.problem("her six levels are 1 to 6 (J-L-24)")
    return area
