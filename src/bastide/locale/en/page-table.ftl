### What can be done at a table beside playing: look back, take back, ask for a hint, let a bot play, keep time.
### Blanks: $name a person, $seat a letter, $count a number.

## Looking back

replay = Replay
replay-of = Replay
replay-again = Watch the replay
replay-step = Position
replay-position = Position { $number } of { $count }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the last position
replay-play = Play
replay-pause = Pause
replay-eyes = View as
replay-eyes-spectator = Spectator
replay-link = Link to this moment
replay-leave = Back to the game
replay-keys = ← and → step, Page Up and Page Down go 10 steps, Home and End jump, Space plays, Esc returns to the game.
keys-replay = Replay: { $keys }
play-on = Play on from here
replay-here = To this moment
play-on-help = A new table starts from here with new draws. This game stays as it is.
play-on-help-over = A new table starts from here. This game stays as it is.
play-on-me = Me
play-on-seat = Who plays { $name }

## Records

record-open = Open game record
record-open-help = A file downloaded from a table: watch the game or play on.
record-choose = Choose a file
record-unreadable = This file is not a game record of Bastide.
record-moment = This game has hidden information. You can download it when it’s over.

## Hints

hint = Hint
hint-thinks = A bot is thinking …
hint-do = Play this
hint-help = Estimated points less than the best move. The bot sees only what you see.

## Taking back by consent

takeback = Ask to undo
takeback-alone = Undo
takeback-own = You’ve asked to undo your last move. Waiting for { $names } to agree.
takeback-ask = { $name } asks to undo the last move. Agree?
takeback-wait = { $name } asks to undo the last move. Waiting for { $names } to agree.
takeback-agree = Agree
takeback-decline = Decline
takeback-withdraw = Withdraw
takeback-same = The same draws will come again.

## A bot in somebody’s place

seat-stand-in = a bot plays
seat-stand-in-clock = time is up, a bot plays
stand-in-let = Let a bot play
stand-in-me = Let a bot play for me
stand-in-back = I play again

stand-in-open = Fill the open seats with bots

## Clocks

clock = Clock
clock-none = no clock
clock-help = When your time runs out, a bot finishes the game for you.
clock-minutes = Minutes per seat
clock-increment = Bonus seconds per turn
clock-fact =
    Clock: { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } per seat{ $increment ->
        [0] { "" }
        [one] , 1 bonus second per turn
       *[other] , { $increment } bonus seconds per turn
    }.
clock-left =
    { $name }: { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } left

## Emotes

emotes = Say something
emotes-show = Show what others say
emote-hello = Hello!
emote-nice = Well done!
emote-oops = Oops!
emote-thanks = Thank you!
emote-think = Let me think …
emote-hurry = Time flies …

## One screen for several

handover = { $name } is next
handover-help = Pass the device on. Everyone’s plans stay hidden.
handover-ready = I’m { $name }

## Refusals

