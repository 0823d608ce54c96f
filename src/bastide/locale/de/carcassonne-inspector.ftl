# Was die Auslage erzählt, wenn jemand auf sie zeigt.

inspector-shared = { $word }, geteilt
inspector-held =
    { $who ->
        [me] { $word } von dir
       *[other] { $word } von { $name }
    }
inspector-nobody = { $word }, noch frei
inspector-done = { $word }, fertig
inspector-size =
    { $tiles } Plättchen{ $crests ->
        [0] {""}
       *[other] {" "}· { $crests } Wappen
    }{ $kind ->
        [field] {" "}· zählt am Spielende
        [city] { $ends ->
            [0] {""}
            [one] {" "}· 1 offenes Ende
           *[other] {" "}· { $ends } offene Enden
        }
        [road] { $ends ->
            [0] {""}
            [one] {" "}· 1 offenes Ende
           *[other] {" "}· { $ends } offene Enden
        }
       *[other] {""}
    }
inspector-completed = fertig
inspector-never = wird nicht mehr fertig
inspector-with = mit { $sign }
inspector-free = Hier steht niemand.
inspector-alone =
    { $who ->
        [me] Du allein.
       *[other] { $name } allein.
    }
inspector-leads =
    { $who ->
        [me] Du liegst um { $count } vorn.
       *[other] { $name } liegt um { $count } vorn.
    }
inspector-tie =
    { $count ->
        [2] Gleichstand: Beide bekommen alle Punkte.
       *[other] Gleichstand: Alle bekommen alle Punkte.
    }
inspector-followers =
    { $count ->
        [one] 1 { WORD("carcassonne-figure", $role) }
       *[other] { $count } { WORD("carcassonne-figure", $role, form: "plural") }
    }
inspector-figures =
    { $count ->
        [one] 1 { WORD("carcassonne-figure", $figure) }
       *[other] { $count } { WORD("carcassonne-figure", $figure, form: "plural") }
    }
inspector-now = Wäre jetzt Schluss
inspector-finished = Einmal fertig
inspector-each = je Person
inspector-growth = + { $points } je neuem Plättchen
inspector-closes =
    { $count ->
        [0] Kein restliches Plättchen schließt das Ende (noch { $left })
        [one] 1 von { $left } Plättchen schließt das Ende
       *[other] { $count } von { $left } Plättchen schließen das Ende
    }
inspector-fits =
    { $count ->
        [one] 1 weiteres passt und öffnet ein neues Ende
       *[other] { $count } weitere passen und öffnen neue Enden
    }
inspector-nothing-fits = Kein restliches Plättchen passt hierher.
inspector-needs = Nötig wäre { $sides }.
inspector-need = { $ground } im { $side }
inspector-missing =
    { $count ->
        [one] Ringsum fehlt noch 1 Plättchen.
       *[other] Ringsum fehlen noch { $count } Plättchen.
    }
inspector-city =
    { $state ->
        [completed] Stadt, { $tiles } Plättchen
        [never] Stadt, { $tiles } Plättchen: wird nicht mehr fertig
       *[open] Stadt, { $tiles } Plättchen: wenn sie fertig wird
    }
inspector-field-sum =
    { $cities ->
        [0] Punkte jetzt: noch keine fertige Stadt
        [one] Punkte jetzt · 3 für 1 fertige Stadt
       *[other] Punkte jetzt · je 3 für { $cities } fertige Städte
    }
inspector-next = nächstes Gebiet
inspector-open = Die Auslage fragen
inspector-list = Gebiete der Auslage auflisten
inspector-listed = Gebiete der Auslage ({ $count })
inspector-tip =
    { $area }{ $count ->
        [0] {""}
        [one] {""}
       *[other] : { $holders }
    } · { $points ->
        [0] jetzt keine Punkte
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    }{ $state ->
        [never] {" "}· wird nicht mehr fertig
       *[other] {""}
    }

outlook-short = { $points }, wäre jetzt Schluss
outlook-said =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wäre jetzt Schluss
outlook-title = Wäre jetzt Schluss: { $points }
outlook-track = Auf der Wertungstafel
outlook-shared = geteilt mit { $names }
outlook-point = Zeig auf eine Zeile, dann leuchtet sie in der Auslage.

thing-here = Wo es ist
thing-tile = Auf diesem Plättchen
thing-all = Alle Figuren und Zeichen
thing-guide = Mehr dazu
thing-mine =
    { $count ->
        [0] Davon hast du nichts mehr.
        [one] Du hast noch 1.
       *[other] Du hast noch { $count }.
    }
gap-title = Was passt hierher?
gap-fits =
    { $count ->
        [0] Kein restliches Plättchen passt (noch { $left })
        [one] 1 von { $left } restlichen Plättchen passt
       *[other] { $count } von { $left } restlichen Plättchen passen
    }
gap-tile =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }: { $tile }

# Karten: was etwas ist und bewirkt.
carcassonne-thing-follower = Besetzt ein Gebiet auf dem Plättchen, das du gerade gelegt hast: Ritter in der Stadt, Wegelagerer auf der Straße, Mönch im Kloster, Bauer auf der Wiese. Nach der Wertung kommt er zurück; Bauern bleiben bis zum Schluss.
    .title = Gefolgsmann
carcassonne-thing-crest = Seine Stadt bringt fertig 2 Punkte mehr, unfertig 1 Punkt mehr.
    .title = Wappen
carcassonne-thing-cloister = Ein Mönch bekommt hier 9 Punkte, sobald 8 Plättchen das Kloster umgeben. Am Schluss: 1 Punkt für das Kloster und jedes Plättchen ringsum.
    .title = Kloster
