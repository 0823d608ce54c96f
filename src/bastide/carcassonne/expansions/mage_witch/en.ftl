### Mage & Witch

carcassonne-figure-mage = mage
    .a = a mage
    .the = the mage
    .plural = mages
carcassonne-figure-witch = witch
    .a = a witch
    .the = the witch
    .plural = witches
carcassonne-term-mage =
    { $count ->
        [one] tile for the mage
       *[other] tiles for the mage
    }
carcassonne-term-witch =
    { $count ->
        [one] for the witch
       *[other] for the witch
    }
carcassonne-ask-D-MAGIC = Move the mage (+1 per tile) or the witch (half points)
carcassonne-wait-D-MAGIC = Waiting for { $names } to move the mage or the witch
carcassonne-does-D-MAGIC = moving mage or witch
carcassonne-ask-D-MAGICSPLIT = Mage and witch have met. Move one of them.
carcassonne-wait-D-MAGICSPLIT = Waiting for { $names } to part mage and witch
carcassonne-does-D-MAGICSPLIT = parting mage and witch
carcassonne-verb-mage = Move mage
carcassonne-mage = Mage { WORD("carcassonne-kind", $kind, form: "into") }{ $sides }
carcassonne-verb-witch = Move witch
carcassonne-witch = Witch { WORD("carcassonne-kind", $kind, form: "into") }{ $sides }
carcassonne-verb-banish = Remove from board
carcassonne-banish = Remove { WORD("carcassonne-figure", $figure, form: "the") } from the board
carcassonne-event-magic =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } { WORD("carcassonne-figure", $figure, form: "the") } { WORD("carcassonne-kind", $kind, form: "into") }.
carcassonne-event-banish =
    { $who ->
        [me] You remove
       *[other] { $name } removes
    } { WORD("carcassonne-figure", $figure, form: "the") } from the board.
carcassonne-refusal-with-the-other =
    { $figure ->
        [mage] The witch stands { WORD("carcassonne-kind", $kind, form: "on") }. The mage needs another road or city.
       *[witch] The mage stands { WORD("carcassonne-kind", $kind, form: "on") }. The witch needs another road or city.
    }
carcassonne-refusal-no-open-road-or-city = { WORD("carcassonne-figure", $figure, form: "the") } must move to another spot, on an incomplete road or in an incomplete city.

carcassonne-sign-mage = mage and witch
carcassonne-module-mage-witch = Mage & Witch

# Cards: what things are and do.
carcassonne-thing-mage = The road or city with the mage scores 1 more point per tile.
    .title = Mage
carcassonne-thing-witch = The road or city with the witch scores half its points, rounded up.
    .title = Witch
carcassonne-thing-magic = Place this tile, then move the mage or the witch to an incomplete road or city.
    .title = Magic symbol
    .now = It worked when the tile was placed and does nothing more now.

## What they do now

carcassonne-now-mage =
    { $points ->
        [one] Here the mage adds 1 point as it stands.
       *[other] Here the mage adds { $points } points as it stands.
    }
carcassonne-now-witch =
    { $points ->
        [one] Here the witch costs 1 point as it stands.
       *[other] Here the witch costs { $points } points as it stands.
    }

carcassonne-given-magic = Mage and witch
carcassonne-given-magic-mage = The mage stands on
carcassonne-given-magic-witch = The witch stands on
