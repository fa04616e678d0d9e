"""Events and tables in plain lines, for people to read."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from itertools import groupby
from typing import Any

from ludo.engine.cards import Card, write_card
from ludo.engine.events import (
    Asked,
    Changed,
    DealEnded,
    Event,
    Happened,
    Moved,
    Paid,
    PartieEnded,
    Said,
    Turned,
)
from ludo.engine.game import Standing, write_actor
from ludo.engine.places import Place
from ludo.engine.turns import SOMEBODY


def cards_text(cards: Iterable[Card | None]) -> str:
    """Cards, `?` for each that is not known; many unknown ones are counted."""
    words = []
    for card, same in groupby(cards):
        count = len(list(same))
        text = "?" if card is None else write_card(card)
        words += [f"{count} x ?"] if card is None and count > 3 else [text] * count
    return " ".join(words) if words else "-"


def place_text(place: Place) -> str:
    """A place: its kind, then its owner and number where it has any."""
    owner = f" {place.owner}" if place.owner >= 0 else ""
    return f"{place.kind}{owner}" + (f" #{place.number}" if place.number else "")


def value_text(value: Any) -> str:
    """A value of a fact, without the names of types."""
    if is_dataclass(value) and not isinstance(value, type):
        return "{" + ", ".join(f"{f.name} {value_text(getattr(value, f.name))}" for f in fields(value)) + "}"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{value_text(key)}: {value_text(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(value_text, value)) + ")"
    return str(value)


def details_text(details: Mapping[str, Any]) -> str:
    return "".join(f" {name}={value_text(value)}" for name, value in details.items())


def event_text(event: Event) -> str:
    """One event as somebody heard it."""
    match event:
        case Moved(cards, source, target):
            return f"{place_text(source)} > {place_text(target)}: {cards_text(cards)}"
        case Turned(place, cards):
            return f"{place_text(place)} is now: {cards_text(cards)}"
        case Paid(amount, source, target):
            return f"{amount} chips {place_text(source)} > {place_text(target)}"
        case Said(seat, code, details):
            return f'{seat} says "{code}"{details_text(details)}'
        case Happened(code, details):
            return f"{code}{details_text(details)}"
        case Changed(name, value):
            return f"{name} = {value_text(value)}"
        case Asked(must, may):
            who = {None: "nobody", SOMEBODY: "somebody"}.get(must) or write_actor(must)  # type: ignore[arg-type]
            return f"asked: {who}" + (f", before {', '.join(map(str, may))}" if may else "")
        case DealEnded(deal, how, winners, chips):
            return f"deal {deal} ends: {how}, won by {value_text(winners)}, chips {value_text(chips)}"
        case PartieEnded(winners):
            return f"the partie ends, won by {value_text(winners)}"


def standing_text(standing: Standing) -> str:
    """How the partie stands, field by field."""
    return ", ".join(f"{f.name} {value_text(getattr(standing, f.name))}" for f in fields(standing))
