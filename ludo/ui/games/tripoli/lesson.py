"""The lesson of Tripoli: an auction worth its price, the poker, and a run that a missing card ends."""

from typing import Final

from ludo.ui.games.guide import Anchor
from ludo.ui.games.lesson import Act, Lesson, Others, Read
from ludo.ui.games.tripoli.guide import board, strip
from ludo.ui.i18n import texts

_text = texts("Tripoli lesson")

_POOR: Final = "2s 5s 9s Js 3c 6c 10c 4d 9d 10d 2h 5h 8h"
_HUGO: Final = "2c 8c Jc Kc 2d 5d Jd 3h 6h Ah 10h 7s Qs"
_INES: Final = "7c Qc Ac 3d 6d 4h 7h 9h Jh 8s 10s Ks As"
_SPARE: Final = "Kh Qh Ad Kd Qd 8d 7d 4c 5c 3s 4s 9c 6s"


LESSON: Final = Lesson(
    minutes=5,
    options={"first_dealer": "random"},
    others=2,
    opening=("luck lot 1",),
    parts=(
        Read(
            _text(
                "In Tripoli you want chips: everybody has put one on each space of the board. Some go to whoever holds "
                "the cards that stand there, the pay cards, some to the best poker hand, and the last to whoever is "
                "first without cards."
            ),
            board,
        ),
        Others((f"luck deal {_POOR} / {_HUGO} / {_INES} / {_SPARE}", "1 auction", "2 bid 1")),
        Read(
            _text(
                "Your hand holds no pay card, and nothing above a Jack. But one hand was dealt to nobody, the spare "
                "hand: Hugo sells it, unseen, to whoever offers most, and Inès bids, that is, offers, one chip."
            ),
            strip,
        ),
        Act(
            "bid 2",
            _text(
                "Each space holds three chips, and your own hand wins none of them. For two chips an unknown hand is "
                "worth it: bid 2."
            ),
            _text("Two chips are enough here: whoever bids more than needed only pays more."),
            {"pass": _text("Then Inès has the hand for one chip, and you keep cards that win nothing.")},
            at=Anchor.BUTTONS,
        ),
        Others(("2 pass",)),
        Read(
            _text(
                "It is yours. With King and Queen of hearts you have taken three spaces at once, nine chips for "
                "the price "
                "of two. Your old cards lie aside now: nobody plays with them, and only you know them."
            ),
            board,
        ),
        Others(("2 select Jh 8s 10s Ks As",)),
        Act(
            "select 7d 8d Qd Kd Ad",
            _text(
                "Now the poker. Put your five diamonds into the frame: all of one suit, a flush. Then press the button."
            ),
            _text(
                "Five diamonds are a flush, and only a full house or better beats it. Take Ace to Seven of diamonds."
            ),
        ),
        Others(("1 select Jc Kc Jd 10h Ah", "2 check")),
        Act(
            "bet 2",
            _text("Inès checks, that is, bets nothing. A flush is worth a bet: put two chips into the pot."),
            _text("Two chips do here: with more both might give up, and you win only what lies there already."),
            {"check": _text("If all check, your flush wins no more than the three chips that lie in the pot.")},
            at=Anchor.BUTTONS,
        ),
        Others(("1 call", "2 fold")),
        Read(
            _text(
                "Your flush beats two Jacks: the pot is yours, and all cards go back to their hands. Whoever won the "
                "poker leads in the last stage, that is, lays the first card."
            ),
            Anchor.STATUS,
        ),
        Act(
            "play 4c",
            _text(
                "Now be the first without cards. You lead the lowest card of a suit, then whoever holds the next one "
                "lays it, and so on: that is a run. Take the Four of clubs."
            ),
            _text("Begin with clubs: you know where their run ends, and it leaves you the lead."),
            {
                "play Q": _text(
                    "After the Queen and your King comes the Ace of hearts, which Hugo holds, and then Hugo leads."
                ),
                "play 7": _text("Diamonds can wait: let us begin with clubs."),
                "play 3": _text("Spades can wait: let us begin with clubs."),
            },
        ),
        Read(
            _text(
                "Your Five followed by itself. But the Six of clubs lay in the hand that you gave away: nobody has it, "
                "so the run ends. Whoever laid the last card leads again, in another suit: you."
            ),
            strip,
        ),
        Act(
            "play 3s",
            _text("The Five of spades lies aside as well. Lead the Three of spades: the run ends with your Four."),
            _text("Take the spades: their Five is missing, so you keep the lead once more."),
            {
                "play Q": _text("After Queen and King comes the Ace of hearts, and with it Hugo would lead."),
            },
        ),
        Read(
            _text(
                "Again the run has ended with you, and you lead once more: what you know of your old hand is "
                "worth as much "
                "as the chips."
            ),
            strip,
        ),
        Act(
            "play 7d",
            _text("Now the diamonds: Seven and Eight are yours, and the Nine lies aside."),
            _text("Diamonds end with your Eight: the lead stays with you."),
        ),
        Read(
            _text(
                "It goes on like this until somebody is out of cards: they take the kitty, the space for that, and a "
                "chip for each card that the others still hold. What nobody wins stays on the board."
            ),
            board,
        ),
    ),
)
"""Learner, Hugo and Inès: one deal, up to the second run."""
