### Carcassonne.

## Wörter

carcassonne-kind-city = Stadt
    .nom = die Stadt
    .acc = die Stadt
    .dat = der Stadt
    .a = eine Stadt
    .plural = Städte
    .into = in die Stadt
    .on = in der Stadt
    .from = aus der Stadt
    .score = eine Stadt
    .final = eine unfertige Stadt
carcassonne-kind-road = Straße
    .nom = die Straße
    .acc = die Straße
    .dat = der Straße
    .a = eine Straße
    .plural = Straßen
    .into = auf die Straße
    .on = auf der Straße
    .from = von der Straße
    .score = eine Straße
    .final = eine unfertige Straße
carcassonne-kind-field = Wiese
    .nom = die Wiese
    .acc = die Wiese
    .dat = der Wiese
    .a = eine Wiese
    .plural = Wiesen
    .into = auf die Wiese
    .on = auf der Wiese
    .from = von der Wiese
    .score = eine Wiese
    .final = eine Wiese
carcassonne-kind-cloister = Kloster
    .nom = das Kloster
    .acc = das Kloster
    .dat = dem Kloster
    .a = ein Kloster
    .plural = Klöster
    .into = ins Kloster
    .on = im Kloster
    .from = aus dem Kloster
    .score = ein Kloster
    .final = ein unfertiges Kloster
carcassonne-figure-follower = Gefolgsmann
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .a-nom = ein Gefolgsmann
    .a-acc = einen Gefolgsmann
    .a-dat = einem Gefolgsmann
    .my-nom = dein Gefolgsmann
    .my-acc = deinen Gefolgsmann
    .my-dat = deinem Gefolgsmann
    .plural = Gefolgsleute
carcassonne-term-tile = Plättchen
carcassonne-term-crest = Wappen
carcassonne-term-city =
    { $count ->
        [one] Stadt
       *[other] Städte
    }
carcassonne-side-N = Norden
    .to = Nach Norden
carcassonne-side-E = Osten
    .to = Nach Osten
carcassonne-side-S = Süden
    .to = Nach Süden
carcassonne-side-W = Westen
    .to = Nach Westen
carcassonne-side-NL = Norden links
carcassonne-side-NR = Norden rechts
carcassonne-side-EL = Osten oben
carcassonne-side-ER = Osten unten
carcassonne-side-SL = Süden rechts
carcassonne-side-SR = Süden links
carcassonne-side-WL = Westen unten
carcassonne-side-WR = Westen oben

## Entscheidungen

carcassonne-ask-D-PLACE = Lege das Plättchen auf eine markierte Stelle
carcassonne-wait-D-PLACE = Warten auf { $names }: Plättchen legen
carcassonne-does-D-PLACE = legt an
carcassonne-ask-D-FIGURE = Gefolgsmann setzen?
carcassonne-wait-D-FIGURE = Warten auf { $names }: Gefolgsmann setzen oder überspringen
carcassonne-does-D-FIGURE = setzt eine Figur
carcassonne-verb-lay = Plättchen legen
carcassonne-verb-follower = Gefolgsmann setzen
carcassonne-verb-pass = Überspringen
carcassonne-lay =
    { $ways ->
        [one] Stelle { $spot }
       *[other] Stelle { $spot }, Drehung { $way }
    }
carcassonne-follower =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }
carcassonne-pass = Überspringen
carcassonne-place = Plättchen legen
carcassonne-place-follower = Gefolgsmann setzen
carcassonne-place-figure = Figur setzen
carcassonne-figures = Welche Figur?
carcassonne-turn = Drehen
carcassonne-turn-left = Nach links drehen
carcassonne-turn-right = Nach rechts drehen
carcassonne-square =
    { $count ->
        [one] Stelle { $spot } · passt nur so
       *[other] Stelle { $spot } · passt auf { $count } Arten
    }
carcassonne-aim = Ziel { $number }
carcassonne-stand =
    { $area } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }
carcassonne-supply =
    { $count ->
        [0] keine { WORD("carcassonne-figure", $figure, form: "plural") } mehr
        [one] noch 1 { WORD("carcassonne-figure", $figure) }
       *[other] noch { $count } { WORD("carcassonne-figure", $figure, form: "plural") }
    }
carcassonne-stock-help = Sie kommen noch, die Reihenfolge ist unbekannt.
carcassonne-discarded = Aus dem Spiel
carcassonne-keys = Pfeiltasten gehen von Stelle zu Stelle, Eingabe wählt. Dann drehen links und rechts das Plättchen, Eingabe legt es, Escape lässt es los. R dreht, Plus und Minus zoomen, 0 zeigt alles.

## Das Protokoll

carcassonne-event-start =
    { $who ->
        [me] Du beginnst.
       *[other] { $name } beginnt.
    }
