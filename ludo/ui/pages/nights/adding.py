"""Letting what was played without an evening, in Ludo or with real cards, belong to one afterwards."""

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from ludo.nights.people import current
from ludo.session.opening import is_practice
from ludo.session.service import Archive
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import note
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import Text, listed, texts, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.entries import title_of
from ludo.ui.services.store_types import Nights
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import row

_text = texts("Evenings")
_dialogs_text = texts("Dialogs")

_LOOKED_AT: Final = 40
_OFFERED: Final = 10


class _Free(NamedTuple):
    """A partie ("session") or score sheet ("sheet") without an evening, by number."""

    changed: str
    source: str
    origin: int
    text: Text


def ask_partie(page: QWidget, nights: Nights, archive: Archive, number: int) -> Form:
    """Ask what of the last without an evening belongs to one."""
    free = [*islice(_parties(nights, archive), _OFFERED), *islice(_sheets(nights), _OFFERED)]
    offered = sorted(free, key=lambda entry: entry.changed, reverse=True)[:_OFFERED]
    adders = [Button(_text("Add")).about(entry.text) for entry in offered]
    rows = [row(Label(entry.text), add, first=1) for entry, add in zip(offered, adders, strict=True)]
    nothing = note(_text("None of the last parties is without an evening."))
    nothing.shown = lambda: not offered
    form = show_form(
        page,
        [nothing, *rows],
        str,
        heading=_text("Which partie belongs to this evening?"),
        done=_dialogs_text("Close"),
    )
    for entry, add in zip(offered, adders, strict=True):
        add.clicked.connect(form.accept)
        assign = partial(nights.evenings.assign, entry.source, entry.origin, number)
        add.clicked.connect(partial(attempt, page, assign))
    return form


def _parties(nights: Nights, archive: Archive) -> Iterator[_Free]:
    """Return parties that were played in Ludo, the last first."""
    for record in archive.sessions(_LOOKED_AT):
        free = nights.evenings.evening_of("session", record.number) is None
        if free and not is_practice(archive.load(record.number)[1]):
            yield _Free(record.changed, "session", record.number, _about(title_of(record.header), record.changed))


def _sheets(nights: Nights) -> Iterator[_Free]:
    """Return score sheets, the last first."""
    people = current(nights.people.all())
    for record in nights.sheets.all(_LOOKED_AT):
        if record.evening is None and not record.imported:
            names = listed([people[number].name for number in record.people])
            title = translate("Evenings", "{game}: {names}").format(game=game_title(record.game), names=names)
            cards = translate("Evenings", "with real cards")
            yield _Free(record.changed, "sheet", record.number, _about(f"{title} · {cards}", record.changed))


def _about(title: str, changed: str) -> Text:
    return lambda: f"{title} · {when(changed)}"
