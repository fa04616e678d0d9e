"""The sentences of Triomphe that stand by themselves, by code."""

from typing import Final

from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.refusals import counted, told
from ludo.ui.wording.sentences import Sentences

_text = texts("Triomphe")
_key = texts("Triomphe keys")
_plural = plurals("Triomphe")


SENTENCES: Final = Sentences(
    speeches={
        "concede": _text("I give the deal up."),
        "keep": _text("I play."),
        "accept": _text("Accepted."),
        "refuse": _text("I refuse: all five for me!"),
        "no_pillage": _text("I leave it."),
        "3-2": _text("Three, then two."),
        "2-3": _text("Two, then three."),
        "dealer": _text("You shall deal."),
        "stake": _text("Another stake!"),
    },
    keys={
        "concede": _key("G"),
        "keep": _key("P"),
        "accept": _key("A"),
        "refuse": _key("R"),
        "no_pillage": _key("L"),
        "3-2": _key("H"),
        "2-3": _key("W"),
    },
    labels={
        "concede": _text("Give up: a point for {name}"),
        "keep": _text("Play"),
        "accept": _text("Accept: a point"),
        "refuse": _text("Refuse: all five tricks, or two points for {name}"),
        "no_pillage": _text("Leave it"),
        "3-2": _text("Three, then two"),
        "2-3": _text("Two, then three"),
    },
    hints={
        "concede": _text(
            "Offer the deal to the others for one point. If they refuse they need all five tricks, "
            "else your side marks two points. Once a deal."
        ),
        "keep": _text("Do not give the deal up."),
        "accept": _text("Mark one point; no card is played."),
        "refuse": _text("Go for the vole: all five tricks are two points for you; one less, and the others get two."),
        "no_pillage": _text("The plunder ends here; the card stays on the table."),
        "3-2": _text("Everybody gets five cards in two rounds."),
        "2-3": _text("Everybody gets five cards in two rounds."),
    },
    certain={
        "fault": _text("It is a fault."),
        "only": _text("No other card may be laid."),
        "takes": _text("It takes the trick."),
        "loses": _text("It cannot take this trick."),
        "unbeaten": _text("No card that is out beats it."),
        "open-hand": _text("A hand that lies open can beat it."),
        "taken": _text("You get the {card} for it."),
    },
    certain_counts={
        "beaten-by": _plural("%n of the {all} cards that you cannot see beat(s) it."),
    },
    refusals={
        "must-follow": told(_text("You hold {suit}: you must follow suit (fournir).")),
        "must-ruff": told(_text("You cannot follow, so you must play a trump (couper): {suit}.")),
        "must-beat": told(
            _text("You can beat {name}’s card, so you must (surmonter)."),
            _text("You can play higher, so you must (surmonter)."),
        ),
        "must-pillage": told(_text("At this table whoever may plunder must take every trump that is turned.")),
        "keep-the-ace": told(
            _text("The ace of trumps, by which you plunder, stays in your hand: give up another card.")
        ),
        "concede-off": told(_text("At this table a deal is not given up between two cards.")),
        "concede-already": told(
            _text("{name} has offered this deal already: there is one offer a deal."),
            _text("You have offered this deal already: there is one offer a deal."),
        ),
        "concede-late": told(_text("A side has three tricks: it is too late to give the deal up.")),
        "refuse-no-vole": told(
            _text("The others have a trick already: the vole is impossible, so the offer must be accepted.")
        ),
        "stake-fixed": told(_text("The stake is fixed: another one is agreed only between two parties of a match.")),
        "stake-same": told(_text("That is the stake already.")),
        "stake-limits": counted(_plural("At most %n chip(s) can be staked."), "most"),
        "not-a-candidate": told(_text("The next dealer comes from another side: {names}.")),
        "draw-sizes": told(_text("Everybody who draws must get one card.")),
        "draw-cards": told(_text("Those cards cannot be drawn from the pack.")),
    },
    places={
        "turn_up": _text("{card}, the turn-up"),
        "turned": _text("{card}, turned from the stock"),
        "given": _text("{card}, given up"),
        "drawn": _text("{card}, drawn"),
    },
    place_titles={
        "turn_up": _text("The turn-up"),
        "turned": _text("The card on the stock"),
        "given": _text("The cards given up"),
    },
    level_texts={
        "debutant": _text(
            "Lays the best card if it may win, else the worst; never gives a deal up, and refuses no offer."
        ),
        "amateur": _text(
            "Counts what can still beat each card, gives poor deals up, and wins tricks as cheaply as possible."
        ),
        "fort": _text("Imagines some hands that the others may still hold, and plays them all out in its head."),
        "expert": _text(
            "Imagines many hands, believes those that fit what the others did, and plays them all out in its head."
        ),
    },
)
