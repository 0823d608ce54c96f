### Abtei & Bürgermeister

carcassonne-kind-abbey = Abtei
carcassonne-figure-abbey = Abtei
carcassonne-figure-mayor = Bürgermeister
carcassonne-figure-barn = Gutshof
carcassonne-figure-wagon = Wagen
carcassonne-category-abbey-done = Abteien
carcassonne-category-abbey-final = Unfertige Abteien
carcassonne-category-field-done = Bauern am Gutshof
carcassonne-corner-NE = Nordosten
carcassonne-corner-SE = Südosten
carcassonne-corner-SW = Südwesten
carcassonne-corner-NW = Nordwesten

carcassonne-ask-D-DRAW = { $name }, zieh ein Plättchen oder lege deine Abtei in eine Lücke.
carcassonne-wait-D-DRAW = { $name } zieht ein Plättchen oder legt die Abtei.
carcassonne-does-D-DRAW = zieht oder legt die Abtei
carcassonne-verb-draw = Plättchen ziehen
carcassonne-draw = Ein Plättchen ziehen
carcassonne-verb-abbey = Abtei legen
carcassonne-abbey = Abtei auf { $x },{ $y }
carcassonne-ask-D-ENDABBEY = { $name }, das letzte Plättchen liegt. Du darfst deine Abtei noch legen.
carcassonne-wait-D-ENDABBEY = { $name } darf noch eine Abtei legen.
carcassonne-does-D-ENDABBEY = darf die Abtei legen

carcassonne-verb-mayor = Bürgermeister setzen
carcassonne-mayor =
    { $kind ->
        [road] Auf die { $area }
        [field] Auf die { $area }
        [cloister] Ins { $area }
       *[other] In die { $area }
    }{ $done ->
        [yes] : sofort { $worth } Punkte
       *[no] : wäre jetzt { $worth } wert
    }
carcassonne-verb-barn = Gutshof bauen
carcassonne-barn =
    { $corner ->
        [NE] In der Ecke im Nordosten
        [SE] In der Ecke im Südosten
        [SW] In der Ecke im Südwesten
       *[NW] In der Ecke im Nordwesten
    }: wäre jetzt { $worth } wert
carcassonne-verb-wagon = Wagen setzen
carcassonne-wagon =
    { $kind ->
        [road] Auf die { $area }
        [field] Auf die { $area }
        [cloister] Ins { $area }
       *[other] In die { $area }
    }{ $done ->
        [yes] : sofort { $worth } Punkte
       *[no] : wäre jetzt { $worth } wert
    }
carcassonne-ask-D-WAGON = { $name }, dein Wagen ist gewertet: Wohin zieht er weiter?
carcassonne-wait-D-WAGON = { $name } darf einen Wagen weiterziehen.
carcassonne-does-D-WAGON = bewegt einen Wagen
carcassonne-verb-drive = Wagen weiterziehen
carcassonne-drive =
    { $kind ->
        [road] Auf die { $area }
        [field] Auf die { $area }
        [cloister] Ins { $area }
       *[other] In die { $area }
    }{ $done ->
        [yes] : sofort { $worth } Punkte
       *[no] : wäre jetzt { $worth } wert
    }
carcassonne-verb-unhitch = Wagen zurücknehmen
carcassonne-unhitch = Zurück in den Vorrat

carcassonne-event-abbey = { $name } legt die Abtei in die Lücke auf { $square }.
carcassonne-event-drive =
    Der Wagen von { $name } zieht weiter { $kind ->
        [city] in die Stadt
        [road] auf die Straße
        [cloister] zum Kloster
        [shrine] zur Kultstätte
       *[abbey] zur Abtei
    } auf { $square }.

carcassonne-refusal-no-abbey-left = Du hast deine Abtei schon gelegt.
carcassonne-refusal-no-gap = Es gibt keine Lücke mit Plättchen auf allen vier Seiten.
carcassonne-refusal-not-a-gap = Die Abtei braucht Plättchen auf allen vier Seiten.
carcassonne-refusal-tile-drawn = Wer seine Abtei legt, zieht kein Plättchen; du hast gezogen.
carcassonne-refusal-monk-only = Nach dem letzten Plättchen darf nur noch ein Mönch auf die Abtei.
carcassonne-refusal-not-a-city = Der Bürgermeister kommt nur in eine Stadt.
carcassonne-refusal-not-four-tiles = Ein Gutshof braucht eine Ecke, an der vier Plättchen zusammenstoßen.
carcassonne-refusal-not-all-meadow = Alle vier Plättchen müssen an dieser Ecke nur Wiese zeigen.
carcassonne-refusal-barn-there = Auf dieser Wiese steht schon ein Gutshof.
carcassonne-refusal-just-come-home = Er ist gerade von einer Wiese mit Gutshof zurückgekommen. Du kannst ihn ab deinem nächsten Zug wieder einsetzen.
carcassonne-refusal-not-adjoining = Dieses Gebiet grenzt nicht an das gewertete.
carcassonne-refusal-finished = Dieses Gebiet ist fertig.
carcassonne-refusal-barred = Dort ist der Drache.

carcassonne-held-abbey = Abtei auf der Hand
carcassonne-module-abbey-mayor = Abtei & Bürgermeister
