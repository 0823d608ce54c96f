"""What the server writes about itself: lines for people, or JSON for programs, each with the request's id.

No line carries a token. What is logged is a route with its blanks open (`/api/tables/{table_id}`), never a
path, a query, a header or a message as it came.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

Form = Literal["text", "json"]

access = logging.getLogger("bastide.access")

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or the WebSocket for which something is done."""

GIVEN = re.compile(rb"[A-Za-z0-9._-]{8,64}")


def new_request_id(given: bytes = b"") -> str:
    """The id that a proxy has given, if it looks like one, or a new one; it holds from here on."""
    made = given.decode() if GIVEN.fullmatch(given) else secrets.token_hex(8)
    request_id.set(made)
    return made


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        mine = request_id.get()
        head, *rest = line.split("\n", 1)
        return "\n".join([f"{head} [{mine}]", *rest]) if mine else line


class Lines(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if mine := request_id.get():
            told["request"] = mine
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def start_logging(form: Form = "text", level: str = "warning") -> None:
    """Log to the error stream. Of others' libraries only warnings: they would write messages as they came."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if form == "json" else Plain("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("bastide").setLevel(level.upper())


def log_access(method: str, route: str, status: int, seconds: float, address: str, table: str | None) -> None:
    """One request that was answered."""
    if not access.isEnabledFor(logging.INFO):
        return
    told: dict[str, Any] = {"method": method, "route": route, "status": status, "address": address}
    told["milliseconds"] = round(1000 * seconds, 1)
    if table:
        told["table"] = table
    access.info("%s %s %d", method, route, status, extra={"told": told})
