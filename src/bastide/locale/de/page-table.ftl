### Was man am Tisch außer Spielen tun kann: zurückblicken, zurücknehmen, um Rat fragen, einen Bot spielen lassen,
### auf die Uhr sehen. Lücken: $name ein Mensch, $seat ein Buchstabe, $count eine Zahl.

## Zurückblicken

replay = Rückblick
replay-of = Rückblick
replay-again = Rückblick ansehen
replay-step = Stellung
replay-position = Stellung { $number } von { $count }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zur letzten Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Ansicht von
replay-eyes-spectator = Zuschauende
replay-link = Link zu diesem Moment
replay-leave = Zurück zur Partie
replay-keys = ← und → gehen einen Schritt, Bild auf und ab 10 Schritte, Pos1 und Ende springen, Leertaste spielt ab, Esc kehrt zur Partie zurück.
keys-replay = Rückblick: { $keys }
play-on = Ab hier weiterspielen
replay-here = Zu diesem Moment
play-on-help = Ab hier beginnt ein neuer Tisch mit neuen Ziehungen. Diese Partie bleibt, wie sie ist.
play-on-help-over = Ab hier beginnt ein neuer Tisch. Diese Partie bleibt, wie sie ist.
play-on-me = Ich
play-on-seat = Wer { $name } spielt

## Aufzeichnungen

record-open = Aufzeichnung öffnen
record-open-help = Eine heruntergeladene Datei: die Partie ansehen oder weiterspielen.
record-choose = Datei auswählen
record-unreadable = Diese Datei ist keine Aufzeichnung von Bastide.
record-moment = In dieser Partie ist noch etwas verdeckt. Herunterladen kannst du sie am Ende.

## Rat

hint = Tipp
hint-thinks = Ein Bot denkt nach …
hint-do = So spielen
hint-help = Geschätzte Punkte weniger als der beste Zug. Der Bot sieht nur, was du siehst.

## Zurücknehmen mit Zustimmung

takeback = Rücknahme anfragen
takeback-alone = Rückgängig
takeback-own = Du möchtest deinen letzten Zug zurücknehmen. Warten auf die Zustimmung von { $names }.
takeback-ask = { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
takeback-wait = { $name } möchte den letzten Zug zurücknehmen. Warten auf die Zustimmung von { $names }.
takeback-agree = Zustimmen
takeback-decline = Ablehnen
takeback-withdraw = Zurückziehen
takeback-same = Es wird wieder dasselbe gezogen.

## Ein Bot an jemandes Stelle

seat-stand-in = ein Bot spielt
seat-stand-in-clock = Zeit um, ein Bot spielt
stand-in-let = Bot spielen lassen
stand-in-me = Einen Bot für mich spielen lassen
stand-in-back = Ich spiele wieder

stand-in-open = Offene Plätze mit Bots besetzen

## Uhren

clock = Uhr
clock-none = ohne Uhr
clock-help = Ist deine Zeit um, spielt ein Bot für dich zu Ende.
clock-minutes = Minuten je Platz
clock-increment = Bonussekunden je Zug
clock-fact =
    Uhr: { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } je Platz{ $increment ->
        [0] { "" }
        [one] , 1 Bonussekunde je Zug
       *[other] , { $increment } Bonussekunden je Zug
    }.
clock-left =
    { $name }: noch { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }

## Zurufe

emotes = Etwas zurufen
emotes-show = Zurufe der anderen zeigen
emote-hello = Hallo!
emote-nice = Gut gemacht!
emote-oops = Hoppla!
emote-thanks = Danke!
emote-think = Ich überlege …
emote-hurry = Die Zeit läuft …

## Ein Bildschirm für mehrere

handover = { $name } ist dran
handover-help = Gib das Gerät weiter. Die Pläne der anderen bleiben verdeckt.
handover-ready = Ich bin { $name }

## Absagen

