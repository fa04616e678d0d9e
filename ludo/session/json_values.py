"""Texts of the file that hold values: one reader, which gives a value or nothing."""

import json
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def json_value(text: object) -> Json:
    """Return what a text holds as JSON, None where it holds nothing that can be read, whatever it is."""
    if not isinstance(text, str):
        return None
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value
