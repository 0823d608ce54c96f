## Tournaments and extras

refusal-missing-extra = { $module } is not installed. Install it with: { $command }
refusal-arena-file = { $path }, line { $line }: { $why }
refusal-arena-file-cause = { $path }, line { $line }: { $cause }
refusal-arena-bots = A tournament needs at least one bot.
refusal-arena-bots-gauntlet = A gauntlet needs a bot and at least one opponent; it has { $count }.
refusal-arena-bots-sprt = A test needs exactly two bots; it has { $count }.
refusal-arena-bots-twice = { $word } is named twice.
refusal-arena-bots-absent = at_most: { $word } isn’t one of its bots.
refusal-arena-folder = The folder { $path } holds another tournament. Choose another folder with --to.
refusal-arena-folder-taken = The folder { $path } holds something else. Choose another folder with --to.
refusal-arena-folder-none = There is no tournament in the folder { $path }.
refusal-arena-disk = { $path }: { $why }. What was stored is intact; the same command goes on from there.
refusal-arena-scheduler = No Dask scheduler answers at { $address }: { $why }
refusal-arena-worker = Batch { $number } has brought down every worker that tried it. What was stored is intact.
refusal-arena-version = A worker has Bastide { $here }; this tournament is run by { $wanted }.
refusal-arena-game = There is no game { $number }; the folder has { $count }.
refusal-broken-bot-model = { $path } isn’t an ONNX model: { $why }
refusal-broken-bot-encoding = { $path } was trained with encoding { $found }; this version has { $wanted }.
refusal-broken-bot-size = { $path } wasn’t trained for { $setup } players.

## Report of a tournament

report-kind-round-robin = Round robin
report-kind-gauntlet = Gauntlet
report-kind-sprt = Sequential test
report-about = { $games } of { $of } games
report-verdict =
    { $decided ->
        [yes] { $bot } is stronger than { $other }.
        [no] { $bot } is not stronger than { $other }.
       *[other] Not decided yet.
    } LLR { $llr } between { $low } and { $high }, { $deals } deals.
report-setup =
    { $players ->
        [one] { $game }, alone
       *[other] { $game }, { $players } players
    }
report-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
report-ladder = Ladder
report-ladder-note = Elo relative to the mean of all bots; the line is the 95 % interval.
report-bot = bot
report-bots = bots
report-won = won
report-mean-points = mean points
report-skill = skill
report-seats = Seats
report-seat = seat
report-categories = What the points are for
report-length = Length
report-decisions-axis = decisions
report-games-axis = games
report-thinking = Thinking time
report-per-decision = CPU time per decision
report-slowest = slowest
report-measures = Measures
report-measures-note = Means over games, as TAG gives them.
report-measure-decisions = decisions per game
report-measure-turns = turns per game
report-measure-per-turn = decisions per turn
report-measure-branching = options per decision
report-measure-most-options = most options of a decision
report-measure-forced = forced decisions per game
report-measure-sparsity = decisions that changed no points
report-measure-points = points per player
report-measure-microseconds = microseconds per decision
report-measure-lead-changes = lead changes per game
report-measure-margin = points between first and second
report-luck = Skill and luck
report-luck-note = What explains how far a player is ahead. The deal is what everyone at the same table shared.
report-luck-bots = who plays
report-luck-seat = the seat
report-luck-deal = the deal
report-luck-rest = everything else
report-faults = Lost through an error
report-reason = reason
report-all-games = Games
report-all-games-note =
    { $count ->
        [one] 1 game. It opens as a replay on a running table (bastide play).
       *[other] { $count } games. Each opens as a replay on a running table (bastide play).
    }
report-address = Address of the table
report-points = points
report-winner = winner
report-open = Replay
