"""The package's JSON Schemas as validators."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

FOLDER = files("sanctuary.records") / "schemas"
NAMES = ("position", "score", "placements", "record", "state")


@cache
def _registry() -> Registry:
    contents = [json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in NAMES]
    return Registry().with_resources([(table["$id"], Resource.from_contents(table)) for table in contents])


@cache
def validator(name: str) -> Draft202012Validator:
    table = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    Draft202012Validator.check_schema(table)
    return Draft202012Validator(table, registry=_registry())


def problems(name: str, value: object) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(value)]
