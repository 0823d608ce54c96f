### Carcassonne. Blanks: $name a person; $kind city, road, field or cloister; $area the same in words, with its
### sides; $figure a figure's name in the rules, $figureName in words; $square as x,y; $worth points;
### $by who sends a figure home, or none.

## Words

carcassonne-kind-city = city
    .a = a city
    .the = the city
    .plural = cities
    .into = into the city
    .on = in the city
    .from = from the city
    .score = a city
    .final = an incomplete city
carcassonne-kind-road = road
    .a = a road
    .the = the road
    .plural = roads
    .into = onto the road
    .on = on the road
    .from = from the road
    .score = a road
    .final = an incomplete road
carcassonne-kind-field = field
    .a = a field
    .the = the field
    .plural = fields
    .into = into the field
    .on = in the field
    .from = from the field
    .score = a field
    .final = a field
carcassonne-kind-cloister = cloister
    .a = a cloister
    .the = the cloister
    .plural = cloisters
    .into = into the cloister
    .on = in the cloister
    .from = from the cloister
    .score = a cloister
    .final = an incomplete cloister
carcassonne-figure-follower = follower
    .a = a follower
    .the = the follower
    .plural = followers
carcassonne-term-tile =
    { $count ->
        [one] tile
       *[other] tiles
    }
carcassonne-term-crest =
    { $count ->
        [one] coat of arms
       *[other] coats of arms
    }
carcassonne-term-city =
    { $count ->
        [one] city
       *[other] cities
    }
carcassonne-side-N = north
    .to = North
carcassonne-side-E = east
    .to = East
carcassonne-side-S = south
    .to = South
carcassonne-side-W = west
    .to = West
carcassonne-side-NL = north left
carcassonne-side-NR = north right
carcassonne-side-EL = upper east
carcassonne-side-ER = lower east
carcassonne-side-SL = south right
carcassonne-side-SR = south left
carcassonne-side-WL = lower west
carcassonne-side-WR = upper west

## Decisions

carcassonne-ask-D-PLACE = Place this tile on a highlighted spot
carcassonne-wait-D-PLACE = Waiting for { $names } to place a tile
carcassonne-does-D-PLACE = placing a tile
carcassonne-ask-D-FIGURE = Place a follower?
carcassonne-wait-D-FIGURE = Waiting for { $names } to place a follower or skip
carcassonne-does-D-FIGURE = placing a follower
carcassonne-verb-lay = Place tile
carcassonne-verb-follower = Place follower
carcassonne-verb-pass = Skip
carcassonne-lay =
    { $ways ->
        [one] Spot { $spot }
       *[other] Spot { $spot }, rotation { $way }
    }
carcassonne-follower =
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
carcassonne-pass = Skip
carcassonne-place = Place tile
carcassonne-place-follower = Place follower
carcassonne-place-figure = Place figure
carcassonne-figures = Figure to place
carcassonne-turn = Rotate
carcassonne-turn-left = Rotate left
carcassonne-turn-right = Rotate right
carcassonne-square =
    { $count ->
        [one] Spot { $spot } · fits 1 way
       *[other] Spot { $spot } · fits { $count } ways
    }
