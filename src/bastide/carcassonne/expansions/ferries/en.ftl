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

carcassonne-refusal-not-two-road-ends = A ferry joins two different road ends of its lake. Choose two.
carcassonne-refusal-other-lake = This ferry goes on the lake you just placed.
carcassonne-refusal-no-ferry-there = No ferry lies on this tile. Choose a lake with one.
carcassonne-refusal-moved-in-this-turn = You’ve already moved this ferry this turn. Choose another.
carcassonne-refusal-not-the-first-ferry = You can move only the first ferry along a road that you’ve extended.
carcassonne-refusal-lies-so-already = The ferry already lies like this. Choose another pair of road ends.
carcassonne-refusal-road-finished = This road is completed and scored. Choose a ferry of another road.

carcassonne-work-ferry = Ferry between { $ends }
carcassonne-module-ferries = The Ferries

# Cards: what things are and do.
carcassonne-thing-ferry = Joins two roads across the lake into one. Extend a road with a ferry and you may move that ferry.
    .title = Ferry

carcassonne-given-ferries = Ferries: square, sides
