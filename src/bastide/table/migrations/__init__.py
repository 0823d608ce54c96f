"""The history of the database's form. The server brings a database up to date when it starts."""
