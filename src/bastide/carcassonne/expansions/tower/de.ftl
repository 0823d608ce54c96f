### Der Turm

carcassonne-kind-tower = Turm
    .nom = der Turm
    .acc = den Turm
    .dat = dem Turm
    .a = ein Turm
    .plural = Türme
    .into = auf den Turm
    .on = auf dem Turm
    .from = vom Turm
    .score = einen Turm
    .final = einen Turm
carcassonne-kind-ransom = Lösegeld
    .score = Lösegeld
carcassonne-category-ransom = Lösegeld
carcassonne-term-ransom = Lösegeld

carcassonne-verb-tower = Turm bauen
carcassonne-tower =
    { $height ->
        [one] Turm { $spot }: erstes Teil
       *[other] Turm { $spot }: dann { $height } Teile hoch
    }
carcassonne-verb-cap = Turm abschließen
carcassonne-cap = Turm { $spot } mit { WORD("carcassonne-figure", $figure, form: "a-dat") } abschließen

carcassonne-ask-D-CAPTURE = In Reichweite des Turms jemanden gefangen nehmen?
carcassonne-wait-D-CAPTURE = Warten auf { $names }: gefangen nehmen oder überspringen
carcassonne-does-D-CAPTURE = nimmt gefangen
carcassonne-verb-capture = Gefangen nehmen
carcassonne-capture =
    { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
       *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $ownerName }
    } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-capture-none = Überspringen

carcassonne-ask-D-EXCHANGE = Austausch: Wen bekommst du zurück?
carcassonne-wait-D-EXCHANGE = Warten auf { $names }: Gefangenen wählen
carcassonne-does-D-EXCHANGE = tauscht aus
carcassonne-verb-exchange = Gefangene austauschen
carcassonne-exchange = { WORD("carcassonne-figure", $figure, form: "my-acc") } zurückbekommen

carcassonne-verb-ransom = Lösegeld zahlen
carcassonne-ransom = { WORD("carcassonne-figure", $figure, form: "my-acc") } bei { $targetName } freikaufen · 3 Punkte

carcassonne-event-tower =
    { $height ->
        [one]
            { $who ->
                [me] Du beginnst
               *[other] { $name } beginnt
            } einen Turm.
       *[other]
            { $who ->
                [me] Du erhöhst
               *[other] { $name } erhöht
            } einen Turm auf { $height } Teile.
    }
carcassonne-event-cap =
    { $who ->
        [me] Du schließt
       *[other] { $name } schließt
    } einen Turm ab.
carcassonne-event-capture =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
       *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $ownerName }
    } gefangen.
carcassonne-event-exchange =
    { $who ->
        [me] Du und { $targetName } tauscht
       *[other]
            { $name } tauscht mit { $target ->
                [me] dir
               *[other] { $targetName }
            }
    } Gefangene aus.
carcassonne-event-ransom =
    { $who ->
        [me] Du kaufst
       *[other] { $name } kauft
    } bei { $target ->
        [me] dir
       *[other] { $targetName }
    } einen Gefangenen frei.

carcassonne-refusal-no-piece-left = Du hast kein Turmteil mehr.
carcassonne-refusal-no-tower-site = Dieses Plättchen hat keinen Turmplatz. Wähle eins mit Turmplatz.
carcassonne-refusal-tower-ended = Dieser Turm ist abgeschlossen und wächst nicht mehr. Wähle einen anderen.
carcassonne-refusal-no-mayor-on-a-tower = Ein Bürgermeister kann keinen Turm abschließen. Nimm einen anderen Gefolgsmann.
carcassonne-refusal-no-wagon-on-a-tower = Ein Wagen kann keinen Turm abschließen. Nimm einen anderen Gefolgsmann.
carcassonne-refusal-not-a-climber =
    { $owner ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-nom") } kann keinen Turm abschließen. Nimm einen Gefolgsmann.
       *[other] Die Figur von { $ownerName } ({ WORD("carcassonne-figure", $figure) }) kann deinen Turm nicht abschließen. Nimm einen eigenen Gefolgsmann.
    }
carcassonne-refusal-no-tower = Hier steht noch kein Turm. Er braucht mindestens 1 Turmteil, bevor du ihn abschließen kannst.
carcassonne-refusal-nobody-to-capture = Hier steht keine solche Figur. Wähle eine, die da ist.
carcassonne-refusal-not-to-be-captured =
    Gefangen nehmen kann man nur Gefolgsleute, nicht { $owner ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-acc") }
       *[other] { WORD("carcassonne-figure", $figure, form: "acc") } von { $ownerName }
    }.
