"""What is certain of a card of Trut, in words."""

from ludo.engine.certain import Certain
from ludo.ui.i18n import translate


def certain_text(found: Certain) -> str:
    """Return the sentence of what is certain."""
    match found.code:
        case "takes":
            return translate("Trut", "It makes the trick.")
        case "loses":
            return translate("Trut", "It cannot make this trick.")
        case "rots":
            return translate("Trut", "The trick is rotten: nobody makes it.")
        case "level":
            return translate("Trut", "It is as high as the best card: at most the trick is rotten.")
        case "unbeaten":
            return translate("Trut", "No card that is out beats it or rots the trick.")
        case "rotten-by":
            return translate("Trut", "No card that is out beats it; %n can rot the trick.", None, found.number)
        case _:
            form = translate("Trut", "%n of the {all} cards that you cannot see beat(s) it.", None, found.number)
            return form.format(all=found.of)
