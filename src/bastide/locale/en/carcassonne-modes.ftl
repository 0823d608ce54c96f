# What can be done with a figure now: one mode at a time, and a way to skip the rest.

carcassonne-mode-ask = { $mode }: choose a highlighted spot
carcassonne-mode-with = { $mode } ({ WORD("carcassonne-figure", $figure, form: "short") })
carcassonne-ask-free = Anything else this turn?
carcassonne-mode-follower = Follower
carcassonne-mode-ask-follower = Place a follower on this tile
carcassonne-mode-hint-follower = Choose a feature: the number says what it scores.
carcassonne-skip = Skip the rest of my turn
carcassonne-skip-short = Skip rest
