### Flying Machines

carcassonne-ask-D-LAND = Where does your follower land?
carcassonne-wait-D-LAND = Waiting for { $names } to land
carcassonne-does-D-LAND = landing
carcassonne-verb-fly = Fly
carcassonne-fly = Take off with { WORD("carcassonne-figure", $figure, form: "the") }
carcassonne-verb-land = Land
carcassonne-land = Land { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-event-fly =
    { $who ->
        [me] You send
       *[other] { $name } sends
    } { WORD("carcassonne-figure", $figure, form: "a") } into the air.
carcassonne-event-roll = The die shows { $face }.
carcassonne-refusal-no-machine = There is no flying machine on this tile.
carcassonne-refusal-no-open-structure = The follower lands only on an unfinished road, city, cloister or shrine.
carcassonne-refusal-not-where-he-flies = He lands on the tile that the die gives, and on no other.
carcassonne-refusal-one-has-flown = A follower has flown this turn; you place no other, except a phantom as the second.

carcassonne-sign-fly = flying machine
carcassonne-flight = The die shows { $face }: the flight ends here
carcassonne-module-flying-machines = Flying Machines
