### Die Kornkreise

carcassonne-ask-D-CROP = Kornkreis: Stellen alle einen Gefolgsmann dazu, oder nehmen alle einen zurück?
carcassonne-wait-D-CROP = Warten auf { $names }: beim Kornkreis wählen
carcassonne-does-D-CROP = wählt beim Kornkreis
carcassonne-ask-D-CROPDO = Kornkreis: Wähle einen Gefolgsmann
carcassonne-ask-D-CROPDO-join = Kornkreis: Einen Gefolgsmann zu einem eigenen stellen?
carcassonne-ask-D-CROPDO-remove = Kornkreis: Nimm einen dieser Gefolgsleute zurück
carcassonne-wait-D-CROPDO = Warten auf { $names }: Kornkreis ausführen
carcassonne-does-D-CROPDO = folgt dem Kornkreis
carcassonne-verb-add = Dazustellen
carcassonne-add = Alle dürfen einen Gefolgsmann dazustellen
carcassonne-verb-cut = Zurücknehmen
carcassonne-cut = Alle müssen einen Gefolgsmann zurücknehmen
carcassonne-verb-join = Gefolgsmann dazustellen
carcassonne-join = { WORD("carcassonne-figure", $figure, form: "a-acc") } dazustellen { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-verb-remove = Gefolgsmann zurücknehmen
carcassonne-remove = { WORD("carcassonne-figure", $role, form: "my-acc") } { WORD("carcassonne-kind", $kind, form: "from") }{ $sides } zurücknehmen
carcassonne-event-crop-circle =
    { $who ->
        [me] Du wählst
       *[other] { $name } wählt
    }: { $what ->
        [add] Alle dürfen einen Gefolgsmann dazustellen.
       *[cut] Alle nehmen einen Gefolgsmann zurück.
    }
carcassonne-refusal-not-there = Setze nur zu einem deiner Gefolgsleute der Art, die der Kornkreis zeigt.
carcassonne-refusal-not-concerned = Diesen Gefolgsmann betrifft der Kornkreis nicht. Wähle einen der gezeigten Art.
carcassonne-crop-none = Überspringen

carcassonne-sign-crop-field = Kornkreis: Bauer
carcassonne-sign-crop-road = Kornkreis: Wegelagerer
carcassonne-sign-crop-city = Kornkreis: Ritter
carcassonne-module-crop-circles = Die Kornkreise

# Karten: was etwas ist und bewirkt.
carcassonne-thing-crop-field = Wer ihn legt, wählt für alle: einen Gefolgsmann zu den eigenen Bauern stellen oder einen von ihnen zurücknehmen.
    .title = Kornkreis: Mistgabel
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-crop-road = Wer ihn legt, wählt für alle: einen Gefolgsmann zu den eigenen Wegelagerern stellen oder einen von ihnen zurücknehmen.
    .title = Kornkreis: Keule
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-crop-city = Wer ihn legt, wählt für alle: einen Gefolgsmann zu den eigenen Rittern stellen oder einen von ihnen zurücknehmen.
    .title = Kornkreis: Schild
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
