"""The settings page; every change takes effect at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ludo.languages import choices_of_words, languages
from ludo.resource_paths import resource
from ludo.session.ports import StorageError
from ludo.ui.art.cloth import paint_cloth
from ludo.ui.art.faces import card_pixmap
from ludo.ui.art.names import BACKS
from ludo.ui.art.style import CardStyle
from ludo.ui.dialogs.message import ask
from ludo.ui.i18n import Text, present_language, texts, translate
from ludo.ui.pages.preview import Preview
from ludo.ui.platform.player import SoundPlayer, system_backend
from ludo.ui.services.settings import CHOICES, SettingsStore
from ludo.ui.widgets.choices import Chips, Switch
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Flow, Page, Panel, fill, line, row, without_margins
from ludo.ui.wording.errors import storage_text

_text = texts("Settings")

_THREE_COLUMNS = 1400


class SettingsPage(Page):
    """The settings page."""

    def __init__(self, settings: SettingsStore) -> None:
        super().__init__()
        self._settings = settings
        self.controls: dict[str, Chips[str | int] | Switch] = {}
        self.preview = Preview(settings)
        self._unsaved: StorageError | None = None
        """Why the last change could not be saved."""
        self._storage_error = Label(self._unsaved_text, "body", "mistake")
        self._storage_error.hide()
        fill(self.column, Label(self.title, "title"), self._storage_error)
        self._groups = [
            self._group(_text("Window"), self._window()),
            self._group(_text("Play"), self._play()),
            self._group(_text("Sounds"), self._sounds()),
            self._group(_text("Screen reader"), self._aloud()),
            self._group(_text("Table and cards"), self.preview, self._table()),
        ]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(3 * UNIT)
        self._grid.setVerticalSpacing(2 * UNIT)
        self.column.addLayout(self._grid)
        self.reset = Button(_text("Set everything back to the defaults…"), "plain", does=self._ask_to_reset)
        fill(self.column, row(None, self.reset), None)
        self._show()

    def title(self) -> str:
        return translate("Settings", "Settings")

    def fit(self, width: int) -> None:
        """Lay the groups out in two columns, or in three where there is room for them."""
        window, play, sounds, aloud, table = self._groups
        if width >= _THREE_COLUMNS:
            places = {window: (0, 0, 1), sounds: (1, 0, 1), aloud: (2, 0, 1), play: (0, 1, 4), table: (0, 2, 4)}
        else:
            places = {window: (0, 0, 1), play: (1, 0, 1), sounds: (2, 0, 1), aloud: (3, 0, 1), table: (0, 1, 5)}
        for group, (row_, column, rows) in places.items():
            self._grid.addWidget(group, row_, column, rows, 1, Qt.AlignmentFlag.AlignTop)
        for column in range(3):
            self._grid.setColumnStretch(column, int(column < 2 or width >= _THREE_COLUMNS))

    def _group(self, heading: Text, *widgets: QWidget) -> QWidget:
        group = QWidget()
        box = without_margins(QVBoxLayout(group), UNIT)
        for widget in (Label(heading, "heading"), *widgets):
            box.addWidget(widget)
        return group

    def _window(self) -> QWidget:
        self.words = self._chips("words", _text("Choice of words"), _words)
        language = present_language()
        keys = [f"{language.code}-{key}" if key else "" for key in language.words]
        chips = self.controls["words"]
        if isinstance(chips, Chips):
            chips.offer(keys)
        self.words.setEnabled(bool(keys))
        return _panel(
            self._chips("language", _text("Language"), _language),
            self.words,
            self._chips("theme", _text("Colours"), _named(_THEMES)),
            self._chips("text_scale", _text("Text size"), _scale),
            self._chips("card_size", _text("Card size"), _scale, _text("At the table Ctrl and the wheel do the same.")),
        )

    def _play(self) -> QWidget:
        return _panel(
            self._chips("speed", _text("Speed of the cards"), _named(_SPEEDS)),
            self._motion_switch(),
            self._switch(
                "one_click",
                _text("One click plays a card"),
                _text("Otherwise the first click chooses it and the second plays it."),
            ),
            self._switch(
                "next_deal_alone",
                _text("The next deal begins by itself"),
                _text("Otherwise the result stays until you go on."),
            ),
            self._switch(
                "relaxed",
                _text("The computer takes its time"),
                _text("Computer players act at a relaxed pace; Space goes on at once."),
            ),
            self._switch(
                "play_forced",
                _text("Play the last forced cards for me"),
                _text("Where you can do one thing only, it is done for you after a moment."),
            ),
            self._switch(
                "coach",
                _text("Coach"),
                _text("What your decisions cost is worked out while you play, and shown once the partie is over."),
            ),
            self._switch(
                "seals",
                _text("Proof of fair shuffling in the journal"),
                _text("A checksum stands before each shuffle. The proof after the partie is there without it, too."),
            ),
            self._chips(
                "wait_for_me",
                _text("The computer waits for me"),
                _named(_WAITING),
                _text("Before each card of a computer player you have all the time to step in."),
            ),
        )

    def _motion_switch(self) -> QWidget:
        """Return the switch that obeys the system; who wants no motion at all chooses a speed."""
        label = _text("Less motion if the system asks for it")
        switch = Switch(label)
        switch.chosen.connect(lambda on: self._change("reduced_motion", "system" if on else "no"))
        self.motion = switch
        return _entry(label, None, switch, below=False)

    def _sounds(self) -> QWidget:
        return _panel(
            self._switch("sounds", _text("Sounds"), None),
            self._chips("volume", _text("Volume"), _scale),
            self._switch(
                "earcons", _text("Sounds for the ear"), _text("A trick that is taken and a refusal are heard, too.")
            ),
            self._samples(),
        )

    def _samples(self) -> QWidget:
        """Return buttons that play each sound, to learn them by."""
        entry = QWidget()
        flow = Flow(entry, spacing=UNIT)
        player = SoundPlayer(resource("sounds"), system_backend(self))
        self.destroyed.connect(player.close)
        for name, words in _SOUNDS.items():
            button = Button(words, "plain", does=partial(self._sample, player, name))
            flow.addWidget(button.about(_text("Play the sound")))
        return entry

    def _sample(self, player: SoundPlayer, name: str) -> None:
        player.play(name, self._settings.value.volume)

    def _aloud(self) -> QWidget:
        return _panel(
            self._switch(
                "at_voice",
                _text("The game waits for the voice"),
                _text("Nothing goes on before what was announced can have been spoken."),
            ),
            self._chips(
                "voice_speed",
                _text("Words a minute"),
                str,
                _text("How fast the voice speaks for which the game waits, or Ludo’s own."),
            ),
            self._chips(
                "own_voice",
                _text("Ludo’s own voice"),
                _named(_OWN_VOICE),
                _text("The system’s speech program reads everything, focus and keys included."),
            ),
            self._chips("voice_volume", _text("Volume of the voice"), _scale),
            self._chips(
                "spoken",
                _text("What is said"),
                _named(_SPOKEN),
                _text("Shorter: without cards drawn face down, the standing after each deal and who is thinking."),
            ),
            self._switch("key_hints", _text("Say the keys of your choices"), None),
            self._switch("echo", _text("Say what I do myself"), None),
        )

    def _ask_to_reset(self) -> None:
        question = ask(
            self.window(),
            _text("Set everything back to the defaults?"),
            _text("Language, colours, sizes, speed, sounds: all settings. Games stay."),
            (_text("Reset"), self._reset),
        )
        question.default_to_cancel()

    def _reset(self) -> None:
        self._keep(self._settings.reset)

    def _table(self) -> QWidget:
        cloth = self._chips("cloth", _text("Cloth"), _named(_CLOTHS), picture=self._cloth_picture)
        backs = "", *BACKS[1:]
        back = self._chips("back", _text("Backs"), _named(_BACKS), None, backs, self._back_picture)
        return _panel(
            self._chips("indices", _text("Letters on court cards"), _indices),
            self._switch("four_colours", _text("Four colours"), _text("Clubs are green and diamonds blue.")),
            self._switch(
                "show_aid",
                _text("Help at the table"),
                _text("The order of the ranks, the value of your hand: what helps to judge it."),
            ),
            self._switch(
                "sort_hand",
                _text("Sort the hand"),
                _text("Otherwise the cards stay as they came. Drag a card to lay it elsewhere."),
            ),
            back,
            cloth,
        )

    def _chips(
        self,
        name: str,
        label: Text,
        texts: Callable[[Any], str],
        rule: Text | None = None,
        values: Sequence[str | int] | None = None,
        picture: Callable[[Any], QPixmap] | None = None,
    ) -> QWidget:
        chips: Chips[str | int] = Chips([(value, partial(texts, value)) for value in values or CHOICES[name]], label)
        if picture is not None:
            chips.show_pictures(picture)
        chips.chosen.connect(lambda value: self._change(name, value))
        self.controls[name] = chips
        return _entry(label, rule, chips, below=True)

    def _switch(self, name: str, label: Text, rule: Text | None) -> QWidget:
        switch = Switch(label)
        switch.chosen.connect(lambda value: self._change(name, value))
        self.controls[name] = switch
        return _entry(label, rule, switch, below=False)

    def _change(self, name: str, value: object) -> None:
        self._keep(lambda: self._settings.change(**{name: value}))

    def _keep(self, change: Callable[[], None]) -> None:
        """Change settings, and say where that could not be saved."""
        self.place = None
        try:
            change()
        except StorageError as error:
            self.place = error

    @property
    def place(self) -> StorageError | None:
        """Why the last change could not be saved."""
        return self._unsaved

    @place.setter
    def place(self, unsaved: StorageError | None) -> None:
        self._unsaved = unsaved
        self._storage_error.retranslate()
        self._storage_error.setVisible(unsaved is not None)

    def _unsaved_text(self) -> str:
        if self._unsaved is None:
            return ""
        text = translate("Settings", "This is in effect, but it could not be saved.")
        return f"{text} {storage_text(self._unsaved)}"

    def _show(self) -> None:
        for name, control in self.controls.items():
            control.set_value(getattr(self._settings.value, name))
        self.motion.set_value(self._settings.value.reduced_motion != "no")
        self.preview.follow()

    def _cloth_picture(self, name: str) -> QPixmap:
        pixmap = self._blank(56, 36)
        painter = QPainter(pixmap)
        paint_cloth(painter, QRectF(0, 0, 56, 36), name)
        painter.end()
        return pixmap

    def _back_picture(self, name: str) -> QPixmap:
        return card_pixmap(None, 40, self.devicePixelRatioF(), CardStyle(back=name))

    def _blank(self, wide: int, high: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(wide * ratio), round(high * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap


def _panel(*entries: QWidget) -> Panel:
    panel = Panel(margin=UNIT)
    panel.box.setSpacing(0)
    for place, entry in enumerate(entries):
        if place:
            panel.box.addWidget(line())
        panel.box.addWidget(entry)
    return panel


def _entry(label: Text, rule: Text | None, control: QWidget, *, below: bool) -> QWidget:
    """Return a labelled control."""
    entry = QWidget()
    grid = QGridLayout(entry)
    grid.setContentsMargins(UNIT, UNIT, UNIT, UNIT)
    grid.setHorizontalSpacing(2 * UNIT)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(0, 1)
    grid.addWidget(Label(label), 0, 0)
    if rule is not None:
        grid.addWidget(Label(rule, "small", "quiet"), 1, 0)
    if below:
        grid.addWidget(control, 2, 0)
    else:
        grid.addWidget(control, 0, 1, 2, 1)
    return entry


def _language(value: str) -> str:
    return languages()[value].name if value in languages() else translate("Settings", "As the system")


def _words(value: str) -> str:
    usual = present_language().words.get("") or translate("Settings", "usual")
    return choices_of_words()[value] if value else usual


def _scale(value: int) -> str:
    return translate("Settings", "{percent}%").format(percent=value)


def _indices(value: str) -> str:
    return translate("Settings", "By language") if value == "auto" else " ".join(value)


def _named(texts: Mapping[str, Text]) -> Callable[[str], str]:
    return lambda value: texts[value]()


_THEMES: Final = {
    "system": _text("As the system"),
    "light": _text("Light"),
    "dark": _text("Dark"),
    "contrast": _text("High contrast"),
}
_SPEEDS: Final = {"slow": _text("Slow"), "normal": _text("Normal"), "fast": _text("Fast"), "none": _text("At once")}
_WAITING: Final = {
    "first": _text("In the first partie of a game"),
    "always": _text("Always"),
    "never": _text("Never"),
}
_OWN_VOICE: Final = {
    "never": _text("Never"),
    "alone": _text("Where no screen reader runs"),
    "always": _text("Always"),
}
_SOUNDS: Final = {
    "card": _text("A card"),
    "chip": _text("A counter"),
    "call": _text("A call"),
    "trick": _text("A trick"),
    "turn": _text("Your turn"),
    "refused": _text("Not possible"),
    "won": _text("The partie is won"),
}
_SPOKEN: Final = {"full": _text("Everything"), "short": _text("Shorter")}
_CLOTHS: Final = {
    "green": _text("Green"),
    "petrol": _text("Petrol"),
    "aubergine": _text("Aubergine"),
    "slate": _text("Slate"),
}
_BACKS: Final = {
    "": _text("Red lattice"),
    "lattice-blue": _text("Blue lattice"),
    "rosette-green": _text("Green rosettes"),
    "star-plum": _text("Plum stars"),
    "bold": _text("Bold"),
}
