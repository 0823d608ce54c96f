### The Tunnel

carcassonne-ask-D-TUNNEL = { $name }, lay a tunnel token on an opening, or not.
carcassonne-wait-D-TUNNEL = { $name } may lay a tunnel token.
carcassonne-does-D-TUNNEL = may lay a tunnel token
carcassonne-verb-tunnel = Lay a tunnel token
carcassonne-tunnel = Token { $pair } at the { $area }
carcassonne-event-tunnel = { $name } lays the tunnel token { $pair } on { $square }.
carcassonne-refusal-not-your-token = You have no tunnel token of that colour left.
carcassonne-refusal-opening-taken = There is a token on that opening already.
carcassonne-refusal-no-opening = There is no tunnel opening.
carcassonne-tunnel-none = No token

carcassonne-work-tunnel = Tunnel token { $pair }
carcassonne-held-tunnel = tunnel token
carcassonne-module-tunnel = The Tunnel
