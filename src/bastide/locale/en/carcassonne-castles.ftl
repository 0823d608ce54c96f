### The Castles

carcassonne-figure-castle = castle
carcassonne-kind-castle = castle
carcassonne-category-castle = Castles
carcassonne-term-castle =
    { $count ->
        [one] castle
       *[other] castles
    }
carcassonne-term-cathar = besieged

carcassonne-ask-D-CASTLE = { $name }, this small town is yours. Score it, or make it a castle that takes the points of what is finished beside it next?
carcassonne-wait-D-CASTLE = { $name } decides about a small town.
carcassonne-does-D-CASTLE = decides about a small town
carcassonne-verb-castle = Build a castle
carcassonne-castle = Castle for: { $figureName }
carcassonne-verb-score = Score the town
carcassonne-score = Score the town: { $worth } points

carcassonne-ask-D-CASTLESCORE = { $name }, several structures near your castle are finished: which one does it take the points of?
carcassonne-wait-D-CASTLESCORE = { $name } chooses what a castle scores.
carcassonne-does-D-CASTLESCORE = chooses what a castle scores
carcassonne-verb-collect = Take the points
carcassonne-collect = { $area } on { $x },{ $y }: { $worth } points

carcassonne-event-castle = { $name } turns the small town on { $square } into a castle.
carcassonne-event-castle-closed = The castle of { $name } on { $square } is closed.

carcassonne-refusal-no-follower-of-yours-there = That follower of yours does not stand in this town.
carcassonne-refusal-not-in-the-vicinity = That was not finished in the vicinity of the castle.
carcassonne-refusal-castle = Nobody can be placed on a castle any more.
carcassonne-refusal-fairy-on-a-castle = The fairy does not go onto a castle.
carcassonne-refusal-safe-on-a-castle = On a castle a follower is safe from towers.
carcassonne-refusal-not-a-small-town = Only a small town of two semicircular pieces can become a castle; its owner is asked when it is finished.
