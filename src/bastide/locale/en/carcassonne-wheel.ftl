### The Wheel of Fortune

carcassonne-kind-wheel = wheel
carcassonne-term-fortuna =
    { $count ->
        [one] Fortuna
       *[other] Fortuna
    }
carcassonne-term-tax =
    { $count ->
        [one] crest or knight
       *[other] crests and knights
    }
carcassonne-term-follower =
    { $count ->
        [one] follower
       *[other] followers
    }
carcassonne-term-monk =
    { $count ->
        [one] monk
       *[other] monks
    }
carcassonne-term-crown =
    { $count ->
        [one] crown space
       *[other] crown spaces
    }
carcassonne-ask-D-WHEELPLAGUE = { $name }, the wheel brings the plague: take one of your followers back.
carcassonne-wait-D-WHEELPLAGUE = { $name } gives up a follower.
carcassonne-does-D-WHEELPLAGUE = gives up a follower
carcassonne-verb-give-up = Give up a follower
carcassonne-give-up = { $figureName }, { $area }
carcassonne-verb-crown = Onto the wheel
carcassonne-crown =
    { $figureName } onto the wheel: { $segment ->
        [fortuna] Fortuna
        [taxes] taxes
        [famine] famine
        [storm] storm
        [inquisition] inquisition
       *[plague] plague
    }
carcassonne-event-wheel =
    The pig walks on: { $segment ->
        [fortuna] Fortuna
        [taxes] taxes
        [famine] famine
        [storm] storm
        [inquisition] inquisition
       *[plague] plague
    }.
carcassonne-event-crown =
    { $name } places a follower on the wheel: { $segment ->
        [fortuna] Fortuna
        [taxes] taxes
        [famine] famine
        [storm] storm
        [inquisition] inquisition
       *[plague] plague
    }.
carcassonne-refusal-not-in-the-landscape = No follower of yours stands there in the landscape.
carcassonne-refusal-space-taken = No crown space is free there.
carcassonne-refusal-nobody-on-the-crown = You cannot take a follower back from there now.