carcassonne-aim = Place { $number }
carcassonne-stand =
    { $area } · { $done ->
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
carcassonne-supply =
    { $count ->
        [0] no { WORD("carcassonne-figure", $figure, form: "plural") } left
        [one] 1 { WORD("carcassonne-figure", $figure) } left
       *[other] { $count } { WORD("carcassonne-figure", $figure, form: "plural") } left
    }
carcassonne-stock-help = These are still to come, in unknown order.
carcassonne-discarded = Removed from the game
carcassonne-keys = Arrow keys move between spots, Enter picks one. Then left and right rotate the tile, Enter places it, Escape lets go. R rotates, plus and minus zoom, 0 fits the board to the screen.

## The log

carcassonne-event-start =
    { $who ->
        [me] You begin.
       *[other] { $name } begins.
    }
carcassonne-event-draw =
    { $who ->
        [me] You draw a tile.
       *[other] { $name } draws a tile.
    }
carcassonne-event-discard = This tile fits nowhere. It’s removed and another is drawn.
carcassonne-event-lay =
    { $who ->
        [me] You place a tile.
       *[other] { $name } places a tile.
    }
carcassonne-event-place =
    { $who ->
        [me] You place
       *[other] { $name } places
    } { WORD("carcassonne-figure", $role, form: "a") } { WORD("carcassonne-kind", $kind, form: "on") }.
carcassonne-event-finish =
    { $kind ->
        [city]
            A city of { $count ->
                [one] 1 tile
               *[other] { $count } tiles
            } is completed.
        [road]
            A road of { $count ->
                [one] 1 tile
               *[other] { $count } tiles
            } is completed.
       *[other] { WORD("carcassonne-kind", $kind, form: "a") } is completed.
    }
carcassonne-event-score =
    { $loss ->
        [yes]
            { $who ->
                [me] You pay
               *[other] { $name } pays
            }
       *[no]
            { $who ->
                [me] You score
               *[other] { $name } scores
            }
    } { $amount } for { $final ->
        [yes] { WORD("carcassonne-kind", $kind, form: "final") }
       *[no] { WORD("carcassonne-kind", $kind, form: "score") }
    }.
carcassonne-event-return =
    { $by ->
        [dragon]
            The dragon sends { $who ->
                [me] your
               *[other] { $name }’s
            } { WORD("carcassonne-figure", $role) } back to the supply.
        [princess]
            The princess sends { $who ->
                [me] your
               *[other] { $name }’s
            } { WORD("carcassonne-figure", $role) } back to the supply.
       *[none]
            { $who ->
                [me] You take
               *[other] { $name } takes
            } { WORD("carcassonne-figure", $role, form: "the") } back{ $kind ->
                [none] { "" }
               *[other] { " " }{ WORD("carcassonne-kind", $kind, form: "from") }
            }.
    }
carcassonne-event-turn =
    { $who ->
        [me] Your turn.
       *[other] { $name }’s turn.
    }
carcassonne-event-forced =
    { $who ->
        [me] You have
       *[other] { $name } has
    } only one option.
carcassonne-event-end = The game is over.

## The final table

carcassonne-category-road-done = Roads
carcassonne-category-city-done = Cities
carcassonne-category-cloister-done = Cloisters
carcassonne-category-road-final = Incomplete roads
carcassonne-category-city-final = Incomplete cities
carcassonne-category-cloister-final = Incomplete cloisters
carcassonne-category-field-final = Fields
carcassonne-category-other = Other

## Refusals


## The rule index

carcassonne-module-base = Base game
carcassonne-module-count-king = Count, King & Consorts
carcassonne-module-summaries = Clarifications and summaries
carcassonne-section-1 = Contents
carcassonne-section-1-1 = Contents
carcassonne-section-2 = Aim of the game
carcassonne-section-3 = Setup
carcassonne-section-3-1 = Start tile
carcassonne-section-3-2 = Tiles
carcassonne-section-3-3 = Figures and start player
carcassonne-section-4-1 = Your turn
carcassonne-section-4-2 = Drawing and placing a tile
carcassonne-section-4-4 = Placing a figure
carcassonne-section-4-4-1 = Follower
carcassonne-section-4-6-1 = Completed road
carcassonne-section-4-6-2 = Completed city
carcassonne-section-4-6-6 = Completed cloister
carcassonne-section-4-6-8 = Fields
carcassonne-section-4-6-9 = Several followers in one feature
carcassonne-section-4-6-10 = Followers return
carcassonne-section-4-6-10-1 = Followers return
carcassonne-section-4-6-11 = Scoring track
carcassonne-section-5 = End of the game
carcassonne-section-6 = Final scoring
carcassonne-section-6-1 = Incomplete features
carcassonne-section-6-2 = Farmers
carcassonne-section-7-2-1 = Kinds of figures
carcassonne-section-7-2-2 = Kinds of figures
carcassonne-section-7-2-3 = Kinds of figures
carcassonne-section-1-13 = Contents
carcassonne-section-7-1-1 = Turn: tile
carcassonne-section-7-1-2 = Turn: bridge
carcassonne-section-7-1-3 = Turn: figure
carcassonne-section-7-1-4 = Turn: tunnel
carcassonne-section-7-1-5 = Turn: scoring
carcassonne-section-7-1-6 = Turn: escape
carcassonne-section-7-1-7 = Turn: second tile
carcassonne-section-7-3 = Overviews
carcassonne-section-7-3-1 = Points during the game
carcassonne-section-7-3-2 = Points of the wheel
carcassonne-section-7-3-3 = Points at the end
carcassonne-section-7-4-7 = Single tiles
carcassonne-section-7-4 = Single tiles
