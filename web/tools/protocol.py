"""Write the types of the protocol for the browser: `protocol.py > web/src/generated/protocol.ts`.

Reads the JSON Schema of the models in `sanctuary.server.messages`; nothing else is known here.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from pydantic.json_schema import models_json_schema

from sanctuary.server.messages import choices, lobby, replay, shape, socket
from sanctuary.server.messages.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Iterable

MODULES = (shape, choices, lobby, socket, replay)

UNIONS = {
    "TableRequest": get_args(socket.TableRequest),
    "ClientMessage": get_args(get_args(socket.ClientMessage)[0]),
    "ServerMessage": get_args(get_args(socket.ServerMessage)[0]),
}

BODIES = (lobby.NewTable, lobby.SeatPlan, lobby.Claim, lobby.FillSeat, lobby.SeatLink, lobby.Fork)
WORDS = {
    get_args(getattr(module, name)): name
    for module in MODULES
    for name in vars(module)
    if get_origin(getattr(module, name)) is Literal
}
"""Closed lists of words that have a name, by their words."""
SENT_BY_CLIENT = {model.__name__ for model in (*UNIONS["ClientMessage"], *BODIES)}
"""Here a default means: may be left out. In what the server sends, everything but None is always there."""

Schema = dict[str, Any]


def shapes(of: type[Shape] = Shape) -> list[type[Shape]]:
    """All models, in the order in which they were written."""
    found: list[type[Shape]] = []
    for model in of.__subclasses__():
        found += [model, *shapes(model)]
    return found


def words(values: Iterable[object]) -> str:
    """One of some constants."""
    return " | ".join(json.dumps(value) for value in values)


def type_of(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return WORDS.get(tuple(schema["enum"]), words(schema["enum"]))
    options = schema.get("anyOf") or schema.get("oneOf")
    if options:
        return " | ".join(type_of(option) for option in options if option != {"type": "null"})
    kind = schema["type"]
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return record_of(schema)
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}[kind]


def record_of(schema: Schema) -> str:
    """A mapping: keys from a closed list may each be missing; others are strings."""
    values = [schema["additionalProperties"]] if "additionalProperties" in schema else []
    value = type_of([*values, *schema.get("patternProperties", {}).values()][0])
    if "enum" in schema.get("propertyNames", {}):
        return f"Partial<Record<{type_of(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


def interface(name: str, schema: Schema) -> str:
    """One model as an interface with its description."""
    lines = [comment(schema.get("description", ""), ""), f"export interface {name} {{"]
    for field, value in schema.get("properties", {}).items():
        nullable = {"type": "null"} in value.get("anyOf", [])
        left_out = name in SENT_BY_CLIENT and "default" in value and "const" not in value
        lines.append(f"  {field}{'?' if nullable or left_out else ''}: {type_of(value)}")
    return "\n".join([*filter(None, lines), "}"])


def comment(text: str, indent: str) -> str:
    """A description as a comment; "" for none."""
    lines = text.splitlines()
    if len(lines) < 2:
        return f"{indent}/** {text} */" if text else ""
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"])


def typescript() -> str:
    """The whole file."""
    _, schema = models_json_schema([(model, "serialization") for model in shapes()])
    parts = ["// Made by web/tools/protocol.py from sanctuary.server.messages; not to be edited."]
    parts.append(f"export const PROTOCOL = {socket.PROTOCOL}")
    parts += [f"export type {name} = {words(values)}" for values, name in sorted(WORDS.items(), key=str)]
    parts += [interface(model.__name__, schema["$defs"][model.__name__]) for model in shapes()]
    for name, models in UNIONS.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(model.__name__ for model in models))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
