"""How much is said of what happens, as the settings want it."""

from collections.abc import Sequence

from ludo.engine.events import DealEnded, Event, Moved, Said
from ludo.engine.places import Seat
from ludo.session.record import EventBatch
from ludo.ui.services.settings import Settings


def spoken(
    batch: EventBatch,
    part: slice,
    texts: Sequence[str | None],
    you: Seat | None,
    settings: Settings,
    *,
    standing_has_gains: bool = False,
) -> list[str | None]:
    """Return those lines of a part of an action that are said, else None; texts: the lines of the whole action.

    Short: not that another draws a card that nobody sees. Without an echo: not what the person has done themselves.
    Where the standing that follows says what the gains of a deal say, only that is said.
    """
    lines: list[str | None] = []
    for event, text in zip(batch.events[part], texts[part], strict=True):
        own = batch.actor == you and not settings.echo and _is_own(event, you)
        dull = settings.spoken == "short" and _is_dull(event, you)
        twice = standing_has_gains and settings.spoken == "full" and isinstance(event, DealEnded)
        lines.append(text if text and not (own or dull or twice) else None)
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
