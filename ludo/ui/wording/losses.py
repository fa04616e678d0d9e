"""What could not be read of a damaged file beside its parties, in sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from ludo.ui.i18n import listed, translate
from ludo.ui.services.ports import Note
from ludo.ui.wording.evening_titles import title_of

_NAMED: Final = 8
"""So many evenings are named."""


def missing_text(note: Note) -> str:
    """Return what is missing, a line each, and the evenings that are concerned; nothing where nothing is."""
    lines = [f"• {_KINDS[kind](count)}" for kind, count in note.missing if kind in _KINDS]
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


def _evenings(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some evenings")
    return translate("Losses", "name, place and rules of %n evening(s)", None, count)


def _diary(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some of who came and left when")
    return translate("Losses", "%n entry(ies) of who came and left when", None, count)


def _sheets(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some of who sat at score sheets")
    return translate("Losses", "the game or the people of %n score sheet(s)", None, count)


def _lines(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some lines of score sheets")
    return translate("Losses", "%n line(s) of score sheets", None, count)


def _results(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some results")
    return translate("Losses", "%n result(s)", None, count)


def _chips(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some movements of chips")
    return translate("Losses", "%n movement(s) of chips", None, count)


def _reasons(count: int) -> str:
    return translate("Losses", "reason and time of %n movement(s) of chips, which itself is kept", None, count)


def _entries(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps what some chips were entered as")
    return translate("Losses", "what chips were entered as by hand, %n time(s)", None, count)


def _people(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some people")
    return translate("Losses", "name, picture or notes of %n person(s)", None, count)


def _pictures(count: int) -> str:
    return translate("Losses", "the picture of %n person(s)", None, count)


def _retries(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some mistakes to be tried again")
    return translate("Losses", "%n mistake(s) to be tried again", None, count)


def _settings(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps some settings")
    return translate("Losses", "%n setting(s)", None, count)


def _other(count: int) -> str:
    if not count:
        return translate("Losses", "perhaps other entries")
    return translate("Losses", "%n other entry(ies)", None, count)


_KINDS: Final[Mapping[str, Callable[[int], str]]] = {
    "evenings": _evenings,
    "diary": _diary,
    "sheets": _sheets,
    "sheet-lines": _lines,
    "results": _results,
    "chips": _chips,
    "reasons": _reasons,
    "entries": _entries,
    "people": _people,
    "pictures": _pictures,
    "retries": _retries,
    "settings": _settings,
    "other": _other,
}
