carcassonne-event-river-ends = The river has reached its lake. From now on tiles may go anywhere.
carcassonne-refusal-off-the-river = This is a river tile: continue the river with it.
carcassonne-refusal-river-turns-back = The river would turn back: no two bends in a row go the same way. Rotate the tile.
carcassonne-refusal-river-blocked = The river would run into tiles that nothing could continue. Rotate the tile.
carcassonne-refusal-in-the-water = No one stands on the river. Choose another part of the tile.
carcassonne-module-river = The River
carcassonne-section-1-2 = Contents
carcassonne-section-3-1-1 = Placing the river
carcassonne-refusal-river-loses-way = Towards the starting pieces the river could get stuck. Lead it past them.

carcassonne-given-spring = Spring: square, turn
