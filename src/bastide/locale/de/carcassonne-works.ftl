### Carcassonne am Tisch: was auf dem Land liegt und gebaut ist. Lücken wie in carcassonne.ftl.

## Das Schicksalsrad

## Der Jahrmarkt

## Der Basar

## Depeschen und Wertungsleiste

carcassonne-track = Wertungstafel
carcassonne-scorer = Zählfigur
carcassonne-track-figure =
    { $figure }{ $who ->
        [me] { "" }
       *[other] { " " }von { $name }
    } auf Feld { $space }{ $laps ->
        [0] { "" }
        [one] , nach 1 Runde
       *[other] , nach { $laps } Runden
    }
carcassonne-track-open = Wertungstafel zeigen
carcassonne-fold = Einklappen
carcassonne-unfold = Ausklappen

## Squares and what lies before a player

