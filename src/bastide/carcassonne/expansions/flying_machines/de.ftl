### Die Fluggeräte

carcassonne-ask-D-LAND = { $name }, wo landet dein Gefolgsmann?
carcassonne-wait-D-LAND = { $name } landet.
carcassonne-does-D-LAND = landet
carcassonne-verb-fly = Fliegen
carcassonne-fly = Abheben: { $figureName }
carcassonne-verb-land = Landen
carcassonne-land = Landen: { $area }
carcassonne-event-fly = { $name } schickt einen Gefolgsmann in die Luft.
carcassonne-event-roll = Der Würfel zeigt { $face }: Der Flug geht nach { $square }.
carcassonne-refusal-no-machine = Auf diesem Plättchen ist kein Fluggerät.
carcassonne-refusal-no-open-structure = Der Gefolgsmann landet nur auf einer unfertigen Straße, Stadt, Kultstätte oder einem unfertigen Kloster.
carcassonne-refusal-not-where-he-flies = Er landet auf dem Plättchen, das der Würfel ergibt, und auf keinem anderen.
carcassonne-refusal-one-has-flown = In diesem Zug ist schon ein Gefolgsmann geflogen. Du setzt keinen mehr ein, außer dem Phantom als zweitem.

carcassonne-sign-fly = Flugmaschine
carcassonne-flight = Der Würfel zeigt { $face }: der Flug geht nach { $square }
carcassonne-module-flying-machines = Die Fluggeräte
