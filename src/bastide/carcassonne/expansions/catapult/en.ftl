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
carcassonne-ask-D-CATTHROW = { $name }, it’s your throw.
carcassonne-ask-D-CATTHROW-throw = { $name }, aim and fling.
carcassonne-ask-D-CATTHROW-throw-to-catch = { $name }, fling the token to your neighbour on the left, who may catch it. How hard?
carcassonne-ask-D-CATTHROW-result = { $name }, fling, and say what happened.
carcassonne-wait-D-CATTHROW = { $name } flings.
carcassonne-does-D-CATTHROW = flings
carcassonne-ask-D-CATBEST = { $name }, whose token lies nearest to the fair tile?
carcassonne-ask-D-CATBEST-best-too = { $name }, does another token lie just as near?
carcassonne-wait-D-CATBEST = { $name } says whose token lies nearest.
carcassonne-does-D-CATBEST = says who is nearest
carcassonne-ask-D-NEAREST = { $name }, several followers are equally near to your token. Choose one of them.
carcassonne-wait-D-NEAREST = { $name } chooses one of the nearest followers.
carcassonne-does-D-NEAREST = chooses one of the nearest followers
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
carcassonne-result =
    { $result ->
        [miss] Nobody was hit
        [off] It touches no tile
        [flung] It has landed
        [caught] Caught
        [touched] Touched, not caught
        [short] Too short, not caught
        [far] Far enough, not caught
       *[other] { $result }
    }
carcassonne-verb-hit = Was hit
carcassonne-hit = { $figureName } of { $ownerName }, { $area }
carcassonne-verb-push = Was pushed
carcassonne-push = { $figureName } of { $ownerName }, { $area }
carcassonne-hit-no-more = Nobody else
carcassonne-verb-topple = Tower fell
carcassonne-topple = The tower on { $x },{ $y } fell
carcassonne-verb-nearest = Is nearest
carcassonne-nearest = { $figureName } of { $ownerName }, { $area }
carcassonne-verb-best = Is nearest
carcassonne-best = { $targetName }
carcassonne-best-too = { $targetName } too
carcassonne-best-no-other = Nobody else
carcassonne-enter-help =
    { $token ->
        [pie] Fling your pie at the table. Then point at every follower it hit, at those they pushed, and at fallen towers.
        [seduction] Fling your token at the table. Then point at the follower nearest to it.
        [target] Fling your token at the table. When all have flung, you say who is nearest.
       *[catch] Fling your token at the table. Then say whether it was caught.
    }
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
carcassonne-refusal-others-are-nearer = Others are nearer to the token.
carcassonne-replace-none = Replace nobody

carcassonne-category-catapult = Catapult
carcassonne-sign-fair = fair
carcassonne-fair = The fair
carcassonne-fling-help =
    { $token ->
        [pie] Whoever the token touches goes home without points, own followers too, and so do those they push over.
        [seduction] The follower nearest to the token may be replaced by one of the thrower’s own.
        [target] Whoever comes nearest to the fair tile gets 5 points.
       *[catch] It flies to the neighbour on the left: 5 points for catching it or for a throw too short, else for the thrower.
    }
carcassonne-force = How hard
carcassonne-force-soft = Softly
carcassonne-force-firm = Firmly
carcassonne-force-hard = Hard
carcassonne-force-soft-help = Softly: precise, but the token falls short of the point aimed at.
carcassonne-force-firm-help = Firmly: the token comes down around the point aimed at.
carcassonne-force-hard-help = Hard: the token carries too far, and scatters.
carcassonne-fling-now = Fling
carcassonne-aim-shot = Aimed at { $square }, { $force }. Arrows move the aim, Enter flings.
carcassonne-fair-waiting = Still to fling:
carcassonne-catch-odds =
    { $how ->
        [caught] caught
        [touched] touched, not caught
        [short] too short
       *[far] far, not caught
    }: { $percent } %
carcassonne-module-catapult = The Catapult
carcassonne-event-flung =
    { $name } flings: { $how ->
        [hit] a hit
        [topple] a tower falls
        [near] the token lies on the land
        [miss] nobody is hit
        [off] the token touches no tile
       *[flung] the token has landed
    }.
carcassonne-refusal-not-this-throw = That belongs to another token than the one flung in this round.
carcassonne-refusal-hit-already = This throw has hit something already. Name the others, or say that there are none.
carcassonne-refusal-nobody-hit = First name a follower that the pie itself has hit.
carcassonne-refusal-throw-first = First fling, and enter what the pie has hit.
carcassonne-refusal-only-followers = Only followers count here; builder, pig and barn stay.
carcassonne-refusal-nobody-to-hit = No such follower stands there.
carcassonne-refusal-tower-fell-already = This throw has toppled that tower already.
carcassonne-refusal-no-tower-to-topple = There is no tower on that tile.
carcassonne-refusal-nearest-missing = Followers stand on the land: name the one nearest to the token.
carcassonne-refusal-not-from-a-castle = Followers on castles can’t be replaced; name the nearest of the others.
carcassonne-refusal-best-already = You have named that token already.
carcassonne-refusal-best-missing = One token is always nearest: name it first.
