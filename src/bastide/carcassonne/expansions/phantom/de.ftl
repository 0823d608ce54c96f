### Das Gefolge

carcassonne-figure-phantom = Phantom
carcassonne-ask-D-PHANTOM = { $name }, setze auch dein Phantom oder nicht.
carcassonne-wait-D-PHANTOM = { $name } darf ein Phantom setzen.
carcassonne-does-D-PHANTOM = darf ein Phantom setzen
carcassonne-verb-phantom = Das Phantom setzen
carcassonne-phantom = Phantom: { $area }
carcassonne-phantom-none = Kein Phantom setzen
carcassonne-refusal-phantom-came-back = Dein Phantom ist gerade zurückgekommen. Du kannst es ab deinem nächsten Zug wieder einsetzen.
carcassonne-refusal-phantom-only = Als zweiter Gefolgsmann wird nur das Phantom gesetzt.

carcassonne-module-phantom = Die Phantome
