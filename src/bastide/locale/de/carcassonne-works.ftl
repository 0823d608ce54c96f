### Carcassonne am Tisch: was auf dem Land liegt und gebaut ist. Lücken wie in carcassonne.ftl.

carcassonne-work-bridge =
    Brücke auf { $square }, { $axis ->
        [N-S] von Norden nach Süden
       *[E-W] von Osten nach Westen
    }
carcassonne-work-ferry = Fähre auf { $square } zwischen { $ends }
carcassonne-work-tunnel = Tunnelmarker { $pair }
carcassonne-work-castle =
    Burg von { $name } auf { $square }{ $closed ->
        [yes] , geschlossen
       *[no] { "" }
    }
carcassonne-work-gold =
    { $count ->
        [one] Ein Goldstück
       *[other] { $count } Goldstücke
    } auf { $square }
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
carcassonne-work-pig = Das Schwein steht bei: { $segment }
carcassonne-work-crown = { $figure } von { $name } auf einem Kronenfeld: { $segment }
carcassonne-work-teacher = Der Lehrer ist in der Schule

## Das Schicksalsrad

carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = Steuern
carcassonne-segment-famine = Hungersnot
carcassonne-segment-storm = Sturm
carcassonne-segment-inquisition = Inquisition
carcassonne-segment-plague = Pest
carcassonne-segment-help =
    { $segment ->
        [fortuna] Wer am Zug ist, bekommt 3 Punkte.
        [taxes] Jeder Ritter bringt einen Punkt für jedes Wappen seiner Stadt und jeden eigenen Ritter darin.
        [famine] Jeder Bauer bringt einen Punkt für jede fertige Stadt an seiner Wiese.
        [storm] Jeder Gefolgsmann im Vorrat bringt einen Punkt.
        [inquisition] Jeder Mönch bringt Punkte.
       *[plague] Jeder nimmt einen Gefolgsmann vom Land zurück.
    } Danach werten die Gefolgsleute auf den Kronenfeldern dieses Sektors und kommen heim.

## Der Jahrmarkt

carcassonne-fair = Der Jahrmarkt
carcassonne-fling-help =
    { $token ->
        [pie] Wen der Marker berührt, der geht ohne Punkte heim, auch eigene Gefolgsleute, ebenso wen sie umstoßen.
        [seduction] Der Gefolgsmann, der dem Marker am nächsten steht, darf durch einen eigenen ersetzt werden.
        [target] Wer dem Jahrmarktplättchen am nächsten kommt, bekommt 5 Punkte.
       *[catch] Er fliegt zum linken Nachbarn: 5 Punkte fürs Fangen oder bei zu kurzem Wurf, sonst für den Werfer.
    }
carcassonne-force = Wie fest
carcassonne-force-soft = Sanft
carcassonne-force-firm = Fest
carcassonne-force-hard = Hart
carcassonne-force-soft-help = Sanft: genau, aber der Marker kommt zu kurz auf.
carcassonne-force-firm-help = Fest: der Marker kommt rund um das Ziel auf.
carcassonne-force-hard-help = Hart: der Marker fliegt zu weit und streut.
carcassonne-fling-now = Schleudern
carcassonne-aim-shot = Gezielt auf { $square }, { $force }. Pfeile bewegen das Ziel, Enter schleudert.
carcassonne-fair-waiting = Noch zu schleudern:
carcassonne-catch-odds =
    { $how ->
        [caught] gefangen
        [touched] berührt, nicht gefangen
        [short] zu kurz
       *[far] weit, nicht gefangen
    }: { $percent } %
carcassonne-flight = Der Würfel zeigt { $face }: der Flug geht nach { $square }

## Der Basar

carcassonne-bazaar = Basar
carcassonne-bazaar-tiles = Plättchen im Angebot
carcassonne-bazaar-pick = Plättchen { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] Kein Punkt geboten
        [one] 1 Punkt geboten
       *[other] { $bid } Punkte geboten
    }
carcassonne-bazaar-next = Noch an der Reihe:
carcassonne-bid-amount = Dein Gebot
carcassonne-bid-less = Ein Punkt weniger
carcassonne-bid-more = Ein Punkt mehr
carcassonne-bid-now =
    { $bid ->
        [0] Nichts bieten
       *[other] { $bid } bieten
    }

## Depeschen und Wertungsleiste

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
carcassonne-track = Wertungsleiste
carcassonne-scorer = Wertungsfigur
carcassonne-figure-woman = Wertungsfrau
carcassonne-figure-robber = Räuber
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

carcassonne-square-bridge =
    { $count ->
        [one] Feld { $square }, mit einer Brücke, lässt sich auf eine Weise drehen
       *[other] Feld { $square }, mit einer Brücke, { $count } Drehungen
    }
carcassonne-held-gold = Gold
carcassonne-held-tunnel = Tunnelmarker
carcassonne-held-teacher = Lehrer
