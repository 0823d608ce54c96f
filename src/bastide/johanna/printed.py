"""Everything on the sheet that never changes, for whoever draws it: names, places, points, bonuses."""

from __future__ import annotations

from typing import Any

from ..kernel import Ruleset
from .sheets import Effect, Sheets
from .state import JohannaState
from .tables import Tables


def printed(ruleset: Ruleset[JohannaState]) -> dict[str, Any]:
    """The sheet for this number of players, as JSON."""
    tables: Tables = ruleset.tables
    sheets = tables.sheets
    bonuses = {
        bonus.id: {
            "bonus": bonus.name,
            "kind": bonus.effect.kind,
            "what": bonus.effect.what,
            "amount": bonus.effect.amount,
            "yellow": bonus.yellow,
        }
        for bonus in tables.bonuses
    }
    return {
        "terms": {key: text.by_language for key, text in sheets.terms},
        "persons": {
            p.id: {
                "name": p.name.by_language,
                "tiles": p.tiles,
                "action": [_effect(e) for e in p.action],
                "rule": p.rule,
            }
            for p in sheets.persons
        },
        "map": {
            "towns": [
                {
                    "id": t.id,
                    "name": t.name.by_language,
                    "at": [t.x, t.y],
                    "part": t.part,
                    "citizen": t.citizen,
                }
                for t in sheets.map.towns
            ],
            "routes": [
                {
                    "id": r.id,
                    "ends": list(r.ends),
                    "by": r.by,
                    "goods": list(r.goods),
                    "development": r.development,
                }
                for r in sheets.map.routes
            ],
            "parts": {
                p.id: {"name": p.name.by_language, "struck_with": list(p.struck_with)}
                for p in sheets.map.parts
            },
        },
        "goods": [
            {"id": g.id, "name": g.name.by_language, "points": g.points} for g in sheets.warehouse.goods
        ],
        "warehouse": {"columns": tables.spaces},
        "bank": {"rows": tables.rows, "columns": tables.width},
        "depot": list(sheets.depot),
        "development": [{"field": f.at, "multiplier": f.multiplier} for f in sheets.development],
        "monks": {"hires": tables.hires, "points": list(tables.monk_points)},
        "deeds": [
            {
                "deed": d.no,
                "name": d.name.by_language,
                "persons": list(d.persons),
                "effect": [_effect(e) for e in d.effect],
            }
            for d in sheets.deeds
        ],
        "places": {
            c.id: {
                "name": c.name.by_language,
                "tier": c.tier,
                "kind": c.kind,
                "person": c.person,
                "effect": [_effect(e) for e in c.effect],
                "printed": c.printed,
                "rules": list(c.rules),
            }
            for c in sheets.places.cards
        },
        "tiers": {t.id: {"cost": t.cost} for t in sheets.places.tiers},
        "bonuses": bonuses,
        "reconstructed": reconstructed(sheets),
    }


def reconstructed(sheets: Sheets) -> list[dict[str, Any]]:
    """What the rulebook's text does not say: by part of the sheet and by what it is about, with the entries.

    Each has a sentence of its own, `johanna-made-<part>-<what>`.
    """
    found: dict[tuple[str, str, str], list[str]] = {}
    for origin in sheets.origins:
        if origin.word in ("reconstruction", "inferred"):
            part = origin.file.removeprefix("data/").removesuffix(".toml")
            block, *rest = origin.about.replace(" ", ".").split(".")
            field = [word for word in rest[-1:] if not word.isdigit()]
            entries = found.setdefault((part, "-".join([block, *field]), origin.word), [])
            entries += rest[: len(rest) - len(field)]
    return [{"part": part, "what": what, "word": word, "of": of} for (part, what, word), of in found.items()]


def _effect(effect: Effect) -> dict[str, Any]:
    return {
        "kind": effect.kind,
        "what": effect.what,
        "amount": effect.amount,
        "choices": [_effect(choice) for choice in effect.choices],
    }
