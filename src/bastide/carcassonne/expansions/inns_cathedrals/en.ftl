### Inns & Cathedrals

carcassonne-figure-big = large follower
    .a = a large follower
    .the = the large follower
    .plural = large followers
    .short = large
carcassonne-verb-big = Place large follower
carcassonne-mode-big = Large follower
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
carcassonne-section-1-3 = Contents
carcassonne-section-4-4-2 = Large follower
carcassonne-section-4-6-1-1 = Roads with inns
carcassonne-section-4-6-2-2 = Cities with cathedrals
carcassonne-section-7-4-1 = Single tiles

# Cards: what things are and do.
carcassonne-thing-inn = This road scores 2 points per tile when completed, nothing if it stays incomplete.
    .title = Inn
carcassonne-thing-cathedral = This city scores 3 points per tile and coat of arms when completed, nothing if it stays incomplete.
    .title = Cathedral
carcassonne-thing-big = Placed like any follower, but counts as 2 when the majority is decided.
    .title = Large follower

## What they do now

carcassonne-now-raised =
    { $kind ->
        [road] This road
       *[city] This city
    } brings { $points } points when completed{ $growth ->
        [0] .
       *[other] , and { $growth } more for each new tile.
    }
carcassonne-now-raised-done =
    { $kind ->
        [road] This road
       *[city] This city
    } is completed and has scored.
