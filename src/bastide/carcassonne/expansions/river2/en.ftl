### River II and Games Quarterly

carcassonne-term-herd =
    { $count ->
        [one] city with a pig herd
       *[other] cities with a pig herd
    }
carcassonne-event-another-turn =
    After the volcano lake { $who ->
        [me] you take
       *[other] { $name } takes
    } another turn.

carcassonne-refusal-towards-carcassonne = The river must lead away from Carcassonne. Rotate the tile.
carcassonne-refusal-arms-would-join = The two arms of the river would meet. Rotate the tile, or use the other arm.
carcassonne-refusal-last-arm = River tiles are left, so the last arm must stay open. Rotate the tile, or use the other arm.
carcassonne-refusal-volcano-lake = No one can be placed on the volcano lake: the dragon comes here.

carcassonne-module-river2 = The River II
carcassonne-section-1-9 = Contents
carcassonne-section-3-1-2-2 = Placing the river with two arms

# Cards: what things are and do.
carcassonne-thing-pigherd = If you own this field at the end, you score 1 more point per completed city.
    .title = Pig herd

carcassonne-given-spring2 = Second spring: square, turn
