### Orléans. Blanks: $name a person; $place, $tile, $town, $good, $deed, $character, $follower, $event, $track,
### $from and $why are ids whose words stand below (orleans-place-…; a $tile is a place, an $event an
### orleans-hour-…): put the words in before the sentence is made.

## Words

orleans-character-farmer = Farmer
orleans-character-boatman = Boatman
orleans-character-craftsman = Craftsman
orleans-character-trader = Trader
orleans-character-knight = Knight
orleans-character-scholar = Scholar
orleans-character-monk = Monk
orleans-follower-farmer = Farmer
orleans-follower-boatman = Boatman
orleans-follower-craftsman = Craftsman
orleans-follower-trader = Trader
orleans-follower-knight = Knight
orleans-follower-scholar = Scholar
orleans-follower-monk = Monk
orleans-follower-own-farmer = own Farmer
orleans-follower-own-boatman = own Boatman
orleans-follower-own-craftsman = own Craftsman
orleans-follower-own-trader = own Trader
orleans-follower-own-knight = own Knight
orleans-follower-own-scholar = own Scholar
orleans-follower-own-monk = own Monk
orleans-follower-technology = Technology tile
orleans-good-grain = Grain
orleans-good-cheese = Cheese
orleans-good-wine = Wine
orleans-good-wool = Wool
orleans-good-brocade = Brocade
orleans-place-market = Market
orleans-place-farm_house = Farm House
orleans-place-village = Village
orleans-place-university = University
orleans-place-castle = Castle
orleans-place-monastery = Monastery
orleans-place-ship = Ship
orleans-place-wagon = Wagon
orleans-place-guildhall = Guildhall
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Town Hall
orleans-place-hayrick = Hayrick
orleans-place-cheese_factory = Cheese Factory
orleans-place-winery = Winery
orleans-place-wool_manufacturer = Wool Manufacturer
orleans-place-tailor_shop = Tailor Shop
orleans-place-brewery = Brewery
orleans-place-sacristy = Sacristy
orleans-place-herb_garden = Herb Garden
orleans-place-bathhouse = Bathhouse
orleans-place-windmill = Windmill
orleans-place-library = Library
orleans-place-hospital = Hospital
orleans-place-gunpowder_tower = Gunpowder Tower
orleans-place-cellar = Cellar
orleans-place-office = Office
orleans-place-school = School
orleans-place-pharmacy = Pharmacy
orleans-place-horse_wagon = Horse Wagon
orleans-place-shipping_line = Shipping Line
orleans-place-laboratory = Laboratory
orleans-place-does-farm_house = Recruit a farmer and take the good of the space reached.
orleans-place-does-village = Recruit a boatman (coins), a craftsman (technology) or a trader (place tile).
orleans-place-does-university = Recruit a scholar and develop as the space reached shows.
orleans-place-does-castle = Recruit a knight and draw more followers from now on.
orleans-place-does-monastery = Recruit a monk; not in a Pilgrimage round.
orleans-place-does-ship = Move the merchant along a waterway and take a good there if you like.
orleans-place-does-wagon = Move the merchant along a road and take a good there if you like.
orleans-place-does-guildhall = Build a trading station in the merchant's town.
orleans-place-does-scriptorium = 1 step on the development track.
orleans-place-does-town_hall = Send 1 or 2 neutral characters to Beneficial Deeds.
orleans-place-does-hayrick = Take 1 grain from the goods market.
orleans-place-does-cheese_factory = Take 1 cheese from the goods market.
orleans-place-does-winery = Take 1 wine from the goods market.
orleans-place-does-wool_manufacturer = Take 1 wool from the goods market.
orleans-place-does-tailor_shop = Take 1 brocade from the goods market.
orleans-place-does-brewery = 2 coins.
orleans-place-does-sacristy = A monk here can shield you from the event of a round.
orleans-place-does-herb_garden = Your boatmen may stand for craftsmen, traders and farmers.
orleans-place-does-bathhouse = Draw 3 from the bag and place 2 of them at once.
orleans-place-does-windmill = 2 coins and 1 step on the development track.
orleans-place-does-library = 2 steps on the development track.
orleans-place-does-hospital = As many coins as your development status.
orleans-place-does-gunpowder_tower = 2 more market spaces; neutral characters here can go straight to Beneficial Deeds.
orleans-place-does-cellar = 4 coins.
orleans-place-does-office = 1 coin for each of your built trading stations.
orleans-place-does-school = Your scholars may stand for every profession except monks.
orleans-place-does-pharmacy = Pay 1 to 3 coins for as many steps on the development track.
orleans-place-does-horse_wagon = Move the merchant along a road; by edition it collects a good.
orleans-place-does-shipping_line = 1 step on the development track.
orleans-place-does-laboratory = Take a technology tile.
orleans-town-chartres = Chartres
orleans-town-etampes = Étampes
orleans-town-le_mans = Le Mans
orleans-town-chateaudun = Châteaudun
orleans-town-orleans = Orléans
orleans-town-montargis = Montargis
orleans-town-vendome = Vendôme
orleans-town-blois = Blois
orleans-town-briare = Briare
orleans-town-tours = Tours
orleans-town-montrichard = Montrichard
orleans-town-vierzon = Vierzon
orleans-town-sancerre = Sancerre
orleans-town-chinon = Chinon
orleans-town-loches = Loches
orleans-town-bourges = Bourges
orleans-town-chatellerault = Châtellerault
orleans-town-le_blanc = Le Blanc
orleans-town-chateauroux = Châteauroux
orleans-town-nevers = Nevers
orleans-town-argenton = Argenton-sur-Creuse
orleans-town-la_chatre = La Châtre
orleans-town-saint_amand = Saint-Amand-Montrond
orleans-town-unbuilt = not built
orleans-deed-city_wall = Building of the City Wall
orleans-deed-papal_conclave = Papal Conclave
orleans-deed-defeating_plague = Defeating the Plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen_guild = Founding of the Boatmen Guild
orleans-deed-cathedral = Building of the Cathedral
orleans-deed-peace_treaty = Peace Treaty
orleans-deed-canalization = Canalization
orleans-track-farmers = Farmers track
orleans-track-boatmen = Boatmen track
orleans-track-craftsmen = Craftsmen track
orleans-track-traders = Traders track
orleans-track-scholars = Scholars track
orleans-track-knights = Knights track
orleans-track-development = Development track
orleans-hour-pilgrimage = Pilgrimage
orleans-hour-income = Income
orleans-hour-harvest = Harvest
orleans-hour-taxes = Taxes
orleans-hour-trading_day = Trading Day
orleans-hour-plague = Plague
orleans-hour-does-pilgrimage = Nobody may recruit monks.
orleans-hour-does-income = Coins for the development status.
orleans-hour-does-harvest = Give food or pay.
orleans-hour-does-taxes = Pay coins for goods owned.
orleans-hour-does-trading_day = Coins for built trading stations.
orleans-hour-does-plague = A neutral one drawn from the bag is lost.
orleans-colour-blue = Blue
orleans-colour-red = Red
orleans-colour-green = Green
orleans-colour-yellow = Yellow
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
orleans-from-market = the goods market
orleans-from-route = the route
orleans-from-boatmen = the boatmen track
orleans-from-knights = the knights track
orleans-from-stations = the most stations
orleans-why-census = Census
orleans-why-development = Development track
orleans-why-boatmen = Boatmen track
orleans-why-place = Place
orleans-why-deed = Beneficial deed
orleans-why-income = Income
orleans-why-trading_day = Trading Day
orleans-why-taxes = Taxes
orleans-why-harvest = Harvest
orleans-why-pharmacy = Pharmacy
orleans-phase-1 = Hour glass
orleans-phase-2 = Census
orleans-phase-3 = Followers
orleans-phase-4 = Planning
orleans-phase-5 = Actions
orleans-phase-6 = Event
orleans-phase-7 = Start player

