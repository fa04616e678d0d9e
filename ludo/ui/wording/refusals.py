"""Why something is refused, as far as all games share the reason."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ludo.engine.refusals import Refusal
from ludo.ui.i18n import Plural, Text, listed, texts, translate
from ludo.ui.wording.cards import card_name, suit_name
from ludo.ui.wording.details import number_of, numbers_of
from ludo.ui.wording.names import Names, elided

_text = texts("Refusals")

RefusalSentence: TypeAlias = Callable[[Refusal, Names], str]


def name_of(refusal: Refusal, names: Names, detail: str = "seat") -> str:
    """Return the name of the player on the seat that a detail names; empty if there is none."""
    seat = refusal.details.get(detail)
    return names.name(seat) if isinstance(seat, int) and 0 <= seat < len(names.names) else ""


def told(text: Text, you: Text | None = None) -> RefusalSentence:
    """Return a sentence whose fields are the details of the refusal: names, cards and suits in words.

    you: what is said instead where the seat among them is the one that sentences address.
    """

    def sentence(refusal: Refusal, names: Names) -> str:
        if you is not None and refusal.details.get("seat") == names.you:
            return you()
        return elided(text(), **_in_words(refusal, names))

    return sentence


def _in_words(refusal: Refusal, names: Names) -> dict[str, object]:
    """Return the details of a refusal as sentences have them: of a seat also its {name}, of seats their {names}."""
    words = dict[str, object](refusal.details)
    for detail in refusal.details:
        match detail:
            case "seat":
                words["name"] = name_of(refusal, names)
            case "seats":
                words["names"] = listed(names.name(seat) for seat in numbers_of(refusal.details, detail))
            case "card":
                words[detail] = card_name(number_of(refusal.details, detail))
            case "cards":
                words[detail] = listed(card_name(card) for card in numbers_of(refusal.details, detail))
            case "suit":
                words[detail] = suit_name(number_of(refusal.details, detail))
    return words


def counted(text: Plural, detail: str) -> RefusalSentence:
    """Return a sentence that follows a number among the details; none is less than 0."""
    return lambda refusal, names: text(max(0, number_of(refusal.details, detail)))


def _misdeal_sizes(refusal: Refusal, names: Names) -> str:
    if "sizes" not in refusal.details:
        return _one_size(number_of(refusal.details, "size"))
    counts = numbers_of(refusal.details, "sizes")
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


SHARED_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "not-asked": told(_text("There is nothing for you to do at the moment.")),
    "no-card-now": told(_text("No card is asked for now.")),
    "not-your-turn": _not_your_turn,
    "answer-first": told(_text("First {name} has to answer.")),
    "partie-over": told(_text("The partie is over.")),
    "unknown-action": told(_text("That cannot be done at this moment.")),
    "not-held": told(_text("That card is not in your hand.")),
    "late": told(_text("Too late: somebody else was faster.")),
    "not-a-person": told(_text("The computer plays for this seat.")),
    "lesson-another-way": told(_text("Allowed, but the lesson goes another way: it says why beside the table.")),
    "misdeal-sizes": _misdeal_sizes,
    "misdeal-cards": told(_text("A misdeal: the cards are not those of the pack.")),
}
"""Why something is refused, by code; games add their own."""
