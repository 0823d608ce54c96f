### Die Kultstätten

carcassonne-kind-shrine = Kultstätte
    .nom = die Kultstätte
    .acc = die Kultstätte
    .dat = der Kultstätte
    .a = eine Kultstätte
    .plural = Kultstätten
    .into = in die Kultstätte
    .on = in der Kultstätte
    .from = aus der Kultstätte
    .score = eine Kultstätte
    .final = eine unfertige Kultstätte
carcassonne-category-shrine-done = Kultstätten
carcassonne-category-shrine-final = Unfertige Kultstätten

carcassonne-challenge = Herausforderung von Kloster und Kultstätte: Nur was zuerst fertig ist, zählt.
carcassonne-event-challenge =
    { $kind ->
        [shrine]
            { $who ->
                [me] Dein Ketzer
               *[other] Der Ketzer von { $name }
            } fordert den Mönch nebenan heraus.
       *[cloister]
            { $who ->
                [me] Dein Mönch
               *[other] Der Mönch von { $name }
            } fordert den Ketzer nebenan heraus.
    }
carcassonne-event-challenge-won =
    { $who ->
        [me] Du gewinnst
       *[other] { $name } gewinnt
    } die Herausforderung.

carcassonne-refusal-two-cloisters = Diese Kultstätte träfe auf zwei Klöster. Lege sie neben höchstens eins.
carcassonne-refusal-two-shrines = Dieses Kloster träfe auf zwei Kultstätten. Lege es neben höchstens eine.
carcassonne-refusal-second-opponent = Das Gebäude neben dieser Stelle hat schon einen Herausforderer. Wähle eine andere Stelle.

carcassonne-module-cult = Die Kultstätten
carcassonne-figure-heretic = Ketzer
    .nom = der Ketzer
    .acc = den Ketzer
    .dat = dem Ketzer
    .a-nom = ein Ketzer
    .a-acc = einen Ketzer
    .a-dat = einem Ketzer
    .my-nom = dein Ketzer
    .my-acc = deinen Ketzer
    .my-dat = deinem Ketzer
    .plural = Ketzer
carcassonne-section-1-14 = Spielmaterial
carcassonne-section-4-2-3 = Kultstätten neben Klöstern
carcassonne-section-4-2-3-1 = Herausforderung
carcassonne-section-4-6-7 = Fertige Kultstätte

# Karten: was etwas ist und bewirkt.
carcassonne-thing-shrine = Ein Ketzer zählt hier wie ein Mönch. Neben einem Kloster mit Mönch wird es ein Wettlauf: Nur wer zuerst fertig ist, bekommt Punkte, nämlich 9.
    .title = Kultstätte
