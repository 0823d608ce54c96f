### Wirtshäuser & Kathedralen

carcassonne-figure-big = großer Gefolgsmann
carcassonne-verb-big = Großen Gefolgsmann setzen
carcassonne-big =
    { $kind ->
        [road] Auf die { $area }
        [field] Auf die { $area }
        [cloister] Ins { $area }
       *[other] In die { $area }
    }{ $done ->
        [yes] : sofort { $worth } Punkte
       *[no] : wäre jetzt { $worth } wert
    }

carcassonne-sign-inn = Wirtshaus
carcassonne-sign-cathedral = Kathedrale
carcassonne-module-inns-cathedrals = Wirtshäuser & Kathedralen
