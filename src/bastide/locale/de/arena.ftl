## Turniere und Zusätze

refusal-missing-extra = { $module } ist nicht installiert. Installiere es mit: { $command }
refusal-arena-file = { $path }, Zeile { $line }: { $why }
refusal-arena-file-cause = { $path }, Zeile { $line }: { $cause }
refusal-arena-bots = Ein Turnier braucht mindestens einen Bot.
refusal-arena-bots-gauntlet = Ein Spießrutenlauf braucht einen Bot und mindestens einen Gegner; es gibt { $count }.
refusal-arena-bots-sprt = Ein Test braucht genau zwei Bots; es gibt { $count }.
refusal-arena-bots-twice = { $word } ist zweimal genannt.
refusal-arena-folder = Im Ordner { $path } liegt ein anderes Turnier. Wähle mit --to einen anderen Ordner.
refusal-arena-folder-taken = Im Ordner { $path } liegt etwas anderes. Wähle mit --to einen anderen Ordner.
refusal-arena-folder-none = Im Ordner { $path } liegt kein Turnier.
refusal-arena-disk = { $path }: { $why }. Was gespeichert ist, ist unversehrt; derselbe Befehl macht dort weiter.
refusal-arena-scheduler = Unter { $address } antwortet kein Dask-Scheduler: { $why }
refusal-arena-worker = Paket { $number } hat jeden Worker zu Fall gebracht, der es versucht hat. Was gespeichert ist, ist unversehrt.
refusal-arena-version = Ein Worker hat Bastide { $here }; dieses Turnier läuft mit { $wanted }.
refusal-arena-game = Eine Partie { $number } gibt es nicht; im Ordner sind { $count }.
refusal-broken-bot-model = { $path } ist kein ONNX-Modell: { $why }
refusal-broken-bot-encoding = { $path } wurde mit Kodierung { $found } trainiert; diese Version hat { $wanted }.
refusal-broken-bot-size = { $path } wurde für etwas anderes trainiert als { $setup } Personen.
