### The Messages

carcassonne-term-dispatch =
    { $count ->
        [one] message
       *[other] messages
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
carcassonne-kind-dispatch = message
    .score = a message
carcassonne-ask-D-COUNTER = Which of your scoring figures moves?
carcassonne-wait-D-COUNTER = Waiting for { $names } to choose a scoring figure
carcassonne-does-D-COUNTER = choosing a scoring figure
carcassonne-ask-D-DISPATCH = Use the message, or take 2 points instead?
carcassonne-wait-D-DISPATCH = Waiting for { $names } to use a message
carcassonne-does-D-DISPATCH = using a message
carcassonne-verb-count = Choose scoring figure
carcassonne-count =
    { $figure ->
        [woman] Messenger
       *[follower] Scoring follower
    } { $from } → { $to }{ $dispatch ->
        [yes] { " " }· message
       *[no] { "" }
    }
carcassonne-verb-two-points = Take 2 points
carcassonne-two-points = Take 2 points
carcassonne-verb-carry-out = Use message
carcassonne-carry-out = Use the message
carcassonne-verb-score-back = Score and return
carcassonne-score-back = Score your { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } and take it back
carcassonne-event-dispatch =
    { $who ->
        [me] You get
       *[other] { $name } gets
    } a message: { $card ->
        [road] smallest road
        [city] smallest city
        [cloister] smallest cloister
        [crests] coats of arms
        [knights] knights
        [farmers] farmers
        [tile] one more tile
       *[follower] score a follower and take it back
    }.
carcassonne-verb-crown-back = Take follower back
carcassonne-crown-back = Take your { WORD("carcassonne-figure", $figure) } back from the Wheel of Fortune
carcassonne-refusal-not-to-score-back = This message lets you take back only a follower of yours on the board.

carcassonne-category-dispatch = Messages
carcassonne-dispatch =
    { $card ->
        [road] Smallest road
        [city] Smallest city
        [cloister] Smallest cloister
        [crests] Coats of arms
        [knights] Knights
        [farmers] Farmers
        [tile] One more tile
       *[follower] A follower returns
    }
carcassonne-dispatch-help =
    { $card ->
        [road] Score your smallest occupied road; your followers stay.
        [city] Score your smallest occupied city; your followers stay.
        [cloister] Score your smallest occupied cloister; your follower stays.
        [crests] 2 points per coat of arms in cities where you have a follower.
        [knights] 2 points per knight of yours; they stay.
        [farmers] 3 points per farmer of yours; they stay.
        [tile] Draw and place one more tile.
       *[follower] Score one of your followers and take it back.
    } Or take 2 points instead.
carcassonne-figure-woman = messenger
    .a = a messenger
    .the = the messenger
    .plural = messengers
carcassonne-module-dispatches = The Messages

# Cards: what things are and do.
carcassonne-thing-woman = Your second scoring figure: you choose which of the two moves. Land on a dark space in your turn and you get a message.
    .title = Messenger

carcassonne-given-counters = Scoring figures on the track
carcassonne-given-messages = Messages that have been read, in order
