"""Being told that it is one's turn: by a local push service and a local mail server. Days for a move."""

from __future__ import annotations

import email
import json
import re
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest
from aiosmtpd.controller import Controller
from table.house import House, running
from table.test_table_devices import ANNA, BEN, EVE, ask, games, hand_over

from bastide.hosting import serve
from bastide.kernel import Problem
from bastide.table import mail
from bastide.table.engines import Place
from bastide.table.mail import read_mail
from bastide.table.notices import quiet_until
from bastide.table.push import Push
from bastide.table.settings import HOME, Mail, Settings
from bastide.table.turns import DAY

SITE = "https://table.example.org"


class Postbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(email.message_from_bytes(envelope.content))
        return "250 OK"

    def text(self, number: int = -1) -> str:
        body = self.mails[number].get_payload(decode=True)
        assert isinstance(body, bytes)
        return body.decode()


class PushService(BaseHTTPRequestHandler):
    """A push service that keeps what it gets."""

    got: ClassVar[list[tuple[str, dict[str, str], bytes]]]
    status: ClassVar[int]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.status)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, Mail]]:
    box = Postbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, Mail("127.0.0.1", port, "table@example.org")
    controller.stop()


@pytest.fixture
def service() -> Iterator[type[PushService]]:
    class Service(PushService):
        got: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []
        status = 201

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Service.address = f"http://127.0.0.1:{server.server_address[1]}"  # type: ignore[attr-defined]
    yield Service
    server.shutdown()
    server.server_close()


@pytest.fixture
def told(database: Place, postbox: tuple[Postbox, Mail]) -> Iterator[House]:
    """A house that can write mails and push to this machine."""
    settings = replace(HOME, mail=postbox[1], push_hosts=("127.0.0.1",), public_url=SITE)
    settings = replace(settings, trusted_hosts=("127.0.0.1",))
    with running(database, settings=settings) as house:
        yield house


def plain(number: bytes) -> str:
    return urlsafe_b64encode(number).decode().rstrip("=")


class Browser:
    """A browser that has subscribed, and can read what it is told."""

    def __init__(self, service: Any) -> None:
        ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wish = {
            "endpoint": f"{service.address}/browser",
            "keys": {"p256dh": plain(point), "auth": plain(self.secret)},
        }

    def read(self, body: bytes) -> dict[str, str]:
        http_ece = pytest.importorskip("http_ece")
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        read: dict[str, str] = json.loads(opened)
        return read


def play_with_ben(house: House, **more: Any) -> tuple[str, dict[str, str]]:
    """A table of Anna and Ben at which Anna begins."""
    start = {"startSeat": "A"}
    table, tokens = house.open("human", "open", person=ANNA, options=start, level="random", **more)
    joined = house.http.post(f"/api/tables/{table}/join", json={"seat": "B", "name": "Ben", "person": BEN})
    return table, {**tokens, "B": joined.json()["token"]}


def sweep(house: House, later: float) -> None:
    house.call(house.app.state.notices.sweep(time.time() + later))


def confirmed(house: House, box: Postbox, person: str, address: str) -> None:
    ask(house, "people/email", person=person, email=address)
    found = re.search(r"/device#mail=(\w+)", box.text())
    assert found is not None
    assert ask(house, "people/email/confirm", code=found[1])["email"] == address


