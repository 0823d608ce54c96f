### The Ferries

carcassonne-figure-ferry = ferry

carcassonne-ask-D-FERRY = { $name }, join two of the road ends with a ferry.
carcassonne-wait-D-FERRY = { $name } lays a ferry.
carcassonne-does-D-FERRY = lays a ferry
carcassonne-verb-ferry = Lay the ferry
carcassonne-ferry = Between { $ends }
carcassonne-ask-D-REROUTE = { $name }, you may send a ferry of the road you extended another way.
carcassonne-wait-D-REROUTE = { $name } may move a ferry.
carcassonne-does-D-REROUTE = may move a ferry
carcassonne-verb-reroute = Move a ferry
carcassonne-reroute = The ferry on { $x },{ $y }: between { $ends }
carcassonne-reroute-none = Leave the ferries where they are

carcassonne-event-ferry = { $name } lays a ferry on { $square }.
carcassonne-event-reroute = { $name } moves the ferry on { $square }.

carcassonne-refusal-not-two-road-ends = A ferry joins two different road ends of its lake.
carcassonne-refusal-other-lake = This ferry belongs to the lake just laid.
carcassonne-refusal-no-ferry-there = There is no ferry on that tile.
carcassonne-refusal-moved-in-this-turn = A ferry moves only once in a turn.
carcassonne-refusal-not-the-first-ferry = Only the first ferry along a road that you extended may be moved.
carcassonne-refusal-lies-so-already = The ferry lies so already.
carcassonne-refusal-road-finished = That road was finished and scored.

carcassonne-work-ferry = Ferry on { $square } between { $ends }
carcassonne-module-ferries = Ferries
