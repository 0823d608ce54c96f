### Das Katapult

carcassonne-kind-catapult = Katapult
    .score = einen Wurf
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
carcassonne-ask-D-CATKIND = Wähle, was alle schleudern
carcassonne-wait-D-CATKIND = Warten auf { $names }: Katapultplättchen wählen
carcassonne-does-D-CATKIND = wählt für alle
carcassonne-ask-D-CATTHROW = Du schleuderst
carcassonne-ask-D-CATTHROW-throw = Ziele und schleudere
carcassonne-ask-D-CATTHROW-throw-to-catch = Schleudere nach links; dort wird gefangen. Wie fest?
carcassonne-ask-D-CATTHROW-result = Schleudere und gib ein, was geschah
carcassonne-wait-D-CATTHROW = Warten auf { $names }: schleudern
carcassonne-does-D-CATTHROW = schleudert
carcassonne-ask-D-CATBEST = Wessen Plättchen liegt dem Jahrmarkt am nächsten?
carcassonne-ask-D-CATBEST-best-too = Liegt noch eins genauso nah?
carcassonne-wait-D-CATBEST = Warten auf { $names }: nächstes Plättchen nennen
carcassonne-does-D-CATBEST = nennt das nächste
carcassonne-ask-D-NEAREST = Mehrere Gefolgsleute sind gleich nah. Wähle einen.
carcassonne-wait-D-NEAREST = Warten auf { $names }: Gefolgsmann wählen
carcassonne-does-D-NEAREST = wählt einen Gefolgsmann
carcassonne-ask-D-SEDUCE = Den nächsten Gefolgsmann durch einen eigenen ersetzen?
carcassonne-wait-D-SEDUCE = Warten auf { $names }: Gefolgsmann ersetzen oder überspringen
carcassonne-does-D-SEDUCE = ersetzt einen Gefolgsmann
carcassonne-ask-D-TOPPLE = Der Turm ist gefallen. Wieder aufbauen oder entfernen?
carcassonne-wait-D-TOPPLE = Warten auf { $names }: Turm aufbauen oder entfernen
carcassonne-does-D-TOPPLE = baut auf oder entfernt
carcassonne-verb-fling = Plättchen wählen
carcassonne-fling = { WORD("carcassonne-token", $token) }
carcassonne-verb-throw = Schleudern
carcassonne-throw =
    Auf Stelle { $spot } zielen, { $force ->
        [soft] sanft
        [hard] kräftig
       *[firm] mittel
    }
carcassonne-throw-to-catch =
    { $force ->
        [soft] Sanft schleudern
        [hard] Kräftig schleudern
       *[firm] Mittel schleudern
    }
carcassonne-verb-result = Was geschah
carcassonne-result =
    { $result ->
        [miss] Niemand getroffen
        [off] Berührt kein Plättchen
        [flung] Gelandet
        [caught] Gefangen
        [touched] Berührt, nicht gefangen
        [short] Zu kurz
        [far] Weit genug, nicht gefangen
       *[other] { $result }
    }
carcassonne-verb-hit = Getroffen
carcassonne-hit =
    { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $role) } von { $ownerName }
    } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-verb-push = Angestoßen
carcassonne-push =
    { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $role) } von { $ownerName }
    } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-hit-no-more = Sonst niemand
carcassonne-verb-topple = Turm gefallen
carcassonne-topple = Turm { $spot } ist gefallen
carcassonne-verb-nearest = Am nächsten
carcassonne-nearest =
    { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $role) } von { $ownerName }
    } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-verb-best = Am nächsten
carcassonne-best =
    { $target ->
        [me] Deins
       *[other] { $targetName }
    }
carcassonne-best-too =
    { $target ->
        [me] Deins auch
       *[other] { $targetName } auch
    }
carcassonne-best-no-other = Sonst niemand
carcassonne-enter-help =
    { $token ->
        [pie] Schleudere deine Torte am echten Tisch. Tippe dann auf alle Getroffenen, alle Angestoßenen und gefallene Türme.
        [seduction] Schleudere dein Plättchen am echten Tisch. Tippe dann auf den Gefolgsmann, der am nächsten steht.
        [target] Schleudere dein Plättchen am echten Tisch. Nach dem letzten Wurf gibst du ein, welches am nächsten liegt.
       *[catch] Schleudere dein Plättchen am echten Tisch. Gib dann ein, ob es gefangen wurde.
    }
carcassonne-verb-replace = Aus Vorrat ersetzen
carcassonne-replace = Durch { WORD("carcassonne-figure", $role, form: "a-acc") } aus dem Vorrat ersetzen
carcassonne-verb-replace-by = Eigenen versetzen
carcassonne-replace-by = { WORD("carcassonne-figure", $role, form: "my-acc") } { WORD("carcassonne-kind", $kind, form: "from") } dorthin versetzen
carcassonne-verb-rebuild-tower = Turm aufbauen
carcassonne-rebuild-tower = Turm wieder aufbauen
carcassonne-verb-remove-tower = Turm entfernen
carcassonne-remove-tower = Turm aus dem Spiel nehmen
carcassonne-event-catapult =
    { $who ->
        [me] Du eröffnest
       *[other] { $name } eröffnet
    } den Jahrmarkt: { WORD("carcassonne-token", $token) }.
