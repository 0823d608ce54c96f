# What the command line says.
cli-finished = The game is over. Winner: { $names }
cli-fair = Draws match the seed.
cli-unfair = Draws do not match the seed: the file was edited.
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
cli-studying = Studying the game
cli-data-written = Written: { $path }
cli-data-kept = Kept as { $name }. Play with it: { $option }
