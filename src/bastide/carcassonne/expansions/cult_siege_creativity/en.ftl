### Carcassonne: the faces that a table makes up for the two blank tiles. $number of the tile, $face the same, $side of
### the compass, $word what was written, $known what could have been, $most characters, $element by its name.

carcassonne-blank-tile = Tile { $number }
carcassonne-face-edge = Edge in the { $side }
carcassonne-face-joined = The cities are one
carcassonne-face-through = One road runs through
carcassonne-face-inn = With an inn
carcassonne-face-mark = In the city
carcassonne-face-site = In the middle
carcassonne-face-sign = Symbol
carcassonne-face-none = nothing
carcassonne-face-text = As text
carcassonne-face-shows = Tile { $number } shows: { $tile }

carcassonne-refusal-face-long = That is too long for a tile: { $most } characters are the most.
carcassonne-refusal-face-word = “{ $word }” is unknown here. There is { $known }.
carcassonne-refusal-face-empty = Nothing is written. A tile that is all meadow is written “field”.
carcassonne-refusal-face-crowded = There is room for one building and one sign on a tile, for one symbol in a city of one edge and for two in a larger one.
carcassonne-refusal-face-edges = Write the edges as N+E: of N, E, S, W, each once.
carcassonne-refusal-face-twice = The edge { $word } belongs to two parts. Take it away from one of them.
carcassonne-refusal-face-crossing = Two parts cross. Join them, or end one of them.
carcassonne-refusal-face-road = A road reaches one or two edges. At a crossing each is a road of its own.
carcassonne-refusal-face-cap = “cap” is for a city of exactly one edge.
carcassonne-refusal-face-cathedral = A cathedral needs a city on all four edges.
carcassonne-refusal-face-site = There is no meadow for the building. Leave it out.
carcassonne-refusal-face-middle = Roads that end here run to what stands in the middle. There every city has one edge, and no road runs past.
carcassonne-refusal-face-count = There are two blank tiles: write one or two faces, with a semicolon between them.
carcassonne-refusal-face-element = “{ $word }” means nothing at this table. Leave it out, or play the element “{ $element }”.

carcassonne-module-cult-siege-creativity = Cult, Siege & Creativity
carcassonne-section-1-15 = Contents
