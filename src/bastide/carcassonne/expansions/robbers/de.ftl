### Die Räuber

carcassonne-term-robbed =
    { $count ->
        [one] geraubt
       *[other] geraubt
    }
carcassonne-kind-robber = Räuber
carcassonne-ask-D-ROBBER = { $name }, stelle deinen Räuber zu einer Zählfigur eines anderen oder nicht.
carcassonne-wait-D-ROBBER = { $name } darf einen Räuber stellen.
carcassonne-does-D-ROBBER = darf einen Räuber stellen
carcassonne-ask-D-ROB = { $name }, wen beraubt dein Räuber?
carcassonne-wait-D-ROB = { $name } wählt, wen der Räuber beraubt.
carcassonne-does-D-ROB = wählt, wen der Räuber beraubt
carcassonne-verb-robber = Den Räuber stellen
carcassonne-robber = Auf Feld { $space }
carcassonne-verb-rob = Berauben
carcassonne-rob =
    { $targetName } berauben{ $figure ->
        [follower] { " " }(Zähl-Gefolgsmann)
        [woman] { " " }(Zählerin)
       *[only] { "" }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
carcassonne-event-robber = { $name } stellt einen Räuber auf Feld { $space }.
carcassonne-refusal-nobody-there = Der Räuber geht auf ein Feld mit der Zählfigur eines Mitspielers.
carcassonne-refusal-robber-there-already = Auf diesem Feld steht dein Räuber schon.
carcassonne-robber-none = Keinen Räuber setzen

carcassonne-category-robber = Räuber
carcassonne-sign-robber = Räuber
carcassonne-figure-robber = Räuber
carcassonne-module-robbers = Die Räuber
