### King & Scout

carcassonne-kind-king = King
carcassonne-kind-robber-baron = Robber Baron
carcassonne-category-king = King
carcassonne-category-robber-baron = Robber Baron
carcassonne-term-road =
    { $count ->
        [one] road
       *[other] roads
    }
carcassonne-card-king = King: largest city so far { $size }
carcassonne-card-robber-baron = Robber Baron: longest road so far { $size }

carcassonne-event-card =
    { $card ->
        [king] { $name } takes the King for a city of { $size } tiles.
       *[other] { $name } takes the Robber Baron for a road of { $size } tiles.
    }

carcassonne-held-king = King
carcassonne-held-robber-baron = Robber Baron
carcassonne-card =
    { $size ->
        [one] { $card }, for one tile
       *[other] { $card }, for { $size } tiles
    }
carcassonne-module-king-robber = King & Robber Baron
