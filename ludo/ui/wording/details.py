"""Details of refusals and events, by the types that sentences need."""

from collections.abc import Mapping


def number_of(details: Mapping[str, object], name: str) -> int:
    """Return a detail that is a number; 0 if it is missing."""
    value = details.get(name)
    return value if isinstance(value, int) else 0


def numbers_of(details: Mapping[str, object], name: str) -> tuple[int, ...]:
    """Return a detail that is several numbers; none if it is missing."""
    value = details.get(name)
    return tuple(number for number in value if isinstance(number, int)) if isinstance(value, tuple) else ()
