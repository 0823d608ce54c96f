### Was man am Tisch außer Spielen tun kann: zurückblicken, zurücknehmen, um Rat fragen, einen Bot spielen lassen,
### auf die Uhr sehen. Lücken: $name ein Mensch, $seat ein Buchstabe, $count eine Zahl.

## Zurückblicken

replay = Zurückblicken
replay-of = Rückblick
replay-again = Noch einmal ansehen
replay-step = Stellung
replay-position = Stellung { $number } von { $count }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zur letzten Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-eyes-spectator = Zuschauern
replay-link = Link zu diesem Moment
replay-leave = Zurück zum Spiel
replay-keys = ← und → gehen einen Schritt, Bild auf und Bild ab zehn, Pos1 und Ende springen, die Leertaste spielt ab, Esc führt zurück zum Spiel.
keys-replay = Im Rückblick: { $keys }
play-on = Von hier weiterspielen
replay-here = Zu diesem Moment
play-on-help = Ein neuer Tisch beginnt an dieser Stelle. Was dort gezogen wird, ist neu, und dieses Spiel bleibt, wie es ist.
play-on-me = ich
play-on-seat = Wer { $name } spielt

## Aufzeichnungen

record-open = Aufzeichnung öffnen
record-open-help = Eine Datei, die jemand an einem Tisch heruntergeladen hat: noch einmal ansehen oder weiterspielen.
record-choose = Datei auswählen
record-unreadable = Diese Datei ist keine Aufzeichnung von Bastide.
record-moment = In diesem Spiel ist etwas verdeckt: Die Aufzeichnung gibt es, wenn es zu Ende ist.

## Rat

hint = Rat
hint-thinks = Ein Bot denkt nach …
hint-would = Ein Bot würde das tun:
hint-do = So machen
hint-others = Was er vom Rest hält
hint-worth = { $points }
hint-worth-said = { $points } Punkte
hint-help = Um wie viele Punkte die Stellung für den Bot danach besser oder schlechter aussieht. Er weiß nicht mehr als du.

## Zurücknehmen mit Zustimmung

takeback = Um Rücknahme bitten
takeback-alone = Zurücknehmen
takeback-own =
    { $count ->
        [one] Du bittest darum, deine letzte Handlung und alles danach zurückzunehmen. { $names } muss zustimmen.
       *[other] Du bittest darum, deine letzte Handlung und alles danach zurückzunehmen. { $names } müssen zustimmen.
    }
takeback-ask = { $name } möchte die letzte Handlung und alles danach zurücknehmen.
takeback-wait =
    { $count ->
        [one] { $name } möchte die letzte Handlung zurücknehmen. { $names } entscheidet.
       *[other] { $name } möchte die letzte Handlung zurücknehmen. { $names } entscheiden.
    }
takeback-agree = Zustimmen
takeback-decline = Ablehnen
takeback-withdraw = Zurückziehen
takeback-same = Was gezogen wurde, kommt wieder.

## Ein Bot an jemandes Stelle

seat-stand-in = ein Bot spielt
seat-stand-in-clock = Zeit ist um, ein Bot spielt
stand-in-let = Bot spielen lassen
stand-in-let-for = Einen Bot für { $name } spielen lassen, bis { $name } zurück ist
stand-in-me = Einen Bot für mich spielen lassen
stand-in-back = Ich spiele wieder

stand-in-open = Offene Plätze mit Bots besetzen

## Uhren

clock = Uhr
clock-none = ohne
clock-help = Ist die Zeit eines Platzes um, spielt dort ein Bot zu Ende.
clock-minutes = Minuten je Platz
clock-increment = Sekunden zurück nach jedem Zug
clock-fact =
    { $increment ->
        [0] Uhr: { $minutes } Minuten je Platz.
       *[other] Uhr: { $minutes } Minuten je Platz, { $increment } Sekunden zurück nach jedem Zug.
    }
clock-left = { $name }: noch { $minutes } Minuten { $seconds } Sekunden

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
handover-help = Gib den Bildschirm weiter. Was die anderen geplant haben, bleibt verdeckt.
handover-ready = Ich bin { $name }

## Absagen

