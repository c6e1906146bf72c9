"""The application: REST under /api, a WebSocket a table, and the browser client."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import sanctuary
from sanctuary.server import client, sockets
from sanctuary.server.guard import Guard
from sanctuary.server.messages.socket import Problem
from sanctuary.server.routes import analysis, games, lobby, server
from sanctuary.server.routes.asking import PROBLEMS
from sanctuary.server.sentences import (
    BAD_MESSAGE,
    INTERNAL,
    NOT_FOUND,
    TOO_LARGE,
    UNAVAILABLE,
    UNKNOWN_TABLE,
    ProblemError,
    problem,
    sentence,
)
from sanctuary.server.service import Service
from sanctuary.server.settings import Settings
from sanctuary.tables.hall import StaleError, UnknownTableError
from sanctuary.tables.reasons import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

logger = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for uvicorn; nothing is opened before it starts."""
    service = Service(settings or Settings())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        service.store.check()
        await service.watch.start()
        yield
        await service.watch.stop()
        service.close()

    app = FastAPI(
        title="Sanctuary",
        version=sanctuary.__version__,
        description="See docs/protocol.md.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.service = service
    for routes in (server, lobby, games, analysis):
        app.include_router(routes.router, prefix="/api", responses=PROBLEMS)
    app.include_router(sockets.router)
    app.router.default = client.app(service.settings.static)
    app.add_middleware(Guard, settings=service.settings)
    _answer_errors(app)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Every error is a Problem that tells nothing of our insides."""

    @app.exception_handler(ProblemError)
    async def known(_request: Request, error: ProblemError) -> Response:
        return problem_response(error.status, error.problem)

    @app.exception_handler(Refusal)
    async def refused(_request: Request, error: Refusal) -> Response:
        said = Problem(reason=error.reason, sentence=sentence(error.reason))
        return problem_response(409, said)

    @app.exception_handler(StaleError)
    async def stale(_request: Request, _error: StaleError) -> Response:
        return problem_response(409, problem(UNAVAILABLE))

    @app.exception_handler(UnknownTableError)
    async def no_table(_request: Request, _error: UnknownTableError) -> Response:
        return problem_response(404, problem(UNKNOWN_TABLE))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem_response(422, problem(BAD_MESSAGE, where=where, problem=str(first["msg"])))

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> Response:
        reason = {404: NOT_FOUND, 413: TOO_LARGE}.get(error.status_code, BAD_MESSAGE)
        return problem_response(error.status_code, problem(reason), error.headers)

    @app.exception_handler(SQLAlchemyError)
    async def no_store(_request: Request, error: SQLAlchemyError) -> Response:
        logger.error("the database does not answer", exc_info=error)
        return problem_response(503, problem(UNAVAILABLE))

    @app.exception_handler(Exception)
    async def unknown(_request: Request, _error: Exception) -> Response:
        return problem_response(500, problem(INTERNAL))  # uvicorn logs it


def problem_response(status: int, said: Problem, headers: Mapping[str, str] | None = None) -> Response:
    """A problem as an HTTP answer."""
    body = said.model_dump_json(exclude_none=True)
    return Response(body, status, headers=dict(headers or {}), media_type="application/json")
