"""Principles of Trut for two, in sentences."""

from collections.abc import Mapping
from typing import Final

from ludo.ui.i18n import texts
from ludo.ui.wording.principles import PrincipleWords

_text = texts("Trut principles")

PRINCIPLES: Final[Mapping[str, PrincipleWords]] = {
    "sure-win": PrincipleWords(
        _text("Never fold a sure win"),
        _text("You cannot lose this deal: follow."),
        _text("Whatever your opponent held, you could not lose this deal: a sure win is never folded."),
    ),
    "sure-trut": PrincipleWords(
        _text("Trut when you cannot lose"),
        _text("You cannot lose this deal: a trut can only bring more."),
        _text("Whatever your opponent held, you could not lose this deal: a trut could only have brought more."),
    ),
    "fold-loses": PrincipleWords(
        _text("Fold nothing at their last point"),
        _text("A fold would lose the partie at once."),
        _text("Your opponent needed one point only: the fold lost the partie at once."),
    ),
    "own-two-points": PrincipleWords(
        _text("At two points, do not raise"),
        _text("The deal alone brings you a trut: do not risk more."),
        _text("Winning the deal alone would have brought you a trut: the call only risked more."),
    ),
    "their-last-trut": PrincipleWords(
        _text("No trut that would be their last"),
        _text("Your opponent needs one trut only: do not play for it."),
        _text("A trut was all that your opponent still needed: one does not play for it."),
    ),
    "point-is-less": PrincipleWords(
        _text("One point against a trut: count"),
        _text("You win too seldom to risk a trut: fold."),
        _text("With these cards you win too seldom: a fold would have cost a point, following mostly costs a trut."),
    ),
    "two-to-make": PrincipleWords(
        _text("Two tricks to make, not two high cards: fold"),
        _text("You need two tricks, and lack two of Seven, Eight, Ace: fold."),
        _text("You needed two tricks, and had not two of Seven, Eight and Ace: one folds then."),
    ),
    "trick-and-high": PrincipleWords(
        _text("A trick and a high card follow"),
        _text("You have a trick, and Seven, Eight or Ace: follow."),
        _text("You had made a trick, and held Seven, Eight or Ace for another one: one follows with that."),
    ),
    "they-can-take": PrincipleWords(
        _text("Who truts at your card can take it"),
        _text("Who truts at your card can mostly take it: fold."),
        _text("Your opponent truted with your card on the table: mostly they can take it, and you held no high card."),
    ),
    "two-high": PrincipleWords(
        _text("Trut with two high cards"),
        _text("Do not trut without two of Seven, Eight and Ace."),
        _text("You had fewer than two of Seven, Eight and Ace: whoever follows a trut has them."),
    ),
    "lay-first": PrincipleWords(
        _text("Lay first, trut later"),
        _text("Lay a card first: you can still trut later."),
        _text("No trick had been played yet: after one you know more, and could still trut."),
    ),
    "lowest-that-takes": PrincipleWords(
        _text("Take as cheaply as you can"),
        _text("The lowest card that takes the trick is enough."),
        _text("A lower card would have taken the trick as well, and the higher one would be left."),
    ),
    "lost-trick": PrincipleWords(
        _text("No high card for a trick that you do not make"),
        _text("You cannot make this trick: give the lowest card."),
        _text("Your highest card did not make this trick either: the lowest one is enough for that."),
    ),
    "keep-high": PrincipleWords(
        _text("Lead lower, keep the high card"),
        _text("Keep your highest card for the trick that decides."),
        _text("Your highest card is worth more in the trick that decides: one leads a lower one first."),
    ),
    "rotten-then-high": PrincipleWords(
        _text("After a rotten trick, the highest"),
        _text("A trick is rotten, the next one decides: lead the highest."),
        _text("One trick was rotten, so that the next one decided: the highest card belongs there."),
    ),
    "only-a-bluff": PrincipleWords(
        _text("By cards it was lost"),
        str,
        _text("By cards this deal was lost: only a trut that is not followed could still have saved it."),
    ),
}
"""By principle its name, what it says for an act, and what it says against one that breaks it."""
