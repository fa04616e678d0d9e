"""The lesson of Trente-et-un: a knock too early, and one in time."""

from typing import Final

from ludo.engine.cards import PACK_52
from ludo.engine.places import DISCARD_PILE
from ludo.ui.games.guide import Anchor, Plate
from ludo.ui.games.lesson import Act, Lesson, Others, Read, whole_deal
from ludo.ui.i18n import texts

_text = texts("Trente-et-un lesson")

LESSON: Final = Lesson(
    minutes=3,
    options={},
    others=1,
    opening=("luck lot:1",),
    parts=(
        Read(
            _text(
                "Trente-et-un in two deals. You want three cards of one suit that add up to as much as possible: 31 is "
                "the best there is. The lowest hand of a deal pays."
            ),
        ),
        Others((whole_deal(PACK_52, ("Kh 9h 4c", "Qs 8s 5d"), "2c As 7d", ":"),)),
        Read(
            _text(
                "Only cards of one suit are added up: the Ace counts 11, King, Queen, Jack and Ten count 10. You hold "
                "King and Nine of hearts: 19."
            ),
            Anchor.HAND,
        ),
        Act(
            "knock",
            _text(
                "On your turn you draw a card, the open one or the top of the stock, which lies face down, and throw "
                "one. Or you knock instead: everybody else has one more turn, and the deal is over. Try it at once, "
                "with 19: knock."
            ),
            _text("Drawing would be wiser, indeed. But see for once what a knock that comes too early costs."),
            at=Anchor.BUTTONS,
        ),
        Others(("1 draw_talon", "1 discard:5d")),
        Read(
            _text(
                "Hugo drew the Ace of spades: 29. With 19 almost any hand catches up: that was too early, and you pay."
            ),
            Anchor.STATUS,
        ),
        Read(
            _text(
                "These coins are your lives. The lowest hand loses one, a knocker who is beaten two. Whoever has none "
                "left and loses once more is out; the last one in takes the pot, where all lost coins lie."
            ),
            Plate(0),
        ),
        Others(
            (
                whole_deal(PACK_52, ("Kh Qh 3s", "10c 8c 9h"), "6d 7c 5s 4d", ":"),
                "1 draw_talon",
                "1 discard:9h",
            )
        ),
        Act(
            "draw_discard",
            _text(
                "The second deal: King and Queen of hearts, 20, and Hugo throws the Nine of hearts. Take that "
                "open card."
            ),
            _text("The open Nine makes 29 for certain. What lies on the stock, nobody knows."),
            {"knock": _text("With 20 that is too early again. The open Nine makes 29: take it first.")},
            at=DISCARD_PILE,
        ),
        Act(
            "discard:3s",
            _text("Now you hold four cards and throw one away: the Three, which adds nothing. Your hearts make 29."),
            _text("That heart is worth more than the Three of spades, which counts for nothing here: throw the Three."),
        ),
        Others(("1 draw_talon", "1 discard:5s")),
        Act(
            "knock",
            _text("29, and Hugo found nothing on the stock. Few hands are better: knock."),
            _text("Only Ace, Jack and Ten of hearts would still help, and each turn lets Hugo catch up: it is time."),
            at=Anchor.BUTTONS,
        ),
        Others(("1 draw_talon", "1 discard:4d")),
        Read(
            _text(
                "29 against 25: Hugo has the lowest hand, and loses a life. Whoever has 31 shows it at once, and "
                "then everybody else loses one."
            ),
            Anchor.STATUS,
        ),
    ),
)
"""Learner and Hugo, two deals."""
