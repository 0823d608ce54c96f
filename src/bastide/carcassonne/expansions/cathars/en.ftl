### The Cathars

carcassonne-ask-D-ESCAPE = Take a knight out of the besieged city?
carcassonne-wait-D-ESCAPE = Waiting for { $names } to take a knight back or skip
carcassonne-does-D-ESCAPE = freeing a knight
carcassonne-verb-escape = Take knight back
carcassonne-escape = Take your { WORD("carcassonne-figure", $role) } back{ $sides }
carcassonne-escape-none = Skip

carcassonne-event-escape =
    { $who ->
        [me] Your
       *[other] { $name }’s
    } knight escapes from the besieged city.

carcassonne-refusal-no-knight-in-that-city = You have no such knight in the besieged city. Choose one that stands there.

carcassonne-sign-cathar = Cathars
carcassonne-module-cathars = The Cathars
carcassonne-section-1-6 = Contents
carcassonne-section-4-2-2 = Siege and escape
carcassonne-section-4-6-2-1 = Scoring besieged cities

# Cards: what things are and do.
carcassonne-thing-cathar = They besiege this city: completed it scores only 1 point per tile and coat of arms, incomplete nothing. For farmers it counts double.
    .title = Cathars
