### Abbey & Mayor

carcassonne-kind-abbey = abbey
carcassonne-figure-abbey = abbey
carcassonne-figure-mayor = mayor
carcassonne-figure-barn = barn
carcassonne-figure-wagon = wagon
carcassonne-category-abbey-done = Abbeys
carcassonne-category-abbey-final = Unfinished abbeys
carcassonne-category-field-done = Farmers at a barn
carcassonne-corner-NE = north-east
carcassonne-corner-SE = south-east
carcassonne-corner-SW = south-west
carcassonne-corner-NW = north-west

carcassonne-ask-D-DRAW = { $name }, draw a tile, or lay your abbey into a gap.
carcassonne-wait-D-DRAW = { $name } draws a tile or lays an abbey.
carcassonne-does-D-DRAW = draws, or lays an abbey
carcassonne-verb-draw = Draw a tile
carcassonne-draw = Draw a tile
carcassonne-verb-abbey = Lay the abbey
carcassonne-abbey = Abbey on { $x },{ $y }
carcassonne-ask-D-ENDABBEY = { $name }, the last tile is laid. You may still lay your abbey.
carcassonne-wait-D-ENDABBEY = { $name } may still lay an abbey.
carcassonne-does-D-ENDABBEY = may still lay an abbey

carcassonne-verb-mayor = Place the mayor
carcassonne-mayor =
    { $kind ->
        [road] Onto the { $area }
        [field] Onto the { $area }
       *[other] Into the { $area }
    }{ $done ->
        [yes] : { $worth } points at once
       *[no] : worth { $worth } if the game ended now
    }
carcassonne-verb-barn = Build the barn
carcassonne-barn =
    { $corner ->
        [NE] In the north-east
        [SE] In the south-east
        [SW] In the south-west
       *[NW] In the north-west
    } corner: worth { $worth } if the game ended now
carcassonne-verb-wagon = Place the wagon
carcassonne-wagon =
    { $kind ->
        [road] Onto the { $area }
        [field] Onto the { $area }
       *[other] Into the { $area }
    }{ $done ->
        [yes] : { $worth } points at once
       *[no] : worth { $worth } if the game ended now
    }
carcassonne-ask-D-WAGON = { $name }, your wagon has been scored: where does it move on to?
carcassonne-wait-D-WAGON = { $name } may move a wagon on.
carcassonne-does-D-WAGON = may move a wagon on
carcassonne-verb-drive = Move the wagon on
carcassonne-drive =
    { $kind ->
        [road] Onto the { $area }
        [field] Onto the { $area }
       *[other] Into the { $area }
    }{ $done ->
        [yes] : { $worth } points at once
       *[no] : worth { $worth } if the game ended now
    }
carcassonne-verb-unhitch = Take the wagon back
carcassonne-unhitch = Back to your supply

carcassonne-event-abbey = { $name } lays the abbey into the gap on { $square }.
carcassonne-event-drive =
    The wagon of { $name } moves on { $kind ->
        [city] into the city
        [road] onto the road
        [cloister] to the cloister
        [shrine] to the shrine
       *[abbey] to the abbey
    } on { $square }.

carcassonne-refusal-no-abbey-left = You have laid your abbey already.
carcassonne-refusal-no-gap = There is no gap with tiles on all four sides.
carcassonne-refusal-not-a-gap = The abbey needs tiles on all four sides.
carcassonne-refusal-tile-drawn = Whoever lays his abbey draws no tile; you have drawn.
carcassonne-refusal-monk-only = After the last tile only a monk may be placed, on the abbey.
carcassonne-refusal-not-a-city = The mayor goes only into a city.
carcassonne-refusal-not-four-tiles = A barn needs a corner where four tiles meet.
carcassonne-refusal-not-all-meadow = All four tiles must show nothing but meadow in that corner.
carcassonne-refusal-barn-there = There is a barn on this meadow already.
carcassonne-refusal-just-come-home = He has just come home from a meadow with a barn. You can place him from your next turn on.
carcassonne-refusal-not-adjoining = That area does not adjoin the one that was scored.
carcassonne-refusal-finished = That area is finished.
carcassonne-refusal-barred = The dragon is there.

carcassonne-held-abbey = abbey in hand
carcassonne-module-abbey-mayor = Abbey & Mayor
