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

carcassonne-ask-D-PRINCESS = Send a knight away? Then you place no figure this turn.
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

carcassonne-refusal-volcano = No follower can stand on a volcano tile. Choose another.
carcassonne-refusal-dragon-there = The dragon stands on this tile. Choose another.
carcassonne-refusal-not-beside-the-dragon = The dragon moves 1 tile up, down, left or right. Choose a tile next to it.
carcassonne-refusal-been-there = The dragon has already been here on this move. Choose another tile.
carcassonne-refusal-forbidden-to-the-dragon = The dragon can’t enter this tile. Choose another.
carcassonne-refusal-fairy-there = The fairy keeps the dragon off her tile. Choose another.
carcassonne-refusal-no-such-follower = The fairy goes to a follower, and no such follower stands here. Choose another.
carcassonne-refusal-not-your-follower =
    This { WORD("carcassonne-figure", $figure) } belongs to { $owner ->
        [me] you
       *[other] { $ownerName }
    }. The fairy goes to a follower of yours.
carcassonne-refusal-with-him-already =
    The fairy is already with { $owner ->
        [me] your
       *[other] { $ownerName }’s
    } { WORD("carcassonne-figure", $figure) }. Choose another follower.
carcassonne-refusal-portal-finished = This feature is completed. The magic portal leads only into incomplete ones.
carcassonne-refusal-portal-used = The magic portal takes 1 figure. Place the second on the tile you just placed.
carcassonne-refusal-portal-start = The magic portal doesn’t lead to starting pieces. Choose another tile.
carcassonne-refusal-no-knight-there = No such follower stands in the princess’s city. Choose one who does.
carcassonne-refusal-knight-sent-home =
    { $second ->
        [none] You’ve sent a knight away, so you place no figure this turn.
       *[other] You’ve sent a knight away, so you place no figure this turn, except { WORD("carcassonne-figure", $second, form: "a") }.
    }

carcassonne-sign-dragon = dragon
carcassonne-sign-portal = magic portal
carcassonne-sign-princess = princess
carcassonne-module-princess-dragon = Princess & Dragon
carcassonne-mode-ask-fairy = Put the fairy next to one of your followers
carcassonne-mode-hint-fairy = At your next turn: 1 point if she’s still there.
carcassonne-section-1-8 = Contents
carcassonne-section-4-2-4 = Dragon, magic portal and princess
carcassonne-section-4-2-4-1 = Volcano
carcassonne-section-4-2-4-2 = Dragon
carcassonne-section-4-2-4-3 = Magic portal
carcassonne-section-4-2-4-4 = Princess
carcassonne-section-4-4-5 = Moving the fairy
carcassonne-section-4-4-5-1 = What the fairy does
carcassonne-section-7-4-3 = Single tiles

# Cards: what things are and do.
carcassonne-thing-dragon = Moves 6 tiles whenever a dragon tile is placed; everyone steers it in turn. Figures on its way return to their owners. It avoids the fairy.
    .title = Dragon
carcassonne-thing-fairy = Begin your turn with your follower next to her: 1 point. When its feature scores: 3 points. The dragon can’t come here.
    .title = Fairy
carcassonne-thing-dragon-sign = Once the figure is placed, the dragon moves 6 tiles; everyone steers it in turn.
    .title = Dragon tile
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-volcano = Place this tile and the dragon flies here at once. You place no follower on it.
    .title = Volcano
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-portal = Place this tile and your follower may go to any tile on the board, wherever a feature is incomplete and free.
    .title = Magic portal
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-princess = Add this tile to a city and you may send one knight there back to its owner. Then you place no figure.
    .title = Princess
    .now = It worked when the tile was placed and does nothing more now.

## What they do now

carcassonne-now-fairy =
    { $who ->
        [me] She is with you: 1 point when your next turn begins, 3 more when the feature scores.
       *[other] She is with { $name }: 1 point when their next turn begins, 3 more when the feature scores.
    }
carcassonne-now-fairy-alone = She is with nobody: she only keeps the dragon away from this tile.

carcassonne-given-dragon = Square of the dragon
carcassonne-given-aside = Tiles that wait for a volcano
carcassonne-given-fairy = The fairy stands with
carcassonne-given-fairy-paid = The fairy’s point for this turn has been given
