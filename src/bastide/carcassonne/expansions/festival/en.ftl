### The Festival

carcassonne-ask-D-FIGURE-recall = Festival: take one of your figures back?
carcassonne-verb-recall = Take figure back
carcassonne-recall = Take your { WORD("carcassonne-figure", $role) } back { WORD("carcassonne-kind", $kind, form: "from") }{ $sides }
carcassonne-event-recall =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } { WORD("carcassonne-figure", $role, form: "a") } back at the festival.
carcassonne-verb-recall-crown = Take from wheel
carcassonne-recall-crown = Take your { WORD("carcassonne-figure", $figure) } back from the Wheel of Fortune
carcassonne-refusal-no-festival = You can take a figure back only after placing a festival tile.
carcassonne-refusal-not-on-the-layout = Choose a figure of your own on the board. Barns stay.

carcassonne-sign-festival = festival
carcassonne-module-festival = The Festival

# Cards: what things are and do.
carcassonne-thing-festival = Place it and you may take one of your figures back from anywhere, instead of placing one.
    .title = Festival
    .now = It worked when the tile was placed and does nothing more now.
