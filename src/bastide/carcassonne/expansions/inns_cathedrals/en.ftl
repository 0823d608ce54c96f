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

carcassonne-sign-inn = inn
carcassonne-sign-cathedral = cathedral
carcassonne-module-inns-cathedrals = Inns & Cathedrals
