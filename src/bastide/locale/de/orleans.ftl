### Orléans. Die Wörter und ihre Formen stehen in orleans-nouns.ftl; $place, $tile, $town, $good, $deed, $character,
### $follower, $event, $track und $why sind ihre Kennungen. $who, $name und $names: wer etwas tut.

## Was die Ereignisse tun

orleans-hour-does-pilgrimage = In dieser Runde wirbt niemand Mönche an.
orleans-hour-does-income = Alle bekommen Münzen nach ihrem Entwicklungsstand.
orleans-hour-does-harvest = Alle geben Nahrungsmittel ab oder zahlen für die fehlenden.
orleans-hour-does-taxes = Alle zahlen Münzen für ihre Waren.
orleans-hour-does-trading_day = Alle bekommen Münzen für ihre Kontore.
orleans-hour-does-plague = Alle ziehen blind eine Person und verlieren sie, außer es ist eine der vier eigenen.

## Farben, Wertung, Herkunft

orleans-term-station =
    { $count ->
        [one] Kontor
       *[other] Kontore
    }
orleans-term-citizen = Bürger
orleans-term-coin =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
orleans-term-grain = Getreide
orleans-term-cheese = Käse
orleans-term-wine = Wein
orleans-term-wool = Wolle
orleans-term-brocade = Brokat
orleans-from-market = vom Warenmarkt
orleans-from-route = vom Weg
orleans-from-boatmen = Schifferleiste
orleans-from-knights = Ritterleiste
orleans-from-stations = meiste Kontore
orleans-why-census = Volkszählung
    .the = die Volkszählung
orleans-why-development = Entwicklungsleiste
    .the = die Entwicklungsleiste
orleans-why-boatmen = Schifferleiste
    .the = die Schifferleiste
orleans-why-place = Ort
    .the = den Ort
orleans-why-deed = segensreiches Werk
    .the = das segensreiche Werk
orleans-why-income = Einnahmen
    .the = die Einnahmen
orleans-why-trading_day = Handelstag
    .the = den Handelstag
orleans-why-taxes = Steuern
    .the = die Steuern
orleans-why-harvest = Ernte
    .the = für die Ernte
orleans-why-pharmacy = Apotheke
    .the = die Apotheke
orleans-phase-1 = Stundenglas
orleans-phase-2 = Volkszählung
orleans-phase-3 = Gefolgsleute
orleans-phase-4 = Planung
orleans-phase-5 = Aktionen
orleans-phase-6 = Ereignis
orleans-phase-7 = Wechsel

## Decisions

