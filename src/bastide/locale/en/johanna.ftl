### Johanna. The nouns and their forms stand in johanna-nouns.ftl; $person, $tile, $good, $place are their ids.
### $who, $name and $names are those who act; $route, $town, $bonus, $tiles and $places are words already.

## Bonuses, terms of the scoring

johanna-town = town { $number }
johanna-bonus-coin =
    { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
johanna-bonus-development =
    { $amount ->
        [one] 1 development step
       *[other] { $amount } development steps
    }
johanna-bonus-good = any good
johanna-bonus-post = a free trading station
johanna-bonus-shield = 1 shield
johanna-bonus-citizen = 1 citizen
johanna-bonus-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
johanna-bonus-action = { WORD("johanna-person", $person, form: "action") }
johanna-term-post =
    { $count ->
        [one] trading station
       *[other] trading stations
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
johanna-term-track-farmer = (Farmers Track)
johanna-term-track-boatman = (Boatmen Track)
johanna-term-track-knight = (Knights Track)

## Decisions

johanna-ask-turn = Take a character tile or hire a monk
johanna-wait-turn = Waiting for { $names } to take a tile
johanna-does-turn = taking a tile
johanna-ask-plus = Use a plus place before the action?
johanna-wait-plus = Waiting for { $names } to use a plus place
johanna-does-plus = using a plus place
johanna-ask-action = Choose an action for this character
johanna-ask-person = What does { WORD("johanna-person", $person, form: "the") } do?
johanna-wait-action = Waiting for { $names } to choose an action
johanna-does-action = choosing an action
johanna-ask-alternative = Choose one of these
johanna-wait-alternative = Waiting for { $names } to choose
johanna-does-alternative = choosing
johanna-ask-good = Choose a good
johanna-wait-good = Waiting for { $names } to choose a good
johanna-does-good = choosing a good
johanna-ask-route = Fill in a route
johanna-wait-route = Waiting for { $names } to fill in a route
johanna-does-route = filling in a route
johanna-ask-coin_row = Which row gets the coin?
johanna-wait-coin_row = Waiting for { $names } to circle a coin
johanna-does-coin_row = circling a coin
johanna-ask-town = Where do you build?
johanna-wait-town = Waiting for { $names } to build
johanna-does-town = building
johanna-ask-place = Which place do you buy?
johanna-wait-place = Waiting for { $names } to buy a place
johanna-does-place = buying a place
johanna-ask-bonus = Which bonus do you use next?
johanna-wait-bonus = Waiting for { $names } to use bonuses
johanna-does-bonus = using bonuses

## Options

johanna-verb-take = Take a tile
johanna-verb-hire = Hire a monk
johanna-verb-good = Tick a good
johanna-verb-route = Fill in route
johanna-verb-coin = Circle a coin
johanna-verb-build = Build a station
johanna-verb-acquire = Buy a place
johanna-verb-develop = Develop
johanna-verb-use = Use a place
johanna-verb-deed = Help with a deed
johanna-verb-decline = Skip
johanna-verb-plus = Use plus place
johanna-verb-skip = Skip
johanna-verb-bonus = Use bonus
johanna-verb-forfeit = Skip bonus
johanna-verb-later = Later
johanna-take = Take { WORD("johanna-person", $person, form: "the") }
johanna-hire = Hire a monk, discard { WORD("johanna-person", $person, form: "the") }
johanna-good =
    { $good ->
        [none] Warehouse full: circle a shield
       *[other] Tick { WORD("johanna-good", $good) }
    }
johanna-coin =
    { $row ->
        [0] Bank full: circle a shield
       *[other] Circle a coin in row { $row }
    }
johanna-route =
    { $swap ->
        [yes] Fill in { $route } · { WORD("johanna-good", $instead) } instead of { WORD("johanna-good", $good) }
       *[no] { $by ->
            [land] Fill in land route { $route }
           *[water] Fill in waterway { $route }
        }
    }
johanna-build =
    { $rows ->
        [0] Build in { $town } · free
       *[other] Build in { $town } · 1 coin from row { $rows }
    }
johanna-acquire =
    { $coins ->
        [0] Buy { WORD("johanna-place", $place, form: "the") } · free
        [one] Buy { WORD("johanna-place", $place, form: "the") } · 1 coin from row { $rows }
       *[other] Buy { WORD("johanna-place", $place, form: "the") } · { $coins } coins from rows { $rows }
    }
johanna-develop =
    { $number ->
        [one] Tick 1 development space
       *[other] Tick { $number } development spaces
    }
johanna-use = Use { WORD("johanna-place", $place, form: "the") }
johanna-deed = Tick { WORD("johanna-person", $person, form: "the") } at deed { $deed }
johanna-decline = Skip the action
johanna-plus = Also use { WORD("johanna-place", $place, form: "the") }
johanna-skip = Skip the plus places
johanna-bonus = Use bonus: { $bonus }
johanna-forfeit = Skip bonus: { $bonus }
johanna-later = Keep bonuses until after the action

## What happened

johanna-event-start =
    { $who ->
        [me] You begin.
       *[other] { $name } begins.
    }
johanna-event-places = Places of tier { $tier }: { $places }.
johanna-event-aside = Set aside: { WORD("johanna-person", $tile, form: "a") }.
johanna-event-display = Round { $round }. The display: { $tiles }.
johanna-event-take =
    { $who ->
        [me] You take { WORD("johanna-person", $tile, form: "the") }.
       *[other] { $name } takes { WORD("johanna-person", $tile, form: "the") }.
    }
johanna-event-hire =
    { $who ->
        [me] You hire a monk and discard { WORD("johanna-person", $tile, form: "the") }.
       *[other] { $name } hires a monk and discards { WORD("johanna-person", $tile, form: "the") }.
    }
johanna-event-decline =
    { $who ->
        [me] You skip the action of { WORD("johanna-person", $person, form: "the") }.
       *[other] { $name } skips the action of { WORD("johanna-person", $person, form: "the") }.
    }
johanna-event-good =
    { $who ->
        [me] You tick { WORD("johanna-good", $good) }.
       *[other] { $name } ticks { WORD("johanna-good", $good) }.
    }
johanna-event-row =
    { $who ->
        [me] Your row of { WORD("johanna-good", $good) } is full: { $worth ->
            [one] 1 point
           *[other] { $worth } points
        } at the end.
       *[other] { $name } fills the row of { WORD("johanna-good", $good) }: { $worth ->
            [one] 1 point
           *[other] { $worth } points
        } at the end.
    }
johanna-event-coin =
    { $who ->
        [me] You circle a coin in row { $row }.
       *[other] { $name } circles a coin in row { $row }.
    }
johanna-event-pay =
    { $who ->
        [me] You pay a coin from row { $row }.
       *[other] { $name } pays a coin from row { $row }.
    }
johanna-event-route =
    { $who ->
        [me] You fill in the route { $route }.
       *[other] { $name } fills in the route { $route }.
    }
johanna-event-swap =
    { $who ->
        [me] You take { WORD("johanna-good", $instead) } instead of { WORD("johanna-good", $good) }.
       *[other] { $name } takes { WORD("johanna-good", $instead) } instead of { WORD("johanna-good", $good) }.
    }
johanna-event-post =
    { $who ->
        [me] You build a trading station in { $town }.
       *[other] { $name } builds a trading station in { $town }.
    }
johanna-event-cross-town = Everyone else crosses out { $town }.
johanna-event-field =
    { $who ->
        [me] You tick space { $number } of the development track
       *[other] { $name } ticks space { $number } of the development track
    }{ $multiplier ->
        [0] .
       *[other] : development status ×{ $multiplier }.
    }
johanna-event-shield =
    { $who ->
        [me] You circle a shield: { $worth ->
            [one] 1 point
           *[other] { $worth } points
        } at the end.
       *[other] { $name } circles a shield: { $worth ->
            [one] 1 point
           *[other] { $worth } points
        } at the end.
    }
johanna-event-citizen =
    { $who ->
        [me] You get a citizen.
       *[other] { $name } gets a citizen.
    }
johanna-event-points =
    { $who ->
        [me] You circle { $worth ->
            [one] 1 point
           *[other] { $worth } points
        }.
       *[other] { $name } circles { $worth ->
            [one] 1 point
           *[other] { $worth } points
        }.
    }
johanna-event-bonus =
    { $who ->
        [me] You earn a bonus: { $bonus }.
       *[other] { $name } earns a bonus: { $bonus }.
    }
johanna-event-resolve =
    { $who ->
        [me] You use a bonus: { $bonus }.
       *[other] { $name } uses a bonus: { $bonus }.
    }
johanna-event-forfeit =
    { $who ->
        [me] You skip a bonus: { $bonus }.
       *[other] { $name } skips a bonus: { $bonus }.
    }
johanna-event-lost = No room for { $what }: it’s lost.
johanna-event-tick =
    { $who ->
        [me] You tick { WORD("johanna-person", $person, form: "the") } at deed { $deed }.
       *[other] { $name } ticks { WORD("johanna-person", $person, form: "the") } at deed { $deed }.
    }
johanna-event-deed-done =
    { $who ->
        [me] You complete deed { $deed }. Everyone else crosses it out.
       *[other] { $name } completes deed { $deed }. Everyone else crosses it out.
    }
johanna-event-use =
    { $who ->
        [me] You use { WORD("johanna-place", $place, form: "the") }.
       *[other] { $name } uses { WORD("johanna-place", $place, form: "the") }.
    }
johanna-event-plus =
    { $who ->
        [me] You also use { WORD("johanna-place", $place, form: "the") }.
       *[other] { $name } also uses { WORD("johanna-place", $place, form: "the") }.
    }
johanna-event-skip =
    { $who ->
        [me] You skip the plus places.
       *[other] { $name } skips the plus places.
    }
johanna-event-own =
    { $who ->
        [me] You buy { WORD("johanna-place", $place, form: "the") }.
       *[other] { $name } buys { WORD("johanna-place", $place, form: "the") }.
    }
johanna-event-bag = Bag { $number } is empty.
johanna-event-most-posts = No one has more trading stations than everyone else.
johanna-event-score =
    { $who ->
        [me] You have { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $name } has { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
johanna-event-turn =
    { $who ->
        [me] Your turn.
       *[other] { $name }’s turn.
    }
johanna-event-forced =
    { $who ->
        [me] You have only one option.
       *[other] { $name } has only one option.
    }
johanna-event-end = The game is over.
johanna-event-johanna-shuffle = Johanna’s { $cards } cards are shuffled again.
johanna-event-johanna-card = Johanna reveals card { $card }.
johanna-event-johanna-back =
    { $arrow ->
        [up] The next arrow points up: read her card from the bottom.
       *[down] The next arrow points down: read her card from the top.
    }
johanna-event-johanna-take = Johanna takes { WORD("johanna-person", $tile, form: "the") }, the first on her card that is in the display.
johanna-event-johanna-track = Johanna ticks space { $number } of her { WORD("johanna-person", $person) } track.
johanna-event-johanna-effect = Her card shows: { $effect }.
johanna-event-johanna-level = Johanna reaches development status ×{ $level }.
johanna-event-johanna-shield =
    Johanna circles a shield: { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } at the end.
johanna-event-johanna-citizen = Johanna gets a citizen.
johanna-event-johanna-build =
    { $town ->
        [none] Johanna builds a trading station. No town is left to cross out.
       *[other] Johanna builds a trading station and crosses out { $town }.
    }
johanna-event-johanna-remove = Johanna removes { WORD("johanna-place", $place, form: "the") } from the game.
johanna-event-johanna-cross = Johanna crosses out a yellow bonus of the bank.
johanna-event-johanna-deed = Johanna crosses out deed { $deed }.
johanna-event-johanna-monk = Johanna’s monk acts: { $action }.
johanna-event-johanna-nothing = Nothing happens: { $what }.
johanna-event-johanna-score =
    Johanna has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The rule index

johanna-module-components = Components
johanna-module-setup = Set-up
johanna-module-rounds = Rounds and turns
johanna-module-actions = Characters and their actions
johanna-module-warehouse-bank-depot = Warehouse, bank and depot
johanna-module-development = Development
johanna-module-bonuses = Bonuses
johanna-module-deeds = Beneficial Deeds
johanna-module-places = Places
johanna-module-place-catalogue = All places
johanna-module-scoring = End and scoring
johanna-module-solo = Solo game against Johanna
johanna-module-decisions = Decisions
johanna-module-questions = Rulings

johanna-section-J-A = Actions of the characters
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
