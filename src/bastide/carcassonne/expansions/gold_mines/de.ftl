### Die Goldminen

carcassonne-term-gold =
    { $count ->
        [one] Goldstück
       *[other] Goldstücke
    }
carcassonne-kind-gold = Gold
carcassonne-ask-D-GOLDLAY = { $name }, lege das zweite Goldstück auf ein Nachbarplättchen.
carcassonne-wait-D-GOLDLAY = { $name } legt Gold.
carcassonne-does-D-GOLDLAY = legt Gold
carcassonne-ask-D-GOLDTAKE = { $name }, nimm ein Goldstück.
carcassonne-wait-D-GOLDTAKE = { $name } nimmt Gold.
carcassonne-does-D-GOLDTAKE = nimmt Gold
carcassonne-verb-gold = Gold legen
carcassonne-gold = Gold auf { $x },{ $y }
carcassonne-verb-take-gold = Gold nehmen
carcassonne-take-gold = Gold von { $x },{ $y }
carcassonne-event-gold = { $name } legt Gold auf { $square }.
carcassonne-event-take-gold = { $name } nimmt Gold von { $square }: { $number }.
carcassonne-refusal-not-beside = Das zweite Goldstück kommt auf ein Plättchen neben diesem.
carcassonne-refusal-not-entitled = Auf das Gold dort hast du keinen Anspruch.

carcassonne-category-gold = Gold
carcassonne-sign-gold = Gold
carcassonne-work-gold =
    { $count ->
        [one] Ein Goldstück
       *[other] { $count } Goldstücke
    } auf { $square }
carcassonne-held-gold = Gold
carcassonne-module-gold-mines = Die Goldminen
