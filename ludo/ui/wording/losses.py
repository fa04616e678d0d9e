"""Losses of a damaged file beside its parties, in sentences."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.i18n import Plural, Text, listed, plurals, texts, translate
from ludo.ui.services.store_types import Notice
from ludo.ui.wording.evening_titles import title_of

_text = texts("Losses")
_plural = plurals("Losses")

_NAMED: Final = 8
"""So many evenings are named."""


_KINDS: Final[Mapping[str, tuple[Text | None, Plural]]] = {
    "evenings": (_text("perhaps some evenings"), _plural("name, place and rules of %n evening(s)")),
    "diary": (_text("perhaps some of who came and left when"), _plural("%n entry(ies) of who came and left when")),
    "sheets": (
        _text("perhaps some of who sat at score sheets"),
        _plural("the game or the people of %n score sheet(s)"),
    ),
    "sheet-lines": (_text("perhaps some lines of score sheets"), _plural("%n line(s) of score sheets")),
    "results": (_text("perhaps some results"), _plural("%n result(s)")),
    "chips": (_text("perhaps some movements of chips"), _plural("%n movement(s) of chips")),
    "reasons": (None, _plural("reason and time of %n movement(s) of chips, which itself is kept")),
    "entries": (
        _text("perhaps what some chips were entered as"),
        _plural("what chips were entered as by hand, %n time(s)"),
    ),
    "people": (_text("perhaps some people"), _plural("name, picture or notes of %n person(s)")),
    "pictures": (None, _plural("the picture of %n person(s)")),
    "retries": (_text("perhaps some mistakes to be tried again"), _plural("%n mistake(s) to be tried again")),
    "settings": (_text("perhaps some settings"), _plural("%n setting(s)")),
    "acts": (_text("perhaps some of what was done"), _plural("%n act(s) of what was done")),
    "other": (_text("perhaps other entries"), _plural("%n other entry(ies)")),
}
"""By kind, what is missing where nobody knows how much it is, and where that is known."""


def missing_text(note: Notice) -> str:
    """Return what is missing, a line each, and the evenings that are concerned; nothing where nothing is."""
    lines = [f"• {_missing(kind, count)}" for kind, count in note.missing if kind in _KINDS]
    if not lines:
        return ""
    found = [translate("Losses", "This could not be read, or only in part:"), *lines]
    names = [title_of(name, begun) for name, begun in note.evenings]
    if names:
        shown = names[:_NAMED]
        if len(names) > _NAMED:
            shown.append(translate("Losses", "%n more", None, len(names) - _NAMED))
        found.append(translate("Losses", "Look at: {evenings}").format(evenings=listed(shown)))
    return "\n".join(found)


def _missing(kind: str, count: int) -> str:
    uncounted, counted = _KINDS[kind]
    return uncounted() if uncounted is not None and not count else counted(count)
