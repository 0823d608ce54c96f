### Carcassonne am Tisch: was auf dem Land liegt und gebaut ist. Lücken wie in carcassonne.ftl.

carcassonne-work-bridge =
    Brücke auf { $square }, { $axis ->
        [N-S] von Norden nach Süden
       *[E-W] von Osten nach Westen
    }
carcassonne-work-ferry = Fähre auf { $square } zwischen { $ends }
carcassonne-work-tunnel = Tunnelmarker { $pair }
carcassonne-work-castle =
    Burg von { $seat } auf { $square }{ $closed ->
        [yes] , geschlossen
       *[no] { "" }
    }
carcassonne-work-gold =
    { $count ->
        [one] Ein Goldstück
       *[other] { $count } Goldstücke
    } auf { $square }
carcassonne-work-plague =
    { $count ->
        [one] Die Pest hat ein Plättchen
       *[other] Die Pest hat { $count } Plättchen
    }
carcassonne-work-focus = Pestherd { $number } auf { $square }
carcassonne-work-flea =
    { $active ->
        [yes] Floh
       *[no] Floh ohne Pestherd
    } auf { $square }
carcassonne-work-pig = Das Schwein steht bei: { $segment }
carcassonne-work-crown = { $figure } von { $seat } auf einem Kronenfeld: { $segment }
carcassonne-work-teacher = Der Lehrer ist in der Schule

## Das Schicksalsrad

carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = Steuern
carcassonne-segment-famine = Hungersnot
carcassonne-segment-storm = Sturm
carcassonne-segment-inquisition = Inquisition
carcassonne-segment-plague = Pest
