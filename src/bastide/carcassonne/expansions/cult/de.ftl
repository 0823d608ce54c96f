### Die Kultstätten

carcassonne-kind-shrine = Kultstätte
carcassonne-category-shrine-done = Kultstätten
carcassonne-category-shrine-final = Unfertige Kultstätten

carcassonne-challenge = Eine Herausforderung: das Kloster auf { $cloister } gegen die Kultstätte auf { $shrine }. Was zuerst fertig ist, zählt.
carcassonne-event-challenge =
    { $kind ->
        [shrine] Ein Ketzer von { $name } auf { $square } fordert den Mönch neben sich heraus.
       *[cloister] Ein Mönch von { $name } auf { $square } fordert den Ketzer neben sich heraus.
    }
carcassonne-event-challenge-won = Das Gebäude auf { $square } war zuerst fertig: { $name } gewinnt die Herausforderung.

carcassonne-refusal-two-cloisters = Eine Kultstätte darf nicht neben zwei Klöstern liegen.
carcassonne-refusal-two-shrines = Ein Kloster darf nicht neben zwei Kultstätten liegen.
carcassonne-refusal-second-opponent = Das Gebäude daneben hat schon einen Gegner.

carcassonne-module-cult = Die Kultstätten
