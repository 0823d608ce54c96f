### Die Brücken

carcassonne-figure-bridge = Brücke
carcassonne-lay-bridge =
    { $turn ->
        [0] Auf { $x },{ $y }, wie gezogen, mit einer Brücke auf { $bx },{ $by }
       *[other] Auf { $x },{ $y }, um { $turn }° gedreht, mit einer Brücke auf { $bx },{ $by }
    }
carcassonne-verb-set-aside = Keine Brücke bauen
carcassonne-set-aside = Keine Brücke bauen: Das Plättchen kommt aus dem Spiel, und du ziehst ein neues

carcassonne-ask-D-BRIDGE = { $name }, baue die Brücke.
carcassonne-wait-D-BRIDGE = { $name } baut eine Brücke.
carcassonne-does-D-BRIDGE = baut eine Brücke
carcassonne-verb-bridge = Eine Brücke bauen
carcassonne-bridge = Die Brücke

carcassonne-event-bridge = { $name } baut auf { $square } eine Brücke.

carcassonne-refusal-no-bridge-left = Du hast keine Brücke mehr.
carcassonne-refusal-not-on-this-tile-or-beside-it = Eine Brücke kommt auf das eben gelegte Plättchen oder auf eines daneben.
carcassonne-refusal-bridge-not-on-meadow = Beide Enden einer Brücke müssen auf Wiese stehen.
carcassonne-refusal-bridge-there = Auf diesem Plättchen steht schon eine Brücke.
carcassonne-refusal-bridge-runs-into-land = Die Brücke würde an etwas stoßen, das keine Straße ist.
carcassonne-refusal-bridge-continues-no-road = Eine Brücke muss eine Straße weiterführen.
carcassonne-refusal-fits-without-a-bridge = Das Plättchen passt auch ohne Brücke, also muss es gelegt werden.
