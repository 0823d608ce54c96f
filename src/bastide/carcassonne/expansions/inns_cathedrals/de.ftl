### Wirtshäuser & Kathedralen

carcassonne-figure-big = großer Gefolgsmann
    .nom = der große Gefolgsmann
    .acc = den großen Gefolgsmann
    .dat = dem großen Gefolgsmann
    .a-nom = ein großer Gefolgsmann
    .a-acc = einen großen Gefolgsmann
    .a-dat = einem großen Gefolgsmann
    .my-nom = dein großer Gefolgsmann
    .my-acc = deinen großen Gefolgsmann
    .my-dat = deinem großen Gefolgsmann
    .plural = große Gefolgsleute
    .short = groß
carcassonne-verb-big = Großen Gefolgsmann setzen
carcassonne-mode-big = Großer Gefolgs­mann
carcassonne-big =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }

carcassonne-sign-inn = Wirtshaus
carcassonne-sign-cathedral = Kathedrale
carcassonne-module-inns-cathedrals = Wirtshäuser & Kathedralen
carcassonne-section-1-3 = Spielmaterial
carcassonne-section-4-4-2 = Großer Gefolgsmann
carcassonne-section-4-6-1-1 = Straßen mit Wirtshaus
carcassonne-section-4-6-2-2 = Städte mit Kathedrale
carcassonne-section-7-4-1 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-inn = Die fertige Straße bringt 2 Punkte je Plättchen, die unfertige nichts.
    .title = Wirtshaus
carcassonne-thing-cathedral = Die fertige Stadt bringt 3 Punkte je Plättchen und Wappen, die unfertige nichts.
    .title = Kathedrale
carcassonne-thing-big = Wird gesetzt wie jeder Gefolgsmann, zählt bei der Mehrheit aber wie 2.
    .title = Großer Gefolgsmann

## What they do now

carcassonne-now-raised =
    { $kind ->
        [road] Diese Straße
       *[city] Diese Stadt
    } bringt fertig { $points } Punkte{ $growth ->
        [0] .
       *[other] , je neuem Plättchen { $growth } mehr.
    }
carcassonne-now-raised-done =
    { $kind ->
        [road] Diese Straße
       *[city] Diese Stadt
    } ist fertig und gewertet.
