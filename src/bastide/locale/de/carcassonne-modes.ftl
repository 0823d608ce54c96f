# Was mit einer Figur jetzt möglich ist: eines zurzeit, und wie man den Rest auslässt.

carcassonne-mode-ask = { $mode }: Wähle eine markierte Stelle
carcassonne-mode-with = { $mode } ({ WORD("carcassonne-figure", $figure, form: "short") })
carcassonne-ask-free = Noch etwas in diesem Zug?
carcassonne-mode-follower = Gefolgs­mann
carcassonne-mode-ask-follower = Setze einen Gefolgsmann
carcassonne-mode-hint-follower = Wähle ein Gebiet: Die Zahl sagt, was es bringt.
carcassonne-skip = Rest meines Zugs auslassen
carcassonne-skip-short = Rest auslassen
