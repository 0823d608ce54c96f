### Orléans. The nouns and their forms stand in orleans-nouns.ftl; $place, $tile, $town, $good, $deed, $character,
### $follower, $event, $track and $why are their ids. $who, $name and $names are those who act.

## What the events do

orleans-hour-does-pilgrimage = Nobody recruits monks this round.
orleans-hour-does-income = Everyone gets coins for their development status.
orleans-hour-does-harvest = Everyone gives up food, or pays coins for what is missing.
orleans-hour-does-taxes = Everyone pays coins for their goods.
orleans-hour-does-trading_day = Everyone gets coins for their trading stations.
orleans-hour-does-plague = Everyone draws a follower and loses it, unless it’s one of their own four.

## Colours, terms of the scoring, sources

orleans-term-station =
    { $count ->
        [one] station
       *[other] stations
    }
orleans-term-citizen =
    { $count ->
        [one] citizen
       *[other] citizens
    }
orleans-term-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
orleans-term-grain = grain
orleans-term-cheese = cheese
orleans-term-wine = wine
orleans-term-wool = wool
orleans-term-brocade = brocade
orleans-from-market = from the goods market
orleans-from-route = along the way
orleans-from-boatmen = Boatmen Track
orleans-from-knights = Knights Track
orleans-from-stations = most trading stations
orleans-why-census = Census
    .the = the Census
orleans-why-development = development track
    .the = the development track
orleans-why-boatmen = Boatmen Track
    .the = the Boatmen Track
orleans-why-place = place
    .the = the place
orleans-why-deed = Beneficial Deed
    .the = the Beneficial Deed
orleans-why-income = Income
    .the = the Income
orleans-why-trading_day = Trading Day
    .the = the Trading Day
orleans-why-taxes = Taxes
    .the = the Taxes
orleans-why-harvest = Harvest
    .the = for the Harvest
orleans-why-pharmacy = Pharmacy
    .the = the Pharmacy
orleans-phase-1 = Hour Glass
orleans-phase-2 = Census
orleans-phase-3 = Followers
orleans-phase-4 = Planning
orleans-phase-5 = Actions
orleans-phase-6 = Event
orleans-phase-7 = Start Player

## Decisions