orleans-ask-DP-EXCL = Welche Ortskarte bleibt in dieser Partie draußen?
orleans-wait-DP-EXCL = Warten auf { $names }: Ortskarte ausschließen
orleans-does-DP-EXCL = schließt eine Karte aus
orleans-ask-DP-RET = Gefolgsleute zurücknehmen? Je Person ziehst du 1 weniger.
orleans-wait-DP-RET = Warten auf { $names }: Gefolgsleute zurücknehmen
orleans-does-DP-RET = nimmt zurück
orleans-ask-DP-DRAW = Wie viele Gefolgsleute ziehst du?
orleans-wait-DP-DRAW = Warten auf { $names }: Gefolgsleute ziehen
orleans-does-DP-DRAW = zieht
orleans-ask-DP-STORE = Wer kommt in den Pulverturm?
orleans-wait-DP-STORE = Warten auf { $names }: Pulverturm füllen
orleans-does-DP-STORE = füllt den Pulverturm
orleans-ask-DP-PLAN = Setze deine Gefolgsleute und tippe auf Fertig
orleans-wait-DP-PLAN = Warten auf { $names }: Planung
orleans-does-DP-PLAN = plant
orleans-ask-DP-ACT = Nutze einen aktivierten Ort oder passe
orleans-wait-DP-ACT = Warten auf { $names }: einen Ort nutzen
orleans-does-DP-ACT = wählt eine Aktion
orleans-ask-DP-VILL = Wen wirbst du an?
orleans-wait-DP-VILL = Warten auf { $names }: im Dorf anwerben
orleans-does-DP-VILL = wirbt an
orleans-ask-DP-PTILE = Wähle eine Ortskarte
orleans-wait-DP-PTILE = Warten auf { $names }: Ortskarte wählen
orleans-does-DP-PTILE = wählt eine Ortskarte
orleans-ask-DP-ROUTE = Wähle ein Ziel für deine Händlerfigur
orleans-wait-DP-ROUTE = Warten auf { $names }: reisen
orleans-does-DP-ROUTE = reist
orleans-ask-DP-GOOD = Eine Ware vom Weg nehmen?
orleans-wait-DP-GOOD = Warten auf { $names }: Ware nehmen
orleans-does-DP-GOOD = nimmt eine Ware
orleans-ask-DP-DEED = Entsende Personen zu segensreichen Werken
orleans-wait-DP-DEED = Warten auf { $names }: Personen entsenden
orleans-does-DP-DEED = entsendet Personen
orleans-ask-DP-CANAL = 1 Münze oder 1 Schritt auf der Entwicklungsleiste?
orleans-wait-DP-CANAL = Warten auf { $names }: Belohnung wählen
orleans-does-DP-CANAL = wählt die Belohnung
orleans-ask-DP-PHARM = Zahle 1 bis 3 Münzen für ebenso viele Entwicklungsschritte
orleans-wait-DP-PHARM = Warten auf { $names }: in der Apotheke zahlen
orleans-does-DP-PHARM = zahlt
orleans-ask-DP-BATH = Setze 2 der gezogenen Gefolgsleute
orleans-wait-DP-BATH = Warten auf { $names }: Gefolgsleute aus dem Badehaus setzen
orleans-does-DP-BATH = setzt Gefolgsleute
orleans-ask-DP-TECH = Technikplättchen legen?
orleans-wait-DP-TECH = Warten auf { $names }: Technikplättchen legen
orleans-does-DP-TECH = legt ein Technikplättchen
orleans-ask-DP-SACR = Sakristei gegen dieses Ereignis nutzen?
orleans-wait-DP-SACR = Warten auf { $names }: Sakristei nutzen
orleans-does-DP-SACR = erwägt die Sakristei
orleans-ask-DP-FOOD = Wähle, was du für die Ernte abgibst
orleans-wait-DP-FOOD = Warten auf { $names }: Nahrungsmittel abgeben
orleans-does-DP-FOOD = gibt Nahrungsmittel ab
orleans-ask-DP-TORT = Wähle, was du statt Münzen abgibst
orleans-wait-DP-TORT = Warten auf { $names }: etwas abgeben
orleans-does-DP-TORT = zahlt unter Folter
orleans-verb-put = Setzen
orleans-verb-take = Zurücknehmen
orleans-verb-tech = Technikplättchen legen
orleans-verb-plan = Ganzer Plan
orleans-verb-done = Fertig
orleans-verb-back = Zurücknehmen
orleans-verb-draw = Ziehen
orleans-verb-store = In den Pulverturm
orleans-verb-unstore = Zurück zum Markt
orleans-verb-use = Ort nutzen
orleans-verb-pass = Passen
orleans-verb-village = Anwerben
orleans-verb-choose = Wählen
orleans-verb-decline = Überspringen
orleans-verb-travel = Reisen
orleans-verb-good = Ware nehmen
orleans-verb-leave = Überspringen
orleans-verb-send = Entsenden
orleans-verb-reward = Belohnung
orleans-verb-pay = Abgeben
orleans-verb-keep = Behalten
orleans-verb-shield = Sakristei nutzen
orleans-verb-food = Nahrungsmittel abgeben
orleans-verb-coins = Münzen zahlen
orleans-verb-exclude = Ausschließen
orleans-put = { WORD("orleans-follower", $follower, form: "mine") } { WORD("orleans-place", $place, form: "into") } setzen
orleans-take = { WORD("orleans-follower", $follower, form: "acc") } { WORD("orleans-place", $place, form: "from") } zurücknehmen
orleans-tech = Technikplättchen { WORD("orleans-place", $place, form: "into") } legen
orleans-done = Fertig
orleans-back = { WORD("orleans-follower", $follower, form: "acc") } { WORD("orleans-place", $place, form: "from") } zurücknehmen
orleans-draw = { $number } ziehen
orleans-store = { WORD("orleans-follower", $follower, form: "mine") } in den Pulverturm setzen
orleans-unstore = { WORD("orleans-follower", $follower, form: "mine") } zurück auf den Markt setzen
orleans-use = { WORD("orleans-place", $place, form: "acc") } nutzen
orleans-pass = Passen
orleans-village = { WORD("orleans-character", $character, form: "a-acc") } anwerben · noch { $left }
orleans-choose = { WORD("orleans-place", $tile) } · Kategorie { $category }
orleans-decline = Überspringen
orleans-travel = Nach { WORD("orleans-town", $town) } reisen
orleans-good =
    { WORD("orleans-good", $good) } nehmen · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
