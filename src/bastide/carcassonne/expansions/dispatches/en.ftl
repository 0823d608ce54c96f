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

carcassonne-category-dispatch = Dispatches
carcassonne-dispatch =
    { $card ->
        [road] the smallest road
        [city] the smallest city
        [cloister] the smallest cloister
        [crests] crests
        [knights] knights
        [farmers] farmers
        [tile] one more tile
       *[follower] a follower comes home
    }
carcassonne-dispatch-help =
    { $card ->
        [road] The smallest road with followers of yours is scored, and they come home.
        [city] The smallest city with followers of yours is scored, and they come home.
        [cloister] The smallest cloister with a follower of yours is scored, and he comes home.
        [crests] 2 points for every crest of every city in which you have a follower.
        [knights] 2 points for each of your knights; they stay.
        [farmers] 3 points for each of your farmers; they stay.
        [tile] You draw and lay one more tile.
       *[follower] Score one of your followers and take him back.
    } Or take 2 points instead.
carcassonne-figure-woman = counting woman
carcassonne-module-dispatches = Dispatches
