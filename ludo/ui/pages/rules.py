"""How a game is played: a short page with real cards, and the options, those in force marked."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QFont, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QGridLayout, QTextBrowser, QWidget

from ludo.engine.cards import read_cards
from ludo.engine.options import Option, Value, options_of
from ludo.games import GAMES
from ludo.ui.art.faces import card_pixmap
from ludo.ui.games.registry import game_title, option_words_of
from ludo.ui.i18n import language, language_signals, translate
from ludo.ui.resources import resource
from ludo.ui.settings import SettingsStore
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import font, theme_signals
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, line

_CARD_WIDTH = 84
_PICTURE = "\ufffc"
"""What stands in the text for a picture."""
_WIDTH = 820


class Rules(Page):
    """The rules of one game; `options` are those of the partie that is played, None if none is."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Value] | None,
        settings: SettingsStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_WIDTH, _WIDTH, parent)
        self.game = game
        self.options = options
        self.text = RulesText(settings)
        panel = Panel(margin=3 * UNIT)
        panel.box.addWidget(self.text)
        self.column.addWidget(Label(self.title, "title"))
        self.column.addWidget(panel)
        self.column.addWidget(Label(self._options_heading, "heading"))
        self.column.addWidget(OptionsInForce(game, options or {}))
        self.column.addStretch(1)
        self._read()
        for signal in (theme_signals().changed, language_signals().changed, settings.changed):
            signal.connect(self._read)

    def title(self) -> str:
        """Return the title."""
        return translate("Rules", "How to play {game}").format(game=game_title(self.game))

    def _options_heading(self) -> str:
        if self.options is None:
            return translate("Rules", "What can be agreed, and what holds if nothing is")
        return translate("Rules", "What holds in your game")

    @Slot()
    def _read(self) -> None:
        page = resource("rules", f"{self.game}.{language()}.md").read_text(encoding="utf-8")
        self.text.show_page(page)


class RulesText(QTextBrowser):
    """A page of rules, as high as it needs to be. Images named `card:7s` are cards."""

    def __init__(self, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setAccessibleName(translate("Rules", "Rules"))
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(
            lambda size: self.setFixedHeight(int(size.height()) + 2)
        )

    def show_page(self, page: str) -> None:
        """Show a page in Markdown."""
        document = self.document()
        document.clear()
        document.setDefaultFont(font("body"))
        document.setMarkdown(page)
        self._give_room()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _give_room(self) -> None:
        """Set fonts, spacing and picture sizes."""
        document = self.document()
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            level = form.headingLevel()
            pictures = _PICTURE in block.text()
            form.setLineHeight(100 if pictures else 128, 1)
            form.setTopMargin(UNIT * (3 if level == 2 else 2 if level else 0.5))
            form.setBottomMargin(UNIT * (0.5 if block.textList() else 1))
            cursor.setBlockFormat(form)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                letters = cursor.charFormat()
                letters.setFont(font("heading" if level == 2 else "body"))
                letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
                letters.setFontWeight(QFont.Weight.DemiBold)
                cursor.setCharFormat(letters)
            block = block.next()

    def pictures(self) -> list[str]:
        """Return the names of all pictures of the page, in order."""
        names = []
        block = self.document().begin()
        while block.isValid():
            names += [form.format.toImageFormat().name() for form in block.textFormats() if form.format.isImageFormat()]
            block = block.next()
        return names

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return the picture of a card; nothing else is ever loaded."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "card":
            return None
        (card,) = read_cards(url.path())
        return card_pixmap(card, _CARD_WIDTH, self.devicePixelRatioF(), style_of(self._settings.value))


class OptionsInForce(Panel):
    """Every option with the value that holds; what differs from the rulebook is marked."""

    def __init__(self, game: str, values: Mapping[str, Value], parent: QWidget | None = None) -> None:
        super().__init__(margin=2 * UNIT, parent=parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * UNIT)
        grid.setVerticalSpacing(UNIT - 2)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.box.addLayout(grid)
        for place, option in enumerate(options_of(GAMES[game].options_type)):
            if place:
                grid.addWidget(line(), 4 * place - 1, 0, 1, 2)
            self._add(grid, 4 * place, game, option, values.get(option.name, option.default))

    def _add(self, grid: QGridLayout, at: int, game: str, option: Option, value: Value) -> None:
        words = option_words_of(game)
        grid.addWidget(Label(words.options[option.name].label), at, 0)
        grid.addWidget(Label(words.options[option.name].rule, "small", "quiet"), at + 1, 0)
        changed = value != option.default
        holds = Label(lambda: words.value(option.name, value), "body", "accent" if changed else "plain")
        grid.addWidget(holds, at, 1)
        if changed:
            default = Label(
                lambda: translate("Rules", "In the rulebook: {value}").format(
                    value=words.value(option.name, option.default)
                ),
                "small",
                "quiet",
            )
            grid.addWidget(default, at + 1, 1)
