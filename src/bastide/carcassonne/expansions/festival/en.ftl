### The Festival

carcassonne-ask-D-FIGURE-recall = { $name }, the festival: you may take one of your figures back.
carcassonne-verb-recall = Take a figure back
carcassonne-recall = Take back: { $figureName }, { $area }
carcassonne-event-recall = { $name } takes a figure back at the festival.
carcassonne-verb-recall-crown = Take a figure back
carcassonne-recall-crown = Take back: { $figureName } from the wheel
carcassonne-refusal-no-festival = Only a festival tile lets you take a figure back.
carcassonne-refusal-not-on-the-layout = No figure that you may take back stands there.

carcassonne-sign-festival = festival
carcassonne-module-festival = The Festival