## Decisions

orleans-ask-DP-EXCL = { $name }, which place tile shall not be in the game?
orleans-wait-DP-EXCL = { $name } may exclude a place tile.
orleans-does-DP-EXCL = may exclude a place tile
orleans-ask-DP-RET = { $name }, take placed followers back? For each, one less is drawn.
orleans-wait-DP-RET = { $name } may take placed followers back.
orleans-does-DP-RET = may take followers back
orleans-ask-DP-DRAW = { $name }, how many followers do you draw?
orleans-wait-DP-DRAW = { $name } says how many followers to draw.
orleans-does-DP-DRAW = says how many to draw
orleans-ask-DP-STORE = { $name }, who goes onto the Gunpowder Tower?
orleans-wait-DP-STORE = { $name } arranges market and tower.
orleans-does-DP-STORE = fills the tower
orleans-ask-DP-PLAN = { $name }, put your followers on your places, then say that you are done.
orleans-wait-DP-PLAN = { $name } is planning.
orleans-does-DP-PLAN = plans
orleans-ask-DP-ACT = { $name }, use one of your activated places, or pass.
orleans-wait-DP-ACT = { $name } chooses an action.
orleans-does-DP-ACT = uses a place or passes
orleans-ask-DP-VILL = { $name }, whom do you recruit in the Village?
orleans-wait-DP-VILL = { $name } recruits in the Village.
orleans-does-DP-VILL = recruits in the Village
orleans-ask-DP-PTILE = { $name }, which place tile do you add to your board?
orleans-wait-DP-PTILE = { $name } chooses a place tile.
orleans-does-DP-PTILE = chooses a place tile
orleans-ask-DP-ROUTE = { $name }, where does your merchant travel?
orleans-wait-DP-ROUTE = { $name } travels.
orleans-does-DP-ROUTE = travels
orleans-ask-DP-GOOD = { $name }, which good of the route do you take?
orleans-wait-DP-GOOD = { $name } may take a good.
orleans-does-DP-GOOD = takes a good or none
orleans-ask-DP-DEED = { $name }, whom do you send to which beneficial deed?
orleans-wait-DP-DEED = { $name } sends characters to beneficial deeds.
orleans-does-DP-DEED = sends characters to deeds
orleans-ask-DP-CANAL = { $name }, a coin or a step on the development track?
orleans-wait-DP-CANAL = { $name } chooses the reward.
orleans-does-DP-CANAL = chooses the reward
orleans-ask-DP-PHARM = { $name }, how many coins do you pay at the Pharmacy?
orleans-wait-DP-PHARM = { $name } pays at the Pharmacy.
orleans-does-DP-PHARM = pays at the Pharmacy
orleans-ask-DP-BATH = { $name }, put two of the drawn followers on your places.
orleans-wait-DP-BATH = { $name } places followers from the Bathhouse.
orleans-does-DP-BATH = places those drawn
orleans-ask-DP-TECH = { $name }, where does the technology tile go? You may keep it.
orleans-wait-DP-TECH = { $name } may place technology.
orleans-does-DP-TECH = may place technology
orleans-ask-DP-SACR = { $name }, shall the monk in the Sacristy shield you from the event?
orleans-wait-DP-SACR = { $name } may use the Sacristy.
orleans-does-DP-SACR = uses the Sacristy or not
orleans-ask-DP-FOOD = { $name }, what do you give at the Harvest?
orleans-wait-DP-FOOD = { $name } gives food.
orleans-does-DP-FOOD = gives food
orleans-ask-DP-TORT = { $name }, what do you give up for the missing coin?
orleans-wait-DP-TORT = { $name } gives something up for a missing coin.
orleans-does-DP-TORT = pays under torture
orleans-verb-put = Put
orleans-verb-take = Take back
orleans-verb-tech = Place technology
orleans-verb-plan = Whole plan
orleans-verb-done = Done
orleans-verb-back = Take back
orleans-verb-draw = Draw
orleans-verb-store = Onto the tower
orleans-verb-unstore = Back to the market
orleans-verb-use = Use a place
orleans-verb-pass = Pass
orleans-verb-village = Recruit
orleans-verb-choose = Choose
orleans-verb-decline = Decline
orleans-verb-travel = Travel
orleans-verb-good = Take a good
orleans-verb-leave = Leave it
orleans-verb-send = Send
orleans-verb-reward = Reward
orleans-verb-pay = Pay
orleans-verb-keep = Keep
orleans-verb-shield = Shield
orleans-verb-food = Give food
orleans-verb-coins = Pay coins
orleans-verb-exclude = Exclude
orleans-put = { $follower } to { $place }
orleans-take = Take { $follower } back from { $place }
orleans-tech = Technology at { $place }
orleans-done = Done
orleans-back = { $follower } from { $place } back to the market
orleans-draw = Draw { $number }
orleans-store = { $follower } onto the tower
orleans-unstore = { $follower } back to the market
orleans-use = { $place }
orleans-pass = Pass
orleans-village = { $character } ({ $left } left)
orleans-choose = { $tile } ({ $category })
orleans-decline = No, thank you
orleans-travel = To { $town }
orleans-good =
    { $good }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
