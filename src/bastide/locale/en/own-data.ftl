# Values of one's own for what is a reconstruction.

data-title = Your own values
data-help = We couldn’t see everything that’s printed. If you own the game, correct what differs; the rules check that it fits together. Our values stay as they are, and each game says which values it’s played with.
data-begin = Begin with
data-ours = Our values
data-file = Save as a file
data-upload = Open a file
data-corrected =
    { $count ->
        [one] 1 value of your own
       *[other] { $count } values of your own
    }
data-changed =
    { $count ->
        [one] 1 value changed
       *[other] { $count } values changed
    }
data-unchanged = Nothing changed yet
data-good = These values fit together.
data-name = Name of your values
data-check = Check
data-keep = Keep
data-kept = Kept as { $name }.
data-play = Play with it
data-values = Values
data-link = Correct values that differ in your copy

refusal-bad-data = That doesn’t fit together. { $note }.
refusal-bad-data-coins = { $place }: There are { $count } coins instead of { $of }.
refusal-bad-data-cards = { $place }: There are { $count } cards, counting the top one, instead of { $of }.
refusal-bad-data-tiles = { $place }: The tiles add up to { $count }, not to { $of }.
refusal-bad-data-rounds = { $place }: { $count } tiles don’t make full rounds of { $of }.
refusal-bad-data-deed-persons = { $place }: A deed must show three different characters.
refusal-bad-data-deed-effects = { $place }: Each of the four effects must belong to a deed.
refusal-bad-data-deed-monk = { $place }: At least one deed must show a monk.
refusal-bad-data-warehouse-columns = { $place }: Columns 1 to 3 must give 2 coins, a monk action and 4 steps of development, in any order.
refusal-bad-data-warehouse-points = { $place }: With these points, no rows and column 4 add up to the 8 points of the rulebook’s example.
refusal-bad-data-bank-columns = { $place }: Columns 1 to 4 must give a farmer action, 2 steps of development and a free trading station, plus one of these again or a monk action.
refusal-bad-data-bank-row = { $place }: Row 1 or one of columns 1 to 4 must give a monk action.
refusal-bad-data-depot = { $place }: Counted from the left, the shields never make the 4 points of the rulebook’s example.
refusal-bad-data-track-multipliers = { $place }: The multipliers must rise from left to right and end with 5, then 6.
refusal-bad-data-track-bonuses = { $place }: The white bonuses must be 1 coin, a monk action, 1 shield and any good, each at least once.
refusal-bad-data-track-shields = { $place }: There are { $count } shields on the track instead of 2.
refusal-bad-data-track-citizens = { $place }: The track must show exactly 2 yellow citizens.
refusal-bad-data-no-route =
    { $place }: { $by ->
        [water] There must be at least one waterway.
       *[land] There must be at least one land route.
    }
refusal-bad-data-cut-off =
    { $place }: With { $count } { $count ->
        [one] player
       *[other] players
    } no route joins these towns to Orléans: { $towns }.
refusal-bad-data-several-goods = { $place }: At least one land route must show more than one good.
refusal-bad-data-printed-tier = { $place }: Tier { $tier } has { $count } printed places; { $of } open the next.
refusal-bad-data-printed = { $place }: { $count } places are printed on the sheet; there must be 20, as many as are laid out.
refusal-bad-data-architect = { $place }: With the craftsman it would do no more than the standard action.
refusal-bad-data-solo-front = { $place }: The front must show each of the six characters once.
refusal-bad-data-solo-craftsman = { $place }: With the craftsman, Johanna must build a trading station.
refusal-bad-data-solo-example = { $place }: One card must have the boatman at the bottom and the farmer above.
refusal-bad-data-solo-citizens = { $place }: The first citizen must be on space 2, the second on space 5.
refusal-bad-data-solo-scholar = { $place }: Development, a shield and a monk must each be on a space of the scholar track.
refusal-bad-field =
    Choose one of the values offered for { $field }.
refusal-bad-field-number = { $field } must be a whole number from { $min } to { $max }.
refusal-bad-field-numbers = { $field } must be whole numbers from { $min } to { $max } with spaces between them.
refusal-no-such-field = There is no value { $field } here.
refusal-no-own-data = All values of { $game } are known; there is nothing to replace.
refusal-too-many-data-sets = { $max } data sets are kept here already. Delete one that no one plays with.
