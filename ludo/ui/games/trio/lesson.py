"""The lesson of Trio: a contract opened with a wild, a card laid off, and the discard that ends the deal."""

from typing import Final

from ludo.engine.cards import PACK_52, write_cards
from ludo.engine.places import DISCARD_PILE, STOCK
from ludo.ui.games.guide import Anchor
from ludo.ui.games.lesson import Act, Lesson, Others, Read, whole_deal
from ludo.ui.games.trio.guide import ladder, own_plot
from ludo.ui.i18n import texts

_text = texts("Trio lesson")

_PACK: Final = (*PACK_52, *PACK_52)
_SEEK: Final = "Jc " + write_cards([*PACK_52[:9], *PACK_52[10:], *PACK_52])
"""The first Jack, which makes a dealer, falls to the last seat at once."""


LESSON: Final = Lesson(
    minutes=5,
    options={},
    others=2,
    opening=("luck lot:1", f"luck shuffle:{_SEEK}"),
    parts=(
        Read(
            _text(
                "In Trio you want to be the first at the top: the seventh contract. A contract says which cards one "
                "has to lay, and each deal brings you one further at most. The first asks for two threes of a kind: "
                "twice three cards of one rank."
            ),
            ladder,
        ),
        Others(
            (
                whole_deal(
                    _PACK,
                    (
                        "Kh Kd 2c 7h 7d 7s 4s 5s 6s 9c 9d Jh 3c",
                        "Ah Ad Ks Qc Qs 10h 10s 8s 6c 6d 5h 4c 3h",
                        "Jc Jd Js 8c 8d 8h Ac 10d 6h 5d 3s Qs 9s",
                    ),
                    "10c Qd 4d 3d 9h",
                    ":",
                ),
            )
        ),
        Read(
            _text(
                "Your thirteen cards. The Sevens are three of a kind. Of Kings you have only two, but the Two is wild: "
                "it stands for the third King."
            ),
            Anchor.HAND,
        ),
        Act(
            "draw_talon",
            _text("Each turn begins with a card: take the unknown one from the stock, the pile that lies face down."),
            _text("The open Ten fits nothing you hold. An unknown card at least may."),
            at=STOCK,
        ),
        Act(
            "open:7d 7h 7s / Kd Kh 2c=K",
            _text(
                "Now open: pull the three Sevens into one tray, both Kings and the Two into the other, and press Open. "
                "Clicking a card and then a tray does the same."
            ),
            _text("Lay these six cards: the Sevens in one tray, the two Kings with the Two in the other."),
            {
                "discard": _text("If you throw, your turn ends, and your contract stays in your hand. Open first."),
                "open": _text("That would do too, but then two Kings stay in your hand, which count ten each."),
            },
            at=own_plot,
            heard=_text(
                "Now open: bring the three Sevens into one tray, both Kings and the Two into the other, and press "
                "Open. Enter picks a card up, the arrows lead to a tray, and Enter lays it there."
            ),
        ),
        Act(
            "discard:Qd",
            _text(
                "Opened: the contract is fulfilled, whatever happens now. A discard, a card that you throw, ends your "
                "turn: throw the Queen, which fits nothing and would cost ten points."
            ),
            _text(
                "You need that card: Four, Five and Six of spades go together, the Nines may become three of a kind, "
                "the Jack has a use."
            ),
            {"discard:3": _text("The Three fits nothing either, but it costs five points and the Queen ten.")},
            at=DISCARD_PILE,
        ),
        Others(
            (
                "1 draw_talon",
                "1 discard:Ks",
                "2 draw_talon",
                "2 open:8c 8d 8h / Jc Jd Js",
                "2 discard:Ac",
            )
        ),
        Read(
            _text(
                "Inès has opened as well, with Jacks and Eights. From your next turn on you may lay cards to what lies "
                "there, on both sides, and lay new combinations."
            ),
        ),
        Act(
            "draw_talon",
            _text("Take a card from the stock again."),
            _text("Whoever has opened takes the open card only if they can finish with it."),
            at=STOCK,
        ),
        Act(
            "meld:tierce:4s 5s 6s",
            _text("A Nine: now everything fits. First lay the run, cards of one suit that follow on: Four, Five, Six."),
            _text(
                "That comes in a moment. First the run of spades, then the Nines, then the Jack, and last the Three."
            ),
            {
                "discard": _text(
                    "A discard ends your turn, and all you still hold counts against you. Lay down what fits first."
                )
            },
            at=own_plot,
        ),
        Act(
            "meld:brelan:9c 9d 9h",
            _text("Then the three Nines."),
            _text("That comes in a moment: first the Nines."),
            {"discard": _text("The Nines would stay in your hand and count against you. Lay them first.")},
            at=own_plot,
        ),
        Act(
            "layoff:Jh:3:set",
            _text("Two cards are left. Lay the Jack to the three Jacks of Inès: that makes four of a kind."),
            _text("If you throw now, one card is left and the deal goes on. First lay the Jack off."),
        ),
        Act(
            "discard:3c",
            _text("The last card: throw it on the pile, and the deal is over."),
            _text("It is your last card: throw it on the pile."),
            at=DISCARD_PILE,
        ),
        Read(
            _text(
                "You have no card left. What the others hold counts against them. You and Inès go on to contract 2, "
                "and Hugo, who has not opened, tries the first again."
            ),
            Anchor.STATUS,
        ),
    ),
)
"""Learner, Hugo and Inès: one deal with the first contract."""
