### Der Fluss II und Games Quarterly

carcassonne-term-herd =
    { $count ->
        [one] Stadt mit Schweineherde
       *[other] Städte mit Schweineherde
    }
carcassonne-event-another-turn =
    Nach dem Vulkansee { $who ->
        [me] bist du
       *[other] ist { $name }
    } noch einmal dran.

carcassonne-refusal-towards-carcassonne = Der Fluss führt von Carcassonne weg.
carcassonne-refusal-arms-would-join = Die beiden Arme des Flusses kämen zusammen.
carcassonne-refusal-last-arm = Es sind noch Flussplättchen da, also bleibt der letzte Arm offen.
carcassonne-refusal-volcano-lake = Auf den Vulkansee wird niemand gesetzt: Dorthin kommt der Drache.

carcassonne-module-river2 = Der Fluss II
carcassonne-section-1-9 = Spielmaterial
carcassonne-section-3-1-2-2 = Fluss mit zwei Armen legen
