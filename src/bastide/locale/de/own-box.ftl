# Mit der eigenen Schachtel: Was gezogen wurde, wird eingegeben.

refusal-impossible-outcome-entered =
    { $count ->
        [0] Davon lässt sich hier nichts ziehen; { $left } andere sind noch da.
        [one] Davon ist keins mehr da: Es kam schon einmal.
       *[other] Davon ist keins mehr da: Es kam schon { $count }-mal.
    }
refusal-not-entered = An diesem Tisch zieht Bastide. Wer selbst ziehen will, öffnet einen Tisch mit eigenem Spiel.
refusal-no-such-line = Einen Eintrag { $max } oder später gibt es in dieser Partie nicht.
refusal-not-yet-entry = Gebt zuerst den Aufbau ein.
refusal-no-longer-fits =
    { $count ->
        [one] Mit dieser Korrektur passt „{ $text }“ nicht mehr: { $cause } Das ist der letzte Eintrag. Noch ist nichts geändert.
       *[other] Mit dieser Korrektur passt „{ $text }“ nicht mehr: { $cause } Ab dort entfielen { $count } Einträge. Noch ist nichts geändert.
    }

entry-topic = Was kam?
entry-topic-tile = Was wurde gezogen?
entry-topic-start = Wer beginnt?
entry-topic-die = Was zeigt der Würfel?
entry-topic-dispatch = Welche Depesche wurde gezogen?
entry-topic-landing = Wo ist das Katapultplättchen gelandet?
entry-topic-catch = Wie war der Fang?
entry-topic-follower = Was kam aus dem Beutel?
entry-topic-bath = Was kam aus dem Beutel?
entry-topic-plague = Wen holt die Pest?
entry-topic-tortured = Wer kam blind aus dem Beutel?
entry-topic-hour = Welche Stundenglaskarte?
entry-topic-goods = Welche Waren liegen auf den Wegen?
entry-topic-put-away-I = Welche Ortskarten der Kategorie I sind nicht dabei?
entry-topic-put-away-II = Welche Ortskarten der Kategorie II sind nicht dabei?
entry-topic-orleans-removed = Welche Waren sind nicht dabei?
entry-topic-johanna-tile = Welche Personen liegen aus?
entry-topic-johanna-aside = Welche Plättchen wurden beiseitegelegt?
entry-topic-johanna-places = Welche Orte liegen aus?
entry-topic-johanna-card = Welche Karte hat Johanna aufgedeckt?
entry-topic-johanna-back = Was zeigt die nächste Rückseite?
entry-topic-johanna-removed = Welchen Ort entfernt Johanna?
entry-left =
    { $count ->
        [0] keins mehr
        [one] noch 1
       *[other] noch { $count }
    }
entry-bag =
    { $who ->
        [me] Aus deinem Beutel
       *[other] Aus dem Beutel von { $name }
    }
entry-drew =
    { $who ->
        [me] Du hast ein Plättchen gezogen
       *[other] { $name } hat ein Plättchen gezogen
    }
entry-drew-help = Zeig, welches es ist. Drehen kannst du es danach.
entry-virtual =
    { $count ->
        [one] Der Beutel von { $names } ist nur gedacht. Was herauskam, zeigt sich mit den Plänen.
       *[other] Die Beutel von { $names } sind nur gedacht. Was herauskam, zeigt sich mit den Plänen.
    }
entry-several = Tippe die { $count } an, die du siehst, in beliebiger Reihenfolge.
entry-drop = { $what } wieder wegnehmen
entry-missing =
    { $count ->
        [one] Es fehlt noch 1
       *[other] Es fehlen noch { $count }
    }
entry-done = Das ist es
entry-draw = Zieh für uns
entry-hide = Spielplan zeigen
entry-show = Eingeben
entry-waits =
    { $who ->
        [me] Gib ein, was du gezogen hast
       *[other] Warten auf { $name }: Gezogenes eingeben
    }
entry-waits-all = Warten auf die anderen am Tisch: Gezogenes eingeben
entry-correct = Eintrag berichtigen
entry-correct-help = Der letzte Eintrag steht oben. Wähle, was falsch war; die Partie wird mit dem richtigen neu durchgespielt.
entry-instead = Was war es wirklich?
entry-keep = So lassen
entry-cut = Was folgt, verwerfen
entry-list = Alle Einträge
entry-back-to = Zurück bis vor diesen Eintrag
entry-none = Noch ist nichts eingegeben.

hands-title = Bitte zieh für { $names }
hands-steps =
    { $count ->
        [one] 1 Handgriff
       *[other] { $count } Handgriffe
    }
