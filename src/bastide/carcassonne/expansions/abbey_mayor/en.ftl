### Abbey & Mayor

carcassonne-kind-abbey = abbey
    .a = an abbey
    .the = the abbey
    .plural = abbeys
    .into = into the abbey
    .on = in the abbey
    .from = from the abbey
    .score = an abbey
    .final = an incomplete abbey
carcassonne-figure-abbey = abbey
    .a = an abbey
    .the = the abbey
    .plural = abbeys
carcassonne-figure-mayor = mayor
    .a = a mayor
    .the = the mayor
    .plural = mayors
carcassonne-figure-barn = barn
    .a = a barn
    .the = the barn
    .plural = barns
carcassonne-figure-wagon = wagon
    .a = a wagon
    .the = the wagon
    .plural = wagons
carcassonne-category-abbey-done = Abbeys
carcassonne-category-abbey-final = Incomplete abbeys
carcassonne-category-field-done = Farmers with a barn
carcassonne-corner-NE = northeast
carcassonne-corner-SE = southeast
carcassonne-corner-SW = southwest
carcassonne-corner-NW = northwest

carcassonne-ask-D-DRAW = Draw a tile or place your abbey in a gap
carcassonne-wait-D-DRAW = Waiting for { $names } to draw or place an abbey
carcassonne-does-D-DRAW = drawing
carcassonne-verb-draw = Draw tile
carcassonne-draw = Draw a tile
carcassonne-verb-abbey = Place abbey
carcassonne-abbey = Abbey in gap { $spot }
carcassonne-ask-D-ENDABBEY = No tiles left. Place your abbey?
carcassonne-wait-D-ENDABBEY = Waiting for { $names } to place an abbey or skip
carcassonne-does-D-ENDABBEY = placing an abbey

carcassonne-verb-mayor = Place mayor
carcassonne-mode-mayor = Mayor
carcassonne-mayor =
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
carcassonne-verb-barn = Build barn
carcassonne-barn =
    { WORD("carcassonne-corner", $corner) } corner · { $worth ->
        [0] no points so far
        [one] 1 point so far
       *[other] { $worth } points so far
    }
carcassonne-verb-wagon = Place wagon
carcassonne-wagon =
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
carcassonne-ask-D-WAGON = Your wagon has scored. Where does it go next?
carcassonne-wait-D-WAGON = Waiting for { $names } to move a wagon
carcassonne-does-D-WAGON = moving a wagon
carcassonne-verb-drive = Move wagon
carcassonne-drive =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
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
carcassonne-verb-unhitch = Take wagon back
carcassonne-unhitch = Back to your supply

carcassonne-event-abbey =
    { $who ->
        [me] You place your abbey in a gap.
       *[other] { $name } places an abbey in a gap.
    }
carcassonne-event-drive =
    { $who ->
        [me] Your
       *[other] { $name }’s
    } wagon moves on { WORD("carcassonne-kind", $kind, form: "into") }.

carcassonne-refusal-no-abbey-left = You’ve already placed your abbey; each player has only 1.
carcassonne-refusal-no-gap = No gap has tiles on all four sides yet. Keep your abbey for later.
carcassonne-refusal-not-a-gap = The abbey fills a gap with tiles on all four sides. Choose one.
carcassonne-refusal-tile-drawn = You’ve already drawn a tile. Place your abbey next turn, instead of drawing.
carcassonne-refusal-monk-only = After the last tile you can place only a monk on your abbey.
carcassonne-refusal-not-a-city = The mayor goes only into a city. Choose one.
carcassonne-refusal-not-four-tiles = A barn needs a corner where four tiles meet.
carcassonne-refusal-not-all-meadow = All four tiles must show only field at this corner. Choose another corner.
carcassonne-refusal-barn-there =
    { $owner ->
        [me] Your barn already stands in this field. Choose another.
       *[other] { $ownerName } has a barn in this field. Choose another.
    }
carcassonne-refusal-just-come-home = Your { WORD("carcassonne-figure", $figure) } has just returned from a field with a barn. Place it from your next turn on.
carcassonne-refusal-not-adjoining = The { WORD("carcassonne-kind", $kind) } doesn’t touch the feature that was just scored. Choose one that does.
carcassonne-refusal-finished = The { WORD("carcassonne-kind", $kind) } is completed. Move the wagon to an incomplete feature.
carcassonne-refusal-barred = The dragon stands on this tile. Choose another.

carcassonne-held-abbey = abbey
carcassonne-module-abbey-mayor = Abbey & Mayor
carcassonne-section-1-12 = Contents
carcassonne-section-3-3-2 = Setup
carcassonne-section-4-2-1 = Abbey
carcassonne-section-4-4-7 = Mayor
carcassonne-section-4-4-8 = Placing the barn
carcassonne-section-4-4-8-1 = Barn and farmers
carcassonne-section-4-4-9 = Wagon
carcassonne-section-7-4-6 = Single tiles

# Cards: what things are and do.
carcassonne-thing-abbey = Place it instead of drawing, in a gap with tiles on all 4 sides. It completes everything it touches; a monk on it scores like on a cloister.
    .title = Abbey
carcassonne-thing-mayor = Goes into a city without knights. He counts as many followers as the city has coats of arms.
    .title = Mayor
carcassonne-thing-barn = Goes on a corner where 4 tiles show only field. Farmers there score and return; at the end each completed city there brings its owner 4 points.
    .title = Barn
carcassonne-thing-wagon = Counts as a follower on a road, in a city or on a cloister. After scoring it may move on to a free feature next to it.
    .title = Wagon

## What they do now

carcassonne-now-mayor =
    { $count ->
        [0] No coat of arms in this city: he counts nothing here.
        [one] In this city he counts as 1 follower.
       *[other] In this city he counts as { $count } followers.
    }
carcassonne-now-barn =
    { $who ->
        [me] As it stands it brings you { $points ->
            [0] nothing: no city here is completed.
           *[other] { $points } points at the end.
        }
       *[other] As it stands it brings { $name } { $points ->
            [0] nothing: no city here is completed.
           *[other] { $points } points at the end.
        }
    }

carcassonne-given-abbeys = Who still has the abbey
carcassonne-given-barns = Barns: owner, square, corner
carcassonne-given-laid-abbeys = Abbeys on the table: owner, square