orleans-leave = Überspringen
orleans-send =
    { WORD("orleans-character", $character, form: "a-acc") } { WORD("orleans-deed", $deed, form: "into") } entsenden · { $left ->
        [0] vollendet es
        [one] dann noch 1 Feld frei
       *[other] dann noch { $left } Felder frei
    }
orleans-reward =
    { $what ->
        [coins] 1 Münze
       *[development] 1 Schritt auf der Entwicklungsleiste
    }
orleans-pay-coins =
    { $coins ->
        [one] 1 Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
orleans-pay-station = Ein Kontor abgeben: { WORD("orleans-town", $town) }
orleans-pay-follower = Einen Gefolgsmann abgeben, blind aus dem Beutel gezogen
orleans-pay-technology = Ein Technikplättchen abgeben: { $space }
orleans-pay-step = 1 Schritt auf der Entwicklungsleiste zurück
orleans-pay-good = { WORD("orleans-good", $good) } abgeben
orleans-pay-tile = Eine Ortskarte abgeben: { WORD("orleans-place", $tile) }
orleans-keep = Für später behalten
orleans-shield = Sakristei nutzen
orleans-food = { WORD("orleans-good", $good) } abgeben
orleans-coins =
    { $coins ->
        [one] 1 Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
orleans-exclude = { WORD("orleans-place", $tile) } · Kategorie { $category }

## The log

orleans-event-start-player =
    { $who ->
        [me] Du bist Startspieler.
       *[other] { $name } ist Startspieler.
    }
orleans-event-set-up = Der Spielplan ist aufgebaut.
orleans-event-put-away = { WORD("orleans-place", $tile) }: Diese Ortskarte bleibt in dieser Partie draußen.
orleans-event-exclude =
    { $who ->
        [me] Du schließt { WORD("orleans-place", $tile, form: "acc") } aus.
       *[other] { $name } schließt { WORD("orleans-place", $tile, form: "acc") } aus.
    }
orleans-event-hour = Runde { $round }: { WORD("orleans-hour", $event) } { $letter }
orleans-event-gain =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ WORD("orleans-why", $why) }).
orleans-event-spend =
    { $who ->
        [me] Du zahlst
       *[other] { $name } zahlt
    } { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ WORD("orleans-why", $why) }).
orleans-event-shortage =
    Der Münzvorrat reicht nicht: { $who ->
        [me] Du bekommst { $coins } weniger.
       *[other] { $name } bekommt { $coins } weniger.
    }
orleans-event-torture =
    { $who ->
        [me] Du kannst { WORD("orleans-why", $why, form: "the") } nicht zahlen und gibst dafür
       *[other] { $name } kann { WORD("orleans-why", $why, form: "the") } nicht zahlen und gibt dafür
    } { $debt ->
        [one] 1 Ding
       *[other] { $debt } Dinge
    } ab (Folter).
orleans-event-give-up =
    { $who ->
        [me] Du gibst
       *[other] { $name } gibt
    } { $what ->
        [station] ein Kontor ({ WORD("orleans-town", $town) })
        [follower] { WORD("orleans-follower", $follower, form: "a-acc") }
        [technology] ein Technikplättchen
        [step] einen Entwicklungsschritt
        [good] { WORD("orleans-good", $good) }
       *[tile] { WORD("orleans-place", $tile, form: "acc") }
    } ab.
orleans-event-spared =
    { $who ->
        [me] Du ziehst { WORD("orleans-follower", $follower, form: "mine") }: zurück in den Beutel, es wird neu gezogen.
       *[other] { $name } zieht eine der vier eigenen Personen: zurück in den Beutel, es wird neu gezogen.
    }
orleans-event-waived =
    { $who ->
        [me] Du kannst nichts mehr abgeben. Der Rest der Schuld entfällt.
       *[other] { $name } kann nichts mehr abgeben. Der Rest der Schuld entfällt.
    }
