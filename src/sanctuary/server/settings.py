"""What a server is told: from arguments, or the environment (`SANCTUARY_DATABASE` …)."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from sanctuary.server.messages.shape import BotSpec


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{user_data_path('sanctuary') / 'tables.db'}"


class Settings(BaseSettings):
    """Settings of a server; times in seconds, sizes in bytes."""

    model_config = SettingsConfigDict(env_prefix="SANCTUARY_", frozen=True)

    database: str = Field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = Field(default=8080, ge=0, le=65535)
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may open sockets, such as "https://zoo.example"."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on the caller's address is taken."""

    bots: tuple[BotSpec, ...] = ("easy", "medium", "hard", "expert")
    """The bots that people may choose, weakest first. They see these words, also those of a file's name."""
    idle_bot: BotSpec = "medium"
    """Who takes over an idle seat."""
    bot_processes: int = Field(default=1, ge=1, le=64)
    bot_seconds: float = Field(default=12, gt=0)
    """The most any bot may think on one move; then a legal move is made for it."""
    hint_processes: int = Field(default=1, ge=1, le=64)
    hint_seconds: float = Field(default=1.5, gt=0, le=30)
    """How long a hint is thought about."""
    hints_per_minute: int = Field(default=20, ge=1)
    """How many hints a seat may ask for."""
    analysis_iterations: int = Field(default=150, ge=1, le=100_000)
    """Worlds searched for each decision of a game that is analysed."""
    bot_rescue_seconds: float = Field(default=5, gt=0)
    """After how long without a move another process takes a bot's turn in hand."""
    sweep_seconds: float = Field(default=2, gt=0)
    """How often idle seats and forgotten bots are looked for."""

    tables_per_device: int = Field(default=50, ge=1)
    """How many tables that are not over a device may have a seat at."""
    body_limit: int = Field(default=262_144, ge=1024)
    frame_limit: int = Field(default=4096, ge=256)
    requests_per_minute: int = Field(default=600, ge=1)
    """REST requests from one address; what makes tables counts twenty times."""
    frames_per_second: int = Field(default=20, ge=1)
    """Messages on one socket, on average over ten seconds."""
    sockets_per_address: int = Field(default=200, ge=1)
    sockets: int = Field(default=5000, ge=1)
    hello_seconds: float = Field(default=10, gt=0)
    """How long a socket may stay silent before its hello."""
    static: Path | None = None
    """Folder of the browser client; the package's own unless set."""
