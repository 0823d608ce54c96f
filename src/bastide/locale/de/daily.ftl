### Die Partie des Tages. Blanks: $points, $mine, $hers, $count, $number numbers; $date a date; $time a length of time.

daily-title = Johanna des Tages
daily-line = Für alle dieselben Säckchen und Karten, ein Versuch.
daily-play = Heutige Partie spielen
daily-go-on = Weiterspielen
daily-begun = Du hast die heutige Partie begonnen.
daily-number = { $date } · Nr. { $number }
daily-you = du
daily-johanna = Johanna
daily-won =
    { $points ->
        [one] Du schlägst Johanna um 1 Punkt.
       *[other] Du schlägst Johanna um { $points } Punkte.
    }
daily-lost =
    { $points ->
        [0] Bei Gleichstand gewinnt Johanna. Morgen wieder.
        [one] Johanna gewinnt mit 1 Punkt Vorsprung. Morgen wieder.
       *[other] Johanna gewinnt mit { $points } Punkten Vorsprung. Morgen wieder.
    }
daily-lost-then =
    { $points ->
        [0] Bei Gleichstand gewann Johanna.
        [one] Johanna gewann mit 1 Punkt Vorsprung.
       *[other] Johanna gewann mit { $points } Punkten Vorsprung.
    }
daily-verified = geprüft
daily-verified-help = Wir haben deine Aufzeichnung Zug für Zug nachgespielt.
daily-checking = wird geprüft …
daily-unverified = Diese Partie ließ sich nicht nachprüfen. Sie zählt nicht.
daily-help =
    { $hints ->
        [0] { $takebacks ->
            [one] mit 1 Rücknahme
           *[other] mit { $takebacks } Rücknahmen
        }
        [one] { $takebacks ->
            [0] mit 1 Tipp
            [one] mit 1 Tipp und 1 Rücknahme
           *[other] mit 1 Tipp und { $takebacks } Rücknahmen
        }
       *[other] { $takebacks ->
            [0] mit { $hints } Tipps
            [one] mit { $hints } Tipps und 1 Rücknahme
           *[other] mit { $hints } Tipps und { $takebacks } Rücknahmen
        }
    }
daily-row =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-row-count =
    { $count ->
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-record = gegen Johanna
daily-best = deine beste
daily-everybody =
    { $count ->
        [one] Wie alle spielten · 1 Partie
       *[other] Wie alle spielten · { $count } Partien
    }
daily-everybody-today =
    { $count ->
        [one] Wie alle heute spielten · 1 Partie
       *[other] Wie alle heute spielten · { $count } Partien
    }
daily-better = Besser als { $better } von { $count }
daily-first = Du gehörst heute zu den Ersten.
daily-column =
    { $count ->
        [one] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: 1 Partie
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $count } Partien
    }
daily-share = Text zum Kopieren
daily-share-title = Johanna des Tages { $number }
daily-share-send = Teilen
daily-played = Du hast heute gespielt. Nächste Partie in { $time }
daily-hours = { $hours } Std. { $minutes } Min.
daily-minutes = { $minutes } Min.
daily-result = Ergebnis ansehen
daily-details = Punkte im Einzelnen
daily-watch = Ansehen
daily-practise = Diesen Tag üben
daily-practice-help = Übung: noch einmal der { $date }, mit denselben Säckchen und Karten. Sie zählt nicht.
daily-not-played = An diesem Tag hast du nicht gespielt.
daily-week-played = { $day }: gespielt
daily-week-missed = { $day }: nicht gespielt
daily-week-tomorrow = { $day }: die Partie von morgen
refusal-no-such-day = Tag { $number } kommt erst noch.
refusal-daily-alone = Die Partie des Tages spielst du ohne Bot. Du kannst Tipps erfragen; sie stehen im Ergebnis.