orleans-ask-DP-EXCL = Which place tile stays out of this game?
orleans-wait-DP-EXCL = Waiting for { $names } to exclude a place tile
orleans-does-DP-EXCL = excluding a tile
orleans-ask-DP-RET = Take followers back? You draw 1 less for each.
orleans-wait-DP-RET = Waiting for { $names } to take followers back
orleans-does-DP-RET = taking followers back
orleans-ask-DP-DRAW = How many followers do you draw?
orleans-wait-DP-DRAW = Waiting for { $names } to draw followers
orleans-does-DP-DRAW = drawing
orleans-ask-DP-STORE = Who moves to the Gunpowder Tower?
orleans-wait-DP-STORE = Waiting for { $names } to fill the Gunpowder Tower
orleans-does-DP-STORE = filling the tower
orleans-ask-DP-PLAN = Place your followers, then tap Ready
orleans-wait-DP-PLAN = Waiting for { $names } to plan
orleans-does-DP-PLAN = planning
orleans-ask-DP-ACT = Use an activated place or pass
orleans-wait-DP-ACT = Waiting for { $names } to use a place
orleans-does-DP-ACT = choosing an action
orleans-ask-DP-VILL = Whom do you recruit?
orleans-wait-DP-VILL = Waiting for { $names } to recruit in the Village
orleans-does-DP-VILL = recruiting
orleans-ask-DP-PTILE = Choose a place tile
orleans-wait-DP-PTILE = Waiting for { $names } to choose a place tile
orleans-does-DP-PTILE = choosing a place tile
orleans-ask-DP-ROUTE = Choose a town for your merchant
orleans-wait-DP-ROUTE = Waiting for { $names } to travel
orleans-does-DP-ROUTE = travelling
orleans-ask-DP-GOOD = Take a good from this route?
orleans-wait-DP-GOOD = Waiting for { $names } to take a good
orleans-does-DP-GOOD = taking a good
orleans-ask-DP-DEED = Send characters to Beneficial Deeds
orleans-wait-DP-DEED = Waiting for { $names } to send characters
orleans-does-DP-DEED = sending characters
orleans-ask-DP-CANAL = Take 1 coin or 1 step on the development track?
orleans-wait-DP-CANAL = Waiting for { $names } to choose a reward
orleans-does-DP-CANAL = choosing a reward
orleans-ask-DP-PHARM = Pay 1 to 3 coins for as many steps of development
orleans-wait-DP-PHARM = Waiting for { $names } to pay in the Pharmacy
orleans-does-DP-PHARM = paying
orleans-ask-DP-BATH = Place 2 of the followers you drew
orleans-wait-DP-BATH = Waiting for { $names } to place followers from the Bathhouse
orleans-does-DP-BATH = placing followers
orleans-ask-DP-TECH = Place your technology tile?
orleans-wait-DP-TECH = Waiting for { $names } to place a technology tile
orleans-does-DP-TECH = placing a technology tile
orleans-ask-DP-SACR = Use the Sacristy against this event?
orleans-wait-DP-SACR = Waiting for { $names } to decide on the Sacristy
orleans-does-DP-SACR = thinking about the Sacristy
orleans-ask-DP-FOOD = Choose what you give up for the Harvest
orleans-wait-DP-FOOD = Waiting for { $names } to give up food
orleans-does-DP-FOOD = giving up food
orleans-ask-DP-TORT = Choose what you give up instead of coins
orleans-wait-DP-TORT = Waiting for { $names } to give something up
orleans-does-DP-TORT = paying under torture
orleans-verb-put = Place
orleans-verb-take = Take back
orleans-verb-tech = Place technology tile
orleans-verb-plan = Whole plan
orleans-verb-done = Done
orleans-verb-back = Take back
orleans-verb-draw = Draw
orleans-verb-store = Move to tower
orleans-verb-unstore = Back to market
orleans-verb-use = Use a place
orleans-verb-pass = Pass
orleans-verb-village = Recruit
orleans-verb-choose = Choose
orleans-verb-decline = Skip
orleans-verb-travel = Travel
orleans-verb-good = Take a good
orleans-verb-leave = Skip
orleans-verb-send = Send
orleans-verb-reward = Reward
orleans-verb-pay = Give up
orleans-verb-keep = Keep
orleans-verb-shield = Use the Sacristy
orleans-verb-food = Give up food
orleans-verb-coins = Pay coins
orleans-verb-exclude = Exclude
orleans-put = Place { WORD("orleans-follower", $follower, form: "mine") } { WORD("orleans-place", $place, form: "into") }
orleans-take = Take { WORD("orleans-follower", $follower, form: "the") } back { WORD("orleans-place", $place, form: "from") }
orleans-tech = Place a technology tile { WORD("orleans-place", $place, form: "into") }
orleans-done = Done
orleans-back = Take { WORD("orleans-follower", $follower, form: "the") } back { WORD("orleans-place", $place, form: "from") }
orleans-draw = Draw { $number }
orleans-store = Move { WORD("orleans-follower", $follower, form: "mine") } to the tower
orleans-unstore = Move { WORD("orleans-follower", $follower, form: "mine") } back to the market
orleans-use = Use { WORD("orleans-place", $place, form: "the") }
orleans-pass = Pass
orleans-village = Recruit { WORD("orleans-character", $character, form: "a") } · { $left } left
orleans-choose = { WORD("orleans-place", $tile) } · category { $category }
orleans-decline = Skip
orleans-travel = Travel to { WORD("orleans-town", $town) }
orleans-good =
    Take { WORD("orleans-good", $good) } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
orleans-leave = Skip
orleans-send =
    Send { WORD("orleans-character", $character, form: "a") } { WORD("orleans-deed", $deed, form: "into") } · { $left ->
        [0] completes it
        [one] then 1 space left
       *[other] then { $left } spaces left
    }
orleans-reward =
    { $what ->
        [coins] 1 coin
       *[development] 1 step on the development track
    }
orleans-pay-coins =
    { $coins ->
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }
orleans-pay-station = Give up a trading station: { WORD("orleans-town", $town) }
orleans-pay-follower = Give up a follower, drawn blind from your bag
orleans-pay-technology = Give up a technology tile: { $space }
orleans-pay-step = Move back 1 step on the development track
orleans-pay-good = Give up { WORD("orleans-good", $good) }
orleans-pay-tile = Give up a place tile: { WORD("orleans-place", $tile) }
orleans-keep = Keep for later
orleans-shield = Use the Sacristy
orleans-food = Give up { WORD("orleans-good", $good) }
orleans-coins =
    { $coins ->
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }
orleans-exclude = { WORD("orleans-place", $tile) } · category { $category }

## The log

orleans-event-start-player =
    { $who ->
        [me] You are the start player.
       *[other] { $name } is the start player.
    }
orleans-event-set-up = The game board is set up.
orleans-event-put-away = { WORD("orleans-place", $tile, form: "the") } isn’t used in this game.
orleans-event-exclude =
    { $who ->
        [me] You exclude { WORD("orleans-place", $tile, form: "the") }.
       *[other] { $name } excludes { WORD("orleans-place", $tile, form: "the") }.
    }
