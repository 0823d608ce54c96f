### Der Tisch im Browser, was auch immer dort gespielt wird.

## Das Haus

bastide = Bastide
home = Bastide, zur Eingangshalle
claim = Drei Spiele aus dem alten Frankreich, genau nach den Regeln.
claim-help = Mit Freunden, mit Bots oder allein. Jede Wahl, jede Absage und jeder Punkt nennt seine Regel.
footer = Alle Zeichnungen sind unsere eigenen. Die Regeln stehen hier in unseren Worten.
language = Sprache
theme = Hell oder dunkel
theme-light = Hell
theme-dark = Dunkel
rules = Regeln
games = Spiele
you = Du
your-name = Dein Name
close = Schließen
show = Zeigen
hide = Ausblenden
copy = Kopieren
copied = Kopiert
again = Noch einmal
menu = Menü
keys = Tasten
times = × { $count }

game-orleans = Orléans
game-orleans-meta = 2–4 Personen · 90 Min.
game-orleans-extra = drei Ausgaben
game-orleans-line = Gefolge aus dem Beutel ziehen, geheim planen, die Loire bereisen.
game-johanna = Johanna
game-johanna-meta = 2–5 Personen oder solo · 40 Min.
game-johanna-extra = mit Solokarten
game-johanna-line = Ziehen und zeichnen: Wege eintragen, Bonusketten auslösen.
game-carcassonne = Carcassonne
game-carcassonne-meta = 1–6 Personen · 45 Min.
game-carcassonne-extra =
    { $count ->
        [1] das Grundspiel
        [2] Grundspiel und Fluss
       *[other] Grundspiel und { $more } weitere Schachteln
    }
game-carcassonne-line = Das Land Plättchen für Plättchen legen, Straßen, Städte und Wiesen besetzen.

## Die Eingangshalle

new-table = Neuer Tisch
quick-game = Schnelle Partie
coming = in Arbeit
coming-soon = Noch nicht am Tisch
continue = Weiterspielen
continue-empty = Hier warten deine Tische auf dich. Wer die Seite schließt, verliert nichts.
continue-all =
    { $count ->
        [one] Den Tisch zeigen
       *[other] Alle { $count } Tische zeigen
    }
table-your-turn = du bist dran
table-waits = wartet auf { $name }
table-open = wartet auf Mitspieler
table-running =
    { $count ->
        [one] läuft, 1 Zug
       *[other] läuft, { $count } Züge
    }
table-finished = beendet, { $points } Punkte
join-by-link = Mit Link oder Code beitreten
join-example = …/join/k7f-oak
join = Beitreten
virtue-scholar = Genau nach den Regeln
virtue-scholar-help = Tippe auf die Nummer einer Regel und lies sie in klaren Worten.
virtue-knight = Ein Bot für jeden Abend
virtue-knight-help = Allein üben, oder Bots auf die freien Plätze setzen.
virtue-monk = Nichts geht verloren
virtue-monk-help = Seite schließen, morgen wiederkommen, weiterspielen.

## Ein neuer Tisch

