### What can be done at a table beside playing: look back, take back, ask for a hint, let a bot play, keep time.
### Blanks: $name a person, $seat a letter, $count a number.

## Looking back

replay = Look back
replay-of = Looking back
replay-again = Watch it again
replay-step = Position
replay-position = Position { $number } of { $count }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the last position
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-link = Link to this moment
replay-leave = Back to the game
replay-keys = ← and → step, Page Up and Page Down go ten steps, Home and End jump, Space plays, Esc goes back to the game.
keys-replay = Looking back: { $keys }
play-on = Play on from here
replay-here = To this moment
play-on-help = A new table begins at this moment. What is drawn there is new, and this game stays as it is.
play-on-me = I
play-on-seat = Who plays { $name }

## Records

record-open = Open a record
record-open-help = A file that somebody downloaded from a table: watch the game again, or play on.
record-choose = Choose a file
record-unreadable = This file is not a record of Bastide.
record-moment = This game hides something: its record can be had when it is finished.

## Hints

hint = Hint
hint-thinks = A bot is thinking …
hint-would = A bot would do this:
hint-do = Do it
hint-others = What it thinks of the rest
hint-worth = { $points }
hint-worth-said = { $points } points
hint-help = How many points better or worse the position looks to the bot afterwards. It knows no more than you do.

## Taking back by consent

takeback = Ask to take back
takeback-alone = Take back
takeback-own =
    { $count ->
        [one] You ask to take your last action back, and what followed. { $names } has to agree.
       *[other] You ask to take your last action back, and what followed. { $names } have to agree.
    }
takeback-ask = { $name } asks to take the last action back, and what followed.
takeback-wait =
    { $count ->
        [one] { $name } asks to take the last action back. { $names } decides.
       *[other] { $name } asks to take the last action back. { $names } decide.
    }
takeback-agree = Agree
takeback-decline = Decline
takeback-withdraw = Withdraw
takeback-same = What was drawn will come again.

## A bot in somebody’s place

seat-stand-in = a bot plays
seat-stand-in-clock = time is up, a bot plays
stand-in-let = Let a bot play
stand-in-let-for = Let a bot play for { $name } until { $name } is back
stand-in-me = Let a bot play for me
stand-in-back = I play again

stand-in-open = Fill the open seats with bots

## Clocks

clock = Clock
clock-none = without
clock-help = When a seat’s time is up, a bot plays for it to the end.
clock-minutes = Minutes for each seat
clock-increment = Seconds back after each turn
clock-fact =
    { $increment ->
        [0] Clock: { $minutes } minutes for each seat.
       *[other] Clock: { $minutes } minutes for each seat, { $increment } seconds back after each turn.
    }
clock-left = { $name }: { $minutes } minutes { $seconds } seconds left

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
handover-help = Hand the screen over. What the others have planned stays hidden.
handover-ready = I am { $name }

## Refusals

