### Carcassonne am Tisch: wie die Seite die Figuren der Erweiterungen nennt. Lücken wie in carcassonne.ftl;
### $seat der Buchstabe eines Platzes oder none, $height die Höhe eines Turms.

carcassonne-figure-tower = Turm
carcassonne-piece =
    { $figure }{ $seat ->
        [none] { "" }
       *[other] { " " }von { $seat }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } hoch
    }{ $area ->
        [none] { "" }
       *[other] , { $area }
    }, Feld { $square }
carcassonne-mode = { $verb }: { $figure }
