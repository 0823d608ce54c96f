### The Catapult

carcassonne-kind-catapult = catapult
    .score = a throw
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
carcassonne-ask-D-CATKIND = Choose the token everyone throws
carcassonne-wait-D-CATKIND = Waiting for { $names } to choose the token
carcassonne-does-D-CATKIND = choosing the token
carcassonne-ask-D-CATTHROW = Your throw
carcassonne-ask-D-CATTHROW-throw = Aim and throw
carcassonne-ask-D-CATTHROW-throw-to-catch = Throw to your left neighbour, who may catch it. How hard?
carcassonne-ask-D-CATTHROW-result = Throw, then enter what happened
carcassonne-wait-D-CATTHROW = Waiting for { $names } to throw
carcassonne-does-D-CATTHROW = throwing
carcassonne-ask-D-CATBEST = Whose token is closest to the fair tile?
carcassonne-ask-D-CATBEST-best-too = Is another token just as close?
carcassonne-wait-D-CATBEST = Waiting for { $names } to name the closest token
carcassonne-does-D-CATBEST = naming the closest
carcassonne-ask-D-NEAREST = Several followers are equally close. Choose one.
carcassonne-wait-D-NEAREST = Waiting for { $names } to choose a follower
carcassonne-does-D-NEAREST = choosing a follower
carcassonne-ask-D-SEDUCE = Replace the closest follower with one of yours?
carcassonne-wait-D-SEDUCE = Waiting for { $names } to replace a follower or skip
carcassonne-does-D-SEDUCE = replacing a follower
carcassonne-ask-D-TOPPLE = The tower fell. Rebuild it or remove it?
carcassonne-wait-D-TOPPLE = Waiting for { $names } to rebuild or remove the tower
carcassonne-does-D-TOPPLE = rebuilding or removing
carcassonne-verb-fling = Choose token
carcassonne-fling = { WORD("carcassonne-token", $token) }
carcassonne-verb-throw = Throw
carcassonne-throw =
    Aim at spot { $spot }, { $force ->
        [soft] softly
        [hard] hard
       *[firm] firmly
    }
carcassonne-throw-to-catch =
    { $force ->
        [soft] Throw softly
        [hard] Throw hard
       *[firm] Throw firmly
    }
carcassonne-verb-result = What happened
carcassonne-result =
    { $result ->
        [miss] Nobody was hit
        [off] Touches no tile
        [flung] It landed
        [caught] Caught
        [touched] Touched, not caught
        [short] Too short
        [far] Far enough, not caught
       *[other] { $result }
    }
