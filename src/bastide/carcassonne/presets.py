"""The usual bundles of boxes. A bundle is offered when all its boxes are there."""

from __future__ import annotations

from ..kernel import Preset

PRESETS = (
    Preset(
        "first-game",
        {"en": "First game", "de": "Erste Partie"},
        ("base",),
        help={
            "en": "72 tiles: roads, cities, cloisters and fields",
            "de": "72 Plättchen: Straßen, Städte, Klöster, Wiesen",
        },
    ),
    Preset(
        "classic",
        {"en": "The classic", "de": "Der Klassiker"},
        ("base", "river"),
        help={"en": "the base game, begun with the River", "de": "das Grundspiel, begonnen mit dem Fluss"},
    ),
    Preset(
        "with-inns",
        {"en": "With Inns & Cathedrals", "de": "Mit Wirtshäusern & Kathedralen"},
        ("base", "inns-cathedrals"),
        help={
            "en": "the base game and the first expansion, for up to six",
            "de": "das Grundspiel und die erste Erweiterung, für bis zu sechs",
        },
    ),
    Preset(
        "big-box",
        {"en": "Big box", "de": "Große Schachtel"},
        ("base", "river", "inns-cathedrals", "traders-builders", "princess-dragon", "tower"),
        help={
            "en": "the River and the first four large expansions",
            "de": "der Fluss und die ersten vier großen Erweiterungen",
        },
    ),
    Preset(  # Q-1-2: expansion 6 is a bundle of small ones; whoever adds one of them has it only once
        "count-king",
        {"en": "Count, King & Consorts", "de": "Graf, König und Konsorten"},
        ("base", "king-robber", "count", "river2", "cult"),
        help={
            "en": "the city of Carcassonne with the Count, King and Robber Baron, River II and the shrines",
            "de": "die Stadt Carcassonne mit dem Grafen, König und Raubritter, Fluss II und die Kultstätten",
        },
    ),
    Preset(
        "part-one",
        {"en": "From the River to Cult, Siege & Creativity", "de": "Vom Fluss bis Cult, Siege & Creativity"},
        (
            *("base", "river", "inns-cathedrals", "traders-builders", "king-robber", "cathars", "count"),
            *("princess-dragon", "river2", "tower", "games-quarterly", "abbey-mayor", "cult"),
            "cult-siege-creativity",
        ),
        help={
            "en": "everything up to and including the sixth large expansion and the eighth small one",
            "de": "alles bis zur sechsten großen und zur achten kleinen Erweiterung",
        },
    ),
)

EVERYTHING = Preset(
    "everything",
    {"en": "Everything", "de": "Alles"},
    help={
        "en": "all expansions and all elements: a long evening",
        "de": "alle Erweiterungen und alle Elemente: ein langer Abend",
    },
)
