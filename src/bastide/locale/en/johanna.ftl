### Johanna. Blanks: $name a person at the table; $person, $tile, $good, $place, $bonus the word for it (its short
### name where nobody has put the word there); $because where something comes from; $number, $row, $deed, $town.

## Words; tests/johanna/test_words.py holds them to the data

johanna-person-farmer = Farmer
johanna-person-knight = Knight
johanna-person-boatman = Boatman
johanna-person-craftsman = Craftsman
johanna-person-trader = Trader
johanna-person-scholar = Scholar
johanna-person-monk = Monk
johanna-good-grain = Grain
johanna-good-cheese = Cheese
johanna-good-wine = Wine
johanna-good-wool = Wool
johanna-good-brocade = Brocade
johanna-place-stable = Stable
johanna-place-library = Library
johanna-place-windmill = Windmill
johanna-place-brewery = Brewery
johanna-place-pasture = Pasture
johanna-place-cemetery = Cemetery
johanna-place-distillery = Distillery
johanna-place-archive = Archive
johanna-place-fishing_boat = Fishing boat
johanna-place-trade_route = Trade route
johanna-place-tree_house = Tree house
johanna-place-hay_barn = Hay barn
johanna-place-cheese_dairy = Cheese dairy
johanna-place-carpentry = Carpentry
johanna-place-two_master = Two-master
johanna-place-four_in_hand = Four-in-hand
johanna-place-tavern = Tavern
johanna-place-architect = Architect
johanna-place-winery = Winery
johanna-place-confessional = Confessional
johanna-place-falconry = Falconry
johanna-place-inn = Inn
johanna-place-advisor = Advisor
johanna-place-park = Park
johanna-place-department_store = Department store
johanna-place-school = School
johanna-place-goldsmith = Goldsmith
johanna-place-circus = Circus
johanna-place-machine = Machine
johanna-place-observatory = Observatory
johanna-level-standard = Standard
johanna-level-expert = Expert
johanna-level-challenge = Challenge
johanna-effect-shield = Shield
johanna-effect-development = Development step
johanna-effect-build = Build a trading post
johanna-effect-remove_place = Remove a place
johanna-effect-bank_shield = Cross a shield of the bank
johanna-effect-citizen = Citizen
johanna-effect-warehouse_citizen = Citizen of the warehouse
johanna-effect-bank_citizen = Citizen of the bank
johanna-effect-deed_from = Cross a deed
johanna-effect-monk = Monk action
johanna-bonus-coin =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
johanna-bonus-development =
    { $amount ->
        [one] 1 development
       *[other] { $amount } development
    }
johanna-bonus-good = 1 good of choice
johanna-bonus-post = a free trading post
johanna-bonus-shield = 1 shield
johanna-bonus-citizen = 1 citizen
johanna-bonus-points = { $amount } points
johanna-bonus-action = { $person } action
johanna-term-post =
    { $count ->
        [one] trading post
       *[other] trading posts
    }
johanna-term-citizen =
    { $count ->
        [one] citizen
       *[other] citizens
    }
johanna-term-row =
    { $count ->
        [one] complete row of goods
       *[other] complete rows of goods
    }
johanna-term-column = (column of goods)
johanna-term-bank-row = (row of the bank)
johanna-term-bank-column = (column of the bank)
johanna-term-monks = (for the monks)
johanna-term-shield =
    { $count ->
        [one] shield
       *[other] shields
    }
