### The lobby and the form for a new table: what was added to page.ftl. Blanks: $what, $other, $boxes names; $count a number.

## Lobby

watch-title = Now playing
watch-empty = Nobody plays at this moment. Running games can be watched here.
watch-names = { $names } play { $game }
watch-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
motion = Motion
daily-title = Johanna of the day
daily-line = The same bags and cards for everyone, one try.
daily-play = Play today’s game

## A new table

new-sets-all = All { $count } boxes …
new-tab-sets = Boxes
new-tab-elements = Figures and mechanisms
new-tab-rules = Readings of the rules
new-tab-table = This table
new-sets-help = A box brings its tiles and its figures. What it needs comes with it.
new-elements-help = Each can be played without its box, or left out although its box is in play.
new-rules-help = Where a rulebook can be read in more than one way, or its editions differ, the table decides. The usual reading is chosen already.
new-brings = brings { $what }
new-alone = the game itself, to which all other boxes add
new-from = from { $boxes }
new-no-box = by itself
new-always = In every game
new-solo = Alone
new-search = Search all options
new-search-none = There is no such option.
new-watch = Spectators
new-watch-help = They see what everyone may see, never a hand or a plan.
new-watch-lobby = listed in the lobby
new-watch-link = with the link only
sum-sets-many = { $count } boxes
obstacle-needs = { $what } cannot be played without { $others }.
obstacle-excludes = { $what } and { $other } cannot be played together.
obstacle-add = Add { $what }
obstacle-remove = Leave out { $what }

## Why not

why-not = Why not?
why-not-help = Ask why something cannot be done: touch it next. Also by a long press, the right mouse button, or ? on what has the focus
why-asking = What do you wonder about? Touch it on the board.
why-not-tag = not allowed
why-allowed = allowed
why-now = Now the question is: { $ask }
keys-table = L lists all options. ? asks why not, about what has the focus, or about anything that is not offered.
why-list = Why can’t I …?
why-list-thing = Something on the board that is not offered
why-list-words = Or an action, written as in a record
why-kind-square = Squares with a tile
why-kind-closed = Squares where this tile does not go
why-kind-area = Areas
why-kind-town = Towns
why-kind-route = Routes
why-kind-place = Places
why-kind-space = Spaces of the places
why-kind-deed = Deeds
why-kind-good = Goods
why-kind-coin = Rows of the bank
why-kind-field = Fields of the development track
why-kind-tile = Tiles
why-kind-monk = Monks
why-kind-bonus = Bonuses
why-kind-queue = Bonuses that wait
why-kind-track = Tracks
why-list-ask = Ask

## Learning

learn = First time? Learn it step by step
lesson = Lesson
lesson-of = Learn { $game }
lesson-step = Step { $number } of { $count }
lesson-your-move = Your move:
lesson-show = Do it for me
lesson-next = Go on
lesson-back = One step back
lesson-play = Play it now
lesson-leave = Leave the lesson
missing-lesson = There is no such lesson.
bot-teacher = shows how it is done

## Rules

rules-kind = Kind of rule
rules-kind-all = All rules
rule-tag-edition = differs by edition
rule-tag-decision = what is asked, and when
rules-made = What is a reconstruction
rules-made-help = The rulebooks’ pictures were not at hand. What they showed is written down as data with its source; where no public source had a value, we made one that fits everything the rules say.
rules-made-carcassonne = In Carcassonne these are: the 72nd tile of the Wheel of Fortune; how a shot of the catapult scatters, since the wooden one is a game of skill; the faces of the flight die, 1, 2 and 3 being equally likely. The tiles of the Wheel and of the Robbers come from one source only.
rules-made-orleans = In Orléans these are: the value of the coin supply in the editions B and C, the action space of the Bathhouse, and how the hour glass cards of edition A are divided by letter.
rules-made-johanna = In Johanna these are: how many tiles there are of each person, the routes of the map and their rewards, the order of bonuses, the depot, the development track, the persons on places and deeds, and the solo deck. The names and effects of the places, the parts of the sheet and all procedures are the rulebook’s.
