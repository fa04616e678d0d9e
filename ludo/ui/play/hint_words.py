"""Words of a hint: the act, one sentence of what is certain, ties; figures stand apart."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ludo.bots.coach.appraisal import Appraisal
from ludo.bots.coach.principles import Told
from ludo.bots.contract import SHARES, Answer, Evaluation, Unit, Valued
from ludo.bots.estimates import Estimate
from ludo.bots.registry import players_of
from ludo.engine.actions import Action, Say
from ludo.engine.cards import Card
from ludo.engine.game import AnyGame
from ludo.engine.views import AnyView
from ludo.ui.i18n import listed, translate
from ludo.ui.platform.announce import joined
from ludo.ui.wording import reasons
from ludo.ui.wording.game_words import GameWords
from ludo.ui.wording.names import Names
from ludo.ui.wording.values import amount_text, bare_text, comparison_text, figure_text, ties, worth_text
from ludo.ui.wording.where import Where, without_the_act

_MOST_TIES: Final = 4
"""So many acts that are as good are named; of more it is said how many."""
_MANY: Final = 50
"""From so many deals on nothing is said about how few they are."""


ALONE: Final = 2
"""Where so many play one has a single opponent."""


class Asked(NamedTuple):
    """The question of a hint: the decision of a seat, and how the game speaks of it. must: is it the seat's turn?
    offers: what may be done, where that is asked."""

    game: AnyGame
    words: GameWords
    view: AnyView
    names: Names
    must: bool
    offers: Iterable[Action] = ()

    @property
    def alone(self) -> bool:
        """Is there one opponent only?"""
        return bool(self.view.options.players == ALONE)


class Because(NamedTuple):
    """One sentence for an act, and the cards of which it speaks."""

    sentence: str
    cards: tuple[Card, ...] = ()


class Hint(NamedTuple):
    """A hint in words. action: the act that is meant, None to let the moment pass; figures: empty if there are none.

    sentence: what speaks for the act; cards: those that it speaks of; more: which acts are as good, and what another
    costs, beside the figures.
    """

    caption: str
    act: str
    sentence: str
    action: Action | None
    summary: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    more: str = ""
    cards: tuple[Card, ...] = ()

    def spoken(self) -> str:
        """Return what is read aloud; figures are read where they are opened."""
        return joined([self.caption, self.act, self.sentence])


def where_of(asked: Asked) -> Where:
    """Return where to look first; no single act is given away by it."""
    found = asked.words.where_to_look(asked.view, asked.names)
    return without_the_act(found, asked.offers, asked.words.meant_cards)


def hint_of(asked: Asked, answer: Answer) -> Hint | None:
    """Return the hint that an answer of the strongest player makes; None if it has none where it must act."""
    if isinstance(answer, Evaluation) and answer.offers:
        return _weighed(asked, answer)
    action = answer if isinstance(answer, Action) else None
    if action is None and asked.must:
        return None
    if action is not None and asked.words.makes_no_difference(action):
        caption = translate("Hint", "Makes no difference that Ludo can measure; for example:")
    else:
        caption = translate("Hint", "By rule of thumb one usually chooses:")
    because = because_of(asked, action)
    return Hint(caption, act_text(asked, action), because.sentence, action, cards=because.cards)


def act_text(asked: Asked, action: Action | None) -> str:
    """Return an act in words."""
    if action is None:
        return translate("Hint", "Let it pass")
    return asked.words.act_text(action, asked.view, asked.names)


def reason_text(asked: Asked, action: Action | None) -> str:
    """Return what cards and rules make certain of an act: by the cards, else what the act means; empty if nothing."""
    if action is None:
        return translate("Hint", "You do nothing, and the game goes on.") if not asked.must else ""
    found = asked.game.certain(asked.view, action)
    if found is not None:
        return asked.words.certain_text(found)
    return asked.words.action_hint(action, asked.view, asked.names)


def rule_for(asked: Asked, action: Action | None) -> Because | None:
    """Return the rule of thumb that speaks for an act, and against most others that may be done; None if none does.

    Where the act is done with cards, none of another act is shown beside them.
    """
    principles, words = players_of(asked.game.id).principles, asked.words.sentences.principles
    if principles is None:
        return None
    others = [other for other in [*asked.offers, *([] if asked.must else [None])] if other != action]
    found = Told(principles(), asked.view, ()).advice(action, others)
    if found is None or found.id not in words:
        return None
    meant = asked.words.meant_cards
    own = () if action is None else meant(action)
    rival = {card for other in others if own and other is not None for card in meant(other)}.difference(own)
    return Because(words[found.id].keeps(), tuple([card for card in found.cards if card not in rival]))


def because_of(asked: Asked, action: Action | None, equal: Sequence[Action | None] | None = None) -> Because:
    """Return one sentence for an act: what it has to do with the lesson, a rule of thumb, else what is certain.

    equal: the acts that are as good, None where that is not known.
    """
    taught = asked.words.taught(asked.view)
    same = None if taught is None else next((act for act in asked.offers if _of_kind(act, taught)), None)
    if same is None or taught is None or (action is not None and _of_kind(action, taught)):
        return rule_for(asked, action) or Because(reason_text(asked, action))
    if equal is None:
        text = translate("Hint", "With such a hand the lesson shows “{act}”: that can be done as well.")
    elif any(each is not None and _of_kind(each, taught) for each in equal):
        text = translate("Hint", "With such a hand the lesson shows “{act}”: that is as good here.")
    else:
        text = translate("Hint", "With such a hand the lesson shows “{act}”: on average that brings less here.")
    return Because(text.format(act=act_text(asked, same)))


def _of_kind(action: Action, other: Action) -> bool:
    """Are two acts the same, or of one kind with other cards or amounts?"""
    return action == other or (type(action) is type(other) and not isinstance(action, Say))


def _weighed(asked: Asked, found: Evaluation) -> Hint:
    best = found.offers[0]
    equal = [offer.action for offer in ties(found)]
    names = _named(asked, equal, best.action)
    if not names:
        caption = translate("Hint", "The Expert would choose:")
    else:
        caption = translate("Hint", "As good as others, as far as Ludo can measure:")
    other = act_text(asked, found.offers[1].action) if len(found.offers) > 1 else ""
    summary = joined([worth_text(found.unit, best.value.value), comparison_text(found, other)])
    because, act = because_of(asked, best.action, equal=equal), act_text(asked, best.action)
    figures, more = _figures(asked, found), _ties_text(names)
    return Hint(caption, act, because.sentence, best.action, summary, figures, more, because.cards)


def checked_hint(asked: Asked, found: Appraisal, before: Action | None) -> Hint:
    """Return the hint that compared acts make; before: what was said first, which stays if nothing is better."""
    places = range(len(found.acts))
    place = next((each for each in places if found.acts[each].act == before and not found.is_worse(each)), 0)
    best = found.acts[place].act
    others, doubtful = as_good_names(asked, found, best), open_names(asked, found, best)
    if found.is_open(place):
        others, doubtful = [], others + doubtful
    if doubtful:
        caption = translate("Hint", "Compared in %n deal(s), nothing is surely better:", None, found.deals)
    elif others:
        caption = translate("Hint", "Compared in %n deal(s), nothing is better:", None, found.deals)
    elif best == before:
        caption = translate("Hint", "Compared in %n deal(s), this stays the best:", None, found.deals)
    else:
        caption = translate("Hint", "Compared in %n deal(s), this is better:", None, found.deals)
    ties_text = translate("Hint", "As good in these deals: {acts}.").format(acts=acts_text(others)) if others else ""
    more = joined([*filter(None, [ties_text, open_text(doubtful), _next_best_text(asked, found), _few_text(found)])])
    figures = tuple((act_text(asked, each.act), figure_text(found.unit, each.worth.value)) for each in found.acts)
    summary = worth_text(found.unit, found.acts[place].worth.value)
    shown = figures if len(figures) > 1 else ()
    equal = [found.acts[each].act for each in places if each in found.equal or found.is_open(each)]
    because = because_of(asked, best, equal=equal)
    return Hint(caption, act_text(asked, best), because.sentence, best, summary, shown, more, because.cards)


def _next_best_text(asked: Asked, found: Appraisal) -> str:
    """Return what the best other act would cost that is surely worse, and why; empty if none is."""
    if found.next_best is None:
        return ""
    price = found.acts[found.next_best]
    act = act_text(asked, price.act)
    if found.agrees is False:
        text = translate("Hint", "Whether “{act}” is worse depends on how the others play.")
        if asked.alone:
            text = translate("Hint", "Whether “{act}” is worse depends on how your opponent plays.")
        return text.format(act=act)
    texts = [_cost_text(act, found.unit, price.cost), why_text(asked, found), counts_text(asked, found)]
    return joined([*filter(None, texts)])


def acts_text(names: Sequence[str]) -> str:
    """Return acts in a row within a sentence."""
    return listed([translate("Hint", "“{act}”").format(act=name) for name in names])


def why_text(asked: Asked, found: Appraisal) -> str:
    """Return why an act costs what it does, or that nothing simple explains it.

    A principle comes first, then what the hidden cards show. Empty where a game has no principles, and no reason holds.
    """
    principles = asked.words.sentences.principles
    facts = _reasons_text(asked, found, counts=not principles)
    if found.principle is not None and found.principle.id in principles:
        return joined([principles[found.principle.id].breaks(), *filter(None, [facts])])
    if facts or not principles or found.mark is None:
        return facts
    return translate("Review", "Nothing simple explains this; look at the typical deals.")


def counts_text(asked: Asked, found: Appraisal) -> str:
    """Return what was counted in the deals, where it is no reason; empty if nothing."""
    return _reasons_text(asked, found, facts=False) if asked.words.sentences.principles else ""


def _reasons_text(asked: Asked, found: Appraisal, *, facts: bool = True, counts: bool = True) -> str:
    best = act_text(asked, found.acts[0].act)
    told = reasons.Told(found.unit, best, asked.words.strength_name, asked.words.strongest, alone=asked.alone)
    kinds = {kind for kind, wanted in (("fact", facts), ("mechanism", counts)) if wanted}
    return joined([*filter(None, (reasons.reason_text(told, each) for each in found.reasons if each.kind in kinds))])


def _cost_text(act: str, unit: Unit, cost: Estimate) -> str:
    amount = amount_text(unit, cost.value)
    low, high = bare_text(unit, cost.low), bare_text(unit, cost.high)
    if round(100 * cost.value) < 1 and unit in SHARES:
        return translate("Hint", "“{act}” would cost {amount}.").format(act=act, amount=amount)
    if low == high:
        return translate("Hint", "“{act}” would cost about {amount}.").format(act=act, amount=amount)
    text = translate("Hint", "“{act}” would cost about {amount}, surely between {low} and {high}.")
    return text.format(act=act, amount=amount, low=low, high=high)


def as_good_names(asked: Asked, found: Appraisal, but: Action | None) -> list[str]:
    """Return the acts that are shown to be as good as the best one, but one."""
    return _named(asked, [found.acts[place].act for place in sorted({0, *found.equal})], but)


def open_names(asked: Asked, found: Appraisal, but: Action | None) -> list[str]:
    """Return the acts that were not compared long enough, but one."""
    names = _named(asked, [row.act for place, row in enumerate(found.acts) if found.is_open(place)], but)
    known = as_good_names(asked, found, but)
    return [name for name in names if name not in known]


def _named(asked: Asked, acts: Iterable[Action | None], but: Action | None) -> list[str]:
    """Return acts in words, each once, but one: which of two equal cards it is makes no other act in words."""
    names = dict.fromkeys(act_text(asked, act) for act in acts if act != but)
    return [name for name in names if name != act_text(asked, but)]


def open_text(names: Sequence[str]) -> str:
    """Return which acts were not compared long enough; empty if none."""
    if not names:
        return ""
    if len(names) > _MOST_TIES:
        return translate("Hint", "%n act(s) were not compared long enough to tell.", None, len(names))
    return translate("Hint", "Not compared long enough to tell: {acts}.").format(acts=acts_text(names))


def _few_text(found: Appraisal) -> str:
    """Return how much a comparison of few deals tells; empty where there were many."""
    if found.deals >= _MANY:
        return ""
    if found.exact:
        return translate("Hint", "These are all the deals that are possible.")
    return translate("Hint", "These are few deals: they tell large differences only.")


def _ties_text(names: Sequence[str]) -> str:
    if not names:
        return ""
    if len(names) > _MOST_TIES:
        return translate("Hint", "%n other act(s) are as good.", None, len(names))
    return translate("Hint", "As good: {acts}.").format(acts=acts_text(names))


def _figures(asked: Asked, found: Evaluation) -> tuple[tuple[str, str], ...]:
    def row(valued: Valued) -> tuple[str, str]:
        return act_text(asked, valued.action), figure_text(found.unit, valued.value.value)

    return tuple(map(row, found.offers)) if len(found.offers) > 1 else ()
