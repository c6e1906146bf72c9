"""Who asks: a device by its signed cookie, a seat by its secret. There are no accounts."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sanctuary.server.sentences import WRONG_SECRET, ProblemError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from sanctuary.tables.store.store import Store

COOKIE: Final = "sanctuary_device"
COOKIE_KEY: Final = "cookie"
HEADER: Final = "sanctuary-seat"
YEAR: Final = 365 * 24 * 3600
MAX_SECRETS: Final = 5


class Identity:
    """Reads and writes device cookies, and checks seats' secrets against the store."""

    def __init__(self, store: Store, secure: bool) -> None:
        """`secure`: cookies go over HTTPS only."""
        self._store: Final = store
        self._key: Final = store.server_key(COOKIE_KEY).encode()
        self._secure: Final = secure

    def device(self, connection: HTTPConnection) -> str:
        """The caller's device; "" for one without a cookie of ours."""
        name, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        return name if name and hmac.compare_digest(signature.encode(), self._sign(name).encode()) else ""

    def remember(self, connection: HTTPConnection, response: Response) -> str:
        """The caller's device; one that has no cookie gets it with the response."""
        name = self.device(connection) or secrets.token_urlsafe(18)
        response.set_cookie(
            COOKIE,
            f"{name}.{self._sign(name)}",
            max_age=YEAR,
            path="/api",
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )
        return name

    def seats(self, table: str, connection: HTTPConnection) -> list[int]:
        """The seats whose secrets the caller sent in the header. ProblemError for a wrong one."""
        header = connection.headers.get(HEADER, "")
        sent = [secret.strip() for secret in header.split(",") if secret.strip()]
        if len(sent) > MAX_SECRETS:
            raise ProblemError(403, WRONG_SECRET)
        return self.seats_of(table, sent)

    def seats_of(self, table: str, sent: list[str]) -> list[int]:
        """The seats that secrets are good for, without repeats. ProblemError for a wrong one."""
        found: list[int] = []
        for secret in sent:
            seat = self._store.seat_of(table, secret)
            if seat is None:
                raise ProblemError(403, WRONG_SECRET)
            if seat not in found:
                found.append(seat)
        return found

    def _sign(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), sha256).hexdigest()
