"""Mails: to confirm an address, to bring back who has lost their keys, and to say that it is one's turn."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from .. import text
from ..kernel import Problem
from .settings import Mail

log = logging.getLogger("bastide.table")

SECONDS = 20.0
ADDRESS = re.compile(r"[^@\s<>,;:\"()\\\[\]]{1,64}@[^@\s<>,;:\"()\\\[\]]+\.[^@\s<>,;:\"()\\\[\]]+")
PORTS = {"smtp": 587, "smtps": 465}


def read_mail(url: str, sender: str) -> Mail:
    """A mail server as a host writes it: `smtp://user:password@host:587`, or `smtps://…`."""
    site = urlsplit(url)
    try:
        port = site.port or PORTS.get(site.scheme, 0)
    except ValueError:
        port = 0
    if site.scheme not in PORTS or not site.hostname or not port or not is_address(sender):
        raise Problem("bad-address", detail="mail", text=site.hostname or "")
    user, password = unquote(site.username or ""), unquote(site.password or "")
    return Mail(site.hostname, port, sender, user, password, tls=site.scheme == "smtps")


def is_address(email: str) -> bool:
    """Whether it can be an address. Only a mail that is answered shows whether it is one."""
    return email.isprintable() and len(email) <= 254 and ADDRESS.fullmatch(email) is not None


class Mailer:
    """Sends mails, one thread for each: few are sent, and each takes its time."""

    def __init__(self, mail: Mail | None) -> None:
        self._mail = mail

    @property
    def on(self) -> bool:
        return self._mail is not None

    async def send(self, to: str, subject: str, body: str) -> bool:
        """Send a mail; False when that was not possible, which stands in the log without the address."""
        if self._mail is None:
            return False
        try:
            await asyncio.to_thread(_send, self._mail, to, subject, body)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            return False
        return True

    async def letter(self, to: str, name: str, language: str, **blanks: object) -> bool:
        """Send one of our letters in the reader's language."""
        subject = text.say(f"mail-{name}-subject", language, **blanks)
        body = text.say(f"mail-{name}", language, **blanks)
        return await self.send(to, subject, f"{body}\n")


def _send(mail: Mail, to: str, subject: str, body: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = f"Bastide <{mail.sender}>", to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=mail.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    secure = ssl.create_default_context()
    if mail.tls:
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=secure)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
    with server:
        server.ehlo()
        if not mail.tls and server.has_extn("starttls"):
            server.starttls(context=secure)
            server.ehlo()
        elif not mail.tls and mail.user and mail.host not in ("localhost", "127.0.0.1", "::1"):
            raise smtplib.SMTPException("no password goes over a line that everybody can read")
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
