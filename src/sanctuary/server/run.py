"""Run the server with uvicorn."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import uvicorn
from sqlalchemy.engine import make_url

from sanctuary.server.app import create_app
from sanctuary.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

SHUTDOWN_SECONDS = 5
SWITCH_SECONDS = 0.001
"""How long threads that work on tables may keep the event loop waiting."""


class Server(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start listening, then say where."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self._ready is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")


def run(settings: Settings | None = None, ready: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted. `ready` is called with the address once it can be opened."""
    chosen = settings or Settings()
    prepare(chosen)
    sys.setswitchinterval(SWITCH_SECONDS)
    config = uvicorn.Config(
        create_app(chosen),
        host=chosen.host,
        port=chosen.port,
        ws="websockets-sansio",
        ws_max_size=chosen.frame_limit,
        ws_per_message_deflate=False,
        log_level="warning",
        proxy_headers=True,
        forwarded_allow_ips=chosen.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    Server(config, ready).run()


def prepare(settings: Settings) -> None:
    """Make the folder of an SQLite database."""
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        from pathlib import Path

        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def main() -> None:
    """Serve by the environment's settings."""
    run(ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
