carcassonne-event-river-ends = Der Fluss hat seinen See erreicht. Ab jetzt wächst die Auslage nach allen Seiten.
carcassonne-refusal-off-the-river = Das ist ein Flussplättchen: Setze damit den Fluss fort.
carcassonne-refusal-river-turns-back = Der Fluss kehrte um: keine zwei Kurven hintereinander in dieselbe Richtung. Drehe das Plättchen.
carcassonne-refusal-river-blocked = Der Fluss liefe in Plättchen, die ihn nicht fortsetzen können. Drehe das Plättchen.
carcassonne-refusal-in-the-water = Auf dem Fluss steht niemand. Wähle einen anderen Teil des Plättchens.
carcassonne-module-river = Der Fluss
carcassonne-section-1-2 = Spielmaterial
carcassonne-section-3-1-1 = Fluss legen
carcassonne-refusal-river-loses-way = Auf die Startteile zu könnte der Fluss stecken bleiben. Führe ihn daran vorbei.

carcassonne-given-spring = Quelle: Feld, Drehung
