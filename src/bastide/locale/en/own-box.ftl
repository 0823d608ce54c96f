# With your own box: what was drawn is entered.

refusal-impossible-outcome-entered =
    { $count ->
        [0] None of these can be drawn here; { $left } others are left.
        [one] None of these is left: it has come once already.
       *[other] None of these is left: it has come { $count } times already.
    }
refusal-not-entered = At this table Bastide draws. Open one with your own box to enter draws.
refusal-no-such-line = There is no entry { $max } or later in this game.
refusal-not-yet-entry = Enter the set-up first.
refusal-no-longer-fits =
    { $count ->
        [one] With this correction “{ $text }” no longer fits: { $cause } It is the last entry. Nothing has changed yet.
       *[other] With this correction “{ $text }” no longer fits: { $cause } { $count } entries from there on would go. Nothing has changed yet.
    }

entry-topic = What came?
entry-topic-tile = What was drawn?
entry-topic-start = Who begins?
entry-topic-die = What does the die show?
entry-topic-dispatch = Which message was drawn?
entry-topic-landing = Where did the catapult token land?
entry-topic-catch = How was the catch?
entry-topic-follower = What came out of the bag?
entry-topic-bath = What came out of the bag?
entry-topic-plague = Whom does the plague take?
entry-topic-tortured = Who was drawn blind from the bag?
entry-topic-hour = Which hour glass tile?
entry-topic-goods = Which goods lie on the routes?
entry-topic-put-away-I = Which category I place tiles are out?
entry-topic-put-away-II = Which category II place tiles are out?
entry-topic-orleans-removed = Which goods are out?
entry-topic-johanna-tile = Which characters are in the display?
entry-topic-johanna-aside = Which tiles were set aside?
entry-topic-johanna-places = Which places are laid out?
entry-topic-johanna-card = Which card did Johanna turn over?
entry-topic-johanna-back = What does the next back show?
entry-topic-johanna-removed = Which place does Johanna remove?
entry-left =
    { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
entry-bag =
    { $who ->
        [me] From your bag
       *[other] From { $name }’s bag
    }
entry-drew =
    { $who ->
        [me] You drew a tile
       *[other] { $name } drew a tile
    }
entry-drew-help = Show which one. You can rotate it afterwards.
entry-virtual =
    { $count ->
        [one] { $names } draws from a virtual bag and shows nothing before the plans are turned over.
       *[other] { $names } draw from virtual bags and show nothing before the plans are turned over.
    }
entry-several = Tap the { $count } you see, in any order.
entry-drop = Remove { $what } again
entry-missing =
    { $count ->
        [one] 1 more to enter
       *[other] { $count } more to enter
    }
entry-done = That’s it
entry-draw = Draw for us
entry-hide = Show the board
entry-show = Enter
entry-waits =
    { $who ->
        [me] Enter what you drew
       *[other] Waiting for { $name } to enter a draw
    }
entry-waits-all = Waiting for those at the table to enter a draw
entry-correct = Put an entry right
entry-correct-help = The last entry comes first. Choose what was wrong; the game is played again with the right one.
entry-instead = What was it really?
entry-keep = Leave it
entry-cut = Drop what follows
entry-list = All entries
entry-back-to = Go back to before this
entry-none = Nothing has been entered yet.

hands-title = Please move for { $names }
hands-steps =
    { $count ->
        [one] 1 thing to do
       *[other] { $count } things to do
    }
hands-tick = Step { $number } is done
hands-wrong = It doesn’t fit
hands-done = Done, next
hands-score = Points: { $before } → { $after }
hands-aloud = Read aloud what a bot does
hands-aloud-help = so nobody has to look at the screen
carcassonne-hands-lay =
    Place this tile { $side ->
        [above] above
        [below] below
        [left] to the left of
       *[right] to the right of
    } { $mark ->
        [start] the start tile
        [cloister] the cloister
        [crest] the tile with the coat of arms
       *[figure]
            { $owner ->
                [me] your
               *[other] { $ownerName }’s
            } { WORD("carcassonne-figure", $role) }
    }
carcassonne-hands-lay-framed = Place this tile where the frame is
carcassonne-hands-place = Place { WORD("carcassonne-figure", $role, form: "a") } { WORD("carcassonne-kind", $kind, form: "on") }
carcassonne-at-N = at the top
carcassonne-at-E = on the right
carcassonne-at-S = at the bottom
carcassonne-at-W = on the left

where-title = Where do you play?
where-screen = On this screen
where-screen-help = The board is drawn here; you play with the mouse or with your finger.
where-own-box = With your own box
where-own-box-help = Tiles and followers lie on your table. Bastide asks what was drawn, checks, counts, and plays for the bots.

carcassonne-entry-edges = Edges of the tile: tap to choose
carcassonne-entry-edge = { $side }: { $what }
carcassonne-entry-any = anything
carcassonne-entry-tap-1 = Edges:
carcassonne-entry-tap-2 = tap
carcassonne-entry-found =
    { $filtered ->
        [yes] { $count } of { $of } tiles: { $wanted }
       *[no] { $count } of { $of } tiles
    }
carcassonne-entry-shapes = Edges of the tile
carcassonne-entry-faces = Faces that are left
carcassonne-entry-none = No tile like this is left. If it lies in front of you, an earlier one was entered wrong: put it right with the arrow below.
carcassonne-entry-clear = Clear filter
carcassonne-entry-search = Search: city, cloister …
carcassonne-entry-face = { $words }; { $count } left
carcassonne-entry-more = { $count } more: tap the edges to narrow them down.
carcassonne-entry-catch-caught = Caught
carcassonne-entry-catch-touched = Touched
carcassonne-entry-catch-short = Too short
carcassonne-entry-catch-far = Too far
johanna-entry-places = Tap the { $count } places that are laid out.
johanna-entry-card = Card { $number }
johanna-entry-back =
    { $arrow ->
        [up] Arrow up, { $what }
       *[down] Arrow down, { $what }
    }
johanna-entry-build = trading station

refusal-unknown-data-set = The data set “{ $word }” isn’t here. Keep its file with `bastide data --use`; with other values it would be another game.
refusal-other-data = This game was played with other values than those of “{ $word }”. Name the data set that it was played with.
refusal-other-data-ours = This game was played with a data set of its own, which its record no longer names. With our values it would be another game.
refusal-changed-data-set = The data set “{ $word }” was changed after it was kept. Use its file again: it gets a new name.

where-much = How much do you enter?
where-every-move = every move
where-points-only = points only
where-much-help = Every move: full check and score. Points only: a scoring track with a memory.
where-devices = One device for the table is enough. For one each, leave seats open and send the link.
score-title = Score keeper
score-help = For a game on your table: choose who scores, for what and how much. It stays in this browser.
score-name = Name at seat { $seat }
score-fewer = One seat fewer
score-for = For
score-give =
    { $points ->
        [0] Choose points
        [one] 1 point for { $name }
       *[other] { $points } points for { $name }
    }
score-told =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
score-track = Scoring track
score-sum = Sum
score-print = Print sheet
score-clear = New game
