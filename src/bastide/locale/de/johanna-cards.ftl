### Johanna im Browser: was gerade geht als Knöpfe, und Karten, die sagen, was etwas auf dem Blatt bewirkt.

johanna-chips = Was diese Person tun kann
johanna-ask-which-route = Wähle einen der gestrichelten Wege auf der Karte
johanna-ask-pay = Mit welchen Münzen zahlst du?
johanna-ask-discard = Welches Plättchen legst du ab?
johanna-chip-land = Landweg
johanna-chip-water = Wasserweg
johanna-chip-routes =
    { $count ->
        [one] 1 Weg zum Ausfüllen
       *[other] { $count } Wege zur Wahl
    }
johanna-chip-coin = 1 Münze
johanna-chip-coin-help = wird in der Bank eingekreist
johanna-chip-coin-row = Reihe { $row }
johanna-chip-coin-of = Münze { $number } von { $of }
johanna-chip-build = Kontor bauen
johanna-chip-build-help =
    { $count ->
        [one] in 1 Stadt
       *[other] in einer von { $count } Städten
    }
johanna-chip-acquire = Ort erwerben
johanna-chip-acquire-help =
    { $count ->
        [one] 1 Ort zu haben
       *[other] { $count } Orte zur Wahl
    }
johanna-chip-good = Beliebige Ware
johanna-chip-good-help =
    { $count ->
        [one] nur noch 1 Sorte
       *[other] { $count } Sorten zur Wahl
    }
johanna-chip-good-row = Reihe: { $number } von { $of }
johanna-chip-develop = 1 Entwicklung
johanna-chip-develop-help = Feld { $number }
johanna-chip-deed = Werk { $number }
johanna-chip-deed-help = Kreuz { $count } von { $of }
johanna-chip-hire = Mönch anheuern
johanna-chip-hire-help = ein Plättchen ablegen, dann beliebig handeln
johanna-chip-discard = { WORD("johanna-person", $person, form: "acc") } ablegen
johanna-chip-pay = Aus Reihe { $rows } zahlen
johanna-chip-town = In { $town }
johanna-chip-choose-spot = auf dem Blatt wählen
johanna-chip-sets-off = { $from } → { $bonus }
johanna-chip-you-choose-good = du wählst eine Ware
johanna-chip-you-choose-route = du wählst einen Weg
johanna-chip-you-choose-row = du wählst eine Reihe
johanna-chip-you-choose-town = du wählst eine Stadt
johanna-chip-you-choose-either = du wählst
johanna-chip-back = Zurück zu allen Aktionen
johanna-no-action = Keine Aktion
johanna-no-action-sure = Wirklich keine Aktion?
johanna-queue-order = Du bestimmst die Reihenfolge.
johanna-queue-up = Früher
johanna-queue-down = Später
johanna-queue-more = Mehr zu { $bonus }
johanna-queue-take = { $bonus } nehmen

johanna-card-tier = Stufe { $tier }
johanna-card-yours = gehört dir
johanna-card-theirs = gehört { $name }
johanna-card-price =
    { $coins ->
        [one] kostet 1 Münze
       *[other] kostet { $coins } Münzen
    }
johanna-card-removed = nicht in dieser Partie
johanna-card-limit-action = Statt der Standardaktion, einmal je genommener Person.
johanna-card-limit-plus = Zusätzlich zur Aktion, sobald du das Plättchen nimmst; nicht mit einem Mönch.
johanna-card-limit-passive = Wirkt immer, ganz ohne Person.
johanna-card-limit-convert = Wenn du einen Gelehrten nimmst.
johanna-card-now-yours = { WORD("johanna-person", $person, form: "nom") } kann ihn nutzen.
johanna-card-now-ready = Du kannst ihn jetzt nutzen.
johanna-card-now-passive = Er wirkt ab jetzt für dich.
johanna-card-now-theirs = Nur { $name } kann ihn nutzen.
johanna-card-now-buy =
    { $coins ->
        [one] Ein Händler erwirbt ihn für 1 Münze, du hast { $have ->
            [0] keine
           *[other] { $have }
        }.
       *[other] Ein Händler erwirbt ihn für { $coins } Münzen, du hast { $have ->
            [0] keine
           *[other] { $have }
        }.
    }
johanna-card-now-locked =
    { $missing ->
        [one] Stufe { $tier } öffnet, wenn aus Stufe { $below } noch 1 Ort erworben ist, egal von wem.
       *[other] Stufe { $tier } öffnet, wenn aus Stufe { $below } noch { $missing } Orte erworben sind, egal von wem.
    }
