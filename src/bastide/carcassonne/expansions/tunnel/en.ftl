### The Tunnel

carcassonne-ask-D-TUNNEL = Place a tunnel token on an entrance?
carcassonne-wait-D-TUNNEL = Waiting for { $names } to place a tunnel token or skip
carcassonne-does-D-TUNNEL = placing a tunnel token
carcassonne-verb-tunnel = Place tunnel token
carcassonne-tunnel = Tunnel token { $pair }, { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-event-tunnel =
    { $who ->
        [me] You place
       *[other] { $name } places
    } a tunnel token.
carcassonne-refusal-not-your-token = You have no tunnel token of that colour left.
carcassonne-refusal-opening-taken = There is a token on that opening already.
carcassonne-refusal-no-opening = There is no tunnel opening.
carcassonne-tunnel-none = Skip

carcassonne-work-tunnel = Tunnel token { $pair }
carcassonne-held-tunnel = tunnel token
carcassonne-module-tunnel = The Tunnel
