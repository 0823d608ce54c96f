### Analysen von Partien: was Glück war, was ein Fehler, und was besser gewesen wäre.

study = Analyse
study-title = Wie es ausging
study-best = bester Zug
study-good = gut
study-inaccuracy = ungenau
study-mistake = Fehler
study-blunder = grober Fehler
study-count-best =
    { $count ->
        [one] 1 bester Zug
       *[other] { $count } beste Züge
    }
study-count-good =
    { $count ->
        [one] 1 guter
       *[other] { $count } gute
    }
study-count-inaccuracy =
    { $count ->
        [one] 1 ungenauer
       *[other] { $count } ungenaue
    }
study-count-mistake = { $count } Fehler
study-count-blunder =
    { $count ->
        [one] 1 grober Fehler
       *[other] { $count } grobe Fehler
    }
study-per-decision = Fehler je Zug
study-luck = Glück
study-move = Zug { $number }
study-costliest = Die teuersten Momente
study-none-costly = Kein Zug hat mehr als 1 Punkt gekostet. Gut gespielt.
study-depth-glance = flüchtig
study-depth-ordinary = gewöhnlich
study-depth-deep = gründlich

## In einem Atemzug. Zahlen kommen als Text, mit Vorzeichen, wo sie eins haben.

study-breath =
    { $who ->
        [me] Deine Züge haben { $error } Punkte gekostet, { $lucky ->
            [good] das Glück hat dir { $luck } gebracht.
           *[bad] das Pech weitere { $luck }.
        }
       *[other] { $name }: Die Züge haben { $error } Punkte gekostet, { $lucky ->
            [good] das Glück hat { $luck } gebracht.
           *[bad] das Pech weitere { $luck }.
        }
    }
study-won =
    { $who ->
        [me] { $lead ->
            [0] Du hast bei Gleichstand gewonnen.
            [one] Du hast mit 1 Punkt Vorsprung gewonnen.
           *[other] Du hast mit { $lead } Punkten Vorsprung gewonnen.
        }
        [many] { $names } teilen sich den Sieg.
       *[other] { $lead ->
            [0] { $name } hat bei Gleichstand gewonnen.
            [one] { $name } hat mit 1 Punkt Vorsprung gewonnen.
           *[other] { $name } hat mit { $lead } Punkten Vorsprung gewonnen.
        }
    }
study-legend = Rahmen auf dem Tisch
study-all = Alle { $count } zeigen
study-why = Warum das besser ist

## Gründe, die in jedem Spiel gelten

study-later-own =
    { $who ->
        [me] Was danach kommt, bringt dir mehr.
       *[other] Was danach kommt, bringt { $name } mehr.
    }
study-later-other =
    { $target ->
        [me] Du kannst danach weniger gewinnen.
       *[other] { $targetName } kann danach weniger gewinnen.
    }

## Carcassonne. $open: Stellen, an denen es weitergeht; $fits der $left übrigen Plättchen schließen es ab.

study-carcassonne-tail =
    { $open ->
        [0] { "" }
        [1] { $fits ->
            [0] ; keines der { $left } übrigen Plättchen macht das Gebiet fertig
            [one] ; 1 der { $left } übrigen Plättchen macht das Gebiet fertig
           *[other] ; { $fits } der { $left } übrigen Plättchen machen das Gebiet fertig
        }
       *[other] , noch an { $open } Stellen offen
    }
study-carcassonne-area =
    { $kind ->
        [field] eine Wiese mit { $cities ->
            [0] noch keiner fertigen Stadt
            [one] 1 fertigen Stadt
           *[other] { $cities } fertigen Städten
        }
        [cloister] { $open ->
            [0] ein Kloster
            [one] ein Kloster mit 1 fehlendem Plättchen
           *[other] ein Kloster mit { $open } fehlenden Plättchen
        }
       *[other] { WORD("carcassonne-kind", $kind, form: "a") } aus { $tiles ->
            [one] 1 Plättchen
           *[other] { $tiles } Plättchen
        }
    }
study-carcassonne-scores =
    Das macht { $area } fertig: sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $back ->
        [0] { "" }
        [one] , und ein Gefolgsmann kommt zurück
       *[other] , und { $back } Gefolgsleute kommen zurück
    }.
study-carcassonne-ends =
    Am Ende bringt { $area } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
study-carcassonne-played-scores =
    { $target ->
        [me] Der gespielte Zug bringt dir { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $area }.
       *[other] Der gespielte Zug bringt { $targetName } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $area }.
    }
