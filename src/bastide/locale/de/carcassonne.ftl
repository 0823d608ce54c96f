### Carcassonne.

## Wörter

carcassonne-kind-city = Stadt
carcassonne-kind-road = Straße
carcassonne-kind-field = Wiese
carcassonne-kind-cloister = Kloster
carcassonne-figure-follower = Gefolgsmann
carcassonne-term-tile = Plättchen
carcassonne-term-crest = Wappen
carcassonne-term-city =
    { $count ->
        [one] Stadt
       *[other] Städte
    }
carcassonne-side-N = Norden
carcassonne-side-E = Osten
carcassonne-side-S = Süden
carcassonne-side-W = Westen
carcassonne-side-NL = Norden links
carcassonne-side-NR = Norden rechts
carcassonne-side-EL = Osten oben
carcassonne-side-ER = Osten unten
carcassonne-side-SL = Süden rechts
carcassonne-side-SR = Süden links
carcassonne-side-WL = Westen unten
carcassonne-side-WR = Westen oben

## Entscheidungen

carcassonne-ask-D-PLACE = { $name }, lege dieses Plättchen an: Jedes umrandete Feld passt.
carcassonne-wait-D-PLACE = { $name } legt ein Plättchen an.
carcassonne-does-D-PLACE = legt ein Plättchen an
carcassonne-ask-D-FIGURE = { $name }, setze einen Gefolgsmann auf dieses Plättchen oder keinen.
carcassonne-wait-D-FIGURE = { $name } darf einen Gefolgsmann setzen.
carcassonne-does-D-FIGURE = setzt vielleicht jemanden
carcassonne-verb-lay = Plättchen anlegen
carcassonne-verb-follower = Gefolgsmann setzen
carcassonne-verb-pass = Oder nicht
carcassonne-lay =
    { $turn ->
        [0] Auf { $x },{ $y }, wie gezogen
       *[other] Auf { $x },{ $y }, um { $turn }° gedreht
    }
carcassonne-follower =
    { $kind ->
        [cloister] Ins { $area }
        [city] In die { $area }
       *[other] Auf die { $area }
    }{ $done ->
        [yes] : sofort { $worth } Punkte
       *[no] : wäre jetzt { $worth } wert
    }
carcassonne-pass = Keinen setzen
carcassonne-place = Hier anlegen
carcassonne-place-follower = Gefolgsmann setzen
carcassonne-place-figure = Figur setzen
carcassonne-figures = Welche Figur
carcassonne-turn = Drehen
carcassonne-turn-left = Nach links drehen
carcassonne-turn-right = Nach rechts drehen
carcassonne-square =
    { $count ->
        [one] Feld { $square }, passt nur so
       *[other] Feld { $square }, passt auf { $count } Arten
    }
carcassonne-aim = Feld { $square }
carcassonne-stand =
    { $done ->
        [yes] { $area }, sofort { $worth } Punkte
       *[no] { $area }, jetzt { $worth } wert
    }
carcassonne-supply =
    { $count ->
        [0] { $figure }: keiner übrig
        [one] { $figure }: noch einer
       *[other] { $figure }: noch { $count }
    }
carcassonne-stock-help = Mehr weiß niemand vom Stapel: welche Plättchen darin sind, aber nicht in welcher Folge.
carcassonne-discarded = Aus dem Spiel
carcassonne-keys = Pfeile gehen von Feld zu Feld, Eingabe nimmt eins. Dann drehen links und rechts das Plättchen, Eingabe legt es, Escape lässt es los. R dreht, Plus und Minus zoomen, 0 zeigt alles.

## Das Protokoll

carcassonne-event-start = { $name } beginnt.
carcassonne-event-draw = { $name } zieht ein Plättchen.
carcassonne-event-discard = Das Plättchen, das { $name } gezogen hat, passt nirgends und kommt aus dem Spiel.
carcassonne-event-lay =
    { $turn ->
        [0] { $name } legt das Plättchen auf { $square }.
       *[other] { $name } legt das Plättchen auf { $square }, um { $turn }° gedreht.
    }
carcassonne-event-place =
    { $name } setzt { $figure ->
        [follower] einen Gefolgsmann
        [big] den großen Gefolgsmann
        [builder] den Baumeister
        [pig] das Schwein
        [mayor] den Bürgermeister
        [barn] den Gutshof
        [wagon] den Wagen
        [phantom] das Phantom
       *[other] { $figureName }
    } { $kind ->
        [city] in die Stadt
        [road] auf die Straße
        [field] auf die Wiese
        [cloister] ins Kloster
        [shrine] auf die Kultstätte
        [abbey] in die Abtei
       *[other] ({ $area })
    } auf { $square }.
carcassonne-event-finish =
    { $kind ->
        [city] Eine Stadt auf { $count ->
            [one] einem Plättchen
           *[other] { $count } Plättchen
        } ist fertig.
        [road] Eine Straße über { $count ->
            [one] ein Plättchen
           *[other] { $count } Plättchen
        } ist fertig.
        [shrine] Eine Kultstätte ist umbaut.
        [abbey] Eine Abtei ist umbaut.
       *[cloister] Ein Kloster ist umbaut.
    }
