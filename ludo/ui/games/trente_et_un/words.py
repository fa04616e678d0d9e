"""Trente-et-un in words. French terms are kept where English has none."""

from collections.abc import Sequence

from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.places import DISCARD_PILE, POT
from ludo.engine.views import AnyView
from ludo.games.trente_et_un.actions import DRAW_DISCARD, Swap
from ludo.games.trente_et_un.certain import gives_away
from ludo.games.trente_et_un.options import setting_of
from ludo.games.trente_et_un.rules import bound_card, may_close
from ludo.games.trente_et_un.view import TrenteEtUnFacts, trente_et_un_view
from ludo.session.record import EventBatch
from ludo.ui.games.trente_et_un import journal, moments, results, values, where
from ludo.ui.games.trente_et_un.sentences import SENTENCES
from ludo.ui.games.trente_et_un.values import own_worth, pot_text, value_text
from ludo.ui.i18n import full_stop, translate
from ludo.ui.wording.cards import card_name
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.values import gain_text


def _facts(view: AnyView) -> TrenteEtUnFacts:
    return trente_et_un_view(view).facts


def _is_36(view: AnyView) -> bool:
    return trente_et_un_view(view).options.variant == "schwimmen36"


class TrenteEtUnWords(GameWords):
    """See GameWords."""

    sentences = SENTENCES
    aid = staticmethod(values.value_aid)
    event_text = staticmethod(journal.event_text)
    event_texts = staticmethod(journal.event_texts)
    moment = staticmethod(moments.moment)
    others_text = staticmethod(values.others_text)
    score_sheet = staticmethod(results.score_sheet)
    value_text = staticmethod(values.value_text)
    where_to_look = staticmethod(where.where_to_look)
    taught = staticmethod(where.taught)

    def scores(self, view: AnyView, names: Names) -> Sequence[tuple[str, float]]:
        """Return the lives of everybody, or the chips where nobody has lives."""
        lives = trente_et_un_view(view).facts.lives
        return (
            [(names.of(seat), count) for seat, count in enumerate(lives)] if any(lives) else super().scores(view, names)
        )

    def gain_text(self, gain: float, view: AnyView) -> str:
        """Return lives, or chips where nobody has lives."""
        return gain_text("lives" if any(trente_et_un_view(view).facts.lives) else "chips", gain)

    def own_hand_text(self, view: AnyView, names: Names) -> str:
        """Return the own hand, and what it is worth."""
        value = own_worth(view)
        text = super().own_hand_text(view, names)
        if value is None:
            return text
        return text + " " + translate("Trente-et-un", "It is worth {value}.").format(value=value_text(value))

    def table_text(self, view: AnyView, names: Names) -> str:
        """Return what lies open in the middle, and the pot."""
        return " ".join((super().table_text(view, names), full_stop(pot_text(view.chips.get(POT, 0)))))

    def score_text(self, view: AnyView, batches: Sequence[EventBatch], names: Names) -> str:
        """Return the lives of everybody."""
        return results.score_text(view, names)

    def action_label(self, action: Action, view: AnyView, names: Names) -> str:
        label = self._label(action, view)
        if label and gives_away(trente_et_un_view(view), action):
            return translate("Trente-et-un", "{act}; it costs your last life").format(act=label)
        return label

    def _label(self, action: Action, view: AnyView) -> str:
        match action:
            case Say("draw_discard"):
                return card_name(view.known(DISCARD_PILE)[-1])
            case Say("pass") if _facts(view).closer < 0:
                return translate("Trente-et-un", "Pass: one more turn for the others")
            case Say(word):
                return self.sentences.labels[word]() if word in self.sentences.labels else self.speech(word)
        return ""

    def act_text(self, action: Action, view: AnyView, names: Names) -> str:
        if isinstance(action, Swap):
            text = translate("Trente-et-un", "Give {held} for {taken}")
            return text.format(held=card_name(action.held), taken=card_name(action.taken))
        if action == DRAW_DISCARD:
            return translate("Trente-et-un", "Take {card}").format(card=card_name(view.known(DISCARD_PILE)[-1]))
        return super().act_text(action, view, names)

    def meant_cards(self, action: Action) -> tuple[Card, ...]:
        """Return the card that is thrown or given away."""
        return (action.held,) if isinstance(action, Swap) else super().meant_cards(action)

    def action_hint(self, action: Action, view: AnyView, names: Names) -> str:
        match action:
            case Say("pass") if _facts(view).closer < 0:
                return SENTENCES.hints["knock"]()
            case Say("swap_all") if not setting_of(trente_et_un_view(view).options).binds:
                return translate("Trente-et-un", "Your three cards for the three in the middle.")
        return super().action_hint(action, view, names)

    def status(self, view: AnyView, names: Names) -> StatusText:
        facts = _facts(view)
        match facts.phase:
            case "draw" | "discard" | "knock_or_end" | "turn":
                title = _last_round(view, facts, names)
                return StatusText(_turn_line(view, facts, names), title, "call" if title else "plain")
            case "dealer_choice":
                return _choice_status(facts, names)
            case "reshuffle":
                return StatusText(translate("Trente-et-un", "The stock is empty: the discards are shuffled."))
            case "over":
                return results.end_status(view, names)
            case _ if facts.outcome is not None:
                return results.deal_status(view, facts.outcome, names)
            case _ if facts.dealer >= 0:
                you = translate("Trente-et-un", "You deal.")
                return StatusText(choose(names, (facts.dealer,), you, translate("Trente-et-un", "{name} deals.")))
        return StatusText(translate("Trente-et-un", "The first dealer is drawn by lot."))

    def progress(self, view: AnyView) -> str:
        number = _facts(view).deal_number
        return translate("Trente-et-un", "Deal {number}").format(number=number) if number else ""