carcassonne-event-throw =
    { $who ->
        [me] Du schleuderst dein Plättchen.
       *[other] { $name } schleudert ein Plättchen.
    }
carcassonne-event-catch =
    { $who ->
        [me] Du schleuderst
       *[other] { $name } schleudert
    }: { $how ->
        [caught] gefangen
        [touched] berührt, nicht gefangen
        [short] zu kurz
       *[far] weit genug, nicht gefangen
    }.
carcassonne-event-seduce =
    { $who ->
        [me] Du ersetzt
       *[other] { $name } ersetzt
    } den nächsten Gefolgsmann.
carcassonne-event-rebuild-tower =
    { $who ->
        [me] Du baust
       *[other] { $name } baut
    } den Turm wieder auf.
carcassonne-event-remove-tower =
    { $who ->
        [me] Du entfernst
       *[other] { $name } entfernt
    } den Turm.
carcassonne-refusal-no-such-replacement = Wähle aus deinem Vorrat einen Gefolgsmann, der dort stehen darf.
carcassonne-refusal-others-are-nearer = Andere sind näher am Katapultplättchen. Wähle davon.
carcassonne-replace-none = Niemanden ersetzen

carcassonne-category-catapult = Katapult
carcassonne-sign-fair = Jahrmarkt
carcassonne-fair = Jahrmarkt
carcassonne-fling-help =
    { $token ->
        [pie] Alle Gefolgsleute, die die Torte berührt, kommen ohne Punkte zurück, auch eigene und wer umgestoßen wird.
        [seduction] Den Gefolgsmann, der deinem Plättchen am nächsten steht, darfst du durch einen eigenen ersetzen.
        [target] Das Plättchen, das dem Jahrmarkt am nächsten liegt, bringt 5 Punkte.
       *[catch] Links bringt Fangen oder ein zu kurzer Wurf 5 Punkte, sonst bekommst du sie.
    }
carcassonne-force = Wie fest
carcassonne-force-soft = Sanft
carcassonne-force-firm = Mittel
carcassonne-force-hard = Kräftig
carcassonne-force-soft-help = Sanft: genau, aber das Plättchen kommt zu kurz auf.
carcassonne-force-firm-help = Mittel: Das Plättchen landet rund um das Ziel.
carcassonne-force-hard-help = Kräftig: Das Plättchen fliegt zu weit und streut.
carcassonne-fling-now = Schleudern
carcassonne-aim-shot = Ziel, { $force }. Pfeiltasten bewegen es, Eingabe schleudert.
carcassonne-fair-waiting = Es schleudern noch:
carcassonne-catch-odds =
    { $how ->
        [caught] gefangen
        [touched] berührt, nicht gefangen
        [short] zu kurz
       *[far] weit, nicht gefangen
    }: { $percent } %
carcassonne-module-catapult = Das Katapult
carcassonne-event-flung =
    { $who ->
        [me] Du schleuderst
       *[other] { $name } schleudert
    }: { $how ->
        [hit] ein Treffer
        [topple] ein Turm fällt
        [near] das Plättchen liegt in der Auslage
        [miss] niemand wird getroffen
        [off] es berührt kein Plättchen
       *[flung] es ist gelandet
    }.
carcassonne-refusal-not-this-throw = Das gehört zu einem anderen Katapultplättchen als dem dieser Runde.
carcassonne-refusal-hit-already = Dieser Wurf hat schon getroffen. Gib die anderen an, oder sag, dass es keine gibt.
carcassonne-refusal-nobody-hit = Gib zuerst einen Gefolgsmann an, den die Torte selbst getroffen hat.
carcassonne-refusal-throw-first = Schleudere zuerst, dann gib an, was die Torte getroffen hat.
carcassonne-refusal-only-followers = Hier zählen nur Gefolgsleute; Baumeister, Schwein und Gutshof bleiben. Wähle einen Gefolgsmann.
carcassonne-refusal-nobody-to-hit = Hier steht kein solcher Gefolgsmann. Wähle einen, der da ist.
carcassonne-refusal-tower-fell-already = Dieser Wurf hat den Turm schon umgeworfen. Gib die anderen an, oder sag, dass es keine gibt.
carcassonne-refusal-no-tower-to-topple = Auf diesem Plättchen steht kein Turm. Wähle eins mit Turm.
carcassonne-refusal-nearest-missing = In der Auslage stehen Gefolgsleute: Wähle den nächsten am Katapultplättchen.
carcassonne-refusal-not-from-a-castle = Auf Burgen wird niemand ersetzt. Wähle den nächsten der anderen.
carcassonne-refusal-best-already = Dieses Katapultplättchen hast du schon genannt. Wähle ein anderes oder mach Schluss.
carcassonne-refusal-best-missing = Ein Katapultplättchen liegt immer am nächsten. Nenne es zuerst.
carcassonne-token-pie = Tortenschlacht
carcassonne-token-seduction = Verführung
carcassonne-token-target = Schützenfest
carcassonne-token-catch = Fangen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-fair = Nach diesem Plättchen schleudern alle einmal das gleiche Katapultplättchen: Es kann Punkte bringen oder Gefolgsleute vertreiben.
    .title = Jahrmarkt
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
