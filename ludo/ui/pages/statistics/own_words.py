"""Words of *My play*: amounts lost in a hundred decisions, the kind that costs most."""

from typing import Final

from ludo.bots.contract import Unit
from ludo.bots.estimates import Estimate
from ludo.session.decisions import KINDS, Kind
from ludo.session.own_play import KindLoss, PartieLoss, loss_of
from ludo.ui.charts.ticks import number_text
from ludo.ui.games.registry import game_title, words_of
from ludo.ui.i18n import locale, plural_of, translate
from ludo.ui.play.review_words import kind_text
from ludo.ui.wording.names import elided
from ludo.ui.wording.values import sum_text

HUNDRED: Final = 100
"""What losses are counted for: so many decisions."""


def in_hundred(found: KindLoss | PartieLoss) -> Estimate:
    """Return what a hundred decisions cost; nothing costs less than nothing, though its price may."""
    return Estimate(*(max(0.0, HUNDRED * value) for value in loss_of(found)))


def unit_text(unit: Unit) -> str:
    """Return what an axis of losses counts."""
    match unit:
        case "partie":
            return translate("MyPlay", "parties lost in 100 decisions")
        case "year":
            return translate("MyPlay", "years lost in 100 decisions")
        case "chips":
            return translate("MyPlay", "chips lost in 100 decisions")
        case "lives":
            return translate("MyPlay", "lives lost in 100 decisions")
    return translate("MyPlay", "points lost in 100 decisions")


def amount_text(unit: Unit, value: float) -> str:
    """Return so much of a unit; of chances whole parties or years."""
    if unit != "partie":
        return sum_text(unit, value)
    text = translate("MyPlay", "{decimal} partie(s)", None, plural_of(round(value, 1)))
    return text.format(decimal=locale().toString(value, "f", 1))


def kind_name(kind: str) -> str:
    """Return what decisions of a kind are called in a list."""
    return next((kind_text(each) for each in KINDS if each == kind), translate("MyPlay", "All decisions"))


def about_text(loss: KindLoss) -> str:
    """Return what decisions are about in a list: their kind, or the principle that they break."""
    if loss.times:
        return words_of(loss.game).sentences.principles[loss.kind].name()
    return kind_name(loss.kind)


def named_kind(loss: KindLoss) -> str:
    """Return a game with a kind of its decisions, in a list of several games."""
    return translate("MyPlay", "{game}: {about}").format(game=game_title(loss.game), about=about_text(loss))


def interval_text(found: KindLoss | PartieLoss, unit: Unit) -> str:
    """Return what a hundred decisions cost, with the interval."""
    loss = in_hundred(found)
    return translate("MyPlay", "{amount} in 100, surely between {least} and {most}").format(
        amount=amount_text(unit, loss.value), least=number_text(loss.low, 1), most=number_text(loss.high, 1)
    )


def dearest_text(loss: KindLoss) -> str:
    """Return in a sentence that a kind has cost somebody most."""
    cost = in_hundred(loss)
    return elided(
        _dearest_form(loss.kind),
        game=game_title(loss.game),
        name=loss.name,
        amount=amount_text(loss.unit, cost.value),
        least=number_text(cost.low, 1),
    )


def _dearest_form(kind: str) -> str:
    match _kind(kind):
        case "play":
            return translate(
                "MyPlay",
                "Cards played at {game} cost {name} most: about {amount} in 100 decisions, surely more than {least}.",
            )
        case "throw":
            return translate(
                "MyPlay",
                "Cards thrown at {game} cost {name} most: about {amount} in 100 decisions, surely more than {least}.",
            )
        case "draw":
            return translate(
                "MyPlay",
                "Cards drawn at {game} cost {name} most: about {amount} in 100 decisions, surely more than {least}.",
            )
        case "call":
            return translate(
                "MyPlay", "Calls at {game} cost {name} most: about {amount} in 100 decisions, surely more than {least}."
            )
        case "bid":
            return translate(
                "MyPlay",
                "Bids and bets at {game} cost {name} most: about {amount} in 100 decisions, surely more than {least}.",
            )
    return translate(
        "MyPlay",
        "What is neither played nor called at {game} costs {name} most: about {amount} in 100 decisions, "
        "surely more than {least}.",
    )


def _kind(text: str) -> Kind:
    return next((kind for kind in KINDS if kind == text), "other")
