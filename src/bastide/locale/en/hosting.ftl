### Among strangers: honest draws, bots for those who are away, tables that are kept for a while.

cli-commitment-kept = The draws are those that the table had committed to.
cli-commitment-broken = The draws are not those that the table had committed to.
cli-commitment-hidden = The table has committed to its draws. They can be checked when the game is over.
cli-commitment-none = This table has not committed to its draws.

## A bot for somebody who is away

away-grace = a bot in { $seconds } s
away-ask-for = Ask the others to let a bot ({ $level }) play for { $name } until { $name } is back
away-own =
    { $count ->
        [one] You’re asking for a bot ({ $level }) in place of { $absent }. { $names } decides.
       *[other] You’re asking for a bot ({ $level }) in place of { $absent }. { $names } decide.
    }
away-agree = { $name } asks for a bot ({ $level }) in place of { $absent }, who is away.
away-wait =
    { $count ->
        [one] { $name } asks for a bot ({ $level }) in place of { $absent }. { $names } decides.
       *[other] { $name } asks for a bot ({ $level }) in place of { $absent }. { $names } decide.
    }
away-played = While you were away, a bot played for you.
away-take-back = Take it back
away-keep = Keep it
refusal-too-early-absent =
    { $seconds ->
        [one] One more second to come back.
       *[other] { $seconds } more seconds to come back.
    }

## Draws

draws-seed = Chance follows the seed { $seed }, which everyone at this table knows.
draws-committed = The table has committed to its draws before the first one; the record shows at the end that it kept to them. Commitment:

## Limits and addresses

refusal-wrong-host = This table doesn’t answer to the name “{ $text }”. Its host can allow it with --public-url.
refusal-bad-address-public = “{ $text }” isn’t the address of a table. One looks like https://table.example.org, without a path.
refusal-not-allowed = Only pages of this table may do that.
refusal-not-your-table = Only the person who opened this table can delete it.
refusal-too-fast-tables = Too many new tables came from your network. Try again in { $seconds } s.
refusal-too-fast-joins = Too many seats were taken from your network. Try again in { $seconds } s.
refusal-too-fast-uploads = Too many records came from your network. Try again in { $seconds } s.
refusal-too-fast-connections = Too many tables are open in your network. Close some, then try again.
refusal-too-fast-requests = Too many requests from your network at once. Try again in { $seconds } s.

## Databases

refusal-storage-server = The database at { $path } can’t be used: { $why }
refusal-storage-address = “{ $path }” isn’t the address of a database. One looks like postgresql://name:password@host/database.
refusal-storage-driver = PostgreSQL needs its driver: pip install 'bastide[hosting]'
refusal-storage-not-empty = There are games in { $path } already. Move to an empty database.
refusal-storage-same = Both databases are the same: { $path }
refusal-storage-differ =
    { $count ->
        [one] 1 game wouldn’t be the same in the new database, so nothing was moved: { $names }
       *[other] { $count } games wouldn’t be the same in the new database, so nothing was moved: { $names }
    }
refusal-storage-one-process = The file { $path } is for one process. Several need PostgreSQL: --database postgresql://…
refusal-storage-lost = The file { $path } is gone or was replaced while the server ran. Nothing more is saved: restart the server.
refusal-storage-replaced = The database at { $path } is not the one that was there when the server started. Restart the server.
refusal-storage-damaged = The database { $path } is damaged ({ $why }). Nothing more is saved: restore a backup.

## Deleting a table

delete-table = Delete table
delete-table-ask = Delete this table for everyone? The game and its record can’t be brought back.
delete-table-now = Delete
delete-table-keep = Keep
refusal-table-deleted = This table was deleted by the person who opened it.

## Games of other versions

outdated-running = Bastide’s rules have changed since this game was played. The first { $keep } of its { $lines } lines still hold; that’s the position you see.
outdated-finished = Bastide’s rules have changed since this game was played. You see the last position that still holds, after { $keep } of { $lines } lines.
outdated-record = Played with Bastide { $played }, this is { $here }. The record in the menu has the whole game.
outdated-back = Play on from here
