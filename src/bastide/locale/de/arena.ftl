## Turniere und Zusätze

refusal-missing-extra = { $module } ist nicht installiert. Installiere es mit: { $command }
refusal-arena-file = { $path }, Zeile { $line }: { $why }
refusal-arena-file-cause = { $path }, Zeile { $line }: { $cause }
refusal-arena-bots = Ein Turnier braucht mindestens einen Bot.
refusal-arena-bots-gauntlet = Ein Spießrutenlauf braucht einen Bot und mindestens einen Gegner; er hat { $count }.
refusal-arena-bots-sprt = Ein Test braucht genau zwei Bots; er hat { $count }.
refusal-arena-bots-twice = { $word } ist zweimal genannt.
refusal-arena-bots-absent = at_most: { $word } ist keiner seiner Bots.
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
refusal-broken-bot-size = { $path } wurde nicht für { $setup } Personen trainiert.

## Bericht eines Turniers

report-kind-round-robin = Jeder gegen jeden
report-kind-gauntlet = Spießrutenlauf
report-kind-sprt = Sequenzieller Test
report-about = { $games } von { $of } Partien
report-verdict =
    { $decided ->
        [yes] { $bot } ist stärker als { $other }.
        [no] { $bot } ist nicht stärker als { $other }.
       *[other] Noch nicht entschieden.
    } LLR { $llr } zwischen { $low } und { $high }, { $deals } Auslosungen.
report-setup =
    { $players ->
        [one] { $game }, allein
       *[other] { $game } zu { $players }
    }
report-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
report-ladder = Rangliste
report-ladder-note = Elo, bezogen auf das Mittel aller Bots; die Linie ist das 95-%-Intervall.
report-bot = Bot
report-bots = Bots
report-won = gewonnen
report-mean-points = Punkte im Mittel
report-skill = Können
report-seats = Plätze
report-seat = Platz
report-categories = Wofür es Punkte gab
report-length = Länge
report-decisions-axis = Entscheidungen
report-games-axis = Partien
report-thinking = Bedenkzeit
report-per-decision = CPU-Zeit je Entscheidung
report-slowest = längste
report-measures = Kennzahlen
report-measures-note = Mittel über alle Partien, wie TAG sie angibt.
report-measure-decisions = Entscheidungen je Partie
report-measure-turns = Züge je Partie
report-measure-per-turn = Entscheidungen je Zug
report-measure-branching = Möglichkeiten je Entscheidung
report-measure-most-options = meiste Möglichkeiten einer Entscheidung
report-measure-forced = erzwungene Entscheidungen je Partie
report-measure-sparsity = Entscheidungen, nach denen die Punkte gleich blieben
report-measure-points = Punkte je Person
report-measure-microseconds = Mikrosekunden je Entscheidung
report-measure-lead-changes = Führungswechsel je Partie
report-measure-margin = Punkte zwischen Erstem und Zweitem
report-luck = Können und Glück
report-luck-note = Was erklärt, wie weit jemand vorn liegt. Die Auslosung ist, was alle am selben Tisch gemeinsam hatten.
report-luck-bots = wer spielt
report-luck-seat = der Platz
report-luck-deal = die Auslosung
report-luck-rest = alles andere
report-faults = Durch einen Fehler verloren
report-reason = Grund
report-all-games = Partien
report-all-games-note =
    { $count ->
        [one] 1 Partie. Sie öffnet sich als Rückblick an einem laufenden Tisch (bastide play).
       *[other] { $count } Partien. Jede öffnet sich als Rückblick an einem laufenden Tisch (bastide play).
    }
report-address = Adresse des Tisches
report-points = Punkte
report-winner = gewonnen hat
report-open = Rückblick
