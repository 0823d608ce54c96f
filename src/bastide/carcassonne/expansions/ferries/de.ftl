### Die Fähren

carcassonne-figure-ferry = Fähre

carcassonne-ask-D-FERRY = { $name }, verbinde zwei Straßenenden mit einer Fähre.
carcassonne-wait-D-FERRY = { $name } legt eine Fähre.
carcassonne-does-D-FERRY = legt eine Fähre
carcassonne-verb-ferry = Die Fähre legen
carcassonne-ferry = Zwischen { $ends }
carcassonne-ask-D-REROUTE = { $name }, du darfst eine Fähre der verlängerten Straße umlegen.
carcassonne-wait-D-REROUTE = { $name } darf eine Fähre umlegen.
carcassonne-does-D-REROUTE = darf eine Fähre umlegen
carcassonne-verb-reroute = Eine Fähre umlegen
carcassonne-reroute = Die Fähre auf { $x },{ $y }: zwischen { $ends }
carcassonne-reroute-none = Die Fähren bleiben, wo sie sind

carcassonne-event-ferry = { $name } legt auf { $square } eine Fähre.
carcassonne-event-reroute = { $name } legt die Fähre auf { $square } um.

carcassonne-refusal-not-two-road-ends = Eine Fähre verbindet zwei verschiedene Straßenenden ihres Sees.
carcassonne-refusal-other-lake = Diese Fähre gehört auf den eben gelegten See.
carcassonne-refusal-no-ferry-there = Auf diesem Plättchen liegt keine Fähre.
carcassonne-refusal-moved-in-this-turn = Eine Fähre wird in einem Zug nur einmal umgelegt.
carcassonne-refusal-not-the-first-ferry = Nur die erste Fähre an einer verlängerten Straße darf umgelegt werden.
carcassonne-refusal-lies-so-already = So liegt die Fähre schon.
carcassonne-refusal-road-finished = Diese Straße war fertig und gewertet.

carcassonne-work-ferry = Fähre auf { $square } zwischen { $ends }
carcassonne-module-ferries = Die Fähren
