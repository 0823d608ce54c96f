### The browser table, whatever is played there. Blanks: $name a person, $seat a letter, $count a number.

## The house

bastide = Bastide
home = Bastide, back to the lobby
claim = Three games of medieval France, exactly by the rules
claim-help = With friends, with bots or alone. Every move and every point shows its rule.
footer = All drawings are ours. The rules are in our own words.
language = Language
theme = Light or dark
theme-light = Light
theme-dark = Dark
rules = Rules
games = Games
you = You
your-name = Your name
close = Close
show = Show
hide = Hide
copy = Copy
copied = Copied
again = Try again
menu = Menu
keys = Keys
times = × { $count }

game-orleans = Orléans
game-orleans-meta = 2–4 players · 90 min
game-orleans-extra = three editions
game-orleans-line = Draw followers from your bag, plan in secret, travel the Loire.
game-johanna = Johanna
game-johanna-meta = 2–5 players or solo · 40 min
game-johanna-extra = with a solo deck
game-johanna-line = Draw and write: fill in routes and set off chains of bonuses.
game-carcassonne = Carcassonne
game-carcassonne-meta = 1–6 players · 45 min
game-carcassonne-extra =
    { $count ->
        [1] base game
        [2] base game and River
       *[other] base game and { $more } expansions
    }
game-carcassonne-line = Place tile after tile, claim roads, cities and fields.

## The lobby

new-table = New table
quick-game = Quick game
coming = coming soon
coming-soon = Not ready yet
continue = Continue
continue-empty = No games yet. Start one; you can leave and come back any time.
continue-all =
    { $count ->
        [one] Show the table
       *[other] Show all { $count } tables
    }
table-your-turn = your turn
table-waits = waiting for { $name }
table-open = waiting for players
table-running =
    { $count ->
        [one] running, 1 move
       *[other] running, { $count } moves
    }
table-finished =
    finished, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
join-by-link = Join with a link or code
join-example = …/join/k7f-oak
join = Join
virtue-scholar = Exactly by the rules
virtue-scholar-help = Tap a rule’s number anywhere to read it in plain words.
virtue-knight = A bot for every evening
virtue-knight-help = Practise alone, or let bots fill the empty seats.
virtue-monk = Nothing is lost
virtue-monk-help = Close the page, come back tomorrow, carry on.

## A new table

new-what = What will you play?
new-who = Who’s playing?
new-sets = At this table
new-more = More options
new-usual = everything at the usual setting
new-changed =
    { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
new-fixed = Fixed rulings
preset-own = Your own choice
seat-add = Add a seat
seat-fill = Fill with bots
seat-full = That’s all { $count } seats.
seat-person = Person
seat-bot = Bot
seat-bot-level = Bot: { $level }
seat-open = Open
seat-open-help = anyone with the link
seat-free = Free
seat-you = you
seat-hotseat = at this screen
seat-here = here
seat-away = away
seat-ready = ready
seat-thinks = thinking
seat-winner = winner
seat-bot-name = { $name } (bot)
seat-letter = seat { $seat }
seat-name = Name at seat { $seat }
seat-kind = Who sits at seat { $seat } ({ $look })
seat-remove = Remove seat { $seat }
seat-look-A = lapis, circle
seat-look-B = vermilion, square
seat-look-C = verdigris, triangle
seat-look-D = gold, diamond
seat-look-E = plum, cross
seat-look-F = slate, hexagon
bot-random = random
bot-random-help = plays at random, for trying things out
bot-greedy = quick
bot-greedy-help = takes the most points in sight
seed = Seed
seed-help = Same word, same draws.
seed-random = random
sum-sets = In play
sum-seats = Seats
sum-seats-value =
    { $bots ->
        [0] { $count }
        [one] { $count }, 1 bot
       *[other] { $count }, { $bots } bots
    }{ $open ->
        [0] { "" }
       *[other] , { $open } open
    }
sum-start = The game starts right away. You can come back any time.
sum-invite = You get a link for the open seats. The game starts when all are taken.
open-table = Open the table

## Joining

invite = Invite
invite-link = Link to this table
join-invites = { $name } invites you to { $game }
join-open = A game of { $game }
join-facts =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    } · { $sets } · starts when everyone is here
join-seat = Your seat
join-help = No account needed. Come back in this browser to continue.
join-full = All seats are taken, but you’re welcome to watch.
sit-down = Sit down
watch = Watch
watch-help = Anyone with this link can take an open seat or watch.
watching = You are watching.
waiting-title = Waiting for players
waiting-help =
    { $count ->
        [one] 1 seat is open. The game starts when it’s taken.
       *[other] { $count } seats are open. The game starts when they’re taken.
    }

## At the table

players = Players
seat-ask =
    { $who ->
        [me] What you have
       *[other] What { $name } has
    }
board-failed = The board can’t be drawn. The game goes on: these are your options.
board = Board
decision = Decision
decision-ask = Your choice
decision-wait = Waiting for { $names }
decision-none = One moment …
turn-of =
    { $who ->
        [me] Your turn
       *[other] { $name }’s turn
    }
title-turn = Your turn
tiles-left =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
stock = Tiles left
undo = Undo
refused = Not allowed
options-all = List all options
options-choose =
    { $count ->
        [one] 1 option
       *[other] { $count } options
    }
choose = Choose
options-none = Nothing to decide right now.
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to screen
leave-table = Back to the lobby
record-download = Download game record
connection-first = Connecting …
connection-lost = Connection lost. Reconnecting …

## The log

log = Log
log-open = Open the log
log-show = Show on the board
log-turn =
    { $who ->
        [me] Turn { $number } · you
       *[other] Turn { $number } · { $name }
    }
log-begin = Before the first turn
log-empty = Nothing has happened yet.
log-other = { $name }: { $what }

## The end

end-title = Final scoring
end-table = Final scoring
play-again = Play again
end-total = Total
end-many = { $count } scorings
end-winner =
    { $who ->
        [me] You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }!
        [many] { $names } share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
       *[other] { $name } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
end-alone =
    { $points ->
        [one] The game is over: 1 point.
       *[other] The game is over: { $points } points.
    }
chart = Points by turn

## Rules

rule-open = Rule { $rule }
rule-section = section { $section }
rule-loading = Looking it up …
rule-read = Read it in the rules
rules-of = The rules of { $game }
rules-help =
    { $count ->
        [one] 1 rule in our own words.
       *[other] { $count } rules in our own words. Every option and every point at the table shows its rule.
    }
rules-search = Search the rules
rules-modules = Expansions
rules-playable = playable
rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule found
       *[other] { $count } rules found
    }
rules-some = Showing the first { $count }.
rule-tag-question = our ruling; the rulebook doesn’t say
rule-tag-interaction = with other expansions
rule-tag-analogy = by analogy

## Refusals of the table itself

missing = Nothing here
missing-page = This page doesn’t exist.
missing-game = This game isn’t ready yet.
to-lobby = Back to the lobby