study-carcassonne-claims = Das besetzt { $area }{ $tail }.
study-carcassonne-played-claims = Der gespielte Zug bindet einen Gefolgsmann an { $area }{ $tail }.
study-carcassonne-grows =
    { $who ->
        [me] Das verbessert, was du besetzt hast: { $area }{ $tail }.
       *[other] Das verbessert, was { $name } besetzt hat: { $area }{ $tail }.
    }
study-carcassonne-played-spoils =
    { $who ->
        [me] Der gespielte Zug verschlechtert, was du besetzt hast: { $area }{ $tail }.
       *[other] Der gespielte Zug verschlechtert, was { $name } besetzt hat: { $area }{ $tail }.
    }
study-carcassonne-shares =
    { $target ->
        [me] Das nimmt dir einen Anteil ab: { $area }{ $tail }.
       *[other] Das nimmt { $targetName } einen Anteil ab: { $area }{ $tail }.
    }
study-carcassonne-takes =
    { $target ->
        [me] Das nimmt dir ein Gebiet weg: { $area }{ $tail }.
       *[other] Das nimmt { $targetName } ein Gebiet weg: { $area }{ $tail }.
    }
study-carcassonne-played-loses = Der gespielte Zug gibt ein Gebiet ab: { $area }{ $tail }.
study-carcassonne-hinders =
    { $target ->
        [me] Das stört dein Gebiet: { $area }{ $tail }.
       *[other] Das stört ein Gebiet von { $targetName }: { $area }{ $tail }.
    }
study-carcassonne-played-helps =
    { $target ->
        [me] Der gespielte Zug hilft deinem Gebiet: { $area }{ $tail }.
       *[other] Der gespielte Zug hilft einem Gebiet von { $targetName }: { $area }{ $tail }.
    }
study-carcassonne-hand =
    { $count ->
        [one] Es bleibt 1 Gefolgsmann im Vorrat.
       *[other] Es bleiben { $count } Gefolgsleute im Vorrat.
    }
study-carcassonne-played-hand =
    { $count ->
        [0] Der gespielte Zug kostet einen Gefolgsmann: Im Vorrat bleibt keiner.
        [one] Der gespielte Zug kostet einen Gefolgsmann: Im Vorrat bleibt nur 1.
       *[other] Der gespielte Zug kostet einen Gefolgsmann: Im Vorrat bleiben { $count }.
    }

## Orléans. $gift sagt, was noch dazukommt: ein Bürger, $count Schritte oder Münzen, Technik, ein Plättchen, $good.

study-orleans-gift =
    { $gift ->
        [citizen] einen Bürger
        [steps] { $count ->
            [one] 1 Schritt Entwicklung
           *[other] { $count } Schritte Entwicklung
        }
        [coins] { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }
        [technology] ein Technikplättchen
        [tile] eine Ortskarte
        [good] { WORD("orleans-good", $good) }
        [draw] ab jetzt { $count } Gefolgsleute je Runde
       *[none] { "" }
    }
study-orleans-recruits =
    { WORD("orleans-place", $place, form: "nom") } bringt { WORD("orleans-character", $person, form: "a-acc") }{ $gift ->
        [none] { "" }
       *[other] { " " }und { $given }
    }.
study-orleans-joins =
    Das bringt { WORD("orleans-character", $person, form: "a-acc") }{ $gift ->
        [none] { "" }
       *[other] { " " }und { $given }
    }.
study-orleans-gives = { WORD("orleans-place", $place, form: "nom") } bringt { $given }.
study-orleans-travels = { WORD("orleans-place", $place, form: "nom") } bringt die Händlerfigur weiter, am besten nach { WORD("orleans-town", $town) }.
study-orleans-builds = { WORD("orleans-place", $place, form: "nom") } baut ein Kontor.
study-orleans-sends = { WORD("orleans-place", $place, form: "nom") } entsendet Gefolgsleute zu einem segensreichen Werk.
study-orleans-uses = { WORD("orleans-place", $place, form: "nom") } lässt sich nutzen.
study-orleans-waits = { WORD("orleans-place", $place, form: "nom") } muss dafür warten.
study-orleans-built = Das baut ein Kontor in { WORD("orleans-town", $town) }.
study-orleans-arrives = { WORD("orleans-town", $town) } ist die bessere Stadt für die Händlerfigur.
study-orleans-owns = { WORD("orleans-place", $place, form: "nom") } nützt bis zum Ende der Partie.
study-orleans-citizens =
    { $count ->
        [one] Das bringt einen Bürger.
       *[other] Das bringt { $count } Bürger.
    }
study-orleans-goods = Das bringt { WORD("orleans-good", $good) }.
study-orleans-coins =
    { $count ->
        [one] Das bringt 1 Münze.
       *[other] Das bringt { $count } Münzen.
    }
