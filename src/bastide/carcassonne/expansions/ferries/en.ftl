### The Ferries

carcassonne-figure-ferry = ferry
    .a = a ferry
    .the = the ferry
    .plural = ferries

carcassonne-ask-D-FERRY = Connect two road ends with a ferry
carcassonne-wait-D-FERRY = Waiting for { $names } to place a ferry
carcassonne-does-D-FERRY = placing a ferry
carcassonne-verb-ferry = Place ferry
carcassonne-ferry = Between { $ends }
carcassonne-ask-D-REROUTE = Move a ferry on the road you extended?
carcassonne-wait-D-REROUTE = Waiting for { $names } to move a ferry or skip
carcassonne-does-D-REROUTE = moving a ferry
carcassonne-verb-reroute = Move ferry
carcassonne-reroute = Ferry { $spot }: between { $ends }
carcassonne-reroute-none = Skip

carcassonne-event-ferry =
    { $who ->
        [me] You place
       *[other] { $name } places
    } a ferry.
carcassonne-event-reroute =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } a ferry.

carcassonne-refusal-not-two-road-ends = A ferry joins two different road ends of its lake.
carcassonne-refusal-other-lake = This ferry belongs to the lake just laid.
carcassonne-refusal-no-ferry-there = There is no ferry on that tile.
carcassonne-refusal-moved-in-this-turn = A ferry moves only once in a turn.
carcassonne-refusal-not-the-first-ferry = Only the first ferry along a road that you extended may be moved.
carcassonne-refusal-lies-so-already = The ferry lies so already.
carcassonne-refusal-road-finished = That road was finished and scored.

carcassonne-work-ferry = Ferry between { $ends }
carcassonne-module-ferries = Ferries
