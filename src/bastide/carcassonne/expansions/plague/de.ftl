### Die Pest

carcassonne-ask-D-FIGURE-flee = Vor der Pest fliehen?
carcassonne-ask-D-FIGURE-flea = Die Pest ausbreiten?
carcassonne-ask-D-SPREAD = Breite die Pest aus: Setze einen Floh
carcassonne-wait-D-SPREAD = Warten auf { $names }: Pest ausbreiten
carcassonne-does-D-SPREAD = breitet Pest aus
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
carcassonne-refusal-no-flea-today = Du hast einen Pestherd ausgelegt: in diesem Zug kein Floh.
carcassonne-refusal-no-flea-now = Die Pest breitet sich jetzt nicht aus.
carcassonne-refusal-no-flea-to-take = Alle 18 Flöhe gehören zu aktiven Pestgebieten, und nicht alle zu einem: Keiner ist zu nehmen.
carcassonne-refusal-no-tile-there = Dort liegt kein Plättchen.
carcassonne-refusal-flea-there = Dort liegt schon ein Floh.
carcassonne-refusal-focus-there = Auf einen Pestherd kommt nie ein Floh.
carcassonne-refusal-focus-gone-out = Hier ist ein Pestherd erloschen: Das Plättchen bleibt für immer verschont.
carcassonne-refusal-not-carcassonne = Carcassonne kann nicht angesteckt werden.
carcassonne-refusal-not-the-wheel = Auf das Tableau des Schicksalsrads kommt kein Floh.
carcassonne-refusal-dragon-or-fairy-there = Auf das Plättchen des Drachen oder der Fee kommt kein Floh.
carcassonne-refusal-not-beside-the-plague = Dieser Chip kann nicht dorthin: Das Plättchen liegt nicht neben einem aktiven Pestherd oder Floh.
carcassonne-refusal-focus-laid = Wer einen Pestherd auslegt, setzt in diesem Zug keinen Gefolgsmann.
carcassonne-refusal-one-flight-a-turn = In einem Zug darf ein Gefolgsmann fliehen, sobald die Pest ausgebrochen ist.
carcassonne-refusal-nobody-to-flee = Dort steht kein Gefolgsmann von dir.
carcassonne-refusal-cannot-flee = Nur Wegelagerer, Ritter und Bauern können fliehen.
carcassonne-refusal-flee-to-another-tile = Wer flieht, endet auf einem anderen Plättchen.
carcassonne-refusal-flee-along-the-road = Ein Wegelagerer flieht auf seiner eigenen Straße und über keine Kreuzung.
carcassonne-refusal-flee-past-a-fork = Ein Wegelagerer auf der Flucht kann an einer Gabelung anhalten, aber nicht darüber hinaus.
carcassonne-refusal-flee-within-the-meadow = Ein Bauer flieht auf seiner eigenen Wiese und über keine Straße.
carcassonne-refusal-flee-within-the-city = Ein Ritter flieht in seiner eigenen Stadt.
carcassonne-refusal-no-clean-way = Es gibt keinen Weg über Plättchen ohne Flöhe und Pestherde.
carcassonne-ask-D-FLEE = Wohin?
carcassonne-wait-D-FLEE = Warten auf { $names }: vor der Pest fliehen
carcassonne-does-D-FLEE = flieht
carcassonne-ask-D-SPREAD-take-flea = Welcher Floh zieht dorthin?
carcassonne-verb-take-flea = Floh nehmen
carcassonne-take-flea = Floh von Plättchen { $spot }
carcassonne-verb-refuge = Dorthin fliehen
carcassonne-refuge = Auf Plättchen { $spot } fliehen
carcassonne-remain = Bleiben
carcassonne-refusal-not-that-flea = Dieser Floh kann nicht ziehen: zuerst kommen die inaktiven.

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
