### Das Katapult

carcassonne-kind-catapult = Katapult
carcassonne-term-catch =
    { $count ->
        [one] Wurf
       *[other] Würfe
    }
carcassonne-term-target =
    { $count ->
        [one] nächster Wurf
       *[other] nächste Würfe
    }
carcassonne-ask-D-CATKIND = { $name }, der Jahrmarkt ist eröffnet: Welche Marke schleudern alle?
carcassonne-wait-D-CATKIND = { $name } wählt, was geschleudert wird.
carcassonne-does-D-CATKIND = wählt, was geschleudert wird
carcassonne-ask-D-CATTHROW = { $name }, ziele und schleudere.
carcassonne-ask-D-CATTHROW-throw-to-catch = { $name }, schleudere den Marker zum linken Nachbarn, der ihn fangen darf. Wie fest?
carcassonne-ask-D-CATTHROW-result = { $name }, schleudere und sag, was geschah.
carcassonne-wait-D-CATTHROW = { $name } schleudert.
carcassonne-does-D-CATTHROW = schleudert
carcassonne-ask-D-SEDUCE = { $name }, ersetze den Gefolgsmann mit dem Herzen durch einen eigenen oder nicht.
carcassonne-wait-D-SEDUCE = { $name } darf einen Gefolgsmann verführen.
carcassonne-does-D-SEDUCE = darf einen Gefolgsmann verführen
carcassonne-ask-D-TOPPLE = { $name }, der Turm ist gefallen: Baue ihn wieder auf oder entferne ihn.
carcassonne-wait-D-TOPPLE = { $name } entscheidet über den Turm.
carcassonne-does-D-TOPPLE = entscheidet über den Turm
carcassonne-verb-fling = Eine Marke wählen
carcassonne-fling =
    { $token ->
        [pie] Tortenschlacht
        [seduction] Verführung
        [target] Zielwurf
       *[catch] Fangen
    }
carcassonne-verb-throw = Schleudern
carcassonne-throw =
    Auf { $x },{ $y } zielen, { $force ->
        [soft] sanft
        [hard] kräftig
       *[firm] mittel
    }
carcassonne-throw-to-catch =
    { $force ->
        [soft] Sanft werfen
        [hard] Kräftig werfen
       *[firm] Mittelstark werfen
    }
carcassonne-verb-result = Was geschah
carcassonne-result = { $result }
carcassonne-verb-replace = Aus dem Vorrat ersetzen
carcassonne-replace = { $figureName } aus dem Vorrat
carcassonne-verb-replace-by = Dieser geht dorthin
carcassonne-replace-by = { $figureName }, { $area }
carcassonne-verb-rebuild-tower = Der Turm
carcassonne-rebuild-tower = Den Turm wieder aufbauen
carcassonne-verb-remove-tower = Der Turm
carcassonne-remove-tower = Den Turm aus dem Spiel nehmen
carcassonne-event-catapult =
    { $name } eröffnet den Jahrmarkt: { $token ->
        [pie] Tortenschlacht
        [seduction] Verführung
        [target] Zielwurf
       *[catch] Fangen
    }.
carcassonne-event-throw = { $name } schleudert; die Marke landet auf { $square }.
carcassonne-event-catch =
    { $name } schleudert: { $how ->
        [caught] gefangen
        [touched] berührt, nicht gefangen
        [short] zu kurz
       *[far] weit genug und nicht gefangen
    }.
carcassonne-event-seduce = { $name } verführt einen Gefolgsmann auf { $square }.
carcassonne-event-rebuild-tower = { $name } baut den Turm auf { $square } wieder auf.
carcassonne-event-remove-tower = { $name } entfernt den Turm auf { $square }.
carcassonne-refusal-no-such-replacement = Kein Gefolgsmann von dir kann diesen Platz einnehmen.
carcassonne-replace-none = Niemanden ersetzen
