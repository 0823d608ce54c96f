### Händler & Baumeister

carcassonne-figure-builder = Baumeister
carcassonne-figure-pig = Schwein
carcassonne-kind-goods = Waren
carcassonne-good-wine = Wein
carcassonne-good-grain = Korn
carcassonne-good-cloth = Tuch
carcassonne-category-goods = Waren
carcassonne-term-pig =
    { $count ->
        [one] Stadt mit Schwein
       *[other] Städte mit Schwein
    }
carcassonne-term-wine = (am meisten Wein)
carcassonne-term-grain = (am meisten Korn)
carcassonne-term-cloth = (am meisten Tuch)

carcassonne-verb-builder = Baumeister setzen
carcassonne-builder = { $area }: jedes Plättchen daran bringt einen Doppelzug
carcassonne-verb-pig = Schwein setzen
carcassonne-pig = { $area }: ein Punkt mehr je Stadt, jetzt { $worth }
carcassonne-ask-D-DOUBLE = { $name }, dein Baumeister hat dir einen zweiten Teilzug verdient. Nimmst du ihn?
carcassonne-wait-D-DOUBLE = { $name } darf einen Doppelzug machen.
carcassonne-does-D-DOUBLE = darf noch einmal ziehen
carcassonne-verb-double = Doppelzug
carcassonne-double = Noch ein Plättchen ziehen und legen
carcassonne-verb-decline = Verzichten
carcassonne-decline = Kein zweites Plättchen

carcassonne-event-double = { $name } macht einen Doppelzug.
carcassonne-event-goods =
    { $name } bekommt { $good ->
        [wine] Wein
        [grain] Korn
       *[cloth] Tuch
    }: { $number }.

carcassonne-refusal-not-on-a-meadow = Nicht auf eine Wiese.
carcassonne-refusal-no-own-follower = Der Baumeister braucht einen eigenen Gefolgsmann auf dieser Straße oder in dieser Stadt.
carcassonne-refusal-not-a-meadow = Das Schwein kommt auf eine Wiese.
carcassonne-refusal-no-own-farmer = Das Schwein braucht einen eigenen Bauern auf dieser Wiese.

carcassonne-held-wine = Wein
carcassonne-held-grain = Korn
carcassonne-held-cloth = Tuch
carcassonne-sign-wine = Wein
carcassonne-sign-grain = Korn
carcassonne-sign-cloth = Tuch
carcassonne-module-traders-builders = Händler & Baumeister
