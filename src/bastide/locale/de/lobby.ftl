### Die Eingangshalle und das Formular für einen neuen Tisch: was zu page.ftl dazugekommen ist.

## Eingangshalle

watch-title = Gerade gespielt
watch-empty = Gerade spielt niemand. Laufenden Partien kannst du hier zusehen.
watch-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
motion = Bewegung

## Ein neuer Tisch

new-sets-all = Alle { $count } Erweiterungen …
new-tab-sets = Erweiterungen
new-tab-elements = Elemente
new-tab-rules = Regelvarianten
new-tab-table = Dieser Tisch
new-sets-help = Eine Erweiterung bringt ihre Plättchen und Figuren mit. Was sie braucht, kommt dazu.
new-elements-help = Jedes Element lässt sich einzeln dazunehmen oder weglassen.
new-rules-help = Wo das Regelheft Spielraum lässt oder Ausgaben abweichen, wählt ihr. Das Übliche ist voreingestellt.
new-brings = bringt { $what }
new-alone = das Spiel selbst; alles andere erweitert es
new-from = aus { $boxes }
new-no-box = einzeln
new-always = In jeder Partie
new-solo = Solo
new-search = Alle Einstellungen durchsuchen
new-search-none = Keine solche Einstellung
new-watch = Zuschauende
new-watch-help = Sie sehen, was alle sehen, nie eine Hand oder einen Plan.
new-watch-lobby = in der Lobby gelistet
new-watch-link = nur mit dem Link
sum-sets-many = { $count } Erweiterungen
obstacle-needs = { $what } braucht { $others }.
obstacle-excludes = { $what } und { $other } passen nicht zusammen.
obstacle-add = { $what } dazunehmen
obstacle-remove = { $what } weglassen

## Warum nicht

why-not = Warum nicht?
why-not-help = Tippe etwas an, um zu fragen, warum es nicht geht. Oder lang drücken, rechts klicken oder ? drücken.
why-asking = Was möchtest du tun? Tippe es an.
why-not-tag = Nicht erlaubt
why-allowed = Erlaubt
keys-table = L listet alle Möglichkeiten auf. ? fragt „Warum nicht?“ zu dem, was den Fokus hat, oder zu allem anderen.
why-list = Warum darf ich nicht …?
why-list-thing = Etwas, das gerade nicht geht
why-list-words = Oder einen Zug in Notation eingeben
why-kind-square = Plättchen in der Auslage
why-kind-closed = Stellen, an die dieses Plättchen nicht passt
why-kind-area = Gebiete
why-kind-town = Städte
why-kind-route = Wege
why-kind-place = Orte
why-kind-space = Aktionsfelder
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

learn = Neu hier? Schritt für Schritt lernen
lesson = Lektion
lesson-of = { $game } lernen
lesson-step = Schritt { $number } von { $count }
lesson-your-move = Dein Zug:
lesson-show = Für mich machen
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-play = Jetzt spielen
lesson-leave = Lektion verlassen
missing-lesson = Diese Lektion gibt es nicht.
bot-teacher = zeigt, wie es geht

## Regeln

rules-kind = Art der Regel
rules-kind-all = Alle Regeln
rule-tag-edition = je nach Ausgabe verschieden
rule-tag-decision = was du wann entscheidest
rules-made = Was wir rekonstruiert haben
rules-made-help = Uns lag der Text der Regelhefte vor, nicht die Bilder. Was nur ein Bild zeigte, stammt aus anderen Quellen; wo es keine gab, haben wir einen passenden Wert gewählt.
rules-made-carcassonne = Bei Carcassonne: das 72. Plättchen des Schicksalsrads, wie ein Katapultwurf streut, und die Seiten des Flugwürfels (1, 2 und 3 gleich häufig). Die Plättchen des Schicksalsrads und der Räuber stammen aus nur einer Quelle.
rules-made-orleans = Bei Orléans sind das: der Wert des Münzvorrats in den Ausgaben B und C, das Aktionsfeld des Badehauses und wie die Stundenglaskarten der Ausgabe A nach Buchstaben aufgeteilt sind.
rules-made-johanna = Bei Johanna sind das: wie viele Plättchen es von jeder Person gibt, die Wege der Karte und was sie bringen, die Reihenfolge der Boni, das Depot, die Entwicklungsleiste, die Personen der Orte und Werke und die Solokarten. Namen und Wirkungen der Orte, die Teile des Blatts und alle Abläufe sind die des Regelhefts.
