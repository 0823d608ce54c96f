### The bots: four people of one town, how strong they are and what they like.

opponent-pick = Who plays at seat { $seat }?
opponent-sits = { $name } sits down
opponent-all = All bots like this
opponent-style = Temper
opponent-change = Choose another bot for seat { $seat }

opponent-novice = Perrin
opponent-novice-temper = Plays whatever comes to mind, and laughs when it works.
opponent-novice-who = the page
opponent-apprentice = Aude
opponent-apprentice-temper = Builds her own things and finishes what she begins; she rarely looks across the table.
opponent-apprentice-who = the miller
opponent-skilled = Guilhem
opponent-skilled-temper = Takes the most points in sight and keeps an eye on yours.
opponent-skilled-who = the mason
opponent-master = Esclarmonde
opponent-master-temper = Plays her best moves on in her head before she decides.
opponent-master-who = the abbess

## Levels

bot-novice = novice
bot-novice-help = sees the obvious and overlooks a lot
bot-apprentice = apprentice
bot-apprentice-help = judges each turn soundly, with a slip now and then
bot-skilled = skilled
bot-skilled-help = hardly makes a mistake
bot-master = master
bot-master-help = looks ahead; takes a second for a move
bot-with-style = { $level }, { $style }

## Tempers

style-balanced = balanced
style-balanced-help = likes everything
style-farmer = farmer
style-farmer-help = fields first
style-architect = builder
style-architect-help = large cities
style-development = scholar
style-development-help = development
style-trade = merchant
style-trade-help = routes and trading stations
style-deeds = benefactor
style-deeds-help = beneficial deeds
style-routes = traveller
style-routes-help = routes
style-places = townsman
style-places-help = places

## How strong they are

opponent-strength = Wins { $won } of 100 against { $name } ({ $low }–⁠{ $high })
opponent-strength-random = Wins { $won } of 100 against random play ({ $low }–⁠{ $high })
opponent-rating = Rating { $rating } ({ $low }–⁠{ $high }); random play has 0
opponent-unmeasured = Not measured yet
opponent-measured = Measured in games for two, in Carcassonne with the base game. In brackets: where the true number lies, 95 times of 100.

## While they think

thinking = Thinking …
thinking-weighs =
    { $count ->
        [one] Weighs 1 of { $of } moves …
       *[other] Weighs { $count } of { $of } moves …
    }
thinking-now = Move now
thinking-now-help = The bot plays the best move it has found so far (Space)
