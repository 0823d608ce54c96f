### Carcassonne at the table: what the pieces of the expansions are called by the page. Blanks as in carcassonne.ftl;
### $seat a seat's letter or none, $height of a tower.

carcassonne-figure-tower = tower
carcassonne-piece =
    { $figure }{ $seat ->
        [none] { "" }
       *[other] { " " }of { $seat }
    }{ $height ->
        [0] { "" }
       *[other] , { $height } high
    }{ $area ->
        [none] { "" }
       *[other] , { $area }
    }, square { $square }
carcassonne-mode = { $verb }: { $figure }
