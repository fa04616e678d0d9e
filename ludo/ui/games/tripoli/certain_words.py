"""What is certain of an act of Tripoli, in words."""

from ludo.engine.certain import Certain
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name


def certain_text(found: Certain) -> str:
    """Return the sentence of what is certain."""
    match found.code:
        case "best-five":
            return translate("Tripoli", "No other five of your cards are better.")
        case "out":
            return translate("Tripoli", "You are out of cards with it: the kitty is yours.")
        case "goes-on":
            return translate("Tripoli", "You go on yourself, up to the {card}.").format(card=card_name(found.card))
        case "ends":
            return translate("Tripoli", "Nobody can go on after it.")
        case _:
            return translate("Tripoli", "Whoever holds the {card} goes on.").format(card=card_name(found.card))
