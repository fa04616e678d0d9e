"""What is certain of an act of Trio, in words."""

from ludo.engine.certain import Certain
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import card_name


def certain_text(found: Certain) -> str:
    """Return the sentence of what is certain."""
    match found.code:
        case "out":
            return translate("Trio", "You are out of cards: the deal ends.")
        case "taken":
            return translate("Trio", "You get the {card}.").format(card=card_name(found.card))
        case _:
            form = translate("Trio", "You keep %n card(s), worth {points}.", None, found.number)
            return form.format(points=translate("Trio", "%n point(s)", None, round(found.value)))