orleans-event-hour = Round { $round }: { WORD("orleans-hour", $event) } { $letter }
orleans-event-gain =
    { $who ->
        [me] You get
       *[other] { $name } gets
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ WORD("orleans-why", $why) }).
orleans-event-spend =
    { $who ->
        [me] You pay
       *[other] { $name } pays
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ WORD("orleans-why", $why) }).
orleans-event-shortage =
    The coin supply is short: { $who ->
        [me] You get { $coins } less.
       *[other] { $name } gets { $coins } less.
    }
orleans-event-torture =
    { $who ->
        [me] You can’t pay { WORD("orleans-why", $why, form: "the") } and give up
       *[other] { $name } can’t pay { WORD("orleans-why", $why, form: "the") } and gives up
    } { $debt ->
        [one] 1 thing
       *[other] { $debt } things
    } instead (torture).
orleans-event-give-up =
    { $who ->
        [me] You give up
       *[other] { $name } gives up
    } { $what ->
        [station] a trading station ({ WORD("orleans-town", $town) })
        [follower] { WORD("orleans-follower", $follower, form: "a") }
        [technology] a technology tile
        [step] a step on the development track
        [good] { WORD("orleans-good", $good) }
       *[tile] { WORD("orleans-place", $tile, form: "the") }
    }.
orleans-event-spared =
    { $who ->
        [me] You draw { WORD("orleans-follower", $follower, form: "mine") }: back into the bag, draw again.
       *[other] { $name } draws { WORD("orleans-follower", $follower, form: "a") } of their own four: back into the bag, draw again.
    }
orleans-event-waived =
    { $who ->
        [me] You have nothing left to give up. The rest of the debt is dropped.
       *[other] { $name } has nothing left to give up. The rest of the debt is dropped.
    }
orleans-event-back =
    { $who ->
        [me] You take { WORD("orleans-follower", $follower, form: "a") } back to the market.
       *[other] { $name } takes { WORD("orleans-follower", $follower, form: "a") } back to the market.
    }
orleans-event-draw =
    { $who ->
        [me] You draw
       *[other] { $name } draws
    } { $number ->
        [0] no followers
        [one] 1 follower
       *[other] { $number } followers
    }.
orleans-event-store =
    { $who ->
        [me] You move { WORD("orleans-follower", $follower, form: "a") } to the tower.
       *[other] { $name } moves { WORD("orleans-follower", $follower, form: "a") } to the tower.
    }
orleans-event-unstore =
    { $who ->
        [me] You move { WORD("orleans-follower", $follower, form: "a") } back to the market.
       *[other] { $name } moves { WORD("orleans-follower", $follower, form: "a") } back to the market.
    }
orleans-event-put =
    { $who ->
        [me] You place { WORD("orleans-follower", $follower, form: "a") } { WORD("orleans-place", $place, form: "into") }.
       *[other] { $name } places { WORD("orleans-follower", $follower, form: "a") } { WORD("orleans-place", $place, form: "into") }.
    }
orleans-event-take =
    { $who ->
        [me] You take a follower back { WORD("orleans-place", $place, form: "from") }.
       *[other] { $name } takes a follower back { WORD("orleans-place", $place, form: "from") }.
    }
orleans-event-tech =
    { $who ->
        [me] You place a technology tile { WORD("orleans-place", $place, form: "into") }.
       *[other] { $name } places a technology tile { WORD("orleans-place", $place, form: "into") }.
    }
orleans-event-finished =
    { $who ->
        [me] You are ready.
       *[other] { $name } is ready.
    }
orleans-event-reveal = All plans are revealed.
orleans-event-plan =
    { $who ->
        [me] Your plan is revealed.
       *[other] { $name }’s plan is revealed.
    }
orleans-event-use =
    { $who ->
        [me] You use { WORD("orleans-place", $place, form: "the") }.
       *[other] { $name } uses { WORD("orleans-place", $place, form: "the") }.
    }
orleans-event-pass =
    { $who ->
        [me] You pass.
       *[other] { $name } passes.
    }
orleans-event-recruit =
    { $who ->
        [me] You recruit { WORD("orleans-character", $character, form: "a") }.
       *[other] { $name } recruits { WORD("orleans-character", $character, form: "a") }.
    }
orleans-event-advance =
    { $who ->
        [me] You move to space { $space } { WORD("orleans-track", $track, form: "on") }.
       *[other] { $name } moves to space { $space } { WORD("orleans-track", $track, form: "on") }.
    }
