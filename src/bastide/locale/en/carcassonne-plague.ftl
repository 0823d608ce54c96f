### The Plague

carcassonne-ask-D-SPREAD = { $name }, spread the plague by a flea.
carcassonne-wait-D-SPREAD = { $name } spreads the plague.
carcassonne-does-D-SPREAD = spreads the plague
carcassonne-verb-flea = Spread the plague
carcassonne-flea = Flea on { $x },{ $y }
carcassonne-verb-flee = Flee
carcassonne-flee = { $figureName } flees to { $x },{ $y }
carcassonne-event-focus = The plague breaks out on { $square }.
carcassonne-event-focus-out = The focus number { $number } on { $square } has gone out.
carcassonne-event-flea = { $name } lays a flea on { $square }.
carcassonne-event-flee = { $name } flees the plague to { $square }.
