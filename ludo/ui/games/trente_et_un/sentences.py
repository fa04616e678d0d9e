"""The sentences of Trente-et-un that stand by themselves, by code."""

from typing import Final

from ludo.ui.games.trente_et_un.principles import PRINCIPLES
from ludo.ui.i18n import texts
from ludo.ui.wording.refusals import told
from ludo.ui.wording.sentences import Sentences

_text = texts("Trente-et-un")
_key = texts("Trente-et-un keys")


SENTENCES: Final = Sentences(
    speeches={
        "draw_talon": _text("Take from the stock"),
        "draw_discard": _text("Take from the discard pile"),
        "knock": _text("I knock!"),
        "end_turn": _text("I do not knock."),
        "dealer_keep": _text("I keep them."),
        "dealer_refuse": _text("Not these three."),
        "pass": _text("I pass."),
        "push": _text("I push."),
        "fire": _text("Fire!"),
        "swap_all": _text("Exchange all three"),
        "thirty_one": _text("Thirty-one!"),
    },
    keys={
        "draw_talon": _key("S"),
        "draw_discard": _key("D"),
        "knock": _key("K"),
        "end_turn": _key("N"),
        "dealer_keep": _key("G"),
        "dealer_refuse": _key("R"),
        "pass": _key("P"),
        "push": _key("U"),
        "swap_all": _key("A"),
    },
    labels={
        "draw_talon": _text("From the stock"),
        "knock": _text("Knock: one more turn for the others"),
        "end_turn": _text("Do not knock"),
        "dealer_keep": _text("Keep these three"),
        "dealer_refuse": _text("Lay them in the middle"),
        "pass": _text("Pass: keep your cards"),
        "push": _text("Push: stay in the deal"),
    },
    hints={
        "draw_talon": _text("Take the top card of the stock, unseen by the others."),
        "draw_discard": _text("Take the card that lies open on the discard pile."),
        "knock": _text("Your three cards are final. Everybody else has one more turn, then hands are compared."),
        "end_turn": _text("The turn passes on."),
        "dealer_keep": _text("These three are your hand; the next three are laid open in the middle."),
        "dealer_refuse": _text("These three are laid open in the middle; the next three are your hand, unseen."),
        "pass": _text("Keep your cards as they are."),
        "push": _text(
            "Do nothing in this turn. When all have pushed one after the other, three new cards come into the middle."
        ),
        "swap_all": _text("Your three cards for the three in the middle. After that you may exchange nothing more."),
    },
    certain={
        "thirty-one": _text("Thirty-one: everybody else loses a life at once."),
        "stops": _text("Thirty-one: the deal stops at once."),
        "least": _text("You can keep the {value} that you have: the card drawn may be thrown."),
        "reaches": _text("With the {card} your hand is worth {value} at best."),
        "final": _text("Your {value} is final."),
        "worth": _text("Your hand is then worth {value}."),
    },
    refusals={
        "draw-first": told(_text("First take a card: the top one of the stock or of the discard pile.")),
        "discard-first": told(_text("You have drawn: first throw a card, so that you hold three again.")),
        "taken-stays": told(
            _text("A card taken from the discard pile stays in the hand for this turn: throw another one.")
        ),
        "swapped-all": told(_text("You have exchanged all three cards in this deal: you can only pass now.")),
        "not-on-table": told(_text("You exchange with one of the three cards in the middle.")),
        "knocked": told(_text("{name} has knocked already: in the last round nobody else knocks.")),
        "closed": told(_text("{name} has passed already: in the last round nobody pushes.")),
        "close-first-round": told(_text("At this table nobody passes in the first turn of a deal.")),
        "knock-after-discard": told(_text("At this table one knocks after throwing a card.")),
        "knock-first-round": told(_text("At this table one may knock only after everybody has had a turn.")),
    },
    places={
        "stock": _text("The stock, face down"),
        "discard": _text("{card}, on the discard pile"),
        "table": _text("{card}, in the middle"),
        "laid_aside": _text("{card}, laid aside"),
        "packet": _text("{card}, of the first three cards"),
    },
    place_titles={
        "table": _text("The middle of the table"),
        "laid_aside": _text("Laid aside in this deal"),
    },
    level_texts={
        "debutant": _text(
            "Looks at its own cards only; knocks much too soon, or exchanging with the middle closes much too late."
        ),
        "amateur": _text(
            "Looks at its own cards only; knocks a little too soon, or exchanging with the middle closes "
            "a little too late."
        ),
        "fort": _text("Imagines what the others hold by what each did last, and plays every choice out in its head."),
        "expert": _text(
            "Knows what each hand is worth in each round, and waits for whoever knocks too soon; "
            "exchanging with the middle imagines many hands that fit what the others took and threw."
        ),
    },
    principles=PRINCIPLES,
)
