### Die Räuber

carcassonne-term-robbed =
    { $count ->
        [one] geraubt
       *[other] geraubt
    }
carcassonne-kind-robber = Räuber
    .score = einen Raub
carcassonne-ask-D-ROBBER = Räuber zu einer fremden Zählfigur stellen?
carcassonne-wait-D-ROBBER = Warten auf { $names }: Räuber stellen oder überspringen
carcassonne-does-D-ROBBER = stellt den Räuber
carcassonne-ask-D-ROB = Wen beraubt dein Räuber?
carcassonne-wait-D-ROB = Warten auf { $names }: Wen beraubt der Räuber?
carcassonne-does-D-ROB = raubt
carcassonne-verb-robber = Räuber stellen
carcassonne-robber = Auf Feld { $space }
carcassonne-verb-rob = Berauben
carcassonne-rob =
    { $targetName } berauben{ $figure ->
        [follower] { " " }(Zählgefolgsmann)
        [woman] { " " }(Gefolgsfrau)
       *[only] { "" }
    } · { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
carcassonne-event-robber =
    { $who ->
        [me] Du stellst deinen
       *[other] { $name } stellt einen
    } Räuber auf Feld { $space }.
carcassonne-refusal-nobody-there = Ein Räuber braucht ein Feld mit der Zählfigur einer anderen Person. Wähle eins.
carcassonne-refusal-robber-there-already = Auf diesem Feld steht dein Räuber schon. Wähle ein anderes.
carcassonne-robber-none = Überspringen

carcassonne-category-robber = Räuber
carcassonne-sign-robber = Räuber
carcassonne-figure-robber = Räuber
    .nom = der Räuber
    .acc = den Räuber
    .dat = dem Räuber
    .a-nom = ein Räuber
    .a-acc = einen Räuber
    .a-dat = einem Räuber
    .my-nom = dein Räuber
    .my-acc = deinen Räuber
    .my-dat = deinem Räuber
    .plural = Räuber
carcassonne-module-robbers = Die Räuber

# Karten: was etwas ist und bewirkt.
carcassonne-thing-robber = Steht auf der Wertungstafel bei jemand anderem. Wer dort Punkte bekommt, bringt dir die Hälfte davon und verliert nichts.
    .title = Räuber
carcassonne-thing-robber-sign = Wer dieses Plättchen legt, darf den eigenen Räuber auf die Wertungstafel stellen, danach die nächste Person.
    .title = Räuberzeichen
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.

## What they do now

carcassonne-now-robber =
    { $owner ->
        [me] { $count ->
            [one] Sobald { $names } Punkte bekommt, bekommst du die Hälfte dazu.
           *[other] Sobald jemand von { $names } Punkte bekommt, bekommst du die Hälfte dazu.
        }
       *[other] { $who ->
            [me] Sobald du Punkte bekommst, bekommt { $ownerName } die Hälfte dazu.
            [many] Sobald jemand von { $names } Punkte bekommt, bekommt { $ownerName } die Hälfte dazu.
           *[other] Sobald { $names } Punkte bekommt, bekommt { $ownerName } die Hälfte dazu.
        }
    }
carcassonne-now-robber-alone =
    { $owner ->
        [me] Auf seinem Feld steht gerade sonst niemand. Er wartet, bis jemand dort landet.
       *[other] Auf seinem Feld steht niemand außer { $ownerName }. Er wartet, bis jemand dort landet.
    }

carcassonne-given-robbers = Räuber auf der Wertungstafel
