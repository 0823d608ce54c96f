### The form for a new table. Blanks: $count, $minutes numbers; $name a name.

new-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
new-minutes = about { $minutes } min
sum-tiles = Tiles
sum-time = Playing time
new-difficulty = How strong is Johanna?
solo-level-standard = To get to know her
solo-level-expert = Her monks act as well
solo-level-challenge = Her monks act, and four of her cards are exchanged
new-grace = If someone is away
new-grace-help = After this time the others can let a bot take over. People who come back have their seat again.
new-grace-seconds =
    { $count ->
        [0] at once
        [30] after 30 seconds
        [60] after 1 minute
        [300] after 5 minutes
        [3600] after 1 hour
       *[86400] after 1 day
    }
new-level = Level of that bot
preset-keep = Save this choice
preset-name = Name of your choice
preset-save = Save
preset-mine = saved by you
preset-remove = Remove { $name }
preset-kept = Saved as { $name }
