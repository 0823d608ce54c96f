### The Bridges

carcassonne-figure-bridge = bridge
carcassonne-lay-bridge =
    { $turn ->
        [0] On { $x },{ $y }, as drawn, with a bridge on { $bx },{ $by }
       *[other] On { $x },{ $y }, turned by { $turn }°, with a bridge on { $bx },{ $by }
    }
carcassonne-verb-set-aside = Build no bridge
carcassonne-set-aside = Build no bridge: the tile leaves the game and you draw another

carcassonne-ask-D-BRIDGE = { $name }, build the bridge.
carcassonne-wait-D-BRIDGE = { $name } builds a bridge.
carcassonne-does-D-BRIDGE = builds a bridge
carcassonne-verb-bridge = Build a bridge
carcassonne-bridge = The bridge

carcassonne-event-bridge = { $name } builds a bridge on { $square }.

carcassonne-refusal-no-bridge-left = You have no bridge left.
carcassonne-refusal-not-on-this-tile-or-beside-it = A bridge goes onto the tile just laid or onto one beside it.
carcassonne-refusal-bridge-not-on-meadow = Both ends of a bridge must stand on meadow.
carcassonne-refusal-bridge-there = There is a bridge on that tile already.
carcassonne-refusal-bridge-runs-into-land = The bridge would run into something that is no road.
carcassonne-refusal-bridge-continues-no-road = A bridge must carry a road on.
carcassonne-refusal-fits-without-a-bridge = The tile fits without a bridge, so it must be laid.
