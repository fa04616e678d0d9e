"""Why an act cost what it did, in sentences: each number is a field of the reason."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeVar

from ludo.bots.coach.reasons import Reason
from ludo.bots.contract import SHARES, Unit
from ludo.ui.i18n import Plural, Text, plurals, texts, translate
from ludo.ui.wording.cards import card_name, suit_name
from ludo.ui.wording.mechanisms import mechanism_text
from ludo.ui.wording.values import amount_text, bare_text

_text = texts("Reasons")
_plural = plurals("Reasons")

_SAID: Final = (0.05, 0.005)
"""The least number of chips, and of chances, that is not written as 0."""

Clause = Callable[[tuple[int, ...]], str]
_SaidT = TypeVar("_SaidT")


class Told(NamedTuple):
    """Terms for sentences about reasons. The unit of prices, what the better act is called, what a game calls a card
    that is so strong, and how strong the strongest is. alone: is there one opponent only?"""

    unit: Unit
    better: str
    strength: Callable[[int], str]
    strongest: int = -1
    alone: bool = False


def reason_text(told: Told, reason: Reason) -> str:
    """Return why an act cost so much. Empty where there is no sentence."""
    if reason.kind == "mechanism":
        return mechanism_text(reason, told.better, alone=told.alone)
    clause = _clause(told, reason)
    if not clause:
        return ""
    unit = told.unit
    least = _SAID[unit in SHARES]
    cost, share = amount_text(unit, reason.cost), max(1, min(99, round(100 * reason.share)))
    if reason.otherwise <= -least:
        text = translate(
            "Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise it brings {rest}."
        )
        return text.format(times=share, fact=clause, amount=cost, rest=bare_text(unit, -reason.otherwise))
    if reason.otherwise < least:
        text = translate("Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise nothing.")
        return text.format(times=share, fact=clause, amount=cost)
    text = translate("Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise {rest}.")
    return text.format(times=share, fact=clause, amount=cost, rest=bare_text(unit, reason.otherwise))


def _clause(told: Told, reason: Reason) -> str:
    """Return what is so, or is not so, within a sentence."""
    place = 0 if reason.holds else 1
    if reason.details == (told.strongest,):
        by_strength = _found(_STRONGEST, _STRONGEST_ALONE, told, reason)
    else:
        by_strength = _found(_BY_STRENGTH, _BY_STRENGTH_ALONE, told, reason)
    if by_strength is not None:
        return by_strength[place]().format(rank=told.strength(*reason.details))
    found = _found(_CLAUSES, _CLAUSES_ALONE, told, reason)
    return "" if found is None else found[place](reason.details)


def _found(every: Mapping[str, _SaidT], alone: Mapping[str, _SaidT], told: Told, reason: Reason) -> _SaidT | None:
    """Return what is said of a code; alone: what is said where there is one opponent."""
    found = alone.get(reason.code) if told.alone else None
    return every.get(reason.code) if found is None else found


def _of_card(yes: Text, no: Text) -> tuple[Clause, Clause]:
    return (lambda details: yes().format(card=card_name(details[0]))), (
        lambda details: no().format(card=card_name(details[0]))
    )


def _of_suit(yes: Text, no: Text) -> tuple[Clause, Clause]:
    return (lambda details: yes().format(suit=suit_name(details[0]))), (
        lambda details: no().format(suit=suit_name(details[0]))
    )


def _plain(yes: Text, no: Text) -> tuple[Clause, Clause]:
    return (lambda details: yes()), (lambda details: no())


def _counted(yes: Plural, no: Plural) -> tuple[Clause, Clause]:
    return (lambda details: yes(details[0])), (lambda details: no(details[0]))


def _of_trumps(one: Text, none: Text, yes: Plural, no: Plural) -> tuple[Clause, Clause]:
    """Return what is said of a number of trumps; of a single one `one` and `none` speak."""
    return (
        lambda details: one() if details[0] == 1 else yes(details[0]),
        lambda details: none() if details[0] == 1 else no(details[0]),
    )


def _of_stock(yes: Plural, no: Plural) -> tuple[Clause, Clause]:
    """Return what is said of cards that help, as many as the number; details: it and the hidden cards."""
    return (
        lambda details: yes(details[0]).format(hidden=details[1]),
        lambda details: no(details[0]).format(hidden=details[1]),
    )


def _of_stock_after(yes: Plural, no: Plural) -> tuple[Clause, Clause]:
    """Return the same after a card has been thrown, which comes first in the details."""
    return (
        lambda details: yes(details[2]).format(card=card_name(details[0]), hidden=details[3]),
        lambda details: no(details[2]).format(card=card_name(details[0]), hidden=details[3]),
    )


_CLAUSES: Final[Mapping[str, tuple[Clause, Clause]]] = {
    "opponents-hold": _of_card(
        _text("an opponent holds the card “{card}”"),
        _text("no opponent holds the card “{card}”"),
    ),
    "opponent-holds": _of_card(
        _text("an opponent holds the card “{card}”"),
        _text("no opponent holds the card “{card}”"),
    ),
    "opponent-above": _of_card(
        _text("an opponent holds a stronger card of the same suit than “{card}”"),
        _text("no opponent holds a stronger card of the same suit than “{card}”"),
    ),
    "opponent-beats": _of_card(
        _text("an opponent who plays after it can beat “{card}”"),
        _text("no opponent who plays after it can beat “{card}”"),
    ),
    "opponent-void": _of_suit(_text("an opponent has no {suit}"), _text("every opponent has some {suit}")),
    "opponents-trumps": _of_trumps(
        _text("an opponent holds a trump"),
        _text("no opponent holds a trump"),
        _plural("the opponents hold %n trump(s) or more"),
        _plural("the opponents hold fewer than %n trump(s)"),
    ),
    "opponent-better": _counted(
        _plural("somebody holds more than %n point(s)"),
        _plural("nobody holds more than %n point(s)"),
    ),
    "stock-helps": _of_stock(
        _plural("the next card of the stock helps you (%n of the {hidden} hidden cards do(es))"),
        _plural("the next card of the stock does not help you (only %n of the {hidden} hidden cards do(es))"),
    ),
    "stock-helps-after": _of_stock_after(
        _plural(
            "after throwing “{card}” the next card of the stock helps your contract (%n of the {hidden} hidden cards "
            "do(es))"
        ),
        _plural(
            "after throwing “{card}” the next card of the stock does not help your contract (only %n of the {hidden} "
            "hidden cards do(es))"
        ),
    ),
    "next-wants": _of_card(
        _text("the next player can use “{card}”"),
        _text("the next player cannot use “{card}”"),
    ),
    "own-five-best": _plain(
        _text("your five cards are the best of all that are still in"),
        _text("somebody who is still in has five better cards than you"),
    ),
    "spare-holds": _of_card(
        _text("the card “{card}” lies in the spare hand"),
        _text("the card “{card}” does not lie in the spare hand"),
    ),
    "spare-five-better": _plain(
        _text("the spare hand has five better cards than you"),
        _text("the spare hand does not have five better cards than you"),
    ),
}
"""By code of a fact, what is said where it is so, and where it is not."""

_CLAUSES_ALONE: Final[Mapping[str, tuple[Clause, Clause]]] = {
    "opponents-hold": _of_card(
        _text("your opponent holds the card “{card}”"),
        _text("your opponent does not hold the card “{card}”"),
    ),
    "opponent-above": _of_card(
        _text("your opponent holds a stronger card of the same suit than “{card}”"),
        _text("your opponent holds no stronger card of the same suit than “{card}”"),
    ),
    "opponent-beats": _of_card(
        _text("your opponent can beat “{card}”"),
        _text("your opponent cannot beat “{card}”"),
    ),
    "opponent-void": _of_suit(_text("your opponent has no {suit}"), _text("your opponent has some {suit}")),
    "opponents-trumps": _of_trumps(
        _text("your opponent holds a trump"),
        _text("your opponent holds no trump"),
        _plural("your opponent holds %n trump(s) or more"),
        _plural("your opponent holds fewer than %n trump(s)"),
    ),
}
"""The same where there is one opponent."""

_BY_STRENGTH: Final[Mapping[str, tuple[Text, Text]]] = {
    "opponent-best": (
        _text("an opponent holds a card that is “{rank}” or stronger"),
        _text("no opponent holds a card that is “{rank}” or stronger"),
    ),
    "opponent-second": (
        _text("an opponent holds two cards that are “{rank}” or stronger"),
        _text("no opponent holds two cards that are “{rank}” or stronger"),
    ),
    "partner-best": (
        _text("your partner holds a card that is “{rank}” or stronger"),
        _text("your partner holds no card that is “{rank}” or stronger"),
    ),
}
_BY_STRENGTH_ALONE: Final[Mapping[str, tuple[Text, Text]]] = {
    "opponent-best": (
        _text("your opponent holds a card that is “{rank}” or stronger"),
        _text("your opponent holds no card that is “{rank}” or stronger"),
    ),
    "opponent-second": (
        _text("your opponent holds two cards that are “{rank}” or stronger"),
        _text("your opponent does not hold two cards that are “{rank}” or stronger"),
    ),
}

_STRONGEST: Final[Mapping[str, tuple[Text, Text]]] = {
    "opponent-best": (
        _text("an opponent holds a card of the rank “{rank}”"),
        _text("no opponent holds a card of the rank “{rank}”"),
    ),
    "opponent-second": (
        _text("an opponent holds two cards of the rank “{rank}”"),
        _text("no opponent holds two cards of the rank “{rank}”"),
    ),
    "partner-best": (
        _text("your partner holds a card of the rank “{rank}”"),
        _text("your partner holds no card of the rank “{rank}”"),
    ),
}
"""Of the strongest rank, for nothing is stronger."""
_STRONGEST_ALONE: Final[Mapping[str, tuple[Text, Text]]] = {
    "opponent-best": (
        _text("your opponent holds a card of the rank “{rank}”"),
        _text("your opponent holds no card of the rank “{rank}”"),
    ),
    "opponent-second": (
        _text("your opponent holds two cards of the rank “{rank}”"),
        _text("your opponent does not hold two cards of the rank “{rank}”"),
    ),
}
