"""The pages of game nights with nothing in them, with little, and with much."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.exchange import Table
from ludo.nights.seasons import Season
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from ludo.store.store import Store
from ludo.ui.control.files import FileActions
from ludo.ui.dialogs import files as file_dialogs
from ludo.ui.forms.dialog import Form
from ludo.ui.forms.inputs import ChipsField, TextField
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evening_form import edit_evening
from ludo.ui.pages.nights.exchange import ExchangePage
from ludo.ui.pages.nights.expense_form import ExpenseForm
from ludo.ui.pages.nights.one_line_form import OneLineForm
from ludo.ui.services.destinations import (
    ToBook,
    ToDone,
    ToEvening,
    ToEvenings,
    ToExchange,
    ToLedger,
    ToOutside,
    ToPeople,
    ToSeasons,
)
from ludo.ui.shell.window import MainWindow
from ludo.ui.widgets.choices import Chips
from tests.gallery import closing
from tests.games.facts import FACTS

_NAMES: Final = ("Anna", "Hugo", "Léa", "Marcel", "Jeanne", "Paul", "Odette", "Lucien", "Suzanne")
_MANY_NAMES: Final = (*_NAMES, "Basile", "Firmin", "Clémentine", "Jean-Baptiste", "Marie-Antoinette de la Tour", "Zoé")
_PLACES: Final = ("chez Paul", "chez Léa", "Café de la Gare", "")


class Scene(NamedTuple):
    """A page over one of the files ("none", "little", "much"), and what brings it up."""

    file: str
    show: Callable[[MainWindow], None]


class _Clock:
    """Goes on by itself, a little at each look."""

    def __init__(self, start: datetime) -> None:
        self.now = start

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=40)
        return self.now


def fill_nothing(path: Path) -> None:
    """An empty file."""
    Store(path).close()


def fill_old(path: Path) -> None:
    """A file of an earlier version, whose books ask what lies outside of evenings."""
    copyfile(Path(__file__).parents[1] / "store" / "files" / "version-4.db", path)


def fill_little(path: Path) -> None:
    """An evening that goes on: three people, two parties."""
    clock = _Clock(datetime.now(UTC).replace(hour=19, minute=5) - timedelta(days=1))
    store = Store(path, clock)
    nights = store.nights
    people = [nights.people.add(name) for name in ("Anna", "Hugo", "Léa")]
    for number, colour in zip(people, ("pink", "blue", "green"), strict=True):
        nights.people.describe(number, colour=colour, notes="")
    evening = nights.evenings.start(Plan(place="chez Paul"), people)
    play(store, "trente_et_un", ("Anna", "Hugo", "Léa"), evening, 1)
    play(store, "trut", ("Anna", "Léa"), evening, 2, actions=30)
    store.close()


def fill_much(path: Path) -> None:
    """Two years of evenings: many people, photos, notes, corrections, one evening that goes on."""
    luck = Random(7)
    clock = _Clock(datetime.now(UTC).replace(hour=19, minute=12, second=0) - timedelta(days=24 * 21))
    store = Store(path, clock)
    nights = store.nights
    people = [nights.people.add(name) for name in _MANY_NAMES]
    for number, name in zip(people, _MANY_NAMES, strict=True):
        notes = "Gauchère, donne vite.\nN’aime pas les mises." if name == "Jeanne" else ""
        nights.people.describe(number, colour=_colour(number), notes=notes)
    nights.people.set_picture(people[0], _photo("#8a5a44", "#2f4858"))
    nights.people.set_picture(people[4], _photo("#c9a227", "#5b3758"))
    bebert = nights.people.add("Bébert")
    nights.people.merge(bebert, people[5])
    nights.people.archive(people[10])
    for week in range(24):
        guests = luck.sample(people[:9], luck.randint(3, 7))
        plan = Plan("Fête des rois" if week == 8 else "", luck.choice(_PLACES), "", week % 5 != 4)
        evening = nights.evenings.start(plan, guests)
        names = [_MANY_NAMES[people.index(number)] for number in guests]
        for _ in range(luck.randint(1, 3)):
            payer, payee = luck.sample(guests, 2)
            nights.chips.transfer(evening, payer, payee, luck.randint(1, 60))
        if week % 6 == 0:
            play(store, "trut", names[:2], evening, week)
        clock.now += timedelta(hours=luck.randint(3, 6))
        nights.evenings.record(evening, EventKind.CLOSED)
        clock.now += timedelta(days=21)
    rules = HouseRules(buy_in=100)
    plan = Plan("Soirée Tripoli", "chez Léa", "Les vraies cartes sont dans le tiroir du bas.", True, rules)
    clock.now = datetime.now(UTC).replace(hour=18, minute=42) - timedelta(days=1)
    evening = nights.evenings.start(plan, people[:9])
    for seed, game in enumerate(sorted(FACTS, key=lambda game: -FACTS[game].guests)):
        play(store, game, _NAMES[: FACTS[game].guests], evening, seed)
        clock.now += timedelta(minutes=25)
    nights.evenings.record(evening, EventKind.LEFT, people[6])
    nights.evenings.record(evening, EventKind.LEFT, people[7])
    nights.evenings.record(evening, EventKind.CAME, people[7])
    nights.chips.buy_in(evening, people[2], 50, "recave")
    source = nights.chips.transfer(evening, people[1], people[3], 15, "pari sur le prochain roi")
    nights.chips.take_back(source, "c’était pour rire")
    nights.money.cash(evening, people[6], 80)
    nights.evenings.start(Plan("Tournoi de trut", "Café de la Gare", carried=False), people[9:13])
    store.close()


def play(
    store: Store, game: str, names: tuple[str, ...] | list[str], evening: int, seed: int, actions: int | None = None
) -> None:
    """Play a partie at an evening, all of it or so many actions, at random."""
    rules = GAMES[game]
    chairs = tuple(Chair(name) for name in names)
    quick = _QUICK.get(game, {})
    options = write_options(rules.read_options({"players": len(names), **quick}))
    luck = Random(seed)
    header = Header(game, rules.rules_version, options, chairs, store.now())
    session = Session(rules, header, store, luck, evening=evening)
    while not session.over and (actions is None or session.ply < actions):
        if not session.step():
            seat = session.turn().must
            assert seat is not None
            session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)


_QUICK: Final[Mapping[str, Mapping[str, int]]] = {"trut": {"truts_to_win": 2}}


def _colour(number: int) -> str:
    from ludo.nights.people import COLOURS

    return COLOURS[number % len(COLOURS)]


def _photo(light: str, dark: str) -> bytes:
    """Return a picture that stands for a photo."""
    image = QImage(256, 256, QImage.Format.Format_RGB32)
    image.fill(QColor(dark))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    glow = QRadialGradient(QPointF(128, 100), 150)
    glow.setColorAt(0, QColor(light))
    glow.setColorAt(1, QColor(dark))
    painter.setBrush(glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(128, 105), 56, 66)
    painter.drawEllipse(QPointF(128, 270), 105, 100)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(written.data())


def _evening(window: MainWindow) -> EveningPage:
    window.resume_evening()
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    return page


def _big_evening(window: MainWindow) -> EveningPage:
    running = window.services.store.open_evenings()
    window.open(ToEvening(next(evening.number for evening in running if evening.name == "Soirée Tripoli")))
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    return page


def _lower_half(window: MainWindow) -> None:
    page = _big_evening(window)
    page.diary.fold.click()
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _chips_form(window: MainWindow) -> None:
    page = _big_evening(window)
    page.people.chips.emit(page.data.present()[0])


def _one_line_form(window: MainWindow) -> None:
    page = _big_evening(window)
    OneLineForm(page, window.services.store.nights, page.data)
    game, line = _lines(window)
    game.setText("Belote")
    names = [page.data.people[number].name for number in page.data.present()]
    line.setText(f"{names[0]} & {names[1]} 1010–820 {names[2]} & {names[3]}")


def _expense_form(window: MainWindow) -> None:
    page = _big_evening(window)
    ExpenseForm(page, window.services.store.nights, page.data)
    (what,) = _lines(window)
    what.setText("Pizza")
    next(field for field in _form(window).findChildren(ChipsField) if field.isVisible()).setText("36")


def _form(window: MainWindow) -> Form:
    """Return the form that is open."""
    return next(found for found in window.findChildren(Form) if found.isVisible())


def _lines(window: MainWindow) -> list[TextField]:
    return _form(window).findChildren(TextField)


def _begin_form(window: MainWindow) -> None:
    window.open(ToEvenings())
    window.navigator.page.begin.click()  # type: ignore[attr-defined]


def _person_form(window: MainWindow) -> None:
    from ludo.ui.pages.nights.person_form import edit_person

    window.open(ToPeople())
    page = window.navigator.page
    people = window.services.store.nights.people
    number = next(person.number for person in people.all() if person.name == "Paul")
    edit_person(page, people, number)


def _closed_evening(window: MainWindow) -> None:
    window.open(ToEvening(9))


def _import_preview(window: MainWindow) -> None:
    """A file of postings that is known, but for a new line and some that are wrong."""
    exchange = window.services.store.nights.exchange
    path = window.services.folder / "jetons.csv"
    exchange.export(Table.POSTINGS, path)
    head, first, second, third, *rest = path.read_text(encoding="utf-8").splitlines()
    spoilt = [first.replace(":", "h"), f"{second},,", third.rsplit(",", 2)[0]]
    path.write_text("\n".join([head, *spoilt, *rest]), encoding="utf-8")
    window.open(ToExchange())
    page = window.navigator.page
    assert isinstance(page, ExchangePage)
    page.look_at(path)


def _columns(window: MainWindow) -> None:
    window.open(ToExchange())
    page = window.navigator.page
    assert isinstance(page, ExchangePage)
    path = window.services.folder / "club.csv"
    path.write_text(
        "Jour;Anna;Bruno;Zoé\n21/05/2025;30;-30;\n22/05/2025;-5;5;\n23/05/2025;a lot;5;7\n", encoding="utf-8"
    )
    page.look_at(path)
    assert page.columns is not None
    page.columns.findChildren(TextField)[0].setText("Belote")
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _merge(window: MainWindow) -> None:
    path = window.services.folder / "other.db"
    other = Store(path)
    people = [other.nights.people.add(name) for name in ("Anna", "Zoé", "Camille")]
    other.nights.evenings.start(Plan("Chez Camille"), people)
    book = window.services.folder / "Chez Camille.ludobook"
    other.nights.merging.give_out(book)
    other.close()
    window.open(ToBook(book))


def _seasons(window: MainWindow) -> None:
    today = datetime.now(UTC).date()
    season = Season(0, "Club du jeudi", today.replace(month=9, day=1), today.replace(month=6, day=30), yearly=True)
    window.services.store.nights.seasons.write(season)
    window.open(ToSeasons())


def _season_form(window: MainWindow) -> None:
    window.open(ToSeasons())
    window.navigator.page.new.click()  # type: ignore[attr-defined]


def _restore_preview(window: MainWindow) -> None:
    """What a backup of some evening would bring back into an empty file."""
    path = window.services.folder / "copie.ludo"
    if not path.exists():
        fill_little(path)
    with patch.object(file_dialogs, "run", return_value=str(path)):
        FileActions(window, window.services, window.notices).restore()


def _correction_form(window: MainWindow) -> None:
    page = _big_evening(window)
    page.people.chips.emit(page.data.present()[0])
    form = next(found for found in window.findChildren(Form) if found.isVisible())
    next(iter(form.findChildren(Chips))).chip("plus").click()
    form.done_button.click()


def _edit_form(window: MainWindow) -> None:
    window.open(ToEvening(9))
    page = window.navigator.page
    assert isinstance(page, EveningPage)
    edit_evening(page, window.services.store.nights, page.number)


def _mend_form(window: MainWindow) -> None:
    page = _big_evening(window)
    page.played.mend.emit(page.data.played[0])


def _put_away_form(window: MainWindow) -> None:
    _big_evening(window).away.click()


def _set_up_for_evening(window: MainWindow) -> None:
    page = _big_evening(window)
    page.next_game.game.chip("trente_et_un").click()
    page.next_game.here_button.click()


SCENES: Final[dict[str, Scene]] = {
    "evening-on-home": Scene("little", lambda window: window.navigator.home()),
    "evenings-on-home": Scene("much", lambda window: window.navigator.home()),
    "people-none": Scene("none", lambda window: window.open(ToPeople())),
    "people-little": Scene("little", lambda window: window.open(ToPeople())),
    "people-much": Scene("much", lambda window: window.open(ToPeople())),
    "person-form": Scene("much", _person_form),
    "evenings-none": Scene("none", lambda window: window.open(ToEvenings())),
    "evenings-little": Scene("little", lambda window: window.open(ToEvenings())),
    "evenings-much": Scene("much", lambda window: window.open(ToEvenings())),
    "evening-form": Scene("much", _begin_form),
    "evening-form-none": Scene("none", _begin_form),
    "evening-little": Scene("little", lambda window: _evening(window).setFocus()),
    "evening-much": Scene("much", lambda window: _big_evening(window).setFocus()),
    "evening-much-below": Scene("much", _lower_half),
    "evening-closed": Scene("much", _closed_evening),
    "chips-form": Scene("much", _chips_form),
    "correction-form": Scene("much", _correction_form),
    "edit-form": Scene("much", _edit_form),
    "mend-form": Scene("much", _mend_form),
    "put-away-form": Scene("much", _put_away_form),
    "outside": Scene("old", lambda window: window.open(ToOutside())),
    "one-line-form": Scene("much", _one_line_form),
    "expense-form": Scene("much", _expense_form),
    "done-none": Scene("none", lambda window: window.open(ToDone())),
    "done-little": Scene("little", lambda window: window.open(ToDone(evening=1))),
    "done-much": Scene("much", lambda window: window.open(ToDone())),
    "ledger-none": Scene("none", lambda window: window.open(ToLedger())),
    "ledger-little": Scene("little", lambda window: window.open(ToLedger(evening=1))),
    "ledger-much": Scene("much", lambda window: window.open(ToLedger())),
    "seasons": Scene("much", _seasons),
    "season-form": Scene("much", _season_form),
    "exchange": Scene("none", lambda window: window.open(ToExchange())),
    "exchange-import": Scene("much", _import_preview),
    "exchange-columns": Scene("much", _columns),
    "merge": Scene("much", _merge),
    "exchange-restore": Scene("none", _restore_preview),
    "new-game-of-evening": Scene("much", _set_up_for_evening),
}
SCENES.update({name: Scene("closing", show) for name, show in closing.SHOWS.items()})
"""Every page of game nights by name."""

FILES: Final[dict[str, Callable[[Path], None]]] = {
    "none": fill_nothing,
    "old": fill_old,
    "little": fill_little,
    "much": fill_much,
    "closing": closing.fill,
}
"""What fills the files."""
