"""Who somebody is: name, colour or photo, notes; archived, or the same as somebody else."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludo.nights.errors import NightsError
from ludo.nights.people import COLOURS, MAX_NAME, Person, folded_name
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.dialogs.files import path_to_open
from ludo.ui.dialogs.message import ask
from ludo.ui.forms.dialog import Content, Form, show_form
from ludo.ui.forms.fields import choice_of, line_of, note, notes_of
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.nights.picker import Pick, people_of
from ludo.ui.services.destinations import ToDone
from ludo.ui.services.store_types import PeopleTable
from ludo.ui.theme import font
from ludo.ui.theme.fonts import can_write
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.portrait import PersonPicture, colour_swatch, read_photo
from ludo.ui.widgets.removal_focus import taking_away
from ludo.ui.widgets.surfaces import UNIT, flow, row, without_margins

_text = texts("People")

_LARGE: Final = 72
_COLOURS: Final = {
    "red": _text("red"),
    "orange": _text("orange"),
    "yellow": _text("yellow"),
    "green": _text("green"),
    "teal": _text("teal"),
    "blue": _text("blue"),
    "violet": _text("violet"),
    "pink": _text("pink"),
    "brown": _text("brown"),
    "grey": _text("grey"),
}


class PersonFields(QWidget):
    """The fields of a person; itself the picture, and what changes it."""

    def __init__(self, person: Person | None, photo: bytes | None) -> None:
        super().__init__()
        self.photo = photo
        """An image file, None for initials."""
        self._problem = Label(str, "small", "mistake")
        self.name = line_of(_text("Name"), "" if person is None else person.name, MAX_NAME)
        colours = {name: _COLOURS[name] for name in COLOURS}
        own = person.colour if person is not None else COLOURS[5]
        self._colour = choice_of(_text("Colour"), colours, own, _text("Colour"))
        self._colour.widget.show_pictures(colour_swatch)
        self._notes = notes_of(_text("Notes"), "" if person is None else person.notes)
        self.picture = PersonPicture(_LARGE)
        choose = Button(_text("Choose a photo…"), does=self._choose)
        self.remove = taking_away(Button(_text("No photo"), "plain", does=lambda: self._take(None)))
        unwritten = note(
            _text("This computer has no letters for some of this name, and shows boxes; others may have them."),
            "small",
        )
        unwritten.shown = lambda: not can_write(self.name.widget.text(), QFontMetricsF(font("body")))
        self.name.changed.connect(self._show)
        self._colour.changed.connect(self._show)
        top = without_margins(QHBoxLayout(self), 2 * UNIT)
        top.addWidget(self.picture)
        top.addLayout(row(choose, self.remove, None), 1)
        self._show()
        self._problem.hide()
        self.content: Content = [self.name, unwritten, UNIT, self, self._problem, self._colour, self._notes]

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
            self._problem.set_text(_text("This file is not a picture that Ludo can read."))
            self._problem.show()
        else:
            self._take(photo)

    def _take(self, photo: bytes | None) -> None:
        self.photo = photo
        self._problem.hide()
        self._show()

    def _show(self) -> None:
        self.picture.show_person(self.name.value or "?", self._colour.value, self.photo)
        self.remove.setVisible(self.photo is not None)

    def keep(self, people: PeopleTable, number: int, before: bytes | None) -> None:
        """Write down colour, notes and photo of a person."""
        people.describe(number, colour=self._colour.value, notes=self._notes.value)
        if self.photo != before:
            people.set_picture(number, self.photo)


def new_person(page: QWidget, people: PeopleTable) -> Form:
    """Ask for somebody new."""
    fields = PersonFields(None, None)

    def add() -> None:
        name = fields.name.value
        if not name:
            raise NightsError("name-missing")
        folded = folded_name(name)
        if any(folded_name(person.name) == folded for person in people.all() if person.listed and not person.computer):
            raise NightsError("name-taken", name)
        fields.keep(people, people.add(name), None)

    return show_form(page, fields.content, add, heading=_text("Somebody new"), done=_text("Add"))


def edit_person(page: QWidget, people: PeopleTable, number: int) -> Form:
    """Show who somebody is."""
    person = people.get(number)
    photo = people.picture(number) if person.has_picture else None
    fields = PersonFields(person, photo)

    def keep() -> None:
        if fields.name.value != person.name:
            people.rename(number, fields.name.value)
        fields.keep(people, number, photo)

    others = [entry for entry in people.all() if entry.merged_into == number]
    apart = [Button(_text("Separate again"), "plain").about(entry.name) for entry in others]
    archive = Button(
        lambda: translate("People", "List again") if person.archived else translate("People", "Archive"),
        hint=_text("No longer offered where people are chosen; nothing that was played is lost"),
    )
    merge = Button(_text("Is the same as…"), does=lambda: _ask_whom(page, people, person))
    erase = Button(_text("Forget…"), "plain", does=lambda: _ask_to_erase(page, people, person))
    rows = [
        row(Label(translate("People", "Also called {name}").format(name=entry.name)), None, button)
        for entry, button in zip(others, apart, strict=True)
    ]
    done = Button(_text("What was done"), does=ToDone(person=number))
    content = [*fields.content, *rows, UNIT, flow(archive, merge, done, *(() if person.computer else (erase,)))]
    form = show_form(page, content, keep, heading=lambda: person.name, done=_text("Save"))

    def instead(button: Button, act: Callable[[], object]) -> None:
        """Return a button that closes the form and does something else."""
        button.clicked.connect(form.reject)
        button.clicked.connect(lambda: attempt(page, act))

    for entry, button in zip(others, apart, strict=True):
        instead(button, partial(people.separate, entry.number))
    instead(archive, lambda: people.archive(number, not person.archived))
    for button in (merge, done, erase):
        button.clicked.connect(form.reject)
    return form


def _ask_whom(page: QWidget, people: PeopleTable, person: Person) -> None:
    """Ask who a person is the same as."""
    picks = [
        Pick(other.number, other.name, other.colour)
        for other in people.all()
        if other.listed and other.computer == person.computer and other.number != person.number
    ]
    same = people_of(_text("Who is it?"), picks, several=False).needed(_text("Choose somebody."))
    about = note(
        _text(
            "Everything that was played and every chip counts for both together, under the other name. It can be "
            "separated again."
        )
    )
    show_form(
        page,
        [about, same],
        lambda: people.merge(person.number, same.widget.persons()[0]),
        heading=lambda: translate("People", "{name} is the same as…").format(name=person.name),
        done=_text("Merge"),
    )


def _ask_to_erase(page: QWidget, people: PeopleTable, person: Person) -> None:
    """Ask whether somebody is to be forgotten."""
    question = ask(
        page,
        lambda: translate("People", "Forget {name}?").format(name=person.name),
        _text(
            "Name, picture and notes go, here and on every computer that takes these evenings in. What was played and "
            "every chip stay, under a dash. Nothing brings the name back. Copies made before still have it."
        ),
        (_text("Forget"), lambda: attempt(page, lambda: people.erase(person.number))),
    )
    question.default_to_cancel()
