"""The browser client's files; any other address is a page of the client's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ZIP_LEVEL: Final = 6
HASHED: Final = "assets/"
"""The folder where every file's name changes with its content."""


class ClientFiles(StaticFiles):
    """The built client: hashed files are kept for ever, everything else is asked for again."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file; there are no sockets here."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404})
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the client's page for an address that is no file."""
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED):
                raise
            response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return response


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that there is no client."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4404})
        return
    if scope["path"].startswith("/api"):
        raise HTTPException(404)
    said = PlainTextResponse("The browser client is not built; run: make web\n", 503)
    await said(scope, receive, send)


def app(folder: Path | None) -> ASGIApp:
    """Serve the client of a folder, by default the package's own."""
    static = folder or Path(str(files("sanctuary"))) / "web" / "static"
    if not (static / "index.html").is_file():
        return not_built
    return GZipMiddleware(ClientFiles(directory=static, html=True), compresslevel=ZIP_LEVEL)
