"""The sources of the result of a partie, as a bar, and what they are."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludo.session.reviewing import Review
from ludo.ui.play.luck_words import explained_text, figures_of, luck_text, part_names, signed
from ludo.ui.services.coach import Coach
from ludo.ui.widgets.labels import Label
from ludo.ui.widgets.luck_bar import LuckBar, Part
from ludo.ui.widgets.surfaces import UNIT, without_margins


class LuckCard(QWidget):
    """Decisions, luck and the others, of a person; hidden as long as nothing is to be told of it.

    Beside it stands `luck_text` with the same figures.
    """

    def __init__(self, review: Review, coach: Coach) -> None:
        super().__init__()
        self._review = review
        self._coach = coach
        self.bar = LuckBar()
        self.words = Label(explained_text, "small", "quiet")
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
        self.bar.show_parts([Part(*part) for part in zip(part_names(), amounts, written, strict=True)])
        self.bar.setAccessibleName(luck_text(shares, name))
