### Die Schule

carcassonne-kind-teacher = Lehrer
    .score = den Lehrer
carcassonne-ask-D-TEACHER = Welche Punkte bringt dir der Lehrer noch einmal?
carcassonne-wait-D-TEACHER = Warten auf { $names }: Lehrer nutzen
carcassonne-does-D-TEACHER = nutzt den Lehrer
carcassonne-verb-learn = Punkte wiederholen
carcassonne-learn =
    { $worth ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $worth } Punkte
    } für { WORD("carcassonne-kind", $kind, form: "acc") }
carcassonne-event-teacher =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } den Lehrer.
carcassonne-event-teacher-home = Der Lehrer kehrt in die Schule zurück.
carcassonne-refusal-not-scored-now = Das wird jetzt nicht gewertet. Wähle ein Gebiet, das gewertet wird.

carcassonne-category-teacher = Lehrer
carcassonne-work-teacher = Der Lehrer ist in der Schule
carcassonne-held-teacher = Lehrer
carcassonne-module-school = Die Schule

# Karten: was etwas ist und bewirkt.
carcassonne-thing-teacher = Wer eine Straße zur Schule fertig baut, bekommt den Lehrer und damit auch die Punkte der nächsten Wertung. Dann geht er zurück.
    .title = Lehrer
carcassonne-thing-school = Hier wartet der Lehrer. Wer eine Straße hierher fertig baut, bekommt ihn.
    .title = Schule

## What they do now

carcassonne-now-teacher =
    { $who ->
        [me] Du hast den Lehrer: Das nächste Bauwerk, das gewertet wird, bringt auch dir die Punkte.
       *[other] { $name } hat den Lehrer: Das nächste Bauwerk, das gewertet wird, bringt { $name } die Punkte.
    }
carcassonne-now-teacher-free = Noch zu haben: Schließe eine Straße zur Schule ab.

carcassonne-given-teacher = Wer den Lehrer hat
