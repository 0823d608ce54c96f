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
    .score = eine Depesche
carcassonne-ask-D-COUNTER = Welche deiner Zählfiguren zieht?
carcassonne-wait-D-COUNTER = Warten auf { $names }: Zählfigur wählen
carcassonne-does-D-COUNTER = wählt eine Zählfigur
carcassonne-ask-D-DISPATCH = Depesche nutzen oder stattdessen 2 Punkte nehmen?
carcassonne-wait-D-DISPATCH = Warten auf { $names }: Depesche nutzen
carcassonne-does-D-DISPATCH = liest eine Depesche
carcassonne-verb-count = Zählfigur wählen
carcassonne-count =
    { $figure ->
        [woman] Gefolgsfrau
       *[follower] Zählgefolgsmann
    } { $from } → { $to }{ $dispatch ->
        [yes] { " " }· Depesche
       *[no] { "" }
    }
carcassonne-verb-two-points = 2 Punkte nehmen
carcassonne-two-points = 2 Punkte nehmen
carcassonne-verb-carry-out = Depesche nutzen
carcassonne-carry-out = Depesche nutzen
carcassonne-verb-score-back = Werten und zurücknehmen
carcassonne-score-back = { WORD("carcassonne-figure", $role, form: "my-acc") } { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } werten und zurücknehmen
carcassonne-event-dispatch =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } eine Depesche: { $card ->
        [road] kleinste Straße
        [city] kleinste Stadt
        [cloister] kleinstes Kloster
        [crests] Wappen
        [knights] Ritter
        [farmers] Bauern
        [tile] ein weiteres Plättchen
       *[follower] einen Gefolgsmann werten und zurücknehmen
    }.
carcassonne-verb-crown-back = Gefolgsmann zurücknehmen
carcassonne-crown-back = { WORD("carcassonne-figure", $figure, form: "my-acc") } vom Schicksalsrad zurücknehmen
carcassonne-refusal-not-to-score-back = Mit dieser Depesche nimmst du nur einen deiner Gefolgsleute aus der Auslage zurück.

carcassonne-category-dispatch = Depeschen
carcassonne-dispatch =
    { $card ->
        [road] Kleinste Straße
        [city] Kleinste Stadt
        [cloister] Kleinstes Kloster
        [crests] Wappen
        [knights] Ritter
        [farmers] Bauern
        [tile] Ein weiteres Plättchen
       *[follower] Ein Gefolgsmann kommt zurück
    }
carcassonne-dispatch-help =
    { $card ->
        [road] Werte deine kleinste besetzte Straße; deine Gefolgsleute bleiben.
        [city] Werte deine kleinste besetzte Stadt; deine Gefolgsleute bleiben.
        [cloister] Werte dein kleinstes besetztes Kloster; dein Gefolgsmann bleibt.
        [crests] 2 Punkte je Wappen in Städten, in denen du einen Gefolgsmann hast.
        [knights] 2 Punkte je eigenem Ritter; sie bleiben.
        [farmers] 3 Punkte je eigenem Bauern; sie bleiben.
        [tile] Ziehe und lege ein weiteres Plättchen.
       *[follower] Werte einen deiner Gefolgsleute und nimm ihn zurück.
    } Oder nimm stattdessen 2 Punkte.
carcassonne-figure-woman = Gefolgsfrau
    .nom = die Gefolgsfrau
    .acc = die Gefolgsfrau
    .dat = der Gefolgsfrau
    .a-nom = eine Gefolgsfrau
    .a-acc = eine Gefolgsfrau
    .a-dat = einer Gefolgsfrau
    .my-nom = deine Gefolgsfrau
    .my-acc = deine Gefolgsfrau
    .my-dat = deiner Gefolgsfrau
    .plural = Gefolgsfrauen
carcassonne-module-dispatches = Die Depeschen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-woman = Deine zweite Zählfigur: Du wählst, welche von beiden zieht. Endet sie in deinem Zug auf einem dunklen Feld, bekommst du eine Depesche.
    .title = Gefolgsfrau

carcassonne-given-counters = Zählfiguren auf der Wertungstafel
carcassonne-given-messages = Gelesene Depeschen, der Reihe nach
