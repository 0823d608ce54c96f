### Das Brett von Orléans im Browser. Die Wörter des Spiels stehen in orleans.ftl.

orleans-tab-board = Stadt
orleans-tab-map = Karte
orleans-tab-tracks = Leisten
orleans-tab-deeds = Werke
orleans-tab-others = Andere
orleans-board-tabs = Teile des Tisches
orleans-board-keys = Ziffern wählen eine Möglichkeit, Enter führt sie aus, Escape lässt los. Enter nimmt Gefolge vom Markt auf, Pfeile gehen durch die passenden Felder, Enter setzt es dorthin. M zeigt die Karte, D die Werke, E das Ereignis.
orleans-board-north = N
orleans-board-map = Karte
orleans-board-back-to-map = Zurück zur Karte
orleans-board-enlarge = Groß zeigen
orleans-board-tracks = Leisten
orleans-board-supply = Vorrat
orleans-board-development = Entwicklung
orleans-board-deeds = Segensreiche Werke
orleans-board-last-takes = wer das letzte Feld füllt, nimmt den Bürger
orleans-board-tiles = Ortskarten
orleans-board-category = Kategorie { $category }
orleans-board-goods = Warenmarkt
orleans-board-worth = wert { $points }
orleans-board-market = Markt
orleans-board-drawn = Im Badehaus gezogen
orleans-board-town = Stadt: { $name }
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
orleans-board-ready = bereit
orleans-board-blocked = geht nicht
orleans-board-always = wirkt immer
orleans-board-storage = hat zwei Plätze
orleans-board-guards = hält Wache
orleans-board-anyone = alle
orleans-board-free = Frei: { $follower }
orleans-board-put = { $follower }: { $place }
orleans-board-take-back = { $follower } zurücknehmen: { $place }
orleans-board-lift = Aufnehmen: { $follower }
orleans-board-in-hand = In der Hand: { $follower }
orleans-board-held = nicht gelegt
orleans-board-new-place = hierher kommt dein neuer Ort
orleans-board-plot = Händler, Schritt { $step }
orleans-board-bag =
    { $count ->
        [one] 1 Gefolgsplättchen im Beutel
       *[other] { $count } Gefolgsplättchen im Beutel
    }
orleans-board-draw = { $count } ziehen
orleans-board-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
orleans-board-pay = bis { $count } zahlen
orleans-board-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
orleans-board-technology = Technik
orleans-board-tile = Ortskarte
orleans-board-citizen = Bürger
orleans-board-one-of = eins von { $count }
orleans-board-waterways =
    { $count ->
        [one] 1 Wasserweg
       *[other] { $count } Wasserwege
    }
orleans-board-roads =
    { $count ->
        [one] 1 Straße
       *[other] { $count } Straßen
    }
orleans-board-wild = Joker
orleans-board-no-good = keine Ware mehr
orleans-board-stations = { $built } Kontore gebaut, noch { $left }
orleans-board-station-of = Kontor von { $name }
orleans-board-citizens = { $count } Bürger
orleans-board-status = Entwicklungsstatus { $status }
orleans-board-start = Startspieler
orleans-board-planned = fertig
orleans-board-passed = gepasst
orleans-board-score-now =
    { $count ->
        [one] Wäre jetzt Schluss: 1 Punkt
       *[other] Wäre jetzt Schluss: { $count } Punkte
    }
orleans-board-round = Runde { $round } von { $rounds }
orleans-board-rounds = von { $rounds }
orleans-board-event = Das Ereignis dieser Runde
orleans-board-last-event = Das letzte Ereignis
orleans-board-face-down = Noch verdeckt
orleans-board-fill = Ganz besetzen: { $place }
orleans-board-planned-button = Fertig
orleans-board-choose = Auf dem Brett wählen
orleans-board-confirm =
    { $verb ->
        [use] Nutzen: { $what }
        [travel] Reise nach { $what }
        [village] Anwerben: { $what }
        [choose] Nehmen: { $what }
        [exclude] Ausschließen: { $what }
        [send] Entsenden: { $what }
        [pay] Abgeben: { $what }
       *[other] { $what }
    }
orleans-board-hint-lifted = { $follower } in der Hand: tippe auf ein leuchtendes Feld.
orleans-board-hint-aimed = { $place }: tippe auf Gefolge, das dorthin darf.
orleans-board-hint-store = Tippe auf Gefolge, das hinauf soll; oben angetippt kommt es zurück.
orleans-board-hint-drawn = Tippe auf einen der Gezogenen, dann auf ein leuchtendes Feld.
orleans-board-torture = Folter
orleans-board-debt =
    { $count ->
        [one] 1 Münze fehlt.
       *[other] { $count } Münzen fehlen.
    }
orleans-board-torture-help = Jede kostet etwas deiner Wahl, das für immer aus dem Spiel geht.
orleans-give-station = Kontor
orleans-give-station-help = Gebaut oder nicht. Ein gebautes macht seine Stadt frei.
orleans-give-follower = Gefolge, blind gezogen
orleans-give-follower-help = Aus dem Beutel; deine vier eigenen werden neu gezogen.
orleans-give-technology = Technikplättchen
orleans-give-technology-help = Gehalten oder gelegt, wie du willst.
orleans-give-step = Ein Schritt zurück
orleans-give-step-help = Auf der Entwicklungsleiste, nie auf ein Münzfeld.
orleans-give-step-to = Von { $from } auf { $to }
orleans-give-good = Ware
orleans-give-good-help = Sie geht mit ihren Punkten aus dem Spiel.
orleans-give-tile = Ortskarte
orleans-give-tile-help = Mit der Technik darauf; Gefolge kommt in den Beutel.
orleans-forecast-harvest =
    { $who ->
        [you] { $food } Nahrung, du hast { $have }{ $coins ->
            [0] {""}
           *[other] : { $coins } Münzen
        }
       *[other] { $food } Nahrung, hat { $have }{ $coins ->
            [0] {""}
           *[other] : { $coins } Münzen
        }
    }
orleans-forecast-loss =
    { $who ->
        [you] { $coins ->
            [one] du zahlst 1 Münze
           *[other] du zahlst { $coins } Münzen
        }
       *[other] { $coins ->
            [one] zahlt 1 Münze
           *[other] zahlt { $coins } Münzen
        }
    }
orleans-forecast-gain =
    { $who ->
        [you] { $coins ->
            [0] nichts für dich
            [one] du bekommst 1 Münze
           *[other] du bekommst { $coins } Münzen
        }
       *[other] { $coins ->
            [0] nichts
            [one] bekommt 1 Münze
           *[other] bekommt { $coins } Münzen
        }
    }
orleans-board-last-moves = Zuletzt
