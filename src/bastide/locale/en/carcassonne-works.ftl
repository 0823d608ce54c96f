### Carcassonne at the table: what is laid and built on the land. Blanks as in carcassonne.ftl.

carcassonne-work-bridge =
    Bridge on { $square }, { $axis ->
        [N-S] north to south
       *[E-W] east to west
    }
carcassonne-work-ferry = Ferry on { $square } between { $ends }
carcassonne-work-tunnel = Tunnel token { $pair }
carcassonne-work-castle =
    Castle of { $seat } on { $square }{ $closed ->
        [yes] , closed
       *[no] { "" }
    }
carcassonne-work-gold =
    { $count ->
        [one] A gold piece
       *[other] { $count } gold pieces
    } on { $square }
carcassonne-work-plague =
    { $count ->
        [one] The plague has one tile
       *[other] The plague has { $count } tiles
    }
carcassonne-work-focus = Focus { $number } of the plague on { $square }
carcassonne-work-flea =
    { $active ->
        [yes] Flea
       *[no] Flea without a focus
    } on { $square }
carcassonne-work-pig = The pig is at { $segment }
carcassonne-work-crown = { $figure } of { $seat } on a crown space: { $segment }
carcassonne-work-teacher = The teacher is in the school

## The wheel

carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = taxes
carcassonne-segment-famine = famine
carcassonne-segment-storm = storm
carcassonne-segment-inquisition = inquisition
carcassonne-segment-plague = plague
