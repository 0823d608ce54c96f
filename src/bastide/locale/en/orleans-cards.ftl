### What things do in Orléans: cards of places, tiles, deeds and tracks, the end of a round, torture.

orleans-tabs-tracks = Tracks
orleans-tabs-deeds = Deeds
orleans-tabs-tiles = Place tiles
orleans-tabs-open = { $count } open to you
orleans-tabs-shrink = Shrink
