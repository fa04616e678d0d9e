"""A person who plays by what they hear, in this process: a voice speaks in a time of its own, nothing waits for it.

`Listener` opens a table, keeps what is announced with the moment at which it was, and plays deals by keys.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from types import MappingProxyType
from typing import Final, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from ludo.engine.cards import JOKER, Card, rank_of, suit_of
from ludo.engine.events import Moved
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
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from tests.games.facts import FACTS
from tests.ui.play.hands import press
from tests.ui.play.tables import Keys, Mind, Notebook
from tests.ui.stories.doing import by_keys, card_of, walk_to
from tests.ui.stories.plans import Plan
from tests.ui.stories.test_stories import goal_of

SEEDS: Final[Mapping[str, int]] = MappingProxyType({"trio": 6})
"""Cards with which something is opened and laid off."""
NAMES: Final = ("Hugo", "Léa", "Paul")
SIZE: Final = (1024, 700)
LONG: Final = 30.0
"""Seconds in which the next thing has happened, however loaded a machine is."""
SILENT: Final = ("taken", "rotten", "box", "spare", "apart", "shown", "stock")
"""Places to which only cards go that have been said, or that luck turns up for the first dealer."""


class Heard(NamedTuple):
    """What was announced, and when, in seconds of the voice."""

    at: float
    text: str


@dataclass
class Clock:
    """The time of the voice; it passes while nothing else is done."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def to_be_said(batch: EventBatch) -> list[str]:
    """Return what must be named of cards that were drawn, played or laid in sight of the person."""
    return [
        name
        for event in batch.events
        if isinstance(event, Moved) and event.target.kind not in SILENT
        if event.target.kind != "hand" or len(event.cards) == 1  # a whole hand is read suit by suit
        if (event.source.kind, event.target.kind) not in (("trick", "hand"), ("box", "hand"))
        for name in _names(event, [card for card in event.cards if card is not None])
    ]


def _names(event: Moved, cards: list[Card]) -> list[str]:
    """Return what names cards: each, but for a combination its rank or suit and the wilds in it."""
    if event.target.kind != "meld" or len(cards) == 1:
        return [card_name(card) for card in cards]
    wilds = [card for card in cards if card == JOKER or rank_of(card) == 2]
    plain = [card for card in cards if card not in wilds]
    ranks = {rank_of(card) for card in plain}
    about = [rank_name(ranks.pop())] if len(ranks) == 1 else [suit_name(suit_of(plain[0]))] if plain else []
    return [*map(card_name, wilds), *about]


def says(text: str, card: str) -> bool:
    """Is a card named in a text, also as one of several in a row: "Nine, Ten, Jack of spades"?"""
    rank, _, rest = card.partition(" ")
    in_a_row = rf"{re.escape(rank)}(, \w+)* {re.escape(rest)}" if rest else re.escape(rank)
    return re.search(in_a_row, text, re.IGNORECASE) is not None


def rate(heard: Sequence[tuple[float, str]], window: float = 20.0) -> float:
    """Return the most words a second over any so many seconds."""
    most = 0
    for begin, _ in heard:
        most = max(most, sum(len(text.split()) for at, text in heard if begin <= at <= begin + window))
    return most / window


def twice(heard: Sequence[tuple[float, str]], within: float = 2.0) -> list[str]:
    """Return what was announced twice within so many seconds."""
    return [
        text
        for number, (at, text) in enumerate(heard)
        if any(text == again and then - at < within for then, again in heard[number + 1 :])
    ]


