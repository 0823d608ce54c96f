### What things do in Orléans: cards of places, tiles, deeds and tracks, the end of a round, torture.
### $good, $town, $place, $character and the like are words, not ids.

## Tabs beside the map

orleans-tabs-tracks = Tracks
orleans-tabs-deeds = Deeds
orleans-tabs-tiles = Place tiles
orleans-tabs-open = { $count } open to you
orleans-tabs-shrink = Shrink

## Cards: headings and rows

orleans-card-keys = I opens the card of what has the focus, Escape closes it. T shows the tracks, D the deeds, P the place tiles, E enlarges them, M the map.
orleans-card-now = For you now
orleans-card-needs = Needs
orleans-card-more = More?
orleans-card-not-now = Not now
orleans-card-edition = Edition
orleans-card-left = Left
orleans-card-others = Others
orleans-card-spaces = Spaces
orleans-card-uses = Used at
orleans-card-from = Comes from
orleans-card-to-come = To come
orleans-card-place = Place on your player board
orleans-card-place-of = Place on { $name }’s player board
orleans-card-tile-mine = Place tile { $category } · on your player board
orleans-card-tile-of = Place tile { $category } · { $name } has it
orleans-card-tile-free = Place tile { $category } · nobody has it yet
orleans-card-tile-out = Place tile { $category } · not in this game
orleans-card-choose = Take the { $place }
orleans-card-exclude = Exclude { $place }
orleans-card-only-category = Category { $category } only
orleans-card-fill =
    { $count ->
        [one] Place it here
        [2] Both here
       *[other] All { $count } here
    }
orleans-card-same = The same in all three editions.
orleans-card-anyone = Any follower

## Needs: who is there, who stands elsewhere

orleans-card-need-there = { $character } ✓ here
orleans-card-need-technology = { $character } ✓ replaced by a technology tile
orleans-card-need-market = { $character } ✓ on your market
orleans-card-need-stands = { $character }: stands { $place }
orleans-card-need-monk = { $character }: your monk can stand in
orleans-card-need-bag =
    { $count ->
        [one] { $character }: 1 in your bag
       *[other] { $character }: { $count } in your bag
    }
orleans-card-need-none = { $character }: you have none
orleans-card-need-always = Nobody: it always works.
orleans-card-need-anyone =
    { $count ->
        [one] any follower
       *[other] any { $count } followers
    }

## What a place does for you now

orleans-card-does-farm_house = Recruit a farmer and take 1 { $good }.
orleans-card-does-village = Recruit a boatman, a craftsman or a trader, and take what the track shows.
orleans-card-does-university =
    { $steps ->
        [one] Recruit a scholar and move 1 step up the development track.
       *[other] Recruit a scholar and move { $steps } steps up the development track.
    }
orleans-card-does-castle = Recruit a knight. From next round on you draw { $draw } followers.
orleans-card-does-monastery = Recruit a monk. A monk can stand in for any other follower.
orleans-card-does-ship = Move your merchant along 1 waterway and take 1 good from it, if you like.
orleans-card-does-wagon = Move your merchant along 1 road and take 1 good from it, if you like.
orleans-card-does-guildhall = Build a trading station in { $town }, where your merchant is.
orleans-card-does-scriptorium = Move 1 step up the development track.
orleans-card-does-town_hall = Send 1 or 2 followers to Beneficial Deeds. Your own four can’t go.
orleans-card-does-good =
    { $points ->
        [one] Take 1 { $good } from the goods market: 1 point.
       *[other] Take 1 { $good } from the goods market: { $points } points.
    }
orleans-card-does-coins =
    { $coins ->
        [one] Take 1 coin.
       *[other] Take { $coins } coins.
    }
orleans-card-does-sacristy = A monk here can shield you from Harvest, Taxes or Plague once, then goes back to your bag.
orleans-card-does-herb_garden = Your boatmen can stand in for farmers, craftsmen and traders.
orleans-card-does-school = Your scholars can stand in for every profession except monks.
orleans-card-does-bathhouse = Draw 3 followers from your bag and place 2 of them at once.
orleans-card-does-windmill = Take 2 coins and move 1 step up the development track.
orleans-card-does-library = Move 2 steps up the development track.
orleans-card-does-hospital =
    { $coins ->
        [one] Take 1 coin now: as many as your development status.
       *[other] Take { $coins } coins now: as many as your development status.
    }
orleans-card-does-office =
    { $coins ->
        [0] Take 1 coin for each trading station you’ve built: none yet.
        [one] Take 1 coin now: 1 for each trading station you’ve built.
       *[other] Take { $coins } coins now: 1 for each trading station you’ve built.
    }
