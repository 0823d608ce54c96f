### The board of Orléans in the browser. The words of the game stand in orleans.ftl.

orleans-tab-board = Town
orleans-tab-map = Map
orleans-tab-tracks = Tracks
orleans-tab-deeds = Deeds
orleans-tab-others = Others
orleans-board-tabs = Parts of the table
orleans-board-keys = Numbers choose an option, Enter does it, Escape lets go. Enter takes a follower up from the market, arrows walk through the spaces where it may stand, Enter puts it there. M shows the map, D the deeds, E the event.
orleans-board-north = N
orleans-board-map = Map
orleans-board-back-to-map = Back to the map
orleans-board-enlarge = Enlarge
orleans-board-tracks = Tracks
orleans-board-supply = supply
orleans-board-development = Development
orleans-board-deeds = Beneficial deeds
orleans-board-last-takes = whoever fills the last space takes the citizen
orleans-board-tiles = Place tiles
orleans-board-category = Category { $category }
orleans-board-goods = Goods market
orleans-board-worth = worth { $points }
orleans-board-market = Market
orleans-board-drawn = Drawn in the Bathhouse
orleans-board-town = { $name }: town
orleans-board-open = Board of { $name }
orleans-board-of = { $count } of { $all }
orleans-board-or = or
orleans-board-to-go =
    { $count ->
        [0] complete
       *[other] { $count } to go
    }
orleans-board-next = next: { $what }
orleans-board-complete = complete
orleans-board-left = { $count } left
orleans-board-monks = monks { $count }
orleans-board-ready = ready
orleans-board-blocked = no use
orleans-board-always = always works
orleans-board-storage = holds two
orleans-board-guards = on guard
orleans-board-anyone = anyone
orleans-board-free = Free: { $follower }
orleans-board-put = { $follower } to { $place }
orleans-board-take-back = Take { $follower } back from { $place }
orleans-board-lift = Take up: { $follower }
orleans-board-in-hand = In hand: { $follower }
orleans-board-held = not placed
orleans-board-new-place = your new place goes here
orleans-board-plot = traders, step { $step }
orleans-board-bag =
    { $count ->
        [one] 1 follower in the bag
       *[other] { $count } followers in the bag
    }
orleans-board-draw = draw { $count }
orleans-board-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
orleans-board-pay = pay up to { $count }
orleans-board-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
orleans-board-technology = technology
orleans-board-tile = place tile
orleans-board-citizen = citizen
orleans-board-one-of = one of { $count }
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
orleans-board-wild = wild
orleans-board-no-good = no good left
orleans-board-stations = { $built } trading stations built, { $left } left
orleans-board-station-of = trading station of { $name }
orleans-board-citizens = { $count } citizens
orleans-board-status = development status { $status }
orleans-board-start = start player
orleans-board-planned = ready
orleans-board-passed = passed
orleans-board-score-now =
    { $count ->
        [one] If the game ended now: 1 point
       *[other] If the game ended now: { $count } points
    }
orleans-board-round = Round { $round } of { $rounds }
orleans-board-rounds = of { $rounds }
orleans-board-event = The event of this round
orleans-board-last-event = The last event
orleans-board-face-down = Still face down
orleans-board-fill = Complete: { $place }
orleans-board-planned-button = I am ready
orleans-board-choose = Choose on the board
orleans-board-confirm =
    { $verb ->
        [use] Use: { $what }
        [travel] Travel to { $what }
        [village] Recruit: { $what }
        [choose] Take: { $what }
        [exclude] Exclude: { $what }
        [send] Send: { $what }
        [pay] Give up: { $what }
       *[other] { $what }
    }
orleans-board-hint-lifted = { $follower } in hand: tap a glowing space.
orleans-board-hint-aimed = { $place }: tap a follower that may go there.
orleans-board-hint-store = Tap a follower to send it up, tap it there to bring it back.
orleans-board-hint-drawn = Tap one of those drawn, then a glowing space.
orleans-board-torture = Torture
orleans-board-debt =
    { $count ->
        [one] 1 coin is missing.
       *[other] { $count } coins are missing.
    }
orleans-board-torture-help = Each one costs something of your choice, which leaves the game for good.
orleans-give-station = Trading station
orleans-give-station-help = Built or not built. A built one frees its town.
orleans-give-follower = Follower, drawn blind
orleans-give-follower-help = From the bag; your own four are drawn again.
orleans-give-technology = Technology tile
orleans-give-technology-help = Held or placed, as you choose.
orleans-give-step = One step back
orleans-give-step-help = On the development track, never onto a coin space.
orleans-give-step-to = From { $from } to { $to }
orleans-give-good = Good
orleans-give-good-help = It leaves the game with its points.
orleans-give-tile = Place tile
orleans-give-tile-help = With the technology on it; followers go to the bag.
orleans-forecast-harvest =
    { $who ->
        [you] { $food } food, you have { $have }{ $coins ->
            [0] {""}
           *[other] : { $coins } coins
        }
       *[other] { $food } food, has { $have }{ $coins ->
            [0] {""}
           *[other] : { $coins } coins
        }
    }
orleans-forecast-loss =
    { $who ->
        [you] { $coins ->
            [one] you pay 1 coin
           *[other] you pay { $coins } coins
        }
       *[other] { $coins ->
            [one] pays 1 coin
           *[other] pays { $coins } coins
        }
    }
orleans-forecast-gain =
    { $who ->
        [you] { $coins ->
            [0] nothing for you
            [one] you receive 1 coin
           *[other] you receive { $coins } coins
        }
       *[other] { $coins ->
            [0] nothing
            [one] receives 1 coin
           *[other] receives { $coins } coins
        }
    }
orleans-board-last-moves = Last moves
