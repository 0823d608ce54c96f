### Robbers

carcassonne-term-robbed =
    { $count ->
        [one] robbed
       *[other] robbed
    }
carcassonne-kind-robber = robber
carcassonne-ask-D-ROBBER = { $name }, put your robber beside a scoring figure of another player, or not.
carcassonne-wait-D-ROBBER = { $name } may place a robber.
carcassonne-does-D-ROBBER = may place a robber
carcassonne-ask-D-ROB = { $name }, whom does your robber rob?
carcassonne-wait-D-ROB = { $name } chooses whom to rob.
carcassonne-does-D-ROB = chooses whom to rob
carcassonne-verb-robber = Place the robber
carcassonne-robber = On space { $space }
carcassonne-verb-rob = Rob
carcassonne-rob =
    Rob { $targetName }{ $figure ->
        [follower] { " " }(scoring follower)
        [woman] { " " }(counting woman)
       *[only] { "" }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
carcassonne-event-robber = { $name } puts a robber on space { $space }.
carcassonne-refusal-nobody-there = The robber goes to a space with a scoring figure of another player.
carcassonne-refusal-robber-there-already = Your robber is on that space already.
carcassonne-robber-none = No robber

carcassonne-category-robber = Robbers
carcassonne-sign-robber = robber
carcassonne-figure-robber = robber
carcassonne-module-robbers = Robbers
