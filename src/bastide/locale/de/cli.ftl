# Was die Befehlszeile sagt.
cli-finished = Die Partie ist zu Ende. Gewonnen: { $names }
cli-fair = Die Ziehungen passen zum Startwort.
cli-unfair = Die Ziehungen passen nicht zum Startwort: Die Datei wurde verändert.
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
cli-studying = Analyse der Partie
cli-data-written = Geschrieben: { $path }
cli-data-kept = Aufgehoben als { $name }. Damit spielen: { $option }
