### Die Burgen

carcassonne-figure-castle = Burg
carcassonne-kind-castle = Burg
carcassonne-category-castle = Burgen
carcassonne-term-castle =
    { $count ->
        [one] Burg
       *[other] Burgen
    }
carcassonne-term-cathar = belagert

carcassonne-ask-D-CASTLE = { $name }, diese Kleinstadt gehört dir. Werten, oder eine Burg bauen, die die Punkte des nächsten fertigen Bauwerks daneben bekommt?
carcassonne-wait-D-CASTLE = { $name } entscheidet über eine Kleinstadt.
carcassonne-does-D-CASTLE = entscheidet über eine Kleinstadt
carcassonne-verb-castle = Eine Burg bauen
carcassonne-castle = Burg für: { $figureName }
carcassonne-verb-score = Die Stadt werten
carcassonne-score = Die Stadt werten: { $worth } Punkte

carcassonne-ask-D-CASTLESCORE = { $name }, nahe deiner Burg sind mehrere Bauwerke fertig: Wessen Punkte bekommt sie?
carcassonne-wait-D-CASTLESCORE = { $name } sucht aus, was eine Burg wertet.
carcassonne-does-D-CASTLESCORE = sucht aus, was eine Burg wertet
carcassonne-verb-collect = Die Punkte nehmen
carcassonne-collect = { $area } auf { $x },{ $y }: { $worth } Punkte

carcassonne-event-castle = { $name } macht aus der Kleinstadt auf { $square } eine Burg.
carcassonne-event-castle-closed = Die Burg von { $name } auf { $square } ist geschlossen.

carcassonne-refusal-no-follower-of-yours-there = Dieser Gefolgsmann von dir steht nicht in dieser Stadt.
carcassonne-refusal-not-in-the-vicinity = Das ist nicht in der Nähe der Burg fertig geworden.
carcassonne-refusal-castle = Auf eine Burg kann niemand mehr gesetzt werden.
carcassonne-refusal-fairy-on-a-castle = Die Fee geht auf keine Burg.
carcassonne-refusal-safe-on-a-castle = Auf einer Burg ist ein Gefolgsmann vor Türmen sicher.
carcassonne-refusal-not-a-small-town = Nur eine Kleinstadt aus zwei halbrunden Stücken kann eine Burg werden; ihr Besitzer wird gefragt, wenn sie fertig ist.
