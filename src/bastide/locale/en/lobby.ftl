### The lobby and the form for a new table: what was added to page.ftl. Blanks: $what, $other, $boxes names; $count a number.

## Lobby

watch-title = Now playing
watch-empty = Nobody is playing right now. You can watch running games here.
watch-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
motion = Motion

## A new table

new-sets-all = All { $count } expansions …
new-tab-sets = Expansions
new-tab-elements = Elements
new-tab-rules = Rule variants
new-tab-table = This table
new-sets-help = An expansion brings its tiles and figures. What it needs is added with it.
new-elements-help = Add any element without its expansion, or leave it out.
new-rules-help = Where the rulebook leaves room or editions differ, you choose. The usual choice is preset.
new-brings = brings { $what }
new-alone = the game itself; everything else adds to it
new-from = from { $boxes }
new-no-box = on its own
new-always = In every game
new-solo = Solo
new-search = Search all options
new-search-none = No such option
new-watch = Spectators
new-watch-help = They see what everyone can see, never a hand or a plan.
new-watch-lobby = listed in the lobby
new-watch-link = with the link only
sum-sets-many = { $count } expansions
obstacle-needs = { $what } needs { $others }.
obstacle-excludes = { $what } and { $other } can’t be combined.
obstacle-add = Add { $what }
obstacle-remove = Leave out { $what }

## Why not

why-not = Why not?
why-not-help = Tap something to ask why you can’t use it. Or long-press, right-click or press ? on it.
why-asking = What would you like to do? Tap it.
why-not-tag = Not allowed
why-allowed = Allowed
keys-table = L lists all options. ? asks why not, about what has the focus or about anything else.
why-list = Why can’t I …?
why-list-thing = Something you can’t use now
why-list-words = Or type a move in notation
why-kind-square = Tiles on the board
why-kind-closed = Spots where this tile doesn’t fit
why-kind-area = Features
why-kind-town = Towns
why-kind-route = Routes
why-kind-place = Places
why-kind-space = Action spaces
why-kind-deed = Deeds
why-kind-good = Goods
why-kind-coin = Rows of the bank
why-kind-field = Spaces of the development track
why-kind-tile = Tiles
why-kind-monk = Monks
why-kind-bonus = Bonuses
why-kind-queue = Waiting bonuses
why-kind-track = Tracks
why-list-ask = Ask

## Learning

learn = First time? Learn step by step
lesson = Lesson
lesson-of = Learn { $game }
lesson-step = Step { $number } of { $count }
lesson-your-move = Your move:
lesson-show = Do it for me
lesson-next = Next
lesson-back = One step back
lesson-play = Play it now
lesson-leave = Leave the lesson
missing-lesson = This lesson doesn’t exist.
bot-teacher = shows how it is done

## Rules

rules-kind = Kind of rule
rules-kind-all = All rules
rule-tag-edition = differs by edition
rule-tag-decision = what you decide, and when
rules-made = What we reconstructed
rules-made-help = We had the rulebooks’ text, not their pictures. What only a picture showed comes from other sources; where there were none, we chose a value that fits all the rules.
rules-made-carcassonne = In Carcassonne: the 72nd tile of the Wheel of Fortune, how a catapult throw scatters, and the faces of the flight die (1, 2 and 3 equally likely). The tiles of the Wheel and of the Robbers come from one source only.
rules-made-orleans = In Orléans these are: the value of the coin supply in the editions B and C, the action space of the Bathhouse, and how the hour glass tiles of edition A are divided by letter.
rules-made-johanna = In Johanna these are: how many tiles there are of each character, the routes of the map and their rewards, the order of bonuses, the depot, the development track, the characters of places and deeds, and the solo deck. The names and effects of the places, the parts of the sheet and all procedures are the rulebook’s.
