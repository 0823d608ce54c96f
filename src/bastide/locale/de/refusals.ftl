# Was nicht geht, und warum. Code und Lücken kommen aus den Regeln oder vom Server; der Satz steht hier.

problem-to = An { $name }: „{ $problem }“
problem-in-move = Zug { $index }: { $problem }
problem-in-header = Kopf: { $problem }
problem-in-face = Plättchen { $face }: { $problem }

## Am Tisch

refusal-not-your-turn =
    { $count ->
        [0] Gerade gibt es nichts zu entscheiden.
        [one] { $names } ist dran.
       *[other] Warten auf { $names }.
    }
refusal-not-now = Noch nicht. Das kommt zuerst: { $ask }
refusal-not-now-table = Noch nicht. Erst ist etwas anderes zu klären.
refusal-not-now-position = Hier hat noch kein Zug begonnen. Geh vor bis zum ersten Zug und bearbeite die Stellung dort.
refusal-not-offered = Das geht gerade nicht. Was möglich ist, leuchtet.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-undo = Rückgängig geht nicht mehr: Es wurde gezogen, oder jemand war nach dir dran. Du kannst die anderen fragen.
refusal-not-asked = Gerade bittet dich niemand um eine Rücknahme.
refusal-bot-plays = Ein Bot spielt für diesen Platz. Übernimm ihn zuerst wieder.
refusal-stale = Die Partie ist schon weiter. Wähle noch einmal.
refusal-not-running = Die Partie läuft nicht. Sie beginnt, wenn alle Plätze besetzt sind.
refusal-not-yet = In dieser Partie ist noch etwas verdeckt. Herunterladen kannst du sie am Ende.
refusal-not-your-seat = Dieser Platz gehört jemand anderem.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-no-such-seat = Einen Platz „{ $word }“ gibt es hier nicht.
refusal-no-such-seat-line = „{ $text }“ beginnt mit keinem Platz dieser Partie.
refusal-no-such-seat-table = Dieser Tisch hat keinen Platz „{ $word }“, nur A bis { $max }.
refusal-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
refusal-too-fast = Zu viele Klicks auf einmal. Warte eine Sekunde.

## Server und Seite

refusal-unreachable = Der Server antwortet nicht. Läuft er? Dann versuch es noch einmal.
refusal-internal = Bei uns ist etwas schiefgegangen. Deine Partie ist gespeichert. Versuch es noch einmal.
refusal-outdated = Diese Partie stammt aus einer anderen Version von Bastide. Sie bleibt gespeichert, lässt sich hier aber nicht fortsetzen.
refusal-outdated-here = Die Regeln von Bastide haben sich seit dieser Partie geändert. Geht zum letzten gültigen Zug zurück, dann weiter.
refusal-storage = Dein Zug konnte nicht gespeichert werden. Die Partie ist sicher; bitte versuch es noch einmal. ({ $why })
refusal-storage-file = In { $path } lassen sich keine Partien speichern: { $why }.
refusal-storage-newer = Die Partien in { $path } stammen aus einem neueren Bastide; dieses kann sie nicht lesen ({ $why }).
refusal-storage-moves = Die Züge dieses Tisches sind unvollständig. Er lässt sich nicht fortsetzen.
refusal-storage-conflict = Dieser Tisch wurde gerade anderswo geändert. Versuch es noch einmal.
refusal-too-large = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
refusal-too-large-record = Diese Aufzeichnung ist zu lang: höchstens { $most } Zeichen.
refusal-too-large-lines = Eine Aufzeichnung darf hier höchstens { $most } Zeilen haben.
refusal-too-long = Diese Partie ist hier am Ende: höchstens { $most } Züge.
refusal-too-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
refusal-too-costly = Diese Aufzeichnung braucht mehr als { $seconds } Sekunden oder { $megabytes } MB.
refusal-bad-message = Diese Nachricht ist nicht lesbar: { $why }.
refusal-unknown-type = Diese Art Nachricht gibt es nicht. Es gibt: { $known }.
refusal-bad-state = Das ist kein gespeicherter Stand dieser Regeln: { $why }.
refusal-bad-address = Die Adresse „{ $text }“ gibt es hier nicht: { $why }.
refusal-no-port = Unter { $text } lässt sich kein Tisch öffnen: { $why }.
refusal-no-file = Die Datei oder den Ordner { $path } gibt es nicht.
refusal-no-file-records = Im Ordner { $path } liegt keine Aufzeichnung.
refusal-no-file-system = { $path }: { $why }
refusal-no-editions = { $word } hat keine Ausgaben zum Vergleichen; orleans hat A, B und C.

