### Johanna in the browser: what can be done now as chips, and cards that say what a thing on the sheet does.

johanna-chips = What this character can do
johanna-ask-which-route = Choose one of the dashed routes on the map
johanna-ask-pay = Which coins do you pay with?
johanna-ask-discard = Which tile do you discard?
johanna-chip-land = Land route
johanna-chip-water = Waterway
johanna-chip-routes =
    { $count ->
        [one] 1 route to fill in
       *[other] { $count } routes to choose from
    }
johanna-chip-coin = 1 coin
johanna-chip-coin-help = circled in the bank
johanna-chip-coin-row = Row { $row }
johanna-chip-coin-of = coin { $number } of { $of }
johanna-chip-build = Build a station
johanna-chip-build-help =
    { $count ->
        [one] in 1 town
       *[other] in one of { $count } towns
    }
johanna-chip-acquire = Buy a place
johanna-chip-acquire-help =
    { $count ->
        [one] 1 place to buy
       *[other] { $count } places to choose from
    }
johanna-chip-good = Any good
johanna-chip-good-help =
    { $count ->
        [one] 1 kind left
       *[other] { $count } kinds to choose from
    }
johanna-chip-good-row = row: { $number } of { $of }
johanna-chip-develop = Develop 1 step
johanna-chip-develop-help = space { $number }
johanna-chip-deed = Deed { $number }
johanna-chip-deed-help = tick { $count } of { $of }
johanna-chip-hire = Hire a monk
johanna-chip-hire-help = discard a tile, then act as anyone
johanna-chip-discard = Discard { WORD("johanna-person", $person, form: "the") }
johanna-chip-pay = Pay from row { $rows }
johanna-chip-town = In { $town }
johanna-chip-choose-spot = choose on the sheet
johanna-chip-sets-off = { $from } → { $bonus }
johanna-chip-you-choose-good = you choose a good
johanna-chip-you-choose-route = you choose a route
johanna-chip-you-choose-row = you choose a row
johanna-chip-you-choose-town = you choose a town
johanna-chip-you-choose-either = you choose
johanna-chip-back = Back to all actions
johanna-no-action = No action
johanna-no-action-sure = Really take no action?
johanna-queue-order = You choose the order.
johanna-queue-up = Earlier
johanna-queue-down = Later
johanna-queue-more = More for { $bonus }
johanna-queue-take = Take { $bonus }

johanna-card-tier = Tier { $tier }
johanna-card-yours = yours
johanna-card-theirs = bought by { $name }
johanna-card-price =
    { $coins ->
        [one] costs 1 coin
       *[other] costs { $coins } coins
    }
johanna-card-removed = not in this game
johanna-card-limit-action = Instead of the standard action, once per character taken.
johanna-card-limit-plus = On top of the action, as soon as you take the tile; not with a monk.
johanna-card-limit-passive = Always active; no character needed.
johanna-card-limit-convert = When you take a scholar.
johanna-card-now-yours = Your { WORD("johanna-person", $person) } can use it.
johanna-card-now-ready = You can use it now.
johanna-card-now-passive = It works for you from now on.
johanna-card-now-theirs = Only { $name } can use it.
johanna-card-now-buy =
    { $coins ->
        [one] A trader buys it for 1 coin; you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] A trader buys it for { $coins } coins; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
johanna-card-now-locked =
    { $missing ->
        [one] Tier { $tier } opens when 1 more place of tier { $below } is bought, by anyone.
       *[other] Tier { $tier } opens when { $missing } more places of tier { $below } are bought, by anyone.
    }
johanna-card-deed = Instead of the standard action, use one of these characters here and tick it.
johanna-card-deed-each = Each tick brings:
johanna-card-deed-first = Complete it first:
johanna-card-deed-done = completed by { $name }
johanna-card-deed-yours = completed by you
johanna-card-deed-ticked = you ticked { $count } of { $of }
johanna-card-deed-struck = not in this game
johanna-card-bonus-warehouse-column = Tick all five goods in this column.
johanna-card-bonus-bank-row = Circle every coin in this row.
johanna-card-bonus-bank-column = Spend the coins in this column.
johanna-card-bonus-development = Reach this space on the development track.
johanna-card-bonus-deed = Complete this deed before the others do.
johanna-card-bonus-monk = Hire this monk.
johanna-card-bonus-other = Reach this spot on your sheet.
johanna-card-bonus-brings = It brings { $bonus }.
johanna-card-bonus-yellow = Yellow: only for the first player to get there.
johanna-card-bonus-white = White: for everyone who gets there.
johanna-card-bonus-gone = Already taken by { $name }.
johanna-card-bonus-got = You already have it.
johanna-legend = What the symbols mean
johanna-legend-open = Symbols
johanna-legend-coin = circle a coin in the bank
johanna-legend-dev = 1 step of development
johanna-legend-anygood = tick any good
johanna-legend-post = build a trading station
johanna-legend-citizen = gain a citizen
johanna-legend-shield = circle a shield in the depot
johanna-legend-land = fill in a land route
johanna-legend-water = fill in a waterway
johanna-legend-monk = any character’s action

johanna-place-does-stable = Instead of a land route, your knight brings 1 coin and any good.
johanna-place-does-library = Your scholar brings 2 steps of development instead of 1.
johanna-place-does-windmill = Instead of a station, your craftsman brings 1 coin and 1 step of development.
johanna-place-does-brewery = Instead of a waterway, your boatman brings 2 coins.
johanna-place-does-pasture = Your farmer brings any good and 1 step of development.
johanna-place-does-cemetery = Every place you buy costs 1 coin less.
johanna-place-does-distillery = When you take a trader, you also get 1 coin.
johanna-place-does-archive = When you take a scholar, you also get 1 step of development.
johanna-place-does-fishing_boat = Your boatman fills in a waterway and brings 1 coin.
johanna-place-does-trade_route = Your knight fills in a land route and brings 1 step of development.
johanna-place-does-tree_house = When you fill in a land route, you may swap 1 of its goods for any other.
johanna-place-does-hay_barn = Your farmer brings 1 grain and any good.
johanna-place-does-cheese_dairy = Your farmer brings 1 cheese and any good.
johanna-place-does-carpentry = When you take a craftsman, you also get 1 coin or 1 step of development.
johanna-place-does-two_master = Your boatman fills in 2 waterways.
johanna-place-does-four_in_hand = Your knight fills in 2 land routes.
johanna-place-does-tavern = You may also build stations in towns that others have taken.
johanna-place-does-architect = Instead of buying a place, your trader builds a station for 1 coin.
johanna-place-does-winery = Your farmer brings 1 wine and any good.
johanna-place-does-confessional = Your scholar brings 3 steps of development instead of 1.
johanna-place-does-falconry = Instead of a land route, your knight brings 1 coin, 1 step of development and any good.
johanna-place-does-inn = Your boatman brings 1 step of development for each full column of your warehouse.
johanna-place-does-advisor = When you take a scholar, you also get any good.
johanna-place-does-park = Your craftsman brings 1 step of development for each bank column you have spent.
johanna-place-does-department_store = Instead of buying a place, your trader brings any 2 goods.
johanna-place-does-school = A scholar you take may act as any other character except the monk.
johanna-place-does-goldsmith = Your craftsman brings 1 step of development for each of your stations.
johanna-place-does-circus = Any character brings you 1 coin or 1 step of development, twice.
johanna-place-does-observatory = A hired monk takes you to the next multiplier; white bonuses on the way are skipped.
johanna-place-does-machine = When you take a farmer, you also get any good.
