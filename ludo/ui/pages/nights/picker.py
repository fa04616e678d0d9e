"""Choosing people from the roster, or adding somebody who is not there yet."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ludo.nights.people import clean_name, folded_name
from ludo.ui.forms.fields import Field
from ludo.ui.i18n import Text, listed, translate
from ludo.ui.platform.announce import answer
from ludo.ui.table.fonts import text_scale
from ludo.ui.widgets.choices import Switch
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.plain_text import PlainButton
from ludo.ui.widgets.portrait import PersonPicture
from ludo.ui.widgets.surfaces import UNIT, Flow, fill, row, without_margins
from ludo.ui.widgets.toggles import make_checkable, set_checked
from ludo.ui.widgets.value_field import ValueField

_ICON: Final = 22
_MANY: Final = 24
"""Chips shown while nothing is typed; the first of those offered, and all that are chosen."""
_LONGEST_NAME: Final = 24


class Pick(NamedTuple):
    """Somebody to choose; `key` is what is chosen: a person's number, or anything else that stands for one."""

    key: object
    name: str
    colour: str
    photo: bytes | None = None


class GuestName(str):
    """The name of somebody who comes for one evening, and is not to be of the roster."""

    __slots__ = ()


class PeoplePicker(QWidget):
    """People as chips, one or several of them chosen; typing a name finds a chip, or adds a new one.

    The key of somebody who was added is the name, that of a guest a GuestName.
    """

    changed = Signal()

    def __init__(
        self, picks: Sequence[Pick], name: Text, *, several: bool = True, adding: bool = False, guests: bool = False
    ) -> None:
        """adding: a name that is unknown can be added; guests: for one evening, too."""
        super().__init__()
        self.several, self._adding = several, adding
        self._picks: list[Pick] = []
        self._chips: list[QPushButton] = []
        self._holder = QWidget()
        self._flow = Flow(self._holder, UNIT - 2)
        self.field = _NameField()
        self.field.setMaxLength(_LONGEST_NAME)
        self.field.setMaximumWidth(round(280 * text_scale()))
        self.field.textEdited.connect(self._filter)
        self.field.entered.connect(self._enter)
        self.add_button = PlainButton(translate("People", "Add"))
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self._enter)
        self.add_button.setEnabled(False)
        self.field.textChanged.connect(lambda typed: self.add_button.setEnabled(bool(clean_name(typed))))
        box = without_margins(QVBoxLayout(self), UNIT)
        fill(box, self._holder, row(self.field, self.add_button, None))
        self.guest = Switch(_guest_text)
        if guests:
            box.addLayout(row(self.guest, Label(_guest_text, "small", "quiet"), None))
        else:
            self.guest.setParent(self)
            self.guest.hide()
        self._name = name
        begin_focus_at(self, self.field)
        for pick in picks:
            self._add(pick)
        self.setAccessibleName(name())
        hint = translate("People", "Name") if adding else translate("People", "Find a name")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self._filter("")

    def chosen(self) -> list[object]:
        """Return the keys of all that are chosen, in the order of the chips."""
        return [pick.key for pick, chip in zip(self._picks, self._chips, strict=True) if chip.isChecked()]

    def persons(self) -> list[int]:
        """Return the numbers of those of the roster who are chosen."""
        return [key for key in self.chosen() if isinstance(key, int)]

    def person(self) -> int | None:
        """Return the number of the first who is chosen, if anybody of the roster is."""
        return next(iter(self.persons()), None)

    def choose(self, key: object, on: bool = True) -> None:
        """Choose somebody, or choose them no longer."""
        for pick, chip in zip(self._picks, self._chips, strict=True):
            if pick.key == key:
                set_checked(chip, on)
            elif on and not self.several:
                set_checked(chip, False)
        self._filter(self.field.text())
        self.changed.emit()

    def chip(self, key: object) -> QPushButton:
        """Return the chip of somebody. Raises StopIteration if there is none."""
        return next(chip for pick, chip in zip(self._picks, self._chips, strict=True) if pick.key == key)

    def _add(self, pick: Pick) -> None:
        chip = PlainButton(pick.name)
        chip.setProperty("chip", "true")
        make_checkable(chip)
        chip.setAutoDefault(False)
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.setIcon(QIcon(_small_picture(pick)))
        chip.setIconSize(QSize(_ICON, _ICON))
        chip.setAccessibleDescription(self._name())
        chip.clicked.connect(lambda on: self._click(pick, on or not self.several))
        self._picks.append(pick)
        self._chips.append(chip)
        self._flow.addWidget(chip)

    def _click(self, pick: Pick, on: bool) -> None:
        """Choose whose chip was pressed; what was typed to find it has served its purpose."""
        if folded_name(self.field.text()) in folded_name(pick.name):
            self.field.clear()
        self.choose(pick.key, on)

    def _filter(self, typed: str) -> None:
        """Show who fits what is typed, and who is chosen."""
        words = folded_name(typed)
        room = _MANY
        for pick, chip in zip(self._picks, self._chips, strict=True):
            fits = words in folded_name(pick.name) and room > 0
            room -= fits
            chip.setVisible(fits or chip.isChecked())
        many = len(self._picks) > _MANY
        self.field.setVisible(self._adding or many)
        self.add_button.setVisible(self._adding)
        self._holder.setVisible(bool(self._picks))
        self._flow.invalidate()
        self._holder.updateGeometry()

    def settle(self) -> str:
        """Take in a name that is typed and not added yet; say what is wrong where it is nobody's."""
        return "" if self._take_typed() else translate("People", "Nobody here is called so.")

    def _enter(self) -> None:
        """Do the same, and say who is chosen now."""
        if not clean_name(self.field.text()):
            return
        if self.add_button.hasFocus():
            self.field.setFocus()  # the button goes off, and another name may follow
        found = self._take_typed()
        self.field.clear()
        self._filter("")
        answer(self.field, self._chosen_text() if found else translate("People", "Nobody here is called so."))

    def _take_typed(self) -> bool:
        """Choose the one who is meant by what is typed, or add somebody of that name. False: nobody is called so."""
        name = clean_name(self.field.text())
        if not name:
            return True
        folded = folded_name(name)
        found = [pick for pick in self._picks if folded_name(pick.name) == folded]
        found.sort(key=lambda pick: pick.name != name)
        if not found and not self._adding:
            found = [pick for pick in self._picks if folded in folded_name(pick.name)][:1]
        if not found and self._adding:
            found = [Pick(GuestName(name) if self.guest.value else name, name, "grey")]
            self._add(found[0])
        if found:
            self.field.clear()
            self.choose(found[0].key)
        return bool(found)

    def _chosen_text(self) -> str:
        names = [pick.name for pick, chip in zip(self._picks, self._chips, strict=True) if chip.isChecked()]
        return translate("People", "Chosen: {names}").format(names=listed(names))


def people_of(
    name: Text,
    picks: Sequence[Pick],
    chosen: Sequence[object] = (),
    *,
    several: bool = True,
    adding: bool = False,
    guests: bool = False,
    label: Text | None = None,
) -> Field[PeoplePicker, list[object]]:
    """Return a field for people. chosen: already at first; for the rest see `PeoplePicker`."""
    picker = PeoplePicker(picks, name, several=several, adding=adding, guests=guests)
    for key in chosen:
        picker.choose(key)
    field = Field(picker, picker.changed, picker.chosen, label)
    field.settle = picker.settle
    return field


class _NameField(ValueField):
    """A name; Enter stays here while something is typed."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Announce Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text().strip():
            self.entered.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


def _guest_text() -> str:
    return translate("People", "Who is added comes for this evening only, and is not kept in the list of people")


def _small_picture(pick: Pick) -> QPixmap:
    picture = PersonPicture(_ICON)
    picture.show_person(pick.name, pick.colour, pick.photo)
    return picture.drawn(2.0)
