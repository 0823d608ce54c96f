### The Festival

carcassonne-verb-recall = Take a figure back
carcassonne-recall = Take back: { $figureName }, { $area }
carcassonne-event-recall = { $name } takes a figure back at the festival.