carcassonne-refusal-out-of-reach =
    { $owner ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $figure, form: "nom") } von { $ownerName }
    } ist zu weit weg: Der Turm reicht { $height ->
        [one] 1 Plättchen
       *[other] { $height } Plättchen
    } weit in jede Richtung.
carcassonne-refusal-not-to-exchange = Diesen Gefangenen kannst du hier nicht austauschen. Wähle einen von dir.
carcassonne-refusal-no-prisoner =
    { $owner ->
        [me] Du hältst keine eigene Figur gefangen ({ WORD("carcassonne-figure", $figure) }).
       *[other] { $ownerName } hält keine solche Figur von dir gefangen ({ WORD("carcassonne-figure", $figure) }).
    }
carcassonne-refusal-ransomed-already = In diesem Zug hast du schon Lösegeld gezahlt. Das nächste geht in deinem nächsten Zug.
carcassonne-refusal-not-for-ransom =
    Freikaufen kannst du nur kleine und große Gefolgsleute. { $owner ->
        [me] Du behältst
       *[other] { $ownerName } behält
    } { WORD("carcassonne-figure", $figure, form: "my-acc") }.
carcassonne-refusal-too-few-points =
    Lösegeld kostet { $price } Punkte; du hast { $points ->
        [0] keine
       *[other] { $points }
    }.

carcassonne-figure-tower = Turmteil
    .nom = das Turmteil
    .acc = das Turmteil
    .dat = dem Turmteil
    .a-nom = ein Turmteil
    .a-acc = ein Turmteil
    .a-dat = einem Turmteil
    .my-nom = dein Turmteil
    .my-acc = dein Turmteil
    .my-dat = deinem Turmteil
    .plural = Turmteile
carcassonne-held-tower = Turmteile
carcassonne-prisoner =
    { $owner ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $figure) } von { $ownerName }
    }, gefangen bei { $target ->
        [me] dir
       *[other] { $targetName }
    }
carcassonne-sign-tower = Turmplatz
carcassonne-module-tower = Der Turm
carcassonne-mode-tower = Turm
carcassonne-mode-cap = Ab­schließen
carcassonne-mode-ask-tower = Wähle, wo ein Turm wächst
carcassonne-mode-ask-cap = Wähle einen Turm zum Abschließen
carcassonne-mode-hint-tower = Er reicht so viele Plättchen weit, wie er Teile hat. Dort darfst du jemanden gefangen nehmen.
carcassonne-mode-hint-cap = Auf einem abgeschlossenen Turm baut niemand mehr.
carcassonne-mode-ransom = Freikaufen
carcassonne-section-1-10 = Spielmaterial
carcassonne-section-3-3-1 = Aufbau
carcassonne-section-4-4-6 = Turmteile und Türme
carcassonne-section-4-4-6-1 = Gefangene nehmen
carcassonne-section-4-4-6-2 = Turm abschließen
carcassonne-section-4-4-6-3 = Austausch und Lösegeld
carcassonne-section-7-4-4 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-tower = Setze es statt eines Gefolgsmanns. Dann darfst du einen Gefolgsmann fangen: auf dem Plättchen des Turms oder so weit in gerader Linie, wie der Turm hoch ist.
    .title = Turmteil
carcassonne-thing-tower-sign = Hier dürfen alle in jedem ihrer Züge einen Turm bauen, statt einen Gefolgsmann zu setzen.
    .title = Turmplatz
carcassonne-thing-prisoner = Einmal in deinem Zug darfst du einen eigenen für 3 Punkte freikaufen. Hältst du auch einen von ihnen, wird sofort getauscht.
    .title = Gefangener

## What they do now

carcassonne-now-tower =
    { $reach ->
        [one] Mit dem nächsten Turmteil reicht er in jede Richtung 1 Plättchen weit.
       *[other] Mit dem nächsten Turmteil reicht er in jede Richtung { $reach } Plättchen weit.
    }
carcassonne-now-tower-ended = Oben steht ein Gefolgsmann: Der Turm wächst nicht mehr.

carcassonne-given-towers = Türme: Feld, Höhe, wer oben steht
carcassonne-given-tower-pieces = Turmteile im Vorrat
carcassonne-given-prisoners = Gefangene: wer sie hat, wem sie gehören, Figur
