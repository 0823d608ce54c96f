### Menschen, ihre Geräte und Partien. Blanks: $name eine Person, $game ein Titel, $count eine Zahl.

refusal-unknown-person = Dieser Browser ist hier nicht mehr bekannt. Nimm einen Link von einem anderen Gerät oder fang neu an.
refusal-no-such-device = Dieses Gerät ist schon abgemeldet.
refusal-no-such-ticket = Dieser Link oder Code gilt nicht mehr. Er gilt einmal und nur kurz: Hol dir einen neuen.
refusal-device-taken = Dieser Browser gehört schon jemandem.
refusal-clock-or-days = Ein Tisch hat eine Uhr oder Tage je Zug, nicht beides.

## Wie lange

age =
    { $unit ->
        [now] seit eben
        [minutes] { $count ->
            [one] seit 1 Minute
           *[other] seit { $count } Minuten
        }
        [hours] { $count ->
            [one] seit 1 Stunde
           *[other] seit { $count } Stunden
        }
       *[days] { $count ->
            [one] seit 1 Tag
           *[other] seit { $count } Tagen
        }
    }
time-left =
    { $unit ->
        [now] keine Zeit mehr
        [minutes] { $count ->
            [one] noch 1 Minute
           *[other] noch { $count } Minuten
        }
        [hours] { $count ->
            [one] noch 1 Stunde
           *[other] noch { $count } Stunden
        }
       *[days] { $count ->
            [one] noch 1 Tag
           *[other] noch { $count } Tage
        }
    }

## Meine Partien

my-turn =
    { $named ->
        [yes] Du bist dran, { $name }
       *[no] Du bist dran
    }
my-back =
    { $named ->
        [yes] Willkommen zurück, { $name }
       *[no] Willkommen zurück
    }
my-turn-count =
    { $count ->
        [one] 1 Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
my-play = Ziehen
my-plan = Runde planen
my-waiting = Andere sind dran
my-with = mit { $names }
my-thinks = { $name } ist { $age } dran
my-open = wartet auf Leute, eröffnet { $age }
my-bots-play = die Bots spielen
my-nudge = { $name } erinnern
my-invite = Einladen
my-look = Ansehen
my-finished = Zuletzt beendet
my-finished-all =
    { $count ->
        [one] 1 Partie
       *[other] Alle { $count } Partien
    }
my-finished-few = Weniger zeigen
my-result-won = gewonnen gegen { $names }
my-result-won-alone = gewonnen
my-result-lost-alone = nicht gewonnen
my-result-shared = Sieg geteilt, mit { $names }
my-result-lost =
    { $place ->
        [0] verloren gegen { $names }
        [2] Platz 2 hinter { $names }
        [3] Platz 3, Sieg für { $names }
       *[other] Platz { $place }, Sieg für { $names }
    }
my-result-table = Sieg für { $names }
my-result-gave-up = aufgegeben gegen { $names }
my-result-over = beendet, mit { $names }
my-more = Mehr zu { $game }
my-remove = Aus der Liste nehmen
my-remove-help = Die Partie verschwindet auf allen Geräten aus deiner Liste. Die anderen behalten sie.
my-resign = Aufgeben
my-resign-help = Ein Bot spielt für dich weiter, endgültig. Die Partie zählt als aufgegeben.
my-leave = Tisch verlassen
my-leave-help = Dein Platz ist wieder frei.
my-new = Neu
my-quick = Schnell

## Geräte

device-title = Bastide auf einem anderen Gerät
device-short = deine Partien und dein Name kommen mit
device-show = Schlüssel zeigen
device-help = Kein Konto, kein Passwort: Ein Link bringt dich, deine Partien und ihre Ergebnisse auf ein anderes Gerät.
device-scan = Code für die Kamera des anderen Geräts
device-scan-help = Halte die Kamera des anderen Geräts auf den Code oder öffne dort /device und tippe
device-valid =
    { $count ->
        [one] gilt 1 Minute, einmal
       *[other] gilt { $count } Minuten, einmal
    }
device-again = Neuer Code
device-list = Deine Geräte
device-kind =
    { $kind ->
        [phone] Telefon
        [tablet] Tablet
       *[computer] Computer
    }
device-here =
    { $kind ->
        [phone] Dieses Telefon
        [tablet] Dieses Tablet
       *[computer] Dieser Computer
    }
device-now = jetzt
device-sign-out = Abmelden
device-warning = Wer diesen Link benutzt, kann für dich spielen. Gib ihn niemandem außer dir selbst.
device-take-title = Deine Partien in diesen Browser holen
device-take-help = Nimm den Code, den dein anderes Gerät zeigt.
device-code = Code
device-take = Hier verwenden
device-take-note = Nimm nur einen eigenen Code. Danach spielt dieser Browser als die Person, die ihn erzeugt hat.
device-taken =
    { $named ->
        [yes] Willkommen, { $name }
       *[no] Willkommen
    }
device-taken-help = Deine Partien sind jetzt hier.
