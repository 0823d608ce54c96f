### Johanna. Lücken: $name jemand am Tisch; $person, $tile, $good, $place, $bonus das Wort dafür (oder der kurze
### Name, wo niemand das Wort eingesetzt hat); $because woher etwas kommt; $number, $row, $deed, $town.

## Wörter; tests/johanna/test_words.py vergleicht sie mit den Daten

johanna-person-farmer = Bauer
johanna-person-knight = Ritter
johanna-person-boatman = Bootsmann
johanna-person-craftsman = Handwerker
johanna-person-trader = Händler
johanna-person-scholar = Gelehrter
johanna-person-monk = Mönch
johanna-good-grain = Getreide
johanna-good-cheese = Käse
johanna-good-wine = Wein
johanna-good-wool = Wolle
johanna-good-brocade = Brokat
johanna-place-stable = Stall
johanna-place-library = Bibliothek
johanna-place-windmill = Windmühle
johanna-place-brewery = Brauerei
johanna-place-pasture = Weide
johanna-place-cemetery = Friedhof
johanna-place-distillery = Brennerei
johanna-place-archive = Archiv
johanna-place-fishing_boat = Fischerboot
johanna-place-trade_route = Handelsroute
johanna-place-tree_house = Baumhaus
johanna-place-hay_barn = Heuschaber
johanna-place-cheese_dairy = Käserei
johanna-place-carpentry = Tischlerei
johanna-place-two_master = Zweimaster
johanna-place-four_in_hand = Vierspanner
johanna-place-tavern = Taverne
johanna-place-architect = Architekt
johanna-place-winery = Winzerei
johanna-place-confessional = Beichtstuhl
johanna-place-falconry = Falknerei
johanna-place-inn = Gasthof
johanna-place-advisor = Berater
johanna-place-park = Park
johanna-place-department_store = Warenhaus
johanna-place-school = Schule
johanna-place-goldsmith = Goldschmied
johanna-place-circus = Zirkus
johanna-place-machine = Maschine
johanna-place-observatory = Sternwarte
johanna-level-standard = Standard
johanna-level-expert = Kennervariante
johanna-level-challenge = Besondere Herausforderung
johanna-effect-shield = Schild
johanna-effect-development = Entwicklungsschritt
johanna-effect-build = Kontor bauen
johanna-effect-remove_place = Ort entfernen
johanna-effect-bank_shield = Schild der Bank durchstreichen
johanna-effect-citizen = Bürger
johanna-effect-warehouse_citizen = Bürger des Lagers
johanna-effect-bank_citizen = Bürger der Bank
johanna-effect-deed_from = Werk durchstreichen
johanna-effect-monk = Mönchsaktion
johanna-bonus-coin =
    { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
johanna-bonus-development =
    { $amount ->
        [one] 1 Entwicklung
       *[other] { $amount } Entwicklung
    }
johanna-bonus-good = 1 Ware nach Wahl
johanna-bonus-post = ein kostenloses Kontor
johanna-bonus-shield = 1 Schild
johanna-bonus-citizen = 1 Bürger
johanna-bonus-points = { $amount } Siegpunkte
johanna-bonus-action = Aktion: { $person }
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
johanna-term-track-farmer = (auf der Bauernleiste)
johanna-term-track-boatman = (auf der Bootsmannleiste)
johanna-term-track-knight = (auf der Ritterleiste)

## Entscheidungen

johanna-ask-turn = { $name }, nimm ein Plättchen oder heuere einen Mönch an.
johanna-wait-turn = { $name } nimmt ein Plättchen.
johanna-does-turn = nimmt ein Plättchen
johanna-ask-plus = { $name }, vor der Aktion einen Plus-Ort nutzen?
johanna-wait-plus = { $name } darf einen Plus-Ort nutzen.
johanna-does-plus = darf einen Plus-Ort nutzen
johanna-ask-action = { $name }, was tut diese Person?
johanna-wait-action = { $name } wählt eine Aktion.
johanna-does-action = wählt eine Aktion
johanna-ask-alternative = { $name }, wähle eines davon.
johanna-wait-alternative = { $name } wählt das eine oder das andere.
johanna-does-alternative = wählt das eine oder das andere
johanna-ask-good = { $name }, welche Ware?
johanna-wait-good = { $name } wählt eine Ware.
johanna-does-good = wählt eine Ware
johanna-ask-route = { $name }, welcher Weg?
johanna-wait-route = { $name } wählt einen Weg.
johanna-does-route = wählt einen Weg
johanna-ask-coin_row = { $name }, in welche Reihe kommt die Münze?
johanna-wait-coin_row = { $name } wählt eine Reihe der Bank.
johanna-does-coin_row = wählt eine Reihe der Bank
johanna-ask-town = { $name }, wo baust du?
johanna-wait-town = { $name } wählt eine Stadt.
johanna-does-town = wählt eine Stadt
johanna-ask-place = { $name }, welchen Ort erwirbst du?
johanna-wait-place = { $name } erwirbt einen Ort.
johanna-does-place = erwirbt einen Ort
johanna-ask-bonus = { $name }, welcher Bonus kommt als Nächstes?
johanna-wait-bonus = { $name } führt Boni aus.
johanna-does-bonus = führt Boni aus

## Möglichkeiten

johanna-verb-take = Ein Plättchen nehmen
johanna-verb-hire = Einen Mönch anheuern
johanna-verb-good = Eine Ware
johanna-verb-route = Ein Weg
johanna-verb-coin = Eine Münze
johanna-verb-build = Ein Kontor
johanna-verb-acquire = Ein Ort
johanna-verb-develop = Entwicklung
johanna-verb-use = Einen Ort nutzen
johanna-verb-deed = Bei einem Werk helfen
johanna-verb-decline = Oder nichts
johanna-verb-plus = Einen Plus-Ort nutzen
johanna-verb-skip = Oder nicht
johanna-verb-bonus = Ausführen
johanna-verb-forfeit = Verzichten
johanna-verb-later = Aufheben
johanna-take = { $person } nehmen
johanna-hire = Mönch { $number } anheuern; { $person } wird abgelegt
johanna-good =
    { $good ->
        [none] Das Lager ist voll: ein Schild
       *[other] { $good } abhaken
    }
johanna-coin =
    { $row ->
        [0] Die Bank ist voll: ein Schild
       *[other] Eine Münze in Reihe { $row }
    }
johanna-route =
    { $swap ->
        [yes] Weg { $route } mit { $instead } statt { $good }
       *[no] { $by ->
            [land] Landweg { $route }
           *[water] Wasserweg { $route }
        }
    }
johanna-build =
    { $rows ->
        [0] In { $town } bauen, kostenlos
       *[other] In { $town } bauen, bezahlt aus Reihe { $rows }
    }
johanna-acquire =
    { $coins ->
        [0] { $place }, kostenlos
        [one] { $place } für 1 Münze aus Reihe { $rows }
       *[other] { $place } für { $coins } Münzen aus den Reihen { $rows }
    }
johanna-develop =
    { $number ->
        [one] 1 Feld der Leiste abhaken
       *[other] { $number } Felder der Leiste abhaken
    }
johanna-use = { $place } nutzen
johanna-deed = Werk { $deed }: { $person }
johanna-decline = Keine Aktion
johanna-plus = { $place } nutzen, zusätzlich zur Aktion
johanna-skip = Kein Plus-Ort
johanna-bonus = Ausführen: { $bonus }
johanna-forfeit = Verzichten: { $bonus }
johanna-later = Die Boni bis nach der Aktion aufheben

## Was geschah

johanna-event-start = { $name } beginnt.
johanna-event-places = Orte der Stufe { $tier }: { $places }.
johanna-event-aside = Beiseitegelegt: { $tile }.
johanna-event-display = Runde { $round }. In der Auslage: { $tiles }.
johanna-event-take = { $name } nimmt: { $tile }.
johanna-event-hire = { $name } heuert Mönch { $number } an; abgelegt wird: { $tile }.
johanna-event-decline = { $name } verzichtet auf die Aktion: { $person }.
johanna-event-good = { $name } hakt { $good } ab, Feld { $number }.
johanna-event-row = { $name } hat eine volle Reihe { $good }: am Ende { $worth } Punkte.
johanna-event-coin = { $name } kreist Münze { $number } der Reihe { $row } ein.
johanna-event-pay = { $name } zahlt Münze { $number } der Reihe { $row }.
johanna-event-route = { $name } trägt den Weg { $route } ein.
johanna-event-swap = { $name } nimmt { $instead } statt { $good }.
johanna-event-post = { $name } baut ein Kontor in { $town }.
johanna-event-cross-town = Alle anderen streichen die Stadt { $town }.
johanna-event-field =
    { $multiplier ->
        [0] { $name } hakt Feld { $number } der Leiste ab.
       *[other] { $name } hakt Feld { $number } der Leiste ab: Stufe { $multiplier }.
    }
johanna-event-shield = { $name } kreist Schild { $number } ein: am Ende { $worth }.
johanna-event-citizen = { $name } erhält einen Bürger.
johanna-event-points = { $name } kreist { $worth } Siegpunkte ein.
johanna-event-bonus = { $name } erhält: { $bonus }.
johanna-event-resolve = { $name } führt aus: { $bonus }.
johanna-event-forfeit = { $name } verzichtet auf: { $bonus }.
johanna-event-lost = Für { $name } verfällt, was keinen Platz hat: { $what }.
johanna-event-tick = { $name } hilft bei Werk { $deed }: { $person }.
johanna-event-deed-done = { $name } vollendet Werk { $deed }; alle anderen streichen es.
johanna-event-use = { $name } nutzt { $place }.
johanna-event-plus = { $name } nutzt { $place } zusätzlich zur Aktion.
johanna-event-skip = { $name } lässt die Plus-Orte aus.
johanna-event-own = { $name } erwirbt { $place }.
johanna-event-bag = Beutel { $number } ist aufgebraucht.
johanna-event-most-posts = Niemand hat allein die meisten Kontore.
johanna-event-score = { $name } hat { $points } Punkte.
johanna-event-turn = { $name } ist dran.
johanna-event-forced = { $name } hat nur eine Möglichkeit.
johanna-event-end = Das Spiel ist aus.
johanna-event-johanna-shuffle = Johannas { $cards } Karten werden neu gemischt.
johanna-event-johanna-card = Johanna deckt Karte { $card } auf.
johanna-event-johanna-back =
    { $arrow ->
        [up] Die nächste Rückseite zeigt nach oben: Ihre Karte wird von unten gelesen.
       *[down] Die nächste Rückseite zeigt nach unten: Ihre Karte wird von oben gelesen.
    }
johanna-event-johanna-take = Johanna nimmt { $tile }: auf ihrer Karte als Erstes in der Auslage.
johanna-event-johanna-track = Johanna hakt Feld { $number } ihrer Leiste ab: { $person }.
johanna-event-johanna-effect = Die Karte sagt: { $effect }.
johanna-event-johanna-level = Johanna erreicht Stufe { $level }.
johanna-event-johanna-shield = Johanna kreist Schild { $number } ein: am Ende { $worth }.
johanna-event-johanna-citizen = Johanna erhält einen Bürger.
johanna-event-johanna-build =
    { $town ->
        [none] Johanna baut ein Kontor; keine Stadt ist mehr zu streichen.
       *[other] Johanna baut ein Kontor und streicht die Stadt { $town }.
    }
johanna-event-johanna-remove = Johanna nimmt { $place } aus dem Spiel.
johanna-event-johanna-cross = Johanna streicht einen gelben Bonus der Bank.
johanna-event-johanna-deed = Johanna streicht Werk { $deed }.
johanna-event-johanna-monk = Johannas Mönch handelt: { $action }.
johanna-event-johanna-nothing = Daraus wird nichts: { $what }.
johanna-event-johanna-score = Johanna hat { $points } Punkte.

## The rule index

johanna-module-components = Spielmaterial
johanna-module-setup = Aufbau
johanna-module-rounds = Runden und Züge
johanna-module-actions = Die Personen und ihre Aktionen
johanna-module-warehouse-bank-depot = Lager, Bank und Depot
johanna-module-development = Entwicklung
johanna-module-bonuses = Boni
johanna-module-deeds = Segensreiche Werke
johanna-module-places = Orte
johanna-module-place-catalogue = Jeder einzelne Ort
johanna-module-scoring = Ende und Wertung
johanna-module-solo = Gegen Johanna
johanna-module-decisions = Entscheidungen
johanna-module-questions = Offene Fragen

johanna-section-J-A = Was eine Person kann
johanna-section-J-FA = Bauer
johanna-section-J-KN = Ritter
johanna-section-J-BO = Bootsmann
johanna-section-J-CR = Handwerker
johanna-section-J-TR = Händler
johanna-section-J-SC = Gelehrter
johanna-section-J-N = Mönch
johanna-section-J-R = Die Runde
johanna-section-J-T = Der Zug
johanna-section-J-W = Lager
johanna-section-J-Q = Bank
johanna-section-J-X = Depot
