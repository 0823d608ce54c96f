### Was auf dem Blatt rekonstruiert ist, Teil für Teil. `printed.py` sagt, welche Sätze es geben muss.

johanna-made = Was wir rekonstruieren mussten
johanna-made-help =
    Die Bilder der Anleitung lagen uns nicht vor, nur ihr Text. Jeder Ablauf, jeder Name und jede Zahl, die der Text
    nennt, gilt hier genau so. Das Folgende stand nur in den Bildern und ist von uns rekonstruiert; es steht in
    Datendateien, Wert für Wert mit seiner Herkunft, und lässt sich dort ersetzen.
johanna-made-inferred = folgt aus der Reihenfolge des Textes
johanna-made-warehouse-goods-points = Die Punkte jeder Warenreihe.
johanna-made-warehouse-columns = Welche der ersten drei Spalten des Lagers was bringt.
johanna-made-map-towns-at = Wo die Städte liegen.
johanna-made-map-routes = Die Wege: welche Städte sie verbinden, ob zu Land oder zu Wasser, und was sie bringen. Dass Orléans und 8, 8 und 9, 8 und 16 verbunden sind, sagt der Text.
johanna-made-persons-persons-tiles = Wie viele der 27 Plättchen welche Person zeigen.
johanna-made-bank-start_coin = In welcher Reihe der Bank die erste Münze eingekreist ist.
johanna-made-bank-rows = Was die erste Reihe der Bank bringt.
johanna-made-bank-columns = Welche Spalte der Bank was bringt.
johanna-made-depot-shields = Was die Schilde des Depots wert sind.
johanna-made-development-track = Wie lang die Entwicklungsleiste ist.
johanna-made-development-fields-at = Auf welchen Feldern der Leiste die Stufen und Boni liegen.
johanna-made-deeds-deeds-persons = Welche Personen jedes Werk braucht.
johanna-made-deeds-deeds-effect = Welches Werk welchen der vier Effekte hat.
johanna-made-deeds-deeds-yellow = Welches der ersten drei Werke welche Aktion als goldenen Bonus bringt.
johanna-made-places-cards-tier = Die Stufe jedes Ortes.
johanna-made-places-cards-printed = Welche zwanzig Orte auf dem Blatt aufgedruckt sind.
johanna-made-places-cards-person = Wer an diesen Orten handelt: { $places }.
johanna-made-solo-cards-cards = Was jede von Johannas Karten zeigt.
johanna-made-johanna-tracks = Die Punkte auf Johannas Leisten.
johanna-made-johanna-scholar = Die Felder ihrer Gelehrtenleiste, außer den beiden Bürgern.
johanna-made-johanna-depot = Was ihre Schilde wert sind.
johanna-made-johanna-slots = Für wie viele Kontore und Bürger ihr Bereich Platz hat.
