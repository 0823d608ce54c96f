# What the command line says.
cli-finished = The game is over. Winner: { $names }
