"""Letting a partie that was played in Ludo belong to an evening afterwards."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from ludo.nights.ports import Nights
from ludo.session.service import Archive, SessionRecord
from ludo.ui.i18n import Text, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.entries import title_of
from ludo.ui.pages.nights.acting import attempt
from ludo.ui.pages.nights.forms import Form
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import row

_LOOKED_AT: Final = 40
_OFFERED: Final = 10


def ask_partie(page: QWidget, nights: Nights, archive: Archive, number: int, changed: Callable[[], object]) -> Form:
    """Ask which of the last parties without an evening belongs to one; `changed` is called after one was chosen."""
    free = (
        record
        for record in archive.sessions(_LOOKED_AT)
        if nights.evenings.evening_of("session", record.number) is None
    )
    offered = [record for record, _ in zip(free, range(_OFFERED), strict=False)]
    form = Form(
        page,
        lambda: translate("Evenings", "Which partie belongs to this evening?"),
        lambda: translate("Dialogs", "Close"),
        str,
    )
    if not offered:
        form.add_note(lambda: translate("Evenings", "None of the last parties is without an evening."))
    for record in offered:
        add = Button(lambda: translate("Evenings", "Add"))
        add.setAccessibleName(f"{add.text()}: {_words(record)()}")
        add.clicked.connect(form.accept)
        add.clicked.connect(lambda _=False, record=record: _assign(page, nights, record, number, changed))
        entry = row(Label(_words(record)), add)
        entry.setStretch(0, 1)
        form.column.addLayout(entry)
    return form.start()


def _assign(page: QWidget, nights: Nights, record: SessionRecord, number: int, changed: Callable[[], object]) -> None:
    attempt(page, lambda: nights.evenings.assign("session", record.number, number))
    changed()


def _words(record: SessionRecord) -> Text:
    return lambda: f"{title_of(record.header)} · {when(record.changed)}"
