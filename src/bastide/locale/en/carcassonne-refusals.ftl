carcassonne-refusal-square-taken = There is a tile on that square already.
carcassonne-refusal-adjoins-nothing = The tile must touch one that lies there already.
carcassonne-refusal-edges-differ = Turned like this, an edge of the tile would not continue its neighbour.
carcassonne-refusal-no-follower = You have no follower left.
carcassonne-refusal-none-left = You have no such figure left.
carcassonne-refusal-elsewhere = A follower goes only onto the tile that was just laid.
carcassonne-refusal-occupied = Somebody stands in this area already, perhaps on another tile.
carcassonne-refusal-fits-no-way = The tile does not fit here, however it is turned.
