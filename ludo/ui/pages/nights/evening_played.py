"""Parties of an evening, and what is played next."""

from datetime import timedelta

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout

from ludo.nights.evenings import FinishKind, Played, Result
from ludo.ui.art.icons import show_icon
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.games.screen import GameScreen
from ludo.ui.i18n import Text, enumerated, isolated, listed, texts, translate
from ludo.ui.pages.game_picture import GamePicture
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.titles import duration_text, moment_text
from ludo.ui.services.destinations import ToPartie, ToReplay, ToSheet
from ludo.ui.services.settings import SettingsStore
from ludo.ui.services.store_types import Nights
from ludo.ui.table.fonts import large_letters
from ludo.ui.theme import current_theme
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label, lines
from ludo.ui.widgets.links import links
from ludo.ui.widgets.surfaces import Panel, fill, flow, grid_of_rows, line, row
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head

_text = texts("Evenings")


class NextGame(Panel):
    """Which game is played next, here or with real cards. here, table: the game (its id)."""

    here = Signal(str)
    table = Signal(str)

    def __init__(self, settings: SettingsStore, proposed: str) -> None:
        """proposed: a game, empty for the first one."""
        super().__init__()
        self._settings = settings
        self.box.addWidget(Label(_text("What is played next?"), "heading"))
        self.game = Chips([(game, screen.title) for game, screen in SCREENS.items()], _text("Game"))
        self.game.set_value(proposed if proposed in SCREENS else next(iter(SCREENS)))
        self.game.chosen.connect(lambda _: self._show())
        self.here_button = Button(_text("Play it in Ludo…"), "primary", does=lambda: self.here.emit(self.game.checked))
        self.table_button = Button(self._table_text, does=lambda: self.table.emit(self.game.checked))
        self._hint = Label(self._hint_text, "small", "quiet")
        fill(self.box, self.game, flow(self.here_button, self.table_button), self._hint)
        self._show()

    @property
    def _screen(self) -> GameScreen:
        return SCREENS[self.game.checked]

    def _show(self) -> None:
        self.table_button.setVisible(self._screen.has_sheet)
        self._hint.setVisible(self._screen.has_sheet)
        self.table_button.retranslate()
        self._hint.retranslate()

    def _table_text(self) -> str:
        if self._screen.board is not None:
            return translate("Evenings", "Ludo as the board, with real cards…")
        return translate("Evenings", "Score sheet, with real cards…")

    def _hint_text(self) -> str:
        if self._screen.board is not None:
            return translate("Evenings", "You deal real cards; Ludo holds the board, the pots and everybody’s chips.")
        return translate("Evenings", "With real cards Ludo keeps the score sheet and adds up.")


def proposed_game(nights: Nights, data: EveningData) -> str:
    """Return the game that was played last, at first the one played most at the evening before."""
    if data.played:
        return data.played[-1].game
    before = (each.games for each in nights.evenings.summaries(2) if each.evening.number != data.number)
    return next((game for games in before for game in games if game in SCREENS), "")


class EveningPlayed(Panel):
    """A line a partie or score sheet.

    add: something of before is to belong to the evening; one_line, expense: a partie in one line, or what somebody has
    paid for all, is to be written down; drop: a Played is to belong to it no more; mend: something is wrong with a
    Played; again: one that was annulled is to count.
    """

    add = Signal()
    one_line = Signal()
    expense = Signal()
    drop = Signal(object)
    mend = Signal(object)
    again = Signal(object)

    def __init__(self, settings: SettingsStore, data: EveningData) -> None:
        super().__init__()
        self._settings = settings
        self.add_button = Button(_text("Add a partie…"), "plain", _add_hint, does=self.add.emit)
        self.box.addLayout(row(Label(_text("Played"), "heading"), None, self.add_button))
        self.line_button = Button(_text("A partie in one line…"), "plain", does=self.one_line.emit)
        self.expense_button = Button(_text("A shared expense…"), "plain", does=self.expense.emit)
        self.box.addWidget(links(self.line_button, self.expense_button))
        if not data.played:
            self.box.addWidget(Label(_nothing_text, "body", "quiet"))
            return
        holder, grid = grid_of_rows({1: 1})
        for place, partie in enumerate(reversed(data.played)):
            if place:
                grid.addWidget(line(), 2 * place - 1, 0, 1, 5)
            self._add(grid, 2 * place, partie, data)
        self.box.addWidget(holder)

    def _add(self, grid: QGridLayout, at: int, partie: Played, data: EveningData) -> None:
        picture = GamePicture(partie.game, QSize(72, 44), self._settings)
        picture.setFixedSize(72, 44)
        names = listed([data.people[number].name for number in partie.people])
        words = lines(Label(partie_title(partie, data)), _about(partie, data))
        grid.addWidget(picture, at, 0)
        grid.addLayout(words, at, 1)
        acts = self._acts(partie, data, names)
        if large_letters():
            words.insertWidget(words.count() - 1, links(*acts.values()))
        else:
            for column, button in acts.items():
                grid.addWidget(button, at, column)
        if not partie.annulled if partie.source == "play" else not _is_result_only(partie):
            grid.addWidget(self._remover(partie, names), at, 4)

    def _acts(self, partie: Played, data: EveningData, names: str) -> dict[int, Button]:
        """Return what can be done with a partie, by the column in which it stands."""
        acts = {}
        if partie.game in SCREENS and not _is_result_only(partie):
            acts[2] = self._button(partie).about(enumerated((game_title(partie.game), names)))
        if partie.annulled and not data.evening.put_away:
            acts[3] = self._act(partie, data, _again_text, self.again)
        elif not partie.annulled and partie.source != "play":
            acts[3] = self._act(partie, data, _mend_text, self.mend)
        return acts

    def _act(self, partie: Played, data: EveningData, text: Text, signal: SignalInstance) -> Button:
        button = Button(text, "plain", does=lambda: signal.emit(partie))
        button.about(partie_title(partie, data))
        return button

    def _remover(self, partie: Played, names: str) -> Button:
        hint = _text("Does not belong to this evening")
        away = Button(str, "plain", hint, does=lambda: self.drop.emit(partie))
        away.setProperty("tool", "true")
        show_icon(away, "close", current_theme().accent, 16)
        away.setAccessibleName(with_head(hint(), enumerated((game_title(partie.game), names))))
        return away

    def _button(self, partie: Played) -> Button:
        """Return what leads to a partie."""
        goes_on = partie.source == "session" and not partie.over and not partie.annulled
        if not partie.over and not partie.annulled:
            text = _text("Continue")
        else:
            text = _text("Replay") if partie.source == "session" else _text("Open")
        there = ToSheet if partie.source == "sheet" else ToPartie if goes_on else ToReplay
        return Button(text, "plain", does=there(partie.origin))


