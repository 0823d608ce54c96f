### The game of the day. Blanks: $points, $mine, $hers, $count, $number numbers; $date a date; $time a length of time.

daily-title = Johanna of the day
daily-line = The same bags and cards for everyone, one try.
daily-play = Play today’s game
daily-go-on = Go on playing
daily-begun = You have begun today’s game.
daily-number = { $date } · no. { $number }
daily-you = you
daily-johanna = Johanna
daily-won =
    { $points ->
        [one] You beat Johanna by 1 point.
       *[other] You beat Johanna by { $points } points.
    }
daily-lost =
    { $points ->
        [0] Johanna wins a tie. Tomorrow again.
       *[other] Johanna wins by { $points }. Tomorrow again.
    }
daily-lost-then =
    { $points ->
        [0] Johanna won the tie.
       *[other] Johanna won by { $points }.
    }
daily-verified = verified
daily-verified-help = We replayed your record move by move.
daily-checking = checking …
daily-unverified = This game could not be verified. It doesn’t count.
daily-help =
    { $hints ->
        [0] { $takebacks ->
            [one] with 1 take-back
           *[other] with { $takebacks } take-backs
        }
        [one] { $takebacks ->
            [0] with 1 hint
            [one] with 1 hint and 1 take-back
           *[other] with 1 hint and { $takebacks } take-backs
        }
       *[other] { $takebacks ->
            [0] with { $hints } hints
            [one] with { $hints } hints and 1 take-back
           *[other] with { $hints } hints and { $takebacks } take-backs
        }
    }
daily-row =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
daily-row-count =
    { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
daily-record = against Johanna
daily-best = your best
daily-everybody =
    { $count ->
        [one] How everybody did · 1 game
       *[other] How everybody did · { $count } games
    }
daily-everybody-today =
    { $count ->
        [one] How everybody did today · 1 game
       *[other] How everybody did today · { $count } games
    }
daily-better = Better than { $better } of { $count }
daily-first = You are among the first today.
daily-column =
    { $count ->
        [one] { $points ->
            [one] 1 point
           *[other] { $points } points
        }: 1 game
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $count } games
    }
daily-share = Text to copy
daily-share-title = Johanna of the day { $number }
daily-share-send = Share
daily-played = You played today. Next game in { $time }.
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-result = See the result
daily-details = Points in detail
daily-watch = Watch it again
daily-practise = Practise this day
daily-practice-help = Practice: { $date } again, with the same bags and cards. It doesn’t count.
daily-not-played = You didn’t play on this day.
daily-week-played = { $day }: played
daily-week-missed = { $day }: not played
daily-week-tomorrow = { $day }: tomorrow’s game
refusal-no-such-day = Day { $number } is still to come.
refusal-daily-alone = The game of the day is played without a bot’s help. You can ask for hints; they are marked in the result.
