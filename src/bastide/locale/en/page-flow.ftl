# How a person follows a game.

flow-pace = Pace of the others’ moves
flow-pace-slow = slow
flow-pace-normal = normal
flow-pace-instant = instant
flow-sounds = Sounds
flow-notify = Notify me when it’s my turn
flow-foretell = Show points as if the game ended now
flow-foretell-help = Only you see this change; everyone chooses for themselves.
flow-left = Phone sideways: buttons on the left
flow-fullscreen = Full screen
