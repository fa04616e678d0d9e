"""Who somebody is: name, colour or photo, notes; archived, or the same as somebody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludo.nights.errors import NightsError
from ludo.nights.people import COLOURS, MAX_NAME, Person, folded_name
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_open
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.forms import Form, NotesField, TextField
from ludo.ui.pages.nights.picker import PeoplePicker, Pick
from ludo.ui.theme import font
from ludo.ui.theme.fonts import can_write
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.portrait import PersonPicture, colour_swatch, read_photo
from ludo.ui.widgets.surfaces import UNIT, row
from ludo.ui.widgets.taking_away import taking_away

if TYPE_CHECKING:
    from ludo.store.nights.people import PeopleTable

_text = texts("People")

_LARGE: Final = 72


class PersonFields(QWidget):
    """The fields of a person."""

    def __init__(self, person: Person | None, photo: bytes | None) -> None:
        super().__init__()
        self.photo = photo
        """An image file, None for initials."""
        self.problem = Label(str, "small", "mistake")
        self.problem.hide()
        self.name = TextField("" if person is None else person.name, MAX_NAME)
        self.colour = Chips([(name, _colour_name(name)) for name in COLOURS], _text("Colour"))
        self.colour.show_pictures(colour_swatch)
        self.colour.set_value(person.colour if person is not None else COLOURS[5])
        self.notes = NotesField("" if person is None else person.notes)
        self.picture = PersonPicture(_LARGE)
        self.choose = Button(_text("Choose a photo…"))
        self.choose.clicked.connect(self._choose)
        self.remove = taking_away(Button(_text("No photo"), "plain"))
        self.remove.clicked.connect(lambda: self._take(None))
        self.unwritten = Label(
            _text("This computer has no letters for some of this name, and shows boxes; others may have them."),
            "small",
            "quiet",
        )
        self.name.textChanged.connect(self._show)
        self.colour.chosen.connect(self._show)
        top = QHBoxLayout(self)
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(2 * UNIT)
        top.addWidget(self.picture)
        top.addLayout(row(self.choose, self.remove, None), 1)
        self._show()

    def _choose(self) -> None:
        path = path_to_open(
            self,
            translate("People", "Choose a photo"),
            translate("People", "Pictures (*.png *.jpg *.jpeg *.webp *.bmp)"),
        )
        if path is not None:
            self.take_file(path)

    def take_file(self, path: Path) -> None:
        """Take the photo of a file, or say that it is none."""
        photo = read_photo(path)
        if photo is None:
            self.problem.set_text(_text("This file is not a picture that Ludo can read."))
            self.problem.show()
        else:
            self._take(photo)

    def _take(self, photo: bytes | None) -> None:
        self.photo = photo
        self.problem.hide()
        self._show()

    def _show(self) -> None:
        self.picture.show_person(self.name.words() or "?", self.colour.value or "", self.photo)
        self.remove.setVisible(self.photo is not None)
        self.unwritten.setVisible(not can_write(self.name.text(), QFontMetricsF(font("body"))))

    def add_to(self, form: Form) -> None:
        """Lay out the fields in a form."""
        form.add(_text("Name"), self.name)
        form.column.addWidget(self.unwritten)
        form.column.addSpacing(UNIT)
        form.column.addWidget(self)
        form.column.addWidget(self.problem)
        form.add(_text("Colour"), self.colour)
        form.add(_text("Notes"), self.notes)

    def keep(self, people: PeopleTable, number: int, before: bytes | None) -> None:
        """Write down colour, notes and photo of a person."""
        people.describe(number, colour=self.colour.value or "", notes=self.notes.toPlainText().strip())
        if self.photo != before:
            people.set_picture(number, self.photo)


def new_person(page: QWidget, people: PeopleTable, changed: Callable[[], object]) -> Form:
    """Ask for somebody new; `changed` is called once they are written down."""
    fields = PersonFields(None, None)

    def add() -> str:
        name = fields.name.words()
        if not name:
            raise NightsError("name-missing")
        folded = folded_name(name)
        if any(folded_name(person.name) == folded for person in people.all() if person.listed and not person.computer):
            raise NightsError("name-taken", name)
        fields.keep(people, people.add(name), None)
        changed()
        return ""

    form = Form(page, _text("Somebody new"), _text("Add"), add)
    fields.add_to(form)
    return form.start(fields.name)


def edit_person(page: QWidget, people: PeopleTable, number: int, changed: Callable[[], object]) -> Form:
    """Show who somebody is; `changed` is called after anything was changed."""
    person = people.get(number)
    photo = people.picture(number) if person.has_picture else None
    fields = PersonFields(person, photo)

    def keep() -> str:
        if fields.name.words() != person.name:
            people.rename(number, fields.name.words())
        fields.keep(people, number, photo)
        changed()
        return ""

    form = Form(page, lambda: person.name, _text("Save"), keep)
    fields.add_to(form)
    for entry in people.all():
        if entry.merged_into == number:
            form.column.addLayout(_separate_row(form, page, entry, people, changed))
    archive = Button(
        lambda: translate("People", "List again") if person.archived else translate("People", "Archive"),
        hint=_text("No longer offered where people are chosen; nothing that was played is lost"),
    )
    archive.clicked.connect(form.reject)
    archive.clicked.connect(lambda: attempt(page, lambda: people.archive(number, not person.archived)))
    archive.clicked.connect(changed)
    merge = Button(_text("Is the same as…"))
    merge.clicked.connect(form.reject)
    merge.clicked.connect(lambda: _ask_whom(page, people, person, changed))
    form.column.addSpacing(UNIT)
    form.column.addLayout(row(archive, merge, None))
    return form.start(fields.name)


def _separate_row(
    form: Form, page: QWidget, entry: Person, people: PeopleTable, changed: Callable[[], object]
) -> QHBoxLayout:
    """Return an entry that is the same person, to be separated again."""
    apart = Button(_text("Separate again"), "plain")
    apart.about(lambda: entry.name)
    apart.clicked.connect(form.reject)
    apart.clicked.connect(lambda: attempt(page, lambda: people.separate(entry.number)))
    apart.clicked.connect(changed)
    return row(Label(_also(entry.name)), None, apart)


def _ask_whom(page: QWidget, people: PeopleTable, person: Person, changed: Callable[[], object]) -> None:
    """Ask who a person is the same as."""
    picks = [
        Pick(other.number, other.name, other.colour)
        for other in people.all()
        if other.listed and other.computer == person.computer and other.number != person.number
    ]
    picker = PeoplePicker(picks, _text("Who is it?"), several=False)

    def merge() -> str:
        chosen = [key for key in picker.chosen() if isinstance(key, int)]
        if not chosen:
            return translate("People", "Choose somebody.")
        people.merge(person.number, chosen[0])
        changed()
        return ""

    form = Form(
        page,
        lambda: translate("People", "{name} is the same as…").format(name=person.name),
        _text("Merge"),
        merge,
    )
    form.add_note(
        _text(
            "Everything that was played and every chip counts for both together, under the other name. It can be "
            "separated again."
        )
    )
    form.column.addWidget(picker)
    form.start(picker)


def _also(name: str) -> Text:
    return lambda: translate("People", "Also called {name}").format(name=name)


def _colour_name(name: str) -> Text:
    return lambda: {
        "red": translate("People", "red"),
        "orange": translate("People", "orange"),
        "yellow": translate("People", "yellow"),
        "green": translate("People", "green"),
        "teal": translate("People", "teal"),
        "blue": translate("People", "blue"),
        "violet": translate("People", "violet"),
        "pink": translate("People", "pink"),
        "brown": translate("People", "brown"),
        "grey": translate("People", "grey"),
    }[name]
