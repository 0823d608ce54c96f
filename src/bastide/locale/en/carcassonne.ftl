### Carcassonne. Blanks: $name a person; $kind city, road, field or cloister; $area the same in words, with its
### sides; $figure a figure's name in the rules, $figureName in words; $square as x,y; $worth points;
### $by who sends a figure home, or none.

## Words

carcassonne-kind-city = city
carcassonne-kind-road = road
carcassonne-kind-field = meadow
carcassonne-kind-cloister = cloister
carcassonne-figure-follower = follower
carcassonne-term-tile =
    { $count ->
        [one] tile
       *[other] tiles
    }
carcassonne-term-crest =
    { $count ->
        [one] crest
       *[other] crests
    }
carcassonne-term-city =
    { $count ->
        [one] city
       *[other] cities
    }
carcassonne-side-N = north
carcassonne-side-E = east
carcassonne-side-S = south
carcassonne-side-W = west
carcassonne-side-NL = north left
carcassonne-side-NR = north right
carcassonne-side-EL = upper east
carcassonne-side-ER = lower east
carcassonne-side-SL = south right
carcassonne-side-SR = south left
carcassonne-side-WL = lower west
carcassonne-side-WR = upper west

## Decisions

carcassonne-ask-D-PLACE = { $name }, place this tile: every outlined square fits.
carcassonne-wait-D-PLACE = { $name } places a tile.
carcassonne-does-D-PLACE = places a tile
carcassonne-ask-D-FIGURE = { $name }, place a follower on this tile, or none.
carcassonne-wait-D-FIGURE = { $name } may place a follower.
carcassonne-does-D-FIGURE = places a follower or none
carcassonne-verb-lay = Lay the tile
carcassonne-verb-follower = Place a follower
carcassonne-verb-pass = Or not
carcassonne-lay =
    { $turn ->
        [0] On { $x },{ $y }, as drawn
       *[other] On { $x },{ $y }, turned by { $turn }°
    }
carcassonne-follower =
    { $kind ->
        [city] Into the { $area }
        [cloister] Into the { $area }
       *[other] Onto the { $area }
    }{ $done ->
        [yes] : { $worth } points at once
       *[no] : worth { $worth } if the game ended now
    }
carcassonne-pass = No follower
carcassonne-place = Place here
carcassonne-place-follower = Place follower
carcassonne-place-figure = Place figure
carcassonne-figures = Figure to place
carcassonne-turn = Turn
carcassonne-turn-left = Turn to the left
carcassonne-turn-right = Turn to the right
carcassonne-square =
    { $count ->
        [one] Square { $square }, one way to turn it
       *[other] Square { $square }, { $count } ways to turn it
    }
carcassonne-aim = Square { $square }
carcassonne-stand =
    { $done ->
        [yes] { $area }, { $worth } points at once
       *[no] { $area }, worth { $worth } now
    }
carcassonne-supply =
    { $count ->
        [0] no { $figure } left
        [one] 1 { $figure } left
       *[other] { $figure }s left: { $count }
    }
carcassonne-stock-help = All that is known of the stack: which tiles are in it, not in which order.
carcassonne-discarded = Set aside
carcassonne-keys = Arrows move from square to square, Enter takes one. Then left and right turn the tile, Enter lays it, Escape lets go. R turns, plus and minus zoom, 0 shows everything.

## The log

carcassonne-event-start = { $name } begins.
carcassonne-event-draw = { $name } draws a tile.
carcassonne-event-discard = The tile that { $name } has drawn fits nowhere and leaves the game.
carcassonne-event-lay =
    { $turn ->
        [0] { $name } lays the tile on { $square }.
       *[other] { $name } lays the tile on { $square }, turned by { $turn }°.
    }
carcassonne-event-place =
    { $name } places { $figure ->
        [follower] a follower
       *[other] the { $figureName }
    } { $kind ->
        [city] in the city
        [road] on the road
        [field] in the meadow
        [cloister] in the cloister
       *[other] on the { $area }
    } on { $square }.
