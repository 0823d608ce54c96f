### Der Turm

carcassonne-kind-tower = Turm
carcassonne-kind-ransom = Lösegeld
carcassonne-category-ransom = Lösegeld
carcassonne-term-ransom = Lösegeld

carcassonne-verb-tower = Einen Turm bauen
carcassonne-tower =
    { $height ->
        [one] Auf { $x },{ $y }: das erste Teil
       *[other] Auf { $x },{ $y }: dann { $height } Teile hoch
    }
carcassonne-verb-cap = Einen Turm abschließen
carcassonne-cap = { $figureName } auf den Turm: Er wächst nicht mehr

carcassonne-ask-D-CAPTURE = { $name }, nimm jemanden in Reichweite des Turms gefangen oder niemanden.
carcassonne-wait-D-CAPTURE = { $name } darf jemanden gefangen nehmen.
carcassonne-does-D-CAPTURE = darf jemanden fangen
carcassonne-verb-capture = Gefangen nehmen
carcassonne-capture = { $figureName } von { $ownerName }, { $area }
carcassonne-capture-none = Niemanden

carcassonne-ask-D-EXCHANGE = { $name }, Gefangene werden getauscht: Wen bekommst du zurück?
carcassonne-wait-D-EXCHANGE = { $name } sucht aus, wer freikommt.
carcassonne-does-D-EXCHANGE = sucht aus, wer freikommt
carcassonne-verb-exchange = Gefangene tauschen
carcassonne-exchange = Es kommt frei: { $figureName }

carcassonne-verb-ransom = Einen Gefangenen freikaufen
carcassonne-ransom = Von { $targetName } für 3 Punkte freikaufen: { $figureName }

carcassonne-event-tower =
    { $height ->
        [one] { $name } beginnt einen Turm auf { $square }.
       *[other] { $name } erhöht den Turm auf { $square } auf { $height } Teile.
    }
carcassonne-event-cap = { $name } schließt den Turm auf { $square } ab.
carcassonne-event-capture = { $name } macht auf { $square } einen Gefangenen: { $figureName } von { $ownerName }.
carcassonne-event-exchange = { $name } und { $targetName } tauschen Gefangene.
carcassonne-event-ransom = { $name } kauft bei { $targetName } einen Gefangenen frei.

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

carcassonne-figure-tower = Turm
carcassonne-held-tower = Turmteile
carcassonne-prisoner = Gefangen bei { $captor }: { $figure } von { $name }
carcassonne-sign-tower = Turmfundament
carcassonne-module-tower = Der Turm
carcassonne-mode-tower = Turm
carcassonne-mode-cap = Turm abschließen
carcassonne-mode-ask-tower = Wähle, wo ein Turm wächst
carcassonne-mode-ask-cap = Wähle einen Turm zum Abschließen