johanna-card-deed = Setze eine dieser Personen statt der Standardaktion hier ein und kreuze sie an.
johanna-card-deed-each = Jedes Kreuz bringt:
johanna-card-deed-first = Wer es zuerst vollendet:
johanna-card-deed-done = vollendet von { $name }
johanna-card-deed-yours = von dir vollendet
johanna-card-deed-ticked = { $count } von { $of } angekreuzt
johanna-card-deed-struck = nicht in dieser Partie
johanna-card-bonus-warehouse-column = Kreuze alle fünf Waren dieser Spalte an.
johanna-card-bonus-bank-row = Kreise alle Münzen dieser Reihe ein.
johanna-card-bonus-bank-column = Gib die Münzen dieser Spalte aus.
johanna-card-bonus-development = Erreiche dieses Feld der Entwicklungsleiste.
johanna-card-bonus-deed = Vollende dieses Werk vor den anderen.
johanna-card-bonus-monk = Heuere diesen Mönch an.
johanna-card-bonus-other = Erreiche diese Stelle auf deinem Blatt.
johanna-card-bonus-brings = Das bringt: { $bonus }.
johanna-card-bonus-yellow = Gelb: nur für die Person, die es zuerst schafft.
johanna-card-bonus-white = Weiß: für alle, die es schaffen.
johanna-card-bonus-gone = Schon vergeben an { $name }.
johanna-card-bonus-got = Den hast du schon.
johanna-legend = Was die Zeichen bedeuten
johanna-legend-open = Zeichen
johanna-legend-coin = eine Münze in der Bank einkreisen
johanna-legend-dev = 1 Schritt Entwicklung
johanna-legend-anygood = eine beliebige Ware ankreuzen
johanna-legend-post = ein Kontor bauen
johanna-legend-citizen = einen Bürger gewinnen
johanna-legend-shield = ein Schild im Depot einkreisen
johanna-legend-land = einen Landweg ausfüllen
johanna-legend-water = einen Wasserweg ausfüllen
johanna-legend-monk = Aktion einer beliebigen Person

johanna-place-does-stable = Statt eines Landwegs bringt dein Ritter 1 Münze und eine beliebige Ware.
johanna-place-does-library = Dein Gelehrter bringt 2 Schritte Entwicklung statt 1.
johanna-place-does-windmill = Statt eines Kontors bringt dein Handwerker 1 Münze und 1 Schritt Entwicklung.
johanna-place-does-brewery = Statt eines Wasserwegs bringt dein Schiffer 2 Münzen.
johanna-place-does-pasture = Dein Bauer bringt eine beliebige Ware und 1 Schritt Entwicklung.
johanna-place-does-cemetery = Jeder Ort, den du erwirbst, kostet dich 1 Münze weniger.
johanna-place-does-distillery = Nimmst du einen Händler, bekommst du zusätzlich 1 Münze.
johanna-place-does-archive = Nimmst du einen Gelehrten, bekommst du zusätzlich 1 Schritt Entwicklung.
johanna-place-does-fishing_boat = Dein Schiffer füllt einen Wasserweg aus und bringt 1 Münze.
johanna-place-does-trade_route = Dein Ritter füllt einen Landweg aus und bringt 1 Schritt Entwicklung.
johanna-place-does-tree_house = Füllst du einen Landweg aus, darfst du 1 seiner Waren gegen eine beliebige andere tauschen.
johanna-place-does-hay_barn = Dein Bauer bringt 1 Getreide und eine beliebige Ware.
johanna-place-does-cheese_dairy = Dein Bauer bringt 1 Käse und eine beliebige Ware.
johanna-place-does-carpentry = Nimmst du einen Handwerker, bekommst du zusätzlich 1 Münze oder 1 Schritt Entwicklung.
johanna-place-does-two_master = Dein Schiffer füllt 2 Wasserwege aus.
johanna-place-does-four_in_hand = Dein Ritter füllt 2 Landwege aus.
johanna-place-does-tavern = Du darfst Kontore auch in Städten bauen, die andere schon besetzt haben.
johanna-place-does-architect = Statt einen Ort zu erwerben, baut dein Händler für 1 Münze ein Kontor.
johanna-place-does-winery = Dein Bauer bringt 1 Wein und eine beliebige Ware.
johanna-place-does-confessional = Dein Gelehrter bringt 3 Schritte Entwicklung statt 1.
johanna-place-does-falconry = Statt eines Landwegs bringt dein Ritter 1 Münze, 1 Schritt Entwicklung und eine beliebige Ware.
johanna-place-does-inn = Dein Schiffer bringt 1 Schritt Entwicklung je voller Spalte deines Lagers.
johanna-place-does-advisor = Nimmst du einen Gelehrten, bekommst du zusätzlich eine beliebige Ware.
johanna-place-does-park = Dein Handwerker bringt 1 Schritt Entwicklung je Bankspalte, die du ausgegeben hast.
johanna-place-does-department_store = Statt einen Ort zu erwerben, bringt dein Händler 2 beliebige Waren.
johanna-place-does-school = Nimmst du einen Gelehrten, darf er wie jede andere Person handeln, außer wie der Mönch.
johanna-place-does-goldsmith = Dein Handwerker bringt 1 Schritt Entwicklung je eigenem Kontor.
johanna-place-does-circus = Jede Person bringt dir 2-mal 1 Münze oder 1 Schritt Entwicklung.
johanna-place-does-observatory = Ein angeheuerter Mönch bringt dich bis zum nächsten Multiplikator; weiße Boni auf dem Weg entfallen.
johanna-place-does-machine = Nimmst du einen Bauern, bekommst du zusätzlich eine beliebige Ware.
