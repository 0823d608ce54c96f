"""How others come to a table: the addresses under which they find it, and a code for their phones to scan."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar import get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from .address import LOOPBACK, public_address
from .calls import Code, Invitation, Link
from .lobby import Tables
from .protocol import ErrorInfo
from .responses import AnyRequest

EVERYWHERE = {"0.0.0.0", "::", ""}
FAR = ("192.0.2.1", 9)
"""An address that nobody has: no packet is sent to find out from which of ours it would go."""


def addresses(request: AnyRequest) -> list[str]:
    """Where others find this server; nowhere if it listens to this machine only."""
    here = public_address(request)
    if urlsplit(here).hostname not in LOOPBACK:
        return [here]
    found: list[str] = request.app.state.get("network", [])
    return found


def network(host: str, port: int) -> list[str]:
    """The addresses of a server in its network."""
    if host in EVERYWHERE:
        return [f"http://{name}:{port}" for name in _own_numbers()]
    if host in LOOPBACK or (_is_number(host) and ip_address(host).is_loopback):
        return []
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


def _own_numbers() -> list[str]:
    """The numbers of this machine, the one by which it reaches others first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out, suppress(OSError):
        out.connect(FAR)
        found.append(out.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [one for one in dict.fromkeys(found) if not ip_address(one).is_loopback]


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def code_of(text: str) -> Code | None:
    """A code to scan; none where the library is missing."""
    try:
        import segno
    except ImportError:
        return None
    rows = [bytes(row) for row in segno.make(text, micro=False, error="m").matrix]
    runs = [f"M{x} {y}h{n}v1h-{n}z" for y, row in enumerate(rows) for x, n in _runs(row)]
    return Code(len(rows), "".join(runs))


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark squares begin, and how many stand in a row."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((x, 1))
    return found


@get(
    "/api/tables/{table_id:str}/invitation",
    responses={404: ResponseSpec(ErrorInfo, description="not there", generate_examples=False)},
)
async def invitation(
    request: AnyRequest, table_id: FromPath[str], tables: NamedDependency[Tables]
) -> Invitation:
    """The links by which others come to a table, each with a code to scan."""
    table = await tables.get(table_id)
    urls = [f"{start}/join/{table.id}" for start in addresses(request)]
    return Invitation([Link(url, code_of(url)) for url in urls])


ROUTES = [invitation]