def test_a_browser_is_told_once_that_it_is_ones_turn(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    browser = Browser(service)
    table, _ = play_with_ben(told)
    me = ask(told, "people/push", person=ANNA, **browser.wish)
    assert me["devices"][0]["push"]
    assert len(urlsafe_b64decode(me["push_key"] + "=")) == 65
    sweep(told, 30)
    assert service.got == []
    for _ in range(2):
        sweep(told, 90)
    ((path, headers, body),) = service.got
    assert path == "/browser"
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    said = browser.read(body)
    assert said["url"] == f"/table/{table}"
    assert (said["title"], said["body"]) == ("It’s your turn in Carcassonne", "with Ben")
    assert ask(told, "people/push", person=ANNA)["devices"][0]["push"] is False


def test_a_browser_that_is_gone_is_forgotten(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    play_with_ben(told)
    ask(told, "people/push", person=ANNA, **Browser(service).wish)
    service.status = 410
    sweep(told, 90)
    assert len(service.got) == 1
    assert ask(told, "people/me", person=ANNA)["devices"][0]["push"] is False


def test_only_push_services_get_anything_and_redirects_are_not_followed(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    wish = Browser(service).wish
    for endpoint in (
        "https://10.0.0.1/x",
        "https://evil.example/fcm.googleapis.com",
        "https://evil-127.0.0.1/",
        "https://user@127.0.0.1/",
        "file:///etc/passwd",
    ):
        refused = ask(told, "people/push", 409, person=ANNA, endpoint=endpoint, keys=wish["keys"])
        assert refused["code"] == "no-push"
    play_with_ben(told)
    ask(told, "people/push", person=ANNA, **wish)
    service.status = 307
    sweep(told, 90)
    assert len(service.got) == 1


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://push.apple.com.evil.example/abc", False),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://127.0.0.1/abc", False),
        ("", False),
    ],
)
def test_the_known_push_services(endpoint: str, allowed: bool) -> None:
    push = Push(None, Settings())  # type: ignore[arg-type]
    assert push.allows(endpoint) is allowed


def test_the_servers_key_stays_the_same(database: Place) -> None:
    pytest.importorskip("pywebpush")
    keys = []
    for _ in range(2):
        with running(database) as house:
            keys.append(ask(house, "people/me", person=ANNA)["push_key"])
    assert keys[0] == keys[1] is not None


def test_a_mail_tells_it_to_who_has_confirmed_their_address(
    told: House, postbox: tuple[Postbox, Mail]
) -> None:
    box, _ = postbox
    table, _ = play_with_ben(told)
    assert ask(told, "people/notices", 409, person=ANNA, mails=True)["code"] == "no-mail"
    ask(told, "people/email", person=ANNA, email="anna@example.org")
    assert ask(told, "people/me", person=ANNA)["email"] is None  # before the mail is answered
    confirmed(told, box, ANNA, "anna@example.org")
    sweep(told, 90)
    sent = len(box.mails)
    ask(told, "people/me", person=ANNA, language="de")
    ask(told, "people/notices", person=ANNA, mails=True)
    told.sql(f"UPDATE seats SET noticed = 0, due = since WHERE table_id = '{table}' AND seat = 0")
    sweep(told, 90)
    assert len(box.mails) == sent + 1
    assert box.mails[-1]["To"] == "anna@example.org"
    assert "Du bist dran: Carcassonne, mit Ben." in box.text()
    assert f"{SITE}/table/{table}" in box.text()
    assert ANNA not in box.text()


def test_an_address_is_confirmed_once_and_forgotten_at_will(
    told: House, postbox: tuple[Postbox, Mail]
) -> None:
    box, _ = postbox
    confirmed(told, box, ANNA, "anna@example.org")
    code = re.search(r"/device#mail=(\w+)", box.text())
    assert code is not None
    assert ask(told, "people/email/confirm", 404, code=code[1])["code"] == "no-such-ticket"
    # a code of a mail is none of a device
    ask(told, "people/email", person=ANNA, email="anna2@example.org")
    other = re.search(r"/device#mail=(\w+)", box.text())
    assert other is not None
    assert ask(told, "people/devices/take", 404, code=other[1], person=EVE)["code"] == "no-such-ticket"
    ask(told, "people/email", person=ANNA, email="")
    assert ask(told, "people/me", person=ANNA)["email"] is None


def test_a_lost_key_is_recovered_by_mail(told: House, postbox: tuple[Postbox, Mail]) -> None:
    box, _ = postbox
    play_with_ben(told)
    confirmed(told, box, ANNA, "anna@example.org")
    before = len(box.mails)
    ask(told, "people/recover", email="nobody@example.org")
    ask(told, "people/recover", email="anna@example.org")
    told.wait(lambda: len(box.mails) > before)
    assert [mail["To"] for mail in box.mails[before:]] == ["anna@example.org"]
    found = re.search(r"/device#(\w+)", box.text())
    assert found is not None
    new = "newkey" * 4
    ask(told, "people/devices/take", code=found[1], person=new)
    assert len(games(told, new)) == 1
    assert ask(told, "people/devices/take", 404, code=found[1], person=EVE)["code"] == "no-such-ticket"


def test_no_address_is_flooded(told: House, postbox: tuple[Postbox, Mail]) -> None:
    answers = [
        told.http.post("/api/people/recover", json={"email": "victim@example.org"}).status_code
        for _ in range(5)
    ]
    assert answers[:3] == [200, 200, 200]
    assert set(answers[3:]) == {429}


@pytest.mark.parametrize(
    "address", ["x", "a@b", "a@b.c\nBcc: d@e.f", "a b@c.de", "<a@b.de>", "a@b.de, c@d.de"]
)
def test_what_is_no_address_gets_no_mail(told: House, postbox: tuple[Postbox, Mail], address: str) -> None:
    assert ask(told, "people/email", 409, person=ANNA, email=address)["code"] == "no-mail"
    assert postbox[0].mails == []


def test_without_a_mail_server_none_is_offered(house: House) -> None:
    me = ask(house, "people/me", person=ANNA)
    assert me["can_mail"] is False
    assert ask(house, "people/recover", 409, email="anna@example.org")["code"] == "no-mail"


def test_who_is_at_the_table_is_not_told(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    table, tokens = play_with_ben(told)
    ask(told, "people/push", person=ANNA, **Browser(service).wish)
    page = told.page(table, {"A": tokens["A"]})
    sweep(told, 90)
    assert service.got == []
    page.close()
    told.wait(lambda: not told.table(table).audience.has(0))
    sweep(told, 600)
    assert len(service.got) == 1


def test_nobody_is_told_in_quiet_hours(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    play_with_ben(told)
    ask(told, "people/push", person=ANNA, **Browser(service).wish)
    hour = time.gmtime(time.time() + 90).tm_hour
    ask(told, "people/notices", person=ANNA, mails=False, quiet=[hour, (hour + 2) % 24])
    sweep(told, 90)
    assert service.got == []
    sweep(told, 3 * 3600)
    assert len(service.got) == 1


@pytest.mark.parametrize(
    ("hour", "quiet", "zone", "hours"),
    [
        (23, (22, 8), 0, 9),
        (3, (22, 8), 0, 5),
        (8, (22, 8), 0, None),
        (21, (22, 8), 60, 10),
        (12, (12, 13), 0, 1),
    ],
)
def test_when_quiet_hours_end(hour: int, quiet: tuple[int, int], zone: int, hours: int | None) -> None:
    class Person:
        quiet_from, quiet_to = quiet

    Person.zone = zone  # type: ignore[attr-defined]
    now = 20_000 * DAY + hour * 3600
    until = quiet_until(Person, now)
    assert until == (None if hours is None else now + hours * 3600)


def test_days_remind_and_then_a_bot_plays_until_the_person_is_back(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    browser = Browser(service)
    table, tokens = play_with_ben(told, days=2)
    ask(told, "people/push", person=ANNA, **browser.wish)
    sweep(told, 90)
    sweep(told, DAY)
    assert len(service.got) == 1
    sweep(told, 1.6 * DAY)
    said = [browser.read(body)["title"] for _, _, body in service.got]
    assert said == ["It’s your turn in Carcassonne", "Carcassonne: 10 hours left for your move"]
    assert told.table(table).stored.seats[0].stand_in is None
    chair = told.table(table).stored.seats[0]
    chair.since = (chair.since or 0) - 2 * DAY
    told.sql(f"UPDATE seats SET since = {chair.since}, due = since WHERE table_id = '{table}' AND seat = 0")
    sweep(told, 0)
    told.wait(lambda: told.table(table).stored.seats[1].since is not None)
    info = told.http.get(f"/api/tables/{table}").json()
    assert (info["seats"][0]["stand_in"], info["seats"][0]["stand_in_by"]) == ("random", "days")
    assert list(info["since"]) == ["B"]
    page = told.page(
        table, {"A": tokens["A"]}
    )  # back: the seat is hers, and the bot's move can be taken back
    page.until(lambda: page.table["seats"][0]["stand_in"] is None)
    assert page.update["stood_in"] == ["A"]


def test_days_that_are_not_over_change_nothing(told: House) -> None:
    table, _ = play_with_ben(told, days=2)
    told.call(told.table(table).time_is_up(0))
    assert told.table(table).stored.seats[0].stand_in is None


def test_a_nudge_tells_it_once_a_day(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    browser = Browser(service)
    table, _ = play_with_ben(told)
    ask(told, "people/push", person=ANNA, **browser.wish)
    sweep(told, 90)
    assert ask(told, f"tables/{table}/nudge", 409, person=BEN, seat="A")["code"] == "not-now"  # too early
    told.sql(f"UPDATE seats SET since = since - 7200 WHERE table_id = '{table}' AND seat = 0")
    assert games(told, BEN)[0]["nudge"] == ["A"]
    ask(told, f"tables/{table}/nudge", person=BEN, seat="A")
    assert games(told, BEN)[0]["nudge"] == []
    assert ask(told, f"tables/{table}/nudge", 409, person=BEN, seat="A")["code"] == "not-now"
    sweep(told, 1)
    assert browser.read(service.got[-1][2])["title"] == "The others wait for you in Carcassonne"
    assert len(service.got) == 2


def test_every_device_is_told(told: House, service: Any) -> None:
    pytest.importorskip("pywebpush")
    play_with_ben(told)
    hand_over(told, ANNA, "phone" * 5)
    for device in (ANNA, "phone" * 5):
        ask(told, "people/push", person=device, **Browser(service).wish)
    sweep(told, 90)
    assert len(service.got) == 2


def test_how_a_host_names_a_mail_server() -> None:
    assert read_mail("smtp://me:p%40ss@mail.example.org", "t@example.org") == Mail(
        "mail.example.org", 587, "t@example.org", "me", "p@ss"
    )
    assert read_mail("smtps://mail.example.org", "t@example.org").port == 465
    assert "p@ss" not in repr(read_mail("smtp://me:p%40ss@mail.example.org", "t@example.org"))
    for url, sender in (
        ("http://x", "t@e.org"),
        ("smtp://", "t@e.org"),
        ("smtp://x:y", "t@e.org"),
        ("smtp://x", "t"),
    ):
        with pytest.raises(Problem) as refused:
            read_mail(url, sender)
        assert refused.value.code == "bad-address"


def test_mails_need_a_public_address() -> None:
    import typer

    with pytest.raises(typer.BadParameter):
        serve(mail="smtp://localhost", mail_from="t@example.org")


def test_no_password_goes_over_an_open_line(postbox: tuple[Postbox, Mail]) -> None:
    import smtplib

    port = postbox[1].port
    for host in ("127.0.0.2",):
        open_line = Mail(host, port, "t@example.org", "me", "secret")
        with pytest.raises((smtplib.SMTPException, OSError)):
            mail._send(open_line, "a@example.org", "s", "b")
    assert postbox[0].mails == []
