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
my-result-won-alone =
    { $game ->
        [johanna] gewonnen gegen Johanna
       *[other] allein gespielt
    }
my-result-lost-alone =
    { $game ->
        [johanna] verloren gegen Johanna
       *[other] nicht gewonnen
    }
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

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-lines = Nachrichten
chat-empty = Noch hat niemand etwas geschrieben.
chat-write = An den Tisch schreiben
chat-send = Senden
chat-said = { $name } schreibt: { $text }
chat-mute = Jemanden stummschalten
chat-mute-whom = { $name } an diesem Tisch stummschalten
chat-watching = Schreiben können nur, die mitspielen.
refusal-chat-off = Der Chat ist hier ausgeschaltet.
refusal-chat-empty = Es gibt nichts zu senden.

## Hinweise und Mails. $title ist einer der ersten drei; $hours bleiben für den Zug.

notice-turn = Du bist dran: { $game }
notice-nudge = Die anderen warten auf dich: { $game }
notice-reminder =
    { $hours ->
        [one] { $game }: noch 1 Stunde für deinen Zug
       *[other] { $game }: noch { $hours } Stunden für deinen Zug
    }
notice-with =
    { $count ->
        [0] Deine Partie wartet auf dich.
       *[other] mit { $names }
    }
mail-turn-subject = { $title }
mail-turn = { $title }, mit { $names }.

    Spielen: { $url }

    Du bekommst diese Mail, weil du sie bestellt hast. Abbestellen unter „Sag mir, wenn ich dran bin“: { $home }
mail-confirm-subject = Bestätige deine Adresse für Bastide
mail-confirm = Jemand, wohl du, hat diese Adresse an einem Tisch von Bastide angegeben. Bestätige sie innerhalb eines Tages:

    { $url }

    Warst du es nicht, tu nichts: Die Adresse wird dann vergessen.
mail-recover-subject = Zurück zu deinen Partien
mail-recover =
    { $count ->
        [one] Dieser Link bringt deine Partien in den Browser, der ihn öffnet, einmal und innerhalb einer Stunde:
       *[other] Diese Links bringen deine Partien in den Browser, der sie öffnet, je einmal und innerhalb einer Stunde:
    }

    { $links }

    Hast du nicht danach gefragt, tu nichts. Verrate den Link niemandem: Wer ihn öffnet, spielt für dich.
mail-unnamed = Ohne Namen
refusal-no-mail = Dieser Tisch kann keine Mails schicken.
refusal-no-mail-address = Mit dieser E-Mail-Adresse geht es nicht. Gib eine an und bestätige sie zuerst.
refusal-no-mail-failed = Die Mail ließ sich nicht senden. Prüf die Adresse oder versuch es später noch einmal.
refusal-no-push = Die Benachrichtigungen dieses Browsers sind von hier aus nicht zu erreichen.
refusal-bad-address-mail = „{ $text }“ ist kein Mailserver oder --mail-from keine Adresse: smtp://name:passwort@host und name@host.

## Bescheid bekommen

notice-title = Sag mir, wenn ich dran bin
notice-push = Auf diesem Gerät
notice-push-help = auch bei geschlossener Seite
notice-denied = Dieser Browser erlaubt Bastide keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite und lade neu.
notice-mail = Per E-Mail
notice-email = Per E-Mail, auch um zurückzufinden, wenn deine Geräte weg sind
notice-confirm = Bestätigen
notice-sent = Wir haben eine Mail an { $email } geschickt. Öffne ihren Link, um die Adresse zu bestätigen.
notice-forget = Adresse vergessen
notice-quiet = Ruhezeit
notice-from = Ruhe von
notice-to = Ruhe bis
notice-failed = Der Browser hat abgelehnt. Versuch es noch einmal oder erlaube Benachrichtigungen in seinen Einstellungen.
mail-confirm-title = Bestätige deine E-Mail-Adresse
mail-confirm-help = Dann kann sie dir deine Partien zurückbringen und auf Wunsch sagen, wann du dran bist.
mail-confirm-button = Adresse bestätigen
mail-confirmed = Adresse bestätigt
mail-confirmed-help = { $email } gehört jetzt zu deinen Partien.
recover-title = Alle Geräte verloren?
recover-email = Deine E-Mail-Adresse
recover-send = Link schicken
recover-sent = Wenn diese Adresse hier bekannt ist, ist eine Mail mit einem Link unterwegs.

## Tage für einen Zug

days-move = Tage je Zug
days-none = unbegrenzt
days-count =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
days-help = Du wirst erst erinnert. Danach spielt ein Bot der Stufe unten für dich, bis du zurück bist; seine Züge kannst du zurücknehmen.
days-fact =
    { $count ->
        [one] 1 Tag je Zug, danach spielt ein Bot, bis du zurück bist.
       *[other] { $count } Tage je Zug, danach spielt ein Bot, bis du zurück bist.
    }
days-since = { $name } ist { $age } dran
seat-stand-in-days = nicht rechtzeitig gezogen, ein Bot spielt
seat-stand-in-gone = aufgegeben, ein Bot spielt
