### Traders & Builders

carcassonne-figure-builder = builder
carcassonne-figure-pig = pig
carcassonne-kind-goods = goods
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

carcassonne-verb-builder = Place the builder
carcassonne-builder = { $area }: each tile laid to it brings a double turn
carcassonne-verb-pig = Place the pig
carcassonne-pig = { $area }: a point more for each city, now { $worth }
carcassonne-ask-D-DOUBLE = { $name }, your builder has earned a second part of this turn. Take it?
carcassonne-wait-D-DOUBLE = { $name } may take a double turn.
carcassonne-does-D-DOUBLE = may take a double turn
carcassonne-verb-double = Take a double turn
carcassonne-double = Draw and lay another tile
carcassonne-verb-decline = Decline
carcassonne-decline = No second tile

carcassonne-event-double = { $name } takes a double turn.
carcassonne-event-goods =
    { $name } gets { $good ->
        [wine] wine
        [grain] grain
       *[cloth] cloth
    }: { $number }.

carcassonne-refusal-not-on-a-meadow = Not on a meadow.
carcassonne-refusal-no-own-follower = The builder needs a follower of yours on that road or in that city.
carcassonne-refusal-not-a-meadow = The pig goes onto a meadow.
carcassonne-refusal-no-own-farmer = The pig needs a farmer of yours on that meadow.

carcassonne-held-wine = wine
carcassonne-held-grain = grain
carcassonne-held-cloth = cloth
carcassonne-sign-wine = wine
carcassonne-sign-grain = grain
carcassonne-sign-cloth = cloth
carcassonne-module-traders-builders = Traders & Builders
