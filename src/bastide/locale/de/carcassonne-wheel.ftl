### Das Schicksalsrad

carcassonne-kind-wheel = Schicksalsrad
carcassonne-term-fortuna =
    { $count ->
        [one] Fortuna
       *[other] Fortuna
    }
carcassonne-term-tax =
    { $count ->
        [one] Wappen oder Ritter
       *[other] Wappen und Ritter
    }
carcassonne-term-follower =
    { $count ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    }
carcassonne-term-monk =
    { $count ->
        [one] Mönch
       *[other] Mönche
    }
carcassonne-term-crown =
    { $count ->
        [one] Kronenfeld
       *[other] Kronenfelder
    }
carcassonne-ask-D-WHEELPLAGUE = { $name }, das Rad bringt die Pest: Nimm einen deiner Gefolgsleute zurück.
carcassonne-wait-D-WHEELPLAGUE = { $name } gibt einen Gefolgsmann auf.
carcassonne-does-D-WHEELPLAGUE = gibt einen Gefolgsmann auf
carcassonne-verb-give-up = Einen Gefolgsmann aufgeben
carcassonne-give-up = { $figureName }, { $area }
carcassonne-verb-crown = Auf das Rad
carcassonne-crown =
    { $figureName } auf das Rad: { $segment ->
        [fortuna] Fortuna
        [taxes] Steuern
        [famine] Hungersnot
        [storm] Sturm
        [inquisition] Inquisition
       *[plague] Pest
    }
carcassonne-event-wheel =
    Das Schwein zieht weiter: { $segment ->
        [fortuna] Fortuna
        [taxes] Steuern
        [famine] Hungersnot
        [storm] Sturm
        [inquisition] Inquisition
       *[plague] Pest
    }.
carcassonne-event-crown =
    { $name } setzt einen Gefolgsmann auf das Rad: { $segment ->
        [fortuna] Fortuna
        [taxes] Steuern
        [famine] Hungersnot
        [storm] Sturm
        [inquisition] Inquisition
       *[plague] Pest
    }.
carcassonne-refusal-not-in-the-landscape = Dort steht kein Gefolgsmann von dir in der Landschaft.
carcassonne-refusal-space-taken = Dort ist kein Kronenfeld frei.
carcassonne-refusal-nobody-on-the-crown = Von dort kannst du jetzt keinen Gefolgsmann zurücknehmen.
