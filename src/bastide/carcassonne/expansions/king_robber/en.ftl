### King & Robber Baron

carcassonne-kind-king = King
    .score = the King
carcassonne-kind-robber-baron = Robber Baron
    .score = the Robber Baron
carcassonne-category-king = King
carcassonne-category-robber-baron = Robber Baron
carcassonne-term-road =
    { $count ->
        [one] road
       *[other] roads
    }
carcassonne-card-king = King: largest city so far, { $size } tiles
carcassonne-card-robber-baron = Robber Baron: longest road so far, { $size } tiles

carcassonne-event-card =
    { $card ->
        [king]
            { $who ->
                [me] You take
               *[other] { $name } takes
            } the King for a city of { $size } tiles.
       *[other]
            { $who ->
                [me] You take
               *[other] { $name } takes
            } the Robber Baron for a road of { $size } tiles.
    }

carcassonne-held-king = King
carcassonne-held-robber-baron = Robber Baron
carcassonne-card =
    { $size ->
        [one] { $card }, for 1 tile
       *[other] { $card }, for { $size } tiles
    }
carcassonne-module-king-robber = King & Robber Baron
carcassonne-section-1-5 = Contents
carcassonne-section-4-6-4 = King and Robber Baron
carcassonne-section-4-6-4-1 = King
carcassonne-section-4-6-4-2 = Robber Baron
carcassonne-section-6-4 = King in final scoring
carcassonne-section-6-5 = Robber Baron in final scoring

# Cards: what things are and do.
carcassonne-thing-king = Goes to the player who completes the largest city so far. At the end: 1 point for each completed city on the board.
    .title = King
carcassonne-thing-robber-baron = Goes to the player who completes the longest road so far. At the end: 1 point for each completed road on the board.
    .title = Robber Baron

## What they do now

carcassonne-now-card =
    { $who ->
        [me] You hold the card: { $points ->
            [one] 1 point
           *[other] { $points } points
        } as it stands.
       *[other] { $name } holds the card: { $points ->
            [one] 1 point
           *[other] { $points } points
        } as it stands.
    } { $card ->
        [king] A completed city of more than { $size } tiles takes it.
       *[robber-baron] A completed road of more than { $size } tiles takes it.
    }
carcassonne-now-card-free =
    { $card ->
        [king] Nobody has it yet: the first completed city takes it.
       *[robber-baron] Nobody has it yet: the first completed road takes it.
    }

carcassonne-given-king = King
carcassonne-given-robber-baron = Robber Baron
carcassonne-given-king-seat = Owner
carcassonne-given-king-size = Tiles of the largest city
carcassonne-given-robber-baron-seat = Owner
carcassonne-given-robber-baron-size = Tiles of the longest road
