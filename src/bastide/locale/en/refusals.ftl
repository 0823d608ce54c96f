# What can't be done, and why. A code and its blanks come from the rules or the server; the sentence stands here.

problem-to = To { $name }: “{ $problem }”
problem-in-move = Move { $index }: { $problem }
problem-in-header = Header: { $problem }
problem-in-face = Tile { $face }: { $problem }

## At the table

refusal-not-your-turn =
    { $count ->
        [0] Nothing to decide right now.
        [one] It’s { $names }’s turn.
       *[other] Waiting for { $names }.
    }
refusal-not-now = Not yet. This comes first: { $ask }
refusal-not-now-table = Not yet. Something else has to be settled first.
refusal-not-now-position = No turn has begun yet at this moment. Go on to the first turn and edit the position there.
refusal-not-offered = You can’t do that now. Possible moves are highlighted.
refusal-game-over = The game is over.
refusal-no-undo = Too late to undo: something was drawn or another player moved. You can ask the others.
refusal-not-asked = Nobody is asking you to agree to an undo right now.
refusal-bot-plays = A bot plays for this seat. Take it back first.
refusal-stale = The game has moved on. Choose again.
refusal-not-running = The game isn’t running. It starts when every seat is taken.
refusal-not-yet = This game has hidden information. You can download it when it’s over.
refusal-not-your-seat = This seat belongs to another player.
refusal-seat-taken = This seat is already taken.
refusal-no-such-seat = There is no seat “{ $word }” here.
refusal-no-such-seat-line = “{ $text }” starts with no seat of this game.
refusal-no-such-seat-table = This table has no seat “{ $word }”, only A to { $max }.
refusal-no-such-table = This table doesn’t exist. Is the link complete?
refusal-too-fast = Too many clicks at once. Wait a second.

## Server and page

refusal-unreachable = Can’t reach the server. Check that it’s running, then try again.
refusal-internal = Something went wrong on our side. Your game is saved. Try again.
refusal-outdated = This game was started with another version of Bastide. It’s still saved, but can’t be continued here.
refusal-outdated-here = Bastide’s rules have changed since this game was played. Go back to the last move that holds, then play on.
refusal-storage = Your move couldn’t be saved. The game is safe; please try again. ({ $why })
refusal-storage-file = Games can’t be saved in { $path }: { $why }.
refusal-storage-newer = The games in { $path } were saved by a newer Bastide; this one can’t read them ({ $why }).
refusal-storage-moves = The moves of this table are incomplete. It can’t be continued.
refusal-storage-conflict = This table was just changed elsewhere. Try again.
refusal-too-large = This message is too long: { $most } bytes at most.
refusal-too-large-record = This record is too long: { $most } characters at most.
refusal-too-large-lines = A record brought here has at most { $most } lines.
refusal-too-long = This game is too long to go on here: { $most } moves at most.
refusal-too-busy = The server is busy right now. Try again in a moment.
refusal-too-costly = Replaying this record takes more than { $seconds } seconds or { $megabytes } MB.
refusal-bad-message = This message can’t be read: { $why }.
refusal-unknown-type = There is no such message. There are: { $known }.
refusal-bad-state = This isn’t a saved state of these rules: { $why }.
refusal-bad-address = There is no address “{ $text }” here: { $why }.
refusal-no-port = The table can’t be served on { $text }: { $why }.
refusal-no-file = There is no file or folder { $path }.
refusal-no-file-records = There is no record in the folder { $path }.
refusal-no-file-system = { $path }: { $why }
refusal-no-editions = { $word } has no editions to compare; orleans has A, B and C.

## Lessons

refusal-lesson-other = Good idea, but this lesson goes on differently. Follow the highlight.
refusal-lesson-read = Read this step first, then tap Next.
refusal-lesson-over = The lesson is over. Play a game of your own now.
refusal-no-such-lesson = This lesson doesn’t exist.

## A new table

refusal-seats =
    { $min ->
        [one] { $max ->
            [one] { $game } needs exactly 1 player here.
           *[other] { $game } is for { $min } to { $max } players.
        }
       *[other] { $game } is for { $min } to { $max } players.
    }
refusal-missing = { $what } needs { $other }. Add it, or leave { $what } out.
refusal-excluded = { $what } and { $other } can’t be combined. Leave one out.
refusal-cards-only = The solo game is played with place cards.
refusal-fixed-option = { $option } is fixed to { $word }; the other answer isn’t built yet.
refusal-unknown =
    { $hints ->
        [one] There is no “{ $word }”. Did you mean { $near }?
       *[other] There is no “{ $word }”. There are: { $known }.
    }
refusal-unknown-set =
    { $hints ->
        [one] There is no expansion “{ $word }”. Did you mean { $near }?
       *[other] There is no expansion “{ $word }”. There are: { $known }.
    }
refusal-unknown-element =
    { $hints ->
        [one] There is no element “{ $word }”. Did you mean { $near }?
       *[other] There is no element “{ $word }”. There are: { $known }.
    }
refusal-unknown-option =
    { $hints ->
        [one] There is no rule variant “{ $word }”. Did you mean { $near }?
       *[other] There is no rule variant “{ $word }”. There are: { $known }.
    }
refusal-unknown-game =
    { $hints ->
        [one] There is no game “{ $word }”. Did you mean { $near }?
       *[other] There is no game “{ $word }”. There are: { $known }.
    }
refusal-unknown-bot =
    { $hints ->
        [one] There is no bot “{ $word }”. Did you mean { $near }?
       *[other] There is no bot “{ $word }”. There are: { $known }.
    }
