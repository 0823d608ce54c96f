### Carcassonne at the table: what is laid and built on the land. Blanks as in carcassonne.ftl.

## The wheel

## The fair

## The bazaar

## Dispatches and the scoring track

carcassonne-track = Scoring track
carcassonne-scorer = scoring figure
carcassonne-track-figure =
    { $who ->
        [me] Your
       *[other] { $name }’s
    } { $figure } on space { $space }{ $laps ->
        [0] { "" }
        [one] , after 1 lap
       *[other] , after { $laps } laps
    }
carcassonne-track-open = Show the scoring track
carcassonne-fold = Fold up
carcassonne-unfold = Unfold

## Squares and what lies before a player

