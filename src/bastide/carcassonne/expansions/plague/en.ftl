### The Plague

carcassonne-ask-D-FIGURE-flee = { $name }, you have nobody to place. You may flee the plague.
carcassonne-ask-D-FIGURE-flea = { $name }, you have nobody to place. You may spread the plague.
carcassonne-ask-D-SPREAD = { $name }, spread the plague by a flea.
carcassonne-wait-D-SPREAD = { $name } spreads the plague.
carcassonne-does-D-SPREAD = spreads the plague
carcassonne-verb-flea = Spread the plague
carcassonne-flea = Flea on { $x },{ $y }
carcassonne-verb-flee = Flee
carcassonne-flee = { $figureName } on { $x },{ $y } flees
carcassonne-event-focus = The plague breaks out on { $square }.
carcassonne-event-focus-out = The focus number { $number } on { $square } has gone out.
carcassonne-event-flea = { $name } lays a flea on { $square }.
carcassonne-event-flee = { $name } flees the plague to { $square }.
carcassonne-refusal-no-flea-today = You have laid out a focus: no flea in this turn.
carcassonne-refusal-no-flea-now = The plague does not spread now.
carcassonne-refusal-no-flea-to-take = All 18 fleas are in active regions, and not all in one: none can be taken.
carcassonne-refusal-no-tile-there = There is no tile.
carcassonne-refusal-flea-there = There is a flea already.
carcassonne-refusal-focus-there = A flea is never laid on a focus.
carcassonne-refusal-focus-gone-out = A focus has gone out here: this tile is spared for good.
carcassonne-refusal-not-carcassonne = Carcassonne cannot be infected.
carcassonne-refusal-not-the-wheel = No flea is laid on the board of the wheel.
carcassonne-refusal-dragon-or-fairy-there = No flea is laid on the tile of the dragon or of the fairy.
carcassonne-refusal-not-beside-the-plague = That chip cannot be laid there: the tile does not lie beside an active focus or flea.
carcassonne-refusal-focus-laid = Whoever lays out a focus places no follower in this turn.
carcassonne-refusal-one-flight-a-turn = One follower may flee in a turn, once the plague has broken out.
carcassonne-refusal-nobody-to-flee = No follower of yours stands there.
carcassonne-refusal-cannot-flee = Only highwaymen, knights and farmers can flee.
carcassonne-refusal-flee-to-another-tile = Whoever flees ends on another tile.
carcassonne-refusal-flee-along-the-road = A highwayman flees along his own road and crosses no crossing.
carcassonne-refusal-flee-past-a-fork = A highwayman who flees can stop at a fork of the road, but not go past it.
carcassonne-refusal-flee-within-the-meadow = A farmer flees within his own meadow and crosses no road.
carcassonne-refusal-flee-within-the-city = A knight flees within his own city.
carcassonne-refusal-no-clean-way = There is no way past tiles without fleas and foci.
carcassonne-ask-D-FLEE = { $name }, where does he flee to?
carcassonne-wait-D-FLEE = { $name } flees the plague.
carcassonne-does-D-FLEE = flees the plague
carcassonne-ask-D-SPREAD-take-flea = { $name }, which flea moves there?
carcassonne-verb-take-flea = Take a flea
carcassonne-take-flea = Flea from { $x },{ $y }
carcassonne-verb-refuge = Refuge
carcassonne-refuge = { $figureName } flees to { $x },{ $y }
carcassonne-remain = Stay there after all
carcassonne-refusal-not-that-flea = That flea cannot be moved: the latent ones come first.

carcassonne-sign-plague = plague
carcassonne-work-plague =
    { $count ->
        [one] The plague has one tile
       *[other] The plague has { $count } tiles
    }
carcassonne-work-focus = Focus { $number } of the plague on { $square }
carcassonne-work-flea =
    { $active ->
        [yes] Flea
       *[no] Flea without a focus
    } on { $square }
carcassonne-work-flea-goal = A flea is to come to { $square }
carcassonne-module-plague = The Plague
