"""Details of refusals and events, by the types that sentences need."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ludo.ui.i18n import Text
from ludo.ui.wording.names import Names, choose_of

Details: TypeAlias = Mapping[str, object]
EventSentence: TypeAlias = Callable[[Details, Names], str]
"""Says what came about by the rules, from the details of the event."""


def number_of(details: Details, name: str) -> int:
    """Return a detail that is a number; 0 if it is missing."""
    value = details.get(name)
    return value if isinstance(value, int) else 0


def numbers_of(details: Details, name: str) -> tuple[int, ...]:
    """Return a detail that is several numbers; none if it is missing."""
    value = details.get(name)
    return tuple(number for number in value if isinstance(number, int)) if isinstance(value, tuple) else ()


def said_of(*forms: Text) -> EventSentence:
    """Return what says an event: one sentence, or the forms of `choose` for the `seat` or `seats` that it is about."""

    def sentence(details: Details, names: Names) -> str:
        if len(forms) == 1:
            return forms[0]()
        seats = (number_of(details, "seat"),) if "seat" in details else numbers_of(details, "seats")
        return choose_of(names, seats, forms)

    return sentence
