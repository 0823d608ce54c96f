### Warum etwas in Orléans nicht geht: was hier nicht stimmt und was hilft. Die Regel steht dahinter.

## Gefolgsleute setzen

orleans-refusal-no-such-follower =
    { $own ->
        [yes] Dein eigener { WORD("orleans-character", $follower) } ist nicht { $from ->
            [tower] im Pulverturm
            [place] unter den Wartenden
            [bag] unter den gezogenen Gefolgsleuten
           *[market] auf deinem Markt
        }. Wähle jemanden, der da ist.
       *[no] { $from ->
            [tower] In deinem Pulverturm
            [place] Hier
            [bag] Unter den gezogenen Gefolgsleuten
           *[market] Auf deinem Markt
        } ist kein { WORD("orleans-character", $follower) }. Wähle jemanden, der da ist.
    }
orleans-refusal-not-your-place =
    { $owner ->
        [stack] { WORD("orleans-place", $place, form: "acc") } hat noch niemand. Ein angeworbener Händler bringt dir eine Ortskarte der Kategorie { $category }.
        [out] { WORD("orleans-place", $place, form: "nom") } ist nicht im Spiel. Nutze einen eigenen Ort.
       *[other] { WORD("orleans-place", $place, form: "nom") } gehört { $ownerName }. Nutze einen eigenen Ort.
    }
orleans-refusal-space-taken =
    { $follower ->
        [technology] Dieses Feld deckt ein Technikplättchen ab, für immer. Wähle ein freies.
       *[other] { $planned ->
            [yes] Hierher hast du { WORD("orleans-follower", $follower, form: "mine") } gesetzt. Nimm ihn erst zurück.
           *[no] Hier steht schon jemand: { WORD("orleans-follower", $follower) }. Wähle ein freies Feld.
        }
    }
orleans-refusal-marked-follower = Deine vier eigenen Gefolgsleute gehen nie zu Werken. Wähle jemanden, den du angeworben hast.
orleans-refusal-monks-only =
    { $count ->
        [0] Auf dieses Feld darf nur ein Mönch; auf deinem Markt ist keiner.
       *[other] Auf dieses Feld darf nur ein Mönch. Auf deinem Markt ist einer.
    }
orleans-refusal-wrong-profession =
    { $at ->
        [deed] { $count ->
            [0] Dieses Werk ist vollendet: { WORD("orleans-deed", $deed) }. Wähle ein anderes.
           *[other] Dieses Werk ({ WORD("orleans-deed", $deed) }) ist nicht für { WORD("orleans-character", $follower, form: "a-acc") }, nur für { WORDS("orleans-character", $wants, form: "a-acc", join: "or") }.
        }
       *[place] Dieses Feld braucht { WORDS("orleans-character", $fits, form: "a-acc", join: "or") }; { $count ->
            [0] auf deinem Markt ist niemand davon.
           *[other] auf deinem Markt hast du { WORDS("orleans-character", $there, form: "a-acc") }.
        }
    }
orleans-refusal-place-needs-others = { WORD("orleans-place", $place, form: "on") } ist kein Platz für { WORD("orleans-character", $follower, form: "a-acc") }. Dort fehlt noch: { WORDS("orleans-character", $wants) }.
orleans-refusal-deed-full =
    { $open ->
        [0] Für { WORD("orleans-character", $follower, form: "plural") } ist bei diesem Werk ({ WORD("orleans-deed", $deed) }) kein Platz mehr, auch bei keinem anderen.
       *[other] Dieses Werk ({ WORD("orleans-deed", $deed) }) braucht keine { WORD("orleans-character", $follower, form: "plural") } mehr. Offen sind noch: { WORDS("orleans-deed", $others) }.
    }
orleans-refusal-already-placed =
    Hier steht jemand seit einer früheren Runde ({ WORD("orleans-follower", $follower) }). Zurücknehmen geht vor dem nächsten Ziehen.
orleans-refusal-nothing-there = Hier steht niemand, den du zurücknehmen könntest.
orleans-refusal-nobody-there = Hier steht niemand. Wähle ein Feld mit einem Gefolgsmann.

## Technik