orleans-leave = Leave the goods
orleans-send =
    { $character } to { $deed }{ $left ->
        [0] , which is then complete
        [one] , one to go
       *[other] , { $left } to go
    }
orleans-reward =
    { $what ->
        [coins] 1 coin
       *[development] 1 step of development
    }
orleans-pay-coins =
    { $coins ->
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }
orleans-pay-station = A trading station: { $town }
orleans-pay-follower = A follower, drawn blind from the bag
orleans-pay-technology = A technology tile: { $space }
orleans-pay-step = A step back on the development track
orleans-pay-good = { $good }
orleans-pay-tile = The place tile { $tile }
orleans-keep = Keep it for later
orleans-shield = Yes, no { $event } for me
orleans-food = { $good }
orleans-coins = { $coins } coins
orleans-exclude = { $tile } ({ $category })

## The log

orleans-event-start-player = { $name } is the start player.
orleans-event-set-up = The board is set up.
orleans-event-put-away = { $tile } is not used in this game.
orleans-event-exclude = { $name } excludes { $tile }.
orleans-event-hour = Round { $round }: { $event } { $letter }
orleans-event-gain =
    { $name } receives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $why }).
orleans-event-spend =
    { $name } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $why }).
orleans-event-shortage = The supply of coins is short: { $name } misses { $coins }.
orleans-event-torture = { $name } cannot pay: torture for { $debt } ({ $why }).
orleans-event-give-up =
    { $name } gives up { $what ->
        [station] a trading station ({ $town })
        [follower] a follower: { $follower }
        [technology] a technology tile
        [step] a step on the development track
        [good] { $good }
       *[tile] the place tile { $tile }
    }.
