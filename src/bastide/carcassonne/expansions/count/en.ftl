### The Count of Carcassonne

carcassonne-figure-count = Count
    .a = a Count
    .the = the Count
    .plural = Counts
carcassonne-quarter-castle = castle quarter
    .the = the castle quarter
carcassonne-quarter-market = market quarter
    .the = the market quarter
carcassonne-quarter-smithy = blacksmith quarter
    .the = the blacksmith quarter
carcassonne-quarter-cathedral = cathedral quarter
    .the = the cathedral quarter

carcassonne-ask-D-DEPLOY = Bring followers from Carcassonne before this scores?
carcassonne-wait-D-DEPLOY = Waiting for { $names } to bring followers or skip
carcassonne-does-D-DEPLOY = bringing followers
carcassonne-deploy-none = Done
carcassonne-verb-deploy = Bring follower
carcassonne-deploy = Bring { WORD("carcassonne-figure", $figure, form: "the") } from { WORD("carcassonne-quarter", $quarter, form: "the") }
carcassonne-ask-D-COUNTIN = Only others scored. Send a follower to Carcassonne?
carcassonne-wait-D-COUNTIN = Waiting for { $names } to send a follower or skip
carcassonne-does-D-COUNTIN = sending a follower
carcassonne-send-none = Skip
carcassonne-verb-send = Send to Carcassonne
carcassonne-send =
    { WORD("carcassonne-figure", $figure) } to { WORD("carcassonne-quarter", $quarter, form: "the") } · { $quarter ->
        [castle] for cities
        [market] for fields
        [smithy] for roads
       *[cathedral] for cloisters and shrines
    }
carcassonne-ask-D-COUNTMOVE = Move the Count? Nobody can leave the quarter he stands in.
carcassonne-wait-D-COUNTMOVE = Waiting for { $names } to move the Count or skip
carcassonne-does-D-COUNTMOVE = moving the Count
carcassonne-move-count-none = Skip
carcassonne-verb-move-count = Move Count
carcassonne-move-count = To { WORD("carcassonne-quarter", $quarter, form: "the") }

carcassonne-event-deploy =
    { $who ->
        [me] You bring
       *[other] { $name } brings
    } { WORD("carcassonne-figure", $role, form: "a") } from { WORD("carcassonne-quarter", $quarter, form: "the") } { WORD("carcassonne-kind", $kind, form: "into") }.
carcassonne-event-send =
    { $who ->
        [me] You send
       *[other] { $name } sends
    } { WORD("carcassonne-figure", $figure, form: "a") } to { WORD("carcassonne-quarter", $quarter, form: "the") }.
carcassonne-event-count =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } the Count to { WORD("carcassonne-quarter", $quarter, form: "the") }.

carcassonne-refusal-no-place-for-it = { WORD("carcassonne-figure", $figure, form: "the") } can’t stand { WORD("carcassonne-kind", $kind, form: "on") }. Choose another follower.
carcassonne-refusal-not-in-the-quarter = You have no { WORD("carcassonne-figure", $figure) } in the quarter that leads { WORD("carcassonne-kind", $kind, form: "into") } ({ WORD("carcassonne-quarter", $quarter) }).
carcassonne-refusal-not-a-follower = Only followers go to Carcassonne; { WORD("carcassonne-figure", $figure, form: "the") } is none.
carcassonne-refusal-there-already = The Count is already there ({ WORD("carcassonne-quarter", $quarter) }). Choose another quarter.

carcassonne-quarter =
    { $quarter }: { $inside ->
        [none] nobody
       *[other] { $inside }
    }{ $count ->
        [yes] . The Count is here: nobody can leave
       *[no] { "" }
    }
carcassonne-module-count = The Count of Carcassonne
carcassonne-section-1-7 = Contents
carcassonne-section-3-1-2-1 = City of Carcassonne
carcassonne-section-4-6-2-4 = To Carcassonne and back
carcassonne-section-4-6-2-5 = Order and scoring
carcassonne-section-4-6-3 = Count
carcassonne-section-4-6-3-1 = With other expansions

# Cards: what things are and do.
carcassonne-thing-count = Nobody may leave the quarter he stands in. Send a follower to Carcassonne and you may move him.
    .title = Count
carcassonne-thing-quarter-castle = If your tile scores only for others, you may send a follower here. From here followers join a city just before it scores.
    .title = Castle quarter
carcassonne-thing-quarter-market = If your tile scores only for others, you may send a follower here. From here followers join a field when farmers score.
    .title = Market quarter
carcassonne-thing-quarter-smithy = If your tile scores only for others, you may send a follower here. From here followers join a road just before it scores.
    .title = Blacksmith quarter
carcassonne-thing-quarter-cathedral = If your tile scores only for others, you may send a follower here. From here followers join a cloister or shrine just before it scores.
    .title = Cathedral quarter

## What they do now

carcassonne-now-count =
    He is in { WORD("carcassonne-quarter", $quarter, form: "the") }: { $count ->
        [0] nobody is there.
       *[other] { $own ->
            [0] the followers there can’t leave; none of them is yours.
            [one] your follower there can’t leave.
           *[other] your { $own } followers there can’t leave.
        }
    }

carcassonne-given-carcassonne = City of Carcassonne
carcassonne-given-carcassonne-count = The Count stands in
carcassonne-given-carcassonne-inside = Followers: owner, figure, quarter
