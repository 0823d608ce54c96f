### The Plague

carcassonne-ask-D-FIGURE-flee = Flee the plague?
carcassonne-ask-D-FIGURE-flea = Spread the plague?
carcassonne-ask-D-SPREAD = Spread the plague: place a flea
carcassonne-wait-D-SPREAD = Waiting for { $names } to spread the plague
carcassonne-does-D-SPREAD = spreading the plague
carcassonne-verb-flea = Spread plague
carcassonne-flea = Flea on tile { $spot }
carcassonne-verb-flee = Flee
carcassonne-flee = Flee with your { WORD("carcassonne-figure", $figure) } from tile { $spot }
carcassonne-event-focus = The plague breaks out.
carcassonne-event-focus-out = Outbreak { $number } is over.
carcassonne-event-flea =
    { $who ->
        [me] You place
       *[other] { $name } places
    } a flea.
carcassonne-event-flee =
    { $who ->
        [me] Your
       *[other] { $name }’s
    } follower flees the plague.
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
carcassonne-ask-D-FLEE = Where to?
carcassonne-wait-D-FLEE = Waiting for { $names } to flee the plague
carcassonne-does-D-FLEE = fleeing the plague
carcassonne-ask-D-SPREAD-take-flea = Which flea moves there?
carcassonne-verb-take-flea = Take flea
carcassonne-take-flea = Flea from tile { $spot }
carcassonne-verb-refuge = Flee there
carcassonne-refuge = Flee to tile { $spot }
carcassonne-remain = Stay
carcassonne-refusal-not-that-flea = That flea cannot be moved: the latent ones come first.

carcassonne-sign-plague = plague
carcassonne-work-plague =
    { $count ->
        [one] The plague is on 1 tile
       *[other] The plague is on { $count } tiles
    }
carcassonne-work-focus = Outbreak { $number }
carcassonne-work-flea =
    { $active ->
        [yes] Active flea
       *[no] Inactive flea
    }
carcassonne-work-flea-goal = A flea will come here
carcassonne-module-plague = The Plague