orleans-card-does-gunpowder_tower = Holds 2 more followers. From here they can go straight to Beneficial Deeds.
orleans-card-does-pharmacy = Pay 1 to 3 coins and move as many steps up the development track.
orleans-card-does-horse_wagon =
    { $collects ->
        [yes] Move your merchant along 1 road and take 1 good from it.
       *[no] Move your merchant along 1 road. It takes no good.
    }
orleans-card-does-shipping_line = Move 1 step up the development track.
orleans-card-does-laboratory = Take 1 technology tile.

orleans-card-now-track = You move to space { $space } of { $last } on the { $track }.
orleans-card-now-village = Boatman: { $boatman } · craftsman: { $craftsman } · trader: { $trader }
orleans-card-now-develop =
    From space { $from } to { $to }{ $status ->
        [0] {""}
       *[other] , status { $status }
    }{ $coins ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $citizen ->
        [0] .
       *[other] , a citizen.
    }
orleans-card-now-developed = You’re at the end of the development track.
orleans-card-now-citizen = You’d be the first there: a citizen as well.
orleans-card-now-roads =
    { $count ->
        [0] No road leads on from { $town }.
        [one] From { $town } 1 road leads on: { $list }.
       *[other] From { $town } { $count } roads lead on: { $list }.
    }
orleans-card-now-water =
    { $count ->
        [0] No waterway leads on from { $town }.
        [one] From { $town } 1 waterway leads on: { $list }.
       *[other] From { $town } { $count } waterways lead on: { $list }.
    }
orleans-card-now-station =
    { $points ->
        [one] At the end it scores 1 point, your development status. { $left } left to build.
       *[other] At the end it scores { $points } points, your development status. { $left } left to build.
    }
orleans-card-now-deeds =
    { $count ->
        [0] No deed has room for the followers you have.
        [one] 1 deed has room for a follower you have.
       *[other] { $count } deeds have room for followers you have.
    }
orleans-card-now-goods = { $left } left in the goods market; you have { $have ->
        [0] none
       *[other] { $have }
    }.
orleans-card-now-monks =
    { $left ->
        [0] No monks left on the board.
        [one] 1 monk left on the board.
       *[other] { $left } monks left on the board.
    }
orleans-card-now-boatmen =
    { $count ->
        [0] You have no boatman on your market or in your bag.
        [one] You have 1 boatman on your market or in your bag.
       *[other] You have { $count } boatmen on your market and in your bag.
    }
orleans-card-now-scholars =
    { $count ->
        [0] You have no scholar on your market or in your bag.
        [one] You have 1 scholar on your market or in your bag.
       *[other] You have { $count } scholars on your market and in your bag.
    }
orleans-card-now-bag =
    { $count ->
        [0] Your bag is empty.
        [one] Your bag holds 1 follower.
       *[other] Your bag holds { $count } followers.
    }
orleans-card-now-pay =
    { $most ->
        [0] You have no coin to pay.
        [one] { $coins ->
            [one] You have 1 coin
           *[other] You have { $coins } coins
        }: 1 step, to space { $to }.
       *[other] You have { $coins } coins: up to { $most } steps, to space { $to }.
    }
orleans-card-now-technology = { $left } left. It replaces 1 follower of a place for the rest of the game.
orleans-card-more-status =
    { $steps ->
        [one] From status { $status } on it’s { $status } coins: 1 step to go.
       *[other] From status { $status } on it’s { $status } coins: { $steps } steps to go.
    }

## Editions

orleans-card-edition-horse_wagon =
    { $edition ->
        [A] This game (A): with the good, as in C. In B the wagon only travels.
        [B] This game (B): travelling only. A and C take the good along.
       *[C] This game (C): with the good. A plays it the same way. In B the wagon only travels.
    }
orleans-card-edition-gunpowder_tower = In B both go to deeds together; in A and C one or both, as you like.
orleans-card-edition-technology =
    { $edition ->
        [C] This game (C): the first tile you place replaces a farmer. In A and B only the first one from the Craftsmen Track must.
       *[other] This game ({ $edition }): your first tile from the Craftsmen Track replaces a farmer. In C the first one you place must, wherever it comes from.
    }
orleans-card-edition-harvest =
    { $edition ->
        [A] This game (A): food or 5 coins, as you like. In B and C food first.
       *[other] This game ({ $edition }): food first, coins only for what is missing. In A you may choose.
    }
orleans-card-edition-strength =
    { $edition ->
        [A] This game (A): the letter on the tile says how strong it is. In B and C it’s always the same.
       *[other] This game ({ $edition }): always the same strength. In A the letter on the tile decides.
    }
orleans-card-edition-boatmen =
    { $edition ->
        [C] This game (C): the first on the last space takes the citizen instead of coins. In A and B as well as coins.
       *[other] This game ({ $edition }): the first on the last space takes the citizen as well as coins. In C instead of coins.
    }