carcassonne-verb-hit = Hit
carcassonne-hit =
    { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-verb-push = Pushed
carcassonne-push =
    { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-hit-no-more = Nobody else
carcassonne-verb-topple = Tower fell
carcassonne-topple = Tower { $spot } fell
carcassonne-verb-nearest = Closest
carcassonne-nearest =
    { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-verb-best = Closest
carcassonne-best =
    { $target ->
        [me] Yours
       *[other] { $targetName }
    }
carcassonne-best-too =
    { $target ->
        [me] Yours as well
       *[other] { $targetName } as well
    }
carcassonne-best-no-other = Nobody else
carcassonne-enter-help =
    { $token ->
        [pie] Throw your pie at the real table. Then tap every follower it hit, those they pushed, and fallen towers.
        [seduction] Throw your token at the real table. Then tap the follower closest to it.
        [target] Throw your token at the real table. After the last throw you enter which one is closest.
       *[catch] Throw your token at the real table. Then enter whether it was caught.
    }
carcassonne-verb-replace = Replace from supply
carcassonne-replace = Replace with { WORD("carcassonne-figure", $role, form: "a") } from your supply
carcassonne-verb-replace-by = Move own follower
carcassonne-replace-by = Move your { WORD("carcassonne-figure", $role) } there, { WORD("carcassonne-kind", $kind, form: "from") }
carcassonne-verb-rebuild-tower = Rebuild tower
carcassonne-rebuild-tower = Rebuild the tower
carcassonne-verb-remove-tower = Remove tower
carcassonne-remove-tower = Remove the tower from the game
carcassonne-event-catapult =
    { $who ->
        [me] You open
       *[other] { $name } opens
    } the fair: { WORD("carcassonne-token", $token) }.
carcassonne-event-throw =
    { $who ->
        [me] You throw your token.
       *[other] { $name } throws a token.
    }
carcassonne-event-catch =
    { $who ->
        [me] You throw
       *[other] { $name } throws
    }: { $how ->
        [caught] caught
        [touched] touched, not caught
        [short] too short
       *[far] far enough, not caught
    }.
carcassonne-event-seduce =
    { $who ->
        [me] You replace
       *[other] { $name } replaces
    } the closest follower.
carcassonne-event-rebuild-tower =
    { $who ->
        [me] You rebuild
       *[other] { $name } rebuilds
    } the tower.
carcassonne-event-remove-tower =
    { $who ->
        [me] You remove
       *[other] { $name } removes
    } the tower.
carcassonne-refusal-no-such-replacement = Choose a follower of your supply that may stand there.
carcassonne-refusal-others-are-nearer = Others are nearer to the catapult token. Choose one of them.
carcassonne-replace-none = Replace nobody

carcassonne-category-catapult = Catapult
carcassonne-sign-fair = fair
carcassonne-fair = Fair
carcassonne-fling-help =
    { $token ->
        [pie] Every follower the pie touches returns to its supply without points, yours too, and so do those pushed over.
        [seduction] You may replace the follower closest to your token with one of your own.
        [target] The token closest to the fair tile scores 5 points.
       *[catch] Your left neighbour scores 5 for a catch or a throw too short; otherwise you do.
    }
carcassonne-force = How hard
carcassonne-force-soft = Softly
carcassonne-force-firm = Firmly
carcassonne-force-hard = Hard
carcassonne-force-soft-help = Softly: precise, but the token falls short.
carcassonne-force-firm-help = Firmly: the token lands around the spot you aim at.
carcassonne-force-hard-help = Hard: the token flies too far and scatters.
carcassonne-fling-now = Throw
carcassonne-aim-shot = Aim, { $force }. Arrow keys move the aim, Enter throws.
carcassonne-fair-waiting = Still to throw:
carcassonne-catch-odds =
    { $how ->
        [caught] caught
        [touched] touched, not caught
        [short] too short
       *[far] far, not caught
    }: { $percent } %
carcassonne-module-catapult = The Catapult
carcassonne-event-flung =
    { $who ->
        [me] You throw
       *[other] { $name } throws
    }: { $how ->
        [hit] a hit
        [topple] a tower falls
        [near] the token lies on the board
        [miss] nobody is hit
        [off] the token touches no tile
       *[flung] the token has landed
    }.
carcassonne-refusal-not-this-throw = This belongs to another catapult token than the one thrown this round.
carcassonne-refusal-hit-already = This throw has already hit someone. Enter the others, or say that there are none.
carcassonne-refusal-nobody-hit = First enter a follower that the pie itself has hit.
carcassonne-refusal-throw-first = Throw first, then enter what the pie has hit.
carcassonne-refusal-only-followers = Only followers count here; builder, pig and barn stay. Choose a follower.
carcassonne-refusal-nobody-to-hit = No such follower stands here. Choose one that does.
carcassonne-refusal-tower-fell-already = This throw has already toppled the tower. Enter the others, or say that there are none.
carcassonne-refusal-no-tower-to-topple = No tower stands on this tile. Choose one with a tower.
carcassonne-refusal-nearest-missing = Followers stand on the board: choose the one nearest to the catapult token.
carcassonne-refusal-not-from-a-castle = Followers on castles can’t be replaced. Choose the nearest of the others.
carcassonne-refusal-best-already = You’ve already named this catapult token. Choose another, or finish.
carcassonne-refusal-best-missing = One catapult token is always nearest. Name it first.
carcassonne-token-pie = pie fight
carcassonne-token-seduction = seduction
carcassonne-token-target = target shooting
carcassonne-token-catch = catch

# Cards: what things are and do.
carcassonne-thing-fair = After this tile everyone throws the same catapult token once, with a chance of points or of sending followers back.
    .title = Fair
    .now = It worked when the tile was placed and does nothing more now.
