"""Makes the SVG files of the cards; pure text, no Qt, used only by ``python -m ludo.ui.art.build``."""
