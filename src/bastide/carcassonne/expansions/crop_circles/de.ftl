### Die Kornkreise

carcassonne-ask-D-CROP = { $name }, ein Kornkreis: Sollen alle einen Gefolgsmann dazustellen oder einen zurücknehmen?
carcassonne-wait-D-CROP = { $name } entscheidet über den Kornkreis.
carcassonne-does-D-CROP = entscheidet über den Kornkreis
carcassonne-ask-D-CROPDO = { $name }, der Kornkreis betrifft deine Gefolgsleute.
carcassonne-ask-D-CROPDO-join = { $name }, der Kornkreis: Du darfst neben einen von diesen einen Gefolgsmann stellen.
carcassonne-ask-D-CROPDO-remove = { $name }, der Kornkreis: Nimm einen dieser Gefolgsleute zurück.
carcassonne-wait-D-CROPDO = { $name } folgt dem Kornkreis.
carcassonne-does-D-CROPDO = folgt dem Kornkreis
carcassonne-verb-add = Dazustellen
carcassonne-add = Jeder darf einen Gefolgsmann dazustellen
carcassonne-verb-cut = Zurücknehmen
carcassonne-cut = Jeder muss einen Gefolgsmann zurücknehmen
carcassonne-verb-join = Einen Gefolgsmann dazustellen
carcassonne-join = Dazustellen: { $figureName }, { $area }
carcassonne-verb-remove = Einen Gefolgsmann zurücknehmen
carcassonne-remove = Zurücknehmen: { $figureName }, { $area }
carcassonne-event-crop-circle =
    { $name } entscheidet: { $what ->
        [add] Jeder darf einen Gefolgsmann dazustellen.
       *[cut] Jeder nimmt einen Gefolgsmann zurück.
    }
carcassonne-refusal-not-there = Nur zu einem eigenen Gefolgsmann der Art, die der Kornkreis zeigt.
carcassonne-refusal-not-concerned = Diesen Gefolgsmann betrifft der Kornkreis nicht.
carcassonne-crop-none = Niemanden hinzustellen

carcassonne-sign-crop-field = Kornkreis, Bauer
carcassonne-sign-crop-road = Kornkreis, Wegelagerer
carcassonne-sign-crop-city = Kornkreis, Ritter
carcassonne-module-crop-circles = Die Kornkreise
