"""The text of the About message."""

import ludo
from ludo.engine.runtime import is_compiled
from ludo.homepage import homepage
from ludo.ui.i18n import translate


def about_text() -> str:
    """Return version, purpose, licence and, if there is an address, where new versions are found."""
    text = translate(
        "About",
        "Ludo {version}\n\nFrench card games at one screen, with exact rules, for people and computer players.\n\n"
        "Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, "
        "under the SIL Open Font License 1.1.",
    ).format(version=ludo.__version__)
    network = translate("About", "Ludo never uses the network.")
    address = homepage()
    if address:
        network = translate(
            "About", "New versions are at {address}. Ludo does not look there itself: it never uses the network."
        ).format(address=address)
    how = (
        translate("About", "Rules and computer players run as compiled code.")
        if is_compiled()
        else translate("About", "Rules and computer players run as plain Python.")
    )
    return f"{text}\n\n{network}\n\n{how}"
