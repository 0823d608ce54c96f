### The Shrines

carcassonne-kind-shrine = shrine
carcassonne-category-shrine-done = Shrines
carcassonne-category-shrine-final = Unfinished shrines

carcassonne-challenge = A challenge: the cloister on { $cloister } against the shrine on { $shrine }. Whichever is finished first scores.
carcassonne-event-challenge =
    { $kind ->
        [shrine] A heretic of { $name } on { $square } challenges the monk beside him.
       *[cloister] A monk of { $name } on { $square } challenges the heretic beside him.
    }
carcassonne-event-challenge-won = The building on { $square } was finished first: { $name } wins the challenge.

carcassonne-refusal-two-cloisters = A shrine may not lie beside two cloisters.
carcassonne-refusal-two-shrines = A cloister may not lie beside two shrines.
carcassonne-refusal-second-opponent = The building beside it has an opponent already.

carcassonne-module-cult = The Shrines
