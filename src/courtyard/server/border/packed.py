"""Packed answers: what is the same for everybody is packed once, and sent to nobody who has it already."""

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

HARDEST = 9
NOT_MODIFIED = 304


@dataclass(frozen=True)
class Packed:
    """An answer that lasts as long as the server, as it is and packed."""

    content: bytes
    packed: bytes
    tag: str
    """The tag by which a browser asks whether its copy is current."""

    def response(self, incoming: Request) -> Response:
        """Give the client what it does not have yet, in an encoding that it accepts."""
        headers = {"cache-control": "no-cache", "etag": self.tag, "vary": "Accept-Encoding"}
        if has_it(incoming.headers.get("if-none-match", ""), self.tag):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        if "gzip" not in incoming.headers.get("accept-encoding", ""):
            return Response(self.content, headers=headers, media_type="application/json")
        headers["content-encoding"] = "gzip"
        return Response(self.packed, headers=headers, media_type="application/json")


def pack(content: bytes) -> Packed:
    """Pack an answer as well as it can be."""
    # A weak one: packed and unpacked it is the same answer, and not the same bytes.
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:32]}"'
    return Packed(content, gzip.compress(content, HARDEST, mtime=0), tag)


def has_it(known: str, tag: str) -> bool:
    """Tell whether somebody has an answer already, by the tags that they name."""
    return known.strip() == "*" or tag in [each.strip() for each in known.split(",")]
