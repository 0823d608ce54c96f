# Stellungen bauen.

edit-title = Stellung bauen
edit-players =
    { $count ->
        [one] allein
       *[other] zu { $count }
    }
edit-tab-tiles = Plättchen
edit-tab-figures = Figuren
edit-tab-table = Tisch
edit-tab-ask = Fragen
edit-tools = Werkzeuge
edit-tool-lay = Legen
edit-tool-off = Wegnehmen
edit-turn-left = Nach links drehen
edit-turn-right = Nach rechts drehen
edit-tiles = Alle Plättchen
edit-figure =
    { $count ->
        [0] { $figure }, nicht mehr im Vorrat
       *[other] { $figure }, noch { $count }
    }
edit-figure-help = Nimm eine Figur und tippe auf die Straße, die Stadt, die Wiese oder das Kloster, wo sie steht. Noch einmal tippen nimmt sie weg.
edit-land = Die Auslage
edit-keys = Pfeiltasten gehen über die Felder. Enter legt das Plättchen, R dreht es, Entf nimmt es weg, Strg und Z macht rückgängig.
edit-square =
    { $state ->
        [laid] Spalte { $column }, Zeile { $row }: { $what }
        [wrong] Spalte { $column }, Zeile { $row }: { $what }, passt nicht
       *[free] Spalte { $column }, Zeile { $row }: frei
    }
edit-laid = Gelegt: { $tile }
edit-where = Wo steht die Figur?
edit-hand = Plättchen auf der Hand
edit-hand-chance = Was gerade kommt
edit-add-keys = Mit den Pfeiltasten: Enter fügt hinzu
edit-none = Keine
edit-add = Hinzufügen …
edit-usual = Wie am Anfang
edit-unreadable = Nicht lesbar. So sieht es aus: { $example }

edit-ask = Fragen
edit-ask-legal = Was ist erlaubt?
edit-ask-why = Warum das nicht?
edit-ask-score = Was bringt es?
edit-ask-best = Was würde die Meisterin tun?
edit-legal =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
edit-legal-more = und { $count } weitere
edit-nobody = Hier ist nichts zu entscheiden.
edit-why-help = Tippe an, was nicht geht, oder gib einen Zug in Notation ein.
edit-why-action = Zug
edit-why-go = Warum nicht?
edit-why-may = Das ist erlaubt.
edit-score-now = jetzt
edit-score-end = am Ende
edit-score-touch = Wenn die Partie jetzt endete. Tippe auf ein Gebiet, dann siehst du seine eigene Rechnung.
edit-best-for = Die Meisterin würde für { $name } spielen:
edit-best-show = Auf dem Tisch zeigen
edit-build = Weiterbauen

edit-right = Alles passt.
edit-wrong =
    { $count ->
        [one] 1 Angabe passt nicht.
       *[other] { $count } Angaben passen nicht.
    }
edit-rest = Alles andere liegt auf dem Tisch.
edit-show = Zeigen
edit-drop = Wegnehmen
edit-tried =
    { $count ->
        [one] 1 Zug probiert. „Rückgängig“ nimmt ihn zurück.
       *[other] { $count } Züge probiert. „Rückgängig“ nimmt sie zurück.
    }
edit-missing = Nicht übernommen werden kann: { $what }
edit-lost-bazaar = der laufende Basar
edit-lost-goods = was noch auf dem Warenmarkt liegt
edit-lost-hand = das Plättchen auf der Hand
edit-lost-players = laufende Planungen
edit-lost-finished = wer gepasst hat
edit-lost-stock = die restlichen Plättchen
edit-lost = ein Teil des laufenden Zugs
edit-fault = { $entry }:
edit-clash =
    { $turns ->
        [yes] { $where } stieße { $mine } auf { $theirs }.
       *[no] { $where } stieße { $mine } auf { $theirs }, wie du es auch drehst.
    }
edit-turn-it = Drehen
edit-fits = Was passt hier?
edit-fits-only = Nur was dort passt
edit-leave = Liegen lassen
edit-fault-tiles = Dieses Plättchen kann dort nicht liegen.
edit-fault-figures = Diese Figur kann dort nicht stehen.
edit-fault-chance = Das kann nicht als Erstes gezogen werden.

