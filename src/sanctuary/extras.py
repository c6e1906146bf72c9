"""What each extra of the package brings (`pip install 'sanctuary[envs]'`), and a word where it is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

MODULES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("click", "fluent", "platformdirs", "rich"),
    "server": ("fastapi", "uvicorn", "pydantic_settings", "sqlalchemy"),
    "envs": ("librt", "numpy", "gymnasium", "pettingzoo", "PIL"),
    "openspiel": ("pyspiel",),
    "arena": ("joblib", "polars", "matplotlib"),
    "cluster": ("ray", "dask", "distributed"),
    "train": ("torch", "sb3_contrib"),
}
"""The modules that an extra's part of the package cannot do without."""


def missing(extra: str, *modules: str) -> list[str]:
    """Those of an extra's modules, or of the ones named, that are not installed."""
    return [name for name in modules or MODULES[extra] if find_spec(name) is None]


def need(extra: str, *modules: str) -> None:
    """ModuleNotFoundError says what is missing and how to install it."""
    if lacking := missing(extra, *modules):
        message = f"{', '.join(lacking)} missing: pip install 'sanctuary[{extra}]'"
        raise ModuleNotFoundError(message, name=lacking[0])
