### Traders & Builders

carcassonne-figure-builder = builder
    .a = a builder
    .the = the builder
    .plural = builders
carcassonne-figure-pig = pig
    .a = a pig
    .the = the pig
    .plural = pigs
carcassonne-kind-goods = goods
    .score = goods
carcassonne-good-wine = wine
carcassonne-good-grain = grain
carcassonne-good-cloth = cloth
carcassonne-category-goods = Goods
carcassonne-term-pig =
    { $count ->
        [one] city with the pig
       *[other] cities with the pig
    }
carcassonne-term-wine = (most wine)
carcassonne-term-grain = (most grain)
carcassonne-term-cloth = (most cloth)

carcassonne-verb-builder = Place builder
carcassonne-builder = { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } · extend it for a double turn
carcassonne-verb-pig = Place pig
carcassonne-pig =
    { WORD("carcassonne-kind", $kind, form: "on") }{ $sides } · 1 point more per city, { $worth ->
        [0] none so far
        [one] 1 so far
       *[other] { $worth } so far
    }
carcassonne-ask-D-DOUBLE = Your builder gives you a second tile. Draw it?
carcassonne-wait-D-DOUBLE = Waiting for { $names } to take a double turn or skip
carcassonne-does-D-DOUBLE = taking a double turn
carcassonne-verb-double = Double turn
carcassonne-double = Draw a second tile
carcassonne-verb-decline = Skip
carcassonne-decline = Skip

carcassonne-event-double =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } a double turn.
carcassonne-event-goods =
    { $who ->
        [me] You collect
       *[other] { $name } collects
    } { $number } { WORD("carcassonne-good", $good) }.

carcassonne-refusal-not-on-a-meadow = The { WORD("carcassonne-figure", $figure) } can’t stand { WORD("carcassonne-kind", $kind, form: "on") }. Choose a road or a city.
carcassonne-refusal-no-own-follower = The { WORD("carcassonne-figure", $figure) } needs a follower of yours { WORD("carcassonne-kind", $kind, form: "on") }; you have none there.
carcassonne-refusal-not-a-meadow = The { WORD("carcassonne-figure", $figure) } can’t stand { WORD("carcassonne-kind", $kind, form: "on") }. Choose a field with a farmer of yours.
carcassonne-refusal-no-own-farmer = The pig needs a farmer of yours in this field; you have none here.

carcassonne-held-wine = wine
carcassonne-held-grain = grain
carcassonne-held-cloth = cloth
carcassonne-sign-wine = wine
carcassonne-sign-grain = grain
carcassonne-sign-cloth = cloth
carcassonne-module-traders-builders = Traders & Builders
carcassonne-section-1-4 = Contents
carcassonne-section-4-4-3 = Placing the builder
carcassonne-section-4-4-3-1 = Double turn
carcassonne-section-4-4-4 = Pig
carcassonne-section-4-6-2-3 = Cities with goods
carcassonne-section-6-3 = Scoring goods
carcassonne-section-7-4-2 = Single tiles

# Cards: what things are and do.
carcassonne-thing-goods = Complete the city and you get 1 goods token for each symbol in it, even without a knight there. Most of a good at the end: 10 points.
    .title = Goods
carcassonne-thing-builder = Stands on a road or in a city with a follower of yours. Extend it, and you may place a second tile this turn.
    .title = Builder
carcassonne-thing-pig = Lies in a field with a farmer of yours. If you own the field at the end, each completed city there brings you 4 points instead of 3.
    .title = Pig

## What they do now

carcassonne-now-goods =
    { $who ->
        [me] You have the most ({ $most }): 10 points as it stands.
        [many] { $names } share the most ({ $most }): 10 points each as it stands.
       *[other] { $name } has the most ({ $most }): 10 points as it stands.
    }
carcassonne-now-goods-none = Nobody has one yet: the 10 points are still open.
carcassonne-now-builder =
    { $who ->
        [me] Extend { $kind ->
            [road] this road
           *[city] this city
        }, and you may place a second tile.
       *[other] Only { $name } may place a second tile for extending { $kind ->
            [road] this road
           *[city] this city
        }.
    }
carcassonne-now-pig =
    { $who ->
        [me] As it stands it brings you { $cities ->
            [0] nothing: no city here is completed.
            [one] 1 point more: 1 completed city.
           *[other] { $cities } points more: { $cities } completed cities.
        }
       *[other] As it stands it brings { $name } { $cities ->
            [0] nothing: no city here is completed.
            [one] 1 point more: 1 completed city.
           *[other] { $cities } points more: { $cities } completed cities.
        }
    }
carcassonne-now-pig-idle =
    { $who ->
        [me] It brings nothing as it stands: you don’t own this field.
       *[other] It brings nothing as it stands: { $name } doesn’t own this field.
    }

carcassonne-given-goods = Goods
carcassonne-given-wine = Wine
carcassonne-given-grain = Grain
carcassonne-given-cloth = Cloth
