### Robbers

carcassonne-term-robbed =
    { $count ->
        [one] robbed
       *[other] robbed
    }
carcassonne-kind-robber = robber
    .score = a robbery
carcassonne-ask-D-ROBBER = Place your robber with another player’s scoring figure?
carcassonne-wait-D-ROBBER = Waiting for { $names } to place a robber or skip
carcassonne-does-D-ROBBER = placing a robber
carcassonne-ask-D-ROB = Whom does your robber rob?
carcassonne-wait-D-ROB = Waiting for { $names } to choose whom to rob
carcassonne-does-D-ROB = choosing whom to rob
carcassonne-verb-robber = Place robber
carcassonne-robber = On space { $space }
carcassonne-verb-rob = Rob
carcassonne-rob =
    Rob { $targetName }{ $figure ->
        [follower] { " " }(scoring follower)
        [woman] { " " }(messenger)
       *[only] { "" }
    } · { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
carcassonne-event-robber =
    { $who ->
        [me] You place your
       *[other] { $name } places a
    } robber on space { $space }.
carcassonne-refusal-nobody-there = A robber needs a space with another player’s scoring figure. Choose one.
carcassonne-refusal-robber-there-already = Your robber already stands on this space. Choose another.
carcassonne-robber-none = Skip

carcassonne-category-robber = Robbers
carcassonne-sign-robber = robber
carcassonne-figure-robber = robber
    .a = a robber
    .the = the robber
    .plural = robbers
carcassonne-module-robbers = The Robbers

# Cards: what things are and do.
carcassonne-thing-robber = Stands on the scoring track next to another player. When they score, you get half of it as well; they lose nothing.
    .title = Robber
carcassonne-thing-robber-sign = Place this tile and you may put your robber on the scoring track; then the next player may, too.
    .title = Robber symbol
    .now = It worked when the tile was placed and does nothing more now.

## What they do now

carcassonne-now-robber =
    { $owner ->
        [me] { $count ->
            [one] When { $names } next scores, you get half of it.
           *[other] When one of { $names } next scores, you get half of it.
        }
       *[other] { $who ->
            [me] When you next score, { $ownerName } gets half of it as well.
            [many] When one of { $names } next scores, { $ownerName } gets half of it.
           *[other] When { $names } next scores, { $ownerName } gets half of it.
        }
    }
carcassonne-now-robber-alone =
    { $owner ->
        [me] Nobody else is on its space now. It waits until another figure lands there.
       *[other] Nobody but { $ownerName } is on its space now. It waits until another figure lands there.
    }

carcassonne-given-robbers = Robbers on the track
