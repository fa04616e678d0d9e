"""What Ludo is."""

import ludo
from ludo.ui.i18n import translate


def about_text() -> str:
    """Version, purpose, licence."""
    return translate(
        "About",
        "Ludo {version}\n\nFrench card games at one screen, with exact rules, for people and computer players.\n\n"
        "Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, "
        "under the SIL Open Font License 1.1.",
    ).format(version=ludo.__version__)