def _last_round(view: AnyView, facts: TrenteEtUnFacts, names: Names) -> str:
    """Return the title of the last round, empty before it and where the person has been told in this turn."""
    if facts.closer < 0 or (facts.on_turn == names.you and facts.phase == "discard"):
        return ""
    if _is_36(view):
        you = translate("Trente-et-un", "Last round: you have passed")
        one = translate("Trente-et-un", "Last round: {name} has passed")
    else:
        you = translate("Trente-et-un", "Last round: you have knocked")
        one = translate("Trente-et-un", "Last round: {name} has knocked")
    return choose(names, (facts.closer,), you, one)


def _choice_status(facts: TrenteEtUnFacts, names: Names) -> StatusText:
    if facts.on_turn == names.you:
        return StatusText(
            translate("Trente-et-un", "Keep them, or lay them in the middle and take the next three unseen?"),
            translate("Trente-et-un", "You deal: these are the first three cards"),
            "call",
        )
    return StatusText(
        translate(
            "Trente-et-un", "{name} deals and looks at three cards: keep them, or lay them in the middle?"
        ).format(name=names.name(facts.on_turn))
    )


def _turn_line(view: AnyView, facts: TrenteEtUnFacts, names: Names) -> str:
    if facts.on_turn != names.you:
        return _others_line(view, facts, names.name(facts.on_turn))
    match facts.phase:
        case "draw" if facts.closer >= 0:
            return translate("Trente-et-un", "Your turn: take a card.")
        case "draw":
            return translate("Trente-et-un", "Your turn: take a card from the stock or the discard pile.")
        case "discard":
            return _throw_line(view, facts)
        case "knock_or_end":
            return translate("Trente-et-un", "Do you knock, or let the turn pass on?")
        case _ if facts.on_turn in facts.frozen:
            return translate("Trente-et-un", "You have exchanged all three cards: now you can only pass.")
        case _ if facts.closer >= 0:
            return translate("Trente-et-un", "Your turn: exchange, or pass.")
        case _ if not _may_pass(view, facts):
            if _may_push(view, facts):
                return translate("Trente-et-un", "Your turn: exchange one card or all three, or push.")
            return translate("Trente-et-un", "Your turn: exchange one card or all three.")
        case _ if _may_push(view, facts):
            return translate("Trente-et-un", "Your turn: exchange one card or all three, push or pass.")
    return translate("Trente-et-un", "Your turn: exchange one card or all three, or pass.")


def _may_pass(view: AnyView, facts: TrenteEtUnFacts) -> bool:
    setting = setting_of(trente_et_un_view(view).options)
    return may_close(setting.closes_first_round, facts.closer, facts.turns, facts.lives)


def _may_push(view: AnyView, facts: TrenteEtUnFacts) -> bool:
    return setting_of(trente_et_un_view(view).options).pushes and facts.closer < 0


def _throw_line(view: AnyView, facts: TrenteEtUnFacts) -> str:
    bound = bound_card(trente_et_un_view(view).options.turnup_returnable, facts.taken, facts.fresh)
    if facts.taken >= 0 and bound == facts.taken:
        return translate("Trente-et-un", "Throw one of your other cards: what you have just taken stays.")
    return translate("Trente-et-un", "Throw one of your four cards onto the discard pile.")


def _others_line(view: AnyView, facts: TrenteEtUnFacts, name: str) -> str:
    match facts.phase:
        case "draw":
            text = translate("Trente-et-un", "{name} is about to take a card.")
        case "discard":
            text = translate("Trente-et-un", "{name} is about to throw a card.")
        case "knock_or_end":
            text = translate("Trente-et-un", "{name} may knock now.")
        case _ if not _may_pass(view, facts):
            push = translate("Trente-et-un", "{name} may exchange, or push.")
            text = push if _may_push(view, facts) else translate("Trente-et-un", "{name} exchanges.")
        case _ if _may_push(view, facts) and facts.on_turn not in facts.frozen:
            text = translate("Trente-et-un", "{name} may exchange, push or pass.")
        case _:
            text = translate("Trente-et-un", "{name} may exchange, or pass.")
    return text.format(name=name)
