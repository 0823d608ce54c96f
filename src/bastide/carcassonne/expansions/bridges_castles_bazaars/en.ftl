### The Bazaars

carcassonne-kind-bazaar = bazaar
    .score = a tile from the bazaar
carcassonne-category-bazaar = Bazaars
carcassonne-term-bid = bid

carcassonne-ask-D-BAZPICK = Pick a tile and make your bid
carcassonne-wait-D-BAZPICK = Waiting for { $names } to pick a tile in the bazaar
carcassonne-does-D-BAZPICK = picking a tile
carcassonne-verb-pick = Pick and bid
carcassonne-pick =
    { $bid ->
        [0] This tile · bid nothing
        [one] This tile · bid 1 point
       *[other] This tile · bid { $bid } points
    }
carcassonne-ask-D-BAZBID = Bid more for this tile? You get only one chance.
carcassonne-wait-D-BAZBID = Waiting for { $names } to bid or pass
carcassonne-does-D-BAZBID = bidding
carcassonne-verb-bid = Bid
carcassonne-bid =
    { $bid ->
        [one] 1 point
       *[other] { $bid } points
    }
carcassonne-bid-none = Pass
carcassonne-ask-D-BAZDEAL = Buy the tile for the highest bid, or sell it for that?
carcassonne-wait-D-BAZDEAL = Waiting for { $names } to buy or sell
carcassonne-does-D-BAZDEAL = buying or selling
carcassonne-verb-buy = Buy
carcassonne-buy =
    Buy · { $bid ->
        [0] no points
        [one] 1 point
       *[other] { $bid } points
    } to { $targetName }
carcassonne-verb-sell = Sell
carcassonne-sell =
    Sell · { $bid ->
        [0] no points
        [one] 1 point
       *[other] { $bid } points
    } from { $targetName }
carcassonne-ask-D-BAZVAR = Pick a tile for your turn
carcassonne-wait-D-BAZVAR = Waiting for { $names } to pick a tile in the bazaar
carcassonne-does-D-BAZVAR = picking a tile
carcassonne-verb-choose = Pick tile
carcassonne-choose = Pick this tile

carcassonne-event-bazaar-tile = A tile is revealed for the bazaar.
carcassonne-event-bazaar-pick =
    { $who ->
        [me] You pick
       *[other] { $name } picks
    } a tile and { $who ->
        [me] bid
       *[other] bids
    } { $bid ->
        [0] nothing
        [one] 1 point
       *[other] { $bid } points
    }.
carcassonne-event-bazaar-bid =
    { $who ->
        [me] You bid
       *[other] { $name } bids
    } { $bid ->
        [0] nothing
        [one] 1 point
       *[other] { $bid } points
    }.
carcassonne-event-bazaar-won =
    { $who ->
        [me] You get
       *[other] { $name } gets
    } the tile.
carcassonne-event-bazaar-turn =
    { $who ->
        [me] You play your
       *[other] { $name } plays a
    } bazaar tile.

carcassonne-refusal-not-revealed = This tile isn’t for sale now. Choose one of those revealed.
carcassonne-refusal-bad-bid = Bid a whole number of points, from 0 to { $most }.
carcassonne-refusal-bid-too-low =
    { $owner ->
        [me] Your bid is { $bid }. Bid { $least } to { $most }, or pass.
       *[other] { $ownerName } bids { $bid }. Bid { $least } to { $most }, or pass.
    }

### The Bridges

carcassonne-figure-bridge = bridge
    .a = a bridge
    .the = the bridge
    .plural = bridges
carcassonne-lay-bridge =
    { $ways ->
        [one] Spot { $spot } with a bridge
       *[other] Spot { $spot } with a bridge, rotation { $way }
    }
carcassonne-verb-set-aside = Build no bridge
carcassonne-set-aside = No bridge: the tile is removed, you draw another

carcassonne-ask-D-BRIDGE = Build the bridge
carcassonne-wait-D-BRIDGE = Waiting for { $names } to build a bridge
carcassonne-does-D-BRIDGE = building a bridge
carcassonne-verb-bridge = Build bridge
carcassonne-bridge = Build the bridge

carcassonne-event-bridge =
    { $who ->
        [me] You build
       *[other] { $name } builds
    } a bridge.

carcassonne-refusal-no-bridge-left = You have no bridge left.
carcassonne-refusal-not-on-this-tile-or-beside-it = A bridge goes on the tile you just placed, or on one next to it.
carcassonne-refusal-bridge-not-on-meadow = Both ends of a bridge must stand on field. Turn it, or choose another tile.
carcassonne-refusal-bridge-there = This tile already has a bridge. Choose another.
carcassonne-refusal-bridge-runs-into-land = One end of the bridge would meet something that isn’t a road. Turn it, or choose another tile.
carcassonne-refusal-bridge-continues-no-road = No end of this bridge meets a road. A bridge must continue one.
carcassonne-refusal-fits-without-a-bridge = The tile fits without a bridge, so you must place it.

