"""The sentences of Trut that stand by themselves, by code."""

from typing import Final

from ludo.engine.refusals import Refusal
from ludo.ui.games.trut.principles import PRINCIPLES
from ludo.ui.i18n import plurals, texts, translate
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import told
from ludo.ui.wording.sentences import Sentences

_text = texts("Trut")
_key = texts("Trut keys")
_plural = plurals("Trut")


def _untrue(refusal: Refusal, names: Names) -> str:
    if refusal.details.get("call") == "brelan":
        return translate("Trut", "You do not hold three of a kind.")
    return translate("Trut", "You do not hold two alike and an odd one.")


SENTENCES: Final = Sentences(
    speeches={
        "trut": _text("Je trute!"),
        "deux_pareilles": _text("Two alike and an odd one!"),
        "brelan": _text("Three of a kind!"),
        "follow": _text("I follow."),
        "fold": _text("I fold."),
        "go": _text("I go!"),
        "no_go": _text("I do not go."),
    },
    keys={
        "trut": _key("T"),
        "deux_pareilles": _key("P"),
        "brelan": _key("B"),
        "follow": _key("F"),
        "fold": _key("N"),
        "go": _key("G"),
        "no_go": _key("N"),
    },
    labels={
        "trut": _text("Je trute"),
        "deux_pareilles": _text("Two alike and an odd one"),
        "brelan": _text("Three of a kind"),
        "follow": _text("Follow: a trut is at stake"),
        "go": _text("Go: a point is at stake"),
    },
    hints={
        "trut": _text(
            "Raise this deal to a trut. If nobody follows, your side marks a point and the "
            "deal is over; if they follow, whoever wins it marks a trut. Once a deal."
        ),
        "deux_pareilles": _text(
            "Trut by announcing that you hold two cards of one rank and an odd one (deux pareilles et une "
            "fausse). Only before the first card."
        ),
        "brelan": _text("Trut by announcing that you hold three of a kind (brelan). Only before the first card."),
        "follow": _text("Take the challenge up. Whoever wins the deal marks a trut, and the others lose their points."),
        "fold": _text("Decline. If your whole side declines, the deal is over and the truter’s side marks a point."),
        "go": _text("The deal is played, everybody takes up their cards, and nobody can decline or trut."),
        "no_go": _text("The cards go back unseen, and the others mark a point."),
    },
    certain={
        "takes": _text("It makes the trick."),
        "loses": _text("It cannot make this trick."),
        "rots": _text("The trick is rotten: nobody makes it."),
        "level": _text("It is as high as the best card: at most the trick is rotten."),
        "unbeaten": _text("No card that is out beats it or rots the trick."),
    },
    certain_counts={
        "rotten-by": _plural("No card that is out beats it; %n can rot the trick."),
        "beaten-by": _plural("%n of the {all} cards that you cannot see beat(s) it."),
    },
    refusals={
        "trut-fortial": told(_text("Nobody truts in a fortial deal: it is for a trut already.")),
        "trut-already": told(
            _text("{name} has truted already: there is one trut a deal."),
            _text("You have truted already: there is one trut a deal."),
        ),
        "trut-in-trick": told(_text("At this table one truts between two tricks only.")),
        "trut-own-turn": told(_text("At this table one truts on one’s own turn only.")),
        "trut-no-cards": told(_text("Only a player who still holds a card can trut.")),
        "announce-off": told(_text("This table plays without announcements.")),
        "announce-late": told(_text("Announcements are made before the first card is laid.")),
        "announce-untrue": _untrue,
    },
    places={"rotten": _text("{card}, in a rotten trick")},
    level_texts={
        "debutant": _text(
            "Timid: folds nearly always, truts with a strong hand only, and lays the highest card first."
        ),
        "amateur": _text("Bold: follows with a fair hand, bluffs now and then, and never looks at the score."),
        "fort": _text(
            "With two players: calls and bluffs by a computed strategy, as if the partie had just "
            "begun, and would rather see the cards than fold. With four: by rules of thumb."
        ),
        "expert": _text(
            "With two players: calls, follows and bluffs by a computed strategy that minds the "
            "score. With four: by measured odds and by what scores are worth."
        ),
    },
    principles=PRINCIPLES,
    depends={
        "trut": (
            _text(
                "Against somebody who answers like the Expert a trut is better; against an Amateur, who folds less "
                "often, it is not."
            ),
            _text(
                "Against somebody who answers like the Expert it is better not to trut; against an Amateur a trut is "
                "better."
            ),
        )
    },
)
