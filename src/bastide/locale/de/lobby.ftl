### Die Eingangshalle und das Formular für einen neuen Tisch: was zu page.ftl dazugekommen ist.

## Eingangshalle

watch-title = Gerade gespielt
watch-empty = Im Augenblick spielt niemand. Laufenden Partien kann man hier zusehen.
watch-names = { $names } spielen { $game }
watch-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
motion = Bewegung
daily-title = Johanna des Tages
daily-line = Für alle dieselben Beutel und Karten, ein Versuch.
daily-play = Heutige Partie spielen

## Ein neuer Tisch

new-sets-all = Alle { $count } Schachteln …
new-tab-sets = Schachteln
new-tab-elements = Figuren und Mechanismen
new-tab-rules = Lesarten der Regeln
new-tab-table = Dieser Tisch
new-sets-help = Eine Schachtel bringt ihre Plättchen und Figuren mit. Was sie braucht, kommt dazu.
new-elements-help = Alles lässt sich auch ohne seine Schachtel spielen oder weglassen, obwohl seine Schachtel dabei ist.
new-rules-help = Wo ein Regelheft mehrere Lesarten zulässt oder Ausgaben sich unterscheiden, entscheidet der Tisch. Die übliche Lesart ist schon gewählt.
new-brings = bringt { $what }
new-alone = das Spiel selbst, das alle anderen Schachteln erweitern
new-from = aus { $boxes }
new-no-box = für sich
new-always = In jeder Partie
new-solo = Allein
new-search = Alle Einstellungen durchsuchen
new-search-none = So eine Einstellung gibt es nicht.
new-watch = Zuschauer
new-watch-help = Sie sehen, was alle sehen dürfen, nie eine Hand oder einen Plan.
new-watch-lobby = in der Eingangshalle gelistet
new-watch-link = nur mit dem Link
sum-sets-many = { $count } Schachteln
obstacle-needs = { $what } lässt sich nicht ohne { $others } spielen.
obstacle-excludes = { $what } und { $other } lassen sich nicht zusammen spielen.
obstacle-add = { $what } dazunehmen
obstacle-remove = { $what } weglassen

## Warum nicht

why-not = Warum nicht?
why-not-help = Fragen, warum etwas nicht geht: als Nächstes berühren. Auch durch langes Drücken, die rechte Maustaste oder ? auf dem, was den Fokus hat
why-asking = Was möchtest du wissen? Berühre es auf dem Brett.
why-not-tag = geht nicht
why-allowed = erlaubt
why-now = Jetzt ist die Frage: { $ask }
keys-table = L listet alle Möglichkeiten auf. ? fragt „Warum nicht?“ zu dem, was den Fokus hat, oder zu allem, was nicht angeboten wird.
why-list = Warum darf ich nicht …?
why-list-thing = Etwas auf dem Brett, das nicht angeboten wird
why-list-words = Oder eine Handlung, geschrieben wie in einer Aufzeichnung
why-kind-square = Felder, auf denen ein Plättchen liegt
why-kind-closed = Felder, auf die dieses Plättchen nicht passt
why-kind-area = Gebiete
why-kind-town = Städte
why-kind-route = Wege
why-kind-place = Orte
why-kind-space = Felder der Orte
why-kind-deed = Werke
why-kind-good = Waren
why-kind-coin = Reihen der Bank
why-kind-field = Felder der Entwicklungsleiste
why-kind-tile = Plättchen
why-kind-monk = Mönche
why-kind-bonus = Boni
why-kind-queue = Wartende Boni
why-kind-track = Leisten
why-list-ask = Fragen

## Lernen

learn = Zum ersten Mal? Schritt für Schritt lernen
lesson = Lektion
lesson-of = { $game } lernen
lesson-step = Schritt { $number } von { $count }
lesson-your-move = Dein Zug:
lesson-show = Für mich machen
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-play = Jetzt spielen
lesson-leave = Lektion verlassen
missing-lesson = So eine Lektion gibt es nicht.
bot-teacher = zeigt, wie es geht

## Regeln

rules-kind = Art der Regel
rules-kind-all = Alle Regeln
rule-tag-edition = je nach Ausgabe verschieden
rule-tag-decision = was wann gefragt wird
rules-made = Was eine Rekonstruktion ist
rules-made-help = Die Abbildungen der Regelhefte lagen nicht vor. Was sie zeigten, steht als Daten mit Quelle da; wo keine öffentliche Quelle einen Wert hatte, haben wir einen gesetzt, der zu allem passt, was die Regeln sagen.
rules-made-carcassonne = Bei Carcassonne sind das: das 72. Plättchen des Schicksalsrads; wie ein Schuss mit dem Katapult streut, denn das hölzerne ist ein Geschicklichkeitsspiel; die Seiten des Flugwürfels, 1, 2 und 3 gleich häufig. Die Plättchen des Schicksalsrads und der Räuber stammen aus nur einer Quelle.
rules-made-orleans = Bei Orléans sind das: der Wert des Münzvorrats in den Ausgaben B und C, das Aktionsfeld des Badehauses und wie die Sanduhrkarten der Ausgabe A nach Buchstaben aufgeteilt sind.
rules-made-johanna = Bei Johanna sind das: wie viele Plättchen es von jeder Person gibt, die Wege der Karte und was sie bringen, die Reihenfolge der Boni, das Depot, die Entwicklungsleiste, die Personen auf Orten und Werken und die Solokarten. Namen und Wirkungen der Orte, die Teile des Blatts und alle Abläufe sind die des Regelhefts.
