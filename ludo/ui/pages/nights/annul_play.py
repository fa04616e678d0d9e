"""Letting a partie of another game count nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ludo.nights.evenings import Played
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import note, why_of
from ludo.ui.i18n import texts, translate
from ludo.ui.wording.names import elided

if TYPE_CHECKING:
    from ludo.store.nights.nights import Nights

_text = texts("OneLine")


def annul_play(page: QWidget, nights: Nights, partie: Played, title: str, changed: Callable[[], object]) -> Form:
    """Ask why a partie of another game counts no more; `changed` is called after it was annulled."""
    why = why_of(_text("Why"))

    def annul() -> None:
        nights.others.annul(partie.origin, why.value)
        changed()

    return show_form(
        page,
        [note(_text("It counts nowhere any more, and its chips go back by counter-entries with your reason.")), why],
        annul,
        heading=lambda: elided(translate("OneLine", "Annul: {game}"), game=title),
        done=_text("Annul"),
    )
