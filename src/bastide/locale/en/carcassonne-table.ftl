### Carcassonne at the table: what the pieces of the expansions are called by the page. Blanks as in carcassonne.ftl;
### $name a person's name, $owned whether a piece is anybody's, $height of a tower.

carcassonne-figure-tower = tower
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
carcassonne-quarter =
    { $quarter }: { $who ->
        [none] nobody waits here
       *[other] { $who }
    }{ $count ->
        [yes] . The Count is here: nobody leaves
       *[no] { "" }
    }
carcassonne-held = { $piece }: { $count }
carcassonne-held-tower = tower pieces
carcassonne-held-abbey = abbey in hand
carcassonne-held-wine = wine
carcassonne-held-grain = grain
carcassonne-held-cloth = cloth
carcassonne-held-king = King
carcassonne-held-robber-baron = Robber Baron
carcassonne-card =
    { $size ->
        [one] { $card }, for one tile
       *[other] { $card }, for { $size } tiles
    }
carcassonne-prisoner = Prisoner of { $captor }: { $figure } of { $name }
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

carcassonne-category-catapult = Catapult
carcassonne-category-wheel = Wheel of Fortune
carcassonne-category-teacher = Teacher
carcassonne-category-dispatch = Dispatches
carcassonne-category-gold = Gold
carcassonne-category-robber = Robbers

## A tile in words

carcassonne-in-hand = In hand: { $tile }.
carcassonne-joins = joins { $areas }
carcassonne-kind-river = river
carcassonne-sign-crest = crest
carcassonne-sign-inn = inn
carcassonne-sign-cathedral = cathedral
carcassonne-sign-dragon = dragon
carcassonne-sign-portal = magic portal
carcassonne-sign-fair = fair
carcassonne-sign-bazaar = bazaar
carcassonne-sign-plague = plague
carcassonne-sign-festival = festival
carcassonne-sign-gold = gold
carcassonne-sign-mage = mage and witch
carcassonne-sign-robber = robber
carcassonne-sign-crop-field = crop circle, farmer
carcassonne-sign-crop-road = crop circle, thief
carcassonne-sign-crop-city = crop circle, knight
carcassonne-sign-wine = wine
carcassonne-sign-grain = grain
carcassonne-sign-cloth = cloth
carcassonne-sign-princess = princess
carcassonne-sign-cathar = Cathars
carcassonne-sign-fly = flying machine
carcassonne-sign-wheel-1 = wheel of fortune, 1
carcassonne-sign-wheel-2 = wheel of fortune, 2
carcassonne-sign-wheel-3 = wheel of fortune, 3
carcassonne-sign-tower = tower foundation