## Lektionen

refusal-lesson-other = Gute Idee, aber die Lektion geht anders weiter. Folge der Markierung.
refusal-lesson-read = Lies erst diesen Schritt und tippe dann auf Weiter.
refusal-lesson-over = Die Lektion ist zu Ende. Spiel jetzt eine eigene Partie.
refusal-no-such-lesson = Diese Lektion gibt es nicht.

## Ein neuer Tisch

refusal-seats =
    { $min ->
        [one] { $max ->
            [one] { $game } ist hier für genau 1 Person.
           *[other] { $game } ist für { $min } bis { $max } Personen.
        }
       *[other] { $game } ist für { $min } bis { $max } Personen.
    }
refusal-missing = { $what } braucht { $other }. Nimm es dazu oder lass { $what } weg.
refusal-excluded = { $what } und { $other } passen nicht zusammen. Lass eins davon weg.
refusal-cards-only = Solo wird mit Ortskarten gespielt.
refusal-fixed-option = { $option } steht fest auf { $word }; die andere Antwort ist noch nicht gebaut.
refusal-unknown =
    { $hints ->
        [one] „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-set =
    { $hints ->
        [one] Eine Erweiterung „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Eine Erweiterung „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-element =
    { $hints ->
        [one] Ein Element „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Ein Element „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-option =
    { $hints ->
        [one] Eine Regelvariante „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Eine Regelvariante „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-game =
    { $hints ->
        [one] Ein Spiel „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Ein Spiel „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-bot =
    { $hints ->
        [one] Einen Bot „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Einen Bot „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-style =
    { $hints ->
        [one] Einen Stil „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Einen Stil „{ $word }“ gibt es nicht. Es gibt: { $known }.
    }
refusal-unknown-style-level = Einen Stil „{ $word }“ gibt es nicht: { $level } hat keinen.
refusal-unknown-value = { $option } kann nicht „{ $word }“ sein. Möglich ist: { $known }.
refusal-unknown-value-number = { $option } kann nicht „{ $word }“ sein, sondern eine Zahl von { $min } bis { $max }.
refusal-unknown-value-text = { $option } ist ein Text von höchstens { $most } Zeichen.
refusal-unknown-rule = Eine Regel „{ $word }“ gibt es in diesem Spiel nicht.
refusal-unknown-anchor = Modul { $module }: „{ $word }“, worauf es baut, gibt es nicht.
refusal-slice-taken = Modul { $module }: { $word } ist schon vergeben.
refusal-unknown-rule-module = { $module }: In den Regeln fehlt { $rules }; schreib für jede einen Satz in die rulebook.toml der Erweiterung, englisch und deutsch.
refusal-broken-bot = { $path } enthält kein brauchbares bot(seed): { $why }

## Notation

refusal-unknown-verb =
    { $hints ->
        [one] Eine Aktion „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] Eine Aktion „{ $word }“ gibt es nicht. Jetzt geht: { $known }.
    }
refusal-unreadable = „{ $text }“ ist nicht lesbar.
refusal-bad = „{ $text }“ ist nicht lesbar. Schreib { $form }.
refusal-which = „{ $text }“ ist nicht eindeutig. Schreib { $form }.
refusal-which-area = „{ $text }“ könnte sein: { $known }.
refusal-which-row = „{ $text }“: Welche Reihe zahlt? Schreib { $known }.
refusal-which-rows = „{ $text }“: Welche Reihen zahlen? Schreib { $known }.
refusal-which-bonus = „{ $text }“ könnte sein: { $known }.
refusal-no-such =
    { $hints ->
        [one] „{ $word }“ gibt es nicht. Meinst du { $near }?
       *[other] { $count ->
            [0] „{ $word }“ gibt es nicht.
           *[other] „{ $word }“ gibt es nicht. Es gibt: { $known }.
        }
    }
refusal-no-tile = „{ $text }“: Auf { $square } liegt kein Plättchen.
refusal-nothing-there = Zu „{ $text }“ gibt es nichts zu sagen.

## Aufzeichnungen

refusal-not-json = Das ist kein JSON: { $why }.
refusal-not-json-bytes = Das ist keine Textdatei in UTF-8. { $path }
refusal-not-a-record = Eine Aufzeichnung ist ein JSON-Objekt mit „bastide“, „game“ und „moves“.
refusal-not-a-record-format = In einer Aufzeichnung steht ihr Format, "bastide": 1.
refusal-future-version = Diese Aufzeichnung hat Format { $found }; dieses Bastide liest bis { $most }.
refusal-bad-version = Ein Format { $found } gibt es nicht.
refusal-unknown-entry = Einen Eintrag „{ $word }“ gibt es in Aufzeichnungen nicht. Es gibt: { $known }.
refusal-differs = Nach { $line } Zeilen ist die Stellung anders als damals, als diese Partie mit Bastide { $rules } gespielt wurde.
refusal-bad-entry = Der Eintrag „{ $word }“ fehlt oder hat die falsche Form.
refusal-bad-entry-texts = „{ $word }“ ist eine Liste von Texten.
refusal-bad-entry-seed = „seed“ ist eine Zahl oder ein Text.
refusal-bad-entry-seats = „seats“ ist eine Liste von 1 bis { $max } Namen oder deren Anzahl.
refusal-bad-entry-comment = comments: „{ $word }“ ist keine Zeile der Züge; sie gehen von 0 bis { $max }.
refusal-bad-entry-comment-text = comments: { $word } ist ein Text in jeder Sprache.
refusal-bad-entry-commitment = „commitment“ hat „hash“ und „from“, eine Zeile der Züge.
refusal-bad-entry-marks = marks: „{ $word }“ ist keine Zeilenzahl mit einem Hash.
refusal-bad-entry-refused = refused: Ein Eintrag hat „code“, vielleicht „rule“, und eins von { $known }.
refusal-bad-entry-refused-count = „refused“ hat höchstens { $max } Einträge.
refusal-no-given = { $title } kann nicht mit einer gegebenen Stellung beginnen.
refusal-bad-given = given (auf Englisch): { $note }
refusal-bad-given-entry = given: { $entry }: { $cause }
refusal-bad-given-cause = given: { $cause }
refusal-bad-chance = chance: „{ $word }“ wird in diesem Spiel nicht gezogen. Es gibt: { $known }.
refusal-bad-chance-list = chance: „{ $word }“ ist eine Liste von Ergebnissen oder eine Zahl.
refusal-bad-chance-number = chance: { $word } ist keine Zahl von 0 bis { $max }.
refusal-wrong-outcome = „{ $text }“: Gezogen wird jetzt { $topic }.
refusal-stray-outcome = „{ $text }“: Hier wird nichts gezogen.
refusal-nothing-to-draw = Hier gibt es nichts zu ziehen.
refusal-no-such-outcome = { $topic }: „{ $word }“ ist nicht lesbar.
refusal-impossible-outcome = { $topic } { $word } kann jetzt nicht gezogen werden: Davon ist nichts mehr da.
refusal-impossible-outcome-places = „{ $text }“ sind nicht { $number } verschiedene Orte der Stufe { $tier }.
refusal-bad-expectation = „? { $text }“ ist nicht lesbar; siehe docs/records.md.
refusal-bad-expectation-rule = „? { $text }“: Eine Regel { $word } gibt es nicht.
refusal-bad-expectation-seat = „{ $text }“ ist kein Platz dieser Partie.
refusal-bad-expectation-path = { $text } hat kein „{ $word }“.
refusal-bad-expectation-verb = „? options { $text }“: Eine Aktion „{ $word }“ gibt es nicht.
refusal-not-so = „? { $text }“ stimmt nicht. Punkte: { $scores }; gefragt: { $asked }; Ereignisse: { $events }.
refusal-not-so-draw = „{ $text }“ stimmt nicht.
refusal-not-so-refused = „? { $text }“ stimmt nicht: { $cause }
refusal-not-so-rule = „? { $text }“: nicht erlaubt, aber wegen { $found }, nicht { $wanted }.
refusal-not-so-allowed = „? { $text }“: Das ist erlaubt.
refusal-not-so-refusal = refused { $number }: { $cause } ({ $found })
refusal-not-so-no-refusal = refused { $number }: Nichts wird verweigert.
