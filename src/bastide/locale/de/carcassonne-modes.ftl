# Was mit einer Figur jetzt möglich ist: eines zurzeit, und wie man den Rest auslässt.

carcassonne-mode-ask = { $mode }: Wähle eine markierte Stelle
carcassonne-mode-follower = Gefolgsmann
carcassonne-mode-ask-follower = Setze einen Gefolgsmann auf dieses Plättchen
carcassonne-skip = Rest meines Zugs auslassen
carcassonne-skip-short = Rest auslassen
