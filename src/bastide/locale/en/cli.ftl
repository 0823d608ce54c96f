# What the command line says.
cli-finished = The game is over. Winner: { $names }
cli-fair = Chance: as the seed of the record gives it.
cli-unfair = Chance: not as the seed of the record gives it. Somebody has changed what was drawn.
cli-seat = seat
cli-name = name
cli-score = score
cli-record-holds = holds
cli-record-fails = fails
cli-records =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    }, { $failed ->
        [0] all hold
        [one] 1 fails
       *[other] { $failed } fail
    }