new-what = Was spielt ihr?
new-who = Wer sitzt wo?
new-sets = An diesem Tisch
new-sets-more = { $count } weitere
new-elements = Figuren und Mechanismen
new-more = Weitere Einstellungen
new-usual = alles wie üblich
new-changed =
    { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
new-fixed = Wie wir die Regeln sonst lesen
preset-own = Eigene Auswahl
seat-add = Platz dazu
seat-fill = Mit Bots füllen
seat-full = Alle { $count } Plätze dieses Spiels sind gedeckt.
seat-person = Person
seat-bot = Bot
seat-bot-level = Bot: { $level }
seat-open = Offen
seat-open-help = wer den Link hat
seat-free = Frei
seat-you = du
seat-hotseat = hier, an diesem Bildschirm
seat-here = da
seat-away = nicht da
seat-ready = bereit
seat-thinks = denkt nach
seat-winner = hat gewonnen
seat-bot-name = { $name } (Bot)
seat-letter = Platz { $seat }
seat-name = Name an Platz { $seat }
seat-kind = Wer sitzt an Platz { $seat } ({ $look })
seat-remove = Platz { $seat } entfernen
seat-look-A = lapisblau, Kreis
seat-look-B = zinnoberrot, Quadrat
seat-look-C = grünspan, Dreieck
seat-look-D = gold, Raute
seat-look-E = pflaume, Kreuz
seat-look-F = schiefer, Sechseck
bot-random = Neuling
bot-random-help = spielt, was ihm einfällt
bot-greedy = Könner
bot-greedy-help = nimmt die meisten Punkte in Sicht
seed = Startwert
seed-help = Dasselbe Wort bringt dieselben Plättchen wieder.
seed-random = nach Zufall
sum-sets = Im Spiel
sum-seats = Plätze
sum-seats-value =
    { $bots ->
        [0] { $count }
        [one] { $count }, ein Bot
       *[other] { $count }, { $bots } Bots
    }{ $open ->
        [0] { "" }
       *[other] , { $open } offen
    }
sum-start = Das Spiel beginnt sofort. Du kannst jederzeit zurückkommen.
sum-invite = Für die offenen Plätze bekommst du einen Link. Das Spiel beginnt, wenn alle besetzt sind.
open-table = Tisch eröffnen

## Beitreten

invite = Einladen
invite-link = Link zu diesem Tisch
join-invites = { $name } lädt dich zu { $game } ein
join-open = Ein Tisch { $game }
join-facts =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    } · { $sets } · beginnt, wenn alle da sind
join-seat = Dein Platz
join-help = Ohne Konto. Dieser Browser ist dein Schlüssel: Mit ihm kommst du zurück.
join-full = Alle Plätze sind besetzt, aber du kannst gern zuschauen.
sit-down = Platz nehmen
watch = Zuschauen
watch-help = Wer diesen Link öffnet, nimmt einen offenen Platz oder schaut zu.
watching = Du schaust zu.
waiting-title = Warten auf Mitspieler
waiting-help =
    { $count ->
        [one] Ein Platz ist offen. Das Spiel beginnt, sobald er besetzt ist.
       *[other] { $count } Plätze sind offen. Das Spiel beginnt, sobald sie besetzt sind.
    }

## Am Tisch

players = Spieler
board-failed = Der Plan lässt sich nicht zeichnen. Das Spiel geht weiter: Das sind deine Möglichkeiten.
board = Spielplan
decision = Entscheidung
decision-ask = Du hast die Wahl
decision-wait = Warten auf { $names }
decision-none = Einen Augenblick …
turn-of =
    { $who ->
        [me] Du bist dran
       *[other] { $name } ist dran
    }
title-turn = Du bist dran
tiles-left =
    { $count ->
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
stock = Was noch kommt
undo = Zurück
refused = nicht erlaubt
options-all = Alle Möglichkeiten als Liste
options-choose =
    { $count ->
        [one] Wählen
       *[other] Unter { $count } wählen
    }
choose = Wählen
options-none = Du wirst gerade nichts gefragt.
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
points-won = +{ $points }
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Den ganzen Plan zeigen
leave-table = Zurück zur Eingangshalle
record-download = Partie herunterladen
connection-first = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch …

## Das Protokoll

log = Protokoll
log-open = Protokoll öffnen
log-show = Auf dem Brett zeigen
log-turn =
    { $who ->
        [me] Zug { $number } · du
       *[other] Zug { $number } · { $name }
    }
log-begin = Vor dem ersten Zug
log-empty = Noch ist nichts geschehen.
log-other = { $name }: { $what }

## Das Ende

end-title = Schlusswertung
end-table = Schlusswertung
play-again = Noch eine Partie
end-total = Summe
end-many = { $count } Wertungen
end-winner =
    { $who ->
        [me] Du gewinnst mit { $points } Punkten!
        [many] { $names } teilen sich den Sieg mit je { $points } Punkten.
       *[other] { $name } gewinnt mit { $points } Punkten.
    }
end-alone =
    { $points ->
        [one] Das Spiel ist aus: 1 Punkt.
       *[other] Das Spiel ist aus: { $points } Punkte.
    }
chart = Punkte nach Zügen

## Regeln

rule-open = Regel { $rule }
rule-section = Abschnitt { $section }
rule-loading = Wird nachgeschlagen …
rule-read = Im Regelverzeichnis lesen
rules-of = Die Regeln von { $game }
rules-help =
    { $count ->
        [one] Eine Regel in unseren Worten.
       *[other] { $count } Regeln in unseren Worten. Jede Möglichkeit, jede Absage und jeder Punkt am Tisch beruft sich auf sie.
    }
rules-search = Regeln durchsuchen
rules-modules = Schachteln
rules-playable = spielbar
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-some = Die ersten { $count } werden gezeigt.
rule-tag-question = das Regelheft schweigt: unsere Lesart
rule-tag-interaction = mit anderen Schachteln
rule-tag-analogy = sinngemäß

## Absagen des Tisches selbst

missing = Hier ist nichts
missing-page = Diese Seite gibt es nicht.
missing-game = Dieses Spiel ist noch nicht am Tisch.
to-lobby = Zur Eingangshalle
