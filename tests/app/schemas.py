"""JSON held against the schemas of `docs/schemas`, as far as these go."""

import json
from collections.abc import Iterator
from typing import Any, Final

from tests.house.sources import ROOT

FOLDER: Final = ROOT / "docs" / "schemas"
_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "object": (dict,), "array": (list,), "string": (str,), "boolean": (bool,), "integer": (int,),
    "number": (int, float), "null": (type(None),),
}  # fmt: skip
_KNOWN: Final = {
    "$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "required", "properties",
    "additionalProperties", "items", "minItems", "maxItems", "anyOf",
}  # fmt: skip


def wrong(document: dict[str, Any]) -> list[str]:
    """What a document has that the schema of its format does not allow."""
    schema = json.loads((FOLDER / f"{document['format']}.json").read_text(encoding="utf-8"))
    return list(_wrong(document, schema, schema, "$"))


def _wrong(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str) -> Iterator[str]:
    assert schema.keys() <= _KNOWN, f"this reader does not know {schema.keys() - _KNOWN}"
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rpartition("/")[2]]
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(_is(value, name) for name in types):
        yield f"{at}: {value!r:.40} is no {types}"
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is none of {schema['enum']}"
    if "anyOf" in schema and all(list(_wrong(value, each, root, at)) for each in schema["anyOf"]):
        yield f"{at}: {value!r:.40} is nothing of what it may be"
    if isinstance(value, dict):
        yield from (f"{at}: no {name}" for name in schema.get("required", []) if name not in value)
        properties, more = schema.get("properties", {}), schema.get("additionalProperties", {})
        for name, inner in value.items():
            yield from _wrong(inner, properties.get(name, more), root, f"{at}.{name}")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{at}: {len(value)} items"
        for number, inner in enumerate(value):
            yield from _wrong(inner, schema.get("items", {}), root, f"{at}[{number}]")


def _is(value: Any, name: str) -> bool:
    return isinstance(value, _TYPES[name]) and (name == "boolean" or not isinstance(value, bool))