orleans-event-back =
    { $who ->
        [me] Du nimmst { WORD("orleans-follower", $follower, form: "a-acc") } auf den Markt zurück.
       *[other] { $name } nimmt { WORD("orleans-follower", $follower, form: "a-acc") } auf den Markt zurück.
    }
orleans-event-draw =
    { $who ->
        [me] Du ziehst
       *[other] { $name } zieht
    } { $number ->
        [0] keine Gefolgsleute
        [one] 1 Gefolgsmann
       *[other] { $number } Gefolgsleute
    }.
orleans-event-store =
    { $who ->
        [me] Du setzt { WORD("orleans-follower", $follower, form: "a-acc") } in den Pulverturm.
       *[other] { $name } setzt { WORD("orleans-follower", $follower, form: "a-acc") } in den Pulverturm.
    }
orleans-event-unstore =
    { $who ->
        [me] Du setzt { WORD("orleans-follower", $follower, form: "a-acc") } zurück auf den Markt.
       *[other] { $name } setzt { WORD("orleans-follower", $follower, form: "a-acc") } zurück auf den Markt.
    }
orleans-event-put =
    { $who ->
        [me] Du setzt { WORD("orleans-follower", $follower, form: "a-acc") } { WORD("orleans-place", $place, form: "into") }.
       *[other] { $name } setzt { WORD("orleans-follower", $follower, form: "a-acc") } { WORD("orleans-place", $place, form: "into") }.
    }
orleans-event-take =
    { $who ->
        [me] Du nimmst einen Gefolgsmann { WORD("orleans-place", $place, form: "from") } zurück.
       *[other] { $name } nimmt einen Gefolgsmann { WORD("orleans-place", $place, form: "from") } zurück.
    }
orleans-event-tech =
    { $who ->
        [me] Du legst ein Technikplättchen { WORD("orleans-place", $place, form: "into") }.
       *[other] { $name } legt ein Technikplättchen { WORD("orleans-place", $place, form: "into") }.
    }
orleans-event-finished =
    { $who ->
        [me] Du bist fertig.
       *[other] { $name } ist fertig.
    }
orleans-event-reveal = Alle Pläne werden aufgedeckt.
orleans-event-plan =
    { $who ->
        [me] Dein Plan wird aufgedeckt.
       *[other] Der Plan von { $name } wird aufgedeckt.
    }
orleans-event-use =
    { $who ->
        [me] Du nutzt { WORD("orleans-place", $place, form: "acc") }.
       *[other] { $name } nutzt { WORD("orleans-place", $place, form: "acc") }.
    }
orleans-event-pass =
    { $who ->
        [me] Du passt.
       *[other] { $name } passt.
    }
orleans-event-recruit =
    { $who ->
        [me] Du wirbst { WORD("orleans-character", $character, form: "a-acc") } an.
       *[other] { $name } wirbt { WORD("orleans-character", $character, form: "a-acc") } an.
    }
orleans-event-advance =
    { $who ->
        [me] Du rückst { WORD("orleans-track", $track, form: "on") } auf Feld { $space } vor.
       *[other] { $name } rückt { WORD("orleans-track", $track, form: "on") } auf Feld { $space } vor.
    }
orleans-event-develop =
    { $who ->
        [me] Du rückst
       *[other] { $name } rückt
    } auf der Entwicklungsleiste { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } auf Feld { $space } vor.
orleans-event-status =
    { $who ->
        [me] Du erreichst Entwicklungsstand { $status }.
       *[other] { $name } erreicht Entwicklungsstand { $status }.
    }
orleans-event-citizen =
    { $who ->
        [me] Du gewinnst einen Bürger ({ $from }).
       *[other] { $name } gewinnt einen Bürger ({ $from }).
    }
orleans-event-good =
    { $who ->
        [me] Du nimmst { WORD("orleans-good", $good) } { $from }.
       *[other] { $name } nimmt { WORD("orleans-good", $good) } { $from }.
    }
orleans-event-technology =
    { $who ->
        [me] Du bekommst ein Technikplättchen.
       *[other] { $name } bekommt ein Technikplättchen.
    }
orleans-event-tile =
    { $who ->
        [me] Du legst { WORD("orleans-place", $tile, form: "acc") } an dein Tableau.
       *[other] { $name } legt { WORD("orleans-place", $tile, form: "acc") } an.
    }
