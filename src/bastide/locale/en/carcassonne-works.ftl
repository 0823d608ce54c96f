### Carcassonne at the table: what is laid and built on the land. Blanks as in carcassonne.ftl.

carcassonne-work-bridge =
    Bridge on { $square }, { $axis ->
        [N-S] north to south
       *[E-W] east to west
    }
carcassonne-work-ferry = Ferry on { $square } between { $ends }
carcassonne-work-tunnel = Tunnel token { $pair }
carcassonne-work-castle =
    Castle of { $name } on { $square }{ $closed ->
        [yes] , closed
       *[no] { "" }
    }
carcassonne-work-gold =
    { $count ->
        [one] A gold piece
       *[other] { $count } gold pieces
    } on { $square }
carcassonne-work-plague =
    { $count ->
        [one] The plague has one tile
       *[other] The plague has { $count } tiles
    }
carcassonne-work-focus = Focus { $number } of the plague on { $square }
carcassonne-work-flea =
    { $active ->
        [yes] Flea
       *[no] Flea without a focus
    } on { $square }
carcassonne-work-flea-goal = A flea is to come to { $square }
carcassonne-work-pig = The pig is at { $segment }
carcassonne-work-crown = { $figure } of { $name } on a crown space: { $segment }
carcassonne-work-teacher = The teacher is in the school

## The wheel

carcassonne-segment-fortuna = Fortuna
carcassonne-segment-taxes = taxes
carcassonne-segment-famine = famine
carcassonne-segment-storm = storm
carcassonne-segment-inquisition = inquisition
carcassonne-segment-plague = plague
carcassonne-segment-help =
    { $segment ->
        [fortuna] The player on turn gets 3 points.
        [taxes] Each knight brings his player a point for every crest of his city and every own knight in it.
        [famine] Each farmer brings his player a point for every finished city at his meadow.
        [storm] Each follower in the supply brings a point.
        [inquisition] Each monk brings his player points.
       *[plague] Everybody takes a follower back from the land.
    } Then the followers on this crown space score and come home.

## The fair

carcassonne-fair = The fair
carcassonne-fling-help =
    { $token ->
        [pie] Whoever the token touches goes home without points, own followers too, and so do those they push over.
        [seduction] The follower nearest to the token may be replaced by one of the thrower’s own.
        [target] Whoever comes nearest to the fair tile gets 5 points.
       *[catch] It flies to the neighbour on the left: 5 points for catching it or for a throw too short, else for the thrower.
    }
carcassonne-force = How hard
carcassonne-force-soft = Softly
carcassonne-force-firm = Firmly
carcassonne-force-hard = Hard
carcassonne-force-soft-help = Softly: precise, but the token falls short of the point aimed at.
carcassonne-force-firm-help = Firmly: the token comes down around the point aimed at.
carcassonne-force-hard-help = Hard: the token carries too far, and scatters.
carcassonne-fling-now = Fling
carcassonne-aim-shot = Aimed at { $square }, { $force }. Arrows move the aim, Enter flings.
carcassonne-fair-waiting = Still to fling:
carcassonne-catch-odds =
    { $how ->
        [caught] caught
        [touched] touched, not caught
        [short] too short
       *[far] far, not caught
    }: { $percent } %
carcassonne-flight = The die shows { $face }: the flight goes to { $square }

## The bazaar

carcassonne-bazaar = Bazaar
carcassonne-bazaar-tiles = Tiles for sale
carcassonne-bazaar-pick = Tile { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] No points bid
        [one] 1 point bid
       *[other] { $bid } points bid
    }
carcassonne-bazaar-next = May still bid:
carcassonne-bid-amount = Your bid
carcassonne-bid-less = One point less
carcassonne-bid-more = One point more
carcassonne-bid-now =
    { $bid ->
        [0] Bid nothing
       *[other] Bid { $bid }
    }

## Dispatches and the scoring track

carcassonne-dispatch =
    { $card ->
        [road] the smallest road
        [city] the smallest city
        [cloister] the smallest cloister
        [crests] crests
        [knights] knights
        [farmers] farmers
        [tile] one more tile
       *[follower] a follower comes home
    }
carcassonne-dispatch-help =
    { $card ->
        [road] The smallest road with followers of yours is scored, and they come home.
        [city] The smallest city with followers of yours is scored, and they come home.
        [cloister] The smallest cloister with a follower of yours is scored, and he comes home.
        [crests] 2 points for every crest of every city in which you have a follower.
        [knights] 2 points for each of your knights; they stay.
        [farmers] 3 points for each of your farmers; they stay.
        [tile] You draw and lay one more tile.
       *[follower] Score one of your followers and take him back.
    } Or take 2 points instead.
carcassonne-track = Scoring track
carcassonne-scorer = scoring figure
carcassonne-figure-woman = counting woman
carcassonne-figure-robber = robber
carcassonne-track-figure =
    { $figure } of { $name } on space { $space }{ $laps ->
        [0] { "" }
        [one] , after one lap
       *[other] , after { $laps } laps
    }
carcassonne-track-open = Show the scoring track
carcassonne-fold = Fold up
carcassonne-unfold = Unfold

## Squares and what lies before a player

carcassonne-square-bridge =
    { $count ->
        [one] Square { $square }, with a bridge, one way to turn it
       *[other] Square { $square }, with a bridge, { $count } ways to turn it
    }
carcassonne-held-gold = gold
carcassonne-held-tunnel = tunnel token
carcassonne-held-teacher = teacher
