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
refusal-bad-field =
    Choose one of the values that are offered for { $field }.
refusal-bad-field-number = { $field } must be a whole number from { $min } to { $max }.
refusal-bad-field-numbers = { $field } must be whole numbers from { $min } to { $max } with spaces between them.
refusal-no-such-field = There is no value { $field } here.
refusal-no-own-data = All values of { $game } are known; there is nothing to replace.
refusal-too-many-data-sets = { $max } data sets are kept here already. Delete one that nobody plays with.
