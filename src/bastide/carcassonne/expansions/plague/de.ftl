### Die Pest

carcassonne-ask-D-FIGURE-flee = { $name }, du kannst niemanden setzen, aber vor der Pest fliehen.
carcassonne-ask-D-FIGURE-flea = { $name }, du kannst niemanden setzen, aber die Pest ausbreiten.
carcassonne-ask-D-SPREAD = { $name }, breite die Pest mit einem Floh aus.
carcassonne-wait-D-SPREAD = { $name } breitet die Pest aus.
carcassonne-does-D-SPREAD = breitet die Pest aus
carcassonne-verb-flea = Die Pest ausbreiten
carcassonne-flea = Floh auf { $x },{ $y }
carcassonne-verb-flee = Fliehen
carcassonne-flee = { $figureName } auf { $x },{ $y } flieht
carcassonne-event-focus = Auf { $square } bricht die Pest aus.
carcassonne-event-focus-out = Der Pestherd Nummer { $number } auf { $square } ist erloschen.
carcassonne-event-flea = { $name } legt einen Floh auf { $square }.
carcassonne-event-flee = { $name } flieht vor der Pest nach { $square }.
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
carcassonne-ask-D-FLEE = { $name }, wohin flieht er?
carcassonne-wait-D-FLEE = { $name } flieht vor der Pest.
carcassonne-does-D-FLEE = flieht vor der Pest
carcassonne-ask-D-SPREAD-take-flea = { $name }, welcher Floh zieht dorthin?
carcassonne-verb-take-flea = Einen Floh nehmen
carcassonne-take-flea = Floh von { $x },{ $y }
carcassonne-verb-refuge = Zuflucht
carcassonne-refuge = { $figureName } flieht nach { $x },{ $y }
carcassonne-remain = Doch dort bleiben
carcassonne-refusal-not-that-flea = Dieser Floh kann nicht ziehen: zuerst kommen die inaktiven.

carcassonne-sign-plague = Pest
carcassonne-work-plague =
    { $count ->
        [one] Die Pest hat ein Plättchen
       *[other] Die Pest hat { $count } Plättchen
    }
carcassonne-work-focus = Pestherd { $number } auf { $square }
carcassonne-work-flea =
    { $active ->
        [yes] Floh
       *[no] Floh ohne Pestherd
    } auf { $square }
carcassonne-work-flea-goal = Ein Floh kommt auf { $square }
carcassonne-module-plague = Die Pest
