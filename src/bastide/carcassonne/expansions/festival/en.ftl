### The Festival

carcassonne-ask-D-FIGURE-recall = Festival: take one of your figures back?
carcassonne-verb-recall = Take figure back
carcassonne-recall = Take your { WORD("carcassonne-figure", $role) } back { WORD("carcassonne-kind", $kind, form: "from") }{ $sides }
carcassonne-event-recall =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } { WORD("carcassonne-figure", $role, form: "a") } back at the festival.
carcassonne-verb-recall-crown = Take figure back
carcassonne-recall-crown = Take your { WORD("carcassonne-figure", $figure) } back from the Wheel of Fortune
carcassonne-refusal-no-festival = Only a festival tile lets you take a figure back.
carcassonne-refusal-not-on-the-layout = No figure that you may take back stands there.

carcassonne-sign-festival = festival
carcassonne-module-festival = The Festival
