### Das Gefolge

carcassonne-figure-phantom = Phantom
    .nom = das Phantom
    .acc = das Phantom
    .dat = dem Phantom
    .a-nom = ein Phantom
    .a-acc = ein Phantom
    .a-dat = einem Phantom
    .my-nom = dein Phantom
    .my-acc = dein Phantom
    .my-dat = deinem Phantom
    .plural = Phantome
carcassonne-ask-D-PHANTOM = Auch dein Phantom setzen?
carcassonne-wait-D-PHANTOM = Warten auf { $names }: Phantom setzen oder überspringen
carcassonne-does-D-PHANTOM = setzt das Phantom
carcassonne-verb-phantom = Phantom setzen
carcassonne-phantom = Phantom { WORD("carcassonne-kind", $kind, form: "into") }{ $sides }
carcassonne-phantom-none = Überspringen
carcassonne-refusal-phantom-came-back = Dein Phantom ist gerade zurückgekommen. Ab deinem nächsten Zug kannst du es setzen.
carcassonne-refusal-phantom-only = Jetzt kannst du nur dein Phantom setzen, als zweiten Gefolgsmann.

carcassonne-module-phantom = Das Gefolge (Phantom)

# Karten: was etwas ist und bewirkt.
carcassonne-thing-phantom = Dein zweiter Gefolgsmann in einem Zug: Du setzt ihn zusätzlich in ein anderes Gebiet. Er zählt wie jeder Gefolgsmann.
    .title = Phantom
