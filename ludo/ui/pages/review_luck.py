"""The sources of the result of a partie, as a bar and in a sentence."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.session.reviewing import Review
from ludo.ui.i18n import texts
from ludo.ui.play.luck_words import figures_of, luck_text, part_names, signed
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.luck_bar import LuckBar, Part
from ludo.ui.widgets.plain_text import tip
from ludo.ui.widgets.surfaces import UNIT, without_margins

_text = texts("Luck")
_explained = _text(
    "Cards: what the deals gave, against fresh ones. You and the others: what each act changed, as the cards lay, "
    "against players of the same level."
)


class LuckCard(QWidget):
    """Cards, own acts and acts of the others, of a person; hidden as long as nothing is to be told of it."""

    def __init__(self, review: Review, coach: Coach) -> None:
        super().__init__()
        self._review = review
        self._coach = coach
        self._sentence = ""
        self.bar = LuckBar()
        self.words = Label(lambda: self._sentence, "small")
        self.words.setWordWrap(True)
        column = without_margins(QVBoxLayout(self), UNIT // 2)
        column.addWidget(self.bar)
        column.addWidget(self.words)
        self.hide()

    def show_chair(self, chair: int, name: str = "") -> None:
        """Show what is known for a chair; name: of its player, if it is not who reads it."""
        account = self._coach.luck(self._review)
        shares = None if account is None else account.shares(chair)
        self.setVisible(shares is not None)
        if shares is None:
            return
        figures = figures_of(shares)
        amounts = figures[1:]
        written = [signed(figures.unit, amount) for amount in amounts]
        self.bar.show_parts([Part(*part) for part in zip(part_names(name), amounts, written, strict=True)])
        self._sentence = luck_text(shares, name)
        self.words.retranslate()
        self.bar.setAccessibleName(self._sentence)
        self.setToolTip(tip(_explained()))
