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
carcassonne-refusal-not-your-token = You have no tunnel token of this pair left. Choose another.
carcassonne-refusal-opening-taken = A tunnel token already lies on this entrance. Choose a free one.
carcassonne-refusal-no-opening = No tunnel entrance here. Choose the end of a tunnel.
carcassonne-tunnel-none = Skip

carcassonne-work-tunnel = Tunnel token { $pair }
carcassonne-held-tunnel = tunnel token
carcassonne-module-tunnel = The Tunnel
carcassonne-section-1-18 = Contents
carcassonne-section-3-3-3 = Setup
carcassonne-section-4-5 = Tunnels
carcassonne-section-4-5-1 = Placing a tunnel token
carcassonne-section-4-5-2 = Roads underground
carcassonne-section-4-5-3 = Scoring
carcassonne-section-4-5-4 = With other expansions
carcassonne-section-7-4-9 = Single tiles

# Cards: what things are and do.
carcassonne-thing-tunnel = Two tokens of one colour join two tunnel openings: the roads there become one.
    .title = Tunnel token

carcassonne-given-tunnels = Tunnel tokens: token, square, road
