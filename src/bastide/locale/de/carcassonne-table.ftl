### Carcassonne am Tisch: wie die Seite die Figuren der Erweiterungen nennt. Lücken wie in carcassonne.ftl;
### $name der Name eines Menschen, $owned ob eine Figur jemandem gehört, $height die Höhe eines Turms.

carcassonne-piece =
    { $figure }{ $owned ->
        [no] { "" }
       *[yes] { " " }von { $name }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } hoch
    }{ $area ->
        [none] { "" }
       *[other] , { $area }
    }, Feld { $square }
carcassonne-mode = { $verb }: { $figure }
carcassonne-held = { $piece }: { $count }
carcassonne-in-play = Im Spiel
carcassonne-in-play-open = Im Spiel: { $sets }
carcassonne-in-play-more = Außerdem
carcassonne-in-play-base = Straßen, Städte, Klöster und Wiesen und Gefolgsleute, die sie besetzen.
carcassonne-in-play-tiles = Weitere Plättchen, keine eigenen Regeln.
carcassonne-in-play-changed = An diesem Tisch vereinbart
carcassonne-in-play-usual =
    { $count ->
        [one] Eine offene Frage der Regeln, gelesen wie üblich
       *[other] { $count } offene Fragen der Regeln, gelesen wie üblich
    }
carcassonne-in-front = Wer was hat

## A tile in words

carcassonne-in-hand = Auf der Hand: { $tile }.
carcassonne-joins = schließt an: { $areas }
carcassonne-kind-river = Fluss
carcassonne-sign-crest = Wappen
