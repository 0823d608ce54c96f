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
carcassonne-ask-D-CATTHROW = { $name }, du schleuderst.
carcassonne-ask-D-CATTHROW-throw = { $name }, ziele und schleudere.
carcassonne-ask-D-CATTHROW-throw-to-catch = { $name }, schleudere den Marker zum linken Nachbarn, der ihn fangen darf. Wie fest?
carcassonne-ask-D-CATTHROW-result = { $name }, schleudere und sag, was geschah.
carcassonne-wait-D-CATTHROW = { $name } schleudert.
carcassonne-does-D-CATTHROW = schleudert
carcassonne-ask-D-CATBEST = { $name }, wessen Marke liegt dem Jahrmarkt am nächsten?
carcassonne-ask-D-CATBEST-best-too = { $name }, liegt noch eine Marke genauso nah?
carcassonne-wait-D-CATBEST = { $name } sagt, wessen Marke am nächsten liegt.
carcassonne-does-D-CATBEST = sagt, wer am nächsten ist
carcassonne-ask-D-NEAREST = { $name }, mehrere Gefolgsleute sind deinem Plättchen gleich nah. Wähle einen von ihnen.
carcassonne-wait-D-NEAREST = { $name } wählt einen der nächsten Gefolgsleute.
carcassonne-does-D-NEAREST = wählt einen der nächsten Gefolgsleute
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
carcassonne-result =
    { $result ->
        [miss] Niemand getroffen
        [off] Sie berührt kein Plättchen
        [flung] Sie ist gelandet
        [caught] Gefangen
        [touched] Berührt, nicht gefangen
        [short] Zu kurz, nicht gefangen
        [far] Weit genug, nicht gefangen
       *[other] { $result }
    }
carcassonne-verb-hit = Wurde getroffen
carcassonne-hit = { $figureName } von { $ownerName }, { $area }
carcassonne-verb-push = Wurde angestoßen
carcassonne-push = { $figureName } von { $ownerName }, { $area }
carcassonne-hit-no-more = Sonst niemand
carcassonne-verb-topple = Turm gefallen
carcassonne-topple = Der Turm auf { $x },{ $y } ist gefallen
carcassonne-verb-nearest = Ist am nächsten
carcassonne-nearest = { $figureName } von { $ownerName }, { $area }
carcassonne-verb-best = Ist am nächsten
carcassonne-best = { $targetName }
carcassonne-best-too = Auch { $targetName }
carcassonne-best-no-other = Sonst niemand
carcassonne-enter-help =
    { $token ->
        [pie] Schleudere deine Torte am Tisch. Zeige dann auf alle, die sie traf, auf alle, die angestoßen wurden, und auf gefallene Türme.
        [seduction] Schleudere deine Marke am Tisch. Zeige dann auf den Gefolgsmann, der ihr am nächsten steht.
        [target] Schleudere deine Marke am Tisch. Haben alle geschleudert, sagst du, wer am nächsten ist.
       *[catch] Schleudere deine Marke am Tisch. Sag dann, ob sie gefangen wurde.
    }
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
carcassonne-refusal-others-are-nearer = Andere sind dem Plättchen näher.
carcassonne-replace-none = Niemanden ersetzen

carcassonne-category-catapult = Katapult
carcassonne-sign-fair = Jahrmarkt
carcassonne-fair = Der Jahrmarkt
carcassonne-fling-help =
    { $token ->
        [pie] Wen der Marker berührt, der geht ohne Punkte heim, auch eigene Gefolgsleute, ebenso wen sie umstoßen.
        [seduction] Der Gefolgsmann, der dem Marker am nächsten steht, darf durch einen eigenen ersetzt werden.
        [target] Wer dem Jahrmarktplättchen am nächsten kommt, bekommt 5 Punkte.
       *[catch] Er fliegt zum linken Nachbarn: 5 Punkte fürs Fangen oder bei zu kurzem Wurf, sonst für den Werfer.
    }
carcassonne-force = Wie fest
carcassonne-force-soft = Sanft
carcassonne-force-firm = Fest
carcassonne-force-hard = Hart
carcassonne-force-soft-help = Sanft: genau, aber der Marker kommt zu kurz auf.
carcassonne-force-firm-help = Fest: der Marker kommt rund um das Ziel auf.
carcassonne-force-hard-help = Hart: der Marker fliegt zu weit und streut.
carcassonne-fling-now = Schleudern
carcassonne-aim-shot = Gezielt auf { $square }, { $force }. Pfeile bewegen das Ziel, Enter schleudert.
carcassonne-fair-waiting = Noch zu schleudern:
carcassonne-catch-odds =
    { $how ->
        [caught] gefangen
        [touched] berührt, nicht gefangen
        [short] zu kurz
       *[far] weit, nicht gefangen
    }: { $percent } %
carcassonne-module-catapult = Das Katapult
carcassonne-event-flung =
    { $name } schleudert: { $how ->
        [hit] ein Treffer
        [topple] ein Turm fällt
        [near] die Marke liegt auf dem Land
        [miss] niemand wird getroffen
        [off] die Marke berührt kein Plättchen
       *[flung] die Marke ist gelandet
    }.
carcassonne-refusal-not-this-throw = Das gehört zu einer anderen Marke als der, die in dieser Runde geschleudert wird.
carcassonne-refusal-hit-already = Dieser Wurf hat schon getroffen. Nenne die anderen, oder sag, dass es keine gibt.
carcassonne-refusal-nobody-hit = Nenne zuerst einen Gefolgsmann, den die Torte selbst getroffen hat.
carcassonne-refusal-throw-first = Schleudere zuerst und gib ein, was die Torte getroffen hat.
carcassonne-refusal-only-followers = Hier zählen nur Gefolgsleute; Baumeister, Schwein und Gutshof bleiben.
carcassonne-refusal-nobody-to-hit = Dort steht kein solcher Gefolgsmann.
carcassonne-refusal-tower-fell-already = Dieser Wurf hat den Turm schon umgeworfen.
carcassonne-refusal-no-tower-to-topple = Auf diesem Plättchen steht kein Turm.
carcassonne-refusal-nearest-missing = Auf dem Land stehen Gefolgsleute: Nenne den, der am nächsten steht.
carcassonne-refusal-not-from-a-castle = Auf Burgen wird niemand ersetzt; nenne den nächsten der anderen.
carcassonne-refusal-best-already = Diese Marke hast du schon genannt.
carcassonne-refusal-best-missing = Eine Marke liegt immer am nächsten: Nenne sie zuerst.