orleans-card-edition-draw =
    { $edition ->
        [C] This game (C): draw as many as you like, up to this number. In A and B you draw them all.
       *[other] This game ({ $edition }): draw them all. In C you may draw fewer.
    }

## Deeds

orleans-card-deed = Beneficial Deed
orleans-card-deed-does =
    { $reward ->
        [either] Each follower you send brings 1 coin or 1 step of development. Filling the last space also wins the citizen.
       *[other] Each follower you send brings { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }. Filling the last space also wins the citizen.
    }
orleans-card-deed-full = Complete. { $name } has its citizen.
orleans-card-deed-mine = Complete. You have its citizen.
orleans-card-deed-free = { $list }
orleans-card-deed-now = You could send: { $list }.
orleans-card-deed-none = None of your followers fits here.
orleans-card-deed-how = Through the Town Hall, 1 or 2 followers per action.
orleans-card-deed-citizen =
    { $points ->
        [one] 1 point, your development status
       *[other] { $points } points, your development status
    }

## Tracks

orleans-card-track = Track
orleans-card-track-does = Each { $character } you recruit moves your marker 1 space and brings what it shows.
orleans-card-track-draw = Each knight you recruit moves your marker 1 space. You draw as many followers as your space shows.
orleans-card-track-at = You’re on space { $space } of { $last }. Next: { $next }.
orleans-card-track-end = You’re at the end of the track.
orleans-card-track-recruited = recruited in the { $place }
orleans-card-track-census = Census each round: alone in front +1 coin, alone last −1 coin.
orleans-card-track-left =
    { $count ->
        [0] no { $characters } left to recruit
       *[other] { $count } { $characters } left to recruit
    }
orleans-card-development-does = Each step moves your marker 1 space. Shields raise your status, coins are yours, and the first to reach a citizen takes it.
orleans-card-development-at = Space { $space } of { $last }, status { $status }. At the end each station and citizen scores { $status }.
orleans-card-development-next =
    { $steps ->
        [one] Status { $status } in 1 step.
       *[other] Status { $status } in { $steps } steps.
    }

## Events

orleans-card-event = Event of round { $round }
orleans-card-event-pilgrimage = Nobody may recruit a monk this round.
orleans-card-event-income =
    { $coins ->
        [one] You’ll get 1 coin: 1 per point of your status.
       *[other] You’ll get { $coins } coins for your status.
    }
orleans-card-event-trading_day =
    { $coins ->
        [0] You’ll get nothing: it pays for trading stations you’ve built.
        [one] You’ll get 1 coin for the trading stations you’ve built.
       *[other] You’ll get { $coins } coins for the trading stations you’ve built.
    }
orleans-card-event-taxes =
    { $coins ->
        [0] You’ll pay nothing: you have too few goods.
        [one] You’ll pay 1 coin for your goods.
       *[other] You’ll pay { $coins } coins for your goods.
    }
orleans-card-event-harvest =
    { $short ->
        [0] You need { $food } food and have { $have }: covered.
       *[other] You need { $food } food and have { $have ->
            [0] none
           *[other] { $have }
        }: { $coins } coins for what is missing.
    }
orleans-card-event-plague = Everyone draws a follower and loses it, unless it’s one of their own four.
orleans-card-event-when = at the end of this round

## Pieces

orleans-card-good = Good
orleans-card-good-does =
    { $points ->
        [one] Scores 1 point at the end.
       *[other] Scores { $points } points at the end.
    }
orleans-card-good-food = It’s food for the Harvest.
orleans-card-good-now =
    { $have ->
        [0] You have none
       *[other] You have { $have }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }. { $left } left in the goods market.
orleans-card-good-taxes = All goods count for Taxes.
orleans-card-good-from = roads and waterways (Ship, Wagon){ $more }
orleans-card-follower = Follower
orleans-card-follower-monk = Stands in for any other follower.
orleans-card-follower-plain = Goes on a space with its symbol.
orleans-card-follower-own = One of your own four: never lost, and never sent to a deed.
orleans-card-follower-now = In your bag { $bag }, on your market { $market }.
orleans-card-technology = Technology tile
orleans-card-technology-does = Replaces 1 follower of a place for the rest of the game, never a monk. 1 per place.
orleans-card-citizen = Citizen
orleans-card-citizen-does = Scores as many points as your development status at the end.
orleans-card-citizen-now =
    { $count ->
        [0] You have none.
        [one] You have 1: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] You have { $count }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
orleans-card-station = Trading station
orleans-card-station-does = Scores as many points as your development status at the end. Having the most also wins a citizen.
orleans-card-station-now =
    { $built } built, { $left } left: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
