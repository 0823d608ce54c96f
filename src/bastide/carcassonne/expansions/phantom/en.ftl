### The Retinue

carcassonne-figure-phantom = phantom
    .a = a phantom
    .the = the phantom
    .plural = phantoms
carcassonne-ask-D-PHANTOM = Place your phantom as well?
carcassonne-wait-D-PHANTOM = Waiting for { $names } to place a phantom or skip
carcassonne-does-D-PHANTOM = placing a phantom
carcassonne-verb-phantom = Place phantom
carcassonne-phantom = Phantom { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-phantom-none = Skip
carcassonne-refusal-phantom-came-back = Your phantom has just returned. You can place it from your next turn on.
carcassonne-refusal-phantom-only = Now you can place only your phantom, as your second follower.

carcassonne-module-phantom = The Phantom

# Cards: what things are and do.
carcassonne-thing-phantom = Your second follower in a turn: place it as well, in another feature. It counts like any follower.
    .title = Phantom
