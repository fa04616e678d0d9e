"""The words of a game: what every game has to say, and what all of them share."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ludo.engine.actions import Action, Discard, Play, Say
from ludo.engine.cards import Card
from ludo.engine.certain import Certain
from ludo.engine.drafts import Draft, Missing
from ludo.engine.events import Event, Said
from ludo.engine.places import Place, Seat, hand, purse
from ludo.engine.refusals import Refusal
from ludo.engine.views import AnyView
from ludo.session.record import EventBatch
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.wording.aids import Aid
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.moments import Moment
from ludo.ui.wording.names import Names, elided
from ludo.ui.wording.readouts import hand_text, others_text, score_text, table_text
from ludo.ui.wording.refusals import SHARED_REFUSALS
from ludo.ui.wording.sentences import Sentences
from ludo.ui.wording.sheets import Sheet
from ludo.ui.wording.summary import Summary
from ludo.ui.wording.values import gain_text
from ludo.ui.wording.where import Where, usual_place

_text = texts("Draft")
_card_text = texts("Cards")
_levels_text = texts("Levels")

_SHARED_PLACES: Final[Mapping[str, Text]] = {
    "trick": _card_text("{card}, in the trick"),
    "taken": _card_text("{card}, in a trick that was made"),
    "stock": _card_text("The pack, face down"),
    "box": _card_text("The pack, face down"),
}
"""Where a card lies, by kind of place."""

_SHARED_PLACE_TITLES: Final[Mapping[str, Text]] = {
    "trick": _text("The trick"),
    "stock": _text("The stock"),
    "discard": _text("The discard pile"),
}
"""What places are called to which something can be brought, by kind."""

_SHARED_LEVEL_TEXTS: Final[Mapping[str, Text]] = {
    "random": _levels_text("Does whatever the rules allow, without a thought."),
    "simple": _levels_text("Plays by rules of thumb."),
}
"""How the levels play that every game has."""

MOST_SAID: Final = 5
"""Hands of more cards are not said by themselves."""


class GameWords(ABC):
    """All sentences of one game: codes of the engine in, the current language out."""

    sentences: ClassVar[Sentences] = Sentences()
    """Those that stand by themselves."""
    free_words: ClassVar[frozenset[str]] = frozenset()
    """Said acts that cost neither chips nor points nor the deal, so that Enter may do them."""
    asks_with_result: ClassVar[bool] = False
    """Does the line that shows how a deal ended also ask how to go on? Nothing else is asked before, then."""

    def level_text(self, level: str | None) -> str:
        """Return how a computer player of a level plays; empty for a person."""
        text = None if level is None else self.sentences.level_texts.get(level) or _SHARED_LEVEL_TEXTS.get(level)
        return "" if text is None else text()

    standing_has_gains: ClassVar[bool] = False
    """Does the standing after a deal say what the chips won and lost say, too?"""

    def speech(self, code: str) -> str:
        """Return what is said at the table, as a bubble shows it."""
        speeches = self.sentences.speeches
        return speeches[code]() if code in speeches else code

    def said_text(self, said: Said) -> str:
        """Return what a seat says, as a bubble shows it; a game whose acts name amounts says them."""
        return self.speech(said.code)

    def run_card(self, event: Event) -> tuple[Seat, Card] | None:
        """Return who lays which card of a run by this event: cards that one lays in a row are said together."""
        return None

    def run_end_text(self, event: Event, before: AnyView) -> str:
        """Return in few words why a run ends by this event, to be said with its last cards; empty if it does not."""
        return ""

    @abstractmethod
    def event_text(self, event: Event, names: Names) -> str | None:
        """Return a line of the journal, None for what needs none."""

    def event_texts(self, events: Sequence[Event], before: AnyView, names: Names) -> list[str | None]:
        """Return the line of the journal for each event of one action, None for what needs none.

        `before` is the view before the action. A game that says why (which card beat which, what was paid for) reads
        it from the whole action here; what one line has told is not told again by another.
        """
        return [self.event_text(event, names) for event in events]

    def scores(self, view: AnyView, names: Names) -> Sequence[tuple[str, float]]:
        """Return who scores what, for the curve of the partie: sides or players by name. Without points: the chips."""
        return [(names.of(seat), view.chips.get(purse(seat), 0)) for seat in range(view.options.players)]

    def score_words(self, score: float, view: AnyView) -> str:
        """Return one of these scores, as the curve names it."""
        return (f"{score:.0f}" if score == int(score) else f"{score:.1f}").replace("-", "−")

    def gain_text(self, gain: float, view: AnyView) -> str:
        """Return by how much one of these scores grew in a deal."""
        return gain_text("chips", gain)

    def hand_text(self, view: AnyView, names: Names) -> str:
        """Return the own hand in a sentence, for a key and when it has been dealt; then hands that lie open."""
        return " ".join(filter(None, (self.own_hand_text(view, names), self.others_text(view, names))))

    def hand_readout(self, view: AnyView, names: Names) -> str:
        """Return what the key for the hand reads: the hands that can be seen, and what the aid says of this one.

        A view is read as one's own where sentences address its seat, else every hand has its name.
        """
        if names.you is None:
            seen = view._replace(seat=None)
            text = self.others_text(seen, names) or translate("Readouts", "Nobody’s cards are shown.")
        else:
            text = self.hand_text(view, names)
        aid = self.aid(view)
        return " ".join(filter(None, (text, aid.spoken if aid is not None else "")))

    def own_hand_text(self, view: AnyView, names: Names) -> str:
        """Return the person's own hand in a sentence, in the order of the view: as it lies."""
        return hand_text(view)

    def others_text(self, view: AnyView, names: Names) -> str:
        """Return the hands of others that lie open to the person."""
        return others_text(view, names)

    def seat_text(self, view: AnyView, seat: Seat) -> str:
        """Return what is to be said of a player beside what their plate shows; empty where that is nothing."""
        return ""

    def end_text(self, view: AnyView, names: Names) -> str:
        """Return the hands of others that were laid open at the end of a deal; large ones only a key reads."""
        most = max((len(faces) for place, faces in view.zones.items() if place.kind == "hand"), default=0)
        return self.others_text(view, names) if most <= MOST_SAID else ""

    def sorted_hand(self, view: AnyView) -> Sequence[Card]:
        """Return the cards that the view's seat knows of its own hand, in the order in which they are read out."""
        return () if view.seat is None else view.known(hand(view.seat))

    def table_text(self, view: AnyView, names: Names) -> str:
        """Return what lies open on the table in a sentence or two: the trick and who laid which card, piles, melds."""
        return table_text(view, lambda place: self.place_title(place, names.names))

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return how the partie stands in a sentence or two; `batches` is all that has happened so far."""
        return score_text(self.score_sheet(batches, names))

    def standing_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return how the partie stands once a deal has ended, in one sentence; empty where its last line says so."""
        return self.score_text(view, batches, names)

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        """Return the text of a button: the act and what it costs; empty for an act that has no button."""
        return _by_word(self.sentences.labels, action)

    def act_text(self, action: Action, view: AnyView, names: Names) -> str:
        """Return an act in words where acts are listed: as its button says it, else by its cards."""
        label = self.action_label(action, view, names)
        if label:
            return label
        match action:
            case Play(card):
                return translate("Acts", "Play {card}").format(card=card_name(card))
            case Discard(card):
                return translate("Acts", "Throw {card}").format(card=card_name(card))
        return " ".join((action.verb, action.arguments()))

    def offer_text(self, action: Action, view: AnyView, names: Names) -> str:
        """Return the text of a button for an act that needs no composing."""
        return self.action_label(action, view, names)

    def series_text(self, actions: Sequence[Action]) -> str:
        """Return the text of a button that does these acts, one after the other; empty where there is none."""
        return ""

    def answer_text(self, action: Action, view: AnyView, names: Names) -> str:
        """Return an act within a sentence that lists the answers to a question."""
        return self.action_label(action, view, names)

    has_tricks: ClassVar[bool] = False
    """Are there tricks, of which the last one can be looked at?"""

    def ended_unplayed(self, how: str) -> bool:
        """Return whether a deal that ended so was decided without its cards, which all may agree to look at."""
        return False

    strongest: ClassVar[int] = -1
    """How strong the strongest cards are, where a game has an order of all ranks."""

    def strength_name(self, strength: int) -> str:
        """Return what cards are called that are so strong, where a game has an order of all ranks (0: the weakest)."""
        return ""

    def certain_text(self, found: Certain) -> str:
        """Return what is certain of an act, as a sentence."""
        counted = self.sentences.certain_counts.get(found.code)
        text = self.sentences.certain[found.code]() if counted is None else counted(found.number)
        card = card_name(found.card) if found.card >= 0 else ""
        return text.format(card=card, all=found.of, value=self.value_text(found.value))

    def value_text(self, value: float) -> str:
        """Return what a hand is worth, in words."""
        return str(value)

    def makes_no_difference(self, action: Action) -> bool:
        """Return whether all answers to its question are as good as Ludo can measure: who deals, in which packets."""
        return False

    def meant_cards(self, action: Action) -> tuple[Card, ...]:
        """Return the cards of the hand that an act is done with."""
        return (action.card,) if isinstance(action, Play | Discard) else ()

    def where_to_look(self, view: AnyView, names: Names) -> Where:
        """Return where to look before one decides: the first step of a hint, which gives no act away."""
        return usual_place(view, names)

    def taught(self, view: AnyView) -> Action | None:
        """Return an act of the kind that the lesson does with such a hand; None where it shows none."""
        return None

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        """Return what an act means, in a sentence or two."""
        return _by_word(self.sentences.hints, action)

    def draft_question(self, draft: Draft) -> str:
        """Return what a draft asks that a button has opened; empty if it asks what the table asks."""
        return ""

    def ready_text(self, draft: Draft, view: AnyView) -> str:
        """Return what cards that are laid out would be, once they are complete; empty where a button says enough."""
        return ""

    def waste_text(self, action: Action, view: AnyView) -> str:
        """Return why an act is worth less than another that the same cards allow; empty where none is."""
        return ""

    def amount_shortcuts(self, view: AnyView) -> Sequence[tuple[str, int | None]]:
        """Return amounts that one press chooses, each with its words; None: the highest that is possible."""
        return ()

    def is_free(self, action: Action) -> bool:
        """Return whether an act costs nothing, so that it may be what Enter does."""
        return isinstance(action, Say) and action.word in self.free_words

    def action_key(self, action: Action) -> str:
        """Return the letter of an act, empty if it has none."""
        return _by_word(self.sentences.keys, action)

    @abstractmethod
    def status(self, view: AnyView, names: Names) -> StatusText:
        """Return what is going on, for the line above the hand."""

    @abstractmethod
    def progress(self, view: AnyView) -> str:
        """Return where in the partie one is, for the bar on top."""

    @abstractmethod
    def score_sheet(self, batches: Sequence[EventBatch], names: Names) -> Sheet:
        """Return the score sheet of what happened so far."""

    def deal_summary(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> Summary | None:
        """Return what was paid in a deal that has ended, by what was told since it began; None where a line says it."""
        return None

    def aid(self, view: AnyView) -> Aid | None:
        """Return what helps to judge a hand at the table, such as the order of the ranks; None where nothing does."""
        return None

    def moment(self, event: Event, before: AnyView, names: Names) -> Moment | None:
        """Return the big moment that an event is, None for what is not that big; `before`: the view before it."""
        return None

    def refusal_text(self, refusal: Refusal, names: Names) -> str:
        """Return why something is refused; it names the rule."""
        sentence = self.sentences.refusals.get(refusal.code) or SHARED_REFUSALS.get(refusal.code)
        return translate("Refusals", "That is not possible now.") if sentence is None else sentence(refusal, names)

    def missing_text(self, missing: Missing, names: Names) -> str:
        """Return what a draft still lacks."""
        sentence = self.sentences.missing.get(missing.code)
        return translate("Draft", "Something is still missing.") if sentence is None else sentence(missing, names)

    def tray_title(self, code: str) -> str:
        """Return what a tray of a draft is for."""
        title = self.sentences.trays.get(code)
        return translate("Draft", "Cards") if title is None else title()

    def place_title(self, place: Place, names: Sequence[str]) -> str:
        """Return what a place is called to which something can be brought."""
        if place.kind == "hand" and 0 <= place.owner < len(names):
            return elided(translate("Draft", "Hand of {name}"), name=names[place.owner])
        title = self.sentences.place_titles.get(place.kind) or _SHARED_PLACE_TITLES.get(place.kind)
        return translate("Draft", "Here") if title is None else title()

    def target_title(self, view: AnyView, place: Place, names: Names) -> str:
        """Return what a place is called to which something can be brought, as it is now."""
        return self.place_title(place, names.names)

    def laid_by(self, view: AnyView, place: Place, number: int) -> Seat | None:
        """Return who laid a card of a trick (`number` from 0, in the order of the view); None where nobody did."""
        return None

    def card_title(
        self, face: Card | None, place: Place, names: Sequence[str], playable: bool, laid_by: str = ""
    ) -> str:
        """Return what assistive technology calls a card: its name, where it lies, whether it can be played."""
        title = self._card_where_it_lies(face, place, names, laid_by)
        return translate("Cards", "{card}, playable").format(card=title) if playable else title

    def _card_where_it_lies(self, face: Card | None, place: Place, names: Sequence[str], laid_by: str) -> str:
        name = translate("Cards", "Card face down") if face is None else card_name(face)
        if place.kind == "hand":
            if face is None and 0 <= place.owner < len(names):
                return elided(translate("Cards", "Card of {name}, face down"), name=names[place.owner])
            return name
        if laid_by:
            return translate("Cards", "{card}, laid by {name}").format(card=name, name=laid_by)
        where = self.sentences.places.get(place.kind) or _SHARED_PLACES.get(place.kind)
        return name if where is None else where().format(card=name)


def _by_word(texts: Mapping[str, Text], action: Action) -> str:
    """Return the text of a said act; empty where there is none, and of other acts."""
    return texts[action.word]() if isinstance(action, Say) and action.word in texts else ""
