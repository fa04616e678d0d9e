"""Walks everything that can be reached from an object, as somebody who wants to cheat would."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import FunctionType, MethodType
from typing import Any

from ludo.engine.actions import Action
from ludo.engine.cards import Card, read_card
from ludo.engine.events import Moved, Turned
from ludo.engine.frozen import slots_of
from ludo.engine.views import View

PLAIN = (int, float, str, bytes, bool, type(None))


def parts(thing: Any) -> Iterator[Any]:
    """What an object consists of: elements, keys and values, fields, slots and attributes."""
    if isinstance(thing, Mapping):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, tuple | list | set | frozenset):
        yield from thing
    if is_dataclass(thing) and not isinstance(thing, type):
        for entry in fields(thing):
            yield getattr(thing, entry.name)
    for name in slots_of(type(thing)):
        if hasattr(thing, name) and name not in ("__dict__", "__weakref__"):
            yield getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).values()


def reachable(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from an object, each object once."""
    seen: set[int] = set()
    todo = [thing]
    kept = []  # keeps objects made on the way alive, so that no number is used twice
    while todo:
        found = todo.pop()
        if isinstance(found, PLAIN):
            yield found
            continue
        if id(found) in seen:
            continue
        seen.add(id(found))
        kept.append(found)
        yield found
        todo += parts(found)


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
    strangers = set()
    for found in reachable(thing):
        kind = type(found)
        plain = isinstance(found, PLAIN) or kind in (tuple, list, dict, set, frozenset)
        ours = kind.__module__.startswith(("ludo.engine.", "ludo.games.", "ludo.bots.contract"))
        if isinstance(found, FunctionType | MethodType) or kind.__name__.endswith("State") or not (plain or ours):
            strangers.add(f"{kind.__module__}.{kind.__qualname__}")
    return strangers
