### The Retinue

carcassonne-figure-phantom = phantom
carcassonne-ask-D-PHANTOM = { $name }, place your phantom as well, or not.
carcassonne-wait-D-PHANTOM = { $name } may place a phantom.
carcassonne-does-D-PHANTOM = may place a phantom
carcassonne-verb-phantom = Place the phantom
carcassonne-phantom = Phantom: { $area }
carcassonne-phantom-none = No phantom
carcassonne-refusal-phantom-came-back = Your phantom has just come back. You can place it from your next turn on.
carcassonne-refusal-phantom-only = Only the phantom is placed as a second follower.

carcassonne-module-phantom = The Phantoms
