"""Why Trio refuses something, in words that name the rule."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from ludo.engine.cards import CLUBS, RANK, SUIT, Card
from ludo.engine.drafts import Missing
from ludo.engine.refusals import Refusal
from ludo.games.trio.combinations import WILD, face, name_of
from ludo.games.trio.drafts import MELD
from ludo.ui.games.trio.combination_words import ranks_name, shape_name
from ludo.ui.i18n import either, listed, texts, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import RefusalSentence, number_of

_text = texts("Trio")


def _card(refusal: Refusal) -> str:
    card = refusal.details.get("card")
    return card_name(card) if isinstance(card, int) else ""


def _shape(refusal: Refusal) -> str:
    kind, size = refusal.details.get("kind"), number_of(refusal, "size")
    return shape_name(name_of("set" if kind == "set" else "seq", size))


def _set_card(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "{card} does not go with {rank}: three or four of a kind are of one rank.").format(
        card=_card(refusal), rank=ranks_name(number_of(refusal, "rank"))
    )


def _set_duplicate(refusal: Refusal, names: Names) -> str:
    cards = refusal.details.get("cards")
    doubled = [card_name(card) for card in cards if isinstance(card, int)] if isinstance(cards, tuple) else []
    return translate(
        "Trio", "At this table three or four of a kind have different suits only: {cards} is there twice."
    ).format(cards=listed(doubled))


def _set_rank(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "Twos and jokers make no three or four of a kind: they are wild cards.")


def _seq_card(refusal: Refusal, names: Names) -> str:
    rank = RANK[face(CLUBS, number_of(refusal, "slot"))]
    return translate("Trio", "{card} does not go there: it is the place of the {rank} of that suit.").format(
        card=_card(refusal), rank=rank_name(rank)
    )


def _wilds(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "Too many wilds: a combination like this may hold %n.", None, number_of(refusal, "limit"))


def _taken(refusal: Refusal, names: Names) -> str:
    return translate(
        "Trio", "You took the {card} from the discard pile in this turn: it may not be thrown back at once."
    ).format(card=_card(refusal))


def _take(refusal: Refusal, names: Names) -> str:
    return translate(
        "Trio",
        "Whoever has opened may take the discard only to get rid of all cards in the same turn; {card} does not do it.",
    ).format(card=_card(refusal))


def _tray_long(refusal: Refusal, names: Names) -> str:
    return translate(
        "Trio", "%n card(s) too many: the contract is laid out exactly.", None, number_of(refusal, "extra")
    )


def _tray_short(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "%n card(s) missing.", None, number_of(refusal, "missing"))


def _meld_size(refusal: Refusal, names: Names) -> str:
    return translate(
        "Trio",
        "After the opening, runs of three or four cards and three or four of a kind are laid; longer runs grow card "
        "by card.",
    )


def _contract_same_rank(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "At this table two sets of one contract may not be of the same rank ({rank}).").format(
        rank=ranks_name(number_of(refusal, "rank"))
    )


def _fixed(text: Callable[[], str]) -> RefusalSentence:
    return lambda refusal, names: text()


REFUSALS: Final[Mapping[str, RefusalSentence]] = MappingProxyType(
    {
        "already-opened": _fixed(_text("You have opened already: one contract is fulfilled a deal.")),
        "contract-contiguous": _fixed(_text("At this table the two runs of a contract may not follow on each other.")),
        "contract-same-rank": _contract_same_rank,
        "draw-done": _fixed(_text("You have drawn already: a turn has one draw.")),
        "draw-first": _fixed(_text("First draw a card: from the stock or the discard pile.")),
        "layoff-end": _fixed(_text("That combination has no such end.")),
        "layoff-next-turn": _fixed(
            _text("At this table nothing is added to combinations in the turn in which one opens.")
        ),
        "layoff-own": _fixed(_text("At this table cards are added to other players’ combinations only.")),
        "layoff-own-next-turn": _fixed(
            _text("In the opening turn your own combinations stay as the contract has them.")
        ),
        "meld-closed": _fixed(_text("Those four of a kind are complete: they take no further card.")),
        "meld-next-turn": _fixed(_text("New combinations have to wait for your next turn: you have only just opened.")),
        "meld-shape": lambda refusal, names: translate("Trio", "That is not: {shape}.").format(shape=_shape(refusal)),
        "meld-size": _meld_size,
        "must-finish": _fixed(_text("You took the discard after opening: all your cards have to go in this turn.")),
        "no-discard": _fixed(_text("The discard pile is empty.")),
        "not-the-contract": lambda refusal, names: translate(
            "Trio", "The opening is exactly contract {contract}, all of it at once."
        ).format(contract=number_of(refusal, "contract")),
        "open-first": _fixed(_text("Open first: only a player who has laid out the contract may lay anything else.")),
        "replace-card": lambda refusal, names: translate(
            "Trio", "{card} is not the card that this wild stands for."
        ).format(card=_card(refusal)),
        "replace-no-wild": _fixed(_text("There is no wild card to be exchanged.")),
        "replace-off": _fixed(_text("At this table a wild stays where it lies: there is no exchange.")),
        "seq-card": _seq_card,
        "seq-end": _fixed(_text("The run cannot grow any further at that end.")),
        "seq-range": _fixed(_text("A run does not go beyond the Ace.")),
        "seq-suits": _fixed(_text("A run has cards of one suit only.")),
        "set-card": _set_card,
        "set-duplicate": _set_duplicate,
        "set-rank": _set_rank,
        "set-ranks": _fixed(_text("Three or four of a kind have one rank only.")),
        "take-to-finish": _take,
        "taken-discard": _taken,
        "tray-apart": _fixed(_text("These cards do not make such a combination.")),
        "tray-long": _tray_long,
        "tray-short": _tray_short,
        "turn-stuck": _fixed(_text("After that you could not end your turn: the card left may not be thrown.")),
        "wilds-adjacent": _fixed(_text("Two wilds may not lie next to each other in a run.")),
        "wilds-too-many": _wilds,
    }
)
"""Why Trio refuses something, by code."""


_NAMED: Final = 4
"""More wanted cards than these are not named."""


def _wanted(missing: Missing) -> tuple[Card, ...]:
    wanted = missing.details.get("wanted")
    return tuple(card for card in wanted if isinstance(card, int)) if isinstance(wanted, tuple) else ()


def tray_short(missing: Missing, names: Names) -> str:
    """Return how many cards a tray lacks, and what would do: a rank, a suit, or the cards where there are few."""
    count, code = missing.details.get("missing"), missing.details.get("code")
    number = count if isinstance(count, int) else 0
    shape = translate("Trio", "To lay") if code == MELD else shape_name(str(code))
    wanted = _wanted(missing)
    naturals = [card for card in wanted if not WILD[card]]
    wild = len(naturals) < len(wanted)
    if naturals and len({RANK[card] for card in naturals}) == 1:
        rank = RANK[naturals[0]]
        form = translate("Trio", "{shape}: %n more {ranks}.", None, number)
        if wild:
            form = translate("Trio", "{shape}: %n more {ranks} or wild(s).", None, number)
        return form.format(shape=shape, ranks=rank_name(rank) if number == 1 else ranks_name(rank))
    kinds = _kinds(naturals)
    if not kinds:
        return translate("Trio", "{shape}: %n card(s) missing.", None, number).format(shape=shape)
    form = translate("Trio", "{shape}: %n more, {cards}.", None, number)
    if wild:
        form = translate("Trio", "{shape}: %n more, {cards} or a wild.", None, number)
    return form.format(shape=shape, cards=kinds)


def _kinds(cards: Sequence[Card]) -> str:
    """Return in a word or two which cards are wanted; empty where there are too many kinds."""
    if 0 < len(cards) <= _NAMED:
        return either([card_name(card) for card in cards])
    return suit_name(SUIT[cards[0]]) if cards and len({SUIT[card] for card in cards}) == 1 else ""
