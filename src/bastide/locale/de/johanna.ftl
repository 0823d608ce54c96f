### Johanna. Die Wörter und ihre Formen stehen in johanna-nouns.ftl; $person, $tile, $good, $place sind ihre Kennungen.
### $who, $name und $names: wer etwas tut; $route, $town, $bonus, $tiles und $places sind schon Wörter.

## Boni, Wertung

johanna-town = Stadt { $number }
johanna-bonus-coin =
    { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
johanna-bonus-development =
    { $amount ->
        [one] 1 Entwicklungsschritt
       *[other] { $amount } Entwicklungsschritte
    }
johanna-bonus-good = beliebige Ware
johanna-bonus-post = ein kostenloses Kontor
johanna-bonus-shield = 1 Schild
johanna-bonus-citizen = 1 Bürger
johanna-bonus-points =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
johanna-bonus-action = { WORD("johanna-person", $person, form: "action") }
johanna-term-post =
    { $count ->
        [one] Kontor
       *[other] Kontore
    }
johanna-term-citizen = Bürger
johanna-term-row =
    { $count ->
        [one] volle Warenreihe
       *[other] volle Warenreihen
    }
johanna-term-column = (Warenspalte)
johanna-term-bank-row = (Reihe der Bank)
johanna-term-bank-column = (Spalte der Bank)
johanna-term-monks = (für die Mönche)
johanna-term-shield =
    { $count ->
        [one] Schild
       *[other] Schilde
    }
johanna-term-depot = (für das Depot)
johanna-term-track-farmer = (Bauernleiste)
johanna-term-track-boatman = (Schifferleiste)
johanna-term-track-knight = (Ritterleiste)

## Entscheidungen

johanna-ask-turn = Nimm ein Personenplättchen oder heuere einen Mönch an
johanna-wait-turn = Warten auf { $names }: Plättchen nehmen
johanna-does-turn = nimmt ein Plättchen
johanna-ask-plus = Vor der Aktion einen Plus-Ort nutzen?
johanna-wait-plus = Warten auf { $names }: Plus-Ort nutzen
johanna-does-plus = nutzt einen Plus-Ort
johanna-ask-action = Wähle eine Aktion für diese Person
johanna-ask-person = Was tut { WORD("johanna-person", $person, form: "nom") }?
johanna-wait-action = Warten auf { $names }: Aktion wählen
johanna-does-action = wählt eine Aktion
johanna-ask-alternative = Wähle eins davon
johanna-wait-alternative = Warten auf { $names }: Auswahl
johanna-does-alternative = wählt
johanna-ask-good = Wähle eine Ware
johanna-wait-good = Warten auf { $names }: Ware wählen
johanna-does-good = wählt eine Ware
johanna-ask-route = Fülle einen Weg aus
johanna-wait-route = Warten auf { $names }: Weg ausfüllen
johanna-does-route = füllt einen Weg aus
johanna-ask-coin_row = In welche Reihe kommt die Münze?
johanna-wait-coin_row = Warten auf { $names }: Münze einkreisen
johanna-does-coin_row = kreist eine Münze ein
johanna-ask-town = Wo baust du?
johanna-wait-town = Warten auf { $names }: bauen
johanna-does-town = baut
johanna-ask-place = Welchen Ort erwirbst du?
johanna-wait-place = Warten auf { $names }: Ort erwerben
johanna-does-place = erwirbt einen Ort
johanna-ask-bonus = Welchen Bonus nutzt du als Nächstes?
johanna-wait-bonus = Warten auf { $names }: Boni nutzen
johanna-does-bonus = nutzt Boni

## Möglichkeiten

johanna-verb-take = Plättchen nehmen
johanna-verb-hire = Mönch anheuern
johanna-verb-good = Ware ankreuzen
johanna-verb-route = Weg ausfüllen
johanna-verb-coin = Münze einkreisen
johanna-verb-build = Kontor bauen
johanna-verb-acquire = Ort erwerben
johanna-verb-develop = Entwickeln
johanna-verb-use = Ort nutzen
johanna-verb-deed = Am Werk mithelfen
johanna-verb-decline = Überspringen
johanna-verb-plus = Plus-Ort nutzen
johanna-verb-skip = Überspringen
johanna-verb-bonus = Bonus nutzen
johanna-verb-forfeit = Bonus überspringen
johanna-verb-later = Später
johanna-take = { WORD("johanna-person", $person, form: "acc") } nehmen
johanna-hire = Mönch anheuern, { WORD("johanna-person", $person, form: "acc") } ablegen
johanna-good =
    { $good ->
        [none] Lager voll: Schild einkreisen
       *[other] { WORD("johanna-good", $good) } ankreuzen
    }
johanna-coin =
    { $row ->
        [0] Bank voll: Schild einkreisen
       *[other] Münze in Reihe { $row } einkreisen
    }
johanna-route =
    { $swap ->
        [yes] { $route } ausfüllen · { WORD("johanna-good", $instead) } statt { WORD("johanna-good", $good) }
       *[no] { $by ->
            [land] Landweg { $route } ausfüllen
           *[water] Wasserweg { $route } ausfüllen
        }
    }
johanna-build =
    { $rows ->
        [0] In { $town } bauen · kostenlos
       *[other] In { $town } bauen · 1 Münze aus Reihe { $rows }
    }
johanna-acquire =
    { $coins ->
        [0] { WORD("johanna-place", $place, form: "acc") } erwerben · kostenlos
        [one] { WORD("johanna-place", $place, form: "acc") } erwerben · 1 Münze aus Reihe { $rows }
       *[other] { WORD("johanna-place", $place, form: "acc") } erwerben · { $coins } Münzen aus den Reihen { $rows }
    }
johanna-develop =
    { $number ->
        [one] 1 Entwicklungsfeld ankreuzen
       *[other] { $number } Entwicklungsfelder ankreuzen
    }
johanna-use = { WORD("johanna-place", $place, form: "acc") } nutzen
johanna-deed = { WORD("johanna-person", $person, form: "acc") } bei Werk { $deed } ankreuzen
johanna-decline = Aktion überspringen
johanna-plus = Dazu { WORD("johanna-place", $place, form: "acc") } nutzen
johanna-skip = Plus-Orte überspringen
johanna-bonus = Bonus nutzen: { $bonus }
johanna-forfeit = Bonus überspringen: { $bonus }
johanna-later = Boni bis nach der Aktion aufheben

## Was geschah

johanna-event-start =
    { $who ->
        [me] Du beginnst.
       *[other] { $name } beginnt.
    }
johanna-event-places = Orte der Stufe { $tier }: { $places }.
johanna-event-aside = Beiseitegelegt: { WORD("johanna-person", $tile) }.
johanna-event-display = Runde { $round }. Die Auslage: { $tiles }.
johanna-event-take =
    { $who ->
        [me] Du nimmst { WORD("johanna-person", $tile, form: "acc") }.
       *[other] { $name } nimmt { WORD("johanna-person", $tile, form: "acc") }.
    }
johanna-event-hire =
    { $who ->
        [me] Du heuerst einen Mönch an und legst { WORD("johanna-person", $tile, form: "acc") } ab.
       *[other] { $name } heuert einen Mönch an und legt { WORD("johanna-person", $tile, form: "acc") } ab.
    }
johanna-event-decline =
    { $who ->
        [me] Du überspringst die { WORD("johanna-person", $person, form: "action") }.
       *[other] { $name } überspringt die { WORD("johanna-person", $person, form: "action") }.
    }
johanna-event-good =
    { $who ->
        [me] Du kreuzt { WORD("johanna-good", $good) } an.
       *[other] { $name } kreuzt { WORD("johanna-good", $good) } an.
    }
johanna-event-row =
    { $who ->
        [me] Deine Reihe { WORD("johanna-good", $good) } ist voll: am Ende { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        }.
       *[other] { $name } hat die Reihe { WORD("johanna-good", $good) } voll: am Ende { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        }.
    }
johanna-event-coin =
    { $who ->
        [me] Du kreist eine Münze in Reihe { $row } ein.
       *[other] { $name } kreist eine Münze in Reihe { $row } ein.
    }
johanna-event-pay =
    { $who ->
        [me] Du zahlst eine Münze aus Reihe { $row }.
       *[other] { $name } zahlt eine Münze aus Reihe { $row }.
    }
johanna-event-route =
    { $who ->
        [me] Du füllst den Weg { $route } aus.
       *[other] { $name } füllt den Weg { $route } aus.
    }
johanna-event-swap =
    { $who ->
        [me] Du nimmst { WORD("johanna-good", $instead) } statt { WORD("johanna-good", $good) }.
       *[other] { $name } nimmt { WORD("johanna-good", $instead) } statt { WORD("johanna-good", $good) }.
    }
johanna-event-post =
    { $who ->
        [me] Du baust ein Kontor in { $town }.
       *[other] { $name } baut ein Kontor in { $town }.
    }
johanna-event-cross-town = Alle anderen streichen { $town } durch.
johanna-event-field =
    { $who ->
        [me] Du kreuzt Feld { $number } der Entwicklungsleiste an
       *[other] { $name } kreuzt Feld { $number } der Entwicklungsleiste an
    }{ $multiplier ->
        [0] .
       *[other] : Entwicklungsstand ×{ $multiplier }.
    }
johanna-event-shield =
    { $who ->
        [me] Du kreist ein Schild ein: am Ende { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        }.
       *[other] { $name } kreist ein Schild ein: am Ende { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        }.
    }
johanna-event-citizen =
    { $who ->
        [me] Du bekommst einen Bürger.
       *[other] { $name } bekommt einen Bürger.
    }
johanna-event-points =
    { $who ->
        [me] Du kreist { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        } ein.
       *[other] { $name } kreist { $worth ->
            [one] 1 Punkt
           *[other] { $worth } Punkte
        } ein.
    }
johanna-event-bonus =
    { $who ->
        [me] Du bekommst einen Bonus: { $bonus }.
       *[other] { $name } bekommt einen Bonus: { $bonus }.
    }
johanna-event-resolve =
    { $who ->
        [me] Du nutzt einen Bonus: { $bonus }.
       *[other] { $name } nutzt einen Bonus: { $bonus }.
    }
johanna-event-forfeit =
    { $who ->
        [me] Du überspringst einen Bonus: { $bonus }.
       *[other] { $name } überspringt einen Bonus: { $bonus }.
    }
johanna-event-lost = Kein Platz für { $what }: Das verfällt.
johanna-event-tick =
    { $who ->
        [me] Du kreuzt { WORD("johanna-person", $person, form: "acc") } bei Werk { $deed } an.
       *[other] { $name } kreuzt { WORD("johanna-person", $person, form: "acc") } bei Werk { $deed } an.
    }
johanna-event-deed-done =
    { $who ->
        [me] Du vollendest Werk { $deed }. Alle anderen streichen es durch.
       *[other] { $name } vollendet Werk { $deed }. Alle anderen streichen es durch.
    }
johanna-event-use =
    { $who ->
        [me] Du nutzt { WORD("johanna-place", $place, form: "acc") }.
       *[other] { $name } nutzt { WORD("johanna-place", $place, form: "acc") }.
    }
johanna-event-plus =
    { $who ->
        [me] Du nutzt dazu { WORD("johanna-place", $place, form: "acc") }.
       *[other] { $name } nutzt dazu { WORD("johanna-place", $place, form: "acc") }.
    }
johanna-event-skip =
    { $who ->
        [me] Du überspringst die Plus-Orte.
       *[other] { $name } überspringt die Plus-Orte.
    }
johanna-event-own =
    { $who ->
        [me] Du erwirbst { WORD("johanna-place", $place, form: "acc") }.
       *[other] { $name } erwirbt { WORD("johanna-place", $place, form: "acc") }.
    }
johanna-event-bag = Das { $number }. Säckchen ist leer.
johanna-event-most-posts = Niemand hat allein die meisten Kontore.
johanna-event-score =
    { $who ->
        [me] Du hast { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $name } hat { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
johanna-event-turn =
    { $who ->
        [me] Du bist dran.
       *[other] { $name } ist dran.
    }
johanna-event-forced =
    { $who ->
        [me] Du hast nur eine Möglichkeit.
       *[other] { $name } hat nur eine Möglichkeit.
    }
johanna-event-end = Die Partie ist zu Ende.
johanna-event-johanna-shuffle = Johannas { $cards } Karten werden neu gemischt.
johanna-event-johanna-card = Johanna deckt Karte { $card } auf.
johanna-event-johanna-back =
    { $arrow ->
        [up] Der nächste Pfeil zeigt nach oben: Lies ihre Karte von unten.
       *[down] Der nächste Pfeil zeigt nach unten: Lies ihre Karte von oben.
    }
johanna-event-johanna-take = Johanna nimmt { WORD("johanna-person", $tile, form: "acc") }: die erste Person ihrer Karte, die ausliegt.
johanna-event-johanna-track = Johanna kreuzt auf ihrer Leiste Feld { $number } an ({ WORD("johanna-person", $person) }).
johanna-event-johanna-effect = Ihre Karte zeigt: { $effect }.
johanna-event-johanna-level = Johanna erreicht Entwicklungsstand ×{ $level }.
johanna-event-johanna-shield =
    Johanna kreist ein Schild ein: am Ende { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }.
johanna-event-johanna-citizen = Johanna bekommt einen Bürger.
johanna-event-johanna-build =
    { $town ->
        [none] Johanna baut ein Kontor. Keine Stadt ist mehr durchzustreichen.
       *[other] Johanna baut ein Kontor und streicht { $town } durch.
    }
johanna-event-johanna-remove = Johanna nimmt { WORD("johanna-place", $place, form: "acc") } aus dem Spiel.
johanna-event-johanna-cross = Johanna streicht einen gelben Bonus der Bank durch.
johanna-event-johanna-deed = Johanna streicht Werk { $deed } durch.
johanna-event-johanna-monk = Johannas Mönch handelt: { $action }.
johanna-event-johanna-nothing = Es passiert nichts: { $what }.
johanna-event-johanna-score =
    Johanna hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

## The rule index

johanna-module-components = Spielmaterial
johanna-module-setup = Aufbau
johanna-module-rounds = Runden und Züge
johanna-module-actions = Personen und ihre Aktionen
johanna-module-warehouse-bank-depot = Lager, Bank und Depot
johanna-module-development = Entwicklung
johanna-module-bonuses = Boni
johanna-module-deeds = Segensreiche Werke
johanna-module-places = Orte
johanna-module-place-catalogue = Alle Orte
johanna-module-scoring = Ende und Wertung
johanna-module-solo = Solospiel gegen Johanna
johanna-module-decisions = Entscheidungen
johanna-module-questions = Regelentscheidungen

johanna-section-J-A = Aktionen der Personen
johanna-section-J-FA = Bauer
johanna-section-J-KN = Ritter
johanna-section-J-BO = Schiffer
johanna-section-J-CR = Handwerker
johanna-section-J-TR = Händler
johanna-section-J-SC = Gelehrter
johanna-section-J-N = Mönch
johanna-section-J-R = Die Runde
johanna-section-J-T = Der Zug
johanna-section-J-W = Lager
johanna-section-J-Q = Bank
johanna-section-J-X = Depot
