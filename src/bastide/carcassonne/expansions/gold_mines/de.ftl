### Die Goldminen

carcassonne-term-gold =
    { $count ->
        [one] Goldstück
       *[other] Goldstücke
    }
carcassonne-kind-gold = Gold
    .score = Gold
carcassonne-ask-D-GOLDLAY = Lege das zweite Goldstück auf ein Nachbarplättchen
carcassonne-wait-D-GOLDLAY = Warten auf { $names }: Gold legen
carcassonne-does-D-GOLDLAY = legt Gold
carcassonne-ask-D-GOLDTAKE = Nimm ein Goldstück
carcassonne-wait-D-GOLDTAKE = Warten auf { $names }: Gold nehmen
carcassonne-does-D-GOLDTAKE = nimmt Gold
carcassonne-verb-gold = Gold legen
carcassonne-gold = Gold auf Plättchen { $spot }
carcassonne-verb-take-gold = Gold nehmen
carcassonne-take-gold = Gold von Plättchen { $spot }
carcassonne-event-gold =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } ein Goldstück.
carcassonne-event-take-gold =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } { $number ->
        [one] 1 Goldstück
       *[other] { $number } Goldstücke
    }.
carcassonne-refusal-not-beside = Das zweite Goldstück kommt auf ein Plättchen neben diesem.
carcassonne-refusal-not-entitled = Hier steht dir jetzt kein Gold zu. Wähle ein hervorgehobenes Stück.

carcassonne-category-gold = Gold
carcassonne-sign-gold = Gold
carcassonne-work-gold =
    { $count ->
        [one] 1 Goldstück
       *[other] { $count } Goldstücke
    }
carcassonne-held-gold = Gold
carcassonne-module-gold-mines = Die Goldminen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-gold = Geht an die Mehrheit, sobald ein Bauwerk auf seinem Plättchen fertig wird. Am Schluss: 1 bis 3 Stücke je 1 Punkt, mehr Stücke bis zu je 4.
    .title = Goldstück
carcassonne-thing-gold-sign = Wer dieses Plättchen legt, legt 1 Goldstück darauf und 1 auf ein Plättchen daneben.
    .title = Gold
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.

## What they do now

carcassonne-now-gold =
    { $count ->
        [one] Dein Goldstück bringt
       *[other] Deine { $count } Goldstücke bringen
    } so { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

carcassonne-given-gold = Gold
carcassonne-given-gold-on = Gold auf Plättchen, nach Feld
carcassonne-given-gold-held = Gold der Personen
