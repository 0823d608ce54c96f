# What the board tells when somebody points at it.

inspector-shared = { $word }, shared
inspector-held =
    { $who ->
        [me] Your { $word }
       *[other] { $name }’s { $word }
    }
inspector-nobody = { $word }, nobody’s
inspector-done = { $word }, completed
inspector-size =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $crests ->
        [0] {""}
        [one] {" "}· 1 coat of arms
       *[other] {" "}· { $crests } coats of arms
    }{ $kind ->
        [field] {" "}· scores at the end of the game
        [city] { $ends ->
            [0] {""}
            [one] {" "}· 1 open end
           *[other] {" "}· { $ends } open ends
        }
        [road] { $ends ->
            [0] {""}
            [one] {" "}· 1 open end
           *[other] {" "}· { $ends } open ends
        }
       *[other] {""}
    }
inspector-completed = completed
inspector-never = cannot be completed
inspector-with = with { $sign }
inspector-free = Nobody stands here.
inspector-alone =
    { $who ->
        [me] You alone.
       *[other] { $name } alone.
    }
inspector-leads =
    { $who ->
        [me] You lead by { $count }.
       *[other] { $name } leads by { $count }.
    }
inspector-tie =
    { $count ->
        [2] A tie: both get all the points.
       *[other] A tie: all of them get all the points.
    }
inspector-followers =
    { $count ->
        [one] 1 { WORD("carcassonne-figure", $role) }
       *[other] { $count } { WORD("carcassonne-figure", $role, form: "plural") }
    }
inspector-figures =
    { $count ->
        [one] 1 { WORD("carcassonne-figure", $figure) }
       *[other] { $count } { WORD("carcassonne-figure", $figure, form: "plural") }
    }
inspector-now = If the game ended now
inspector-finished = If it were completed
inspector-each = each
inspector-growth = + { $points } per new tile
inspector-closes =
    { $count ->
        [0] No tile left completes it ({ $left } to come)
        [one] 1 of { $left } tiles completes it
       *[other] { $count } of { $left } tiles complete it
    }
inspector-fits =
    { $count ->
        [one] 1 more fits and opens a new end
       *[other] { $count } more fit and open new ends
    }
inspector-nothing-fits = No tile that is left fits here.
inspector-needs = It would need { $sides }.
inspector-need = { $ground } in the { $side }
inspector-missing =
    { $count ->
        [one] 1 tile around it is missing.
       *[other] { $count } tiles around it are missing.
    }
inspector-city =
    { $state ->
        [completed] City, { $tiles } tiles
        [never] City, { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }: cannot be completed
       *[open] City, { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }: if it is completed
    }
inspector-field-sum =
    { $cities ->
        [0] points now: no completed city yet
        [one] points now · 3 for 1 completed city
       *[other] points now · 3 for each of { $cities } completed cities
    }
inspector-next = next feature
inspector-open = Ask the board
inspector-list = List the features on the board
inspector-listed = Features on the board ({ $count })
inspector-tip =
    { $area }{ $count ->
        [0] {""}
        [one] {""}
       *[other] : { $holders }
    } · { $points ->
        [0] no points now
        [one] 1 point now
       *[other] { $points } points now
    }{ $state ->
        [never] {" "}· cannot be completed
       *[other] {""}
    }

outlook-short = { $points } if it ended
outlook-said =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } if the game ended now
outlook-title = If the game ended now: { $points }
outlook-track = On the scoring track
outlook-shared = shared with { $names }
outlook-point = Point at a line to see it on the board.

thing-here = Where it is
thing-tile = On this tile
thing-all = All pieces and symbols
thing-guide = Read more
thing-mine =
    { $count ->
        [0] You have none left.
        [one] You have 1.
       *[other] You have { $count }.
    }
gap-title = What fits here?
gap-fits =
    { $count ->
        [0] No tile left fits ({ $left } to come)
        [one] 1 of { $left } tiles left fits
       *[other] { $count } of { $left } tiles left fit
    }
gap-tile =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }: { $tile }

# Cards: what things are and do.
carcassonne-thing-follower = Claims a feature of the tile you just placed: knight in a city, highwayman on a road, monk on a cloister, farmer in a field. It returns when its feature scores; farmers stay until the end.
    .title = Follower
carcassonne-thing-crest = Its city scores 2 more points when completed, 1 more if it stays incomplete.
    .title = Coat of arms
carcassonne-thing-cloister = A monk here scores 9 points once 8 tiles surround the cloister. At the end: 1 point for it and for each tile around it.
    .title = Cloister
