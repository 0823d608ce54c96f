### The Shrines

carcassonne-kind-shrine = shrine
    .a = a shrine
    .the = the shrine
    .plural = shrines
    .into = into the shrine
    .on = in the shrine
    .from = from the shrine
    .score = a shrine
    .final = an incomplete shrine
carcassonne-category-shrine-done = Shrines
carcassonne-category-shrine-final = Incomplete shrines

carcassonne-challenge = Challenge between a cloister and a shrine: only the one completed first scores.
carcassonne-event-challenge =
    { $kind ->
        [shrine]
            { $who ->
                [me] Your
               *[other] { $name }’s
            } heretic challenges the monk next door.
       *[cloister]
            { $who ->
                [me] Your
               *[other] { $name }’s
            } monk challenges the heretic next door.
    }
carcassonne-event-challenge-won =
    { $who ->
        [me] You win
       *[other] { $name } wins
    } the challenge.

carcassonne-refusal-two-cloisters = This shrine would challenge two cloisters. Place it next to one at most.
carcassonne-refusal-two-shrines = This cloister would challenge two shrines. Place it next to one at most.
carcassonne-refusal-second-opponent = The building next to this spot already has a challenger. Choose another spot.

carcassonne-module-cult = The Shrines
carcassonne-figure-heretic = heretic
    .a = a heretic
    .the = the heretic
    .plural = heretics
carcassonne-section-1-14 = Contents
carcassonne-section-4-2-3 = Shrines next to cloisters
carcassonne-section-4-2-3-1 = Challenge
carcassonne-section-4-6-7 = Completed shrine

# Cards: what things are and do.
carcassonne-thing-shrine = A heretic here scores like a monk. Next to a cloister with a monk it is a race: only the first to be completed scores, namely 9.
    .title = Shrine
