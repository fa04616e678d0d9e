"""Letting a partie of another game count nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ludo.nights.evenings import Played
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.forms import Form, TextField
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("OneLine")

_LONGEST_REASON = 120


def annul_play(page: QWidget, nights: Nights, partie: Played, title: str, changed: Callable[[], object]) -> Form:
    """Ask why a partie of another game counts no more; `changed` is called after it was annulled."""
    reason = TextField("", _LONGEST_REASON)

    def annul() -> str:
        nights.others.annul(partie.origin, reason.words())
        changed()
        return ""

    form = Form(
        page,
        lambda: elided(translate("OneLine", "Annul: {game}"), game=title),
        _text("Annul"),
        annul,
    )
    form.add_note(_text("It counts nowhere any more, and its chips go back by counter-entries with your reason."))
    form.ask_why(_text("Why"), reason)
    return form.start(reason)
