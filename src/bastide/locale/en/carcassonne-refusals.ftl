carcassonne-refusal-square-taken = A tile already lies here. Choose a free spot.
carcassonne-refusal-adjoins-nothing = No tile lies next to this spot. Place yours so that it touches one.
carcassonne-refusal-edges-differ =
    { $turns ->
        [0] This tile doesn’t fit here, however you rotate it. The spot needs { WORDS("carcassonne-edge", $edges) }.
       *[other] Rotated like this, the tile doesn’t fit: the spot needs { WORDS("carcassonne-edge", $edges) }. Rotate it.
    }
carcassonne-refusal-no-follower = You have no follower left in your supply.
carcassonne-refusal-none-left =
    { $total ->
        [one] Your { WORD("carcassonne-figure", $figure) } is already in use.
       *[other] All { $total } of your { WORD("carcassonne-figure", $figure, form: "plural") } are in use. They return when their features score.
    }
carcassonne-refusal-elsewhere = { WORD("carcassonne-figure", $figure, form: "a") } goes only on the tile you just placed.
carcassonne-refusal-occupied =
    { $count ->
        [0] This feature is occupied. Choose a free one.
        [one] { $owner ->
            [me] You already have { WORD("carcassonne-figure", $figure, form: "a") } { WORD("carcassonne-kind", $kind, form: "on") }. Choose a free feature.
           *[other] { $ownerName } has { WORD("carcassonne-figure", $figure, form: "a") } { WORD("carcassonne-kind", $kind, form: "on") }. Choose a free feature.
        }
       *[other] { $names } have figures { WORD("carcassonne-kind", $kind, form: "on") }. Choose a free feature.
    }
carcassonne-refusal-fits-no-way = This tile doesn’t fit here, however you rotate it. The spot needs { WORDS("carcassonne-edge", $edges) }.

## What the neighbours of a spot show

carcassonne-edge-N-field = field above
carcassonne-edge-N-city = a city above
carcassonne-edge-N-road = a road above
carcassonne-edge-N-river = a river above
carcassonne-edge-E-field = field on the right
carcassonne-edge-E-city = a city on the right
carcassonne-edge-E-road = a road on the right
carcassonne-edge-E-river = a river on the right
carcassonne-edge-S-field = field below
carcassonne-edge-S-city = a city below
carcassonne-edge-S-road = a road below
carcassonne-edge-S-river = a river below
carcassonne-edge-W-field = field on the left
carcassonne-edge-W-city = a city on the left
carcassonne-edge-W-road = a road on the left
carcassonne-edge-W-river = a river on the left