orleans-event-develop =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to space { $space } on the development track.
orleans-event-status =
    { $who ->
        [me] You reach development status { $status }.
       *[other] { $name } reaches development status { $status }.
    }
orleans-event-citizen =
    { $who ->
        [me] You win a citizen ({ $from }).
       *[other] { $name } wins a citizen ({ $from }).
    }
orleans-event-good =
    { $who ->
        [me] You take { WORD("orleans-good", $good) } { $from }.
       *[other] { $name } takes { WORD("orleans-good", $good) } { $from }.
    }
orleans-event-technology =
    { $who ->
        [me] You get a technology tile.
       *[other] { $name } gets a technology tile.
    }
orleans-event-tile =
    { $who ->
        [me] You add { WORD("orleans-place", $tile, form: "the") } to your board.
       *[other] { $name } adds { WORD("orleans-place", $tile, form: "the") }.
    }
orleans-event-travel =
    { $who ->
        [me] Your merchant travels to { WORD("orleans-town", $town) }.
       *[other] { $name } travels to { WORD("orleans-town", $town) }.
    }
orleans-event-build =
    { $who ->
        [me] You build a trading station in { WORD("orleans-town", $town) }.
       *[other] { $name } builds a trading station in { WORD("orleans-town", $town) }.
    }
orleans-event-send =
    { $who ->
        [me] You send { WORD("orleans-character", $character, form: "a") } { WORD("orleans-deed", $deed, form: "into") }.
       *[other] { $name } sends { WORD("orleans-character", $character, form: "a") } { WORD("orleans-deed", $deed, form: "into") }.
    }
orleans-event-bath =
    { $who ->
        [me] You draw { WORD("orleans-follower", $follower, form: "a") } in the Bathhouse.
       *[other] { $name } draws { WORD("orleans-follower", $follower, form: "a") } in the Bathhouse.
    }
orleans-event-shield =
    The Sacristy shields { $who ->
        [me] you
       *[other] { $name }
    } from { WORD("orleans-hour", $event, form: "the") }.
orleans-event-food =
    { $who ->
        [me] You give up { WORD("orleans-good", $good) }.
       *[other] { $name } gives up { WORD("orleans-good", $good) }.
    }
orleans-event-plague =
    { $who ->
        [me] The Plague takes your { WORD("orleans-follower", $follower) }.
       *[other] The Plague takes { WORD("orleans-follower", $follower, form: "a") } from { $name }.
    }
orleans-event-immune =
    { $who ->
        [me] The Plague spares you: you drew { WORD("orleans-follower", $follower, form: "mine") }.
       *[other] The Plague spares { $name }, who drew one of their own four.
    }
orleans-event-score =
    { $points ->
        [one] { $who ->
            [me] You have 1 point.
           *[other] { $name } has 1 point.
        }
       *[other] { $who ->
            [me] You have { $points } points.
           *[other] { $name } has { $points } points.
        }
    }
orleans-event-turn =
    { $who ->
        [me] Your turn.
       *[other] { $name }’s turn.
    }
orleans-event-forced =
    { $who ->
        [me] You have only one option.
       *[other] { $name } has only one option.
    }
orleans-event-end = The game is over.

## The final table

orleans-category-station = Trading stations × status
orleans-category-citizen = Citizens × status
orleans-category-coin = Coins
orleans-category-goods = Goods

## Refusals


## The rule index

orleans-module-components = Components
orleans-module-decisions = Decisions
orleans-module-deeds = Beneficial Deeds
orleans-module-editions = Differences between the editions
orleans-module-events = Events
orleans-module-general = General rules
orleans-module-information = Open and hidden
orleans-module-place-tiles = Place tiles
orleans-module-places = Places
orleans-module-player-counts = Two and three players
orleans-module-questions = Rulings
orleans-module-rounds = Rounds and phases
orleans-module-scoring = End and scoring
orleans-module-setup = Set-up
orleans-module-technology = Technology
orleans-module-torture = Torture
orleans-module-tracks = Tracks
orleans-module-variants = Variants

orleans-section-5 = Places
orleans-section-6 = Places of the player board
orleans-section-8 = Tracks
orleans-section-9 = New place tiles
orleans-section-10 = All place tiles
orleans-section-11 = Development track
orleans-section-14 = Limited pieces
orleans-section-15 = Your own four followers
orleans-section-17 = Placed followers
orleans-section-18 = Paying
orleans-section-19 = Order of play
orleans-section-20 = End of the game
orleans-section-21 = Ties
orleans-section-23 = Excluding place tiles
orleans-section-24 = Additional place tiles