orleans-refusal-no-technology = Du hast kein Technikplättchen. Ein angeworbener Handwerker bringt eins.
orleans-refusal-only-when-passing = Technikplättchen werden beim Passen gelegt, nicht bei der Planung.
orleans-refusal-monk-space = Ein Technikplättchen ersetzt nie einen Mönch. Wähle ein anderes Feld.
orleans-refusal-small-place =
    { WORD("orleans-place", $place, form: "nom") } ist für ein Technikplättchen zu klein. Wähle einen Ort, der mehrere Personen braucht.
orleans-refusal-town-hall =
    { $at ->
        [technology] Ins Rathaus kommt kein Technikplättchen. Wähle einen anderen Ort.
       *[bath] Das Badehaus setzt niemanden ins Rathaus. Wähle einen anderen Ort.
    }
orleans-refusal-second-technology =
    { WORD("orleans-place", $place, form: "nom") } hat schon ein Technikplättchen; mehr als 1 geht nicht.
orleans-refusal-farmer-first =
    { $need ->
        [farmer] Dieses Technikplättchen kann nur einen Bauern ersetzen.
       *[other] Dieses Technikplättchen ersetzt nur einen Bauern; das Feld ist für { WORD("orleans-character", $need, form: "a-acc") }.
    }
orleans-refusal-technology-stays = Ein Technikplättchen bleibt liegen, wo es liegt.
orleans-refusal-later-technology-first =
    Nimm erst das Technikplättchen { WORD("orleans-place", $place, form: "on") } zurück: Du hast es später gelegt.

## Ziehen und lagern

orleans-refusal-beyond-allowance =
    { $taken ->
        [0] Die Ritterleiste lässt dich { $allowance } ziehen, nicht mehr.
       *[other] Die Ritterleiste gibt dir { $allowance }, zurückgenommen hast du { $taken }: Ziehe höchstens { $most }.
    }
orleans-refusal-no-room =
    { $room ->
        [0] Dein Markt ist voll. Setze erst Gefolgsleute ein.
        [one] Auf deinem Markt ist noch Platz für 1 Gefolgsmann.
       *[other] Auf deinem Markt ist noch Platz für { $room } Gefolgsleute.
    }
orleans-refusal-bag-is-smaller =
    { $bag ->
        [0] Dein Beutel ist leer.
        [one] In deinem Beutel ist nur 1 Gefolgsmann.
       *[other] In deinem Beutel sind nur { $bag } Gefolgsleute.
    }
orleans-refusal-must-draw =
    { $least ->
        [one] Du musst mindestens 1 Gefolgsmann ziehen.
       *[other] Du musst mindestens { $least } Gefolgsleute ziehen.
    }
orleans-refusal-market-full = Dein Markt ist voll: Er fasst { $market }. Schicke erst jemanden in den Turm.
orleans-refusal-market-overfull =
    { $over ->
        [one] Dein Markt fasst { $market }. Setze noch 1 Gefolgsmann in den Pulverturm.
       *[other] Dein Markt fasst { $market }. Setze noch { $over } Gefolgsleute in den Pulverturm.
    }

## Orte nutzen

orleans-refusal-not-activated =
    { $count ->
        [0] Niemand wartet { WORD("orleans-place", $place, form: "on") }. Setze in der Planung Gefolgsleute dorthin.
       *[other] Für { WORD("orleans-place", $place, form: "acc") } fehlt noch: { WORDS("orleans-character", $missing) }. Setze in der Planung.
    }
orleans-refusal-privilege = { WORD("orleans-place", $place, form: "nom") } wirkt immer von selbst und ist nie eine Aktion.
orleans-refusal-not-an-action = { WORD("orleans-place", $place, form: "nom") } ist keine Aktion: Mit einem Mönch darauf kannst du ein Ereignis abwenden.
orleans-refusal-pilgrimage = In dieser Runde ist Wallfahrt: Niemand wirbt Mönche an. Deine Gefolgsleute können hier warten.
orleans-refusal-character-gone = Auf dem Spielplan ist kein { WORD("orleans-character", $character) } mehr anzuwerben.
orleans-refusal-track-end =
    Du bist am Ende { WORD("orleans-track", $track, form: "dat") }: Ein { WORD("orleans-character", $character) } lässt sich nicht mehr anwerben.
orleans-refusal-good-gone =
    { $for ->
        [track] Mit { WORD("orleans-character", $character, form: "dat") } käme { WORD("orleans-good", $good) }, aber davon ist im Warenmarkt nichts mehr da.
       *[place] Für { WORD("orleans-place", $place, form: "acc") } fehlt { WORD("orleans-good", $good) }: Der Warenmarkt hat nichts mehr davon.
    }
orleans-refusal-technology-gone = Es ist kein Technikplättchen mehr da.
orleans-refusal-no-tile-left = Dein nächster Händler bringt eine Ortskarte der Kategorie { $categories }, und keine ist mehr da.
orleans-refusal-development-end = Du bist am Ende der Entwicklungsleiste; hier gibt es nichts mehr zu gewinnen.
orleans-refusal-no-way =
    { $by ->
        [water] Von { WORD("orleans-town", $town) } führt kein Wasserweg weiter. Reise erst über Land.
       *[road] Von { WORD("orleans-town", $town) } führt kein Landweg weiter. Reise erst übers Wasser.
    }
orleans-refusal-town-taken =
    { $owner ->
        [me] In { WORD("orleans-town", $town) } hast du schon ein Kontor. Reise erst in eine freie Stadt.
       *[other] In { WORD("orleans-town", $town) } steht ein Kontor von { $ownerName }. Reise erst in eine freie Stadt.
    }
orleans-refusal-own-station = In { WORD("orleans-town", $town) } hast du schon ein Kontor. Reise erst in eine freie Stadt.
orleans-refusal-no-station = Du hast kein Kontor mehr, das du bauen kannst.
orleans-refusal-no-coin = Die Apotheke nimmt mindestens 1 Münze; du hast keine.
orleans-refusal-bag-empty = Dein Beutel ist leer, und aus ihm zieht das Badehaus.
orleans-refusal-nobody-to-send =
    { $count ->
        [0] Niemand { WORD("orleans-place", $place, form: "on") } darf gehen: Deine vier eigenen gehen nie zu Werken.
       *[other] Kein Werk hat mehr Platz für { WORDS("orleans-character", $waiting, form: "a-acc", join: "or") }.
    }
orleans-refusal-both-together = Beide müssen zusammen gehen ({ WORDS("orleans-character", $waiting) }), aber die Werke haben nicht für beide Platz.
orleans-refusal-not-in-village = Das Dorf bringt { WORDS("orleans-character", $characters, form: "a-acc", join: "or") }.

## Reisen, entsenden, wählen

orleans-refusal-no-waterway =
    { $count ->
        [0] Von { WORD("orleans-town", $here) } führt kein Wasserweg weiter.
       *[other] Von { WORD("orleans-town", $here) } führt kein Wasserweg nach { WORD("orleans-town", $town) }, nur nach { WORDS("orleans-town", $towns) }.
    }
orleans-refusal-no-road =
    { $count ->
        [0] Von { WORD("orleans-town", $here) } führt kein Landweg weiter.
       *[other] Von { WORD("orleans-town", $here) } führt kein Landweg nach { WORD("orleans-town", $town) }, nur nach { WORDS("orleans-town", $towns) }.
    }
orleans-refusal-not-on-route =
    { $count ->
        [0] An diesem Weg liegt keine Ware mehr.
       *[other] An diesem Weg gibt es { WORD("orleans-good", $good) } nicht, nur { WORDS("orleans-good", $goods) }.
    }
orleans-refusal-must-collect = Der Pferdewagen muss eine Ware mitnehmen: { WORDS("orleans-good", $goods, join: "or") }.
orleans-refusal-all-must-go =
    { $count ->
        [one] { WORDS("orleans-character", $followers, form: "nom") } kann noch gehen, und wer gehen kann, muss.
       *[other] { WORDS("orleans-character", $followers, form: "nom") } können noch gehen, und wer gehen kann, muss.
    }
orleans-refusal-send-one = Entsende mindestens 1 Gefolgsmann zu einem Werk.
orleans-refusal-not-a-tile = { WORD("orleans-place", $place, form: "nom") } gehört fest zum Tableau. Wähle eine Ortskarte.
orleans-refusal-tile-gone =
    { $owner ->
        [me] { WORD("orleans-place", $place, form: "acc") } hast du schon. Wähle eine andere Ortskarte.
        [other] { WORD("orleans-place", $place, form: "acc") } hat { $ownerName }. Wähle eine andere Ortskarte.
       *[out] { WORD("orleans-place", $place, form: "nom") } ist nicht im Spiel. Wähle eine andere Ortskarte.
    }
orleans-refusal-category = Dieser Händler bringt eine Ortskarte der Kategorie { $categories }; diese hat Kategorie { $category }.
orleans-refusal-one-to-three = Die Apotheke nimmt 1 bis { $most } Münzen.
orleans-refusal-not-enough-coins =
    { $coins ->
        [0] Du hast keine Münzen.
        [one] Du hast nur 1 Münze.
       *[other] Du hast nur { $coins } Münzen.
    }
orleans-refusal-the-bathhouse = Gezogene Gefolgsleute kommen nicht ins Badehaus selbst. Wähle einen anderen Ort.
orleans-refusal-must-place = Es ist noch Platz für { WORDS("orleans-character", $followers, form: "a-acc") }. Setze, wen du setzen kannst.

## Zahlen

orleans-refusal-debt-not-covered =
    { $for ->
        [harvest] Ohne Nahrungsmittel schuldest du { $debt } Münzen; du hast { $coins ->
            [0] keine
           *[other] { $coins }
        }. Gib stattdessen Nahrungsmittel ab.
       *[torture] { $debt ->
            [one] Du schuldest noch 1 Münze. Gib dafür etwas ab.
           *[other] Du schuldest noch { $debt } Münzen. Gib für jede etwas ab.
        }
    }
orleans-refusal-blind-draw = Wer geht, kannst du nicht wählen: Es wird blind aus deinem Beutel gezogen.
orleans-refusal-no-neutral-follower = In deinem Beutel sind nur deine vier eigenen, und die bleiben. Gib etwas anderes ab.
orleans-refusal-coin-space = Einen Schritt zurück liegt ein Münzfeld; darauf oder darüber geht es nicht. Gib etwas anderes ab.
orleans-refusal-leaves-coin-space = Du stehst auf einem Münzfeld und kannst nicht zurück. Gib etwas anderes ab.
orleans-refusal-no-step-to-give = Du stehst am Anfang der Entwicklungsleiste. Gib etwas anderes ab.
orleans-refusal-no-good-to-give =
    { $count ->
        [0] Du hast weder { WORD("orleans-good", $good) } noch eine andere Ware.
       *[other] Von { WORD("orleans-good", $good) } hast du nichts, nur { WORDS("orleans-good", $mine) }.
    }
orleans-refusal-no-station-to-give =
    { $town ->
        [unbuilt] Deine Kontore sind alle gebaut. Gib eins auf der Karte ab.
       *[other] In { WORD("orleans-town", $town) } hast du kein Kontor.
    }
orleans-refusal-no-technology-to-give =
    { $held ->
        [yes] Du hast kein Technikplättchen in Reserve.
       *[no] { WORD("orleans-place", $place, form: "on") } liegt kein Technikplättchen.
    }
orleans-refusal-no-tile-to-give =
    { $owner ->
        [other] { WORD("orleans-place", $place, form: "nom") } gehört { $ownerName }. Gib eine eigene Ortskarte ab.
       *[me] { WORD("orleans-place", $place, form: "nom") } ist keine Ortskarte von dir.
    }
orleans-refusal-not-food = { WORD("orleans-good", $good) } ist kein Nahrungsmittel: Gib Getreide, Käse oder Wein ab.
orleans-refusal-no-such-good =
    { $count ->
        [0] Du hast weder { WORD("orleans-good", $good) } noch eine andere Ware.
       *[other] Von { WORD("orleans-good", $good) } hast du nichts, nur { WORDS("orleans-good", $mine) }.
    }
orleans-refusal-food-first = Solange du Nahrungsmittel hast, musst du sie abgeben. Münzen zahlt nur, wer keine hat.
orleans-refusal-not-offered = Das geht jetzt nicht. Was möglich ist, ist hervorgehoben.
