### The Cathars

carcassonne-ask-D-ESCAPE = { $name }, the cloister offers a way out of the besieged city: take one of your knights home, or none.
carcassonne-wait-D-ESCAPE = { $name } may take a knight out of the besieged city.
carcassonne-does-D-ESCAPE = may free a knight
carcassonne-verb-escape = Take a knight home
carcassonne-escape = Take home: { $figureName }, { $area }
carcassonne-escape-none = Nobody

carcassonne-event-escape = A knight of { $name } slips out of the besieged city on { $square }.

carcassonne-refusal-no-knight-in-that-city = You have no knight there in the besieged city.

carcassonne-sign-cathar = Cathars
carcassonne-module-cathars = The Cathars
