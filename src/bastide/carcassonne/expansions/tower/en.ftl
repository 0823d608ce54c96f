### The Tower

carcassonne-kind-tower = tower
    .a = a tower
    .the = the tower
    .plural = towers
    .into = onto the tower
    .on = on the tower
    .from = from the tower
    .score = a tower
    .final = a tower
carcassonne-kind-ransom = ransom
    .score = ransom
carcassonne-category-ransom = Ransom
carcassonne-term-ransom = ransom

carcassonne-verb-tower = Build tower
carcassonne-tower =
    { $height ->
        [one] Tower { $spot }: first piece
       *[other] Tower { $spot }: { $height } pieces high
    }
carcassonne-verb-cap = Close tower
carcassonne-cap = Close tower { $spot } with { WORD("carcassonne-figure", $figure, form: "a") }

carcassonne-ask-D-CAPTURE = Take a prisoner in the tower’s range?
carcassonne-wait-D-CAPTURE = Waiting for { $names } to take a prisoner or skip
carcassonne-does-D-CAPTURE = taking a prisoner
carcassonne-verb-capture = Take prisoner
carcassonne-capture =
    { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-capture-none = Skip

carcassonne-ask-D-EXCHANGE = Prisoner exchange: who comes back to you?
carcassonne-wait-D-EXCHANGE = Waiting for { $names } to choose a prisoner
carcassonne-does-D-EXCHANGE = exchanging a prisoner
carcassonne-verb-exchange = Exchange prisoners
carcassonne-exchange = Get your { WORD("carcassonne-figure", $figure) } back

carcassonne-verb-ransom = Pay ransom
carcassonne-ransom = Get your { WORD("carcassonne-figure", $figure) } back from { $targetName } · 3 points

carcassonne-event-tower =
    { $height ->
        [one]
            { $who ->
                [me] You begin
               *[other] { $name } begins
            } a tower.
       *[other]
            { $who ->
                [me] You raise
               *[other] { $name } raises
            } a tower to { $height } pieces.
    }
carcassonne-event-cap =
    { $who ->
        [me] You close
       *[other] { $name } closes
    } a tower.
carcassonne-event-capture =
    { $who ->
        [me] You capture
       *[other] { $name } captures
    } { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) }.
carcassonne-event-exchange =
    { $who ->
        [me] You and { $targetName }
       *[other]
            { $name } and { $target ->
                [me] you
               *[other] { $targetName }
            }
    } exchange prisoners.
carcassonne-event-ransom =
    { $who ->
        [me] You pay
       *[other] { $name } pays
    } { $target ->
        [me] you
       *[other] { $targetName }
    } ransom for a prisoner.

carcassonne-refusal-no-piece-left = You have no tower piece left.
carcassonne-refusal-no-tower-site = This tile has no tower foundation. Choose one that has.
carcassonne-refusal-tower-ended = This tower is closed and grows no more. Choose another.
carcassonne-refusal-no-mayor-on-a-tower = A mayor can’t close a tower. Use another follower.
carcassonne-refusal-no-wagon-on-a-tower = A wagon can’t close a tower. Use another follower.
carcassonne-refusal-not-a-climber =
    { $owner ->
        [me] Your { WORD("carcassonne-figure", $figure) } can’t close a tower. Use a follower.
       *[other] { $ownerName }’s { WORD("carcassonne-figure", $figure) } can’t close your tower. Use a follower of yours.
    }
carcassonne-refusal-no-tower = No tower stands here yet. It needs at least 1 piece before you can close it.
carcassonne-refusal-nobody-to-capture = No such figure stands here. Choose one that does.
carcassonne-refusal-not-to-be-captured =
    Only followers can be captured, not { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $figure) }.
carcassonne-refusal-out-of-reach =
    { $owner ->
        [me] Your { WORD("carcassonne-figure", $figure) } is out of reach
       *[other] { $ownerName }’s { WORD("carcassonne-figure", $figure) } is out of reach
    }: the tower reaches { $height ->
        [one] 1 tile
       *[other] { $height } tiles
    } in each direction.
carcassonne-refusal-not-to-exchange = You can’t get this prisoner back in this exchange. Choose one of yours.
carcassonne-refusal-no-prisoner =
    { $owner ->
        [me] You hold no { WORD("carcassonne-figure", $figure) } of your own.
       *[other] { $ownerName } holds no { WORD("carcassonne-figure", $figure) } of yours.
    }
carcassonne-refusal-ransomed-already = You’ve already paid a ransom this turn. The next is possible in your next turn.
carcassonne-refusal-not-for-ransom =
    Only small and large followers can be ransomed. { $owner ->
        [me] You keep
       *[other] { $ownerName } keeps
    } your { WORD("carcassonne-figure", $figure) }.
carcassonne-refusal-too-few-points =
    A ransom costs { $price } points; you have { $points ->
        [0] none
       *[other] { $points }
    }.

carcassonne-figure-tower = tower piece
    .a = a tower piece
    .the = the tower piece
    .plural = tower pieces
carcassonne-held-tower = tower pieces
carcassonne-prisoner =
    { $owner ->
        [me] Your { WORD("carcassonne-figure", $figure) }
       *[other] { $ownerName }’s { WORD("carcassonne-figure", $figure) }
    }, prisoner of { $target ->
        [me] yours
       *[other] { $targetName }
    }
carcassonne-sign-tower = tower foundation
carcassonne-module-tower = The Tower
carcassonne-mode-tower = Tower
carcassonne-mode-cap = Close a tower
carcassonne-mode-ask-tower = Choose where a tower grows
carcassonne-mode-ask-cap = Choose a tower to close
carcassonne-mode-hint-tower = A tower reaches as many tiles as it has pieces. You may take a prisoner there.
carcassonne-mode-hint-cap = Nobody builds on a closed tower any more.
carcassonne-mode-ransom = Ransom
carcassonne-section-1-10 = Contents
carcassonne-section-3-3-1 = Setup
carcassonne-section-4-4-6 = Tower pieces and towers
carcassonne-section-4-4-6-1 = Taking prisoners
carcassonne-section-4-4-6-2 = Closing a tower
carcassonne-section-4-4-6-3 = Exchange and ransom
carcassonne-section-7-4-4 = Single tiles

# Cards: what things are and do.
carcassonne-thing-tower = Place it instead of a follower. Then you may capture a follower on the tower’s tile, or as many tiles away in a straight line as the tower is high.
    .title = Tower piece
carcassonne-thing-tower-sign = Anyone may build a tower here, in any turn, instead of placing a follower.
    .title = Tower foundation
carcassonne-thing-prisoner = Once in your turn you may buy back one of yours for 3 points. If you hold one of theirs as well, both are exchanged at once.
    .title = Prisoner

## What they do now

carcassonne-now-tower =
    { $reach ->
        [one] With the next piece it reaches 1 tile in each direction.
       *[other] With the next piece it reaches { $reach } tiles in each direction.
    }
carcassonne-now-tower-ended = A follower stands on top: it grows no more.

carcassonne-given-towers = Towers: square, height, who stands on top
carcassonne-given-tower-pieces = Tower pieces in front
carcassonne-given-prisoners = Prisoners: captor, owner, figure
