### Studies of games: what was luck, what was a mistake, and what would have been better.

study = Study
study-title = How it was won
study-best = best
study-good = good
study-inaccuracy = inaccuracy
study-mistake = mistake
study-blunder = blunder
study-count-best = { $count } best
study-count-good = { $count } good
study-count-inaccuracy =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
study-count-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
study-count-blunder =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
study-per-decision = Error per move
study-luck = Luck
study-move = Move { $number }
study-costliest = Costliest moments
study-none-costly = No move cost more than 1 point. Well played.
study-depth-glance = a glance
study-depth-ordinary = ordinary
study-depth-deep = deep

## In one breath. Numbers come as text, with their sign where they have one.

study-breath =
    { $who ->
        [me] Your moves cost you { $error } points, { $lucky ->
            [good] good luck gave you { $luck }.
           *[bad] bad luck another { $luck }.
        }
       *[other] { $name }: the moves cost { $error } points, { $lucky ->
            [good] good luck gave { $luck }.
           *[bad] bad luck another { $luck }.
        }
    }
study-won =
    { $who ->
        [me] { $lead ->
            [0] You won on the tiebreak.
            [one] You won by 1 point.
           *[other] You won by { $lead } points.
        }
        [many] { $names } share the win.
       *[other] { $lead ->
            [0] { $name } won on the tiebreak.
            [one] { $name } won by 1 point.
           *[other] { $name } won by { $lead } points.
        }
    }
study-legend = Frames on the board
study-all = Show all { $count }
study-why = Why it is better

## Reasons that hold in every game

study-later-own =
    { $who ->
        [me] What follows brings you more.
       *[other] What follows brings { $name } more.
    }
study-later-other =
    { $target ->
        [me] It leaves you less to gain next turn.
       *[other] It leaves { $targetName } less to gain next turn.
    }

## Carcassonne. $open: squares where it goes on; $fits of the $left tiles left complete it.

study-carcassonne-tail =
    { $open ->
        [0] { "" }
        [1] { $fits ->
            [0] , though none of the { $left } tiles left completes it
            [one] , and 1 of the { $left } tiles left completes it
           *[other] , and { $fits } of the { $left } tiles left complete it
        }
       *[other] , still open at { $open } places
    }
study-carcassonne-area =
    { $kind ->
        [field] a field with { $cities ->
            [0] no completed city yet
            [one] 1 completed city
           *[other] { $cities } completed cities
        }
        [cloister] { $open ->
            [0] a cloister
            [one] a cloister that lacks 1 tile
           *[other] a cloister that lacks { $open } tiles
        }
       *[other] { WORD("carcassonne-kind", $kind, form: "a") } of { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }
    }
study-carcassonne-scores =
    It completes { $area }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once{ $back ->
        [0] { "" }
        [one] , and a follower returns
       *[other] , and { $back } followers return
    }.
study-carcassonne-ends =
    At the end { $area } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
study-carcassonne-played-scores =
    { $target ->
        [me] The move played gives you { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $area }.
       *[other] The move played gives { $targetName } { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $area }.
    }
study-carcassonne-claims = It claims { $area }{ $tail }.
study-carcassonne-played-claims = The move played ties a follower to { $area }{ $tail }.
study-carcassonne-grows =
    { $who ->
        [me] It improves what you hold: { $area }{ $tail }.
       *[other] It improves what { $name } holds: { $area }{ $tail }.
    }
study-carcassonne-played-spoils =
    { $who ->
        [me] The move played spoils what you hold: { $area }{ $tail }.
       *[other] The move played spoils what { $name } holds: { $area }{ $tail }.
    }
study-carcassonne-shares =
    { $target ->
        [me] It takes a share of what you hold: { $area }{ $tail }.
       *[other] It takes a share of what { $targetName } holds: { $area }{ $tail }.
    }
study-carcassonne-takes =
    { $target ->
        [me] It takes this away from you: { $area }{ $tail }.
       *[other] It takes this away from { $targetName }: { $area }{ $tail }.
    }
study-carcassonne-played-loses = The move played gives away { $area }{ $tail }.
study-carcassonne-hinders =
    { $target ->
        [me] It hinders what you hold: { $area }{ $tail }.
       *[other] It hinders what { $targetName } holds: { $area }{ $tail }.
    }
study-carcassonne-played-helps =
    { $target ->
        [me] The move played helps what you hold: { $area }{ $tail }.
       *[other] The move played helps what { $targetName } holds: { $area }{ $tail }.
    }
study-carcassonne-hand =
    { $count ->
        [one] It leaves 1 follower in the supply.
       *[other] It leaves { $count } followers in the supply.
    }
study-carcassonne-played-hand =
    { $count ->
        [0] The move played costs a follower: none is left in the supply.
        [one] The move played costs a follower: only 1 is left in the supply.
       *[other] The move played costs a follower: { $count } are left in the supply.
    }