@dataclass
class Listener:
    """heard: what was announced; moved: how much had been announced when cards moved in sight, and which."""

    page: PlayPage
    clock: Clock
    luck: Random
    heard: list[Heard] = field(default_factory=list)
    done: list[tuple[int, str]] = field(default_factory=list)
    moved: list[tuple[int, list[str]]] = field(default_factory=list)

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the program go on, and the voice speak, until something holds."""
        end = monotonic() + LONG
        while not condition():
            assert monotonic() < end, "it takes too long"
            QApplication.processEvents()
            if speech.voice().speaking():
                self.clock.now += 0.1
                speech.voice().go_on()
            elif self.page.runner.timers["gap"].isActive():
                self.page.runner.timers["gap"].start(0)

    def waited_for(self) -> bool:
        """Does the program wait for the person?"""
        table = self.page.table
        return table.halted or (self.page.facts.phase.name in ("asking", "result", "over") and not table.busy)

    def listen(self) -> None:
        """Hear everything to its end."""
        self.until(lambda: not speech.voice().speaking())

    def play(self, deals: int = 1) -> None:
        """Play so many deals, or to the end of the partie."""
        session = self.page.session
        while True:
            self.until(self.waited_for)
            self.listen()
            if self.page.table.halted:
                self.page.status_panel.buttons[0].click()
                continue
            ply = session.ply
            if self.page.facts.phase.name != "asking":
                deals -= 1
                if not deals or self.page.facts.phase.name == "over":
                    return
                self.page.status_panel.buttons[0].click()
                continue
            plan = goal_of(self.page, self.luck, ("simple",))
            self.done.append((len(self.heard), session.game.write(plan.action)))
            self.carry_out(plan)
            self.until(lambda ply=ply: session.ply > ply)  # type: ignore[misc]

    def carry_out(self, plan: Plan) -> None:
        """Do a plan step by step, and hear what each does."""
        page = self.page
        if plan.opener or plan.amount is not None:
            by_keys(page, replace(plan, steps=(), pressed=False), self.luck)
        for source, target in plan.steps:
            self.listen()
            walk_to(page, card_of(page, source))
            press(page, Qt.Key.Key_Return)
            if page.table.editor.picked_up is not None:
                self.listen()
                walk_to(page, next(each for each in page.table.drafts.targets.buttons if each.target == target))
                press(page, Qt.Key.Key_Return)
        self.listen()
        if plan.pressed:
            by_keys(page, replace(plan, steps=(), opener=None, amount=None), self.luck)

    def unsaid(self) -> list[str]:
        """Return the cards that moved in sight and were not named soon after."""
        return [
            card
            for number, cards in self.moved
            for card in cards
            if not any(says(heard.text, card) for heard in self.heard[number : number + 8])
        ]


@contextmanager
def listening(
    game: str,
    language: str,
    values: Mapping[str, Value] = MappingProxyType({}),
    *,
    seed: int | None = None,
    level: str = "simple",
    **settings: object,
) -> Iterator[Listener]:
    """Open a table for one person at which nothing moves; `values`: its options, `settings`: those of the program."""
    rules, clock = GAMES[game], Clock()
    players = FACTS[game].listeners
    chairs = (Chair("Anna"), *(Chair(name, level) for name in NAMES[: players - 1]))
    options = write_options(rules.read_options({"players": players, **values}))
    header = Header(game, rules.rules_version, options, chairs, "2026-01-01T00:00:00+00:00")
    mind, store, cards = Mind(), SettingsStore(Keys()), Random(SEEDS.get(game, 4) if seed is None else seed)
    store.change(**{"speed": "none", "wait_for_me": "never", **settings})
    still = replace(durations.DURATIONS["none"], hold=0, said=0, gap=0, luck=0)
    heard: list[Heard] = []

    def update(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(Heard(clock.now, event.message()))

    with ExitStack() as stack:
        stack.enter_context(patch.object(QAccessible, "updateAccessibility", update))
        stack.enter_context(patch.object(speech, "monotonic", clock))
        stack.enter_context(patch.object(speech, "_VOICE", speech.Voice()))
        stack.enter_context(patch.object(durations, "DURATIONS", {**durations.DURATIONS, "none": still}))
        set_language(language)
        page = PlayPage(Session(rules, header, Notebook(), cards, mind), store)
        listener = Listener(page, clock, Random(3), heard)
        page.runner.happened.connect(lambda batch: _keep(listener, batch))
        page.resize(*SIZE)
        page.show()
        page.activateWindow()
        listener.until(page.isActiveWindow)
        try:
            yield listener
        finally:
            page.close_session()
            page.close()
            page.deleteLater()
            QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    set_language("en")


def _keep(listener: Listener, batch: EventBatch) -> None:
    cards = to_be_said(batch)
    if cards:
        listener.moved.append((len(listener.heard), cards))
