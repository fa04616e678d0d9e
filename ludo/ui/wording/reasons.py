"""Why an act cost what it did, in sentences: each number is a field of the reason."""

from collections.abc import Callable, Mapping
from typing import Final

from ludo.bots.coach.reasons import Reason
from ludo.bots.contract import SHARES, Unit
from ludo.ui.i18n import Text, locale, texts, translate
from ludo.ui.wording.cards import card_name, suit_name
from ludo.ui.wording.values import amount_text, bare_text

_text = texts("Reasons")

_SAID: Final = (0.05, 0.005)
"""The least number of chips, and of chances, that is not written as 0."""

Clause = Callable[[tuple[int, ...]], str]
Strength = Callable[[int], str]
"""What a game calls a card that is so strong."""


def reason_text(unit: Unit, reason: Reason, better: str, strength: Strength) -> str:
    """Return why an act cost so much; `better`: what would have been better. Empty where there is no sentence."""
    if reason.kind == "mechanism":
        return _mechanism(reason, better)
    clause = _clause(reason, strength)
    if not clause:
        return ""
    cost, share = amount_text(unit, reason.cost), _hundredths(reason.share)
    if reason.otherwise <= -_SAID[unit in SHARES]:
        text = translate(
            "Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise it brings {rest}."
        )
        return text.format(times=share, fact=clause, amount=cost, rest=bare_text(unit, -reason.otherwise))
    if reason.otherwise <= 0:
        text = translate("Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise nothing.")
        return text.format(times=share, fact=clause, amount=cost)
    text = translate("Reasons", "In {times} deals of 100 {fact}: then it costs {amount}, otherwise {rest}.")
    return text.format(times=share, fact=clause, amount=cost, rest=bare_text(unit, reason.otherwise))


def _tenths(value: float) -> str:
    return ("−" if round(value, 1) < 0 else "") + locale().toString(abs(value), "f", 1)


def _hundredths(share: float) -> int:
    return max(1, min(99, round(100 * share)))


def _clause(reason: Reason, strength: Strength) -> str:
    """Return what is so, or is not so, within a sentence."""
    if reason.code in _BY_STRENGTH:
        yes, no = _BY_STRENGTH[reason.code]
        return (yes if reason.holds else no)().format(rank=strength(*reason.details))
    found = _CLAUSES.get(reason.code)
    if found is None:
        return ""
    return found[0 if reason.holds else 1](reason.details)


def _of_card(yes: Text, no: Text) -> tuple[Clause, Clause]:
    return (lambda details: yes().format(card=card_name(details[0]))), (
        lambda details: no().format(card=card_name(details[0]))
    )


def _plain(yes: Text, no: Text) -> tuple[Clause, Clause]:
    return (lambda details: yes()), (lambda details: no())


def _trumps(details: tuple[int, ...]) -> str:
    return translate("Reasons", "the opponents hold %n trump(s) or more", None, details[0])


def _fewer_trumps(details: tuple[int, ...]) -> str:
    return translate("Reasons", "the opponents hold fewer than %n trump(s)", None, details[0])


def _better_points(details: tuple[int, ...]) -> str:
    return translate("Reasons", "somebody holds more than %n point(s)", None, details[0])


def _no_better_points(details: tuple[int, ...]) -> str:
    return translate("Reasons", "nobody holds more than %n point(s)", None, details[0])


def _stock(details: tuple[int, ...]) -> str:
    text = translate("Reasons", "the next card of the stock helps you ({helping} of the {hidden} hidden cards do)")
    return text.format(helping=details[0], hidden=details[1])


def _no_stock(details: tuple[int, ...]) -> str:
    text = translate(
        "Reasons", "the next card of the stock does not help you (only {helping} of the {hidden} hidden cards do)"
    )
    return text.format(helping=details[0], hidden=details[1])


def _stock_after(details: tuple[int, ...]) -> str:
    text = translate(
        "Reasons",
        "after throwing “{card}” the next card of the stock helps your contract ({helping} of the {hidden} hidden "
        "cards do)",
    )
    return text.format(card=card_name(details[0]), helping=details[2], hidden=details[3])


