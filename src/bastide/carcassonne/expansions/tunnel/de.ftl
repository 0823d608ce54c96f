### Der Tunnel

carcassonne-ask-D-TUNNEL = { $name }, lege eine Tunnelmarke auf eine Öffnung oder nicht.
carcassonne-wait-D-TUNNEL = { $name } darf eine Tunnelmarke legen.
carcassonne-does-D-TUNNEL = darf eine Tunnelmarke legen
carcassonne-verb-tunnel = Eine Tunnelmarke legen
carcassonne-tunnel = Marke { $pair } an { $area }
carcassonne-event-tunnel = { $name } legt die Tunnelmarke { $pair } auf { $square }.
carcassonne-refusal-not-your-token = Von dieser Farbe hast du kein Tunnel-Plättchen mehr.
carcassonne-refusal-opening-taken = Auf dieser Öffnung liegt schon ein Plättchen.
carcassonne-refusal-no-opening = Dort ist keine Tunnelöffnung.
carcassonne-tunnel-none = Keinen Marker legen

carcassonne-work-tunnel = Tunnelmarker { $pair }
carcassonne-held-tunnel = Tunnelmarker
carcassonne-module-tunnel = Der Tunnel
