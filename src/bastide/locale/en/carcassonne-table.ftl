### Carcassonne at the table: what the pieces of the expansions are called by the page. Blanks as in carcassonne.ftl;
### $name a person's name, $owned whether a piece is anybody's, $height of a tower.

carcassonne-piece =
    { $figure }{ $owned ->
        [no] { "" }
       *[yes] { " " }of { $name }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } high
    }{ $area ->
        [none] { "" }
       *[other] , { $area }
    }, square { $square }
carcassonne-mode = { $verb }: { $figure }
carcassonne-held = { $piece }: { $count }
carcassonne-in-play = In play
carcassonne-in-play-open = In play: { $sets }
carcassonne-in-play-more = Besides
carcassonne-in-play-base = Roads, cities, cloisters and meadows, and followers to claim them.
carcassonne-in-play-tiles = More tiles, no rules of its own.
carcassonne-in-play-changed = Agreed for this table
carcassonne-in-play-usual =
    { $count ->
        [one] One open question of the rules, read as usual
       *[other] { $count } open questions of the rules, read as usual
    }
carcassonne-in-front = Who has what

## A tile in words

carcassonne-in-hand = In hand: { $tile }.
carcassonne-joins = joins { $areas }
carcassonne-kind-river = river
carcassonne-sign-crest = crest