def _no_stock_after(details: tuple[int, ...]) -> str:
    text = translate(
        "Reasons",
        "after throwing “{card}” the next card of the stock does not help your contract (only {helping} of the "
        "{hidden} hidden cards do)",
    )
    return text.format(card=card_name(details[0]), helping=details[2], hidden=details[3])


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
        _text("an opponent holds a higher card of its suit than “{card}”"),
        _text("no opponent holds a higher card of its suit than “{card}”"),
    ),
    "opponent-beats": _of_card(
        _text("an opponent who plays after it can beat “{card}”"),
        _text("no opponent who plays after it can beat “{card}”"),
    ),
    "opponent-void": (
        lambda details: translate("Reasons", "an opponent has no {suit}").format(suit=suit_name(details[0])),
        lambda details: translate("Reasons", "every opponent has some {suit}").format(suit=suit_name(details[0])),
    ),
    "opponents-trumps": (_trumps, _fewer_trumps),
    "opponent-better": (_better_points, _no_better_points),
    "stock-helps": (_stock, _no_stock),
    "stock-helps-after": (_stock_after, _no_stock_after),
    "next-wants": _of_card(
        _text("the next player’s hand is better with “{card}”"),
        _text("the next player’s hand is no better with “{card}”"),
    ),
    "own-five-best": _plain(
        _text("your five cards are the best at the table"),
        _text("somebody has five better cards than you"),
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

_BY_STRENGTH: Final[Mapping[str, tuple[Text, Text]]] = {
    "opponent-best": (
        _text("an opponent’s best card is “{rank}” or stronger"),
        _text("every card of the opponents is weaker than “{rank}”"),
    ),
    "opponent-second": (
        _text("an opponent holds two cards as strong as “{rank}” or stronger"),
        _text("no opponent holds two cards as strong as “{rank}”"),
    ),
    "partner-best": (
        _text("your partner’s best card is “{rank}” or stronger"),
        _text("every card of your partner is weaker than “{rank}”"),
    ),
}


def _mechanism(reason: Reason, better: str) -> str:
    if reason.code in _AMOUNTS:
        done, best = _tenths(reason.done), _tenths(reason.best)
        return _AMOUNTS[reason.code]().format(done=done, act=better, best=best)
    sentence = _TIMES.get(reason.code)
    if sentence is None:
        return ""
    return sentence().format(done=round(100 * reason.done), act=better, best=round(100 * reason.best))


_TIMES: Final[Mapping[str, Text]] = {
    "deal-won": _text("You win {done} deals of 100, after “{act}” {best}."),
    "trick-won": _text("You win this trick in {done} deals of 100, after “{act}” in {best}."),
    "vole-won": _text("You take all five tricks in {done} deals of 100, after “{act}” in {best}."),
    "vole-lost": _text("Your opponents take all five tricks in {done} deals of 100, after “{act}” in {best}."),
    "trut-won": _text("You win a trut in {done} deals of 100, after “{act}” in {best}."),
    "trut-lost": _text("Your opponents win a trut in {done} deals of 100, after “{act}” in {best}."),
    "loses-life": _text("You lose a life in {done} deals of 100, after “{act}” in {best}."),
    "contract-fulfilled": _text("You fulfil your contract in {done} deals of 100, after “{act}” in {best}."),
    "takes-poker": _text("You win the poker in {done} deals of 100, after “{act}” in {best}."),
    "goes-out": _text("You go out first in {done} deals of 100, after “{act}” in {best}."),
    "other-goes-out": _text("Somebody else goes out first in {done} deals of 100, after “{act}” in {best}."),
}
_AMOUNTS: Final[Mapping[str, Text]] = {
    "others-fulfil": _text("On average {done} others fulfil their contract, after “{act}” {best}."),
    "points-left": _text("You are left with {done} points a deal on average, after “{act}” {best}."),
    "chips-pay-cards": _text("Pay cards bring you {done} chips a deal on average, after “{act}” {best}."),
    "chips-poker": _text("The poker brings you {done} chips a deal on average, after “{act}” {best}."),
    "chips-run": _text("The run brings you {done} chips a deal on average, after “{act}” {best}."),
}
"""By code of a mechanism, what is said of it."""
