### Die Fluggeräte

carcassonne-ask-D-LAND = Wo landet dein Gefolgsmann?
carcassonne-wait-D-LAND = Warten auf { $names }: landen
carcassonne-does-D-LAND = landet
carcassonne-verb-fly = Fliegen
carcassonne-fly = Mit { WORD("carcassonne-figure", $figure, form: "dat") } abheben
carcassonne-verb-land = Landen
carcassonne-land = { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } landen
carcassonne-event-fly =
    { $who ->
        [me] Du schickst
       *[other] { $name } schickt
    } { WORD("carcassonne-figure", $figure, form: "a-acc") } in die Luft.
carcassonne-event-roll = Der Würfel zeigt { $face }.
carcassonne-refusal-no-machine = Dieses Plättchen hat kein Fluggerät. Setze die Figur auf das Plättchen.
carcassonne-refusal-no-open-structure = Der Gefolgsmann landet nur auf einer unfertigen Straße, Stadt, Kultstätte oder einem unfertigen Kloster.
carcassonne-refusal-not-where-he-flies = Der Gefolgsmann landet auf dem Plättchen, das der Würfel ergibt, auf keinem anderen.
carcassonne-refusal-one-has-flown =
    { $second ->
        [none] In diesem Zug ist schon ein Gefolgsmann geflogen. Du kannst keinen mehr setzen.
       *[other] In diesem Zug ist schon ein Gefolgsmann geflogen. Du kannst keinen mehr setzen, außer { WORD("carcassonne-figure", $second, form: "a-dat") }.
    }

carcassonne-sign-fly = Fluggerät
carcassonne-flight = Der Würfel zeigt { $face }: Der Flug endet hier
carcassonne-module-flying-machines = Die Fluggeräte

# Karten: was etwas ist und bewirkt.
carcassonne-thing-fly = Wer es legt, darf einen Gefolgsmann 1 bis 3 Plättchen in diese Richtung fliegen lassen. Er landet in einem unfertigen Bauwerk, auch in einem besetzten.
    .title = Fluggerät
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
