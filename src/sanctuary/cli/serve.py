"""`sanctuary serve`: the browser's table."""

from __future__ import annotations

import socket
import webbrowser
from typing import TYPE_CHECKING, Final

import click

from sanctuary.cli.command import Failure, Speaking
from sanctuary.cli.parameters import Whole
from sanctuary.extras import missing

if TYPE_CHECKING:
    from sanctuary.text import Texts

HOST: Final = "127.0.0.1"
PORT: Final = 8080
LAST_PORT: Final = 65535


def serve_command(language: Texts) -> click.Command:
    """`serve --host --port --database --open`: runs the server package, or says what is missing."""

    def run(host: str, port: int, database: str | None, *, browse: bool) -> None:
        if lacking := missing("server"):
            raise Failure(language.format("cli-serve-missing", libraries=language.listed(lacking)))
        if not can_listen(host, port):
            raise Failure(language.format("cli-serve-busy", host=host, port=str(port)))
        from sqlalchemy.exc import SQLAlchemyError

        from sanctuary.server.run import run as serve
        from sanctuary.server.settings import Settings

        settings = Settings(host=host, port=port)
        if database:
            settings = Settings(host=host, port=port, database=database)

        def tell(address: str) -> None:
            click.echo(language.format("cli-serve-at", address=address))
            if browse:
                webbrowser.open(address)

        try:
            serve(settings, tell)
        except (SQLAlchemyError, ValueError) as error:
            problem = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise Failure(language.format("cli-serve-database", problem=problem)) from error

    return Speaking(language, "serve", language.format("cli-serve-help"), run, _parameters(language))


def _parameters(language: Texts) -> list[click.Parameter]:
    return [
        click.Option(
            ["--host"], default=HOST, metavar="ADDRESS", help=language.format("cli-serve-host-help")
        ),
        click.Option(
            ["--port"],
            type=Whole(language, 0, LAST_PORT),
            default=PORT,
            metavar="NUMBER",
            help=language.format("cli-serve-port-help"),
        ),
        click.Option(["--database"], metavar="URL", help=language.format("cli-serve-database-help")),
        click.Option(["--open", "browse"], is_flag=True, help=language.format("cli-serve-open-help")),
    ]


def can_listen(host: str, port: int) -> bool:
    """Whether nobody else has the port; one that stays free till the server takes it, as a rule."""
    try:
        with socket.create_server((host, port)):
            return True
    except OSError:
        return False
