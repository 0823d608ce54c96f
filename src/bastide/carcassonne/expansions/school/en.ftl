### The School

carcassonne-kind-teacher = teacher
carcassonne-ask-D-TEACHER = { $name }, the teacher helps you: whose points do you take too?
carcassonne-wait-D-TEACHER = { $name } has the teacher.
carcassonne-does-D-TEACHER = has the teacher
carcassonne-verb-learn = Take the points too
carcassonne-learn =
    { $worth ->
        [one] 1 point of the { $area }
       *[other] { $worth } points of the { $area }
    }
carcassonne-event-teacher = { $name } takes the teacher.
carcassonne-event-teacher-home = The teacher returns to the school.
carcassonne-refusal-not-scored-now = That is not being scored now.

carcassonne-category-teacher = Teacher
carcassonne-work-teacher = The teacher is in the school
carcassonne-held-teacher = teacher
carcassonne-module-school = The School