carcassonne-event-draw =
    { $who ->
        [me] Du ziehst ein Plättchen.
       *[other] { $name } zieht ein Plättchen.
    }
carcassonne-event-discard = Dieses Plättchen passt nirgends. Es kommt aus dem Spiel, ein neues wird gezogen.
carcassonne-event-lay =
    { $who ->
        [me] Du legst ein Plättchen.
       *[other] { $name } legt ein Plättchen.
    }
carcassonne-event-place =
    { $who ->
        [me] Du setzt
       *[other] { $name } setzt
    } { WORD("carcassonne-figure", $role, form: "a-acc") } { WORD("carcassonne-kind", $kind, form: "into") }.
carcassonne-event-finish =
    { $kind ->
        [city] Eine Stadt aus { $count } Plättchen ist fertig.
        [road] Eine Straße aus { $count } Plättchen ist fertig.
       *[other] { WORD("carcassonne-kind", $kind, form: "a") } ist fertig.
    }
carcassonne-event-score =
    { $loss ->
        [yes]
            { $who ->
                [me] Du zahlst
               *[other] { $name } zahlt
            }
       *[no]
            { $who ->
                [me] Du bekommst
               *[other] { $name } bekommt
            }
    } { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    } für { $final ->
        [yes] { WORD("carcassonne-kind", $kind, form: "final") }
       *[no] { WORD("carcassonne-kind", $kind, form: "score") }
    }.
carcassonne-event-return =
    { $by ->
        [dragon]
            Der Drache vertreibt { $who ->
                [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
               *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $name }
            }.
        [princess]
            Das Burgfräulein schickt { $who ->
                [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
               *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $name }
            } weg.
       *[none]
            { $who ->
                [me] Du nimmst
               *[other] { $name } nimmt
            } { WORD("carcassonne-figure", $role, form: "acc") }{ $kind ->
                [none] { "" }
               *[other] { " " }{ WORD("carcassonne-kind", $kind, form: "from") }
            } zurück.
    }
carcassonne-event-turn =
    { $who ->
        [me] Du bist dran.
       *[other] { $name } ist dran.
    }
carcassonne-event-forced =
    { $who ->
        [me] Du hast
       *[other] { $name } hat
    } nur eine Möglichkeit.
carcassonne-event-end = Die Partie ist zu Ende.

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


## Das Regelverzeichnis

carcassonne-module-base = Grundspiel
carcassonne-module-count-king = Graf, König & Konsorten
carcassonne-module-summaries = Erläuterungen und Übersichten
carcassonne-section-1 = Spielmaterial
carcassonne-section-1-1 = Spielmaterial
carcassonne-section-2 = Ziel des Spiels
carcassonne-section-3 = Aufbau
carcassonne-section-3-1 = Startplättchen
carcassonne-section-3-2 = Plättchen
carcassonne-section-3-3 = Figuren und Startspieler
carcassonne-section-4-1 = Dein Zug
carcassonne-section-4-2 = Plättchen ziehen und legen
carcassonne-section-4-4 = Figur setzen
carcassonne-section-4-4-1 = Gefolgsmann
carcassonne-section-4-6-1 = Fertige Straße
carcassonne-section-4-6-2 = Fertige Stadt
carcassonne-section-4-6-6 = Fertiges Kloster
carcassonne-section-4-6-8 = Wiesen
carcassonne-section-4-6-9 = Mehrere Gefolgsleute in einem Gebiet
carcassonne-section-4-6-10 = Gefolgsleute kommen zurück
carcassonne-section-4-6-10-1 = Gefolgsleute kommen zurück
carcassonne-section-4-6-11 = Wertungstafel
carcassonne-section-5 = Spielende
carcassonne-section-6 = Schlusswertung
carcassonne-section-6-1 = Unfertige Gebiete
carcassonne-section-6-2 = Bauern
carcassonne-section-7-2-1 = Arten von Figuren
carcassonne-section-7-2-2 = Arten von Figuren
carcassonne-section-7-2-3 = Arten von Figuren
carcassonne-section-1-13 = Spielmaterial
carcassonne-section-7-1-1 = Zug: Plättchen
carcassonne-section-7-1-2 = Zug: Brücke
carcassonne-section-7-1-3 = Zug: Figur
carcassonne-section-7-1-4 = Zug: Tunnel
carcassonne-section-7-1-5 = Zug: Wertung
carcassonne-section-7-1-6 = Zug: Flucht
carcassonne-section-7-1-7 = Zug: zweites Plättchen
carcassonne-section-7-3 = Übersichten
carcassonne-section-7-3-1 = Punkte während der Partie
carcassonne-section-7-3-2 = Punkte des Schicksalsrads
carcassonne-section-7-3-3 = Punkte am Ende
carcassonne-section-7-4-7 = Einzelne Plättchen
carcassonne-section-7-4 = Einzelne Plättchen