hands-tick = Schritt { $number } ist erledigt
hands-wrong = Es passt nicht
hands-done = Fertig, weiter
hands-score = Punkte: { $before } → { $after }
hands-aloud = Vorlesen, was ein Bot tut
hands-aloud-help = damit niemand auf den Bildschirm schauen muss
carcassonne-hands-lay =
    Lege dieses Plättchen { $side ->
        [above] über
        [below] unter
        [left] links neben
       *[right] rechts neben
    } { $mark ->
        [start] das Startplättchen
        [cloister] das Kloster
        [crest] das Plättchen mit dem Wappen
       *[figure]
            { $owner ->
                [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
               *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $ownerName }
            }
    }
carcassonne-hands-lay-framed = Lege dieses Plättchen dorthin, wo der Rahmen ist
carcassonne-hands-place = Setze { WORD("carcassonne-figure", $role, form: "a-acc") } { WORD("carcassonne-kind", $kind, form: "into") }
carcassonne-at-N = oben
carcassonne-at-E = rechts
carcassonne-at-S = unten
carcassonne-at-W = links

where-title = Wo spielt ihr?
where-screen = An diesem Bildschirm
where-screen-help = Der Spielplan ist hier zu sehen; ihr spielt mit Maus oder Finger.
where-own-box = Mit eurem eigenen Spiel
where-own-box-help = Plättchen und Gefolgsleute liegen auf eurem Tisch. Bastide fragt, was gezogen wurde, prüft, zählt und spielt für die Bots.

carcassonne-entry-edges = Ränder des Plättchens: zum Wählen antippen
carcassonne-entry-edge = { $side }: { $what }
carcassonne-entry-any = beliebig
carcassonne-entry-tap-1 = Ränder
carcassonne-entry-tap-2 = tippen
carcassonne-entry-found =
    { $filtered ->
        [yes] { $count } von { $of } Plättchen: { $wanted }
       *[no] { $count } von { $of } Plättchen
    }
carcassonne-entry-shapes = Ränder des Plättchens
carcassonne-entry-faces = Bilder, die noch da sind
carcassonne-entry-none = So ein Plättchen ist nicht mehr da. Liegt es doch vor dir, war ein früheres falsch eingegeben: Berichtige es mit dem Pfeil unten.
carcassonne-entry-clear = Filter leeren
carcassonne-entry-search = Suchen: Stadt, Kloster …
carcassonne-entry-face = { $words }; noch { $count }
carcassonne-entry-more = { $count } weitere: Tippe die Ränder an, dann werden es weniger.
carcassonne-entry-catch-caught = Gefangen
carcassonne-entry-catch-touched = Berührt
carcassonne-entry-catch-short = Zu kurz
carcassonne-entry-catch-far = Zu weit
johanna-entry-places = Tippe die { $count } Orte an, die ausliegen.
johanna-entry-card = Karte { $number }
johanna-entry-back =
    { $arrow ->
        [up] Pfeil nach oben, { $what }
       *[down] Pfeil nach unten, { $what }
    }
johanna-entry-build = Kontor

refusal-unknown-data-set = Den Datensatz „{ $word }“ gibt es hier nicht. Lege seine Datei mit `bastide data --use` ab; mit anderen Werten wäre es eine andere Partie.
refusal-other-data = Diese Partie wurde mit anderen Werten gespielt als denen von „{ $word }“. Nenne den Datensatz, mit dem sie gespielt wurde.
refusal-other-data-ours = Diese Partie wurde mit einem eigenen Datensatz gespielt, den die Aufzeichnung nicht mehr nennt. Mit unseren Werten wäre es eine andere Partie.
refusal-changed-data-set = Der Datensatz „{ $word }“ wurde nachträglich geändert. Lege seine Datei noch einmal ab: Er bekommt einen neuen Namen.

where-much = Wie viel gebt ihr ein?
where-every-move = jeden Zug
where-points-only = nur Punkte
where-much-help = Jeden Zug: Alles wird geprüft und gezählt. Nur Punkte: eine Wertungstafel mit Gedächtnis.
where-devices = Ein Gerät für den Tisch genügt. Wollt ihr eins für jeden, lasst Plätze offen und schickt den Link.
score-title = Punkte zählen
score-help = Für eine Partie auf eurem Tisch: Wähle, wer wofür wie viel bekommt. Alles bleibt in diesem Browser.
score-name = Name auf Platz { $seat }
score-fewer = Ein Platz weniger
score-for = Für
score-give =
    { $points ->
        [0] Punkte wählen
        [one] 1 Punkt für { $name }
       *[other] { $points } Punkte für { $name }
    }
score-told =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
score-track = Wertungstafel
score-sum = Summe
score-print = Blatt drucken
score-clear = Neue Partie
