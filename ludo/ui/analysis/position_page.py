"""A page on which a position is set by hand: who holds which cards, at which score, and who acts first."""

from collections import Counter
from functools import partial
from itertools import groupby, starmap
from random import Random
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import Card, rank_of, suit_of
from ludo.engine.places import Place, hand
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.set_position import PositionError, Wanted, pack_of, places_of, set_position
from ludo.ui.forms.inputs import TextField
from ludo.ui.games.registry import game_title, words_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.platform.announce import announce, answer
from ludo.ui.widgets.choices import Chips
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import UNIT, Page, Panel, fill, flow, row
from ludo.ui.wording.cards import card_name, short_card

_text = texts("Analysis")

_LONGEST: Final = 6
"""Letters of a score at most."""
Placed = dict[int, Place]
"""Where the cards of the pack are wanted, by their number in it."""


def _named(chair: Chair, field: TextField) -> QWidget:
    """Return a field with the name of a player before it."""
    label = Label(partial(str, chair.name)).one_line()
    label.setBuddy(field)
    field.setAccessibleName(chair.name)
    both = QWidget()
    both.setLayout(row(label, field))
    return both


class PositionPage(Page):
    """Cards are pressed that the chosen hand is to hold; the rest is dealt. made: a partie in which it came about."""

    made = Signal(object)

    def __init__(self, header: Header) -> None:
        """header: who plays, by which rules."""
        super().__init__()
        self.game_at = header.game
        self.header, self._game = header, GAMES[header.game]
        self._words = words_of(header.game)
        self._places = places_of(self._game, header)
        self._cards = sorted(pack_of(self._game, header).elements(), key=lambda card: (-suit_of(card), -rank_of(card)))
        self._placed: Placed = {}
        self._dealt = 0
        names = [(place, partial(self._place_name, place)) for place in self._places]
        self.owners: Chips[Place] = Chips(names, _text("Who gets the cards that are pressed"))
        self.owners.set_value(hand(0))
        self.owners.chosen.connect(self.owners.set_value)
        self.buttons = [self._card_button(number, card) for number, card in enumerate(self._cards)]
        self.held = Label(self._held_text, "small", "quiet")
        self.scores = [TextField("", _LONGEST) for _ in header.chairs]
        firsts: list[tuple[int | None, Text]] = [(None, _text("Anybody"))]
        firsts += [(seat, partial(str, chair.name)) for seat, chair in enumerate(header.chairs)]
        self.first: Chips[int | None] = Chips(firsts, _text("Who acts first"))
        self.first.set_value(None)
        self.first.chosen.connect(self.first.set_value)
        self.show_it = Button(_text("Show on an analysis table"), "primary")
        self.show_it.clicked.connect(self._make)
        self.problem = Label(str, "body", "mistake")
        self.problem.hide()
        self._lay_out()
        self._show()

    def _card_button(self, number: int, card: Card) -> Button:
        button = Button(partial(self._card_text, number), "plain")
        button.clicked.connect(partial(self._press, number))
        return button

    def _lay_out(self) -> None:
        about = _text("Choose a hand, then press its cards. What you leave open is dealt by chance.")
        cards = Panel(margin=UNIT)
        for _, suit in groupby(range(len(self._cards)), lambda number: suit_of(self._cards[number])):
            cards.box.addLayout(flow(*(self.buttons[number] for number in suit), spacing=0))
        fill(self.column, Label(self.title, "title"), Label(about, "body", "quiet"), self.owners, cards, self.held)
        self.column.addWidget(Label(_text("Score at the beginning of the deal, empty: any"), "heading"))
        self.column.addLayout(
            flow(*starmap(_named, zip(self.header.chairs, self.scores, strict=True)), spacing=2 * UNIT)
        )
        fill(self.column, Label(_text("Who acts first"), "heading"), self.first, self.problem, row(self.show_it, None))
        self.column.addStretch(1)

    def title(self) -> str:
        game = game_title(self.game_at)
        return translate("Analysis", "{game} · set a position").format(game=game)

    @property
    def place(self) -> tuple[Placed, Place | None, list[str], int | None]:
        """Return the entries."""
        return dict(self._placed), self.owners.value, [field.text() for field in self.scores], self.first.value

    @place.setter
    def place(self, place: tuple[Placed, Place | None, list[str], int | None]) -> None:
        self._placed, owner, scores, first = place
        self.owners.set_value(owner)
        self.first.set_value(first)
        for field, text in zip(self.scores, scores, strict=True):
            field.setText(text)
        self._show()

    def _press(self, number: int) -> None:
        """Give a card to the chosen hand, or take it back from there."""
        owner = self.owners.value
        if owner is None:
            return
        if self._placed.get(number) == owner:
            del self._placed[number]
        elif Counter(self._placed.values())[owner] < self._places[owner]:
            self._placed[number] = owner
        else:
            self._tell(self._too_many(owner))
            return
        self.problem.hide()
        self._show()
        answer(self, self._held_text())

    def _show(self) -> None:
        for number, button in enumerate(self.buttons):
            button.retranslate()
            button.setAccessibleName(self._card_title(number))
        self.held.retranslate()

    def _make(self) -> None:
        """Have the position come about, or say why it cannot."""
        cards: dict[Place, list[Card]] = {}
        for number, place in sorted(self._placed.items()):
            cards.setdefault(place, []).append(self._cards[number])
        written = [field.words() for field in self.scores]
        if not all(not text or (text.isascii() and text.isdigit()) for text in written):
            self._tell(translate("Analysis", "A score is a whole number, or empty."))
            return
        points = [int(text) if text else None for text in written]
        self._dealt += 1
        try:
            record = set_position(self._game, self.header, Wanted(cards, points, self.first.value), Random(self._dealt))
        except PositionError as error:
            self._tell(self._why_not(error))
            return
        self.problem.hide()
        self.made.emit(record)

    def _tell(self, text: str) -> None:
        self.problem.set_text(text)
        self.problem.show()
        announce(self, text)

    def _why_not(self, error: PositionError) -> str:
        if error.code == "first":
            return translate("Analysis", "By these rules this player does not act first in such a deal.")
        if error.code == "too-many" and error.where is not None:
            return self._too_many(error.where)
        return translate("Analysis", "Play was tried many times and never came to this score.")

    def _too_many(self, place: Place) -> str:
        text = translate("Analysis", "{place}: %n card(s) at most", None, self._places.get(place, 0))
        return text.format(place=self._place_name(place))

    # words

    def _place_name(self, place: Place) -> str:
        if place.kind == "hand":
            return self.header.chairs[place.owner].name
        return self._words.place_title(place, [chair.name for chair in self.header.chairs])

    def _card_text(self, number: int) -> str:
        return self._with_place(number, short_card(self._cards[number]), translate("Analysis", "{card} {place}"))

    def _card_title(self, number: int) -> str:
        return self._with_place(number, card_name(self._cards[number]), translate("Analysis", "{card}, {place}"))

    def _with_place(self, number: int, card: str, form: str) -> str:
        place = self._placed.get(number)
        return card if place is None else form.format(card=card, place=self._place_name(place))

    def _held_text(self) -> str:
        """Return how many cards each place has of those that it will have."""
        counts = Counter(self._placed.values())
        parts = [
            translate("Analysis", "{place}: {count} of {all}").format(
                place=self._place_name(place), count=counts[place], all=most
            )
            for place, most in self._places.items()
        ]
        return " · ".join(parts)
