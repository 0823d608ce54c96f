### The sheet of Johanna in the browser. The words of the game stand in johanna.ftl.

johanna-sheet-tab-map = Map
johanna-sheet-tab-stores = Warehouse
johanna-sheet-tab-track = Track
johanna-sheet-tab-places = Places
johanna-sheet-tab-johanna = Johanna
johanna-sheet-tabs = Parts of the sheet
johanna-sheet-keys = Numbers take a tile, arrow keys go through what you can choose, Enter takes it, Escape goes back.
johanna-sheet-of = Your sheet
johanna-sheet-of-name = { $name }’s sheet
johanna-sheet-own = Show your sheet
johanna-sheet-open = Show { $name }’s sheet
johanna-sheet-back = Back to your sheet
johanna-sheet-display = Tiles in the display
johanna-sheet-no-tiles = The display is empty
johanna-sheet-in-hand = acting
johanna-sheet-bag = Bag { $number } of { $of }, round { $round } of { $rounds }
johanna-sheet-round = round { $round } of { $rounds }
johanna-sheet-in-bag =
    { $count ->
        [0] The bag is empty.
        [one] 1 tile left in the bag.
       *[other] { $count } tiles left in the bag.
    }
johanna-sheet-queue = Bonuses
johanna-sheet-waiting =
    { $count ->
        [0] Up next
        [one] 1 bonus waiting
       *[other] { $count } bonuses waiting
    }
johanna-sheet-would-join = would be added
johanna-sheet-earns = earns { $bonus }
johanna-sheet-which = Which one?
johanna-sheet-ways = { $count } ways
johanna-sheet-cancel = Back
johanna-sheet-to-spend = { $count } to spend
johanna-sheet-deeds-help = First to complete a deed: yellow bonus
johanna-sheet-deeds-short = first: yellow bonus
johanna-sheet-places-help = shape = owner · + comes on top of the action
johanna-sheet-level = status ×{ $level } now · at the end: (stations + citizens) × status
johanna-sheet-level-short = status ×{ $level }
johanna-sheet-locked = locked
johanna-sheet-first = first
johanna-sheet-from-players = { $count }+ players
johanna-sheet-per-column = / column
johanna-sheet-per-post = / station
johanna-sheet-less = −1
johanna-sheet-swap = swap
johanna-sheet-in-crossed = in ✕
johanna-sheet-as-any = as any
johanna-sheet-to-next = to next ×
johanna-sheet-from-warehouse-column = Warehouse, column { $number }
johanna-sheet-from-bank-row = Bank, row { $number }
johanna-sheet-from-bank-column = Bank, column { $number }
johanna-sheet-from-development = Development, space { $number }
johanna-sheet-from-deed = Deed { $number }
johanna-sheet-mark-good = { WORD("johanna-good", $good) }
johanna-sheet-mark-coin = coin in row { $row }
johanna-sheet-mark-pay = 1 coin from row { $row }
johanna-sheet-mark-route = route { $route }
johanna-sheet-mark-post = trading station in { $town }
johanna-sheet-mark-field = space { $number }
johanna-sheet-mark-shield = shield { $number }
johanna-sheet-mark-citizen = citizen
johanna-sheet-mark-points =
    { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }
johanna-sheet-mark-tick = deed { $deed }
johanna-sheet-mark-hire = monk { $number }
johanna-sheet-marks-pay = { $count } coins from row { $row }
johanna-sheet-marks-field = spaces { $first } to { $last }
johanna-sheet-mark-own = { WORD("johanna-place", $place) }
johanna-sheet-lost-good = a good
johanna-sheet-lost-route = a route
johanna-sheet-lost-coin = a coin
johanna-sheet-lost-town = a trading station
johanna-sheet-lost-place = a place
johanna-sheet-lost-alternative = a bonus
johanna-sheet-johanna = Johanna
johanna-sheet-card = Her card { $card }
johanna-sheet-card-post = She builds in town { $town }
johanna-sheet-side-left = (left)
johanna-sheet-side-right = (right)
johanna-sheet-read-up = Arrow up: read from the bottom.
johanna-sheet-read-down = Arrow down: read from the top.
johanna-sheet-passed = Not in the display: { $persons }.
johanna-sheet-her-turn = Her turn, step by step
johanna-sheet-go-on = Continue
johanna-sheet-recent = Since your last turn
johanna-sheet-took = She takes { WORD("johanna-person", $person, form: "the") }.
johanna-sheet-next-up =
    { $count ->
        [one] 1 card left; its back shows ↑.
       *[other] { $count } cards left; the next back shows ↑.
    }
johanna-sheet-next-down =
    { $count ->
        [one] 1 card left; its back shows ↓.
       *[other] { $count } cards left; the next back shows ↓.
    }
johanna-sheet-won = You win, { $mine } to { $hers }!
johanna-sheet-beaten = Johanna wins, { $hers } to { $mine }.
johanna-sheet-say-map = Map. Routes filled in: { $routes }. Trading stations: { $posts }. Towns crossed out: { $crossed }.
johanna-sheet-say-warehouse = Warehouse: { $goods }
johanna-sheet-say-bank = Bank. Circled by row: { $circled }; paid: { $crossed }; { $count } to spend.
johanna-sheet-say-depot = Depot: { $count } of { $all } shields
johanna-sheet-say-monks =
    { $count } of { $all } monks hired, { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far
johanna-sheet-say-deeds = Completed deeds: { $deeds }
johanna-sheet-say-places = Places of this sheet: { $places }
johanna-sheet-say-development = Development: space { $field } of { $all }, status ×{ $level }
johanna-sheet-say-johanna =
    Johanna’s area: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { $posts ->
        [one] 1 trading station
       *[other] { $posts } trading stations
    }, { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }, status ×{ $level }
johanna-category-post = Trading stations
johanna-category-citizen = Citizens
johanna-category-goods = Warehouse
johanna-category-bank = Bank
johanna-category-monks = Monks
johanna-category-depot = Depot
johanna-category-tracks = Johanna’s tracks
