### Princess & Dragon, with the fairy and the magic portals

carcassonne-figure-dragon = dragon
    .a = a dragon
    .the = the dragon
    .plural = dragons
carcassonne-figure-fairy = fairy
    .a = a fairy
    .the = the fairy
    .plural = fairies
carcassonne-kind-fairy = fairy
    .score = the fairy
carcassonne-category-fairy = Fairy
carcassonne-term-fairy =
    { $count ->
        [one] fairy
       *[other] fairies
    }

carcassonne-ask-D-DRAGON = Move the dragon 1 tile
carcassonne-wait-D-DRAGON = Waiting for { $names } to move the dragon
carcassonne-does-D-DRAGON = moving the dragon
carcassonne-verb-dragon = Move dragon
carcassonne-dragon =
    { WORD("carcassonne-side", $side, form: "to") }: { $eaten ->
        [0] nobody there
        [one] 1 figure returns
       *[other] { $eaten } figures return
    }

carcassonne-ask-D-PRINCESS = Send a knight home? Then you place no figure this turn.
carcassonne-wait-D-PRINCESS = Waiting for { $names } to send a knight away or skip
carcassonne-does-D-PRINCESS = sending a knight away
carcassonne-verb-princess = Send knight away
carcassonne-princess =
    { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $role) }{ $sides }
carcassonne-princess-none = Skip

carcassonne-verb-fairy = Move fairy
carcassonne-fairy = To your { WORD("carcassonne-figure", $role) } { WORD("carcassonne-kind", $kind, form: "on") } · 1 point each turn, 3 when scored

carcassonne-event-aside = A dragon before any volcano: the tile waits, another is drawn.
carcassonne-event-volcano = A volcano erupts and the dragon comes.
carcassonne-event-shuffle-in =
    { $number ->
        [one] The waiting dragon tile is shuffled in.
       *[other] The { $number } waiting dragon tiles are shuffled in.
    }
carcassonne-event-dragon =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } the dragon.
carcassonne-event-dragon-stops = The dragon can’t move on.
carcassonne-event-fairy =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } the fairy to a follower.
carcassonne-event-princess =
    { $who ->
        [me] You let
       *[other] { $name } lets
    } the princess send a knight away.

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
carcassonne-section-1-8 = Contents
carcassonne-section-4-2-4 = Dragon, magic portal and princess
carcassonne-section-4-2-4-1 = Volcano
carcassonne-section-4-2-4-2 = Dragon
carcassonne-section-4-2-4-3 = Magic portal
carcassonne-section-4-2-4-4 = Princess
carcassonne-section-4-4-5 = Moving the fairy
carcassonne-section-4-4-5-1 = What the fairy does
carcassonne-section-7-4-3 = Single tiles
