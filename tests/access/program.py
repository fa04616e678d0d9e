"""A table in a window of its own: `python -m tests.access.program GAME PRESET LANGUAGE FOLDER [partie [SPEED on|off]]`.

A voice speaks what is announced in a time of its own (`Voice`), faster than a real one, and the game waits for it.
The program and the person share a folder of files:

- `ready`: the person hears this program;
- `said.jsonl`: what was announced, and when, in seconds of the voice;
- `moved.jsonl`: the cards that moved in sight of the person, and how much had been announced before;
- `lost`: the person waits in vain, and `waits.json` is what the program then waits for;
- `turns.jsonl`: a line each time the voice has ended and the program waits, with what a person who knows the game would
  press (`do`), by its name in the accessibility tree; null: whatever they like.

partie: a short partie by options that are not the usual ones.

SPEED words a minute, `on` or `off` behind it: the person acts as soon as they can every other time, and a screen
reader of that speed (`reader.py`) writes `measures.json`. Where the game does not wait for it, all takes its time.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ludo.engine.options import Value, write_options
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.record import EventBatch
from ludo.session.session import Session
from ludo.ui.i18n import set_language
from ludo.ui.platform import announce as speech
from ludo.ui.play.page import PlayPage
from ludo.ui.services.settings import SettingsStore
from ludo.ui.table import durations
from ludo.ui.theme import STYLE, apply_theme, theme_for
from ludo.ui.theme.interface_font import load_ui_font
from ludo.ui.voice.focus import FocusReader
from ludo.ui.widgets.headings import install_headings
from ludo.ui.widgets.press_guard import PressGuard, set_clock
from tests.access.listener import Clock, to_be_said
from tests.access.reader import Reader
from tests.games.facts import FACTS
from tests.ui.play.tables import Keys, Mind, Notebook
from tests.ui.stories.doing import button_of, card_of
from tests.ui.stories.plans import Plan
from tests.ui.stories.test_stories import goal_of

PARTIES: Final[Mapping[str, Mapping[str, Value]]] = {
    "trut": {"players": 4, "truts_to_win": 2, "trut_timing": "own_turn", "announcements": False},
    "triomphe": {"players": 4, "teams": "2x2", "target": 3, "concession": "any_turn"},
}
FASTER: Final = 50
"""So many times as fast as in the world time passes where the game does not wait for the voice."""
ADVISED: Final = ("trio",)
"""Games in which whoever acts by chance never opens: the person is told what one who knows the game would do."""
SEEDS: Final[Mapping[tuple[str, str], int]] = {("trio", "classic"): 6, ("trio", "ecole"): 1}
"""Cards with which the person opens and lays off."""
SIZE: Final = (1100, 760)
TICK: Final = 2
"""Milliseconds in which a tenth of a second of the voice passes."""
HELLO: Final = "Is anybody there?"
"""What is said until somebody hears it."""
LINGERS: Final = 2.0
"""Seconds of the world after which time passes although the person has not acted: or what holds presses back would
do so for ever."""
BREATH: Final = 0.6
"""Seconds of the voice between the end of a sentence and what the person does."""


class Files:
    """The folder that the program and the person share."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, name: str) -> bool:
        """Has the person left this word: `ready`, they hear this program; `lost`, they wait in vain?"""
        return (self._folder / name).exists()

    def write(self, name: str, **values: object) -> None:
        """Write a line."""
        with (self._folder / f"{name}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(values) + "\n")

    def replace(self, name: str, values: object) -> None:
        """Write a file anew."""
        (self._folder / f"{name}.json").write_text(json.dumps(values), encoding="utf-8")


class Adviser:
    """Knows what one who knows the game would press next, step by step."""

    def __init__(self, page: PlayPage) -> None:
        self._page = page
        self._luck = Random(3)
        self._ply = -1
        self._plan: Plan | None = None
        self._step = 0
        self._carried = False
        self._draft: object = None

    def advice(self) -> str | None:
        """Return the name of what to press; None: whatever is offered."""
        page = self._page
        if page.session.header.game not in ADVISED or page.table.halted or page.facts.phase.name != "asking":
            return None
        if self._ply != page.session.ply:
            self._ply, self._step, self._carried = page.session.ply, 0, False
            self._plan = goal_of(page, self._luck, ("simple",))
        plan = self._plan
        assert plan is not None
        assert plan.opener is None
        assert plan.amount is None
        if self._carried and page.table.editor.picked_up is not None:
            target = plan.steps[self._step][1]
            return next(each for each in page.table.drafts.targets.buttons if each.target == target).accessibleName()
        draft = page.table.editor.draft
        self._step += self._carried and draft is not self._draft
        self._draft, self._carried = draft, self._step < len(plan.steps)
        if self._carried:
            return card_of(page, plan.steps[self._step][0]).accessibleName()
        return button_of(page, plan.action).accessibleName() if plan.pressed else None


class Scene(QObject):
    """Lets the voice speak and the game go on, and tells the person when it is their turn to do something."""

    def __init__(
        self, page: PlayPage, files: Files, clock: Clock, said: list[str], reader: Reader | None, *, waits: bool
    ) -> None:
        super().__init__(page)
        self._reader = reader
        self._all_waits = waits
        self._luck = Random(7)
        self._hasty = False
        self._acting: object = None
        self._told_at = 0.0
        self._seen: object = None
        self._came = clock.now
        self._page = page
        self._files = files
        self._clock = clock
        self._said = said
        self._adviser = Adviser(page)
        self._told: object = None
        self._silent_since = clock.now
        page.runner.happened.connect(self._keep)
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()
        self._watch = QTimer(self, interval=200)
        self._watch.timeout.connect(self._explain)
        self._watch.start()

    def _explain(self) -> None:
        """Write down what is waited for, if the person waits in vain."""
        if not self._files.has("lost"):
            return
        self._watch.stop()
        page, reader, focus = self._page, self._reader, QApplication.focusWidget()
        self._files.replace("waits", {
            "phase": page.facts.phase.name, "ply": page.session.ply, "halted": page.table.halted,
            "busy": page.table.busy, "thinking": page.session.thinking(), "gap": page.runner.timers["gap"].isActive(),
            "speaking": speech.voice().speaking(), "reading": reader is not None and reader.speaking(),
            "acting": self._acting is not None and self._acting == self._done(), "told": self._told == self._moment(),
            "said": len(self._said), "advice": repr(self._adviser._plan), "step": self._adviser._step,
            "focus": "" if focus is None else f"{type(focus).__name__} {focus.accessibleName()}",
            "clock": self._clock.now,
        })  # fmt: skip

    def _keep(self, batch: EventBatch) -> None:
        cards = to_be_said(batch)
        if cards:
            self._files.write("moved", number=len(self._said), cards=cards)

    def _go_on(self) -> None:
        gap = self._page.runner.timers["gap"]
        reader = self._reader
        if self._acting is not None and self._acting == self._done():
            if monotonic() - self._told_at > LINGERS:
                self._clock.now += 0.1
            return
        self._acting = None
        if reader is not None:
            reader.go_on()
            seen, self._seen = self._seen, self._moment(heard=False)
            if not self._hasty or not self._waits or seen != self._seen:
                self._came = self._clock.now
            elif self._told != self._moment() and self._clock.now - self._came > BREATH:
                self._tell()
                return
        if speech.voice().speaking() or (reader is not None and reader.speaking()):
            self._clock.now += 0.1
            self._silent_since = self._clock.now
            speech.voice().go_on()
        elif not self._all_waits and not self._waits:
            self._clock.now += 0.1
        elif gap.isActive():
            self._silent_since = self._clock.now
            gap.start(0)
        elif self._waits and self._told != self._moment():
            self._clock.now += 0.1
            if self._clock.now - self._silent_since > BREATH:
                self._tell()

    def _tell(self) -> None:
        """Tell the person that they can act; with a reader the time of the voice passes no more until they have."""
        self._told = self._moment()
        self._files.write("turns", do=self._adviser.advice(), said=len(self._said))
        if self._reader is not None:
            self._acting, self._told_at = self._done(), monotonic()
            self._hasty = self._luck.random() < 0.5
            self._files.replace("measures", self._reader.measures())

    def _done(self) -> object:
        """Return what changes once something that was pressed has been answered."""
        answers = 0 if self._reader is None else self._reader.answers
        return self._moment(heard=False), answers, self._page.table.editor.draft

    @property
    def _waits(self) -> bool:
        """Does the program wait for the person?"""
        page, table = self._page, self._page.table
        if table.halted or page.facts.waits_for_key:
            return True
        return page.facts.phase.name in ("asking", "result", "over") and not table.busy and not page.session.thinking()

    def _moment(self, *, heard: bool = True) -> object:
        """Return what nothing that is pressed leaves as it is; heard: with what has been said."""
        page, draft = self._page, self._page.table.editor.draft
        amount = None if draft is None or draft.amount is None else draft.amount.value
        picked = page.table.editor.picked_up is not None
        buttons = [button.text() for button in page.status_panel.buttons]
        said = len(self._said) if heard else 0
        return page.session.ply, page.facts.phase.name, page.table.halted, said, amount, picked, buttons


class Way(NamedTuple):
    """How it is listened to: a whole partie or a deal; speed: of a screen reader, None for a voice without keys."""

    whole: bool = False
    speed: int | None = None
    waits: bool = True


def open_page(game: str, preset: str, way: Way) -> PlayPage:
    """One person against the simplest computer players; a whole partie is played by other options."""
    rules = GAMES[game]
    values: Mapping[str, Value] = {"players": FACTS[game].players, **rules.presets[preset]}
    if way.whole:
        values = PARTIES.get(game, {"players": FACTS[game].players, **FACTS[game].short.options})
    options = rules.read_options(values)
    level = "simple" if game in ADVISED else "random"
    chairs = (Chair("Anna"), *(Chair(f"Computer {number}", level) for number in range(1, options.players)))
    header = Header(game, rules.rules_version, write_options(options), chairs, "2026-01-01T00:00:00+00:00")
    mind, settings = Mind(), SettingsStore(Keys())
    wait = "never" if game in ADVISED or not way.waits else "always"
    settings.change(speed="none", wait_for_me=wait, at_voice=way.waits)
    if way.speed is not None:
        settings.change(voice_speed=way.speed)
    return PlayPage(Session(rules, header, Notebook(), Random(SEEDS.get((game, preset), 4)), mind), settings)


class Window(QWidget):
    """Says that it is there until it is heard, then holds the table."""

    def __init__(self, game: str, preset: str, files: Files, way: Way) -> None:
        super().__init__()
        self.setWindowTitle("Ludo")
        self.resize(*SIZE)
        self._open = partial(open_page, game, preset, way)
        self._files, self._way = files, way
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._timer = QTimer(self, interval=100)
        self._timer.timeout.connect(self._wait)
        self._timer.start()

    def _wait(self) -> None:
        if not self._files.has("ready"):
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, HELLO))
            return
        self._timer.stop()
        clock, said = Clock(), list[str]()
        update = QAccessible.updateAccessibility

        def keep(event: QAccessibleEvent) -> None:
            if isinstance(event, QAccessibleAnnouncementEvent):
                said.append(event.message())
                self._files.write("said", at=clock.now, text=event.message())
            update(event)

        QAccessible.updateAccessibility = keep  # type: ignore[method-assign]
        speech.monotonic = clock  # type: ignore[attr-defined]
        set_clock(lambda: clock.now * 1000)
        speed = self._way.speed
        reader = None if speed is None else Reader(speech.voice(), clock, speed)
        page = self._open()
        PressGuard(lambda: page, self)
        self._box.addWidget(page)
        self.activateWindow()
        page.setFocus()
        Scene(page, self._files, clock, said, reader, waits=self._way.waits)


def main() -> int:
    """The command."""
    game, preset, language, folder, *more = sys.argv[1:]
    app = QApplication([*sys.argv, "-style", STYLE])
    app.setApplicationName("ludo-access")
    whole, speed, waits = [*more, *("", "", "on")[len(more) :]]
    way = Way(whole == "partie", int(speed) if speed else None, waits == "on")
    real = durations.DURATIONS["none"]
    still = replace(real, hold=0, said=0, gap=0, luck=0)
    if not way.waits:
        still = replace(real, hold=real.hold // FASTER, said=real.said // FASTER, gap=real.gap // FASTER)
    durations.DURATIONS = {**durations.DURATIONS, "none": still}  # type: ignore[misc, assignment]
    load_ui_font()
    install_headings()
    set_language(language)
    apply_theme(app, theme_for("light"))
    window = Window(game, preset, Files(Path(folder)), way)
    window.show()
    FocusReader(window, speech.Speaker(window))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
