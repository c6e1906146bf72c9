"""What every HTTP request passes: limits on size and rate, its origin, headers that keep browsers safe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response

from sanctuary.server.limits import Rates
from sanctuary.server.origins import is_allowed_origin
from sanctuary.server.sentences import TOO_LARGE, TOO_MANY, WRONG_ORIGIN, problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from sanctuary.server.settings import Settings

MAKING_COST: Final = 20
READING: Final = ("GET", "HEAD", "OPTIONS")

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """ASGI middleware around everything but sockets, which guard themselves."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._rates: Final = Rates(settings.requests_per_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_api = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                outgoing = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    outgoing.setdefault(name, value)
                if is_api:
                    outgoing.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self._refusal(scope, headers) if is_api else None
        if refusal is not None:
            await refusal(scope, receive, send_safely)
            return
        await self._app(scope, self._limited(receive), send_safely)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Why the request goes no further."""
        making = scope["method"] not in READING
        if making and not is_allowed_origin(headers, self._settings.origins):
            return _answer(403, WRONG_ORIGIN)
        caller = scope["client"][0] if scope.get("client") else ""
        if not self._rates.allows(caller, MAKING_COST if making else 1):
            return _answer(429, TOO_MANY)
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length) > self._settings.body_limit:
            return _answer(413, TOO_LARGE)
        return None

    def _limited(self, receive: Receive) -> Receive:
        """The body, up to the limit; for those who do not say how long it is."""
        received = 0

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._settings.body_limit:
                raise HTTPException(413)
            return message

        return limited


def _answer(status: int, reason: str) -> Response:
    body = problem(reason).model_dump_json(exclude_none=True)
    return Response(body, status, media_type="application/json")
