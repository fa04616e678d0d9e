"""The lesson of Trut: a trut to call, one to fear, and a rotten trick."""

from typing import Final

from ludo.engine.places import TRICK
from ludo.ui.games.guide import Anchor, Plate
from ludo.ui.games.lesson import Act, Lesson, Others, Read
from ludo.ui.i18n import texts

_text = texts("Trut lesson")

LESSON: Final = Lesson(
    minutes=4,
    options={"first_dealer": 1},
    others=1,
    opening=(),
    parts=(
        Read(
            _text(
                "Trut in three deals. You want seven truts before Hugo: they win the partie, the whole contest. A deal "
                "brings a point, and three points make a trut. Two tricks of three win a deal; a trick is one card of "
                "each player, and the highest makes it."
            ),
        ),
        Others(("luck deal 7d 8h 9c / Kc Jh 10s / As",)),
        Read(
            _text(
                "The Seven is the highest card, then come Eight, Ace, King, Queen, Jack, Ten and Nine. Suits do not "
                "matter. You hold the two highest ranks."
            ),
            Anchor.HAND,
        ),
        Act(
            "trut",
            _text(
                "Such a hand should be worth more. “Je trute!” makes the deal worth a whole trut: Hugo follows, or "
                "gives up for a point. Say it before you play: press its button, or T."
            ),
            _text("Played without a call, the deal brings one point. Called and followed, it brings a trut."),
            at=Anchor.BUTTONS,
        ),
        Others(("1 follow",)),
        Act(
            "play 7d",
            _text(
                "Hugo follows: now the deal is worth a trut to whoever wins it. You lead, that is, you play first: the "
                "Seven, which nothing beats."
            ),
            _text("The Eight loses to a Seven, if Hugo has one. The Seven is safe: begin with it."),
            {
                "play 9": _text(
                    "The Nine is the lowest card: Hugo takes the trick with anything and needs only one more."
                )
            },
        ),
        Others(("1 play Jh",)),
        Act(
            "play 8h",
            _text("The first trick is yours. Now the Eight: only a Seven beats it."),
            _text("The Nine gives this trick away, and then you need the last one. The Eight ends the deal now."),
        ),
        Others(("1 play Kc",)),
        Read(
            _text(
                "Two tricks: you mark a trut, a tile. If Hugo had points, they would be lost now. The third card "
                "is not played any more."
            ),
            Anchor.STATUS,
        ),
        Others(("luck deal 9d 10h Js / 7c 8s Kd / As", "1 trut")),
        Act(
            "fold",
            _text(
                "The second deal. Hugo truts, and you hold the three lowest ranks: five ranks beat even the Jack. Do "
                "not follow: that costs one point, and the deal is over."
            ),
            _text("If you follow, you play for a trut with the three lowest ranks. One point is the smaller loss."),
            at=Anchor.BUTTONS,
        ),
        Read(
            _text(
                "Hugo marks a point, a disc. You never learn with which cards: it may have been a bluff. Three "
                "discs make a trut."
            ),
            Plate(1),
        ),
        Others(("luck deal Ac 8d 9s / Ad Qh 10c / As",)),
        Act(
            "play Ac",
            _text("The third deal: an Eight, an Ace and a Nine. Keep the Eight for later, and lead the Ace."),
            _text("The Nine beats nothing: you would have to win both other tricks."),
            {
                "play 8": _text("The Eight may well win now, but then only Ace and Nine are left for one more trick."),
                "trut": _text("One high card is not two tricks: Hugo would follow, and a trut might be lost."),
            },
        ),
        Others(("1 play Ad",)),
        Read(
            _text(
                "Two Aces: the trick is rotten (pourri), and nobody has made it. Hugo, who covered your Ace, leads. "
                "With one rotten trick, whoever makes the first trick wins the deal."
            ),
            TRICK,
        ),
        Others(("1 play Qh",)),
        Act(
            "play 8d",
            _text("The Queen lies there. This trick decides: play the Eight."),
            _text("The Nine loses to the Queen, and with it the whole deal, for one trick is rotten."),
            {"trut": _text("Right, you could trut now, for you win anyway. But let us first see how the deal ends.")},
        ),
        Read(
            _text(
                "The deal is yours: one trick was rotten, and you made the first of the others. Without a call that is "
                "one point."
            ),
            Anchor.STATUS,
        ),
    ),
)
"""Learner and Hugo, three deals."""
