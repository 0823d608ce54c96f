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
carcassonne-refusal-no-machine = This tile has no flying machine. Place the figure on the tile instead.
carcassonne-refusal-no-open-structure = The follower lands only on an incomplete road, city, cloister or shrine.
carcassonne-refusal-not-where-he-flies = The follower lands on the tile that the die gives, on no other.
carcassonne-refusal-one-has-flown =
    { $second ->
        [none] A follower has flown this turn, so you can place no other.
       *[other] A follower has flown this turn, so you can place no other, except { WORD("carcassonne-figure", $second, form: "a") }.
    }

carcassonne-sign-fly = flying machine
carcassonne-flight = The die shows { $face }: the flight ends here
carcassonne-module-flying-machines = The Flying Machines

# Cards: what things are and do.
carcassonne-thing-fly = Place it and your follower may fly 1 to 3 tiles in this direction, onto an incomplete feature, even an occupied one.
    .title = Flying machine
    .now = It worked when the tile was placed and does nothing more now.
