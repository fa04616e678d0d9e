"""One bar that says what was just done and takes it back, or brings it back."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Slot

from ludo.nights.acts import Batch
from ludo.nights.errors import NightsError
from ludo.session.ports import StorageError
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.act_words import batch_text
from ludo.ui.platform.announce import announce, joined
from ludo.ui.platform.keys import key_text, redo_text
from ludo.ui.services.store_types import DoneTable
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.shortcuts import add_redo, add_undo
from ludo.ui.widgets.surfaces import Page, Panel

_text = texts("Undo")


class Offer(NamedTuple):
    """Something that was done and is no act, and its undo. past: the page has been built anew since."""

    done: Text
    undo: Callable[[], object]
    past: bool = False


class Place(NamedTuple):
    """The state of a bar. mark: how much was written when its page was last looked at, None while another one is."""

    mark: int | None
    batch: Batch | None
    offer: Offer | None

    @property
    def past(self) -> bool:
        """Does it end with the data that it was made of?"""
        return self.batch is None and self.offer is not None and self.offer.past


class UndoBar(Panel):
    """The acts that were written last while a page was open; Ctrl+Z anywhere on the page takes them back."""

    def __init__(
        self, page: Page, acts: DoneTable | None, perform: Callable[[Callable[[], object]], object] | None = None
    ) -> None:
        """acts: None where only what is no act is offered. perform: does what takes that back."""
        super().__init__(row=True, parent=page)
        self._page, self._acts = page, acts
        self._perform = perform or (lambda act: attempt(page, act))
        self._mark, self._away = self._written(), False
        self._batch: Batch | None = None
        self._offered: Offer | None = None
        self._text = Label(str)
        self.button = taking_away(Button(self._button_text, hint=self._keys, does=self.undo))
        self.box.addWidget(self._text, 1)
        self.box.addWidget(self.button)
        add_undo(self, lambda: None if self._brings_back else self.undo())
        add_redo(self, lambda: self.undo() if self._brings_back else None)
        self.hide()
        page.add_bar(self)
        page.installEventFilter(self)
        if acts is not None:
            page.as_seen = lambda: acts.as_seen(self._mark)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when another page comes before this one: what is written there is not offered here."""
        if watched is self._page and event.type() in (QEvent.Type.Hide, QEvent.Type.Show) and not event.spontaneous():
            if self._away and event.type() == QEvent.Type.Show:
                self._mark = self._written()
            self._away = event.type() == QEvent.Type.Hide
        return super().eventFilter(watched, event)

    @property
    def _brings_back(self) -> bool:
        return self._batch is not None and all(act.is_undo for act in self._batch.acts)

    def _button_text(self) -> str:
        return translate("Undo", "Redo") if self._brings_back else translate("Undo", "Undo")

    def _keys(self) -> str:
        return redo_text(translate("Keys", "Ctrl+Y")) if self._brings_back else key_text(translate("Keys", "Ctrl+Z"))

    def offer(self, done: Text, undo: Callable[[], object]) -> None:
        """Say what was done that is no act, and take it back if that is wanted."""
        self._show(None, Offer(done, undo))
        self._announce()

    @Slot()
    def look(self) -> None:
        """Offer to take back what was written since the page was last looked at."""
        if self._away:
            return
        found, kept = None, self._batch
        try:
            if self._acts is not None:
                found = self._acts.since(self._mark)
                kept = self._acts.batch(kept.ids) if kept is not None and found is None else found
        except (NightsError, StorageError):
            found = kept = None
        self._mark = self._written()
        self._show(None if kept is not None and kept.undos else kept, None if found is not None else self._offered)
        if found is not None:
            self._announce()

    @property
    def place(self) -> Place:
        """The acts that can be taken back."""
        return Place(None if self._away else self._mark, self._batch, self._offered)

    @place.setter
    def place(self, place: Place) -> None:
        if place.mark is not None:
            self._mark = place.mark
        self._batch = place.batch
        self._offered = None if place.offer is None else place.offer._replace(past=True)
        self.look()

    def _show(self, batch: Batch | None, offer: Offer | None) -> None:
        self._batch, self._offered = batch, offer
        said = self._said()
        if said is not None:
            self._text.set_text(said)
            self.button.set_text(self._button_text)
            self.button.about(said)
        self.setVisible(said is not None)

    def _said(self) -> Text | None:
        batch = self._batch
        if batch is not None:
            return lambda: batch_text(batch)
        return None if self._offered is None else self._offered.done

    def _announce(self) -> None:
        said = self._said()
        if said is not None:
            form = (
                translate("Undo", "{key} brings it back.")
                if self._brings_back
                else translate("Undo", "{key} takes it back.")
            )
            announce(self, joined((said(), form.format(key=self._keys()))))

    def undo(self) -> None:
        """Take back what was done last, or bring it back."""
        batch, offered = self._batch, self._offered
        self._show(None, None)
        if batch is not None:
            acts = self._acts
            attempt(self._page, lambda: None if acts is None else self._take_back(acts, batch))
        elif offered is not None:
            self._perform(offered.undo)
            announce(self, translate("Undo", "Taken back"))

    def _written(self) -> int:
        return 0 if self._acts is None else self._acts.written()

    def _take_back(self, acts: DoneTable, batch: Batch) -> None:
        """Take acts back; where something was written since, it is first shown what depends on them."""
        from ludo.ui.pages.nights.done import take_back

        now = acts.batch(batch.ids)
        left = [act.id for act in now.acts if not act.undone_by]
        if left and acts.written() == self._mark:
            acts.undo(left)
        elif left:
            take_back(self._page, acts, left, now, "", bring=now.takes_back)