## Orléans. $gift says what else comes with it: a citizen, $count steps or coins, a technology, a tile, a $good.

study-orleans-gift =
    { $gift ->
        [citizen] a citizen
        [steps] { $count ->
            [one] 1 step of development
           *[other] { $count } steps of development
        }
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [technology] a technology tile
        [tile] a place tile
        [good] { WORD("orleans-good", $good) }
        [draw] from now on { $count } followers each round
       *[none] { "" }
    }
study-orleans-recruits =
    { WORD("orleans-place", $place, form: "the") } brings { WORD("orleans-character", $person, form: "a") }{ $gift ->
        [none] { "" }
       *[other] { " " }and { $given }
    }.
study-orleans-joins =
    It brings { WORD("orleans-character", $person, form: "a") }{ $gift ->
        [none] { "" }
       *[other] { " " }and { $given }
    }.
study-orleans-gives = { WORD("orleans-place", $place, form: "the") } brings { $given }.
study-orleans-travels = { WORD("orleans-place", $place, form: "the") } takes the merchant on, best to { WORD("orleans-town", $town) }.
study-orleans-builds = { WORD("orleans-place", $place, form: "the") } builds a trading station.
study-orleans-sends = { WORD("orleans-place", $place, form: "the") } sends followers to a Beneficial Deed.
study-orleans-uses = { WORD("orleans-place", $place, form: "the") } can be used.
study-orleans-waits = { WORD("orleans-place", $place, form: "the") } has to wait for that.
study-orleans-built = It builds a trading station in { WORD("orleans-town", $town) }.
study-orleans-arrives = { WORD("orleans-town", $town) } is the better town for the merchant.
study-orleans-owns = { WORD("orleans-place", $place, form: "the") } pays off for the rest of the game.
study-orleans-citizens =
    { $count ->
        [one] It brings a citizen.
       *[other] It brings { $count } citizens.
    }
study-orleans-goods = It brings { WORD("orleans-good", $good) }.
study-orleans-coins =
    { $count ->
        [one] It brings 1 coin.
       *[other] It brings { $count } coins.
    }
study-orleans-steps =
    { $count ->
        [one] It brings 1 step of development.
       *[other] It brings { $count } steps of development.
    }

## Johanna

study-johanna-chain = One thing leads to the next: { $count } steps in one turn.
study-johanna-routes =
    { $count ->
        [one] It fills in a route.
       *[other] It fills in { $count } routes.
    }
study-johanna-goods =
    { $count ->
        [one] It ticks 1 good
       *[other] It ticks { $count } goods
    }{ $columns ->
        [0] { "" }
        [one] , which completes a column of the warehouse
       *[other] , which completes { $columns } columns of the warehouse
    }.
study-johanna-coins =
    { $count ->
        [0] { $paid ->
            [one] It spends only 1 coin.
           *[other] It spends only { $paid } coins.
        }
        [one] It brings 1 coin.
       *[other] It brings { $count } coins.
    }
study-johanna-deeds =
    { $done ->
        [0] It helps with a deed.
        [one] It completes a deed.
       *[other] It completes { $done } deeds.
    }
study-johanna-places = { WORD("johanna-place", $place, form: "the") } pays off for the rest of the game.
study-johanna-heads =
    { $posts ->
        [0] { $citizens ->
            [one] It brings a citizen.
           *[other] It brings { $citizens } citizens.
        }
        [one] It builds a trading station{ $citizens ->
            [0] { "" }
            [one] { " " }and brings a citizen
           *[other] { " " }and brings { $citizens } citizens
        }.
       *[other] It builds { $posts } trading stations{ $citizens ->
            [0] { "" }
            [one] { " " }and brings a citizen
           *[other] { " " }and brings { $citizens } citizens
        }.
    }
study-johanna-fields =
    { $count ->
        [0] { $shields ->
            [one] It brings a shield.
           *[other] It brings { $shields } shields.
        }
        [one] It brings 1 step of development{ $level ->
            [0] { "" }
           *[other] : status ×{ $level }
        }.
       *[other] It brings { $count } steps of development{ $level ->
            [0] { "" }
           *[other] : status ×{ $level }
        }.
    }

## The chart and the list

study-win-chance = Win chance
study-moves = Moves
study-chart-summary = { $name }’s win chance: starts at { $first } %, highest { $most } % at move { $at }, ends at { $last } %.

## The page

study-this = Study this game
study-back = Back to the table
study-running = Esclarmonde is looking at the game
study-left =
    { $seconds ->
        [one] about 1 s left, you can already browse
       *[other] about { $seconds } s left, you can already browse
    }
