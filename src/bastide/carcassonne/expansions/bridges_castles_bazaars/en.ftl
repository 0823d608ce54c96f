### The Bazaars

carcassonne-kind-bazaar = bazaar
carcassonne-category-bazaar = Bazaars
carcassonne-term-bid = bid

carcassonne-ask-D-BAZPICK = { $name }, pick one of the revealed tiles and say how many points you bid for it.
carcassonne-wait-D-BAZPICK = { $name } picks a tile in the bazaar.
carcassonne-does-D-BAZPICK = picks a tile in the bazaar
carcassonne-verb-pick = Pick and bid
carcassonne-pick =
    { $bid ->
        [0] This tile, bidding nothing
        [one] This tile, bidding 1 point
       *[other] This tile, bidding { $bid } points
    }
carcassonne-ask-D-BAZBID = { $name }, bid more for the tile, or pass: you have one chance.
carcassonne-wait-D-BAZBID = { $name } may bid.
carcassonne-does-D-BAZBID = may bid
carcassonne-verb-bid = Bid
carcassonne-bid =
    { $bid ->
        [one] 1 point
       *[other] { $bid } points
    }
carcassonne-bid-none = No bid
carcassonne-ask-D-BAZDEAL = { $name }, buy the tile for the highest bid, or sell it for that?
carcassonne-wait-D-BAZDEAL = { $name } buys or sells.
carcassonne-does-D-BAZDEAL = buys or sells
carcassonne-verb-buy = Buy
carcassonne-buy = Buy it: { $bid } points to { $targetName }
carcassonne-verb-sell = Sell
carcassonne-sell = Sell it: { $bid } points from { $targetName }
carcassonne-ask-D-BAZVAR = { $name }, pick one of the revealed tiles for your turn.
carcassonne-wait-D-BAZVAR = { $name } picks a tile in the bazaar.
carcassonne-does-D-BAZVAR = picks a tile in the bazaar
carcassonne-verb-choose = Pick a tile
carcassonne-choose = This tile

carcassonne-event-bazaar-tile = A tile is revealed for the bazaar.
carcassonne-event-bazaar-pick = { $name } picks a tile and bids { $bid }.
carcassonne-event-bazaar-bid = { $name } bids { $bid }.
carcassonne-event-bazaar-won = { $name } gets the tile.
carcassonne-event-bazaar-turn = { $name } takes the bazaar turn.

carcassonne-refusal-not-revealed = That tile is not among the revealed ones.
carcassonne-refusal-bad-bid = A bid is a whole number of points, 0 or more.
carcassonne-refusal-bid-too-low = A bid must be higher than the last one.

### The Bridges

carcassonne-figure-bridge = bridge
carcassonne-lay-bridge =
    { $turn ->
        [0] On { $x },{ $y }, as drawn, with a bridge on { $bx },{ $by }
       *[other] On { $x },{ $y }, turned by { $turn }°, with a bridge on { $bx },{ $by }
    }
carcassonne-verb-set-aside = Build no bridge
carcassonne-set-aside = Build no bridge: the tile leaves the game and you draw another

carcassonne-ask-D-BRIDGE = { $name }, build the bridge.
carcassonne-wait-D-BRIDGE = { $name } builds a bridge.
carcassonne-does-D-BRIDGE = builds a bridge
carcassonne-verb-bridge = Build a bridge
carcassonne-bridge = The bridge

carcassonne-event-bridge = { $name } builds a bridge on { $square }.

carcassonne-refusal-no-bridge-left = You have no bridge left.
carcassonne-refusal-not-on-this-tile-or-beside-it = A bridge goes onto the tile just laid or onto one beside it.
carcassonne-refusal-bridge-not-on-meadow = Both ends of a bridge must stand on meadow.
carcassonne-refusal-bridge-there = There is a bridge on that tile already.
carcassonne-refusal-bridge-runs-into-land = The bridge would run into something that is no road.
carcassonne-refusal-bridge-continues-no-road = A bridge must carry a road on.
carcassonne-refusal-fits-without-a-bridge = The tile fits without a bridge, so it must be laid.

### The Castles

carcassonne-figure-castle = castle
carcassonne-kind-castle = castle
carcassonne-category-castle = Castles
carcassonne-term-castle =
    { $count ->
        [one] castle
       *[other] castles
    }
carcassonne-term-cathar = besieged

carcassonne-ask-D-CASTLE = { $name }, this small town is yours. Score it, or make it a castle that takes the points of what is finished beside it next?
carcassonne-wait-D-CASTLE = { $name } decides about a small town.
carcassonne-does-D-CASTLE = decides about a small town
carcassonne-verb-castle = Build a castle
carcassonne-castle = Castle for: { $figureName }
carcassonne-verb-score = Score the town
carcassonne-score = Score the town: { $worth } points

carcassonne-ask-D-CASTLESCORE = { $name }, several structures near your castle are finished: which one does it take the points of?
carcassonne-wait-D-CASTLESCORE = { $name } chooses what a castle scores.
carcassonne-does-D-CASTLESCORE = chooses what a castle scores
carcassonne-verb-collect = Take the points
carcassonne-collect = { $area } on { $x },{ $y }: { $worth } points

carcassonne-event-castle = { $name } turns the small town on { $square } into a castle.
carcassonne-event-castle-closed = The castle of { $name } on { $square } is closed.

carcassonne-refusal-no-follower-of-yours-there = That follower of yours does not stand in this town.
carcassonne-refusal-not-in-the-vicinity = That was not finished in the vicinity of the castle.
carcassonne-refusal-castle = Nobody can be placed on a castle any more.
carcassonne-refusal-fairy-on-a-castle = The fairy does not go onto a castle.
carcassonne-refusal-safe-on-a-castle = On a castle a follower is safe from towers.
carcassonne-refusal-not-a-small-town = Only a small town of two semicircular pieces can become a castle; its owner is asked when it is finished.

carcassonne-sign-bazaar = bazaar
carcassonne-work-bridge =
    Bridge on { $square }, { $axis ->
        [N-S] north to south
       *[E-W] east to west
    }
carcassonne-work-castle =
    Castle of { $name } on { $square }{ $closed ->
        [yes] , closed
       *[no] { "" }
    }
carcassonne-bazaar = Bazaar
carcassonne-bazaar-tiles = Tiles for sale
carcassonne-bazaar-pick = Tile { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] No points bid
        [one] 1 point bid
       *[other] { $bid } points bid
    }
carcassonne-bazaar-next = May still bid:
carcassonne-bid-amount = Your bid
carcassonne-bid-less = One point less
carcassonne-bid-more = One point more
carcassonne-bid-now =
    { $bid ->
        [0] Bid nothing
       *[other] Bid { $bid }
    }
carcassonne-square-bridge =
    { $count ->
        [one] Square { $square }, with a bridge, one way to turn it
       *[other] Square { $square }, with a bridge, { $count } ways to turn it
    }
carcassonne-module-bridges-castles-bazaars = Bridges, Castles & Bazaars
