"""The game of Sanctuary as software: one rules engine for people, bots and researchers."""

__version__ = "0.1.0"
