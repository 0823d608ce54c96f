### Das Blatt von Johanna im Browser. Die Wörter des Spiels stehen in johanna.ftl.

johanna-sheet-tab-map = Karte
johanna-sheet-tab-stores = Lager
johanna-sheet-tab-track = Leiste
johanna-sheet-tab-places = Orte
johanna-sheet-tab-johanna = Johanna
johanna-sheet-tabs = Teile des Blatts
johanna-sheet-keys = Ziffern nehmen ein Plättchen, Pfeiltasten gehen durch alles, was du wählen kannst, Enter wählt es, Escape geht zurück.
johanna-sheet-of = Dein Blatt
johanna-sheet-of-name = Blatt von { $name }
johanna-sheet-own = Dein Blatt zeigen
johanna-sheet-open = Blatt von { $name } zeigen
johanna-sheet-back = Zurück zu deinem Blatt
johanna-sheet-display = Plättchen in der Auslage
johanna-sheet-no-tiles = Die Auslage ist leer
johanna-sheet-in-hand = handelt
johanna-sheet-bag = Säckchen { $number } von { $of }, Runde { $round } von { $rounds }
johanna-sheet-round = Runde { $round } von { $rounds }
johanna-sheet-in-bag =
    { $count ->
        [0] Das Säckchen ist leer.
        [one] Noch 1 Plättchen im Säckchen.
       *[other] Noch { $count } Plättchen im Säckchen.
    }
johanna-sheet-queue = Boni
johanna-sheet-waiting =
    { $count ->
        [0] Danach
        [one] 1 Bonus wartet
       *[other] { $count } Boni warten
    }
johanna-sheet-would-join = käme dazu
johanna-sheet-earns = bringt { $bonus }
johanna-sheet-which = Was davon?
johanna-sheet-ways = { $count } Möglichkeiten
johanna-sheet-cancel = Zurück
johanna-sheet-to-spend = { $count } zum Ausgeben
johanna-sheet-deeds-help = Wer ein Werk zuerst vollendet: gelber Bonus
johanna-sheet-deeds-short = zuerst: gelber Bonus
johanna-sheet-places-help = Form = wem er gehört · + kommt zur Aktion dazu
johanna-sheet-level = jetzt Stand ×{ $level } · am Ende: (Kontore + Bürger) × Stand
johanna-sheet-level-short = Stand ×{ $level }
johanna-sheet-locked = gesperrt
johanna-sheet-first = zuerst
johanna-sheet-from-players = ab { $count } Personen
johanna-sheet-per-column = / Spalte
johanna-sheet-per-post = / Kontor
johanna-sheet-less = −1
johanna-sheet-swap = tauschen
johanna-sheet-in-crossed = in ✕
johanna-sheet-as-any = als jeder
johanna-sheet-to-next = bis ×
johanna-sheet-from-warehouse-column = Lager, Spalte { $number }
johanna-sheet-from-bank-row = Bank, Reihe { $number }
johanna-sheet-from-bank-column = Bank, Spalte { $number }
johanna-sheet-from-development = Entwicklung, Feld { $number }
johanna-sheet-from-deed = Werk { $number }
johanna-sheet-mark-good = { WORD("johanna-good", $good) }
johanna-sheet-mark-coin = Münze in Reihe { $row }
johanna-sheet-mark-pay = 1 Münze aus Reihe { $row }
johanna-sheet-mark-route = Weg { $route }
johanna-sheet-mark-post = Kontor in { $town }
johanna-sheet-mark-field = Feld { $number }
johanna-sheet-mark-shield = Schild { $number }
johanna-sheet-mark-citizen = Bürger
johanna-sheet-mark-points =
    { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }
johanna-sheet-mark-tick = Werk { $deed }
johanna-sheet-mark-hire = Mönch { $number }
johanna-sheet-marks-pay = { $count } Münzen aus Reihe { $row }
johanna-sheet-marks-field = Felder { $first } bis { $last }
johanna-sheet-mark-own = { WORD("johanna-place", $place) }
johanna-sheet-lost-good = eine Ware
johanna-sheet-lost-route = einen Weg
johanna-sheet-lost-coin = eine Münze
johanna-sheet-lost-town = ein Kontor
johanna-sheet-lost-place = einen Ort
johanna-sheet-lost-alternative = einen Bonus
johanna-sheet-johanna = Johanna
johanna-sheet-card = Ihre Karte { $card }
johanna-sheet-card-post = Sie baut in Stadt { $town }
johanna-sheet-side-left = (links)
johanna-sheet-side-right = (rechts)
johanna-sheet-read-up = Pfeil nach oben: von unten lesen.
johanna-sheet-read-down = Pfeil nach unten: von oben lesen.
johanna-sheet-passed = Nicht in der Auslage: { $persons }.
johanna-sheet-her-turn = Ihr Zug, Schritt für Schritt
johanna-sheet-go-on = Weiter
johanna-sheet-recent = Seit deinem letzten Zug
johanna-sheet-took = Sie nimmt { WORD("johanna-person", $person, form: "acc") }.
johanna-sheet-next-up =
    { $count ->
        [one] Noch 1 Karte; ihre Rückseite zeigt ↑.
       *[other] Noch { $count } Karten; die nächste Rückseite zeigt ↑.
    }
johanna-sheet-next-down =
    { $count ->
        [one] Noch 1 Karte; ihre Rückseite zeigt ↓.
       *[other] Noch { $count } Karten; die nächste Rückseite zeigt ↓.
    }
johanna-sheet-won = Du gewinnst, { $mine } zu { $hers }!
johanna-sheet-beaten = Johanna gewinnt, { $hers } zu { $mine }.
johanna-sheet-say-map = Landkarte. Ausgefüllte Wege: { $routes }. Kontore: { $posts }. Durchgestrichene Städte: { $crossed }.
johanna-sheet-say-warehouse = Lager: { $goods }
johanna-sheet-say-bank = Bank. Eingekreist je Reihe: { $circled }; bezahlt: { $crossed }; { $count } zum Ausgeben.
johanna-sheet-say-depot = Depot: { $count } von { $all } Schilden
johanna-sheet-say-monks =
    { $count } von { $all } Mönchen angeheuert, bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
johanna-sheet-say-deeds = Vollendete Werke: { $deeds }
johanna-sheet-say-places = Orte dieses Blatts: { $places }
johanna-sheet-say-development = Entwicklung: Feld { $field } von { $all }, Stand ×{ $level }
johanna-sheet-say-johanna =
    Johannas Bereich: { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    }, { $posts ->
        [one] 1 Kontor
       *[other] { $posts } Kontore
    }, { $citizens } Bürger, Stand ×{ $level }
johanna-category-post = Kontore
johanna-category-citizen = Bürger
johanna-category-goods = Lager
johanna-category-bank = Bank
johanna-category-monks = Mönche
johanna-category-depot = Depot
johanna-category-tracks = Johannas Leisten
