## Tournaments and extras

refusal-missing-extra = { $module } is not installed. Install it with: { $command }
refusal-arena-file = { $path }, line { $line }: { $why }
refusal-arena-file-cause = { $path }, line { $line }: { $cause }
refusal-arena-bots = A tournament needs at least one bot.
refusal-arena-bots-gauntlet = A gauntlet needs a bot and at least one opponent; there are { $count }.
refusal-arena-bots-sprt = A test needs exactly two bots; there are { $count }.
refusal-arena-bots-twice = { $word } is named twice.
refusal-arena-folder = The folder { $path } holds another tournament. Choose another folder with --to.
refusal-arena-folder-taken = The folder { $path } holds something else. Choose another folder with --to.
refusal-arena-folder-none = There is no tournament in the folder { $path }.
refusal-arena-disk = { $path }: { $why }. What was stored is intact; the same command goes on from there.
refusal-arena-scheduler = No Dask scheduler answers at { $address }: { $why }
refusal-arena-worker = Batch { $number } has brought down every worker that tried it. What was stored is intact.
refusal-arena-version = A worker has Bastide { $here }; this tournament is run by { $wanted }.
refusal-arena-game = There is no game { $number }; the folder has { $count }.
refusal-broken-bot-model = { $path } is no ONNX model: { $why }
refusal-broken-bot-encoding = { $path } was trained with encoding { $found }; this version has { $wanted }.
refusal-broken-bot-size = { $path } was trained for another set-up than { $setup } players.