refusal-unknown-style =
    { $hints ->
        [one] There is no style “{ $word }”. Did you mean { $near }?
       *[other] There is no style “{ $word }”. There are: { $known }.
    }
refusal-unknown-style-level = There is no style “{ $word }”: { $level } has none.
refusal-unknown-value = { $option } can’t be “{ $word }”. It can be: { $known }.
refusal-unknown-value-number = { $option } can’t be “{ $word }”. It is a number from { $min } to { $max }.
refusal-unknown-value-text = { $option } is a text of at most { $most } characters.
refusal-unknown-rule = There is no rule “{ $word }” in this game.
refusal-unknown-anchor = Module { $module }: there is nothing called “{ $word }” to build on.
refusal-slice-taken = Module { $module }: { $word } is already kept.
refusal-unknown-rule-module = { $module }: the rulebook has no { $rules }; write a sentence for each into the rulebook.toml of its box, in English and German.
refusal-broken-bot = { $path } defines no working bot(seed): { $why }

## Notation

refusal-unknown-verb =
    { $hints ->
        [one] There is no action “{ $word }”. Did you mean { $near }?
       *[other] There is no action “{ $word }”. Now you can: { $known }.
    }
refusal-unreadable = “{ $text }” can’t be read.
refusal-bad = “{ $text }” can’t be read. Write { $form }.
refusal-which = “{ $text }” is not clear. Write { $form }.
refusal-which-area = “{ $text }” could be: { $known }.
refusal-which-row = “{ $text }”: which row pays? Write { $known }.
refusal-which-rows = “{ $text }”: which rows pay? Write { $known }.
refusal-which-bonus = “{ $text }” could be: { $known }.
refusal-no-such =
    { $hints ->
        [one] There is no “{ $word }”. Did you mean { $near }?
       *[other] { $count ->
            [0] There is no “{ $word }”.
           *[other] There is no “{ $word }”. There are: { $known }.
        }
    }
refusal-no-tile = “{ $text }”: there is no tile on { $square }.
refusal-nothing-there = There is nothing to say about “{ $text }”.

## Records

refusal-not-json = This is not JSON: { $why }.
refusal-not-json-bytes = This is not a text file in UTF-8. { $path }
refusal-not-a-record = A record is a JSON object with “bastide”, “game” and “moves”.
refusal-not-a-record-format = A record says "bastide": 1, its format.
refusal-future-version = This record has format { $found }; this Bastide reads up to { $most }.
refusal-bad-version = There is no format { $found }.
refusal-unknown-entry = A record has no entry “{ $word }”. There are: { $known }.
refusal-differs = After { $line } lines the position isn’t what it was when this game was played with Bastide { $rules }.
refusal-bad-entry = The entry “{ $word }” is missing or has the wrong form.
refusal-bad-entry-texts = “{ $word }” is a list of texts.
refusal-bad-entry-seed = “seed” is a number or a text.
refusal-bad-entry-seats = “seats” is a list of 1 to { $max } names, or their number.
refusal-bad-entry-comment = comments: “{ $word }” is no line of moves; they are 0 to { $max }.
refusal-bad-entry-comment-text = comments: { $word } is a text in each language.
refusal-bad-entry-commitment = “commitment” has “hash” and “from”, a line of moves.
refusal-bad-entry-marks = marks: “{ $word }” is no number of lines with a hash.
refusal-bad-entry-refused = refused: an entry has a “code”, perhaps a “rule”, and one of { $known }.
refusal-bad-entry-refused-count = “refused” has at most { $max } entries.
refusal-no-given = { $title } can’t start from a given position.
refusal-bad-given = given: { $note }
refusal-bad-given-entry = given: { $entry }: { $cause }
refusal-bad-given-cause = given: { $cause }
refusal-bad-chance = chance: “{ $word }” is not drawn in this game. There are: { $known }.
refusal-bad-chance-list = chance: “{ $word }” is a list of outcomes or a number.
refusal-bad-chance-number = chance: { $word } is not a number from 0 to { $max }.
refusal-wrong-outcome = “{ $text }”: { $topic } is drawn now.
refusal-stray-outcome = “{ $text }”: nothing is drawn here.
refusal-nothing-to-draw = There is nothing to draw here.
refusal-no-such-outcome = { $topic }: “{ $word }” can’t be read.
refusal-impossible-outcome = { $topic } { $word } can’t be drawn now: none is left.
refusal-impossible-outcome-places = “{ $text }” are not { $number } different places of tier { $tier }.
refusal-bad-expectation = “? { $text }” can’t be read; see docs/records.md.
refusal-bad-expectation-rule = “? { $text }”: there is no rule { $word }.
refusal-bad-expectation-seat = “{ $text }” is no seat of this game.
refusal-bad-expectation-path = { $text } has no “{ $word }”.
refusal-bad-expectation-verb = “? options { $text }”: there is no action “{ $word }”.
refusal-not-so = “? { $text }” is not so. Scores: { $scores }; asked: { $asked }; events: { $events }.
refusal-not-so-draw = “{ $text }” is not so.
refusal-not-so-refused = “? { $text }” is not so: { $cause }
refusal-not-so-rule = “? { $text }”: not allowed, but by { $found }, not { $wanted }.
refusal-not-so-allowed = “? { $text }”: but it is allowed.
refusal-not-so-refusal = refused { $number }: { $cause } ({ $found })
refusal-not-so-no-refusal = refused { $number }: nothing is refused.
