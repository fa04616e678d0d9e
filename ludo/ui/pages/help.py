"""All keys of the program."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ludo.engine.actions import Say
from ludo.engine.game import AnyGame
from ludo.games import GAMES
from ludo.ui.games.registry import SCREENS, game_title, words_of
from ludo.ui.i18n import Words, texts, translate
from ludo.ui.platform.keys import has_underlined_letters, key_text, native_text, redo_text
from ludo.ui.platform.shortcuts import NEXT_KEYS, NEXT_MARK, PREVIOUS_MARK, READOUT_KEYS, SORT_KEY, TRICK_KEYS
from ludo.ui.widgets.incremental_page import Gradual
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill

_text = texts("Keys")

Key = tuple[Words | tuple[Words, ...], Words]
"""A key, or several that belong together, and what they do."""

_THREE_COLUMNS = 1400


class Keys(Page):
    """The keys, in groups: the words of the game at hand, at the table, everywhere, the other games, in a replay."""

    def __init__(self, shortcuts: Sequence[tuple[Words, Words]], game: str = "") -> None:
        """`game`: the one at hand, empty for none."""
        super().__init__()
        self.about = game
        everywhere = [(keys, text) for text, keys in shortcuts]
        self.column.addWidget(Label(self.title, "title"))
        table, everywhere_, words, replay = (QWidget() for _ in range(4))
        self._groups = (table, everywhere_, words, replay)
        for group in self._groups:
            QVBoxLayout(group).setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(3 * UNIT)
        fill(self.column, self._grid, None)

        def groups() -> Iterator[None]:
            _group(table, _text("At the table"), _table())
            yield
            for other in (GAMES[name] for name in SCREENS if name != game):
                _group(words, _words_of(other), _letters(other))
                yield
            _group(everywhere_, _text("Everywhere"), [*_walking(), *_mnemonics(), *everywhere])
            yield
            _group(replay, _text("In a replay"), _replay())
            yield

        if game:
            _group(table, _words_of(GAMES[game]), _letters(GAMES[game]))
        Gradual(self, 1).begin(groups(), 1)

    def title(self) -> str:
        return translate("Keys", "Keys")

    def fit(self, width: int) -> None:
        """Lay the groups out in two columns, or in three where there is room for them."""
        table, everywhere, words, replay = self._groups
        three = width >= _THREE_COLUMNS
        if three:
            places = {table: (0, 0, 1), replay: (1, 0, 1), everywhere: (0, 1, 3), words: (0, 2, 3)}
        else:
            places = {table: (0, 0, 1), everywhere: (1, 0, 2), words: (0, 1, 2), replay: (2, 1, 1)}
        for group, (row, column, rows) in places.items():
            self._grid.addWidget(group, row, column, rows, 1, Qt.AlignmentFlag.AlignTop)
        for column in range(3):
            self._grid.setColumnStretch(column, int(column < 2 or three))


def _group(parent: QWidget, heading: Words, keys: Sequence[Key]) -> None:
    column = parent.layout()
    assert isinstance(column, QVBoxLayout)
    panel = Panel(margin=2 * UNIT)
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * UNIT)
    grid.setVerticalSpacing(UNIT - 2)
    grid.setColumnMinimumWidth(0, 128)
    grid.setColumnStretch(1, 1)
    for line, (names, text) in enumerate(keys):
        caps = QHBoxLayout()
        caps.setSpacing(UNIT // 2)
        for name in names if isinstance(names, tuple) else (names,):
            cap = Label(name, "small").one_line()
            cap.setProperty("key", "true")
            caps.addWidget(cap)
        caps.addStretch(1)
        grid.addLayout(caps, line, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(text), line, 1)
    panel.box.addLayout(grid)
    fill(column, Label(heading, "heading"), panel, UNIT)


def _walking() -> list[Key]:
    return [
        (
            _text("Tab"),
            _text("To the next control; with Shift to the one before"),
        ),
        ((_text("Enter"), _text("Space")), _text("Press the control that has the focus")),
        (
            native_text("F6"),
            _text("To the next part of the window, as cards, buttons, panel, bar; with Shift to the one before"),
        ),
        ((_text("PgUp"), _text("PgDn")), _text("Read on in a long page, and back")),
        (
            (_text("Home", "the key of a keyboard"), _text("End", "the key of a keyboard")),
            _text("To the beginning and the end of a long page"),
        ),
        ("L", _text("On the first page: the lesson of the game that has the focus")),
        (_text("Esc"), _text("Leave this page")),
    ]


def _mnemonics() -> list[Key]:
    if not has_underlined_letters():
        return []
    return [(_text("Alt"), _text("With an underlined letter: open that menu"))]


def _table() -> list[Key]:
    return [
        ((_text("Left"), _text("Right")), _text("Move through your cards or buttons")),
        (
            (_text("Up"), _text("Down")),
            _text("Between the rows of your cards, and to the buttons and back"),
        ),
        ((_text("PgUp"), _text("PgDn")), _text("To the suit before and the next one in your hand")),
        (_text("1 … 9"), _text("To a card by its place in your hand")),
        (
            (_text("Enter"), _text("Space")),
            _text("Play the card, press the button, go on"),
        ),
        (_text("Esc"), _text("Skip what is moving; let the others go on")),
        (_text("Backspace"), _text("Take back everything that is laid out")),
        (("+", "−"), _text("More, less, where a number is asked for")),
        (native_text(SORT_KEY), _text("Sort a large hand: by suit, by rank, at Trio by the contract, in turn")),
        (
            (_text("Shift+Left"), _text("Shift+Right")),
            _text("Move the card that has the focus within your hand"),
        ),
        *((native_text(keys), text) for keys, text in READOUT_KEYS.values()),
        (native_text(NEXT_KEYS), _text("The next words of a guide or a lesson")),
        (key_text(translate("Keys", "Ctrl+Z")), _text("Take back your last card or call")),
        (key_text(translate("Keys", "Ctrl+T")), _text("Sort the hand")),
        (native_text(TRICK_KEYS), _text("See the last trick")),
        (_text("Double click"), _text("Send a card to its tray or combination")),
        (_text("Ctrl+click"), _text("Choose cards of your hand that are dragged together")),
        (
            _text("Right click"),
            _text("Take back your last card or call where that is possible, else see the last trick"),
        ),
        (redo_text(translate("Keys", "Ctrl+Y")), _text("Do it again")),
    ]


def _replay() -> list[Key]:
    return [
        ((_text("Left"), _text("Right")), _text("One step back, one step on")),
        (
            (_text("Home", "the key of a keyboard"), _text("End", "the key of a keyboard")),
            _text("To the beginning, to the end"),
        ),
        (_text("Space"), _text("Let it run, or stop it")),
        (
            (native_text(PREVIOUS_MARK), native_text(NEXT_MARK)),
            _text("The decision marked before, the one marked next"),
        ),
    ]


def _words_of(game: AnyGame) -> str:
    return translate("Keys", "Letters of {game}").format(game=game_title(game.id))


def _letters(game: AnyGame) -> list[Key]:
    """Return the letters of everything that can be said in a game."""
    by_key: dict[str, list[Say]] = {}
    for say in game.vocabulary.words:
        by_key.setdefault(words_of(game.id).action_key(say), []).append(say)
    return [(key, _spoken(game, actions)) for key, actions in by_key.items() if key]


def _spoken(game: AnyGame, actions: Sequence[Say]) -> str:
    return "  /  ".join(words_of(game.id).speech(action.word) for action in actions)
