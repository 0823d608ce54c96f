"""The table: a server at which people and bots play, and the page that it shows.

`app.create_app` makes the server, `serve.serve` runs it. `docs/protocol.md` says what it talks.
"""
