### The sheet of Johanna in the browser. The words of the game stand in johanna.ftl.

johanna-sheet-tab-map = Map
johanna-sheet-tab-stores = Stores
johanna-sheet-tab-track = Track
johanna-sheet-tab-places = Places
johanna-sheet-tab-johanna = Johanna
johanna-sheet-tabs = Parts of the sheet
johanna-sheet-keys = Numbers take a tile, arrows walk through what can be chosen, Enter takes it, Escape goes back.
johanna-sheet-of = Your sheet
johanna-sheet-of-name = Sheet of { $name }
johanna-sheet-open = Show the sheet of { $name }
johanna-sheet-back = Back to your sheet
johanna-sheet-display = Tiles on display
johanna-sheet-no-tiles = No tile on display
johanna-sheet-in-hand = acts
johanna-sheet-bag = Bag { $number } of { $of }, round { $round } of { $rounds }
johanna-sheet-round = round { $round } of { $rounds }
johanna-sheet-in-bag =
    { $count ->
        [one] One tile is still in the bag.
       *[other] { $count } tiles are still in the bag.
    }
johanna-sheet-queue = Bonuses
johanna-sheet-waiting =
    { $count ->
        [0] After this
        [one] One bonus waits
       *[other] { $count } bonuses wait
    }
johanna-sheet-would-join = would join
johanna-sheet-earns = earns { $bonus }
johanna-sheet-which = Which one?
johanna-sheet-ways = { $count } ways
johanna-sheet-cancel = Back
johanna-sheet-to-spend = { $count } to spend
johanna-sheet-deeds-help = the first to finish a deed gets its golden bonus
johanna-sheet-deeds-short = first: golden bonus
johanna-sheet-places-help = shape = owner · + comes on top of the action
johanna-sheet-level = level ×{ $level } now · at the end: (posts + citizens) × level
johanna-sheet-level-short = level ×{ $level }
johanna-sheet-locked = locked
johanna-sheet-first = first
johanna-sheet-from-players = from { $count } players
johanna-sheet-per-column = / column
johanna-sheet-per-post = / post
johanna-sheet-less = −1
johanna-sheet-swap = swap
johanna-sheet-in-crossed = in crossed
johanna-sheet-as-any = as any
johanna-sheet-to-next = to next ×
johanna-sheet-from-warehouse-column = Warehouse, column { $number }
johanna-sheet-from-bank-row = Bank, row { $number }
johanna-sheet-from-bank-column = Bank, column { $number }
johanna-sheet-from-development = Development, field { $number }
johanna-sheet-from-deed = Deed { $number }
johanna-sheet-mark-good = { $good }
johanna-sheet-mark-coin = coin { $number } of row { $row }
johanna-sheet-mark-pay = pay from row { $row }
johanna-sheet-mark-route = route { $route }
johanna-sheet-mark-post = trading post in { $town }
johanna-sheet-mark-field = field { $number }
johanna-sheet-mark-shield = shield { $number }
johanna-sheet-mark-citizen = citizen
johanna-sheet-mark-points = { $worth } points
johanna-sheet-mark-tick = deed { $deed }
johanna-sheet-mark-hire = monk { $number }
johanna-sheet-marks-pay = { $count } coins from row { $row }
johanna-sheet-marks-field = fields { $first } to { $last }
johanna-sheet-mark-own = { $place }
johanna-sheet-lost-good = a good
johanna-sheet-lost-route = a route
johanna-sheet-lost-coin = a coin
johanna-sheet-lost-town = a trading post
johanna-sheet-lost-place = a place
johanna-sheet-lost-alternative = a choice
johanna-sheet-johanna = Johanna
johanna-sheet-card = Her card { $card }
johanna-sheet-card-post = Where she builds: town { $town }
johanna-sheet-side-left = (left)
johanna-sheet-side-right = (right)
johanna-sheet-read-up = The arrow points up: read from the bottom.
johanna-sheet-read-down = The arrow points down: read from the top.
johanna-sheet-passed = Not on display: { $persons }.
johanna-sheet-her-turn = Her turn, step by step
johanna-sheet-go-on = Go on
johanna-sheet-recent = Just happened
johanna-sheet-took = She takes the { $person }.
johanna-sheet-next-up =
    { $count ->
        [one] One card left; the next back shows ↑.
       *[other] { $count } cards left; the next back shows ↑.
    }
johanna-sheet-next-down =
    { $count ->
        [one] One card left; the next back shows ↓.
       *[other] { $count } cards left; the next back shows ↓.
    }
johanna-sheet-won = You win, { $mine } to { $hers }.
johanna-sheet-beaten = Johanna wins, { $hers } to { $mine }.
johanna-sheet-daily = Game of the day
johanna-sheet-daily-help = Everybody gets the same bags and cards on { $date }. Share your record to compare.
johanna-sheet-say-map = Map. Filled routes: { $routes }. Trading posts: { $posts }. Crossed towns: { $crossed }.
johanna-sheet-say-warehouse = Warehouse: { $goods }
johanna-sheet-say-bank = Bank. Circled by rows: { $circled }; paid: { $crossed }; { $count } to spend.
johanna-sheet-say-depot = Depot: { $count } of { $all } shields
johanna-sheet-say-monks = { $count } of { $all } monks hired, { $points } points now
johanna-sheet-say-deeds = Deeds done: { $deeds }
johanna-sheet-say-places = Places of this sheet: { $places }
johanna-sheet-say-development = Development: field { $field } of { $all }, level { $level }
johanna-sheet-say-johanna = Johanna's area: { $shields } shields, { $posts } trading posts, { $citizens } citizens, level { $level }
johanna-category-post = Trading posts
johanna-category-citizen = Citizens
johanna-category-goods = Warehouse
johanna-category-bank = Bank
johanna-category-monks = Monks
johanna-category-depot = Depot
johanna-category-tracks = Johanna’s tracks