orleans-event-travel =
    { $who ->
        [me] Deine Händlerfigur reist nach { WORD("orleans-town", $town) }.
       *[other] { $name } reist nach { WORD("orleans-town", $town) }.
    }
orleans-event-build =
    { $who ->
        [me] Du baust ein Kontor in { WORD("orleans-town", $town) }.
       *[other] { $name } baut ein Kontor in { WORD("orleans-town", $town) }.
    }
orleans-event-send =
    { $who ->
        [me] Du entsendest { WORD("orleans-character", $character, form: "a-acc") } { WORD("orleans-deed", $deed, form: "into") }.
       *[other] { $name } entsendet { WORD("orleans-character", $character, form: "a-acc") } { WORD("orleans-deed", $deed, form: "into") }.
    }
orleans-event-bath =
    { $who ->
        [me] Du ziehst im Badehaus { WORD("orleans-follower", $follower, form: "a-acc") }.
       *[other] { $name } zieht im Badehaus { WORD("orleans-follower", $follower, form: "a-acc") }.
    }
orleans-event-shield =
    Die Sakristei schützt { $who ->
        [me] dich
       *[other] { $name }
    } vor { WORD("orleans-hour", $event, form: "dat") }.
orleans-event-food =
    { $who ->
        [me] Du gibst { WORD("orleans-good", $good) } ab.
       *[other] { $name } gibt { WORD("orleans-good", $good) } ab.
    }
orleans-event-plague =
    { $who ->
        [me] Die Pest nimmt dir { WORD("orleans-follower", $follower, form: "a-acc") }.
       *[other] Durch die Pest verliert { $name } { WORD("orleans-follower", $follower, form: "a-acc") }.
    }
orleans-event-immune =
    { $who ->
        [me] Die Pest verschont dich: Du hast { WORD("orleans-follower", $follower, form: "mine") } gezogen.
       *[other] Die Pest verschont { $name }: Gezogen wurde eine der vier eigenen Personen.
    }
orleans-event-score =
    { $points ->
        [one] { $who ->
            [me] Du hast 1 Punkt.
           *[other] { $name } hat 1 Punkt.
        }
       *[other] { $who ->
            [me] Du hast { $points } Punkte.
           *[other] { $name } hat { $points } Punkte.
        }
    }
orleans-event-turn =
    { $who ->
        [me] Du bist dran.
       *[other] { $name } ist dran.
    }
orleans-event-forced =
    { $who ->
        [me] Du hast nur eine Möglichkeit.
       *[other] { $name } hat nur eine Möglichkeit.
    }
orleans-event-end = Die Partie ist zu Ende.

## The final table

orleans-category-station = Kontore × Entwicklungsstand
orleans-category-citizen = Bürger × Entwicklungsstand
orleans-category-coin = Münzen
orleans-category-goods = Waren

## Refusals


## The rule index

orleans-module-components = Spielmaterial
orleans-module-decisions = Entscheidungen
orleans-module-deeds = Segensreiche Werke
orleans-module-editions = Unterschiede der Ausgaben
orleans-module-events = Ereignisse
orleans-module-general = Allgemeine Regeln
orleans-module-information = Offen und verdeckt
orleans-module-place-tiles = Ortskarten
orleans-module-places = Orte
orleans-module-player-counts = Zu zweit und zu dritt
orleans-module-questions = Regelentscheidungen
orleans-module-rounds = Runden und Phasen
orleans-module-scoring = Ende und Wertung
orleans-module-setup = Aufbau
orleans-module-technology = Technikplättchen
orleans-module-torture = Folter
orleans-module-tracks = Leisten
orleans-module-variants = Varianten

orleans-section-5 = Orte
orleans-section-6 = Orte des Tableaus
orleans-section-8 = Leisten
orleans-section-9 = Neue Ortskarten
orleans-section-10 = Alle Ortskarten
orleans-section-11 = Entwicklungsleiste
orleans-section-14 = Begrenztes Material
orleans-section-15 = Die vier eigenen Gefolgsleute
orleans-section-17 = Gesetzte Gefolgsleute
orleans-section-18 = Bezahlen
orleans-section-19 = Reihenfolge
orleans-section-20 = Ende der Partie
orleans-section-21 = Gleichstand
orleans-section-23 = Ortskarten ausschließen
orleans-section-24 = Zusätzliche Ortskarten