edit-setup = Spiel und Personen
edit-seats = Personen
edit-sets = Grundspiel und Erweiterungen
edit-use = Damit bauen
edit-empty = Leerer Tisch
edit-share = Teilen oder spielen
edit-link = Link
edit-link-help = Der Link enthält die ganze Stellung; niemand braucht ein Konto, nichts wird gespeichert.
edit-files = Dateien
edit-file = Stellung
edit-scenario = Szenario
edit-scenario-help = Ein Szenario sagt auch, was hier gelten muss: wer entscheidet, wie viele Möglichkeiten es gibt, wie es steht. Häng es an einen Fehlerbericht.
edit-picture = Bild
edit-picture-failed = Das Bild lässt sich hier nicht machen. Nimm stattdessen ein Bildschirmfoto.
edit-open = Datei öffnen
edit-this = Diese Stellung ändern
edit-entrance-help = Bau eine Stellung und frag, was erlaubt ist, was sie bringt und was die Meisterin tun würde.

edit-carcassonne-turn = Wer ist dran
edit-carcassonne-scores = Punkte
edit-carcassonne-supply = Figuren im Vorrat
edit-carcassonne-tiles = Plättchen auf dem Tisch
edit-carcassonne-figures = Figuren auf dem Tisch
edit-carcassonne-gone = Plättchen aus dem Spiel
edit-carcassonne-islands = Plättchen für sich allein

edit-phase-hour-glass = Stundenglas
edit-phase-census = Volkszählung
edit-phase-followers = Gefolgsleute
edit-phase-planning = Planung
edit-phase-actions = Aktionen
edit-phase-event = Ereignis
edit-orleans-phase = Phase
edit-orleans-round = Runde
edit-orleans-event = Ereignis dieser Runde
edit-orleans-turned = Stundenglaskarten bisher
edit-orleans-start = Startspieler
edit-orleans-routes = Waren auf den Wegen
edit-orleans-market = Markt
edit-orleans-supply = Personen auf dem Spielplan
edit-orleans-technology = Technikplättchen
edit-orleans-deeds = Segensreiche Werke
edit-orleans-excluded = Ortskarten aus dem Spiel
edit-orleans-bag = Beutel
edit-orleans-tower = Pulverturm
edit-orleans-places = Orte
edit-orleans-tiles = Ortskarten
edit-orleans-first-technology = Eines davon nur für einen Bauern
edit-orleans-technology-begun = Hat schon ein Technikplättchen gelegt
edit-orleans-coins = Münzen
edit-orleans-goods = Waren
edit-orleans-tracks = Leisten
edit-orleans-development = Entwicklungsleiste
edit-orleans-merchant = Händlerfigur
edit-orleans-stations = Kontore
edit-orleans-lost-stations = Abgegebene Kontore
edit-orleans-citizens = Bürger

edit-johanna-bag = Säckchen
edit-johanna-starter = Startspieler
edit-johanna-display = Auslage
edit-johanna-discard = Abgelegt
edit-johanna-laid-out = Orte in der Auslage
edit-johanna-routes = Wege
edit-johanna-posts = Kontore
edit-johanna-goods = Waren
edit-johanna-circled = Eingekreiste Münzen, je Reihe
edit-johanna-crossed = Durchgestrichene Münzen, je Reihe
edit-johanna-shields = Schilde
edit-johanna-development = Entwicklung
edit-johanna-monks = Mönche
edit-johanna-deeds = Werke
edit-johanna-places = Orte
edit-johanna-claimed = Gelbe Boni
edit-johanna-johanna = Johannas Bereich

paper-title = Auf Papier
paper-help = Drucke es aus oder speichere es im Druckfenster als PDF. Die Sprache wählst du oben mit DE und EN.
paper-rules = Regeln am Tisch
paper-scores = Wertungsblatt
paper-tiles = Alle Plättchen
paper-print = Drucken
paper-agreed = An diesem Tisch vereinbart:
