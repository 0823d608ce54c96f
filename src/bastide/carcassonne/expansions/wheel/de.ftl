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

carcassonne-category-wheel = Rad der Fortuna
carcassonne-sign-wheel-1 = Glücksrad, 1
carcassonne-sign-wheel-2 = Glücksrad, 2
carcassonne-sign-wheel-3 = Glücksrad, 3
carcassonne-work-pig = Das Schwein steht bei: { $segment }
carcassonne-work-crown = { $figure } von { $name } auf einem Kronenfeld: { $segment }
carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = Steuern
carcassonne-segment-famine = Hungersnot
carcassonne-segment-storm = Sturm
carcassonne-segment-inquisition = Inquisition
carcassonne-segment-plague = Pest
carcassonne-segment-help =
    { $segment ->
        [fortuna] Wer am Zug ist, bekommt 3 Punkte.
        [taxes] Jeder Ritter bringt einen Punkt für jedes Wappen seiner Stadt und jeden eigenen Ritter darin.
        [famine] Jeder Bauer bringt einen Punkt für jede fertige Stadt an seiner Wiese.
        [storm] Jeder Gefolgsmann im Vorrat bringt einen Punkt.
        [inquisition] Jeder Mönch bringt Punkte.
       *[plague] Jeder nimmt einen Gefolgsmann vom Land zurück.
    } Danach werten die Gefolgsleute auf den Kronenfeldern dieses Sektors und kommen heim.
carcassonne-module-wheel = Das Schicksalsrad
