### Carcassonne am Tisch: wie die Seite die Figuren der Erweiterungen nennt. Lücken wie in carcassonne.ftl;
### $name der Name eines Menschen, $owned ob eine Figur jemandem gehört, $height die Höhe eines Turms.

carcassonne-piece =
    { $owned ->
        [no] { WORD("carcassonne-figure", $figure) }
       *[yes]
            { $owner ->
                [me] { WORD("carcassonne-figure", $role, form: "my-nom") }
               *[other] { WORD("carcassonne-figure", $role) } von { $ownerName }
            }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } hoch
    }{ $kind ->
        [none] { "" }
       *[other] , { WORD("carcassonne-kind", $kind, form: "on") }
    }
carcassonne-mode = { $verb }: { $figure }
carcassonne-held = { $piece }: { $count }
carcassonne-in-play = Im Spiel
carcassonne-in-play-open = Im Spiel: { $sets }
carcassonne-in-play-more = Außerdem
carcassonne-in-play-base = Straßen, Städte, Klöster und Wiesen und Gefolgsleute, die sie besetzen.
carcassonne-in-play-tiles = Weitere Plättchen, keine neuen Regeln.
carcassonne-in-play-changed = Regelvarianten an diesem Tisch
carcassonne-in-play-usual =
    { $count ->
        [one] 1 Regelvariante wie üblich
       *[other] { $count } Regelvarianten wie üblich
    }
carcassonne-in-front = Wer was hat

## A tile in words

carcassonne-in-hand =
    { $who ->
        [me] Dein Plättchen: { $tile }.
       *[other] Das Plättchen: { $tile }.
    }
carcassonne-joins = schließt an: { $areas }
carcassonne-joined =
    { $who ->
        [nobody] { $word }
        [me] deine { $word }
        [shared] geteilte { $word }
       *[other] { $word } von { $name }
    } ({ $sides }{ $tiles ->
        [0] {""}
        [one] , 1 Plättchen
       *[other] , { $tiles } Plättchen
    })
carcassonne-chosen =
    { $joins }{ $count ->
        [one] { "" }
       *[other] { " " }· passt auf { $count } Arten
    }
carcassonne-kind-river = Fluss
carcassonne-sign-crest = Wappen
