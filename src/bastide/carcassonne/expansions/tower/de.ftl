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
carcassonne-cap = Turm mit { WORD("carcassonne-figure", $figure, form: "a-dat") } abschließen

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
carcassonne-wait-D-EXCHANGE = Warten auf { $names }: Austausch
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
carcassonne-refusal-no-tower-site = Auf diesem Plättchen ist kein Turmplatz.
carcassonne-refusal-tower-ended = Ein abgeschlossener Turm wächst nicht mehr.
carcassonne-refusal-no-mayor-on-a-tower = Ein Bürgermeister steigt auf keinen Turm.
carcassonne-refusal-no-wagon-on-a-tower = Ein Wagen kommt auf keinen Turm.
carcassonne-refusal-not-a-climber = Nur Gefolgsleute steigen auf Türme.
carcassonne-refusal-no-tower = Dort ist noch kein Turm: Er braucht wenigstens ein Teil.
carcassonne-refusal-nobody-to-capture = Dort steht niemand dieser Art.
carcassonne-refusal-not-to-be-captured = Nur Gefolgsleute kann man gefangen nehmen.
carcassonne-refusal-out-of-reach = So weit reicht der Turm nicht.
carcassonne-refusal-not-to-exchange = Das ist kein Gefangener, den du zurückbekommen könntest.
carcassonne-refusal-no-prisoner = Einen solchen Gefangenen hat dieser Spieler nicht von dir.
carcassonne-refusal-ransomed-already = In einem Zug kann man nur einen freikaufen.
carcassonne-refusal-not-for-ransom = Freikaufen kann man nur kleine und große Gefolgsleute.
carcassonne-refusal-too-few-points = Lösegeld kostet 3 Punkte, und du hast weniger.

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
carcassonne-mode-cap = Turm abschließen
carcassonne-mode-ask-tower = Wähle, wo ein Turm wächst
carcassonne-mode-ask-cap = Wähle einen Turm zum Abschließen
carcassonne-section-1-10 = Spielmaterial
carcassonne-section-3-3-1 = Aufbau
carcassonne-section-4-4-6 = Turmteile und Türme
carcassonne-section-4-4-6-1 = Gefangene nehmen
carcassonne-section-4-4-6-2 = Turm abschließen
carcassonne-section-4-4-6-3 = Austausch und Lösegeld
carcassonne-section-7-4-4 = Einzelne Plättchen
