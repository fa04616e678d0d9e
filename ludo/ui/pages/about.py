"""The text of the About message."""

import ludo
from ludo.engine.runtime import is_compiled
from ludo.ui.i18n import translate


def about_text() -> str:
    """Return version, purpose and licence."""
    text = translate(
        "About",
        "Ludo {version}\n\nFrench card games at one screen, with exact rules, for people and computer players.\n\n"
        "Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, "
        "under the SIL Open Font License 1.1.",
    ).format(version=ludo.__version__)
    how = (
        translate("About", "The rules run as compiled code.")
        if is_compiled()
        else translate("About", "The rules run as plain Python.")
    )
    return f"{text}\n\n{how}"
