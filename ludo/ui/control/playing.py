"""Puts a partie on the table: a new one, one that goes on, one more like the last."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from ludo.session.opening import USUAL, Opening
from ludo.session.own_person import alone, keep_own_name
from ludo.session.ports import StorageError
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import translate
from ludo.ui.pages.entries import title_of
from ludo.ui.services.destinations import ToEvening, ToReplay, ToTrial

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QWidget

    from ludo.session.chairs import Chair
    from ludo.session.replay import Replay
    from ludo.session.reviewing import Review
    from ludo.session.service import Setup
    from ludo.session.session import Session
    from ludo.ui.control.navigator import Navigator
    from ludo.ui.dialogs.notices import Notices
    from ludo.ui.i18n import Text
    from ludo.ui.play.end_story import Dearest
    from ludo.ui.play.ending import EndPanel
    from ludo.ui.play.hint import HintPanel
    from ludo.ui.play.page import PlayPage
    from ludo.ui.services.coach import Coach
    from ludo.ui.services.ports import Services

_TABLEMATES: Final = ("Hugo", "Inès", "Paul")
"""Who sits with the learner in lessons."""
_ALL_SAID: Final = "seen"
"""Of a game: there is nothing more to explain."""
_OPENING: Final = 8
"""So many entries of the log at most, shuffles and cuts included, belong to the beginning of a partie."""


class Playing(QObject):
    """The table of a window, if a partie is open."""

    def __init__(self, services: Services, navigator: Navigator, notices: Notices, coach: Coach) -> None:
        super().__init__(navigator)
        self.page: PlayPage | None = None
        """The table, None if no partie is open."""
        self.hint: HintPanel | None = None
        """What advises the person at the table; None where no computer player knows what acts are worth."""
        self._known: list[int] = []
        """The steps of the guide that have been said."""
        self._called: tuple[int, bool] = (-1, False)
        self._services = services
        self._navigator = navigator
        self._notices = notices
        self._coach = coach
        self._review: Review | None = None
        navigator.closed.connect(self._closed)

    def begin(self, setup: Setup, evening: int | None = None) -> None:
        """Begin a partie, at an evening perhaps; who has no name is given one for it."""
        from ludo.ui.pages.setup_draft import named

        if evening is not None and not self._goes_on(evening):
            return
        parties = self._services.parties
        session = self._notices.attempt(lambda: parties.begin(named(setup), evening=evening))
        if session is None:
            return
        with suppress(StorageError):
            parties.remember(setup, evening=evening is not None)
            seat = alone(setup)
            if seat is not None and setup.chairs[seat].name and not setup.chairs[seat].guest:
                keep_own_name(parties.archive, setup.chairs[seat].name)
        self._show(session)

    def _goes_on(self, evening: int) -> bool:
        """Does an evening still go on? If not, say so."""
        from ludo.ui.dialogs.attempt import attempt
        from ludo.ui.pages.nights.present_people import require_running

        def check() -> bool:
            require_running(self._services.store.nights, evening)
            return True

        return attempt(self._navigator.window(), check) is not None

    def _begin_with_same_cards(self, played: Session) -> None:
        """Begin a partie with the players, rules and cards of another one."""
        parties, setup = self._services.parties, _setup_of(played)
        evening = self._evening_of(played)
        session = self._notices.attempt(lambda: parties.begin(setup, cards_of=played.number, evening=evening))
        if session is not None:
            self._show(session)

    def play_on(self, replay: Replay, ply: int, chairs: tuple[Chair, ...], source: int | None) -> None:
        """Play on from a moment of another partie, for practice."""
        session = self._notices.attempt(lambda: self._services.parties.play_on(replay, ply, chairs, source))
        if session is not None:
            self._show(session)

    def begin_again(self, game: str, opening: Opening = USUAL) -> None:
        """Begin a partie as the last one of this game was begun, else by the usual rules against the computer."""
        from ludo.ui.pages.play_now import next_setup

        try:
            setup = next_setup(self._services.parties, game)
        except StorageError as error:
            self._notices.show_error(error)
            return
        self.begin(setup._replace(opening=opening))

    def _play_again(self, played: Session) -> None:
        """Begin a partie like the last one; after practice it is practice again."""
        evening = self._evening_of(played)
        if evening is None:
            self.begin_again(played.header.game, Opening(played.record.practice))
        else:
            self.begin(_setup_of(played), evening)

    def _evening_of(self, session: Session) -> int | None:
        """Return the evening that a session belongs to, if it goes on."""
        store = self._services.store
        try:
            running = [evening.number for evening in store.open_evenings()]
            found = store.nights.evenings.evening_of("session", session.number) if running else None
        except StorageError:
            return None
        return found if found in running else None

    def resume(self, number: int) -> None:
        """Go on with a session; only look at it where its record is damaged."""
        session = self._notices.attempt(lambda: self._services.parties.resume(number))
        if session is None:
            return
        if session.damage is None:
            self._show(session)
            return
        self._navigator.go.emit(ToReplay(number))
        self._notices.show_damage(session.ply)

    def resume_last(self) -> None:
        """Go on with what was played last."""
        waiting = self._notices.attempt(self._services.parties.last_open)
        if waiting is not None:
            self.resume(waiting.number)

    def can_resume(self) -> bool:
        """Is there anything to go on with?"""
        try:
            return self._services.parties.last_open() is not None
        except StorageError:
            return False

    def is_open(self) -> bool:
        """Is a partie on the table, and no lesson?"""
        return self.page is not None and not self.page.facts.teaching

    def retry(self) -> None:
        """Write again what could not be written."""
        from ludo.ui.play.messages import Retry

        if self.page is not None:
            self.page.send(Retry())

    def _show(self, session: Session) -> None:
        from ludo.ui.control.sounds import Sounds
        from ludo.ui.play.ending import EndPanel
        from ludo.ui.play.page import PlayPage
        from ludo.ui.play.summary import SummaryPanel
        from ludo.ui.play.tally import tally
        from ludo.ui.play.voice_question import ask_once
        from ludo.ui.play.winning import WinnersScene

        self._navigator.leave_all()
        evening = self._evening_of(session)
        if evening is not None:  # it lies below the table
            self._navigator.go.emit(ToEvening(evening))
        header = session.header
        self._services.parties.bots.start(header.game)
        page = PlayPage(session, self._services.settings)
        page.left.connect(self._navigator.home if evening is None else self._navigator.back)
        page.new_game_wanted.connect(lambda: self._play_again(page.session))
        page.same_cards_wanted.connect(lambda: self._begin_with_same_cards(page.session))
        page.go.connect(self._navigator.go)
        self.page = page
        self._navigator.show_page(page, lambda: title_of(header, session.record.opening))
        runner = page.runner
        runner.now.evening = evening is not None
        runner.changed.connect(self._call_attention)
        runner.remembered.connect(self._said)
        runner.guide_ended.connect(lambda: self._keep_guide(_ALL_SAID))
        statistics = self._services.store.nights.statistics
        page.extras.add(SummaryPanel(page.table))
        ending = EndPanel(page.table, page.look, lambda: tally(session, statistics))
        self._attend(page.extras.add(ending))
        WinnersScene(page.table, page.look, runner.happened)
        sounds = Sounds(page, page.look, page.table.happening, runner.changed, self._services.settings)
        runner.refused.connect(sounds.play_refusal)
        self._offer_hints()
        self._offer_guide()
        ask_once(page.window(), self._services.settings)

    def _attend(self, ending: EndPanel) -> None:
        """Let the coach review the partie while it is played; nothing of it is shown before the end."""
        page = self.page
        if page is None:
            return
        review = self._review = self._coach.attend(page.session, lambda: not page.table.busy)
        if review is None:
            return
        page.runner.happened.connect(lambda _: self._coach.follow(review))
        page.table.idle.connect(self._services.parties.bots.take)
        from ludo.ui.play.end_story import dearest
        from ludo.ui.play.review_words import alone_at, ended_text

        chair = alone_at(page.session)

        def costs() -> str:
            if chair is None or not self._coach.possible(page.game_at):
                return ""  # what a decision cost is for who took it: looking back tells them
            return ended_text(review, chair, self._coach.luck(review))

        def worst() -> Dearest | None:
            if chair is None or not self._coach.possible(page.game_at):
                return None
            return dearest(review, chair)

        ending.show_costs(costs, worst)
        ending.again.connect(lambda ply, chair: page.go.emit(ToTrial(page.session.number, ply, chair)))
        self._coach.changed.connect(ending.refresh_costs)

    def show_lesson(self, game: str, anew: bool = False) -> None:
        """Go on with the lesson of a game where it was left, or begin it; nothing is kept but that place."""
        from ludo.games import GAMES
        from ludo.session.lessons import LessonSession
        from ludo.ui.control.lesson_place import keep, part_of
        from ludo.ui.control.sounds import Sounds
        from ludo.ui.play.page import PlayPage

        lesson = SCREENS[game].lesson()
        if lesson is None:
            return
        names = (translate("Lesson", "You"), *_TABLEMATES[: lesson.others])
        store = self._services.store
        part = 0 if anew else part_of(store, game, lesson)
        session = LessonSession(GAMES[game], lesson.options, names, lesson.log, lesson.lines_before(part))
        self._navigator.leave_all()
        page = PlayPage(session, self._services.settings)
        page.left.connect(self._navigator.home)
        page.go.connect(self._navigator.go)
        self.page = page
        self.hint = None
        self._navigator.show_page(page, lambda: translate("Lesson", "{game} · lesson").format(game=game_title(game)))
        runner = page.runner
        sounds = Sounds(page, page.look, page.table.happening, runner.changed, self._services.settings)
        runner.refused.connect(sounds.play_refusal)
        runner.play_now.connect(lambda: self.begin_again(game))
        runner.changed.connect(lambda: keep(store, game, page.look, session.expected is None))
        page.extras.add_lesson(session, lesson, part)

    def _call_attention(self) -> None:
        """Let the task bar ask for attention on a person's turn while another program is in front."""
        from ludo.ui.play.state import Asking, Held, Over, Result

        page = self.page
        if page is None:
            return
        waiting = isinstance(page.facts.phase, (Asking, Held, Result, Over))
        turn = page.session.ply, waiting
        if waiting and turn != self._called and not page.isActiveWindow():
            QApplication.alert(page.window())
        self._called = turn

    def show_guide(self) -> None:
        """Explain the deal on the table, bubble by bubble."""
        if self.page is not None:
            self._guide(offer=None, known=())

    def skip_to(self, end: str) -> None:
        """Fast-forward to where the person can act ("decision") or has to ("turn")."""
        from ludo.ui.play.messages import SkipTo

        if self.page is not None and self._navigator.page is self.page:
            self.page.send(SkipTo(end))

    def show_people(self) -> None:
        """Open the dialog in which people change who plays."""
        from ludo.ui.play.people import show_people

        if self.page is not None and self._navigator.page is self.page:
            show_people(self.page, self.page.facts, self.page.send)

    def give_up(self) -> None:
        """Ask whether the partie is to be given up."""
        from ludo.ui.play.people import ask_to_give_up

        if self.page is not None and self._navigator.page is self.page:
            ask_to_give_up(self.page, self.page.facts, self.page.send)

    def _offer_hints(self) -> None:
        """Offer hints, and in a partie for practice to say what the last decision cost."""
        self.hint, page = None, self.page
        if page is None or not self._services.parties.bots.weighs(page.game_at):
            return
        self.hint = page.extras.add_hint(self._services.parties.bots, self._coach)
        if self._review is not None and page.session.record.practice:
            page.extras.add_cost(self._review)

    def ask_hint(self) -> None:
        """Ask what the strongest computer player would do."""
        from ludo.ui.play.messages import AskHint

        if self.hint is not None and self.page is not None and self._navigator.page is self.page:
            self.page.send(AskHint())

    def can_hint(self) -> bool:
        """Can a hint be asked for now?"""
        from ludo.ui.play.advising import can_hint

        page = self.page
        return self.hint is not None and page is not None and self._navigator.page is page and can_hint(page.facts)

    def _offer_guide(self) -> None:
        """Offer to explain the first deal, once a game; go on with what was not said yet."""
        from ludo.ui.play.messages import FirstPartie

        page = self.page
        if page is None or not page.facts.persons:
            return
        game = page.game_at
        try:
            known = self._services.store.get(_guide_key(game))
        except StorageError:
            return
        if known is None and page.session.ply <= _OPENING:
            page.send(FirstPartie())
            self._guide(offer=lambda: _question(game), known=())
        elif known is not None and known != _ALL_SAID:
            self._guide(offer=None, known=[int(part) for part in known.split() if part.isdecimal()])

    def _guide(self, offer: Text | None, known: Collection[int]) -> None:
        steps = () if self.page is None else SCREENS[self.page.game_at].guide()
        if self.page is not None and steps:
            self._known = list(known)
            self.page.extras.add_guide(steps, offer, known)

    def _said(self, number: int) -> None:
        """Remember what was said, so that only the rest comes in other parties."""
        self._known.append(number)
        self._keep_guide(" ".join(map(str, self._known)))

    def _keep_guide(self, value: str) -> None:
        if self.page is not None:
            with suppress(StorageError):
                self._services.store.put(_guide_key(self.page.game_at), value)

    def _closed(self, page: QWidget) -> None:
        if self.page is not None and page is self.page:
            self.page.close_session()
            self._coach.leave(self._review)
            self._review = None
            self.page = None
            self.hint = None


def _setup_of(played: Session) -> Setup:
    """Return how a partie was begun."""
    from ludo.session.service import Setup

    header = played.header
    values = {name: value for name, value in header.options.items() if name != "players"}
    return Setup(header.game, values, header.chairs, Opening(played.record.practice))


def _guide_key(game: str) -> str:
    return f"guide.{game}"


def _question(game: str) -> str:
    return translate("Guide", "Your first partie of {game}? A few words explain the deal while it is played.").format(
        game=game_title(game)
    )
