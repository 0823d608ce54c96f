"""Everything on the sheet that never changes, for whoever draws it: names, places, points, bonuses."""

from __future__ import annotations

from ..kernel import Ruleset
from .sheets import Effect, Sheets
from .shown import (
    Bank,
    Field,
    Monks,
    Part,
    Printed,
    PrintedArea,
    PrintedBonus,
    PrintedDeed,
    PrintedEffect,
    PrintedGood,
    PrintedMap,
    PrintedPerson,
    PrintedPlace,
    PrintedTier,
    Reconstructed,
    Route,
    Town,
    Warehouse,
)
from .state import JohannaState
from .tables import Tables


def printed(ruleset: Ruleset[JohannaState]) -> Printed:
    """The sheet for this number of players, as JSON."""
    tables: Tables = ruleset.tables
    sheets = tables.sheets
    return Printed(
        terms={key: text.by_language for key, text in sheets.terms},
        persons={
            p.id: PrintedPerson(p.name.by_language, p.tiles, [_effect(e) for e in p.action], p.rule)
            for p in sheets.persons
        },
        map=PrintedMap(
            towns=[Town(t.id, t.name.by_language, (t.x, t.y), t.part, t.citizen) for t in sheets.map.towns],
            routes=[
                Route(r.id, (r.ends[0], r.ends[1]), r.by, list(r.goods), r.development)
                for r in sheets.map.routes
            ],
            parts={p.id: Part(p.name.by_language, list(p.struck_with)) for p in sheets.map.parts},
        ),
        goods=[PrintedGood(g.id, g.name.by_language, g.points) for g in sheets.warehouse.goods],
        warehouse=Warehouse(columns=tables.spaces),
        bank=Bank(rows=tables.rows, columns=tables.width),
        depot=list(sheets.depot),
        development=[Field(f.at, f.multiplier) for f in sheets.development],
        monks=Monks(hires=tables.hires, points=list(tables.monk_points)),
        deeds=[
            PrintedDeed(d.no, d.name.by_language, list(d.persons), [_effect(e) for e in d.effect])
            for d in sheets.deeds
        ],
        places={
            c.id: PrintedPlace(
                name=c.name.by_language,
                tier=c.tier,
                kind=c.kind,
                person=c.person,
                effect=[_effect(e) for e in c.effect],
                printed=c.printed,
                rules=list(c.rules),
            )
            for c in sheets.places.cards
        },
        tiers={t.id: PrintedTier(t.cost) for t in sheets.places.tiers},
        bonuses={
            bonus.id: PrintedBonus(
                bonus.name, bonus.effect.kind, bonus.effect.what, bonus.effect.amount, bonus.yellow
            )
            for bonus in tables.bonuses
        },
        reconstructed=reconstructed(sheets),
        johanna=PrintedArea(
            tracks={person: list(points) for person, points in sheets.johanna.tracks},
            scholar=list(sheets.johanna.scholar),
            depot=[list(row) for row in sheets.johanna.depot_rows],
            levels=list(sheets.johanna.levels),
        ),
    )


def reconstructed(sheets: Sheets) -> list[Reconstructed]:
    """What the rulebook's text does not say: by part of the sheet and by what it is about, with the entries.

    Each has a sentence of its own, `johanna-made-<part>-<what>`.
    """
    groups: dict[tuple[str, str, str], list[str]] = {}
    for origin in sheets.origins:
        if origin.word in ("reconstruction", "inferred"):
            part = origin.file.removeprefix("data/").removesuffix(".toml")
            block, *rest = origin.about.replace(" ", ".").split(".")
            field = [word for word in rest[-1:] if not word.isdigit()]
            entries = groups.setdefault((part, "-".join([block, *field]), origin.word), [])
            entries += rest[: len(rest) - len(field)]
    return [Reconstructed(part, what, word, of) for (part, what, word), of in groups.items()]


def _effect(effect: Effect) -> PrintedEffect:
    return PrintedEffect(
        effect.kind, effect.what, effect.amount, [_effect(choice) for choice in effect.choices]
    )
