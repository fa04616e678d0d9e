"""How much is said of what happens, as the settings want it."""

from collections.abc import Sequence

from ludo.engine.events import Event, Moved, Said
from ludo.engine.places import Seat
from ludo.session.record import EventBatch
from ludo.ui.settings import Settings


def spoken(
    batch: EventBatch, events: Sequence[Event], texts: Sequence[str | None], you: Seat | None, settings: Settings
) -> list[str]:
    """Return those lines of events that are said.

    Short: not that another draws a card that nobody sees. Without an echo: not what the person has done themselves.
    """
    lines = []
    for event, text in zip(events, texts, strict=True):
        own = batch.actor == you and not settings.echo and _is_own(event, you)
        dull = settings.spoken == "short" and _is_dull(event, you)
        if text and not own and not dull:
            lines.append(text)
    return lines


def _is_own(event: Event, you: Seat | None) -> bool:
    """Is it what the person has chosen: a card from their hand, or something said?"""
    match event:
        case Moved(_, source, _):
            return source.kind == "hand" and source.owner == you
        case Said(seat):
            return seat == you
        case _:
            return False


def _is_dull(event: Event, you: Seat | None) -> bool:
    """Is it that a card went by face down?"""
    return isinstance(event, Moved) and event.target.owner != you and all(card is None for card in event.cards)
