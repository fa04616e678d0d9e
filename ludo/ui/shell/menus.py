"""The bar on top: back button, menus, name of the present page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QMenu, QMenuBar, QSizePolicy, QWidget

from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.keys import native_text, sequences_for
from ludo.ui.theme import current_theme, font
from ludo.ui.theme.fonts import text_scale
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.plain_text import set_tip
from ludo.ui.widgets.surfaces import UNIT, fill
from ludo.ui.widgets.toggles import make_checkable, set_checked

if TYPE_CHECKING:  # the first paint does not wait for what only commands need
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction

    from ludo.ui.screens.context import Context
    from ludo.ui.screens.kinds import Command

_text = texts("Menus")


_ICON: Final = 18
"""Pixels of an icon at the usual size of writing."""
_ENDLESS: Final = (1 << 24) - 1
"""Pixels of a widget without a largest size, for Qt."""


class _Bar(QWidget):
    """A bar that tells when it has another width."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit `resized`."""
        super().resizeEvent(event)
        self.resized.emit()


class Menus(QObject):
    """The bar on top of a window: back button, menus, name of the present page."""

    def __init__(
        self, window: QMainWindow, back: Callable[[], object], toggle_sounds: Callable[[bool], object]
    ) -> None:
        super().__init__(window)
        self._texts: list[tuple[QAction | QMenu, Text]] = []
        self._menus: list[QMenu] = []
        self._bar = QMenuBar()
        self._place: Text = str
        self.back = Button(_text("Back"), "plain", does=lambda: back())
        self.back.setProperty("tool", "true")
        self.back.setIconSize(QSize(16, 16))
        self.back.hide()
        self.sound = Button(str, "plain")
        self.sound.setProperty("tool", "true")
        make_checkable(self.sound)
        self.sound.clicked.connect(lambda on: toggle_sounds(on))
        self._sounds_on = True
        self._icons = False
        self.top = top = _Bar()
        self._box = box = QHBoxLayout(top)
        box.setContentsMargins(8, 2, 16, 2)
        self._label = Label(self._place_text, "small", "quiet").one_line()
        fill(box, self.back, self._bar, None, self._label, self.sound)
        self._bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        top.resized.connect(self._show_label)
        window.setMenuWidget(top)

    def add_menu(self, title: Text) -> None:
        """Add a menu, empty for the moment."""
        menu = self._bar.addMenu(title())
        self._texts.append((menu, title))
        self._menus.append(menu)

    def fill(self, commands: Sequence[Sequence[Command]], context: Context) -> None:
        """Put its commands into each menu, a line between two groups. The first paint does not wait for them."""
        self.back.set_hint(_back_hint)
        for menu, its in zip(self._menus, commands, strict=True):
            for command, before in zip(its, (its[0], *its), strict=False):
                if command.group != before.group:
                    menu.addSeparator()
                self._add_command(menu, command, context)

    def _add_command(self, menu: QMenu, command: Command, context: Context) -> None:
        from PySide6.QtGui import QAction

        action = menu.addAction(command.text())
        if command.role:
            action.setMenuRole(QAction.MenuRole[command.role])
        action.setAutoRepeat(command.repeats)
        if command.keys:
            keys = [command.keys, command.also] if command.also else [command.keys]
            action.setShortcuts([sequence for each in keys for sequence in sequences_for(each)])
        action.triggered.connect(_caller(command, context))
        self._texts.append((action, command.text))
        if command.when is not None:
            menu.aboutToShow.connect(_refresher(action, partial(command.when, context)))
            menu.aboutToHide.connect(_refresher(action, lambda: True))

    def titles(self) -> list[str]:
        """Return the titles of the menus."""
        return [entry.title() for entry, _ in self._texts if isinstance(entry, QMenu)]

    def show_place(self, place: Text, can_go_back: bool) -> None:
        """Show the name of the present page, and the back button if there is a page below."""
        self._place = place
        self.back.setVisible(can_go_back)
        self._restyle()
        self._show_label()

    @Slot()
    def _show_label(self) -> None:
        """Show the name of the page, shortened where the menus need the room."""
        self._label.retranslate()
        shown, whole = self._label.text(), self._place()
        set_tip(self._label, "" if shown == whole else whole)
        self._label.setAccessibleName(whole)

    def _place_text(self) -> str:
        margins = self._box.contentsMargins()
        others = [widget for widget in (self.back, self._bar, self.sound) if not widget.isHidden()]
        taken = margins.left() + margins.right() + (len(others) + 2) * max(0, self._box.spacing())
        room = self.top.width() - taken - sum(widget.sizeHint().width() for widget in others)
        metrics = QFontMetrics(font("small"))
        return metrics.elidedText(self._place(), Qt.TextElideMode.ElideRight, max(room, 8 * UNIT))

    def show_sounds(self, on: bool) -> None:
        """Show whether sounds are heard."""
        self._sounds_on = on
        set_checked(self.sound, on)
        self._name_sound()
        self._restyle_sound()

    def _name_sound(self) -> None:
        self.sound.setAccessibleName(translate("Menus", "Sounds"))
        on, off = translate("Menus", "Sounds are on"), translate("Menus", "Sounds are off")
        set_tip(self.sound, on if self._sounds_on else off)

    def _restyle(self) -> None:
        self._restyle_sound()
        if not self.back.isHidden():
            from ludo.ui.art.icons import show_icon

            show_icon(self.back, "back", current_theme().accent, 16)

    def show_icons(self) -> None:
        """Draw the icons, which the first paint does not wait for."""
        self._icons = True
        self._restyle()

    def _restyle_sound(self) -> None:
        if not self._icons:
            _keep_room(self.sound)
            return
        from ludo.ui.art.icons import show_icon

        self.sound.setMinimumSize(0, 0)
        self.sound.setMaximumSize(_ENDLESS, _ENDLESS)
        show_icon(self.sound, "sound" if self._sounds_on else "sound-off", current_theme().accent, _ICON)

    def renew(self) -> None:
        """Read all texts again, and draw the icons in the colours of the moment."""
        for entry, text in self._texts:
            if isinstance(entry, QMenu):
                entry.setTitle(text())
            else:
                entry.setText(text())
        self._restyle()
        self._show_label()
        self._name_sound()


def _keep_room(button: Button) -> None:
    """Reserve the size that a button will have with its icon, which is drawn later: QIcon has many enumerations.

    Qt adds 4 pixels to an icon, and measures a button that has neither icon nor text as one with XXXX on it.
    """
    size = round(_ICON * text_scale())
    nothing = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, "XXXX")
    button.setFixedSize(button.sizeHint() - nothing + QSize(size + 4, size))


def _back_hint() -> str:
    return translate("Menus", "To the page before ({keys})").format(keys=native_text("Alt+Left"))


def _caller(command: Command, context: Context) -> Callable[[], None]:
    def call() -> None:
        if callable(command.does):
            command.does(context)
        else:
            context.open(command.does)

    return call


def _refresher(action: QAction, possible: Callable[[], object]) -> Callable[[], None]:
    return lambda: action.setEnabled(bool(possible()))
