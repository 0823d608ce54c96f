### People, their devices and games. Blanks: $name a person, $game a title, $count a number.

refusal-unknown-person = This browser isn’t known here any more. Use a link from another device, or start anew.
refusal-no-such-device = This device is signed out already.
refusal-no-such-ticket = This link or code no longer works. It works once and for a short time: ask for a new one.
refusal-device-taken = This browser belongs to somebody already.
refusal-clock-or-days = A table has a clock or days per move, not both.

## How long

age =
    { $unit ->
        [now] since just now
        [minutes] { $count ->
            [one] for 1 minute
           *[other] for { $count } minutes
        }
        [hours] { $count ->
            [one] for 1 hour
           *[other] for { $count } hours
        }
       *[days] { $count ->
            [one] for 1 day
           *[other] for { $count } days
        }
    }
time-left =
    { $unit ->
        [now] no time left
        [minutes] { $count ->
            [one] 1 minute left
           *[other] { $count } minutes left
        }
        [hours] { $count ->
            [one] 1 hour left
           *[other] { $count } hours left
        }
       *[days] { $count ->
            [one] 1 day left
           *[other] { $count } days left
        }
    }

## My games

my-turn =
    { $named ->
        [yes] It’s your turn, { $name }
       *[no] It’s your turn
    }
my-back =
    { $named ->
        [yes] Welcome back, { $name }
       *[no] Welcome back
    }
my-turn-count =
    { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }
my-play = Play
my-plan = Plan your round
my-waiting = Waiting for others
my-with = with { $names }
my-thinks = { $name } to move { $age }
my-open = waiting for players, opened { $age }
my-bots-play = the bots are playing
my-nudge = Nudge { $name }
my-invite = Invite
my-look = View
my-finished = Finished lately
my-finished-all =
    { $count ->
        [one] 1 game
       *[other] All { $count } games
    }
my-finished-few = Show fewer
my-result-won = won against { $names }
my-result-won-alone = won
my-result-lost-alone = not won
my-result-shared = shared the win, with { $names }
my-result-lost =
    { $place ->
        [0] lost to { $names }
        [2] second behind { $names }
        [3] third, { $names } won
       *[other] { $place }th, { $names } won
    }
my-result-table = { $names } won
my-result-gave-up = gave up, against { $names }
my-result-over = finished, with { $names }
my-more = More for { $game }
my-remove = Remove from list
my-remove-help = The game disappears from your list on all devices. The others keep it.
my-resign = Resign
my-resign-help = A bot plays on for you, for good. The game counts as given up.
my-leave = Leave table
my-leave-help = Your seat is free again for somebody else.
my-new = New
my-quick = Quick

## Devices

device-title = Use Bastide on another device
device-short = your games and your name come along
device-show = Show key
device-help = No account, no password: a link brings you, your games and your history to another device.
device-scan = Code for the other device’s camera
device-scan-help = Point the other device’s camera at the code, or open /device there and type
device-valid =
    { $count ->
        [one] valid for 1 minute, once
       *[other] valid for { $count } minutes, once
    }
device-again = New code
device-list = Your devices
device-kind =
    { $kind ->
        [phone] Phone
        [tablet] Tablet
       *[computer] Computer
    }
device-here =
    { $kind ->
        [phone] This phone
        [tablet] This tablet
       *[computer] This computer
    }
device-now = now
device-sign-out = Sign out
device-warning = Whoever uses this link can play for you. Give it to nobody but yourself.
device-take-title = Bring your games to this browser
device-take-help = Use the code that your other device shows.
device-code = Code
device-take = Use here
device-take-note = Only use a code of your own. From then on, this browser plays as the person who made it.
device-taken =
    { $named ->
        [yes] Welcome, { $name }
       *[no] Welcome
    }
device-taken-help = Your games are here now.
