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
carcassonne-buy = Buy it: { $bid } points to { $bidder }
carcassonne-verb-sell = Sell
carcassonne-sell = Sell it: { $bid } points from { $bidder }
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
