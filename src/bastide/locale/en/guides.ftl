### The rules as people read them: the headings of the pages above the single rules.

guide-pieces = Pieces
guide-turn = Your turn
guide-scoring = Scoring
guide-completed = Completed
guide-incomplete = Incomplete
guide-points = Points
guide-examples = Examples
guide-answer = Show the answer
guide-asked = Often asked
rules-pages = Explained on these pages
