### Inns & Cathedrals

carcassonne-figure-big = large follower
    .a = a large follower
    .the = the large follower
    .plural = large followers
carcassonne-verb-big = Place large follower
carcassonne-big =
    { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] no points now
                [one] 1 point now
               *[other] { $worth } points now
            }
       *[no]
            { $worth ->
                [0] no points so far
                [one] 1 point so far
               *[other] { $worth } points so far
            }
    }

carcassonne-sign-inn = inn
carcassonne-sign-cathedral = cathedral
carcassonne-module-inns-cathedrals = Inns & Cathedrals