def _is_result_only(partie: Played) -> bool:
    """Is nothing there but a result that was brought in?"""
    return partie.finish is not None and partie.finish.kind is FinishKind.IMPORTED


def partie_title(partie: Played, data: EveningData) -> str:
    """Return what was played by whom."""
    names = listed([data.people[number].name for number in partie.people])
    return translate("Evenings", "{game}: {names}").format(game=game_title(partie.game), names=names)


def _mend_text() -> str:
    return translate("Evenings", "Wrong…")


def _again_text() -> str:
    return translate("Evenings", "Count it again")


def _add_hint() -> str:
    return translate("Evenings", "A partie or score sheet that belongs to no evening yet")


def _nothing_text() -> str:
    return translate("Evenings", "No partie was begun at this evening.")


def _about(partie: Played, data: EveningData) -> str:
    """Return when it was played, how it ended and what it brought."""
    where = translate("Evenings", "in Ludo") if partie.source == "session" else translate("Evenings", "with real cards")
    parts = [f"{moment_text(partie.started, data.evening.started)}, {where}"]
    if partie.annulled:
        return " · ".join((*parts, translate("Evenings", "annulled: counts nowhere")))
    if not partie.over:
        parts.append(translate("Evenings", "not finished"))
    if partie.finish is not None:
        parts.append(end_text(partie, data))
        parts += _scores_text(partie, data)
    gains = [*zip(partie.people, partie.chips, strict=True), *partie.joined]
    if any(chips for _, chips in gains):
        parts.append(
            enumerated(
                f"{isolated(data.people[number].name)} {chips_text(chips, sign=True)}" for number, chips in gains
            )
        )
    parts += _told(partie, data)
    if partie.handed_over:
        parts.append(
            translate("Sheets", "%n chair(s) changed hands: no win and no rating there", None, len(partie.handed_over))
        )
    return " · ".join(parts)


def _scores_text(partie: Played, data: EveningData) -> list[str]:
    """Return the points of a partie of which only the results are known, where it has more than places."""
    known = () if partie.finish is None or partie.source != "play" else partie.finish.results
    sides: dict[Result, list[str]] = {}
    for person, result in zip(partie.people, known, strict=False):
        if result is not None:
            sides.setdefault(result, []).append(data.people[person].name)
    if any(partie.chips) or all(result.place == result.score for result in sides):
        return []
    return [enumerated(f"{isolated(listed(names))} {chips_text(side.score)}" for side, names in sorted(sides.items()))]


def _told(partie: Played, data: EveningData) -> list[str]:
    """Return what else another program knew of a partie."""
    told, found = partie.told, []
    if told.minutes:
        found.append(duration_text(timedelta(minutes=told.minutes)))
    for form, people in (
        (translate("Evenings", "{names} began"), told.begin),
        (translate("Evenings", "new to it: {names}"), told.new),
    ):
        names = [data.people[person].name for person in people if person in data.people]
        if names:
            found.append(form.format(names=listed(names)))
    return [*found, told.comment] if told.comment else found


def end_text(partie: Played, data: EveningData) -> str:
    """Return who won a partie that has ended."""
    finish = partie.finish
    if finish is None or finish.kind is FinishKind.GIVEN_UP:
        return translate("Evenings", "given up")
    if not any(finish.results) and not partie.handed_over:
        return translate("Evenings", "the result was lost when the file was damaged")
    pairs = zip(partie.people, finish.results, strict=True)
    winners = [data.people[person].name for person, result in pairs if result is not None and result.place == 1]
    lost = [seat for seat, result in enumerate(finish.results) if result is None and seat not in partie.handed_over]
    if lost:
        return _partly_known(winners)
    if partie.told.together:
        return translate("Evenings", "won together") if winners else translate("Evenings", "lost together")
    if not winners and not partie.handed_over:
        return translate("Evenings", "nobody won")
    if not winners:
        return translate("Evenings", "who won sat on a chair that changed hands")
    if len(winners) == len(finish.known) > 1:
        return translate("Evenings", "drawn")
    if len(winners) == 1:
        return translate("Entries", "{name} won").format(name=winners[0])
    return translate("Entries", "{names} won").format(names=listed(winners))


def _partly_known(winners: list[str]) -> str:
    """Return who won a partie of which some results were lost, as far as that is known."""
    if not winners:
        return translate("Evenings", "who won was lost when the file was damaged")
    if len(winners) == 1:
        return translate("Evenings", "{name} won; some results were lost when the file was damaged").format(
            name=winners[0]
        )
    return translate("Evenings", "{names} won; some results were lost when the file was damaged").format(
        names=listed(winners)
    )