study-done = Studied by Esclarmonde, { $seconds } s
study-stopped = Stopped. { $done } of { $of } moves are judged.
study-stop = Stop
study-go-on = Go on
study-deeper = Look closer
study-progress = Move { $done } of { $of }
study-your-costliest = Your three costliest moments
study-master = the master’s move
study-played = what was played
study-you-played = what you played
study-turn-count =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
orleans-plan-empty = nothing planned
study-plans = Plans
study-table = Table
study-plan-master = Esclarmonde’s plan
study-plan-of =
    { $who ->
        [me] Your plan
       *[other] { $name }’s plan
    }
study-drawn = drawn
study-move-of = Move { $number } of { $count }
study-only-best = Nothing better was found.
study-forced = There was no choice.
study-unknown = Not judged yet.
study-points = points
study-wins = wins
study-try = Try it: play on from here
study-error-before = Error before
study-next-error = Next error
study-filter-all = all
study-filter-mine = mine
study-filter-errors = errors
study-tab-moment = Moment
study-tab-players = Players
study-lane-error = error, by size
study-lane-luck = good and bad luck
study-as-table = Show as table
study-seat = Seat
study-quality = Quality
study-tile = tile only
study-no-follower = no follower
study-on = on { $place }
study-rank = { $rank }.
study-otherwise = in another way
study-samples =
    { $samples ->
        [0] Everything that could have followed was looked at.
       *[other] { $samples } imagined futures, spread { $spread } points.
    }
study-find = Find the better move
study-show-answer = Show the answer
study-puzzle = There’s a better move than the one played. Which?
study-failed = The study broke off: { $done } of { $of } moves are judged. What it found stands.
study-again = Try again
study-choose = Choose the move you think is best.
study-right = Right, that’s the best move.
study-nearly = Very good: about as strong as the best.
study-wrong = Not the best: it costs { $points } points. Look again.
study-next-puzzle = Next puzzle
study-puzzles = Puzzles from your games
study-puzzles-help = Moments when you could have found a better move.
study-solved = solved
study-depth =
    { $depth ->
        [deep] Deep look
       *[other] Ordinary look
    }: turn { $rank } of { $of } compared.
study-turn-spoken = Move { $number }, { $name }, { $what }, { $quality }

## Hints at the table

hint-would-play = Esclarmonde would play
hint-would-plan = Esclarmonde would plan
hint-point = point at one to see it on the board
hint-close = about as good
hint-quiet = It brings nothing right away, but more later.
hint-spoken =
    Esclarmonde would play: { $number } of { $count }, { $what }{ $less ->
        [0] { "" }
       *[other] , { $less } points less than the best
    }. { $why }
hint-best = best
hint-mine = Why not mine?
hint-mine-plan = Compare with mine
hint-mine-none = First choose a move of your own on the board, then ask again.
hint-mine-unknown = That move can’t be compared.
hint-mine-close = Yours is about as good.
hint-mine-less = Yours costs { $points } points.
hint-nudge-only = Only a nudge
hint-nudges = A nudge from Esclarmonde
hint-whole = Show the move
hint-nudge = There’s nothing to gain right away here. Think ahead.
hint-nudge-carcassonne =
    { $code ->
        [scores] Something can be completed: look for { WORD("carcassonne-kind", $kind, form: "a") }.
        [ends] There are still points to get by the end: look for { WORD("carcassonne-kind", $kind, form: "a") }.
        [claims] A follower has work to do: look for { WORD("carcassonne-kind", $kind, form: "a") }.
        [grows] Look at what you hold: { WORD("carcassonne-kind", $kind, form: "a") } can do better.
        [shares] Look at what { $targetName } holds: you can have a part of it.
        [takes] Look at what { $targetName } holds: it can become yours.
        [hinders] Look at what { $targetName } wants to complete.
        [hand] Think of the followers in your supply.
       *[other] { hint-nudge }
    }
hint-nudge-orleans =
    { $place ->
        [none] { $code ->
            [built] Think of trading stations.
            [arrives] Think of where your merchant should stand.
            [citizens] Think of citizens.
            [goods] Think of goods.
            [coins] Think of coins.
            [steps] Think of your development.
           *[other] { hint-nudge }
        }
       *[other] Think of { WORD("orleans-place", $place, form: "the") }.
    }
hint-nudge-johanna =
    { $code ->
        [chain] One thing can lead to the next this turn.
        [routes] Look at the map: a route is waiting.
        [goods] Look at the warehouse.
        [coins] Think of your coins.
        [deeds] Look at the deeds.
        [places] Look at the places you can buy.
        [heads] Think of trading stations and citizens.
        [fields] Think of your development.
       *[other] { hint-nudge }
    }

## Play on from a moment

play-on-draws = What is drawn
play-on-draws-same = the same as then
play-on-draws-new = something new
