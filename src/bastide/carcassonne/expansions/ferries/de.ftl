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
carcassonne-does-D-REROUTE = legt Fähre um
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

carcassonne-refusal-not-two-road-ends = Eine Fähre verbindet zwei verschiedene Straßenenden ihres Sees.
carcassonne-refusal-other-lake = Diese Fähre gehört auf den eben gelegten See.
carcassonne-refusal-no-ferry-there = Auf diesem Plättchen liegt keine Fähre.
carcassonne-refusal-moved-in-this-turn = Eine Fähre wird in einem Zug nur einmal umgelegt.
carcassonne-refusal-not-the-first-ferry = Nur die erste Fähre an einer verlängerten Straße darf umgelegt werden.
carcassonne-refusal-lies-so-already = So liegt die Fähre schon.
carcassonne-refusal-road-finished = Diese Straße war fertig und gewertet.

carcassonne-work-ferry = Fähre zwischen { $ends }
carcassonne-module-ferries = Die Fähren
