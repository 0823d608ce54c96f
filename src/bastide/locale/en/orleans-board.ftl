### The board of Orléans in the browser. The words of the game stand in orleans.ftl.

orleans-tab-board = Town
orleans-tab-map = Map
orleans-tab-tracks = Tracks
orleans-tab-deeds = Deeds
orleans-tab-others = Others
orleans-board-tabs = Parts of the table
orleans-board-keys = Numbers choose an option, Enter plays it, Escape cancels. Enter picks up a follower from the market, the arrow keys go through the spaces it can take, Enter places it. M shows the map, D the deeds, E the event.
orleans-board-north = N
orleans-board-map = Map
orleans-board-back-to-map = Back to the map
orleans-board-enlarge = Enlarge
orleans-board-tracks = Tracks
orleans-board-supply = supply
orleans-board-development = Development
orleans-board-deeds = Beneficial Deeds
orleans-board-last-takes = fill the last space to win the citizen
orleans-board-tiles = Place tiles
orleans-board-category = Category { $category }
orleans-board-goods = Goods market
orleans-board-worth = worth { $points }
orleans-board-market = Market
orleans-board-drawn = Drawn in the Bathhouse
orleans-board-town =
    { $who ->
        [me] Your player board
       *[other] { $name }’s player board
    }
orleans-board-open = { $name }’s player board
orleans-board-of = { $count } of { $all }
orleans-board-or = or
orleans-board-to-go =
    { $count ->
        [0] complete
       *[other] { $count } to go
    }
orleans-board-next = next: { $what }
orleans-board-complete = at the end
orleans-board-left = { $count } left
orleans-board-monks = monks { $count }
orleans-board-ready = activated
orleans-board-blocked = no effect now
orleans-board-always = always active
orleans-board-storage = holds 2 followers
orleans-board-guards = on guard
orleans-board-anyone = anyone
orleans-board-free =
    { $follower ->
        [any] Free for anyone
       *[other] Free for { WORD("orleans-character", $follower, form: "a") }
    }
orleans-board-put = Place { WORD("orleans-follower", $follower, form: "mine") } { WORD("orleans-place", $place, form: "into") }
orleans-board-take-back = Take { WORD("orleans-follower", $follower, form: "the") } back { WORD("orleans-place", $place, form: "from") }
orleans-board-lift = Pick up { WORD("orleans-follower", $follower, form: "mine") }
orleans-board-in-hand = In your hand: { WORD("orleans-follower", $follower) }
orleans-board-held = not placed
orleans-board-new-place = your new place goes here
orleans-board-plot = Traders, space { $step }
orleans-board-bag =
    { $count ->
        [0] no followers in the bag
        [one] 1 follower in the bag
       *[other] { $count } followers in the bag
    }
orleans-board-draw = draw { $count }
orleans-board-coins =
    { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
orleans-board-pay = pay up to { $count }
orleans-board-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
orleans-board-technology = technology tile
orleans-board-tile = place tile
orleans-board-citizen = citizen
orleans-board-one-of = 1 of { $count }
orleans-board-waterways =
    { $count ->
        [one] 1 waterway
       *[other] { $count } waterways
    }
orleans-board-roads =
    { $count ->
        [one] 1 road
       *[other] { $count } roads
    }
orleans-board-wild = stands in for anyone
orleans-board-no-good = no good left
orleans-board-stations =
    { $built ->
        [0] No trading stations built
        [one] 1 trading station built
       *[other] { $built } trading stations built
    }, { $left } left
orleans-board-station-of = { $name }’s trading station
orleans-board-citizens =
    { $count ->
        [0] no citizens
        [one] 1 citizen
       *[other] { $count } citizens
    }
orleans-board-status = development status { $status }
orleans-board-start = start player
orleans-board-planned = ready
orleans-board-passed = passed
orleans-board-score-now =
    { $count ->
        [one] 1 point so far
       *[other] { $count } points so far
    }
orleans-board-round = Round { $round } of { $rounds }
orleans-board-rounds = of { $rounds }
orleans-board-event = This round’s event
orleans-board-face-down = Still face down
orleans-board-fill = Fill { WORD("orleans-place", $place, form: "the") }
orleans-board-planned-button = Ready
orleans-board-choose = Choose first
orleans-board-confirm =
    { $verb ->
        [use] Use { WORD("orleans-place", $place, form: "the") }
        [travel] Travel to { WORD("orleans-town", $town) }
        [village] Recruit { WORD("orleans-character", $character, form: "a") }
        [choose] Take { WORD("orleans-place", $tile, form: "the") }
        [exclude] Exclude { WORD("orleans-place", $tile, form: "the") }
        [send] Send { WORD("orleans-character", $character, form: "a") }
       *[other] { $what }
    }
orleans-board-hint-lifted = You hold { WORD("orleans-follower", $follower, form: "mine") }: tap a highlighted space.
orleans-board-hint-aimed = { WORD("orleans-place", $place) }: tap a follower that can go there.
orleans-board-hint-store = Tap a follower to send them to the tower or back.
orleans-board-hint-drawn = Tap a follower you drew, then a highlighted space.
orleans-board-torture = Torture
orleans-board-debt =
    { $count ->
        [one] 1 coin is missing.
       *[other] { $count } coins are missing.
    }
orleans-board-torture-help = For each missing coin you give up something for good. You choose what.
orleans-give-station = Trading station
orleans-give-station-help = Built or not. A built one frees its town.
orleans-give-follower = Follower, drawn blind
orleans-give-follower-help = From your bag, never one of your own four.
orleans-give-technology = Technology tile
orleans-give-technology-help = Placed or not.
orleans-give-step = 1 step back
orleans-give-step-help = On the development track, never onto a coin space.
orleans-give-step-to = From { $from } to { $to }
orleans-give-good = Good
orleans-give-good-help = Its points are lost too.
orleans-give-tile = Place tile
orleans-give-tile-help = With its technology tile; its followers return to your bag.
orleans-forecast-harvest =
    { $who ->
        [you] You need { $food } food and have { $have ->
            [0] none
           *[other] { $have }
        }{ $coins ->
            [0] {""}
           *[other] : pay { $coins } coins
        }
       *[other] Needs { $food } food and has { $have ->
            [0] none
           *[other] { $have }
        }{ $coins ->
            [0] {""}
           *[other] : pays { $coins } coins
        }
    }
orleans-forecast-loss =
    { $who ->
        [you] { $coins ->
            [one] You pay 1 coin
           *[other] You pay { $coins } coins
        }
       *[other] { $coins ->
            [one] Pays 1 coin
           *[other] Pays { $coins } coins
        }
    }
orleans-forecast-gain =
    { $who ->
        [you] { $coins ->
            [0] Nothing for you
            [one] You get 1 coin
           *[other] You get { $coins } coins
        }
       *[other] { $coins ->
            [0] Nothing
            [one] Gets 1 coin
           *[other] Gets { $coins } coins
        }
    }
orleans-board-last-moves = Last moves
orleans-entry-goods-next =
    { $by ->
        [water] On the waterway between { $from } and { $to }
       *[other] On the road between { $from } and { $to }
    }{ $part ->
        [0] {""}
        [1] , the one nearer { $from }
       *[other] , the one nearer { $to }
    }
orleans-entry-goods-all = All routes have their goods.
orleans-entry-goods-back = Take the last good off again
