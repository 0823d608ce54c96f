### Flying Machines

carcassonne-ask-D-LAND = { $name }, where does your follower land?
carcassonne-wait-D-LAND = { $name } lands.
carcassonne-does-D-LAND = lands
carcassonne-verb-fly = Fly
carcassonne-fly = Take off: { $figureName }
carcassonne-verb-land = Land
carcassonne-land = Land: { $area }
carcassonne-event-fly = { $name } sends a follower into the air.
carcassonne-event-roll = The die shows { $face }: the flight goes to { $square }.
carcassonne-refusal-no-machine = There is no flying machine on this tile.
carcassonne-refusal-no-open-structure = The follower lands only on an unfinished road, city, cloister or shrine.
carcassonne-refusal-not-where-he-flies = He lands on the tile that the die gives, and on no other.
carcassonne-refusal-one-has-flown = A follower has flown this turn; you place no other, except a phantom as the second.

carcassonne-sign-fly = flying machine
carcassonne-flight = The die shows { $face }: the flight goes to { $square }
carcassonne-module-flying-machines = Flying Machines
