"""How the cards of this table look."""

from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language
from ludo.ui.settings import Settings
from ludo.ui.theme import current_theme


def style_of(settings: Settings) -> CardStyle:
    """How the settings, and the theme, want the cards to look; letters "auto" go by the language."""
    letters = settings.indices
    if letters == "auto":
        letters = "RDV" if language() == "fr" else "KQJ"
    contrast = current_theme().name == "contrast"
    back = settings.back or ("bold" if contrast else "")
    return CardStyle(letters, settings.four_colours, back, contrast)
