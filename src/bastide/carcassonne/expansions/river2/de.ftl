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

carcassonne-refusal-towards-carcassonne = Der Fluss muss von Carcassonne wegführen. Drehe das Plättchen.
carcassonne-refusal-arms-would-join = Die beiden Flussarme träfen sich. Drehe das Plättchen oder nimm den anderen Arm.
carcassonne-refusal-last-arm = Es sind noch Flussplättchen da, also muss der letzte Arm offen bleiben. Drehe das Plättchen oder nimm den anderen Arm.
carcassonne-refusal-volcano-lake = Auf den Vulkansee kann niemand gesetzt werden: Hierher kommt der Drache.

carcassonne-module-river2 = Der Fluss II
carcassonne-section-1-9 = Spielmaterial
carcassonne-section-3-1-2-2 = Fluss mit zwei Armen legen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-pigherd = Gehört dir diese Wiese am Schluss, bekommst du je fertiger Stadt 1 Punkt mehr.
    .title = Schweineherde

carcassonne-given-spring2 = Zweite Quelle: Feld, Drehung
