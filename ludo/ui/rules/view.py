"""A rules page as a column of widgets: texts, figures, and passages marked by the options in force."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont, QTextBlockFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ludo.engine.options import Option, Value, options_of
from ludo.games import GAMES
from ludo.resource_paths import resource
from ludo.ui.art.style import CardStyle
from ludo.ui.i18n import language, language_signals, translate
from ludo.ui.rules.figures import figure_pixmap, figure_words
from ludo.ui.rules.markup import Block, Figure, Figures, Heading, Paragraph, Passage, parse
from ludo.ui.settings import SettingsStore
from ludo.ui.table.pictures import style_of
from ludo.ui.theme import font, theme_signals
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, Flow, clear
from ludo.ui.wording.common import with_head
from ludo.ui.wording.option_words import OptionWords

_LINE_HEIGHT: Final = 128
_PROPORTIONAL: Final = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


class RulesView(QWidget):
    """The rules of a game. `options`: those of the partie that is played, None if none is.

    words: of its options; card_width: of the cards in figures; only_in_force: leave out the passages on what is not
    played; figures: all that are shown, in order.
    """

    def __init__(
        self,
        game: str,
        words: OptionWords,
        options: Mapping[str, Value] | None,
        settings: SettingsStore,
        card_width: int,
        parent: QWidget | None = None,
        *,
        only_in_force: bool = False,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.options = options
        self._words = words
        self._settings = settings
        self._style = style_of(settings.value)
        self._card_width = card_width
        self._only_in_force = only_in_force
        self.figures: list[FigureView] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._read()
        theme_signals().changed.connect(self._read)
        language_signals().changed.connect(self._read)
        settings.changed.connect(self._follow_style)

    @property
    def text(self) -> str:
        """All texts, a line each."""
        return "\n".join(label.accessibleName() or label.text() for label in self.findChildren(QLabel))

    @Slot()
    def _read(self) -> None:
        self._style = style_of(self._settings.value)
        clear(self._box)
        self.figures = []
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(UNIT)
        for block in read_page(self.game, language()):
            self._add(column, block)
        self._box.addWidget(page)
        page.show()

    @Slot()
    def _follow_style(self) -> None:
        if style_of(self._settings.value) != self._style:
            self._read()

    def _add(self, column: QVBoxLayout, block: Block, *, quiet: bool = False) -> None:
        match block:
            case Heading(level, text):
                column.addSpacing(UNIT if level == 2 else 0)
                heading = Label(lambda: self._with_values(text), "heading" if level == 2 else "body")
                if level > 2:
                    heading.make_bold()
                column.addWidget(heading)
            case Paragraph(markdown):
                column.addWidget(TextView(self._with_values(markdown), quiet=quiet))
            case Figures(figures):
                row = FiguresRow(figures, self._card_width, self._style)
                self.figures += row.figures
                column.addWidget(row)
            case Passage() if not self._only_in_force or self._holds(block):
                column.addWidget(self._passage(block))
            case _:
                pass

    def _passage(self, passage: Passage) -> QWidget:
        holds = self._holds(passage)
        frame = QFrame()
        frame.setProperty("passage", "holds" if holds else "open")
        column = QVBoxLayout(frame)
        column.setContentsMargins(2 * UNIT, UNIT, UNIT, UNIT)
        column.setSpacing(UNIT // 2)
        mark = Label(lambda: self._mark(passage, holds), "small", "accent" if holds else "quiet")
        column.addWidget(mark)
        for block in passage.blocks:
            self._add(column, block, quiet=not holds)
        return frame

    def _mark(self, passage: Passage, holds: bool) -> str:
        words = self._words
        option = self._option(passage.option)
        values = [words.value(option.name, value) for value in values_of(option, passage.values)]
        rule = with_head(words.options[option.name].label(), " / ".join(values))
        if self.options is None:
            usual = translate("Rules", "the usual rule") if holds else translate("Rules", "can be agreed")
            return f"{rule} – {usual}"
        if holds:
            return "✓ " + translate("Rules", "{rule} – holds in your game").format(rule=rule)
        return translate("Rules", "{rule} – not in your game").format(rule=rule)

    def _holds(self, passage: Passage) -> bool:
        """Return whether a passage is about what is played; an option without effect holds nowhere."""
        option = self._option(passage.option)
        if option.needs is not None and self._value(self._option(option.needs[0])) != option.needs[1]:
            return False
        return self._value(option) in values_of(option, passage.values)

    def _option(self, name: str) -> Option:
        return next(option for option in options_of(GAMES[self.game].options_type) if option.name == name)

    def _value(self, option: Option) -> Value:
        return (self.options or {}).get(option.name, option.default)

    def _with_values(self, text: str) -> str:
        """Replace `{option}` by the value in force."""
        for option in options_of(GAMES[self.game].options_type):
            text = text.replace(f"{{{option.name}}}", self._words.value(option.name, self._value(option)))
        return text


def read_page(game: str, language_code: str) -> tuple[Block, ...]:
    """Return the rules page of a game."""
    return parse(resource("rules", f"{game}.{language_code}.md").read_text(encoding="utf-8"))


def values_of(option: Option, written: Sequence[str]) -> tuple[Value, ...]:
    """Return the values of an option that a page names. Raises ValueError for one that it cannot have."""
    return tuple(_value_of(option, text) for text in written)


def _value_of(option: Option, text: str) -> Value:
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    if text.isascii() and text.isdigit() and option.accepts(int(text)):
        return int(text)
    raise ValueError(f"option {option.name!r} is never {text!r}")


class TextView(QLabel):
    """A paragraph or list."""

    def __init__(self, markdown: str, *, quiet: bool) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setFont(font("body"))
        self.setText(_html(markdown, font("body")))
        self.setAccessibleName(_plain(markdown))
        if quiet:
            self.setForegroundRole(self.palette().ColorRole.PlaceholderText)


def _plain(markdown: str) -> str:
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document.toPlainText()


def _html(markdown: str, letters: QFont) -> str:
    document = QTextDocument()
    document.setDefaultFont(letters)
    document.setMarkdown(markdown)
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        form.setLineHeight(_LINE_HEIGHT, _PROPORTIONAL)
        form.clearProperty(QTextFormat.Property.BlockTopMargin)
        form.setBottomMargin(UNIT / 2 if block.textList() else 0)
        QTextCursor(block).setBlockFormat(form)
        block = block.next()
    return document.toHtml()


class FiguresRow(QWidget):
    """Figures side by side."""

    def __init__(self, figures: Sequence[Figure], card_width: int, style: CardStyle) -> None:
        super().__init__()
        flow = Flow(self, UNIT if all(figure.kind == "card" for figure in figures) else 3 * UNIT)
        self.figures = [FigureView(figure, card_width, style) for figure in figures]
        for view in self.figures:
            flow.addWidget(view)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class FigureView(QWidget):
    """A figure, and its caption below it."""

    def __init__(self, figure: Figure, card_width: int, style: CardStyle) -> None:
        super().__init__()
        self.figure = figure
        picture = QLabel()
        self.pixmap = figure_pixmap(figure, card_width, picture.devicePixelRatioF(), style)
        picture.setPixmap(self.pixmap)
        picture.setAccessibleName(figure_words(figure))
        picture.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(picture)
        shown = self.pixmap.deviceIndependentSize().toSize()
        if figure.caption:
            caption = Label(lambda: figure.caption, "small", "quiet")
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            widest = caption.fontMetrics().horizontalAdvance(figure.caption) + 4
            self.setFixedWidth(max(shown.width(), min(widest, _widest_caption(shown))))
            picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            column.addWidget(caption)
        else:
            self.setFixedWidth(shown.width())


def _widest_caption(shown: QSize) -> int:
    """Return how wide a caption may be below a picture before it wraps."""
    return max(shown.width(), 180)
