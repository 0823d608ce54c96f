# The position editor.

edit-title = Position editor
edit-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
edit-tab-tiles = Tiles
edit-tab-figures = Figures
edit-tab-table = Table
edit-tab-ask = Ask
edit-tools = Tools
edit-tool-lay = Place
edit-tool-off = Remove
edit-turn-left = Rotate left
edit-turn-right = Rotate right
edit-tiles = All tiles
edit-figure =
    { $count ->
        [0] { $figure }, none left
       *[other] { $figure }, { $count } left
    }
edit-figure-help = Pick a figure, then tap the road, city, field or cloister where it stands. Tap again to remove it.
edit-land = The board
edit-keys = Arrow keys move over the squares. Enter places the tile, R rotates it, Delete removes it, Control and Z undo.
edit-square =
    { $state ->
        [laid] Column { $column }, row { $row }: { $what }
        [wrong] Column { $column }, row { $row }: { $what }, doesn’t fit
       *[free] Column { $column }, row { $row }: free
    }
edit-laid = Placed: { $tile }
edit-where = Where does it stand?
edit-hand = Tile in hand
edit-hand-chance = Whatever comes
edit-add = Add …
edit-add-keys = With the arrow keys: Enter adds
edit-none = None
edit-usual = As at the start
edit-unreadable = Can’t be read. It looks like this: { $example }

edit-ask = Ask
edit-ask-legal = What is allowed?
edit-ask-why = Why not this?
edit-ask-score = What does it score?
edit-ask-best = What would the master do?
edit-legal =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
edit-legal-more = and { $count } more
edit-nobody = There’s nothing to decide here.
edit-why-help = Tap what can’t be used, or type a move in notation.
edit-why-action = Move
edit-why-go = Why not?
edit-why-may = That’s allowed.
edit-score-now = now
edit-score-end = at the end
edit-score-touch = If the game ended now. Tap a feature for its own sum.
edit-best-for = The master would play for { $name }:
edit-best-show = Show on the board
edit-build = Keep building

edit-right = Everything adds up.
edit-wrong =
    { $count ->
        [one] 1 thing doesn’t add up.
       *[other] { $count } things don’t add up.
    }
edit-rest = Everything else is on the table.
edit-show = Show
edit-drop = Remove it
edit-tried =
    { $count ->
        [one] 1 move tried. Undo takes it back.
       *[other] { $count } moves tried. Undo takes them back.
    }
edit-missing = The editor can’t take over: { $what }
edit-lost-bazaar = the bazaar under way
edit-lost-goods = what is left in the goods market
edit-lost-hand = the tile in hand
edit-lost-players = plans under way
edit-lost-finished = who has passed
edit-lost-stock = the tiles left
edit-lost = part of the turn under way
edit-fault = { $entry }:
edit-clash =
    { $turns ->
        [yes] { $mine } would meet { $theirs } { $where }.
       *[no] { $mine } would meet { $theirs } { $where }, however you turn it.
    }
edit-turn-it = Rotate it
edit-fits = What fits here?
edit-fits-only = Only what fits there
edit-leave = Leave it there
edit-fault-tiles = This tile can’t go there.
edit-fault-figures = This figure can’t stand there.
edit-fault-chance = This can’t be drawn first.

edit-setup = Game and players
edit-seats = Players
edit-sets = Base game and expansions
edit-use = Use these
edit-empty = Empty table
edit-share = Share or play
edit-link = Link
edit-link-help = The link holds the whole position; nobody needs an account, nothing is stored.
edit-files = Files
edit-file = Position
edit-scenario = Scenario
edit-scenario-help = A scenario also says what must hold here: who decides, how many moves there are, how it stands. Add it to a bug report.
edit-picture = Picture
edit-picture-failed = The picture can’t be made here. Take a screenshot instead.
edit-open = Open a file
edit-this = Edit this position
edit-entrance-help = Build a position and ask what is allowed, what it scores and what the master would do.

edit-carcassonne-turn = Whose turn
edit-carcassonne-scores = Points
edit-carcassonne-supply = Figures in the supply
edit-carcassonne-tiles = Tiles on the board
edit-carcassonne-figures = Figures on the board
edit-carcassonne-gone = Tiles out of the game
edit-carcassonne-islands = Tiles on their own

edit-phase-hour-glass = Hour glass
edit-phase-census = Census
edit-phase-followers = Followers
edit-phase-planning = Planning
edit-phase-actions = Actions
edit-phase-event = Event
edit-orleans-phase = Phase
edit-orleans-round = Round
edit-orleans-event = Event of this round
edit-orleans-turned = Hour glass tiles so far
edit-orleans-start = Start player
edit-orleans-routes = Goods on the routes
edit-orleans-market = Market
edit-orleans-supply = Characters on the board
edit-orleans-technology = Technology tiles
edit-orleans-deeds = Beneficial Deeds
edit-orleans-excluded = Place tiles out of the game
edit-orleans-bag = Bag
edit-orleans-tower = Gunpowder Tower
edit-orleans-places = Places
edit-orleans-tiles = Place tiles
edit-orleans-first-technology = One of them only for a farmer
edit-orleans-technology-begun = Has placed a technology tile before
edit-orleans-coins = Coins
edit-orleans-goods = Goods
edit-orleans-tracks = Tracks
edit-orleans-development = Development track
edit-orleans-merchant = Merchant
edit-orleans-stations = Trading stations
edit-orleans-lost-stations = Trading stations given up
edit-orleans-citizens = Citizens

edit-johanna-bag = Bag
edit-johanna-starter = Start player
edit-johanna-display = Display
edit-johanna-discard = Discarded
edit-johanna-laid-out = Places on offer
edit-johanna-routes = Routes
edit-johanna-posts = Trading stations
edit-johanna-goods = Goods
edit-johanna-circled = Coins circled, by row
edit-johanna-crossed = Coins crossed out, by row
edit-johanna-shields = Shields
edit-johanna-development = Development
edit-johanna-monks = Monks
edit-johanna-deeds = Deeds
edit-johanna-places = Places
edit-johanna-claimed = Yellow bonuses
edit-johanna-johanna = Johanna’s area

paper-title = On paper
paper-help = Print it, or save it as a PDF in the print dialog. DE and EN above choose the language.
paper-rules = Rules in play
paper-scores = Score sheet
paper-tiles = All tiles
paper-print = Print
paper-agreed = Agreed at this table:
