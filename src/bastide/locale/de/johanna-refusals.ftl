### Warum etwas in Johanna nicht geht: was hier nicht stimmt und was hilft. Die Regel steht dahinter.

## Was sich mit einer Aktion oder einem Bonus tun lässt

johanna-doing-good = eine Ware nehmen
    .not = keine Ware nehmen
johanna-doing-route = einen Weg ausfüllen
    .not = keinen Weg ausfüllen
johanna-doing-road = einen Landweg ausfüllen
    .not = keinen Landweg ausfüllen
johanna-doing-water = einen Wasserweg ausfüllen
    .not = keinen Wasserweg ausfüllen
johanna-doing-coin = eine Münze einkreisen
    .not = keine Münze einkreisen
johanna-doing-develop = dich entwickeln
    .not = dich nicht entwickeln
johanna-doing-build = ein Kontor bauen
    .not = kein Kontor bauen
johanna-doing-acquire = einen Ort erwerben
    .not = keinen Ort erwerben

johanna-refusal-not-this-person =
    { $at ->
        [deed] Du handelst mit { WORD("johanna-person", $person, form: "dat") }; dieses Feld des Werks braucht { WORD("johanna-person", $other, form: "a-acc") }.
        [place] { $other ->
            [any] { WORD("johanna-place", $place, form: "nom") } ist für alle Personen außer Mönchen.
           *[other] { WORD("johanna-place", $place, form: "nom") } ist für { WORD("johanna-person", $other, form: "a-acc") }; du handelst mit { WORD("johanna-person", $person, form: "dat") }.
        }
       *[menu] { $person ->
            [nobody] Jetzt kannst du { WORD("johanna-doing", $tried, form: "not") }, nur { WORDS("johanna-doing", $can, join: "or") }.
           *[other] Mit { WORD("johanna-person", $person, form: "dat") } kannst du { WORD("johanna-doing", $tried, form: "not") }, nur { WORDS("johanna-doing", $can, join: "or") }.
        }
    }
johanna-refusal-nothing-to-gain =
    { $at ->
        [bonus] Dieser Bonus brächte dir jetzt nichts. Nutze erst einen anderen oder überspringe ihn.
       *[place] { WORD("johanna-place", $place, form: "nom") } brächte dir jetzt nichts. Wähle eine andere Aktion.
    }
johanna-refusal-struck =
    { $what ->
        [deed] { $players ->
            [one] Im Solospiel
            [2] Zu zweit
           *[other] Zu { $players }
        } gehört dieses Werk nicht dazu.
        [build] { $players ->
            [one] Im Solospiel
            [2] Zu zweit
           *[other] Zu { $players }
        } gehört diese Stadt nicht dazu.
       *[route] { $players ->
            [one] Im Solospiel
            [2] Zu zweit
           *[other] Zu { $players }
        } gehört dieser Weg nicht dazu.
    }

## Personen und Mönche

johanna-refusal-not-in-display =
    { $person ->
        [monk] Mönche liegen nicht in der Auslage. Heuere einen an und lege dafür ein Plättchen aus der Auslage ab.
       *[other] In der Auslage liegt kein { WORD("johanna-person", $person) }, nur { WORDS("johanna-person", $there) }.
    }
johanna-refusal-no-monk-left = Du hast alle { $count } Mönche angeheuert. Nimm ein Plättchen aus der Auslage.
johanna-refusal-monk-in-the-stead = Bei Werken gilt ein Mönch nur als Mönch; dieses Feld ist für { WORD("johanna-person", $other, form: "a-acc") }.
johanna-refusal-school-at-deed = Bei Werken gilt dein Gelehrter nur als Gelehrter, auch mit der Schule.
johanna-refusal-hired-monk-only = { WORD("johanna-place", $place, form: "nom") } braucht einen angeheuerten Mönch, keinen aus einem Bonus.

## Lager, Bank, Entwicklung

johanna-refusal-row-full =
    { $what ->
        [good] Deine Reihe { WORD("johanna-good", $good) } ist voll. Wähle eine andere Ware.
       *[coin] Reihe { $row } deiner Bank ist voll. Wähle eine andere Reihe.
    }
johanna-refusal-which-good = Wähle eine Ware: Dein Lager hat noch Platz.
johanna-refusal-which-row = Wähle eine Reihe: Deine Bank hat noch Platz.
johanna-refusal-track-full = Deine Entwicklungsleiste ist voll. Wähle etwas anderes.
johanna-refusal-coin-not-circled = In Reihe { $row } deiner Bank ist keine eingekreiste Münze mehr. Zahle aus einer anderen Reihe.
johanna-refusal-wrong-price =
    { $price ->
        [0] Das kostet nichts.
        [one] Das kostet genau 1 Münze.
       *[other] Das kostet genau { $price } Münzen.
    }

## Landkarte

johanna-refusal-filled = Diesen Weg hast du schon ausgefüllt. Wähle einen anderen.
johanna-refusal-not-by-land = Das ist ein Landweg; ausfüllen kannst du jetzt nur Wasserwege.
johanna-refusal-not-by-water = Das ist ein Wasserweg; ausfüllen kannst du jetzt nur Landwege.
johanna-refusal-not-connected =
    { $what ->
        [town] Von Orléans führt noch kein ausgefüllter Weg hierher. Fülle erst einen Weg aus.
       *[route] Dieser Weg schließt weder an Orléans noch an einen ausgefüllten Weg an. Wähle einen anderen.
    }
johanna-refusal-no-swap = Tauschen kannst du nur mit dem Baumhaus und nur eine Ware, die ein Landweg zeigt.
johanna-refusal-swap-full =
    { $good ->
        [shield] Dein Lager hat noch Platz: Tausche gegen eine Ware.
       *[other] Deine Reihe { WORD("johanna-good", $good) } ist voll. Tausche gegen eine andere Ware.
    }
johanna-refusal-built-already = Hier hast du schon ein Kontor. Wähle eine andere Stadt.
johanna-refusal-town-crossed =
    { $owner ->
        [johanna] Hier hat Johanna zuerst gebaut, die Stadt ist durchgestrichen. Wähle eine andere.
       *[other] Hier hat { $ownerName } zuerst gebaut, die Stadt ist durchgestrichen. Wähle eine andere.
    }
johanna-refusal-no-coin =
    { $coins ->
        [0] Ein Kontor kostet { $price ->
            [one] 1 Münze
           *[other] { $price } Münzen
        }; du hast keine.
       *[other] Ein Kontor kostet { $price } Münzen; du hast { $coins }.
    }

## Orte

johanna-refusal-not-yours =
    { $owner ->
        [free] { WORD("johanna-place", $place, form: "acc") } hat noch niemand. Erwirb den Ort erst, mit { WORDS("johanna-person", $buyers, form: "dat", join: "or") }.
        [johanna] { WORD("johanna-place", $place, form: "nom") } gehört Johanna.
        [out] { WORD("johanna-place", $place, form: "nom") } ist in dieser Partie nicht dabei.
        [removed] { WORD("johanna-place", $place, form: "acc") } hat Johanna aus der Partie genommen.
       *[other] { WORD("johanna-place", $place, form: "nom") } gehört { $ownerName }.
    }
johanna-refusal-not-laid-out =
    { $owner ->
        [me] { WORD("johanna-place", $place, form: "acc") } hast du schon. Wähle einen anderen Ort.
        [johanna] { WORD("johanna-place", $place, form: "nom") } gehört Johanna. Wähle einen anderen Ort.
        [out] { WORD("johanna-place", $place, form: "nom") } ist in dieser Partie nicht dabei. Wähle einen anderen Ort.
        [removed] { WORD("johanna-place", $place, form: "acc") } hat Johanna aus der Partie genommen. Wähle einen anderen Ort.
       *[other] { WORD("johanna-place", $place, form: "nom") } gehört { $ownerName }. Wähle einen anderen Ort.
    }
johanna-refusal-tier-locked =
    { $missing ->
        [one] Für Stufe { $tier } muss aus Stufe { $below } erst noch 1 Ort erworben werden, egal von wem.
       *[other] Für Stufe { $tier } müssen aus Stufe { $below } erst noch { $missing } Orte erworben werden, egal von wem.
    }
johanna-refusal-too-few-coins =
    { $price ->
        [one] Der Ort kostet 1 Münze, du hast keine.
       *[other] Der Ort kostet { $price } Münzen, du hast { $coins ->
            [0] keine
           *[other] { $coins }
        }.
    }
johanna-refusal-passive = { WORD("johanna-place", $place, form: "nom") } wirkt immer von selbst und ist nie eine Aktion.
johanna-refusal-plus-only = { WORD("johanna-place", $place, form: "nom") } gibt ein Plus, wenn du { WORD("johanna-person", $other, form: "a-acc") } nimmst, und ist nie eine Aktion.
johanna-refusal-not-for-this-tile = { WORD("johanna-place", $place, form: "nom") } gibt einmal ein Plus, wenn du { WORD("johanna-person", $other, form: "a-acc") } nimmst.

## Werke

johanna-refusal-deed-crossed =
    { $owner ->
        [me] Dieses Werk hast du schon vollendet. Wähle ein anderes.
        [johanna] Johanna hat dieses Werk zuerst vollendet, es ist durchgestrichen. Wähle ein anderes.
       *[other] { $ownerName } hat dieses Werk zuerst vollendet, es ist durchgestrichen. Wähle ein anderes.
    }
johanna-refusal-not-shown = Dieses Werk braucht { WORDS("johanna-person", $wants, form: "a-acc") }, nicht { WORD("johanna-person", $other, form: "a-acc") }.
johanna-refusal-ticked = Bei diesem Werk hast du { WORD("johanna-person", $other, form: "acc") } schon angekreuzt.

## Boni

johanna-refusal-not-waiting = Diesen Bonus hast du jetzt nicht. Nutze einen, der wartet.
johanna-refusal-too-early = Deine Boni warten, bis die Aktion erledigt ist. Wähle erst die Aktion.
johanna-refusal-after-the-action = Deine Aktion ist erledigt, die Boni können nicht länger warten. Nutze oder überspringe sie jetzt.