johanna-term-depot = (for the depot)
johanna-term-track-farmer = (on the farmer's track)
johanna-term-track-boatman = (on the boatman's track)
johanna-term-track-knight = (on the knight's track)

## Decisions

johanna-ask-turn = { $name }, take a tile or hire a monk.
johanna-wait-turn = { $name } takes a tile.
johanna-does-turn = takes a tile
johanna-ask-plus = { $name }, use a plus place before the action?
johanna-wait-plus = { $name } may use a plus place.
johanna-does-plus = may use a plus place
johanna-ask-action = { $name }, what does this person do?
johanna-wait-action = { $name } chooses an action.
johanna-does-action = chooses an action
johanna-ask-alternative = { $name }, choose one of these.
johanna-wait-alternative = { $name } chooses one thing or the other.
johanna-does-alternative = chooses one thing or the other
johanna-ask-good = { $name }, which good?
johanna-wait-good = { $name } chooses a good.
johanna-does-good = chooses a good
johanna-ask-route = { $name }, which route?
johanna-wait-route = { $name } chooses a route.
johanna-does-route = chooses a route
johanna-ask-coin_row = { $name }, which row gets the coin?
johanna-wait-coin_row = { $name } chooses a row of the bank.
johanna-does-coin_row = chooses a row of the bank
johanna-ask-town = { $name }, where do you build?
johanna-wait-town = { $name } chooses a town.
johanna-does-town = chooses a town
johanna-ask-place = { $name }, which place do you acquire?
johanna-wait-place = { $name } acquires a place.
johanna-does-place = acquires a place
johanna-ask-bonus = { $name }, which bonus comes next?
johanna-wait-bonus = { $name } carries out bonuses.
johanna-does-bonus = carries out bonuses

## Options

johanna-verb-take = Take a tile
johanna-verb-hire = Hire a monk
johanna-verb-good = A good
johanna-verb-route = A route
johanna-verb-coin = A coin
johanna-verb-build = A trading post
johanna-verb-acquire = A place
johanna-verb-develop = Development
johanna-verb-use = Use a place
johanna-verb-deed = Help at a deed
johanna-verb-decline = Or nothing
johanna-verb-plus = Use a plus place
johanna-verb-skip = Or not
johanna-verb-bonus = Carry out
johanna-verb-forfeit = Forfeit
johanna-verb-later = Keep them
johanna-take = Take the { $person }
johanna-hire = Hire monk { $number }; the { $person } leaves
johanna-good =
    { $good ->
        [none] The warehouse is full: a shield
       *[other] Tick { $good }
    }
johanna-coin =
    { $row ->
        [0] The bank is full: a shield
       *[other] A coin in row { $row }
    }
johanna-route =
    { $swap ->
        [yes] Route { $route } with { $instead } in place of { $good }
       *[no] { $by ->
            [land] Land route { $route }
           *[water] Water route { $route }
        }
    }
johanna-build =
    { $rows ->
        [0] Build in { $town } for nothing
       *[other] Build in { $town }, paid from row { $rows }
    }
johanna-acquire =
    { $coins ->
        [0] { $place } for nothing
        [one] { $place } for 1 coin from row { $rows }
       *[other] { $place } for { $coins } coins from rows { $rows }
    }
johanna-develop =
    { $number ->
        [one] Tick 1 field of the track
       *[other] Tick { $number } fields of the track
    }
johanna-use = Use { $place }
johanna-deed = Deed { $deed } as { $person }
johanna-decline = No action
johanna-plus = Use { $place }, on top of the action
johanna-skip = No plus place
johanna-bonus = Carry out: { $bonus }
johanna-forfeit = Forfeit: { $bonus }
johanna-later = Keep the bonuses until after the action

## What happened

johanna-event-start = { $name } begins.
johanna-event-places = Places of tier { $tier }: { $places }.
johanna-event-aside = Set aside: { $tile }.
johanna-event-display = Round { $round }. On display: { $tiles }.
johanna-event-take = { $name } takes the { $tile }.
johanna-event-hire = { $name } hires monk { $number }; the { $tile } is discarded.
johanna-event-decline = { $name } does nothing with the { $person }.
johanna-event-good = { $name } ticks { $good }, space { $number }.
johanna-event-row = { $name } has a full row of { $good }: { $worth } points at the end.
johanna-event-coin = { $name } circles coin { $number } of row { $row }.
johanna-event-pay = { $name } pays coin { $number } of row { $row }.
johanna-event-route = { $name } fills in route { $route }.
johanna-event-swap = { $name } takes { $instead } in place of { $good }.
johanna-event-post = { $name } builds a trading post in { $town }.
johanna-event-cross-town = All others cross town { $town }.
johanna-event-field =
    { $multiplier ->
        [0] { $name } ticks field { $number } of the track.
       *[other] { $name } ticks field { $number } of the track: level { $multiplier }.
    }
johanna-event-shield = { $name } circles shield { $number }: { $worth } at the end.
johanna-event-citizen = { $name } has a citizen.
johanna-event-points = { $name } circles { $worth } points.
johanna-event-bonus = { $name } earns { $bonus }.
johanna-event-resolve = { $name } carries out: { $bonus }.
johanna-event-forfeit = { $name } forfeits: { $bonus }.
johanna-event-lost = { $name } loses what finds no place: { $what }.
johanna-event-tick = { $name } helps at deed { $deed } as { $person }.
johanna-event-deed-done = { $name } completes deed { $deed }; all others cross it.
johanna-event-use = { $name } uses { $place }.
johanna-event-plus = { $name } uses { $place } besides the action.
johanna-event-skip = { $name } leaves out the plus places.
johanna-event-own = { $name } acquires { $place }.
johanna-event-bag = Bag { $number } is used up.
johanna-event-most-posts = Nobody has most trading posts alone.
johanna-event-score = { $name } has { $points } points.
johanna-event-turn = { $name }’s turn.
johanna-event-forced = { $name } has only one option.
johanna-event-end = The game is over.
johanna-event-johanna-shuffle = Johanna's { $cards } cards are shuffled again.
johanna-event-johanna-card = Johanna reveals card { $card }.
johanna-event-johanna-back =
    { $arrow ->
        [up] The next back has an arrow up: her card is read from the bottom.
       *[down] The next back has an arrow down: her card is read from the top.
    }
johanna-event-johanna-take = Johanna takes the { $tile }, the first on her card that lies there.
johanna-event-johanna-track = Johanna ticks field { $number } of her { $person } track.
johanna-event-johanna-effect = The card says: { $effect }.
johanna-event-johanna-level = Johanna reaches level { $level }.
johanna-event-johanna-shield = Johanna circles shield { $number }: { $worth } at the end.
johanna-event-johanna-citizen = Johanna has a citizen.
johanna-event-johanna-build =
    { $town ->
        [none] Johanna builds a trading post; no town is left to cross.
       *[other] Johanna builds a trading post and crosses town { $town }.
    }
johanna-event-johanna-remove = Johanna removes { $place } from the game.
johanna-event-johanna-cross = Johanna crosses a yellow bonus of the bank.
johanna-event-johanna-deed = Johanna crosses deed { $deed }.
johanna-event-johanna-monk = Johanna's monk acts: { $action }.
johanna-event-johanna-nothing = Nothing comes of it: { $what }.
johanna-event-johanna-score = Johanna has { $points } points.

## The rule index

johanna-module-components = Components
johanna-module-setup = Set-up
johanna-module-rounds = Rounds and turns
johanna-module-actions = The persons and their actions
johanna-module-warehouse-bank-depot = Warehouse, bank and depot
johanna-module-development = Development
johanna-module-bonuses = Bonuses
johanna-module-deeds = Beneficial deeds
johanna-module-places = Places
johanna-module-place-catalogue = Every single place
johanna-module-scoring = End and scoring
johanna-module-solo = Against Johanna
johanna-module-decisions = Decision points
johanna-module-questions = Open questions

johanna-section-J-A = What a person can do
johanna-section-J-FA = Farmer
johanna-section-J-KN = Knight
johanna-section-J-BO = Boatman
johanna-section-J-CR = Craftsman
johanna-section-J-TR = Trader
johanna-section-J-SC = Scholar
johanna-section-J-N = Monk
johanna-section-J-R = The round
johanna-section-J-T = The turn
johanna-section-J-W = Warehouse
johanna-section-J-Q = Bank
johanna-section-J-X = Depot
