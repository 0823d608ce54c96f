### Die Depeschen

carcassonne-term-dispatch =
    { $count ->
        [one] Depesche
       *[other] Depeschen
    }
carcassonne-term-knight =
    { $count ->
        [one] Ritter
       *[other] Ritter
    }
carcassonne-term-farmer =
    { $count ->
        [one] Bauer
       *[other] Bauern
    }
carcassonne-kind-dispatch = Depesche
carcassonne-ask-D-COUNTER = { $name }, welche deiner Zählfiguren zieht?
carcassonne-wait-D-COUNTER = { $name } wählt eine Zählfigur.
carcassonne-does-D-COUNTER = wählt eine Zählfigur
carcassonne-ask-D-DISPATCH = { $name }, eine Depesche: Führe sie aus oder nimm 2 Punkte.
carcassonne-wait-D-DISPATCH = { $name } liest eine Depesche.
carcassonne-does-D-DISPATCH = liest eine Depesche
carcassonne-verb-count = Zählfigur
carcassonne-count =
    { $figure ->
        [woman] Die Zählerin
       *[follower] Der Zähl-Gefolgsmann
    } { $from } → { $to }{ $dispatch ->
        [yes] , Depesche
       *[no] { "" }
    }
carcassonne-verb-two-points = Oder Punkte
carcassonne-two-points = 2 Punkte nehmen
carcassonne-verb-carry-out = Die Depesche
carcassonne-carry-out = Die Depesche ausführen
carcassonne-verb-score-back = Werten und zurücknehmen
carcassonne-score-back = Werten und zurücknehmen: { $figureName }, { $area }
carcassonne-event-dispatch =
    { $name } erhält eine Depesche: { $card ->
        [road] die kleinste Straße
        [city] die kleinste Stadt
        [cloister] das kleinste Kloster
        [crests] Wappen
        [knights] Ritter
        [farmers] Bauern
        [tile] ein weiteres Plättchen
       *[follower] einen Gefolgsmann werten und zurücknehmen
    }.
carcassonne-verb-crown-back = Zurücknehmen
carcassonne-crown-back = Zurücknehmen: { $figureName } vom Schicksalsrad
carcassonne-refusal-not-to-score-back = Das erlaubt die Depesche nicht.

carcassonne-category-dispatch = Depeschen
carcassonne-dispatch =
    { $card ->
        [road] die kleinste Straße
        [city] die kleinste Stadt
        [cloister] das kleinste Kloster
        [crests] Wappen
        [knights] Ritter
        [farmers] Bauern
        [tile] ein weiteres Plättchen
       *[follower] ein Gefolgsmann kommt heim
    }
carcassonne-dispatch-help =
    { $card ->
        [road] Deine kleinste Straße mit Gefolgsleuten wird gewertet, und sie kommen heim.
        [city] Deine kleinste Stadt mit Gefolgsleuten wird gewertet, und sie kommen heim.
        [cloister] Dein kleinstes Kloster mit einem Gefolgsmann wird gewertet, und er kommt heim.
        [crests] 2 Punkte für jedes Wappen jeder Stadt, in der du einen Gefolgsmann hast.
        [knights] 2 Punkte für jeden deiner Ritter; sie bleiben.
        [farmers] 3 Punkte für jeden deiner Bauern; sie bleiben.
        [tile] Du ziehst und legst ein weiteres Plättchen.
       *[follower] Werte einen deiner Gefolgsleute und nimm ihn zurück.
    } Oder nimm stattdessen 2 Punkte.
carcassonne-figure-woman = Wertungsfrau
carcassonne-module-dispatches = Die Depeschen
