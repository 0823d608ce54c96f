### Der Tisch im Browser, was auch immer dort gespielt wird.

## Das Haus

bastide = Bastide
home = Bastide, zurück zur Lobby
claim = Drei Spiele aus dem alten Frankreich, genau nach den Regeln
claim-help = Mit Freunden, mit Bots oder allein. Zu jedem Zug und jedem Punkt siehst du die Regel.
footer = Alle Zeichnungen sind von uns, die Regeln in unseren Worten.
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
game-orleans-line = Gefolgsleute aus dem Beutel ziehen, geheim planen, die Loire bereisen.
game-johanna = Johanna
game-johanna-meta = 2–5 Personen oder solo · 40 Min.
game-johanna-extra = mit Solokarten
game-johanna-line = Ziehen und zeichnen: Wege ausfüllen, Bonusketten auslösen.
game-carcassonne = Carcassonne
game-carcassonne-meta = 1–6 Personen · 45 Min.
game-carcassonne-extra =
    { $count ->
        [1] Grundspiel
        [2] Grundspiel und Fluss
       *[other] Grundspiel und { $more } Erweiterungen
    }
game-carcassonne-line = Plättchen legen, Straßen, Städte und Wiesen besetzen.

## Die Eingangshalle

new-table = Neuer Tisch
quick-game = Schnelle Partie
coming = in Arbeit
coming-soon = Noch nicht fertig
continue = Weiterspielen
continue-empty = Noch keine Partien. Starte eine; du kannst jederzeit gehen und wiederkommen.
continue-all =
    { $count ->
        [one] Tisch zeigen
       *[other] Alle { $count } Tische zeigen
    }
table-your-turn = du bist dran
table-waits = wartet auf { $name }
table-open = wartet auf weitere
table-running =
    { $count ->
        [one] läuft, 1 Zug
       *[other] läuft, { $count } Züge
    }
table-finished =
    beendet, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
join-by-link = Mit Link oder Code beitreten
join-example = …/join/k7f-oak
join = Beitreten
virtue-scholar = Genau nach den Regeln
virtue-scholar-help = Tippe auf die Nummer einer Regel und lies sie in klaren Worten.
virtue-knight = Ein Bot für jeden Abend
virtue-knight-help = Übe allein oder setz Bots auf die freien Plätze.
virtue-monk = Nichts geht verloren
virtue-monk-help = Seite schließen, morgen wiederkommen, weiterspielen.

## Ein neuer Tisch

new-what = Was spielt ihr?
new-who = Wer spielt mit?
new-sets = An diesem Tisch
new-more = Weitere Einstellungen
new-usual = alles wie üblich
new-changed =
    { $count ->
        [one] 1 geändert
       *[other] { $count } geändert
    }
new-fixed = Feste Regelentscheidungen
preset-own = Eigene Auswahl
seat-add = Platz hinzufügen
seat-fill = Mit Bots füllen
seat-full = Mehr als { $count } Plätze gibt es nicht.
seat-person = Person
seat-bot = Bot
seat-bot-level = Bot: { $level }
seat-open = Offen
seat-open-help = wer den Link hat
seat-free = Frei
seat-you = du
seat-hotseat = an diesem Bildschirm
seat-here = da
seat-away = nicht da
seat-ready = fertig
seat-thinks = überlegt
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
bot-random = zufällig
bot-random-help = spielt zufällig, zum Ausprobieren
bot-greedy = schnell
bot-greedy-help = nimmt die meisten Punkte in Sicht
seed = Startwort
seed-help = Gleiches Wort, gleicher Zufall.
seed-random = zufällig
sum-sets = Im Spiel
sum-seats = Plätze
sum-seats-value =
    { $bots ->
        [0] { $count }
        [one] { $count }, 1 Bot
       *[other] { $count }, { $bots } Bots
    }{ $open ->
        [0] { "" }
       *[other] , { $open } offen
    }
sum-start = Die Partie beginnt sofort. Du kannst jederzeit wiederkommen.
sum-invite = Für die offenen Plätze bekommst du einen Link. Die Partie beginnt, wenn alle besetzt sind.
open-table = Tisch eröffnen

## Beitreten

invite = Einladen
invite-link = Link zu diesem Tisch
join-invites = { $name } lädt dich zu { $game } ein
join-open = Eine Partie { $game }
join-facts =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    } · { $sets } · beginnt, wenn alle da sind
join-seat = Dein Platz
join-help = Kein Konto nötig. In diesem Browser kannst du später weiterspielen.
join-full = Alle Plätze sind besetzt, aber du kannst gern zuschauen.
sit-down = Platz nehmen
watch = Zuschauen
watch-help = Wer den Link hat, kann mitspielen oder zuschauen.
watching = Du schaust zu.
waiting-title = Warten auf weitere
waiting-help =
    { $count ->
        [one] 1 Platz ist offen. Die Partie beginnt, sobald er besetzt ist.
       *[other] { $count } Plätze sind offen. Die Partie beginnt, sobald sie besetzt sind.
    }

## Am Tisch

players = Wer mitspielt
seat-ask =
    { $who ->
        [me] Was du hast
       *[other] Was { $name } hat
    }
board-failed = Der Spielplan lässt sich nicht zeichnen. Die Partie geht weiter: Das sind deine Möglichkeiten.
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
stock = Restliche Plättchen
undo = Rückgängig
refused = Nicht erlaubt
options-all = Alle Möglichkeiten als Liste
options-choose =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choose = Wählen
options-none = Gerade gibt es nichts zu entscheiden.
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
leave-table = Zurück zur Lobby
record-download = Aufzeichnung herunterladen
connection-first = Verbindung wird aufgebaut …
connection-lost = Verbindung unterbrochen. Wird wiederhergestellt …

## Das Protokoll

log = Verlauf
log-open = Verlauf öffnen
log-show = In der Auslage zeigen
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
        [me] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }!
        [many] { $names } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $name } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
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
rule-read = In den Regeln lesen
rules-of = Die Regeln von { $game }
rules-help =
    { $count ->
        [one] 1 Regel in unseren Worten.
       *[other] { $count } Regeln in unseren Worten. Jede Möglichkeit und jeder Punkt am Tisch zeigt seine Regel.
    }
rules-search = Regeln durchsuchen
rules-modules = Erweiterungen
rules-playable = spielbar
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-some = Die ersten { $count } werden gezeigt.
rule-tag-question = unsere Entscheidung; das Regelheft sagt nichts
rule-tag-interaction = mit anderen Erweiterungen
rule-tag-analogy = sinngemäß

## Absagen des Tisches selbst

missing = Hier ist nichts
missing-page = Diese Seite gibt es nicht.
missing-game = Dieses Spiel ist noch nicht fertig.
to-lobby = Zurück zur Lobby