carcassonne-event-score =
    { $name } bekommt Punkte für { $kind ->
        [city] { $final ->
            [yes] eine unfertige Stadt
           *[no] eine Stadt
        }
        [road] { $final ->
            [yes] eine unfertige Straße
           *[no] eine Straße
        }
        [field] eine Wiese
        [cloister] { $final ->
            [yes] ein unfertiges Kloster
           *[no] ein Kloster
        }
        [shrine] eine Kultstätte
        [abbey] eine Abtei
        [castle] eine Burg
        [teacher] die Hilfe des Lehrers
        [catapult] einen Wurf
        [wheel] das Schicksalsrad
        [bazaar] ein Plättchen vom Basar
        [dispatch] eine Depesche
        [robber] einen Raub
       *[other] { $area }
    }.
carcassonne-event-return =
    { $by ->
        [dragon] Der Drache jagt jemanden heim: { $figureName } von { $name }.
        [princess] Das Burgfräulein schickt jemanden fort: { $figureName } von { $name }.
       *[none] { $name } nimmt { $figure ->
            [follower] den Gefolgsmann
            [big] den großen Gefolgsmann
            [builder] den Baumeister
            [pig] das Schwein
            [mayor] den Bürgermeister
            [barn] den Gutshof
            [wagon] den Wagen
            [phantom] das Phantom
           *[other] { $figureName }
        } { $kind ->
            [city] aus der Stadt
            [road] von der Straße
            [field] von der Wiese
            [cloister] aus dem Kloster
            [shrine] von der Kultstätte
            [abbey] aus der Abtei
           *[other] ({ $area })
        } zurück.
    }
carcassonne-event-turn = { $name } ist dran.
carcassonne-event-forced = { $name } hat nur eine Möglichkeit.
carcassonne-event-end = Das Spiel ist aus.

## Die Schlusstabelle

carcassonne-category-road-done = Straßen
carcassonne-category-city-done = Städte
carcassonne-category-cloister-done = Klöster
carcassonne-category-road-final = Unfertige Straßen
carcassonne-category-city-final = Unfertige Städte
carcassonne-category-cloister-final = Unfertige Klöster
carcassonne-category-field-final = Wiesen
carcassonne-category-other = Sonstiges

## Absagen

carcassonne-refusal-square-taken = Auf diesem Feld liegt schon ein Plättchen.
carcassonne-refusal-adjoins-nothing = Das Plättchen muss an eines stoßen, das schon liegt.
carcassonne-refusal-edges-differ = So gedreht setzt eine Kante des Plättchens ihren Nachbarn nicht fort.
carcassonne-refusal-no-follower = Du hast keinen Gefolgsmann mehr.
carcassonne-refusal-none-left = Du hast keine solche Figur mehr.
carcassonne-refusal-elsewhere = Ein Gefolgsmann kommt nur auf das Plättchen, das eben gelegt wurde.
carcassonne-refusal-occupied = In diesem Gebiet steht schon jemand, vielleicht auf einem anderen Plättchen.
carcassonne-refusal-fits-no-way = Hier passt das Plättchen nicht, wie man es auch dreht.

## Das Regelverzeichnis

carcassonne-module-base = Grundspiel
carcassonne-module-count-king = Graf, König & Konsorten
carcassonne-module-summaries = Erläuterungen und Übersichten
carcassonne-section-1 = Was in den Schachteln ist
carcassonne-section-1-1 = Was in der Schachtel ist
carcassonne-section-2 = Das Ziel
carcassonne-section-3 = Der Aufbau
carcassonne-section-3-1 = Der Anfang
carcassonne-section-3-2 = Die Plättchen
carcassonne-section-3-3 = Figuren, und wer beginnt
carcassonne-section-4-1 = Ein Zug
carcassonne-section-4-2 = Ein Plättchen ziehen und anlegen
carcassonne-section-4-4 = Eine Figur setzen
carcassonne-section-4-4-1 = Der kleine Gefolgsmann
carcassonne-section-4-6-1 = Eine fertige Straße
carcassonne-section-4-6-2 = Eine fertige Stadt
carcassonne-section-4-6-6 = Ein fertiges Kloster
carcassonne-section-4-6-8 = Wiesen
carcassonne-section-4-6-9 = Mehrere Gefolgsleute in einem Gebiet
carcassonne-section-4-6-10 = Gefolgsleute kommen heim
carcassonne-section-4-6-10-1 = Gefolgsleute kommen heim
carcassonne-section-4-6-11 = Die Wertungstafel
carcassonne-section-5 = Das Spielende
carcassonne-section-6 = Die Schlusswertung
carcassonne-section-6-1 = Was nicht fertig ist
carcassonne-section-6-2 = Bauern
carcassonne-section-7-2-1 = Arten von Figuren
carcassonne-section-7-2-2 = Arten von Figuren
carcassonne-section-7-2-3 = Arten von Figuren
