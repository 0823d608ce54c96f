### Die Pest

carcassonne-ask-D-FIGURE-flee = Vor der Pest fliehen?
carcassonne-ask-D-FIGURE-flea = Die Pest ausbreiten?
carcassonne-ask-D-SPREAD = Breite die Pest aus: Setze einen Floh
carcassonne-wait-D-SPREAD = Warten auf { $names }: Pest ausbreiten
carcassonne-does-D-SPREAD = breitet die Pest aus
carcassonne-verb-flea = Pest ausbreiten
carcassonne-flea = Floh auf Plättchen { $spot }
carcassonne-verb-flee = Fliehen
carcassonne-flee = Mit { WORD("carcassonne-figure", $figure, form: "my-dat") } von Plättchen { $spot } fliehen
carcassonne-event-focus = Die Pest bricht aus.
carcassonne-event-focus-out = Pestherd { $number } ist erloschen.
carcassonne-event-flea =
    { $who ->
        [me] Du setzt
       *[other] { $name } setzt
    } einen Floh.
carcassonne-event-flee =
    { $who ->
        [me] Dein Gefolgsmann
       *[other] Ein Gefolgsmann von { $name }
    } flieht vor der Pest.
carcassonne-refusal-no-flea-today = In diesem Zug hast du einen Pestherd gelegt, also breitet sich kein Floh aus.
carcassonne-refusal-no-flea-now = Die Pest breitet sich in diesem Moment nicht aus.
carcassonne-refusal-no-flea-to-take = Alle 18 Floh-Chips gehören zu aktiven Pestgebieten, und nicht alle zu einem. Keiner ist zu nehmen.
carcassonne-refusal-no-tile-there = Hier liegt kein Plättchen. Wähle eine Stelle mit Plättchen.
carcassonne-refusal-flea-there = Hier liegt schon ein Floh-Chip. Wähle ein anderes Plättchen.
carcassonne-refusal-focus-there = Hier ist ein Pestherd, auf den kein Floh-Chip kommt. Wähle ein anderes Plättchen.
carcassonne-refusal-focus-gone-out = Hier ist ein Pestherd erloschen, das Plättchen bleibt für immer verschont. Wähle ein anderes.
carcassonne-refusal-not-carcassonne = Carcassonne kann nicht angesteckt werden. Wähle ein anderes Plättchen.
carcassonne-refusal-not-the-wheel = Das Schicksalsrad kann nicht angesteckt werden. Wähle ein anderes Plättchen.
carcassonne-refusal-dragon-or-fairy-there = Drache oder Fee halten Flöhe von diesem Plättchen fern. Wähle ein anderes.
carcassonne-refusal-not-beside-the-plague = Dieser Floh-Chip muss neben einem aktiven Pestherd oder Floh liegen. Wähle ein solches Plättchen.
carcassonne-refusal-focus-laid = Du hast einen Pestherd gelegt und setzt in diesem Zug keinen Gefolgsmann.
carcassonne-refusal-one-flight-a-turn = Je Zug darf ein Gefolgsmann fliehen, und nur solange die Pest da ist.
carcassonne-refusal-nobody-to-flee = Hier steht keiner deiner Gefolgsleute. Wähle einen davon.
carcassonne-refusal-cannot-flee = Nur Wegelagerer, Ritter und Bauern können fliehen. Wähle so jemanden.
carcassonne-refusal-flee-to-another-tile = Wer flieht, muss auf ein anderes Plättchen. Wähle eins.
carcassonne-refusal-flee-along-the-road = Ein Wegelagerer flieht auf derselben Straße und über keine Kreuzung.
carcassonne-refusal-flee-past-a-fork = Ein Wegelagerer auf der Flucht kann an einer Gabelung anhalten, aber nicht darüber hinaus.
carcassonne-refusal-flee-within-the-meadow = Ein Bauer flieht auf derselben Wiese und über keine Straße.
carcassonne-refusal-flee-within-the-city = Ein Ritter flieht in derselben Stadt.
carcassonne-refusal-no-clean-way = Flöhe und Pestherde versperren jeden Weg dorthin. Wähle ein anderes Plättchen.
carcassonne-ask-D-FLEE = Wohin flieht dein Gefolgsmann?
carcassonne-wait-D-FLEE = Warten auf { $names }: vor der Pest fliehen
carcassonne-does-D-FLEE = flieht
carcassonne-ask-D-SPREAD-take-flea = Welcher Floh zieht dorthin?
carcassonne-verb-take-flea = Floh nehmen
carcassonne-take-flea = Floh von Plättchen { $spot }
carcassonne-verb-refuge = Dorthin fliehen
carcassonne-refuge = Auf Plättchen { $spot } fliehen
carcassonne-remain = Bleiben
carcassonne-refusal-not-that-flea = Dieser Floh-Chip kann nicht ziehen: Erst kommen die inaktiven.

carcassonne-sign-plague = Pest
carcassonne-work-plague =
    { $count ->
        [one] Die Pest ist auf 1 Plättchen
       *[other] Die Pest ist auf { $count } Plättchen
    }
carcassonne-work-focus = Pestherd { $number }
carcassonne-work-flea =
    { $active ->
        [yes] Aktiver Floh
       *[no] Inaktiver Floh
    }
carcassonne-work-flea-goal = Hierher kommt ein Floh
carcassonne-module-plague = Die Pest

# Karten: was etwas ist und bewirkt.
carcassonne-thing-outbreak = Von hier breitet sich die Pest aus: In jedem Zug kommt ein Floh auf ein Plättchen daneben. Wer einen Pestherd legt, setzt keinen Gefolgsmann.
    .title = Pestherd
carcassonne-thing-flea = Gefolgsleute auf diesem Plättchen gingen ohne Punkte zurück. Ein aktiver Floh kann auf Plättchen daneben übergreifen; deine Gefolgsleute dürfen fliehen.
    .title = Floh

carcassonne-given-fleas = Felder mit Flöhen
carcassonne-given-extinguished = Felder erloschener Pestherde
