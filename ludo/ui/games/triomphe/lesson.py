"""The lesson of Triomphe: following and beating, a ruff, and a vole."""

from typing import Final

from ludo.engine.cards import PACK_32
from ludo.engine.places import TRICK
from ludo.games.triomphe.view import TURN_UP
from ludo.ui.games.guide import Anchor
from ludo.ui.games.lesson import Act, Lesson, Others, Read, whole_deal
from ludo.ui.i18n import texts

_text = texts("Triomphe lesson")

LESSON: Final = Lesson(
    minutes=4,
    options={"first_dealer": "random", "next_dealer": "rotate"},
    others=1,
    opening=("luck lot 1",),
    parts=(
        Read(
            _text(
                "Triomphe in two deals. You want five points: they win the partie, the whole contest. Each deal has "
                "five tricks, and in each everybody lays a card. Three tricks bring a point; all five, the vole, "
                "bring two."
            )
        ),
        Others((whole_deal(PACK_32, ("Kh 9h Ks Qd Js", "10s Kd Kc 10h 7c"), "8h"),)),
        Read(
            _text(
                "This card was turned up: hearts are trumps, and beat every other suit. In each suit King, Queen and "
                "Jack are the highest, then the Ace, then Ten to Seven."
            ),
            TURN_UP,
        ),
        Act(
            "keep",
            _text("You may give a poor hand up for one point. Yours has the King of trumps and two high cards: play."),
            _text("Giving up hands Hugo a point, and your hand is too good for that."),
            at=Anchor.BUTTONS,
        ),
        Others(("1 keep",)),
        Act(
            "play Ks",
            _text(
                "You lead, that is, play the first card. The King of spades is the highest of its suit, and Hugo has "
                "to follow suit, that is, to play a spade too."
            ),
            _text("That card gives the trick away or spends a trump. The King of spades wins now, while Hugo follows."),
            {"play J": _text("The Jack of spades may be beaten by the Queen. The King is safe.")},
        ),
        Others(("1 play 10s",)),
        Act(
            "play Qd",
            _text("One trick. Now see what beating means: lead the Queen of diamonds."),
            _text("Keep your trumps and the Jack: they are worth more later. The Queen of diamonds goes now."),
        ),
        Others(("1 play Kd",)),
        Read(
            _text(
                "Whoever follows suit has to play higher if they can: Hugo had the King, had to play it, and takes "
                "the trick."
            ),
            TRICK,
        ),
        Others(("1 play Kc",)),
        Act(
            "play 9h",
            _text(
                "Hugo leads clubs, and you have none: then you must ruff, that is, play a trump. The small one "
                "is enough."
            ),
            _text("The King would win as well, but it is the highest trump. Keep it: the Nine does the same here."),
        ),
        Act(
            "play Kh",
            _text(
                "Any trump beats every card of another suit. Now lead the King of trumps: it takes Hugo’s last trump."
            ),
            _text("Hugo has no spades left and still a trump, which would ruff your Jack. First take that trump."),
        ),
        Others(("1 play 10h",)),
        Act(
            "play Js",
            _text("Three tricks: the point is yours. Play your last card."),
            _text("It is your last card."),
        ),
        Others(("1 play 7c",)),
        Read(
            _text(
                "Four tricks are worth no more than three: one point. Only all five are worth more, as you see next."
            ),
            Anchor.STATUS,
        ),
        Others((whole_deal(PACK_32, ("Ks 9s Kd Kc Qc", "9h Qs Jc 10c 8h"), "7s"), "1 keep")),
        Act(
            "keep",
            _text("Spades are trumps. Two trumps and three high cards: with this hand you can make all five tricks."),
            _text("Giving up would cost a point, and this hand may bring two."),
            at=Anchor.BUTTONS,
        ),
        Others(("1 play 9h",)),
        Act(
            "play 9s",
            _text("Hugo leads a heart. You have none, so you must ruff: with the Nine."),
            _text("With the King gone, Hugo’s Queen would be the highest trump, and the vole would be lost."),
        ),
        Act(
            "play Ks",
            _text("Now take Hugo’s trump with the King, before it can ruff one of your good cards."),
            _text("Hugo may have none of that suit, and would ruff with a trump. First take that trump."),
        ),
        Others(("1 play Qs",)),
        Act(
            "play Kd",
            _text("No trump is left against you. The King of diamonds cannot be beaten now."),
            _text("That wins as well, but let the single King go first: keep your clubs together for the end."),
        ),
        Others(("1 play 8h",)),
        Act(
            "play Kc",
            _text("Then the King of clubs: the highest card first."),
            _text("The Queen wins only if nobody else has the King. You have it: play it first, to be sure."),
        ),
        Others(("1 play 10c",)),
        Act("play Qc", _text("And the last card, for the fifth trick."), _text("It is your last card.")),
        Others(("1 play Jc",)),
        Read(
            _text(
                "All five tricks: the vole, two points. Four or six can also play in teams, and partners see each "
                "other’s cards."
            ),
            Anchor.STATUS,
        ),
    ),
)
"""Learner and Hugo, two deals."""
