### Was auf dem Blatt rekonstruiert ist, Teil für Teil. `printed.py` sagt, welche Sätze es geben muss.

johanna-made = Was wir rekonstruiert haben
johanna-made-help =
    Uns lag der Text des Regelhefts vor, nicht seine Bilder. Jeder Ablauf, jeder Name und jede Zahl des Textes gilt
    hier genau so. Was nur ein Bild zeigte, haben wir rekonstruiert; es ist hier aufgezählt. Die Datendateien nennen
    die Herkunft jedes Wertes, du kannst ihn dort ersetzen.
johanna-made-inferred = folgt aus der Reihenfolge des Textes
johanna-made-warehouse-goods-points = Die Punkte jeder Warenreihe.
johanna-made-warehouse-columns = Welche der ersten drei Spalten des Lagers was bringt.
johanna-made-map-towns-at = Wo die Städte auf der Landkarte liegen.
johanna-made-map-routes = Die Wege: welche Städte sie verbinden, ob zu Land oder zu Wasser, und was sie bringen. Nur Orléans–8, 8–9 und 8–16 stehen im Text.
johanna-made-persons-persons-tiles = Wie viele der 27 Plättchen welche Person zeigen.
johanna-made-bank-start_coin = In welcher Reihe der Bank die erste Münze eingekreist ist.
johanna-made-bank-rows = Was die erste Reihe der Bank bringt.
johanna-made-bank-columns = Welche Spalte der Bank was bringt.
johanna-made-depot-shields = Was die Schilde des Depots wert sind.
johanna-made-development-track = Wie lang die Entwicklungsleiste ist.
johanna-made-development-fields-at = Auf welchen Feldern der Leiste die Multiplikatoren und Boni liegen.
johanna-made-deeds-deeds-persons = Welche Personen jedes Werk braucht.
johanna-made-deeds-deeds-effect = Welches Werk welchen der vier Effekte hat.
johanna-made-deeds-deeds-yellow = Welches der ersten drei Werke welche Aktion als gelben Bonus bringt.
johanna-made-places-cards-tier = Die Stufe jedes Ortes.
johanna-made-places-cards-printed = Welche 20 Orte auf dem Blatt aufgedruckt sind.
johanna-made-places-cards-person = Wer an diesen Orten handelt: { $places }.
johanna-made-solo-cards-cards = Was jede von Johannas Karten zeigt.
johanna-made-johanna-tracks = Die Punkte auf Johannas Leisten.
johanna-made-johanna-scholar = Die Felder ihrer Gelehrtenleiste, außer den 2 Bürgern.
johanna-made-johanna-depot = Was ihre Schilde wert sind.
johanna-made-johanna-slots = Für wie viele Kontore und Bürger ihr Bereich Platz hat.
