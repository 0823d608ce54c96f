# With your own box: what was drawn is entered.

refusal-impossible-outcome-entered =
    { $count ->
        [0] There is none of these to draw here; { $left } others are left.
        [one] None of these is left: it has come once already.
       *[other] None of these is left: it has come { $count } times already.
    }
refusal-not-entered = At this table Bastide draws. Open one with your own box to enter draws.
refusal-no-such-line = There is no entry { $max } or later in this game.
refusal-not-yet-entry = Enter the set-up first.
refusal-no-longer-fits =
    { $count ->
        [one] With this correction “{ $text }” no longer fits: { $cause } It is the last entry. Nothing has changed yet.
       *[other] With this correction “{ $text }” no longer fits: { $cause } { $count } entries from there on would go. Nothing has changed yet.
    }
