### Carcassonne at the table: what the pieces of the expansions are called by the page. Blanks as in carcassonne.ftl;
### $name a person's name, $owned whether a piece is anybody's, $height of a tower.

carcassonne-piece =
    { $owned ->
        [no] { WORD("carcassonne-figure", $figure) }
       *[yes]
            { $owner ->
                [me] your { WORD("carcassonne-figure", $role) }
               *[other] { $ownerName }’s { WORD("carcassonne-figure", $role) }
            }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } high
    }{ $kind ->
        [none] { "" }
       *[other] , { WORD("carcassonne-kind", $kind, form: "on") }
    }
carcassonne-mode = { $verb }: { $figure }
carcassonne-held = { $piece }: { $count }
carcassonne-in-play = In play
carcassonne-in-play-open = In play: { $sets }
carcassonne-in-play-more = Also in play
carcassonne-in-play-base = Roads, cities, cloisters and fields, and followers to claim them.
carcassonne-in-play-tiles = More tiles, no new rules.
carcassonne-in-play-changed = Rule variants at this table
carcassonne-in-play-usual =
    { $count ->
        [one] 1 rule variant at the usual setting
       *[other] { $count } rule variants at the usual setting
    }
carcassonne-in-front = Who has what

## A tile in words

carcassonne-in-hand =
    { $who ->
        [me] Your tile: { $tile }.
       *[other] The tile: { $tile }.
    }
carcassonne-joins = connects { $areas }
carcassonne-joined =
    { $who ->
        [nobody] { $word }
        [me] your { $word }
        [shared] shared { $word }
       *[other] { $name }’s { $word }
    } ({ $sides }{ $tiles ->
        [0] {""}
        [one] , 1 tile
       *[other] , { $tiles } tiles
    })
carcassonne-chosen =
    { $joins }{ $count ->
        [one] { "" }
       *[other] { " " }· fits { $count } ways
    }
carcassonne-kind-river = river
carcassonne-sign-crest = coat of arms
