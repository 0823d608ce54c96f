### Dispatches

carcassonne-term-dispatch =
    { $count ->
        [one] dispatch
       *[other] dispatches
    }
carcassonne-term-knight =
    { $count ->
        [one] knight
       *[other] knights
    }
carcassonne-term-farmer =
    { $count ->
        [one] farmer
       *[other] farmers
    }
carcassonne-kind-dispatch = dispatch
carcassonne-ask-D-COUNTER = { $name }, which of your scoring figures moves?
carcassonne-wait-D-COUNTER = { $name } chooses a scoring figure.
carcassonne-does-D-COUNTER = chooses a scoring figure
carcassonne-ask-D-DISPATCH = { $name }, a dispatch: carry it out, or take 2 points.
carcassonne-wait-D-DISPATCH = { $name } reads a dispatch.
carcassonne-does-D-DISPATCH = reads a dispatch
carcassonne-verb-count = Scoring figure
carcassonne-count =
    { $figure ->
        [woman] Counting woman
       *[follower] Scoring follower
    } { $from } → { $to }{ $dispatch ->
        [yes] , dispatch
       *[no] { "" }
    }
carcassonne-verb-two-points = Or points
carcassonne-two-points = Take 2 points
carcassonne-verb-carry-out = The dispatch
carcassonne-carry-out = Carry the dispatch out
carcassonne-verb-score-back = Score and take back
carcassonne-score-back = Score and take back: { $figureName }, { $area }
carcassonne-event-dispatch =
    { $name } gets a dispatch: { $card ->
        [road] the smallest road
        [city] the smallest city
        [cloister] the smallest cloister
        [crests] crests
        [knights] knights
        [farmers] farmers
        [tile] one more tile
       *[follower] score and take back a follower
    }.
carcassonne-verb-crown-back = Take back
carcassonne-crown-back = Take back: { $figureName } from the wheel
carcassonne-refusal-not-to-score-back = The dispatch does not allow that.
