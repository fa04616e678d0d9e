"""What is certain of an act of Triomphe, in words."""

from ludo.engine.certain import Certain
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name


def certain_text(found: Certain) -> str:
    """Return the sentence of what is certain."""
    match found.code:
        case "fault":
            return translate("Triomphe", "It is a fault.")
        case "only":
            return translate("Triomphe", "No other card may be laid.")
        case "takes":
            return translate("Triomphe", "It takes the trick.")
        case "loses":
            return translate("Triomphe", "It cannot take this trick.")
        case "unbeaten":
            return translate("Triomphe", "No card that is out beats it.")
        case "open-hand":
            return translate("Triomphe", "A hand that lies open can beat it.")
        case "taken":
            return translate("Triomphe", "You get the {card} for it.").format(card=card_name(found.card))
        case _:
            form = translate("Triomphe", "%n of the {all} cards that you cannot see beat(s) it.", None, found.number)
            return form.format(all=found.of)
