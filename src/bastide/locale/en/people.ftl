### People, their devices and games. Blanks: $name a person, $game a title, $count a number.

refusal-unknown-person = This browser isn’t known here any more. Use a link from another device, or start anew.
refusal-no-such-device = This device is signed out already.
refusal-no-such-ticket = This link or code no longer works. It works once and for a short time: ask for a new one.
refusal-device-taken = This browser already belongs to a person here.
refusal-clock-or-days = A table has a clock or days per move, not both.

## How long

age =
    { $unit ->
        [now] since a moment ago
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
my-result-won-alone =
    { $game ->
        [johanna] won against Johanna
       *[other] played alone
    }
my-result-lost-alone =
    { $game ->
        [johanna] lost to Johanna
       *[other] not won
    }
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
my-leave-help = Your seat is free again.
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
device-warning = This link lets anyone play for you. Keep it to yourself.
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

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
chat-lines = Messages
chat-empty = Nobody has written yet.
chat-write = Write to the table
chat-send = Send
chat-said = { $name } writes: { $text }
chat-mute = Mute players
chat-mute-whom = Mute { $name } at this table
chat-watching = Only those who play can write.
refusal-chat-off = Chat is turned off here.
refusal-chat-empty = There’s nothing to send.

## Notices and mails. $title is one of the first three; $hours are left for the move.

notice-turn = It’s your turn in { $game }
notice-nudge = The others wait for you in { $game }
notice-reminder =
    { $hours ->
        [one] { $game }: 1 hour left for your move
       *[other] { $game }: { $hours } hours left for your move
    }
notice-with =
    { $count ->
        [0] Your game waits for you.
       *[other] with { $names }
    }
mail-turn-subject = { $title }
mail-turn = { $title }, with { $names }.

    Play: { $url }

    You get this mail because you asked for it. Turn it off under “Tell me when it’s my turn”: { $home }
mail-confirm-subject = Confirm your address for Bastide
mail-confirm = This address was given at a Bastide table, probably by you. Confirm it within a day:

    { $url }

    If it wasn’t you, do nothing: the address is then forgotten.
mail-recover-subject = Back to your games
mail-recover =
    { $count ->
        [one] This link brings your games to the browser that opens it, once and within an hour:
       *[other] These links bring your games to the browser that opens them, each once and within an hour:
    }

    { $links }

    If you didn’t ask for it, do nothing. Keep the link to yourself: it lets anyone play for you.
mail-unnamed = Without a name
refusal-no-mail = This table can’t send mails.
refusal-no-mail-address = That isn’t an e-mail address we can use. Give one and confirm it first.
refusal-no-mail-failed = The mail couldn’t be sent. Check the address, or try again later.
refusal-no-push = This browser’s notifications can’t be reached from here.
refusal-bad-address-mail = “{ $text }” is no mail server, or --mail-from no address: smtp://user:password@host and name@host.

## Being told

notice-title = Tell me when it’s my turn
notice-push = On this device
notice-push-help = even with the page closed
notice-denied = This browser doesn’t allow notifications for Bastide. Allow them in its settings for this site, then reload.
notice-mail = By e-mail
notice-email = By e-mail, and to get back in if you lose your devices
notice-confirm = Confirm
notice-sent = We’ve sent a mail to { $email }. Open its link to confirm the address.
notice-forget = Forget address
notice-quiet = Quiet hours
notice-from = Quiet from
notice-to = Quiet until
notice-failed = The browser refused. Try again, or allow notifications in its settings.
mail-confirm-title = Confirm your e-mail address
mail-confirm-help = Then it can bring your games back, and tell you when it’s your turn if you like.
mail-confirm-button = Confirm address
mail-confirmed = Address confirmed
mail-confirmed-help = { $email } belongs to your games now.
recover-title = Lost your devices?
recover-email = Your e-mail address
recover-send = Send link
recover-sent = If this address is known here, a mail with a link is on its way.

## Days for a move

days-move = Days per move
days-none = no limit
days-count =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
days-help = You’re reminded first. After that, a bot of the level below plays for you until you’re back; you can take its moves back.
days-fact =
    { $count ->
        [one] 1 day per move, then a bot plays until you’re back.
       *[other] { $count } days per move, then a bot plays until you’re back.
    }
days-since = { $name } to move { $age }
seat-stand-in-days = no move in time, a bot plays
seat-stand-in-gone = resigned, a bot plays
