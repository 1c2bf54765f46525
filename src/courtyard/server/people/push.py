"""Web push: a notice on a device of somebody who must choose, also while no page is open there.

The browser gives an address at its push service and keys of its own. A message is encrypted with them (RFC
8291), so that the service learns nothing but which device it is for, and signed with this server's key (RFC
8292). The key is made once and kept in the store. Without the extra `push` nothing of it is offered.
"""

import base64
import secrets
import time
from collections.abc import Callable
from http.client import HTTPException
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from courtyard.server.ground.messages import Device, DeviceAddress, Me, PushKey
from courtyard.server.ground.metrics import noticed
from courtyard.server.ground.problems import Refusal
from courtyard.server.people import webhooks
from courtyard.server.people.guests import hashed
from courtyard.server.store import schema
from courtyard.server.store.writer import Store

log = structlog.get_logger()
IS_INSTALLED = find_spec("http_ece") is not None and find_spec("py_vapid") is not None
KEY_NAME = "push"
MOST_DEVICES = 10
"""Devices of one guest; the oldest gives way."""
PUBLIC_KEY_LENGTH, SECRET_LENGTH = 65, 16
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature holds; services refuse more than a day."""
KEPT_FOR = 24 * 3600
"""Seconds for which a service keeps a notice for a device that is off."""
GONE = (404, 410)
"""Answers of a service to which the device is known no longer."""


class Push:
    """The devices of guests, and the key with which they are called."""

    def __init__(self, store: Store, contact: str | None, may_call_private: bool) -> None:
        self.store = store
        self.contact = contact if contact and contact.startswith("https://") else "mailto:courtyard@localhost"
        self.may_call_private = may_call_private
        self._key: str | None = None

    # Devices.

    async def key(self) -> PushKey:
        """Give the key with which a browser subscribes; none where this server cannot push."""
        if not IS_INSTALLED:
            return PushKey(None)
        return PushKey(public_part(await self.secret()))

    async def secret(self) -> str:
        """Give the server's own key, which is made when it is asked for the first time."""
        if self._key is None:
            self._key = await self.store.do(find_or_make_key)
        return self._key

    async def add(self, me: Me, device: Device) -> PushKey:
        """Note a device of a guest; the one who used it before is called there no longer."""
        if not IS_INSTALLED:
            raise Refusal("no-push")
        webhooks.read_url(device.endpoint)
        if urlsplit(device.endpoint).scheme != "https" and not self.may_call_private:
            raise Refusal("bad-url")
        for text, length in ((device.key, PUBLIC_KEY_LENGTH), (device.secret, SECRET_LENGTH)):
            if len(bytes_of(text)) != length:
                raise Refusal("bad-device")

        def write(connection: Connection) -> None:
            devices = schema.devices
            connection.execute(delete(devices).where(devices.c.id == hashed(device.endpoint)))
            row = {
                "id": hashed(device.endpoint),
                "guest": me.id,
                "endpoint": device.endpoint,
                "key": device.key,
                "secret": device.secret,
                "added": time.time(),
            }
            connection.execute(insert(devices).values(row))
            mine = select(devices.c.id).where(devices.c.guest == me.id)
            kept = mine.order_by(devices.c.added.desc()).limit(MOST_DEVICES)
            older = list(connection.execute(mine).scalars())
            newest = set(connection.execute(kept).scalars())
            for id_ in older:
                if id_ not in newest:
                    connection.execute(delete(devices).where(devices.c.id == id_))

        await self.store.do(write)
        return await self.key()

    async def remove(self, me: Me, address: DeviceAddress) -> PushKey:
        """Forget a device of a guest; one that is not known is no trouble."""
        there = (schema.devices.c.id == hashed(address.endpoint)) & (schema.devices.c.guest == me.id)
        await self.store.do(
            lambda connection: connection.execute(delete(schema.devices).where(there)).rowcount
        )
        return await self.key()

    async def forget(self, id_: bytes) -> None:
        """Forget a device that its service knows no longer."""
        there = schema.devices.c.id == id_
        await self.store.do(
            lambda connection: connection.execute(delete(schema.devices).where(there)).rowcount
        )

    # Calling.

    async def devices_of(self, guests: set[str]) -> list[Any]:
        if not IS_INSTALLED:
            return []
        known = select(schema.devices).where(schema.devices.c.guest.in_(guests))
        return await self.store.do(lambda connection: list(connection.execute(known)))

    async def call(self, device: Any, table: str, message: dict[str, str]) -> Callable[[], bytes | None]:
        """Give a call of a device for a thread; it gives the device if its service knows it no longer."""
        key = await self.secret()

        def send() -> bytes | None:
            try:
                target = webhooks.find_target(device.endpoint, self.may_call_private)
                body = encrypted(message, device.key, device.secret)
                status = webhooks.post(target, body, self.headers(device.endpoint, key, table))
            except (OSError, Refusal, HTTPException, ValueError) as error:
                noticed("push", False)
                log.warning("push-failed", why=type(error).__name__)
                return None
            noticed("push", status < 300)
            if status >= 300 and status not in GONE:
                log.warning("push-refused", status=status)
            return bytes(device.id) if status in GONE else None

        return send

    def headers(self, endpoint: str, key: str, table: str) -> dict[str, str]:
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        signed = Vapid02.from_raw(key.encode()).sign(claims)
        return {
            **signed,
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_FOR),
            "urgency": "high",
            "topic": table,  # A newer notice of the same table takes the place of one that waits.
        }


def find_or_make_key(connection: Connection) -> str:
    """Give the key that the store has, or make one; of several servers the first one's counts."""
    keys = schema.keys
    wanted = select(keys.c.value).where(keys.c.name == KEY_NAME)
    found = connection.execute(wanted).scalar()
    if found is None:
        found = new_key()
        connection.execute(insert(keys).values(name=KEY_NAME, value=found))
    return str(found)


def new_key() -> str:
    """Give a private key as its number in base64."""
    from py_vapid import Vapid02

    signer = Vapid02()
    signer.generate_keys()
    return base64_of(signer.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_part(key: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    public = Vapid02.from_raw(key.encode()).public_key
    return base64_of(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encrypted(message: dict[str, str], key: str, secret: str) -> bytes:
    """Encrypt a message for a device, with a fresh key and salt."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(message),
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=bytes_of(key),
            auth_secret=bytes_of(secret),
            version="aes128gcm",
        )
    )


def base64_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Read base64 of addresses, with or without its padding; nothing where it is none."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except ValueError:
        return b""
