### Die Schule

carcassonne-kind-teacher = Lehrer
carcassonne-ask-D-TEACHER = { $name }, der Lehrer hilft dir: Welche Punkte bekommst du auch?
carcassonne-wait-D-TEACHER = { $name } hat den Lehrer.
carcassonne-does-D-TEACHER = hat den Lehrer
carcassonne-verb-learn = Die Punkte auch nehmen
carcassonne-learn =
    { $worth ->
        [one] 1 Punkt: { $area }
       *[other] { $worth } Punkte: { $area }
    }
carcassonne-event-teacher = { $name } nimmt den Lehrer.
carcassonne-event-teacher-home = Der Lehrer kehrt in die Schule zurück.
carcassonne-refusal-not-scored-now = Das wird jetzt nicht gewertet.

carcassonne-category-teacher = Lehrer
carcassonne-work-teacher = Der Lehrer ist in der Schule
carcassonne-held-teacher = Lehrer
carcassonne-module-school = Die Schule