study-orleans-steps =
    { $count ->
        [one] Das bringt 1 Schritt Entwicklung.
       *[other] Das bringt { $count } Schritte Entwicklung.
    }

## Johanna

study-johanna-chain = Eins führt zum anderen: { $count } Schritte in einem Zug.
study-johanna-routes =
    { $count ->
        [one] Das füllt einen Weg aus.
       *[other] Das füllt { $count } Wege aus.
    }
study-johanna-goods =
    { $count ->
        [one] Das kreuzt 1 Ware an
       *[other] Das kreuzt { $count } Waren an
    }{ $columns ->
        [0] { "" }
        [one] , damit ist eine Spalte des Lagers voll
       *[other] , damit sind { $columns } Spalten des Lagers voll
    }.
study-johanna-coins =
    { $count ->
        [0] { $paid ->
            [one] Das kostet nur 1 Münze.
           *[other] Das kostet nur { $paid } Münzen.
        }
        [one] Das bringt 1 Münze.
       *[other] Das bringt { $count } Münzen.
    }
study-johanna-deeds =
    { $done ->
        [0] Das hilft bei einem Werk mit.
        [one] Das vollendet ein Werk.
       *[other] Das vollendet { $done } Werke.
    }
study-johanna-places = { WORD("johanna-place", $place, form: "nom") } nützt bis zum Ende der Partie.
study-johanna-heads =
    { $posts ->
        [0] { $citizens ->
            [one] Das bringt einen Bürger.
           *[other] Das bringt { $citizens } Bürger.
        }
        [one] Das baut ein Kontor{ $citizens ->
            [0] { "" }
            [one] { " " }und bringt einen Bürger
           *[other] { " " }und bringt { $citizens } Bürger
        }.
       *[other] Das baut { $posts } Kontore{ $citizens ->
            [0] { "" }
            [one] { " " }und bringt einen Bürger
           *[other] { " " }und bringt { $citizens } Bürger
        }.
    }
study-johanna-fields =
    { $count ->
        [0] { $shields ->
            [one] Das bringt ein Schild.
           *[other] Das bringt { $shields } Schilde.
        }
        [one] Das bringt 1 Schritt Entwicklung{ $level ->
            [0] { "" }
           *[other] : Entwicklungsstand ×{ $level }
        }.
       *[other] Das bringt { $count } Schritte Entwicklung{ $level ->
            [0] { "" }
           *[other] : Entwicklungsstand ×{ $level }
        }.
    }

## Die Kurve und die Liste

study-win-chance = Gewinnchance
study-moves = Züge
study-chart-summary = Gewinnchance von { $name }: beginnt bei { $first } %, am höchsten { $most } % bei Zug { $at }, endet bei { $last } %.

## Die Seite

study-this = Partie analysieren
study-back = Zurück zum Tisch
study-running = Esclarmonde sieht sich die Partie an
study-left =
    { $seconds ->
        [one] noch etwa 1 s, du kannst schon blättern
       *[other] noch etwa { $seconds } s, du kannst schon blättern
    }
study-done = Von Esclarmonde analysiert, { $seconds } s
study-stopped = Angehalten. { $done } von { $of } Zügen sind beurteilt.
study-stop = Anhalten
study-go-on = Fortsetzen
study-deeper = Genauer hinsehen
study-progress = Zug { $done } von { $of }
study-your-costliest = Deine drei teuersten Momente
study-master = der Zug der Meisterin
study-played = was gespielt wurde
study-you-played = was du gespielt hast
study-turn-count =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
orleans-plan-empty = nichts geplant
study-plans = Pläne
study-table = Tisch
study-plan-master = Esclarmondes Plan
study-plan-of =
    { $who ->
        [me] Dein Plan
       *[other] Plan von { $name }
    }
study-drawn = gezogen
study-move-of = Zug { $number } von { $count }
study-only-best = Nichts Besseres gefunden.
study-forced = Es gab keine Wahl.
study-unknown = Noch nicht beurteilt.
study-points = Punkte
study-wins = Siege
study-try = Ausprobieren: hier weiterspielen
study-error-before = Fehler davor
study-next-error = Nächster Fehler
study-filter-all = alle
study-filter-mine = meine
study-filter-errors = Fehler
study-tab-moment = Moment
study-tab-players = Personen
study-lane-error = Fehler, nach Größe
study-lane-luck = Glück und Pech
study-as-table = Als Tabelle zeigen
study-seat = Platz
study-quality = Güte
study-tile = nur das Plättchen
study-no-follower = kein Gefolgsmann
study-on = { $place }
study-rank = { $rank }.
study-otherwise = auf andere Weise
study-samples =
    { $samples ->
        [0] Alles, was folgen konnte, wurde angesehen.
       *[other] { $samples } gedachte Fortsetzungen, Streuung { $spread } Punkte.
    }
