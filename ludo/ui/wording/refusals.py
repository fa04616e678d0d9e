"""Why something is refused, as far as all games share the reason."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from ludo.engine.refusals import Refusal
from ludo.ui.i18n import listed, translate
from ludo.ui.wording.names import Names

RefusalSentence: TypeAlias = Callable[[Refusal, Names], str]


def number_of(refusal: Refusal, detail: str) -> int:
    """Return a detail that is a number; 0 if it is missing."""
    value = refusal.details.get(detail)
    return value if isinstance(value, int) else 0


def name_of(refusal: Refusal, names: Names, detail: str = "seat") -> str:
    """Return the name of the player on the seat that a detail names; empty if there is none."""
    seat = refusal.details.get(detail)
    return names.name(seat) if isinstance(seat, int) and 0 <= seat < len(names.names) else ""


def _misdeal_sizes(refusal: Refusal, names: Names) -> str:
    if "sizes" not in refusal.details:
        return _one_size(number_of(refusal, "size"))
    sizes = refusal.details["sizes"]
    counts = [size for size in sizes if isinstance(size, int)] if isinstance(sizes, tuple) else []
    if len(set(counts)) == 1:
        return _one_size(counts[0])
    return translate("Refusals", "A misdeal: the hands must hold {counts} cards, in the order of dealing.").format(
        counts=listed([str(count) for count in counts])
    )


def _one_size(size: int) -> str:
    return translate("Refusals", "A misdeal: everybody must get %n card(s).", None, size)


def _not_your_turn(refusal: Refusal, names: Names) -> str:
    name = name_of(refusal, names)
    if name:
        return translate("Refusals", "It is not your turn: it is {name}’s turn.").format(name=name)
    return translate("Refusals", "It is not your turn.")


SHARED_REFUSALS: Final[Mapping[str, RefusalSentence]] = MappingProxyType(
    {
        "not-asked": lambda refusal, names: translate("Refusals", "There is nothing for you to do at the moment."),
        "no-card-now": lambda refusal, names: translate("Refusals", "No card is asked for now."),
        "not-your-turn": _not_your_turn,
        "answer-first": lambda refusal, names: translate("Refusals", "First {name} has to answer.").format(
            name=name_of(refusal, names)
        ),
        "partie-over": lambda refusal, names: translate("Refusals", "The partie is over."),
        "unknown-action": lambda refusal, names: translate("Refusals", "That cannot be done at this moment."),
        "not-held": lambda refusal, names: translate("Refusals", "That card is not in your hand."),
        "late": lambda refusal, names: translate("Refusals", "Too late: somebody else was faster."),
        "not-a-person": lambda refusal, names: translate("Refusals", "The computer plays for this seat."),
        "lesson-another-way": lambda refusal, names: translate(
            "Refusals", "Allowed, but the lesson goes another way: it says why beside the table."
        ),
        "misdeal-sizes": _misdeal_sizes,
        "misdeal-cards": lambda refusal, names: translate(
            "Refusals", "A misdeal: the cards are not those of the pack."
        ),
    }
)
"""Why something is refused, by code; games add their own."""
