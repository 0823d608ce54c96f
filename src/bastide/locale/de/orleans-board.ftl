### Orléans im Browser. Die Wörter des Spiels stehen in orleans.ftl.

orleans-tab-board = Tableau
orleans-tab-map = Karte
orleans-tab-tracks = Leisten
orleans-tab-deeds = Werke
orleans-tab-others = Andere
orleans-board-tabs = Teile des Tisches
orleans-board-keys = Ziffern wählen eine Möglichkeit, Enter führt sie aus, Escape bricht ab. Enter nimmt Gefolgsleute vom Markt auf, die Pfeiltasten gehen durch die passenden Felder, Enter setzt. M zeigt die Karte, D die Werke, E das Ereignis.
orleans-board-north = N
orleans-board-map = Karte
orleans-board-back-to-map = Zurück zur Karte
orleans-board-enlarge = Groß zeigen
orleans-board-tracks = Leisten
orleans-board-supply = Vorrat
orleans-board-development = Entwicklung
orleans-board-deeds = Segensreiche Werke
orleans-board-last-takes = das letzte Feld bringt den Bürger
orleans-board-tiles = Ortskarten
orleans-board-category = Kategorie { $category }
orleans-board-goods = Warenmarkt
orleans-board-worth = wert { $points }
orleans-board-market = Markt
orleans-board-drawn = Im Badehaus gezogen
orleans-board-town =
    { $who ->
        [me] Dein Tableau
       *[other] Tableau von { $name }
    }
orleans-board-open = Tableau von { $name }
orleans-board-of = { $count } von { $all }
orleans-board-or = oder
orleans-board-to-go =
    { $count ->
        [0] vollendet
       *[other] noch { $count }
    }
orleans-board-next = → { $what }
orleans-board-complete = am Ende
orleans-board-left = noch { $count }
orleans-board-monks = Mönche { $count }
orleans-board-ready = aktiviert
orleans-board-blocked = ohne Wirkung
orleans-board-always = wirkt immer
orleans-board-storage = fasst 2 Gefolgsleute
orleans-board-guards = hält Wache
orleans-board-anyone = alle
orleans-board-free =
    { $follower ->
        [any] Frei für alle
       *[other] Frei für { WORD("orleans-character", $follower, form: "a-acc") }
    }
orleans-board-put = { WORD("orleans-follower", $follower, form: "mine") } { WORD("orleans-place", $place, form: "into") } setzen
orleans-board-take-back = { WORD("orleans-follower", $follower, form: "acc") } { WORD("orleans-place", $place, form: "from") } zurücknehmen
orleans-board-lift = { WORD("orleans-follower", $follower, form: "mine") } aufnehmen
orleans-board-in-hand = In der Hand: { WORD("orleans-follower", $follower) }
orleans-board-held = nicht gelegt
orleans-board-new-place = hierher kommt dein neuer Ort
orleans-board-plot = Händler, Feld { $step }
orleans-board-bag =
    { $count ->
        [0] keine Gefolgsleute im Beutel
        [one] 1 Gefolgsmann im Beutel
       *[other] { $count } Gefolgsleute im Beutel
    }
