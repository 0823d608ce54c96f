### Die Fähren

carcassonne-figure-ferry = Fähre
    .nom = die Fähre
    .acc = die Fähre
    .dat = der Fähre
    .a-nom = eine Fähre
    .a-acc = eine Fähre
    .a-dat = einer Fähre
    .my-nom = deine Fähre
    .my-acc = deine Fähre
    .my-dat = deiner Fähre
    .plural = Fähren

carcassonne-ask-D-FERRY = Verbinde zwei Straßenenden mit einer Fähre
carcassonne-wait-D-FERRY = Warten auf { $names }: Fähre legen
carcassonne-does-D-FERRY = legt eine Fähre
carcassonne-verb-ferry = Fähre legen
carcassonne-ferry = Zwischen { $ends }
carcassonne-ask-D-REROUTE = Eine Fähre der verlängerten Straße umlegen?
carcassonne-wait-D-REROUTE = Warten auf { $names }: Fähre umlegen oder überspringen
carcassonne-does-D-REROUTE = legt eine Fähre um
carcassonne-verb-reroute = Fähre umlegen
carcassonne-reroute = Fähre { $spot }: zwischen { $ends }
carcassonne-reroute-none = Überspringen

carcassonne-event-ferry =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } eine Fähre.
carcassonne-event-reroute =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } eine Fähre um.

carcassonne-refusal-not-two-road-ends = Eine Fähre verbindet zwei verschiedene Straßenenden ihres Sees. Wähle zwei.
carcassonne-refusal-other-lake = Diese Fähre kommt auf den See, den du gerade gelegt hast.
carcassonne-refusal-no-ferry-there = Auf diesem Plättchen liegt keine Fähre. Wähle einen See mit Fähre.
carcassonne-refusal-moved-in-this-turn = Diese Fähre hast du in diesem Zug schon umgelegt. Wähle eine andere.
carcassonne-refusal-not-the-first-ferry = Du kannst nur die erste Fähre an einer Straße umlegen, die du verlängert hast.
carcassonne-refusal-lies-so-already = So liegt die Fähre schon. Wähle zwei andere Straßenenden.
carcassonne-refusal-road-finished = Diese Straße ist fertig und gewertet. Wähle eine Fähre einer anderen Straße.

carcassonne-work-ferry = Fähre zwischen { $ends }
carcassonne-module-ferries = Die Fähren

# Karten: was etwas ist und bewirkt.
carcassonne-thing-ferry = Verbindet über den See zwei Straßen zu einer. Wer eine Straße mit Fähre verlängert, darf sie versetzen.
    .title = Fähre

carcassonne-given-ferries = Fähren: Feld, Seiten
