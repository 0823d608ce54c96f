### The Catapult

carcassonne-kind-catapult = catapult
carcassonne-term-catch =
    { $count ->
        [one] throw
       *[other] throws
    }
carcassonne-term-target =
    { $count ->
        [one] nearest throw
       *[other] nearest throws
    }
carcassonne-ask-D-CATKIND = { $name }, the fair is open: which token do all fling?
carcassonne-wait-D-CATKIND = { $name } chooses what is flung.
carcassonne-does-D-CATKIND = chooses what is flung
carcassonne-ask-D-CATTHROW = { $name }, aim and fling.
carcassonne-ask-D-CATTHROW-throw-to-catch = { $name }, fling the token to your neighbour on the left, who may catch it. How hard?
carcassonne-ask-D-CATTHROW-result = { $name }, fling, and say what happened.
carcassonne-wait-D-CATTHROW = { $name } flings.
carcassonne-does-D-CATTHROW = flings
carcassonne-ask-D-SEDUCE = { $name }, replace the follower with the heart with one of yours, or not.
carcassonne-wait-D-SEDUCE = { $name } may seduce a follower.
carcassonne-does-D-SEDUCE = may seduce a follower
carcassonne-ask-D-TOPPLE = { $name }, the tower has fallen: rebuild it, or remove it.
carcassonne-wait-D-TOPPLE = { $name } decides about the tower.
carcassonne-does-D-TOPPLE = decides about the tower
carcassonne-verb-fling = Choose a token
carcassonne-fling =
    { $token ->
        [pie] Pie fight
        [seduction] Seduction
        [target] Target shooting
       *[catch] Catch
    }
carcassonne-verb-throw = Fling
carcassonne-throw =
    Aim at { $x },{ $y }, { $force ->
        [soft] softly
        [hard] hard
       *[firm] firmly
    }
carcassonne-throw-to-catch =
    Fling it { $force ->
        [soft] softly
        [hard] hard
       *[firm] firmly
    }
carcassonne-verb-result = What happened
carcassonne-result = { $result }
carcassonne-verb-replace = Replace from the supply
carcassonne-replace = { $figureName } from the supply
carcassonne-verb-replace-by = This one goes there
carcassonne-replace-by = { $figureName }, { $area }
carcassonne-verb-rebuild-tower = The tower
carcassonne-rebuild-tower = Rebuild the tower
carcassonne-verb-remove-tower = The tower
carcassonne-remove-tower = Remove the tower from the game
carcassonne-event-catapult =
    { $name } opens the fair: { $token ->
        [pie] pie fight
        [seduction] seduction
        [target] target shooting
       *[catch] catch
    }.
carcassonne-event-throw = { $name } flings; the token comes down on { $square }.
carcassonne-event-catch =
    { $name } flings: { $how ->
        [caught] caught
        [touched] touched, not caught
        [short] too short
       *[far] far enough and not caught
    }.
carcassonne-event-seduce = { $name } seduces a follower on { $square }.
carcassonne-event-rebuild-tower = { $name } rebuilds the tower on { $square }.
carcassonne-event-remove-tower = { $name } removes the tower on { $square }.
carcassonne-refusal-no-such-replacement = No follower of yours can take that place.
carcassonne-replace-none = Replace nobody
