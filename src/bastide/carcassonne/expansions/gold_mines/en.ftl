### Gold Mines

carcassonne-term-gold =
    { $count ->
        [one] gold piece
       *[other] gold pieces
    }
carcassonne-kind-gold = gold
carcassonne-ask-D-GOLDLAY = { $name }, lay the second gold piece on a neighbouring tile.
carcassonne-wait-D-GOLDLAY = { $name } lays gold.
carcassonne-does-D-GOLDLAY = lays gold
carcassonne-ask-D-GOLDTAKE = { $name }, take a gold piece.
carcassonne-wait-D-GOLDTAKE = { $name } takes gold.
carcassonne-does-D-GOLDTAKE = takes gold
carcassonne-verb-gold = Lay gold
carcassonne-gold = Gold on { $x },{ $y }
carcassonne-verb-take-gold = Take gold
carcassonne-take-gold = Gold from { $x },{ $y }
carcassonne-event-gold = { $name } lays gold on { $square }.
carcassonne-event-take-gold = { $name } takes gold from { $square }: { $number }.
carcassonne-refusal-not-beside = The second gold piece goes on a tile beside this one.
carcassonne-refusal-not-entitled = You have no claim to gold there.

carcassonne-category-gold = Gold
carcassonne-sign-gold = gold
carcassonne-work-gold =
    { $count ->
        [one] A gold piece
       *[other] { $count } gold pieces
    } on { $square }
carcassonne-held-gold = gold
carcassonne-module-gold-mines = Gold Mines
