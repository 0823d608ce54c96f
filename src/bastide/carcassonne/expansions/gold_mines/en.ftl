### Gold Mines

carcassonne-term-gold =
    { $count ->
        [one] gold piece
       *[other] gold pieces
    }
carcassonne-kind-gold = gold
    .score = gold
carcassonne-ask-D-GOLDLAY = Place the second gold piece on a neighbouring tile
carcassonne-wait-D-GOLDLAY = Waiting for { $names } to place gold
carcassonne-does-D-GOLDLAY = placing gold
carcassonne-ask-D-GOLDTAKE = Take a gold piece
carcassonne-wait-D-GOLDTAKE = Waiting for { $names } to take gold
carcassonne-does-D-GOLDTAKE = taking gold
carcassonne-verb-gold = Place gold
carcassonne-gold = Gold on tile { $spot }
carcassonne-verb-take-gold = Take gold
carcassonne-take-gold = Gold from tile { $spot }
carcassonne-event-gold =
    { $who ->
        [me] You place
       *[other] { $name } places
    } a gold piece.
carcassonne-event-take-gold =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } { $number ->
        [one] 1 gold piece
       *[other] { $number } gold pieces
    }.
carcassonne-refusal-not-beside = The second gold piece goes on a tile next to this one.
carcassonne-refusal-not-entitled = None of the gold here is yours to take now. Choose a highlighted piece.

carcassonne-category-gold = Gold
carcassonne-sign-gold = gold
carcassonne-work-gold =
    { $count ->
        [one] 1 gold piece
       *[other] { $count } gold pieces
    }
carcassonne-held-gold = gold
carcassonne-module-gold-mines = The Gold Mines

# Cards: what things are and do.
carcassonne-thing-gold = Goes to the majority when a feature on its tile is completed. At the end: 1 to 3 pieces 1 point each, more pieces up to 4 each.
    .title = Gold piece
carcassonne-thing-gold-sign = Place this tile, then put 1 gold piece on it and 1 on a tile next to it.
    .title = Gold
    .now = It worked when the tile was placed and does nothing more now.

## What they do now

carcassonne-now-gold =
    { $count ->
        [one] Your piece is worth
       *[other] Your { $count } pieces are worth
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } as it stands.

carcassonne-given-gold = Gold
carcassonne-given-gold-on = Gold on tiles, by square
carcassonne-given-gold-held = Gold of the players
