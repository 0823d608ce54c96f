### The School

carcassonne-kind-teacher = teacher
    .score = the teacher
carcassonne-ask-D-TEACHER = Which score does the teacher repeat for you?
carcassonne-wait-D-TEACHER = Waiting for { $names } to choose with the teacher
carcassonne-does-D-TEACHER = using the teacher
carcassonne-verb-learn = Repeat score
carcassonne-learn =
    { $worth ->
        [0] no points
        [one] 1 point
       *[other] { $worth } points
    } for { WORD("carcassonne-kind", $kind, form: "the") }
carcassonne-event-teacher =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } the teacher.
carcassonne-event-teacher-home = The teacher returns to the school.
carcassonne-refusal-not-scored-now = This isn’t being scored now. Choose a feature that is.

carcassonne-category-teacher = Teacher
carcassonne-work-teacher = The teacher is in the school
carcassonne-held-teacher = teacher
carcassonne-module-school = The School

# Cards: what things are and do.
carcassonne-thing-teacher = Complete a road to the school and take the teacher: you also get all points of the next scoring. Then the teacher goes back.
    .title = Teacher
carcassonne-thing-school = The teacher waits here. Complete a road that leads here to take the teacher.
    .title = School

## What they do now

carcassonne-now-teacher =
    { $who ->
        [me] You have the teacher: the next structure that scores brings you its points as well.
       *[other] { $name } has the teacher: the next structure that scores brings { $name } its points as well.
    }
carcassonne-now-teacher-free = Free to take: complete a road to the school.

carcassonne-given-teacher = Who has the teacher
