# What the command line says.
cli-finished = The game is over. Winner: { $names }
cli-fair = Chance: as the seed of the record gives it.
cli-unfair = Chance: not as the seed of the record gives it. Somebody has changed what was drawn.
