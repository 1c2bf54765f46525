"""E-mail through the operator's server, where one is set up."""

import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from courtyard.engine.language import Phrasebook, Saying, phrasebook
from courtyard.engine.trouble import Trouble
from courtyard.server.ground.metrics import noticed
from courtyard.server.ground.problems import Refusal

USUAL_PORT = {"smtp": 587, "smtps": 465}
PATIENCE = 10.0
log = structlog.get_logger()
LOOPBACK = ("127.0.0.1", "localhost", "::1")
EXPECTED = (
    "is not the URL of a mail server, such as smtp://name:password@mail.example.org:587/?from=a@example.org"
)


@cache
def words() -> Phrasebook:
    return phrasebook(Path(__file__).parents[1] / "words")


def proper_address(text: str) -> str:
    """Give an email address as it is written to; refuse an invalid one."""
    address = text.strip()
    name, at, domain = address.rpartition("@")
    if not (at and name and "." in domain and address.isascii() and address.isprintable()):
        raise Refusal("bad-email")
    if any(letter in ' "\\(),:;<>[]' for letter in address) or ".." in address:
        raise Refusal("bad-email")
    try:
        Address(addr_spec=address)
    except (ValueError, MessageError):  # What it cannot read at all is no ValueError.
        raise Refusal("bad-email") from None
    return address


@dataclass(frozen=True)
class Mailer:
    """A mail server, and who the mail comes from."""

    host: str
    port: int
    is_encrypted: bool
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def at(cls, url: str) -> "Mailer":
        """Read an operator's URL; the sentence of a refusal never repeats the password."""
        try:
            parts = urlsplit(url)
            port = parts.port
            sender = parse_qs(parts.query).get("from", [""])[0]
            address = proper_address(sender)
        except (ValueError, Refusal):
            raise Trouble(f"What was given for --smtp {EXPECTED}.") from None
        if parts.scheme not in USUAL_PORT or not parts.hostname:
            raise Trouble(f"What was given for --smtp {EXPECTED}.")
        return cls(
            host=parts.hostname,
            port=port or USUAL_PORT[parts.scheme],
            is_encrypted=parts.scheme == "smtps",
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            sender=address,
        )

    def letter(self, to: str, language: str | None, about: str, gaps: dict[str, str]) -> Callable[[], None]:
        """Give a letter that is sent when it is called; one that cannot be sent is noted."""
        read = language or "en"
        subject = words().say(Saying(f"mail-{about}-subject", gaps), read)
        text = words().say(Saying(f"mail-{about}", gaps), read)

        def send() -> None:
            try:
                self.send(to, subject, text)
                noticed("mail", True)
            except (OSError, smtplib.SMTPException) as error:
                noticed("mail", False)
                log.warning("mail-not-sent", about=about, why=type(error).__name__)

        return send

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; a password never travels unencrypted to another machine."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        context = ssl.create_default_context()
        with self.connect(context) as server:
            if not self.is_encrypted and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
                is_safe = True
            else:
                is_safe = self.is_encrypted or self.host in LOOPBACK
            if self.user and self.password:
                if not is_safe:
                    raise smtplib.SMTPException("The mail server offers no encryption for the password.")
                server.login(self.user, self.password)
            server.send_message(letter)

    def connect(self, context: ssl.SSLContext) -> smtplib.SMTP:
        if self.is_encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        server.ehlo()
        return server
