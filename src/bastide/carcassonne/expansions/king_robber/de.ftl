### König & Späher

carcassonne-kind-king = König
carcassonne-kind-robber-baron = Raubritter
carcassonne-category-king = König
carcassonne-category-robber-baron = Raubritter
carcassonne-term-road =
    { $count ->
        [one] Straße
       *[other] Straßen
    }
carcassonne-card-king = König: größte Stadt bisher { $size }
carcassonne-card-robber-baron = Raubritter: längste Straße bisher { $size }

carcassonne-event-card =
    { $card ->
        [king] { $name } bekommt den König für eine Stadt aus { $size } Plättchen.
       *[other] { $name } bekommt den Raubritter für eine Straße aus { $size } Plättchen.
    }

carcassonne-held-king = König
carcassonne-held-robber-baron = Raubritter
carcassonne-card =
    { $size ->
        [one] { $card }, für ein Plättchen
       *[other] { $card }, für { $size } Plättchen
    }
carcassonne-module-king-robber = König & Raubritter
