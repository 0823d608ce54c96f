### Das Schicksalsrad

carcassonne-kind-wheel = Schicksalsrad
    .score = das Schicksalsrad
carcassonne-term-fortuna = Fortuna
carcassonne-term-tax =
    { $count ->
        [one] Wappen oder Ritter
       *[other] Wappen und Ritter
    }
carcassonne-term-follower =
    { $count ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    }
carcassonne-term-monk =
    { $count ->
        [one] Mönch
       *[other] Mönche
    }
carcassonne-term-crown =
    { $count ->
        [one] Kronenfeld
       *[other] Kronenfelder
    }
carcassonne-ask-D-WHEELPLAGUE = Pest: Nimm einen deiner Gefolgsleute zurück
carcassonne-wait-D-WHEELPLAGUE = Warten auf { $names }: Gefolgsmann zurücknehmen
carcassonne-does-D-WHEELPLAGUE = nimmt jemanden zurück
carcassonne-verb-give-up = Gefolgsmann zurücknehmen
carcassonne-give-up = { WORD("carcassonne-figure", $role, form: "my-acc") } { WORD("carcassonne-kind", $kind, form: "from") }{ $sides } zurücknehmen
carcassonne-verb-crown = Aufs Schicksalsrad setzen
carcassonne-crown = { WORD("carcassonne-figure", $figure) } aufs Schicksalsrad: { WORD("carcassonne-segment", $segment) }
carcassonne-event-wheel = Das Schwein zieht weiter: { WORD("carcassonne-segment", $segment) }.
carcassonne-event-crown =
    { $who ->
        [me] Du setzt
       *[other] { $name } setzt
    } { WORD("carcassonne-figure", $figure, form: "a-acc") } aufs Schicksalsrad: { WORD("carcassonne-segment", $segment) }.
carcassonne-refusal-not-in-the-landscape = Hier steht keiner deiner Gefolgsleute in der Auslage. Wähle einen, der dort steht.
carcassonne-refusal-space-taken = Alle Kronenfelder dieses Segments sind besetzt. Wähle ein anderes Segment.
carcassonne-refusal-nobody-on-the-crown = Auf diesem Kronenfeld hast du keinen solchen Gefolgsmann zum Zurücknehmen.

carcassonne-category-wheel = Schicksalsrad
carcassonne-sign-wheel-1 = Schicksalsrad, 1
carcassonne-sign-wheel-2 = Schicksalsrad, 2
carcassonne-sign-wheel-3 = Schicksalsrad, 3
carcassonne-work-pig = Das Schwein steht bei: { $segment }
carcassonne-work-crown =
    { $who ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-nom") }
       *[other] { WORD("carcassonne-figure", $figure) } von { $name }
    } auf einem Kronenfeld: { $segment }
carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = Steuern
carcassonne-segment-famine = Hungersnot
carcassonne-segment-storm = Unwetter
carcassonne-segment-inquisition = Inquisition
carcassonne-segment-plague = Pest
carcassonne-segment-help =
    { $segment ->
        [fortuna] Wer am Zug ist, bekommt 3 Punkte.
        [taxes] Jeder Ritter bringt 1 Punkt je Wappen und je eigenem Ritter in der Stadt.
        [famine] Jeder Bauer bringt 1 Punkt je fertiger Stadt an der Wiese.
        [storm] Jeder Gefolgsmann im Vorrat bringt 1 Punkt.
        [inquisition] Jeder Mönch bringt Punkte.
       *[plague] Alle nehmen einen Gefolgsmann aus der Auslage zurück.
    } Danach werden die Gefolgsleute auf den Kronenfeldern dieses Segments gewertet und kommen zurück.
carcassonne-module-wheel = Das Schicksalsrad

# Karten: was etwas ist und bewirkt.
carcassonne-thing-wheel = Bevor dieses Plättchen gelegt wird, zieht das Schwein so viele Segmente weiter, wie die Zahl sagt. Das Segment, auf dem es stehen bleibt, gilt.
    .title = Schicksalsrad
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-fortune = Zeigt das Segment, das zuletzt galt: Fortuna, Steuern, Hungersnot, Unwetter, Inquisition oder Pest. Ein Plättchen mit Rad zieht es weiter.
    .title = Schwein des Schicksalsrads
carcassonne-thing-crown = Bleibt das Schwein auf seinem Segment stehen, bringt der Gefolgsmann hier 3 Punkte, allein auf zwei Feldern 6, und kommt zurück.
    .title = Kronenfeld

carcassonne-given-wheel = Schicksalsrad
carcassonne-given-wheel-pig = Feld des Schweins
carcassonne-given-wheel-crowns = Gefolgsleute auf Kronenfeldern, nach Abschnitt
