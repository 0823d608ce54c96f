### Magier & Hexe

carcassonne-figure-mage = Magier
    .nom = der Magier
    .acc = den Magier
    .dat = dem Magier
    .a-nom = ein Magier
    .a-acc = einen Magier
    .a-dat = einem Magier
    .my-nom = dein Magier
    .my-acc = deinen Magier
    .my-dat = deinem Magier
    .plural = Magier
carcassonne-figure-witch = Hexe
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
    .a-nom = eine Hexe
    .a-acc = eine Hexe
    .a-dat = einer Hexe
    .my-nom = deine Hexe
    .my-acc = deine Hexe
    .my-dat = deiner Hexe
    .plural = Hexen
carcassonne-term-mage =
    { $count ->
        [one] Plättchen für den Magier
       *[other] Plättchen für den Magier
    }
carcassonne-term-witch =
    { $count ->
        [one] für die Hexe
       *[other] für die Hexe
    }
carcassonne-ask-D-MAGIC = Magier (+1 je Plättchen) oder Hexe (halbe Punkte) versetzen
carcassonne-wait-D-MAGIC = Warten auf { $names }: Magier oder Hexe versetzen
carcassonne-does-D-MAGIC = versetzt Magier oder Hexe
carcassonne-ask-D-MAGICSPLIT = Magier und Hexe sind sich begegnet. Versetze eine Figur.
carcassonne-wait-D-MAGICSPLIT = Warten auf { $names }: Magier und Hexe trennen
carcassonne-does-D-MAGICSPLIT = trennt Magier und Hexe
carcassonne-verb-mage = Magier versetzen
carcassonne-mage = Magier { WORD("carcassonne-kind", $kind, form: "into") }{ $sides }
carcassonne-verb-witch = Hexe versetzen
carcassonne-witch = Hexe { WORD("carcassonne-kind", $kind, form: "into") }{ $sides }
carcassonne-verb-banish = Aus der Auslage nehmen
carcassonne-banish = { WORD("carcassonne-figure", $figure, form: "acc") } aus der Auslage nehmen
carcassonne-event-magic =
    { $who ->
        [me] Du versetzt
       *[other] { $name } versetzt
    } { WORD("carcassonne-figure", $figure, form: "acc") } { WORD("carcassonne-kind", $kind, form: "into") }.
carcassonne-event-banish =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } { WORD("carcassonne-figure", $figure, form: "acc") } aus der Auslage.
carcassonne-refusal-with-the-other =
    { $figure ->
        [mage] { WORD("carcassonne-kind", $kind, form: "on") } steht die Hexe. Der Magier braucht eine andere Straße oder Stadt.
       *[witch] { WORD("carcassonne-kind", $kind, form: "on") } steht der Magier. Die Hexe braucht eine andere Straße oder Stadt.
    }
carcassonne-refusal-no-open-road-or-city = { WORD("carcassonne-figure", $figure, form: "nom") } muss an eine andere Stelle, auf eine unfertige Straße oder in eine unfertige Stadt.

carcassonne-sign-mage = Magier und Hexe
carcassonne-module-mage-witch = Magier & Hexe

# Karten: was etwas ist und bewirkt.
carcassonne-thing-mage = Die Straße oder Stadt mit dem Magier bringt je Plättchen 1 Punkt mehr.
    .title = Magier
carcassonne-thing-witch = Die Straße oder Stadt mit der Hexe bringt nur die Hälfte, aufgerundet.
    .title = Hexe
carcassonne-thing-magic = Wer dieses Plättchen legt, versetzt Magier oder Hexe auf eine unfertige Straße oder in eine unfertige Stadt.
    .title = Zauberzeichen
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.

## What they do now

carcassonne-now-mage =
    { $points ->
        [one] Hier bringt der Magier so 1 Punkt mehr.
       *[other] Hier bringt der Magier so { $points } Punkte mehr.
    }
carcassonne-now-witch =
    { $points ->
        [one] Hier kostet die Hexe jetzt 1 Punkt.
       *[other] Hier kostet die Hexe jetzt { $points } Punkte.
    }

carcassonne-given-magic = Magier und Hexe
carcassonne-given-magic-mage = Der Magier steht auf
carcassonne-given-magic-witch = Die Hexe steht auf