study-find = Finde den besseren Zug
study-show-answer = Lösung zeigen
study-puzzle = Es gibt einen besseren Zug als den gespielten. Welchen?
study-failed = Die Analyse ist abgebrochen: { $done } von { $of } Zügen sind beurteilt. Was sie gefunden hat, gilt.
study-again = Noch einmal versuchen
study-choose = Wähle den Zug, den du für den besten hältst.
study-right = Richtig, das ist der beste Zug.
study-nearly = Sehr gut: etwa so stark wie der beste.
study-wrong = Nicht der beste: Das kostet { $points } Punkte. Sieh noch einmal hin.
study-next-puzzle = Nächste Aufgabe
study-puzzles = Aufgaben aus deinen Partien
study-puzzles-help = Momente, in denen du einen besseren Zug hättest finden können.
study-solved = gelöst
study-depth =
    { $depth ->
        [deep] Gründlich
       *[other] Gewöhnlich
    } angesehen: Zug { $rank } von { $of } verglichenen.
study-turn-spoken = Zug { $number }, { $name }, { $what }, { $quality }

## Tipps am Tisch

hint-would-play = Esclarmonde würde spielen
hint-would-plan = Esclarmonde würde so planen
hint-point = zeig auf einen, um ihn auf dem Tisch zu sehen
hint-close = etwa gleich gut
hint-quiet = Das bringt nicht sofort etwas, aber später mehr.
hint-spoken =
    Esclarmonde würde spielen: { $number } von { $count }, { $what }{ $less ->
        [0] { "" }
       *[other] , { $less } Punkte weniger als der beste Zug
    }. { $why }
hint-best = am besten
hint-mine = Warum nicht meins?
hint-mine-plan = Meins vergleichen
hint-mine-none = Wähle erst selbst einen Zug auf dem Tisch, dann frag noch einmal.
hint-mine-unknown = Dieser Zug lässt sich nicht vergleichen.
hint-mine-close = Deiner ist etwa gleich gut.
hint-mine-less = Deiner kostet { $points } Punkte.
hint-nudge-only = Nur ein Wink
hint-nudges = Ein Wink von Esclarmonde
hint-whole = Zug zeigen
hint-nudge = Sofort ist hier nichts zu holen. Denk an später.
hint-nudge-carcassonne =
    { $code ->
        [scores] Etwas lässt sich fertigstellen: Such { WORD("carcassonne-kind", $kind, form: "a") }.
        [ends] Bis zum Ende gibt es noch Punkte zu holen: Such { WORD("carcassonne-kind", $kind, form: "a") }.
        [claims] Für einen Gefolgsmann gibt es Arbeit: Such { WORD("carcassonne-kind", $kind, form: "a") }.
        [grows] Sieh dir an, was dir gehört: { WORD("carcassonne-kind", $kind, form: "a") } kann mehr bringen.
        [shares] Sieh dir an, was { $targetName } besitzt: Du kannst daran teilhaben.
        [takes] Sieh dir an, was { $targetName } besitzt: Es kann deins werden.
        [hinders] Sieh dir an, was { $targetName } fertigstellen will.
        [hand] Denk an die Gefolgsleute in deinem Vorrat.
       *[other] { hint-nudge }
    }
hint-nudge-orleans =
    { $place ->
        [none] { $code ->
            [built] Denk an Kontore.
            [arrives] Überleg, wo deine Händlerfigur stehen soll.
            [citizens] Denk an Bürger.
            [goods] Denk an Waren.
            [coins] Denk an Münzen.
            [steps] Denk an deine Entwicklung.
           *[other] { hint-nudge }
        }
       *[other] Denk an { WORD("orleans-place", $place, form: "acc") }.
    }
hint-nudge-johanna =
    { $code ->
        [chain] In diesem Zug kann eins zum anderen führen.
        [routes] Sieh auf die Karte: Ein Weg wartet.
        [goods] Sieh ins Lager.
        [coins] Denk an deine Münzen.
        [deeds] Sieh auf die segensreichen Werke.
        [places] Sieh auf die Orte, die du erwerben kannst.
        [heads] Denk an Kontore und Bürger.
        [fields] Denk an deine Entwicklung.
       *[other] { hint-nudge }
    }

## Von einem Moment an weiterspielen

play-on-draws = Was gezogen wird
play-on-draws-same = dasselbe wie damals
play-on-draws-new = etwas Neues
