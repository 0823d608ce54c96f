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
carcassonne-refusal-no-flea-today = You’ve placed an outbreak this turn, so no flea spreads.
carcassonne-refusal-no-flea-now = The plague doesn’t spread at this moment.
carcassonne-refusal-no-flea-to-take = All 18 flea tokens are in active regions, and not all in one, so none can be taken.
carcassonne-refusal-no-tile-there = No tile lies here. Choose a spot with a tile.
carcassonne-refusal-flea-there = A flea token already lies here. Choose another tile.
carcassonne-refusal-focus-there = This tile has an outbreak, which takes no flea token. Choose another.
carcassonne-refusal-focus-gone-out = An outbreak has ended here, so the tile is spared for good. Choose another.
carcassonne-refusal-not-carcassonne = Carcassonne can’t be infected. Choose another tile.
carcassonne-refusal-not-the-wheel = The Wheel of Fortune can’t be infected. Choose another tile.
carcassonne-refusal-dragon-or-fairy-there = The dragon or the fairy keeps fleas off this tile. Choose another.
carcassonne-refusal-not-beside-the-plague = This flea token must lie next to an active outbreak or flea. Choose such a tile.
carcassonne-refusal-focus-laid = You’ve placed an outbreak, so you place no follower this turn.
carcassonne-refusal-one-flight-a-turn = One follower may flee each turn, and only while there’s a plague.
carcassonne-refusal-nobody-to-flee = None of your followers stands here. Choose one of yours.
carcassonne-refusal-cannot-flee = Only highwaymen, knights and farmers can flee. Choose one of them.
carcassonne-refusal-flee-to-another-tile = Someone who flees must end on another tile. Choose one.
carcassonne-refusal-flee-along-the-road = A highwayman flees along the same road and crosses no crossing.
carcassonne-refusal-flee-past-a-fork = A highwayman on the run can stop at a fork of the road, but not go past it.
carcassonne-refusal-flee-within-the-meadow = A farmer flees within the same field and crosses no road.
carcassonne-refusal-flee-within-the-city = A knight flees within the same city.
carcassonne-refusal-no-clean-way = Fleas and outbreaks bar every way there. Choose another tile.
carcassonne-ask-D-FLEE = Where does your follower flee?
carcassonne-wait-D-FLEE = Waiting for { $names } to flee the plague
carcassonne-does-D-FLEE = fleeing the plague
carcassonne-ask-D-SPREAD-take-flea = Which flea moves there?
carcassonne-verb-take-flea = Take flea
carcassonne-take-flea = Flea from tile { $spot }
carcassonne-verb-refuge = Flee there
carcassonne-refuge = Flee to tile { $spot }
carcassonne-remain = Stay
carcassonne-refusal-not-that-flea = This flea token can’t be moved: the inactive ones come first.

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

# Cards: what things are and do.
carcassonne-thing-outbreak = The plague spreads from here: each turn a flea goes to a tile next to it. In a turn with a new outbreak you place no follower.
    .title = Outbreak
carcassonne-thing-flea = Followers on this tile went back without points. An active flea can spread to the tiles next to it; your followers may flee.
    .title = Flea

carcassonne-given-fleas = Squares with fleas
carcassonne-given-extinguished = Squares of outbreaks that are over
