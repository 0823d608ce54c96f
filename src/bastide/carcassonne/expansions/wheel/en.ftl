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

carcassonne-category-wheel = Wheel of Fortune
carcassonne-sign-wheel-1 = wheel of fortune, 1
carcassonne-sign-wheel-2 = wheel of fortune, 2
carcassonne-sign-wheel-3 = wheel of fortune, 3
carcassonne-work-pig = The pig is at { $segment }
carcassonne-work-crown = { $figure } of { $name } on a crown space: { $segment }
carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = taxes
carcassonne-segment-famine = famine
carcassonne-segment-storm = storm
carcassonne-segment-inquisition = inquisition
carcassonne-segment-plague = plague
carcassonne-segment-help =
    { $segment ->
        [fortuna] The player on turn gets 3 points.
        [taxes] Each knight brings his player a point for every crest of his city and every own knight in it.
        [famine] Each farmer brings his player a point for every finished city at his meadow.
        [storm] Each follower in the supply brings a point.
        [inquisition] Each monk brings his player points.
       *[plague] Everybody takes a follower back from the land.
    } Then the followers on this crown space score and come home.
carcassonne-module-wheel = The Wheel of Fortune
