"""What messages and requests are made of, with the bounds of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

MESSAGE_LIMIT = 64 * 1024
"""Bytes in a message or a request. A longer one is refused."""

ABUSE_LIMIT = 1024 * 1024
"""Bytes in a message that end the connection."""

RECORD_LIMIT = 1024 * 1024
"""Bytes in an uploaded record; a long real game has a twentieth of that."""

WHOLE = 2**53 - 1
"""The largest number that a page can hold exactly."""

Id = Annotated[int, Meta(ge=-WHOLE, le=WHOLE)] | Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Words = Annotated[list[Word], Meta(max_length=100)]
Value = Annotated[str, Meta(min_length=1, max_length=400)]
Letter = Annotated[str, Meta(min_length=1, max_length=1, extra={"typescript": "Seat"})]
Name = Annotated[str, Meta(max_length=40)]
Status = Literal["open", "running", "finished"]
Kind = Literal["human", "bot", "open"]
StandInBy = Literal["owner", "table", "clock", "days", "gone"]
"""Who let a bot play: the person, the others, a clock, the days of a move, or the person for good."""
Emote = Literal["hello", "nice", "oops", "thanks", "think", "hurry"]
SwitchValue = bool | int | str
GameView = Annotated[Any, Meta(extra={"typescript": "GameView"})]
"""What the game shows (`View` in its module `shown`)."""
GameInspection = Annotated[Any, Meta(extra={"typescript": "GameInspection"})]
"""What the game tells about something on the table (`Inspection` in its module `shown`)."""
EventData = Annotated[Mapping[str, Any], Meta(extra={"typescript": "EventData"})]
"""What the game tells of an event (`EventData` in its module `shown`)."""
