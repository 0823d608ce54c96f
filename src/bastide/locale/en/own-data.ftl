# Values of one's own for what is a reconstruction.

data-title = Your own values
data-help = We couldn’t see everything that’s printed. If you own the game, correct what differs; the rules check that it fits together. Our values stay as they are, and each game tells which values it is played with.
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
refusal-bad-data-cards = { $place }: There are { $count } cards, the top one too, instead of { $of }.
refusal-bad-data-tiles = { $place }: The tiles add up to { $count }, not to { $of }.
refusal-bad-data-rounds = { $place }: { $count } tiles don’t make full rounds of { $of }.
refusal-bad-data-deed-persons = { $place }: A deed shows three different persons.
refusal-bad-data-deed-effects = { $place }: Each of the four effects stands at some deed.
refusal-bad-data-deed-monk = { $place }: At least one deed shows a monk.
refusal-bad-data-warehouse-columns = { $place }: Columns 1 to 3 give 2 coins, a monk action and 4 development, in some order.
refusal-bad-data-warehouse-points = { $place }: With these points no rows make the 8 points of the rulebook’s example together with column 4.
refusal-bad-data-bank-columns = { $place }: Columns 1 to 4 give a farmer action, 2 development, a free trading station, and one of these or a monk action again.
refusal-bad-data-bank-row = { $place }: Row 1 or one of columns 1 to 4 gives a monk action.
refusal-bad-data-depot = { $place }: No number of shields from the left makes the 4 points of the rulebook’s example.
refusal-bad-data-track-multipliers = { $place }: The multipliers rise from left to right, to 5 and then 6.
refusal-bad-data-track-bonuses = { $place }: The white bonuses are 1 coin, a monk action, 1 shield and 1 good of your choice, each at least once.
refusal-bad-data-track-shields = { $place }: There are { $count } shields on the track instead of 2.
refusal-bad-data-track-citizens = { $place }: The track shows exactly 2 yellow citizens.
refusal-bad-data-no-route =
    { $place }: { $by ->
        [water] There is no route by water.
       *[land] There is no route by land.
    }
refusal-bad-data-cut-off =
    { $place }: With { $count } { $count ->
        [one] player
       *[other] players
    } no route joins these towns to Orléans: { $towns }.
refusal-bad-data-several-goods = { $place }: Some land route shows more than one good.
refusal-bad-data-printed-tier = { $place }: Tier { $tier } has { $count } printed places; { $of } open the next.
refusal-bad-data-printed = { $place }: { $count } places are printed on the sheet; there must be 20, as many as are laid out.
refusal-bad-data-architect = { $place }: With the craftsman it would do no more than the standard action.
refusal-bad-data-solo-front = { $place }: The front shows each of the six persons once.
refusal-bad-data-solo-craftsman = { $place }: With the craftsman Johanna builds a trading station.
refusal-bad-data-solo-example = { $place }: Some card has the boatman at the bottom and the farmer above.
refusal-bad-data-solo-citizens = { $place }: The first citizen is on field 2, the second on field 5.
refusal-bad-data-solo-scholar = { $place }: Development, a shield and a monk each stand on some field of the scholar track.
refusal-bad-field =
    Choose one of the values that are offered for { $field }.
refusal-bad-field-number = { $field } must be a whole number from { $min } to { $max }.
refusal-bad-field-numbers = { $field } must be whole numbers from { $min } to { $max } with spaces between them.
refusal-no-such-field = There is no value { $field } here.
refusal-no-own-data = All values of { $game } are known; there is nothing to replace.
refusal-too-many-data-sets = { $max } data sets are kept here already. Delete one that nobody plays with.
