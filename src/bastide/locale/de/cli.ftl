# Was die Befehlszeile sagt.
cli-finished = Das Spiel ist zu Ende. Gewonnen hat: { $names }
cli-fair = Zufall: so, wie der Startwert der Aufzeichnung ihn ergibt.
cli-unfair = Zufall: anders, als der Startwert der Aufzeichnung ihn ergibt. Jemand hat verändert, was gezogen wurde.
cli-seat = Platz
cli-name = Name
cli-score = Punkte
cli-record-holds = stimmt
cli-record-fails = Fehler
cli-records =
    { $count ->
        [one] 1 Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }, { $failed ->
        [0] alle stimmen
        [one] 1 mit Fehler
       *[other] { $failed } mit Fehlern
    }