carcassonne-event-finish =
    { $kind ->
        [city] A city on { $count ->
            [one] one tile
           *[other] { $count } tiles
        } is finished.
        [road] A road over { $count ->
            [one] one tile
           *[other] { $count } tiles
        } is finished.
        [shrine] A shrine is surrounded.
        [abbey] An abbey is surrounded.
       *[cloister] A cloister is surrounded.
    }
carcassonne-event-score =
    { $name } scores for { $kind ->
        [city] { $final ->
            [yes] an unfinished city
           *[no] a city
        }
        [road] { $final ->
            [yes] an unfinished road
           *[no] a road
        }
        [field] a meadow
        [cloister] { $final ->
            [yes] an unfinished cloister
           *[no] a cloister
        }
        [shrine] a shrine
        [abbey] an abbey
        [castle] a castle
        [teacher] what the teacher knows
        [catapult] a throw
        [wheel] the wheel
        [bazaar] a tile of the bazaar
        [dispatch] a dispatch
        [robber] a robbery
       *[other] { $area }
    }.
carcassonne-event-return =
    { $by ->
        [dragon] The dragon drives somebody home: { $figureName } of { $name }.
        [princess] The princess shows somebody the door: { $figureName } of { $name }.
       *[none] { $name } takes { $figure ->
            [follower] the follower
           *[other] the { $figureName }
        } back from the { $area }.
    }
carcassonne-event-turn = { $name }’s turn.
carcassonne-event-forced = { $name } has only one option.
carcassonne-event-end = The game is over.

## The final table

carcassonne-category-road-done = Roads
carcassonne-category-city-done = Cities
carcassonne-category-cloister-done = Cloisters
carcassonne-category-road-final = Unfinished roads
carcassonne-category-city-final = Unfinished cities
carcassonne-category-cloister-final = Unfinished cloisters
carcassonne-category-field-final = Meadows
carcassonne-category-other = Other

## Refusals

carcassonne-refusal-square-taken = There is a tile on that square already.
carcassonne-refusal-adjoins-nothing = The tile must touch one that lies there already.
carcassonne-refusal-edges-differ = Turned like this, an edge of the tile would not continue its neighbour.
carcassonne-refusal-no-follower = You have no follower left.
carcassonne-refusal-none-left = You have no such figure left.
carcassonne-refusal-elsewhere = A follower goes only onto the tile that was just laid.
carcassonne-refusal-occupied = Somebody stands in this area already, perhaps on another tile.
carcassonne-refusal-fits-no-way = The tile does not fit here, however it is turned.

## The rule index

carcassonne-module-base = The base game
carcassonne-module-count-king = Count, King & Consorts
carcassonne-module-summaries = Clarifications and summaries
carcassonne-section-1 = What is in the boxes
carcassonne-section-1-1 = What is in the box
carcassonne-section-2 = The aim
carcassonne-section-3 = Setting up
carcassonne-section-3-1 = The start
carcassonne-section-3-2 = The tiles
carcassonne-section-3-3 = Figures and who begins
carcassonne-section-4-1 = A turn
carcassonne-section-4-2 = Drawing and laying a tile
carcassonne-section-4-4 = Placing a figure
carcassonne-section-4-4-1 = The small follower
carcassonne-section-4-6-1 = A finished road
carcassonne-section-4-6-2 = A finished city
carcassonne-section-4-6-6 = A finished cloister
carcassonne-section-4-6-8 = Meadows
carcassonne-section-4-6-9 = Several followers in one area
carcassonne-section-4-6-10 = Followers come home
carcassonne-section-4-6-10-1 = Followers come home
carcassonne-section-4-6-11 = The scoring track
carcassonne-section-5 = The end of the game
carcassonne-section-6 = Final scoring
carcassonne-section-6-1 = What is unfinished
carcassonne-section-6-2 = Farmers
carcassonne-section-7-2-1 = Kinds of figures
carcassonne-section-7-2-2 = Kinds of figures
carcassonne-section-7-2-3 = Kinds of figures