orleans-card-status = Development status
orleans-card-status-does = At the end each of your stations and citizens scores this many points.
orleans-card-status-now =
    { $status } × { $things } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
orleans-card-bag = Bag
orleans-card-bag-does = Each round you draw { $draw } followers from it. Those you’ve used come back to it.
orleans-card-coin = Coin
orleans-card-coin-does = Scores 1 point at the end. Pays for events; what you can’t pay costs you something else (torture).
orleans-card-coin-now =
    { $coins ->
        [one] You have 1: 1 point.
       *[other] You have { $coins }: { $coins } points.
    }
orleans-card-town = Town
orleans-card-town-free = No trading station yet: your merchant can build one here.
orleans-card-town-shared = Everyone may build a trading station here.
orleans-card-town-mine = Your trading station stands here.
orleans-card-town-of = { $name } has a trading station here. Only one fits.
orleans-card-town-roads = Roads
orleans-card-town-water = Waterways
orleans-card-town-to = { $town } ({ $goods })
orleans-card-town-bare = { $town }
orleans-card-town-here = Your merchant is here.
orleans-card-town-far =
    { $steps ->
        [one] Your merchant is 1 route away.
       *[other] Your merchant is { $steps } routes away.
    }
orleans-card-yours = You

## The end of a round

orleans-round-over = Round { $round } is over
orleans-round-event = Round { $round }: { $event }
orleans-round-on = On to round { $round }
orleans-round-space = Space or tap to go on
orleans-round-census = most farmers +1, fewest −1
orleans-round-coins = Coins
orleans-round-after = after both
orleans-round-next = Next: { $event }
orleans-round-end-of = at the end of round { $round }
orleans-round-start = Start player:
orleans-round-gain =
    { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
orleans-round-pay =
    { $coins ->
        [one] −1 coin
       *[other] −{ $coins } coins
    }
orleans-round-loses = { $follower } lost
orleans-round-drawn = { $follower } drawn:
orleans-round-spared = spared
orleans-round-food = 1 { $good } given up
orleans-round-shield = shielded by the { $place }
orleans-round-torture = short of coins:
orleans-round-gives = { $what } given up
orleans-round-waived = the rest is dropped
orleans-round-nothing = nothing
orleans-round-no-monks = no new monks
orleans-round-wait = not yet
orleans-round-most = most: +1 coin
orleans-round-fewest = fewest: −1 coin
orleans-round-lead = tied for most: nothing
orleans-round-last = tied for fewest: nothing
orleans-round-between = in between: nothing
orleans-round-covered = ✓ covered: { $food } food
orleans-round-short = { $food } food short: { $coins } coins
orleans-round-plague = 1 follower at risk
orleans-round-can-pay =
    { $coins ->
        [one] ✓ covered: 1 coin
       *[other] ✓ covered: { $coins } coins
    }
orleans-round-cannot-pay =
    { $coins ->
        [one] 1 coin short
       *[other] { $coins } coins short
    }

## Torture

orleans-torture-title =
    { $coins ->
        [one] Torture: 1 coin is missing
       *[other] Torture: { $coins } coins are missing
    }
orleans-torture-help =
    { $coins ->
        [one] You can’t pay it. One of these leaves the game for good instead.
       *[other] You can’t pay them. One of these for each coin leaves the game for good.
    }
orleans-torture-coins = Coins you have are paid first.
orleans-torture-give-good = Give up 1 { $what }
orleans-torture-give-follower = Give up a follower
orleans-torture-give-step = Give up 1 step
orleans-torture-give-station = Give up a trading station
orleans-torture-give-tile = Give up the { $what }
orleans-torture-give-technology = Give up a technology tile
orleans-torture-choose = Choose what to give up
orleans-torture-none = You have none.
orleans-torture-no-step = You can’t step back from here.
orleans-torture-have = You have { $count }.
orleans-torture-points =
    { $points ->
        [one] point
       *[other] points
    }
orleans-torture-bag = { $count } in your bag could go; your own four are put back.
orleans-torture-one-of = 1 of { $count }
orleans-torture-step =
    From space { $from } to { $to }. { $stays ->
        [yes] Your status stays { $status }.
       *[no] Your status drops to { $status }.
    }
orleans-torture-unbuilt = Not built yet: you can then build one fewer.
orleans-torture-built = In { $town }. The town is free again.
orleans-torture-left = { $count } left
orleans-torture-tile = its action
orleans-torture-placed = Placed in the { $place }.

## Since your last turn

orleans-since = Since your last turn
orleans-since-play = Play it again
orleans-since-back = One step back
orleans-since-more = and { $count } before that, in the log

## Drawing

orleans-draw-all = Draw { $count }
orleans-draw-fewer = Fewer