orleans-board-draw = { $count } ziehen
orleans-board-coins =
    { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
orleans-board-pay = bis { $count } zahlen
orleans-board-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
orleans-board-technology = Technikplättchen
orleans-board-tile = Ortskarte
orleans-board-citizen = Bürger
orleans-board-one-of = 1 von { $count }
orleans-board-waterways =
    { $count ->
        [one] 1 Wasserweg
       *[other] { $count } Wasserwege
    }
orleans-board-roads =
    { $count ->
        [one] 1 Landweg
       *[other] { $count } Landwege
    }
orleans-board-wild = springt für alle ein
orleans-board-no-good = keine Ware mehr
orleans-board-stations =
    { $built ->
        [0] Kein Kontor gebaut
        [one] 1 Kontor gebaut
       *[other] { $built } Kontore gebaut
    }, noch { $left }
orleans-board-station-of = Kontor von { $name }
orleans-board-citizens =
    { $count ->
        [0] keine Bürger
       *[other] { $count } Bürger
    }
orleans-board-status = Entwicklungsstand { $status }
orleans-board-start = Startspieler
orleans-board-planned = fertig
orleans-board-passed = gepasst
orleans-board-score-now =
    { $count ->
        [one] Bisher 1 Punkt
       *[other] Bisher { $count } Punkte
    }
orleans-board-round = Runde { $round } von { $rounds }
orleans-board-rounds = von { $rounds }
orleans-board-event = Das Ereignis dieser Runde
orleans-board-face-down = Noch verdeckt
orleans-board-fill = { WORD("orleans-place", $place, form: "acc") } füllen
orleans-board-planned-button = Fertig
orleans-board-choose = Erst wählen
orleans-board-confirm =
    { $verb ->
        [use] { WORD("orleans-place", $place, form: "acc") } nutzen
        [travel] Nach { WORD("orleans-town", $town) } reisen
        [village] { WORD("orleans-character", $character, form: "a-acc") } anwerben
        [choose] { WORD("orleans-place", $tile, form: "acc") } nehmen
        [exclude] { WORD("orleans-place", $tile, form: "acc") } ausschließen
        [send] { WORD("orleans-character", $character, form: "a-acc") } entsenden
       *[other] { $what }
    }
orleans-board-hint-lifted = Du hältst { WORD("orleans-follower", $follower, form: "mine") }: Tippe auf ein markiertes Feld.
orleans-board-hint-aimed = { WORD("orleans-place", $place) }: Tippe auf eine Person, die dorthin kann.
orleans-board-hint-store = Tippe an, wer in den Pulverturm soll oder zurückkommt.
orleans-board-hint-drawn = Tippe auf eine gezogene Person, dann auf ein markiertes Feld.
orleans-board-torture = Folter
orleans-board-debt =
    { $count ->
        [one] 1 Münze fehlt.
       *[other] { $count } Münzen fehlen.
    }
orleans-board-torture-help = Für jede fehlende Münze gibst du etwas für immer ab. Was, wählst du.
orleans-give-station = Kontor
orleans-give-station-help = Gebaut oder nicht. Ein gebautes macht seine Stadt frei.
orleans-give-follower = Gefolgsmann, blind gezogen
orleans-give-follower-help = Aus deinem Beutel, nie einer deiner vier eigenen.
orleans-give-technology = Technikplättchen
orleans-give-technology-help = Gelegt oder nicht.
orleans-give-step = 1 Schritt zurück
orleans-give-step-help = Auf der Entwicklungsleiste, nie auf ein Münzfeld.
orleans-give-step-to = Von { $from } auf { $to }
orleans-give-good = Ware
orleans-give-good-help = Auch ihre Punkte sind verloren.
orleans-give-tile = Ortskarte
orleans-give-tile-help = Mit ihrem Technikplättchen; die Gefolgsleute kommen in deinen Beutel.
orleans-forecast-harvest =
    { $who ->
        [you] Du brauchst { $food } Nahrungsmittel und hast { $have ->
            [0] keins
           *[other] { $have }
        }{ $coins ->
            [0] {""}
           *[other] : { $coins } Münzen
        }
       *[other] Braucht { $food } Nahrungsmittel und hat { $have ->
            [0] keins
           *[other] { $have }
        }{ $coins ->
            [0] {""}
           *[other] : { $coins } Münzen
        }
    }
orleans-forecast-loss =
    { $who ->
        [you] { $coins ->
            [one] Du zahlst 1 Münze
           *[other] Du zahlst { $coins } Münzen
        }
       *[other] { $coins ->
            [one] Zahlt 1 Münze
           *[other] Zahlt { $coins } Münzen
        }
    }
orleans-forecast-gain =
    { $who ->
        [you] { $coins ->
            [0] Nichts für dich
            [one] Du bekommst 1 Münze
           *[other] Du bekommst { $coins } Münzen
        }
       *[other] { $coins ->
            [0] Nichts
            [one] Bekommt 1 Münze
           *[other] Bekommt { $coins } Münzen
        }
    }
orleans-board-last-moves = Zuletzt
orleans-entry-goods-next =
    { $by ->
        [water] Auf dem Wasserweg zwischen { $from } und { $to }
       *[other] Auf dem Landweg zwischen { $from } und { $to }
    }{ $part ->
        [0] {""}
        [1] , näher an { $from }
       *[other] , näher an { $to }
    }
orleans-entry-goods-all = Alle Wege haben ihre Ware.
orleans-entry-goods-back = Die letzte Ware wieder wegnehmen
