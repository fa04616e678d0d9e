"""What is certain of an act of Trente-et-un, in words."""

from ludo.engine.certain import Certain
from ludo.ui.games.trente_et_un.values import value_text
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name


def certain_text(found: Certain) -> str:
    """Return the sentence of what is certain."""
    value = value_text(found.value)
    match found.code:
        case "thirty-one":
            return translate("Trente-et-un", "Thirty-one: everybody else loses a life at once.")
        case "stops":
            return translate("Trente-et-un", "Thirty-one: the deal stops at once.")
        case "least":
            text = translate("Trente-et-un", "You can keep the {value} that you have: the card drawn may be thrown.")
        case "reaches":
            text = translate("Trente-et-un", "With the {card} your hand is worth {value} at best.")
            return text.format(card=card_name(found.card), value=value)
        case "final":
            text = translate("Trente-et-un", "Your {value} is final.")
        case _:
            text = translate("Trente-et-un", "Your hand is then worth {value}.")
    return text.format(value=value)