### The Castles

carcassonne-figure-castle = castle
    .a = a castle
    .the = the castle
    .plural = castles
carcassonne-kind-castle = castle
    .a = a castle
    .the = the castle
    .plural = castles
    .into = into the castle
    .on = in the castle
    .from = from the castle
    .score = a castle
    .final = a castle
carcassonne-category-castle = Castles
carcassonne-term-castle =
    { $count ->
        [one] castle
       *[other] castles
    }
carcassonne-term-cathar = besieged

carcassonne-ask-D-CASTLE = Score this small city now, or build a castle?
carcassonne-wait-D-CASTLE = Waiting for { $names } to score a small city or build a castle
carcassonne-does-D-CASTLE = choosing: score or castle
carcassonne-verb-castle = Build castle
carcassonne-castle = Build castle · { WORD("carcassonne-figure", $figure, form: "the") } becomes its lord
carcassonne-verb-score = Score city
carcassonne-score =
    Score the city · { $worth ->
        [0] no points
        [one] 1 point
       *[other] { $worth } points
    }

carcassonne-ask-D-CASTLESCORE = Which structure does your castle score?
carcassonne-wait-D-CASTLESCORE = Waiting for { $names } to choose what a castle scores
carcassonne-does-D-CASTLESCORE = choosing a castle’s score
carcassonne-verb-collect = Score structure
carcassonne-collect =
    { WORD("carcassonne-kind", $kind, form: "the") } · { $worth ->
        [0] no points
        [one] 1 point
       *[other] { $worth } points
    }

carcassonne-event-castle =
    { $who ->
        [me] You turn
       *[other] { $name } turns
    } a small city into a castle.
carcassonne-event-castle-closed =
    { $who ->
        [me] Your castle
       *[other] { $name }’s castle
    } can’t score any more.

carcassonne-refusal-no-follower-of-yours-there = Choose a follower of yours in this small city.
carcassonne-refusal-not-in-the-vicinity = This wasn’t just completed in the vicinity of the castle. Choose a feature that was.
carcassonne-refusal-castle = No one can be placed on a castle. Choose another feature.
carcassonne-refusal-fairy-on-a-castle = The fairy can’t go to a castle. Choose another follower.
carcassonne-refusal-safe-on-a-castle = Followers on castles are safe from towers. Choose another.
carcassonne-refusal-not-a-small-town = Only a small city of two semicircles becomes a castle. Its owner is asked when it’s completed.

carcassonne-sign-bazaar = bazaar
carcassonne-work-bridge =
    Bridge, { $axis ->
        [N-S] north to south
       *[E-W] east to west
    }
carcassonne-work-castle =
    { $who ->
        [me] Your castle
       *[other] { $name }’s castle
    }{ $closed ->
        [yes] , no more scoring
       *[no] { "" }
    }
carcassonne-bazaar = Bazaar
carcassonne-bazaar-tiles = Tiles on offer
carcassonne-bazaar-pick = Tile { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] No bid yet
        [one] Bid: 1 point
       *[other] Bid: { $bid } points
    }
carcassonne-bazaar-next = Still to bid:
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
        [one] Spot { $spot } with a bridge · fits 1 way
       *[other] Spot { $spot } with a bridge · fits { $count } ways
    }
carcassonne-module-bridges-castles-bazaars = Bridges, Castles & Bazaars
carcassonne-section-1-19 = Contents
carcassonne-section-3-3-4 = Setup
carcassonne-section-4-2-7 = Bazaars
carcassonne-section-4-2-7-1 = Auction
carcassonne-section-4-2-7-2 = No second bazaar
carcassonne-section-4-2-7-3 = Bazaar without auction
carcassonne-section-4-3 = Bridges
carcassonne-section-4-3-1 = Building a bridge
carcassonne-section-4-6-5 = Castles
carcassonne-section-7-4-10 = Single tiles

# Cards: what things are and do.
carcassonne-thing-bridge = Carries a road across a tile: both ends stand on field. Build one in your turn, on the tile you placed or next to it.
    .title = Bridge
carcassonne-thing-castle = Stands on a small city. It scores as many points as the first feature completed around it in a later turn.
    .title = Castle
carcassonne-thing-bazaar = After this tile as many tiles as players are revealed and auctioned for points. Everyone places theirs in their next turn.
    .title = Bazaar
    .now = It worked when the tile was placed and does nothing more now.

## What they do now

carcassonne-now-castle =
    { $who ->
        [me] Yours: the next feature completed around it brings you its points as well.
       *[other] { $name }’s: the next feature completed around it brings { $name } its points as well.
    }
carcassonne-now-castle-closed = It has been scored or has lost its follower: it brings nothing more.

carcassonne-given-castles = Castles: owner, figure, squares
carcassonne-given-bridges = Bridges: owner, square, direction
