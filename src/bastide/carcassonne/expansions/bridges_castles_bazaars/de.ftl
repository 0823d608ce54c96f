### Die Basare

carcassonne-kind-bazaar = Basar
carcassonne-category-bazaar = Basare
carcassonne-term-bid = Gebot

carcassonne-ask-D-BAZPICK = { $name }, such ein aufgedecktes Plättchen aus und sag, wie viele Punkte du bietest.
carcassonne-wait-D-BAZPICK = { $name } sucht im Basar ein Plättchen aus.
carcassonne-does-D-BAZPICK = sucht im Basar ein Plättchen aus
carcassonne-verb-pick = Aussuchen und bieten
carcassonne-pick =
    { $bid ->
        [0] Dieses Plättchen, ohne Gebot
        [one] Dieses Plättchen, für 1 Punkt
       *[other] Dieses Plättchen, für { $bid } Punkte
    }
carcassonne-ask-D-BAZBID = { $name }, biete mehr für das Plättchen oder passe: Du bist nur einmal dran.
carcassonne-wait-D-BAZBID = { $name } darf bieten.
carcassonne-does-D-BAZBID = darf bieten
carcassonne-verb-bid = Bieten
carcassonne-bid =
    { $bid ->
        [one] 1 Punkt
       *[other] { $bid } Punkte
    }
carcassonne-bid-none = Kein Gebot
carcassonne-ask-D-BAZDEAL = { $name }, kaufst du das Plättchen für das höchste Gebot, oder verkaufst du es dafür?
carcassonne-wait-D-BAZDEAL = { $name } kauft oder verkauft.
carcassonne-does-D-BAZDEAL = kauft oder verkauft
carcassonne-verb-buy = Kaufen
carcassonne-buy = Kaufen: { $bid } Punkte an { $targetName }
carcassonne-verb-sell = Verkaufen
carcassonne-sell = Verkaufen: { $bid } Punkte von { $targetName }
carcassonne-ask-D-BAZVAR = { $name }, such dir für deinen Zug ein aufgedecktes Plättchen aus.
carcassonne-wait-D-BAZVAR = { $name } sucht im Basar ein Plättchen aus.
carcassonne-does-D-BAZVAR = sucht im Basar ein Plättchen aus
carcassonne-verb-choose = Ein Plättchen aussuchen
carcassonne-choose = Dieses Plättchen

carcassonne-event-bazaar-tile = Für den Basar wird ein Plättchen aufgedeckt.
carcassonne-event-bazaar-pick = { $name } sucht ein Plättchen aus und bietet { $bid }.
carcassonne-event-bazaar-bid = { $name } bietet { $bid }.
carcassonne-event-bazaar-won = { $name } bekommt das Plättchen.
carcassonne-event-bazaar-turn = { $name } ist in der Basarrunde am Zug.

carcassonne-refusal-not-revealed = Dieses Plättchen ist nicht aufgedeckt.
carcassonne-refusal-bad-bid = Geboten werden ganze Punkte, 0 oder mehr.
carcassonne-refusal-bid-too-low = Ein Gebot muss höher sein als das letzte.

### Die Brücken

carcassonne-figure-bridge = Brücke
carcassonne-lay-bridge =
    { $turn ->
        [0] Auf { $x },{ $y }, wie gezogen, mit einer Brücke auf { $bx },{ $by }
       *[other] Auf { $x },{ $y }, um { $turn }° gedreht, mit einer Brücke auf { $bx },{ $by }
    }
carcassonne-verb-set-aside = Keine Brücke bauen
carcassonne-set-aside = Keine Brücke bauen: Das Plättchen kommt aus dem Spiel, und du ziehst ein neues

carcassonne-ask-D-BRIDGE = { $name }, baue die Brücke.
carcassonne-wait-D-BRIDGE = { $name } baut eine Brücke.
carcassonne-does-D-BRIDGE = baut eine Brücke
carcassonne-verb-bridge = Eine Brücke bauen
carcassonne-bridge = Die Brücke

carcassonne-event-bridge = { $name } baut auf { $square } eine Brücke.

carcassonne-refusal-no-bridge-left = Du hast keine Brücke mehr.
carcassonne-refusal-not-on-this-tile-or-beside-it = Eine Brücke kommt auf das eben gelegte Plättchen oder auf eines daneben.
carcassonne-refusal-bridge-not-on-meadow = Beide Enden einer Brücke müssen auf Wiese stehen.
carcassonne-refusal-bridge-there = Auf diesem Plättchen steht schon eine Brücke.
carcassonne-refusal-bridge-runs-into-land = Die Brücke würde an etwas stoßen, das keine Straße ist.
carcassonne-refusal-bridge-continues-no-road = Eine Brücke muss eine Straße weiterführen.
carcassonne-refusal-fits-without-a-bridge = Das Plättchen passt auch ohne Brücke, also muss es gelegt werden.

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

carcassonne-sign-bazaar = Basar
carcassonne-work-bridge =
    Brücke auf { $square }, { $axis ->
        [N-S] von Norden nach Süden
       *[E-W] von Osten nach Westen
    }
carcassonne-work-castle =
    Burg von { $name } auf { $square }{ $closed ->
        [yes] , geschlossen
       *[no] { "" }
    }
carcassonne-bazaar = Basar
carcassonne-bazaar-tiles = Plättchen im Angebot
carcassonne-bazaar-pick = Plättchen { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] Kein Punkt geboten
        [one] 1 Punkt geboten
       *[other] { $bid } Punkte geboten
    }
carcassonne-bazaar-next = Noch an der Reihe:
carcassonne-bid-amount = Dein Gebot
carcassonne-bid-less = Ein Punkt weniger
carcassonne-bid-more = Ein Punkt mehr
carcassonne-bid-now =
    { $bid ->
        [0] Nichts bieten
       *[other] { $bid } bieten
    }
carcassonne-square-bridge =
    { $count ->
        [one] Feld { $square }, mit einer Brücke, lässt sich auf eine Weise drehen
       *[other] Feld { $square }, mit einer Brücke, { $count } Drehungen
    }
carcassonne-module-bridges-castles-bazaars = Burgen, Brücken und Basare
