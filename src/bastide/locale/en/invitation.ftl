### How others come to a table. Blanks: $free, $count numbers; $sets expansions; $command a command.

invite-scan = Scan it with a phone
invite-scan-help = It opens this table on any phone in your network.
invite-closed = Only this computer can open the table.
invite-closed-help = To invite others, stop the server and start it with { $command }. Your tables are kept.
invite-several = If one link doesn’t work, try another: this computer has several addresses.
preview-open =
    { $count ->
        [one] A table for one
       *[other] { $free ->
            [one] 1 of { $count } seats is free
           *[other] { $free } of { $count } seats are free
        }
    } · { $sets }
preview-running = A game is on: come and watch · { $sets }
preview-finished = The game is over: watch it again · { $sets }
preview-sets = { $count } expansions
