### König & Späher

carcassonne-kind-king = König
    .score = den König
carcassonne-kind-robber-baron = Raubritter
    .score = den Raubritter
carcassonne-category-king = König
carcassonne-category-robber-baron = Raubritter
carcassonne-term-road =
    { $count ->
        [one] Straße
       *[other] Straßen
    }
carcassonne-card-king = König: bisher größte Stadt, { $size } Plättchen
carcassonne-card-robber-baron = Raubritter: bisher längste Straße, { $size } Plättchen

carcassonne-event-card =
    { $card ->
        [king]
            { $who ->
                [me] Du bekommst
               *[other] { $name } bekommt
            } den König für eine Stadt aus { $size } Plättchen.
       *[other]
            { $who ->
                [me] Du bekommst
               *[other] { $name } bekommt
            } den Raubritter für eine Straße aus { $size } Plättchen.
    }

carcassonne-held-king = König
carcassonne-held-robber-baron = Raubritter
carcassonne-card = { $card }, für { $size } Plättchen
carcassonne-module-king-robber = König & Späher
carcassonne-section-1-5 = Spielmaterial
carcassonne-section-4-6-4 = König und Raubritter
carcassonne-section-4-6-4-1 = König
carcassonne-section-4-6-4-2 = Raubritter
carcassonne-section-6-4 = König in der Schlusswertung
carcassonne-section-6-5 = Raubritter in der Schlusswertung

# Karten: was etwas ist und bewirkt.
carcassonne-thing-king = Geht an die Person, die die bisher größte Stadt fertig baut. Am Schluss: 1 Punkt je fertiger Stadt in der Auslage.
    .title = König
carcassonne-thing-robber-baron = Geht an die Person, die die bisher längste Straße fertig baut. Am Schluss: 1 Punkt je fertiger Straße in der Auslage.
    .title = Raubritter

## What they do now

carcassonne-now-card =
    { $who ->
        [me] Du hast die Karte: So bringt sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $name } hat die Karte: So bringt sie { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    } { $card ->
        [king] Eine fertige Stadt mit mehr als { $size } Plättchen holt sie.
       *[robber-baron] Eine fertige Straße mit mehr als { $size } Plättchen holt sie.
    }
carcassonne-now-card-free =
    { $card ->
        [king] Noch hat sie niemand: Die erste fertige Stadt holt sie.
       *[robber-baron] Noch hat sie niemand: Die erste fertige Straße holt sie.
    }

carcassonne-given-king = König
carcassonne-given-robber-baron = Raubritter
carcassonne-given-king-seat = Wem er gehört
carcassonne-given-king-size = Plättchen der größten Stadt
carcassonne-given-robber-baron-seat = Wem er gehört
carcassonne-given-robber-baron-size = Plättchen der längsten Straße
