### Inns & Cathedrals

carcassonne-figure-big = big follower
carcassonne-verb-big = Place the big follower
carcassonne-big =
    { $kind ->
        [road] Onto the { $area }
        [field] Onto the { $area }
       *[other] Into the { $area }
    }{ $done ->
        [yes] : { $worth } points at once
       *[no] : worth { $worth } if the game ended now
    }
