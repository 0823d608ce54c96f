### The Count of Carcassonne

carcassonne-figure-count = Count
carcassonne-quarter-castle = castle
carcassonne-quarter-market = market
carcassonne-quarter-smithy = smithy
carcassonne-quarter-cathedral = cathedral

carcassonne-ask-D-DEPLOY = { $name }, move followers from Carcassonne into this area before it is scored, or none.
carcassonne-wait-D-DEPLOY = { $name } may bring followers from Carcassonne.
carcassonne-does-D-DEPLOY = may bring followers
carcassonne-deploy-none = Nobody else
carcassonne-verb-deploy = Bring a follower
carcassonne-deploy =
    { $figureName } from the { $quarter ->
        [castle] castle
        [market] market
        [smithy] smithy
       *[cathedral] cathedral
    } into the { $area }
carcassonne-ask-D-COUNTIN = { $name }, you have only helped others: send a follower to Carcassonne, or nobody.
carcassonne-wait-D-COUNTIN = { $name } may send a follower to Carcassonne.
carcassonne-does-D-COUNTIN = may send a follower
carcassonne-send-none = Nobody
carcassonne-verb-send = Send to Carcassonne
carcassonne-send =
    { $figureName } into the { $quarter ->
        [castle] castle: for cities
        [market] market: for meadows
        [smithy] smithy: for roads
       *[cathedral] cathedral: for cloisters and shrines
    }
carcassonne-ask-D-COUNTMOVE = { $name }, move the Count to another quarter? Nobody leaves the quarter where he stands.
carcassonne-wait-D-COUNTMOVE = { $name } may move the Count.
carcassonne-does-D-COUNTMOVE = may move the Count
carcassonne-move-count-none = The Count stays
carcassonne-verb-move-count = Move the Count
carcassonne-move-count =
    Into the { $quarter ->
        [castle] castle
        [market] market
        [smithy] smithy
       *[cathedral] cathedral
    }

carcassonne-event-deploy =
    { $name } brings a follower from the { $quarter ->
        [castle] castle
        [market] market
        [smithy] smithy
       *[cathedral] cathedral
    } into the { $area } on { $square }.
carcassonne-event-send =
    { $name } sends a follower into the { $quarter ->
        [castle] castle
        [market] market
        [smithy] smithy
       *[cathedral] cathedral
    } of Carcassonne.
carcassonne-event-count =
    { $name } moves the Count into the { $quarter ->
        [castle] castle
        [market] market
        [smithy] smithy
       *[cathedral] cathedral
    }.

carcassonne-refusal-no-place-for-it = This figure may not stand in such an area.
carcassonne-refusal-not-in-the-quarter = You have no such follower in the quarter that leads there.
carcassonne-refusal-not-a-follower = Only followers go to Carcassonne.
carcassonne-refusal-there-already = The Count is there already.

carcassonne-quarter =
    { $quarter }: { $who ->
        [none] nobody waits here
       *[other] { $who }
    }{ $count ->
        [yes] . The Count is here: nobody leaves
       *[no] { "" }
    }
carcassonne-module-count = The Count of Carcassonne
