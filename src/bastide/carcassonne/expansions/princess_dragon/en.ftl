### Princess & Dragon, with the fairy and the magic portals

carcassonne-figure-dragon = dragon
carcassonne-figure-fairy = fairy
carcassonne-kind-fairy = fairy
carcassonne-category-fairy = Fairy
carcassonne-term-fairy =
    { $count ->
        [one] fairy
       *[other] fairies
    }

carcassonne-ask-D-DRAGON = { $name }, move the dragon by one tile.
carcassonne-wait-D-DRAGON = { $name } moves the dragon.
carcassonne-does-D-DRAGON = moves the dragon
carcassonne-verb-dragon = Move the dragon
carcassonne-dragon =
    { $eaten ->
        [0] To { $x },{ $y }: nobody is there
        [one] To { $x },{ $y }: a figure goes home
       *[other] To { $x },{ $y }: { $eaten } figures go home
    }

carcassonne-ask-D-PRINCESS = { $name }, whom does the princess show the door? Then you place nobody in this turn.
carcassonne-wait-D-PRINCESS = { $name } may send a knight home.
carcassonne-does-D-PRINCESS = may send a knight home
carcassonne-verb-princess = Send a knight home
carcassonne-princess = { $figureName } of { $ownerName }, { $area }
carcassonne-princess-none = Nobody

carcassonne-verb-fairy = Move the fairy
carcassonne-fairy = To { $figureName }, { $area }: 1 point a turn, 3 when scored

carcassonne-event-aside = { $name } has drawn a dragon before there is a volcano: the tile waits, and another is drawn.
carcassonne-event-volcano = The volcano on { $square } erupts, and the dragon comes.
carcassonne-event-shuffle-in =
    { $number ->
        [one] The dragon tile that was put aside is shuffled in.
       *[other] The { $number } dragon tiles that were put aside are shuffled in.
    }
carcassonne-event-dragon = { $name } moves the dragon to { $square }.
carcassonne-event-dragon-stops = The dragon on { $square } cannot go on.
carcassonne-event-fairy = { $name } brings the fairy to a follower on { $square }.
carcassonne-event-princess = { $name } lets the princess send a knight home.

carcassonne-refusal-volcano = No follower may stand on the volcano.
carcassonne-refusal-dragon-there = The dragon is there.
carcassonne-refusal-not-beside-the-dragon = The dragon moves by one tile, to the side or up and down.
carcassonne-refusal-been-there = The dragon has been on that tile.
carcassonne-refusal-forbidden-to-the-dragon = That place is closed to the dragon.
carcassonne-refusal-fairy-there = The fairy keeps the dragon away from her tile.
carcassonne-refusal-no-such-follower = The fairy goes to a follower, and no such follower stands there.
carcassonne-refusal-not-your-follower = The fairy goes only to a follower of your own.
carcassonne-refusal-with-him-already = The fairy is with this follower already.
carcassonne-refusal-portal-finished = The portal leads into no finished area.
carcassonne-refusal-portal-used = The portal takes one figure each turn. The second goes on the tile you just laid.
carcassonne-refusal-portal-start = The portal does not lead to starting pieces.
carcassonne-refusal-no-knight-there = There is no such follower in the princess's city.
carcassonne-refusal-knight-sent-home = You have sent a follower home with the princess, so you place no figure this turn, except a phantom.

carcassonne-sign-dragon = dragon
carcassonne-sign-portal = magic portal
carcassonne-sign-princess = princess
carcassonne-module-princess-dragon = Princess & Dragon
carcassonne-mode-ask-fairy = Put the fairy next to one of your followers
