### Carcassonne am Tisch: wie die Seite die Figuren der Erweiterungen nennt. Lücken wie in carcassonne.ftl;
### $name der Name eines Menschen, $owned ob eine Figur jemandem gehört, $height die Höhe eines Turms.

carcassonne-figure-tower = Turm
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
carcassonne-quarter =
    { $quarter }: { $who ->
        [none] niemand wartet hier
       *[other] { $who }
    }{ $count ->
        [yes] . Der Graf ist hier: niemand kommt heraus
       *[no] { "" }
    }
carcassonne-held = { $piece }: { $count }
carcassonne-held-tower = Turmteile
carcassonne-held-abbey = Abtei auf der Hand
carcassonne-held-wine = Wein
carcassonne-held-grain = Korn
carcassonne-held-cloth = Tuch
carcassonne-held-king = König
carcassonne-held-robber-baron = Raubritter
carcassonne-card =
    { $size ->
        [one] { $card }, für ein Plättchen
       *[other] { $card }, für { $size } Plättchen
    }
carcassonne-prisoner = Gefangen bei { $captor }: { $figure } von { $name }
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

carcassonne-category-catapult = Katapult
carcassonne-category-wheel = Rad der Fortuna
carcassonne-category-teacher = Lehrer
carcassonne-category-dispatch = Depeschen
carcassonne-category-gold = Gold
carcassonne-category-robber = Räuber

## A tile in words

carcassonne-in-hand = Auf der Hand: { $tile }.
carcassonne-joins = schließt an: { $areas }
carcassonne-kind-river = Fluss
carcassonne-sign-crest = Wappen
carcassonne-sign-inn = Wirtshaus
carcassonne-sign-cathedral = Kathedrale
carcassonne-sign-dragon = Drache
carcassonne-sign-portal = Zauberportal
carcassonne-sign-fair = Jahrmarkt
carcassonne-sign-bazaar = Basar
carcassonne-sign-plague = Pest
carcassonne-sign-festival = Fest
carcassonne-sign-gold = Gold
carcassonne-sign-mage = Magier und Hexe
carcassonne-sign-robber = Räuber
carcassonne-sign-crop-field = Kornkreis, Bauer
carcassonne-sign-crop-road = Kornkreis, Wegelagerer
carcassonne-sign-crop-city = Kornkreis, Ritter
carcassonne-sign-wine = Wein
carcassonne-sign-grain = Korn
carcassonne-sign-cloth = Tuch
carcassonne-sign-princess = Burgfräulein
carcassonne-sign-cathar = Katharer
carcassonne-sign-fly = Flugmaschine
carcassonne-sign-wheel-1 = Glücksrad, 1
carcassonne-sign-wheel-2 = Glücksrad, 2
carcassonne-sign-wheel-3 = Glücksrad, 3
carcassonne-sign-tower = Turmfundament
