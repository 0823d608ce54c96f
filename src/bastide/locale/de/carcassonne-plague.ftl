### Die Pest

carcassonne-ask-D-SPREAD = { $name }, breite die Pest mit einem Floh aus.
carcassonne-wait-D-SPREAD = { $name } breitet die Pest aus.
carcassonne-does-D-SPREAD = breitet die Pest aus
carcassonne-verb-flea = Die Pest ausbreiten
carcassonne-flea = Floh auf { $x },{ $y }
carcassonne-verb-flee = Fliehen
carcassonne-flee = { $figureName } flieht nach { $x },{ $y }
carcassonne-event-focus = Auf { $square } bricht die Pest aus.
carcassonne-event-focus-out = Der Pestherd Nummer { $number } auf { $square } ist erloschen.
carcassonne-event-flea = { $name } legt einen Floh auf { $square }.
carcassonne-event-flee = { $name } flieht vor der Pest nach { $square }.
