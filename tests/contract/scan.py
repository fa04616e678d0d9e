"""Walks everything that can be reached from an object, as somebody who wants to cheat would."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import FunctionType, MethodType
from typing import Any, NamedTuple

from ludo.engine.actions import Action
from ludo.engine.cards import Card, read_card
from ludo.engine.events import Moved, Turned
from ludo.engine.frozen import slots_of
from ludo.engine.views import View

PLAIN = (int, float, str, bytes, bool, type(None))
_MISSING = object()


class Shape(NamedTuple):
    """What objects of a type consist of; names: their fields and slots."""

    plain: bool
    mapping: bool
    elements: bool
    names: tuple[str, ...]


@cache
def shape_of(kind: type) -> Shape:
    """Cache the shape of a type: millions of objects are walked, of a few types."""
    named = [entry.name for entry in fields(kind)] if is_dataclass(kind) else []
    named += [name for name in slots_of(kind) if name not in ("__dict__", "__weakref__")]
    mapping = issubclass(kind, Mapping)
    elements = not mapping and issubclass(kind, tuple | list | set | frozenset)
    return Shape(issubclass(kind, PLAIN), mapping, elements, tuple(dict.fromkeys(named)))


def parts(thing: Any, shape: Shape) -> Iterator[Any]:
    """What an object consists of: elements, keys and values, fields, slots and attributes."""
    if shape.mapping:
        yield from thing.keys()
        yield from thing.values()
    elif shape.elements:
        yield from thing
    for name in shape.names:
        part = getattr(thing, name, _MISSING)
        if part is not _MISSING:
            yield part
    yield from getattr(thing, "__dict__", {}).values()


def reachable(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from an object, each object once."""
    seen: set[int] = set()
    todo = [thing]
    kept = []  # keeps objects made on the way alive, so that no number is used twice
    while todo:
        found = todo.pop()
        kind: Any = type(found)
        shape = shape_of(kind)
        if shape.plain:
            yield found
        elif id(found) not in seen:
            seen.add(id(found))
            kept.append(found)
            yield found
            todo += parts(found, shape)


_CARD = re.compile(r"(?<![\w=])(?:(?:10|[2-9JQKA])[cdhs]|Jo)\b")
"""A card in the text of an action; what a wild stands for (`2c=8h`) is none."""


def named_cards(thing: Any) -> set[Card]:
    """Every card named by something reachable: in a zone, an event or an action."""
    cards: set[Card | None] = set()
    for found in reachable(thing):
        match found:
            case View():
                cards |= {card for pile in found.zones.values() for card in pile}
            case Moved() | Turned():
                cards |= set(found.cards)
            case Action():
                cards |= set(map(read_card, _CARD.findall(found.arguments())))
    return {card for card in cards if card is not None}


def outsiders(thing: Any) -> set[str]:
    """Types that lead somewhere else: anything reachable that is not the engine's or a game's plain value."""
    kinds: set[Any] = {type(found) for found in reachable(thing)}
    return {f"{kind.__module__}.{kind.__qualname__}" for kind in kinds if _is_outside(kind)}


@cache
def _is_outside(kind: type) -> bool:
    plain = issubclass(kind, PLAIN) or kind in (tuple, list, dict, set, frozenset)
    ours = kind.__module__.startswith(("ludo.engine.", "ludo.games.", "ludo.bots.contract"))
    return issubclass(kind, FunctionType | MethodType) or kind.__name__.endswith("State") or not (plain or ours)