orleans-event-spared = { $name } draws { $follower }, who goes back into the bag; another one is drawn.
orleans-event-waived = { $name } has nothing left to give; the rest of the debt is dropped.
orleans-event-back = { $name } takes { $follower } back to the market.
orleans-event-draw = { $name } draws { $number } from the bag.
orleans-event-store = { $name } puts { $follower } onto the tower.
orleans-event-unstore = { $name } takes { $follower } from the tower to the market.
orleans-event-put = { $name } puts { $follower } to { $place }.
orleans-event-take = { $name } takes it back from { $place }.
orleans-event-tech = { $name } places technology at { $place }.
orleans-event-finished = { $name } has planned.
orleans-event-reveal = All plans are shown.
orleans-event-plan = The plan of { $name } is shown.
orleans-event-use = { $name } uses { $place }.
orleans-event-pass = { $name } passes.
orleans-event-recruit = { $name } recruits: { $character }.
orleans-event-advance = { $name } advances to space { $space } of the { $track }.
orleans-event-develop =
    { $name } develops by { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to space { $space }.
orleans-event-status = { $name } now has development status { $status }.
orleans-event-citizen = { $name } wins a citizen.
orleans-event-good = { $name } takes { $good } from { $from }.
orleans-event-technology = { $name } receives a technology tile.
orleans-event-tile = { $name } adds { $tile }.
orleans-event-travel = { $name } travels to { $town } ({ $place }).
orleans-event-build = { $name } builds a trading station in { $town }.
orleans-event-send = { $name } sends a character ({ $character }): { $deed }.
orleans-event-bath = { $name } draws { $follower } in the Bathhouse.
orleans-event-shield = The Sacristy shields { $name } from { $event }.
orleans-event-food = { $name } gives { $good }.
orleans-event-plague = The Plague takes { $follower } from { $name }.
orleans-event-immune = The Plague spares { $follower } of { $name }.
orleans-event-score = { $name } counts up.
orleans-event-turn = { $name }’s turn.
orleans-event-forced = { $name } has only one option.
orleans-event-end = The game is over.

## The final table

orleans-category-station = Trading stations × status
orleans-category-citizen = Citizens × status
orleans-category-coin = Coins
orleans-category-goods = Goods

## Refusals

orleans-refusal-all-must-go = Everyone who can go must be sent.
orleans-refusal-already-placed = Who stands on an action space since an earlier round stays there in planning.
orleans-refusal-bag-empty = Your bag is empty: the Bathhouse would do nothing.
orleans-refusal-bag-is-smaller = There are not so many followers in your bag.
orleans-refusal-beyond-allowance = The knights track does not allow you that many.
orleans-refusal-blind-draw = The follower is drawn blind; you cannot choose.
orleans-refusal-both-together = Both go together, and there is no deed for both.
orleans-refusal-category = Your first trader brings a place tile of category I.
orleans-refusal-character-gone = There is no such character left on the board.
orleans-refusal-coin-space = You may not step back onto or over a coin space.
orleans-refusal-debt-not-covered = That does not cover what you owe.
orleans-refusal-deed-full = All spaces for this character are taken there.
orleans-refusal-development-end = You are at the end of the development track.
orleans-refusal-farmer-first = This technology tile may only stand for a farmer.
orleans-refusal-food-first = While you have food you must give it.
orleans-refusal-good-gone = The goods market has none of that good.
orleans-refusal-later-technology-first = Take back the technology tile that you placed last.
orleans-refusal-leaves-coin-space = From a coin space you may not step back.
orleans-refusal-marked-follower = Followers of your own colour never go to beneficial deeds.
orleans-refusal-market-full = The market is full.
orleans-refusal-market-overfull = There are too many on the market: put some onto the tower.
orleans-refusal-monk-space = Technology never stands for a monk.
orleans-refusal-monks-only = Only a monk may stand on a monk's space.
orleans-refusal-must-collect = The Horse Wagon takes a good with it.
orleans-refusal-must-draw = You must draw as many as you can.
orleans-refusal-must-place = Place followers while there is room for them.
orleans-refusal-no-coin = You need a coin to pay.
orleans-refusal-no-follower-to-give = There is no follower to give.
orleans-refusal-no-good-to-give = You do not have that good.
orleans-refusal-no-neutral-follower = There is no neutral follower in your bag.
orleans-refusal-no-road = No road leads there.
orleans-refusal-no-room = There is not so much room on your market.
orleans-refusal-no-station = You have no trading station left to build.
orleans-refusal-no-station-to-give = You do not have that trading station.
orleans-refusal-no-step-to-give = You cannot step back from the start.
orleans-refusal-no-such-follower = There is no such follower there.
orleans-refusal-no-such-good = You have none of that good.
orleans-refusal-no-technology = You hold no technology tile.
orleans-refusal-no-technology-to-give = There is no technology tile to give.
orleans-refusal-no-tile-left = No place tile is left that you could choose.
orleans-refusal-no-tile-to-give = You do not have that place tile.
orleans-refusal-not-a-tile = That is no place tile.
orleans-refusal-no-waterway = No waterway leads there.
orleans-refusal-no-way = No way leads on from this town.
orleans-refusal-nobody-there = Nobody stands there.
orleans-refusal-nobody-to-send = No deed has room for anyone there.
orleans-refusal-not-activated = The place is not activated: not all its spaces are covered.
orleans-refusal-not-an-action = The Sacristy acts by itself when an event comes.
orleans-refusal-not-enough-coins = You do not have so many coins.
orleans-refusal-not-food = Only grain, cheese and wine are food.
orleans-refusal-not-in-village = The Village brings a boatman, a craftsman or a trader.
orleans-refusal-not-on-route = There is no such good on this route.
orleans-refusal-not-your-place = You do not have this place.
orleans-refusal-nothing-there = There is nothing to take back.
orleans-refusal-one-to-three = The Pharmacy takes one to three coins.
orleans-refusal-only-when-passing = Technology is placed only when you pass.
orleans-refusal-own-station = You have a trading station here already.
orleans-refusal-pilgrimage = In a Pilgrimage round nobody recruits monks.
orleans-refusal-privilege = This place works by itself and needs no action.
orleans-refusal-second-technology = A place takes one technology tile.
orleans-refusal-send-one = At least one must be sent.
orleans-refusal-small-place = Technology does not go to a place that needs only one character.
orleans-refusal-space-taken = The space is taken.
orleans-refusal-technology-gone = No technology tile is left.
orleans-refusal-technology-stays = Technology that is placed stays.
orleans-refusal-the-bathhouse = Not on the Bathhouse itself.
orleans-refusal-tile-gone = That place tile is gone.
orleans-refusal-too-many = You cannot take back more.
orleans-refusal-tower-full = The tower is full.
orleans-refusal-town-hall = Not in the Town Hall.
orleans-refusal-town-taken = There is a trading station in this town already.
orleans-refusal-track-end = Your marker is at the end of the track.
orleans-refusal-wrong-profession = The space is for another profession.
orleans-refusal-not-offered = That is not possible now.

## The rule index

orleans-module-components = Components
orleans-module-decisions = Decision points
orleans-module-deeds = Beneficial deeds
orleans-module-editions = Differences of the editions
orleans-module-events = Events
orleans-module-general = General rules
orleans-module-information = Open and hidden
orleans-module-place-tiles = Place tiles
orleans-module-places = Places
orleans-module-player-counts = Two and three players
orleans-module-questions = Open questions
orleans-module-rounds = Rounds and phases
orleans-module-scoring = End and scoring
orleans-module-setup = Set-up
orleans-module-technology = Technology
orleans-module-torture = Torture
orleans-module-tracks = Tracks
orleans-module-variants = Variants

orleans-section-5 = What a place is
orleans-section-6 = The places of the town
orleans-section-8 = The tracks of the characters
orleans-section-9 = Winning a place tile
orleans-section-10 = Every single place tile
orleans-section-11 = The development track
orleans-section-14 = What is limited
orleans-section-15 = Marked followers
orleans-section-17 = Placed characters
orleans-section-18 = Paying
orleans-section-19 = The order of play
orleans-section-20 = The end
orleans-section-21 = Ties
orleans-section-23 = Excluding place tiles
orleans-section-24 = Additional place tiles
