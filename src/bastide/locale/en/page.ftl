### The browser table, whatever is played there. Blanks: $name a person, $seat a letter, $count a number.

## The house

bastide = Bastide
home = Bastide, to the lobby
claim = Three games of medieval France, by the book.
claim-help = With friends, with bots, or alone. Every choice, every refusal and every point names its rule.
footer = All drawings are our own. The rules are told in our own words.
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
game-johanna-line = Draw and write: ink routes and set off chains of bonuses.
game-carcassonne = Carcassonne
game-carcassonne-meta = 1–6 players · 45 min
game-carcassonne-extra =
    { $count ->
        [1] the base game
        [2] base game and River
       *[other] base game and { $more } more boxes
    }
game-carcassonne-line = Lay the country tile by tile, claim its roads, cities and meadows.

## The lobby

new-table = New table
quick-game = Quick game
coming = in the making
coming-soon = Not at the table yet
continue = Continue
continue-empty = Your tables will wait for you here. Nothing is lost when you close the page.
continue-all =
    { $count ->
        [one] Show the table
       *[other] Show all { $count } tables
    }
table-your-turn = your turn
table-waits = waits for { $name }
table-open = waits for players
table-running =
    { $count ->
        [one] running, 1 move
       *[other] running, { $count } moves
    }
table-finished = finished, { $points } points
join-by-link = Join with a link or code
join-example = …/join/k7f-oak
join = Join
virtue-scholar = By the book
virtue-scholar-help = Touch a rule’s number anywhere and read it in plain words.
virtue-knight = A bot for every evening
virtue-knight-help = Practise alone, or let bots fill the empty seats.
virtue-monk = Nothing is lost
virtue-monk-help = Close the page, come back tomorrow, go on where you were.

## A new table

new-what = What do you play?
new-who = Who sits where?
new-sets = In this table
new-sets-more = { $count } more
new-elements = Figures and mechanisms
new-more = More options
new-usual = all at their usual setting
new-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
new-fixed = How we read the rules elsewhere
preset-own = My own choice
seat-add = Add a seat
seat-fill = Fill with bots
seat-full = All { $count } seats of this game are laid.
seat-person = Person
seat-bot = Bot
seat-bot-level = Bot: { $level }
seat-open = Open
seat-open-help = whoever has the link
seat-free = Free
seat-you = you
seat-hotseat = here, at this screen
seat-here = here
seat-away = away
seat-ready = ready
seat-thinks = thinks
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
bot-random = novice
bot-random-help = plays whatever comes to mind
bot-greedy = skilled
bot-greedy-help = takes the most points in sight
seed = Seed
seed-help = The same word gives the same tiles again.
seed-random = by chance
sum-sets = In play
sum-seats = Seats
sum-seats-value =
    { $bots ->
        [0] { $count }
        [one] { $count }, one bot
       *[other] { $count }, { $bots } bots
    }{ $open ->
        [0] { "" }
       *[other] , { $open } open
    }
sum-start = The game begins at once. You can come back to it at any time.
sum-invite = You get a link for the open seats. The game begins when all are taken.
open-table = Open the table

## Joining

invite = Invite
invite-link = Link to this table
join-invites = { $name } invites you to { $game }
join-open = A table of { $game }
join-facts =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    } · { $sets } · starts when all are here
join-seat = Your seat
join-help = No account needed. This browser is your key: come back with it to go on.
join-full = All seats are taken, but you are welcome to watch.
sit-down = Sit down
watch = Watch
watch-help = Who opens this link takes an open seat, or watches.
watching = You are watching.
waiting-title = Waiting for players
waiting-help =
    { $count ->
        [one] One seat is open. The game begins when it is taken.
       *[other] { $count } seats are open. The game begins when they are taken.
    }

## At the table

players = Players
board-failed = The board cannot be drawn. The game goes on: these are your options.
board = Board
decision = Decision
decision-ask = Your choice
decision-wait = Waiting for { $names }
decision-none = A moment …
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
stock = Still to come
undo = Undo
refused = refused
options-all = All options as a list
options-choose =
    { $count ->
        [one] Choose
       *[other] Choose among { $count }
    }
choose = Choose
options-none = Nothing is asked of you now.
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-won = +{ $points }
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole board
leave-table = Back to the lobby
record-download = Download the record
connection-first = Connecting …
connection-lost = Connection lost. Trying again …

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
        [me] You win with { $points } points!
        [many] { $names } share the win with { $points } points each.
       *[other] { $name } wins with { $points } points.
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
rule-read = Read it among the rules
rules-of = The rules of { $game }
rules-help =
    { $count ->
        [one] One rule in our own words.
       *[other] { $count } rules in our own words. Every option, refusal and point at the table cites them.
    }
rules-search = Search the rules
rules-modules = Boxes
rules-playable = playable
rules-found =
    { $count ->
        [0] Nothing found
        [one] One rule found
       *[other] { $count } rules found
    }
rules-some = The first { $count } are shown.
rule-tag-question = the book is silent: our reading
rule-tag-interaction = with other boxes
rule-tag-analogy = by analogy

## Refusals of the table itself

missing = Nothing here
missing-page = There is no such page.
missing-game = This game is not at the table yet.
to-lobby = To the lobby
