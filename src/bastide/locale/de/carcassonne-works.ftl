### Carcassonne am Tisch: was auf dem Land liegt und gebaut ist. Lücken wie in carcassonne.ftl.

## Das Schicksalsrad

## Der Jahrmarkt

## Der Basar

## Depeschen und Wertungsleiste

carcassonne-track = Wertungsleiste
carcassonne-scorer = Wertungsfigur
carcassonne-track-figure =
    { $figure } von { $name } auf Feld { $space }{ $laps ->
        [0] { "" }
        [one] , nach einer Runde
       *[other] , nach { $laps } Runden
    }
carcassonne-track-open = Wertungsleiste zeigen
carcassonne-fold = Einklappen
carcassonne-unfold = Ausklappen

## Squares and what lies before a player

