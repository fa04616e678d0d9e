"""Why Trio refuses something, in words that name the rule."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludo.engine.cards import CLUBS, RANK, SUIT, Card
from ludo.engine.drafts import Missing
from ludo.engine.refusals import Refusal
from ludo.games.trio.combinations import WILD, face, name_of
from ludo.games.trio.drafts import MELD
from ludo.ui.games.trio.combination_words import ranks_name, shape_name
from ludo.ui.i18n import either, plurals, texts, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.details import number_of, numbers_of
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import RefusalSentence, counted, told

_text = texts("Trio")
_plural = plurals("Trio")


def _shape(refusal: Refusal) -> str:
    kind, size = refusal.details.get("kind"), number_of(refusal.details, "size")
    return shape_name(name_of("set" if kind == "set" else "seq", size))


def _set_card(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "{card} does not go with {rank}: three or four of a kind are of one rank.").format(
        card=card_name(number_of(refusal.details, "card")), rank=ranks_name(number_of(refusal.details, "rank"))
    )


def _seq_card(refusal: Refusal, names: Names) -> str:
    rank = RANK[face(CLUBS, number_of(refusal.details, "slot"))]
    return translate("Trio", "{card} does not go there: it is the place of the {rank} of that suit.").format(
        card=card_name(number_of(refusal.details, "card")), rank=rank_name(rank)
    )


def _contract_same_rank(refusal: Refusal, names: Names) -> str:
    return translate("Trio", "At this table two sets of one contract may not be of the same rank ({rank}).").format(
        rank=ranks_name(number_of(refusal.details, "rank"))
    )


REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "already-opened": told(_text("You have opened already: one contract is fulfilled a deal.")),
    "contract-contiguous": told(_text("At this table the two runs of a contract may not follow on each other.")),
    "contract-same-rank": _contract_same_rank,
    "draw-done": told(_text("You have drawn already: a turn has one draw.")),
    "draw-first": told(_text("First draw a card: from the stock or the discard pile.")),
    "layoff-end": told(_text("That combination has no such end.")),
    "layoff-next-turn": told(_text("At this table nothing is added to combinations in the turn in which one opens.")),
    "layoff-own": told(_text("At this table cards are added to other players’ combinations only.")),
    "layoff-own-next-turn": told(_text("In the opening turn your own combinations stay as the contract has them.")),
    "meld-closed": told(_text("Those four of a kind are complete: they take no further card.")),
    "meld-next-turn": told(_text("New combinations have to wait for your next turn: you have only just opened.")),
    "meld-shape": lambda refusal, names: translate("Trio", "That is not: {shape}.").format(shape=_shape(refusal)),
    "meld-size": told(
        _text(
            "After the opening, runs of three or four cards and three or four of a kind are laid; longer runs grow "
            "card by card."
        )
    ),
    "must-finish": told(_text("You took the discard after opening: all your cards have to go in this turn.")),
    "no-discard": told(_text("The discard pile is empty.")),
    "not-the-contract": told(_text("The opening is exactly contract {contract}, all of it at once.")),
    "open-first": told(_text("Open first: only a player who has laid out the contract may lay anything else.")),
    "replace-card": told(_text("{card} is not the card that this wild stands for.")),
    "replace-no-wild": told(_text("There is no wild card to be exchanged.")),
    "replace-off": told(_text("At this table a wild stays where it lies: there is no exchange.")),
    "seq-card": _seq_card,
    "seq-end": told(_text("The run cannot grow any further at that end.")),
    "seq-range": told(_text("A run does not go beyond the Ace.")),
    "seq-suits": told(_text("A run has cards of one suit only.")),
    "set-card": _set_card,
    "set-duplicate": told(
        _text("At this table three or four of a kind have different suits only: {cards} is there twice.")
    ),
    "set-rank": told(_text("Twos and jokers make no three or four of a kind: they are wild cards.")),
    "set-ranks": told(_text("Three or four of a kind have one rank only.")),
    "take-to-finish": told(
        _text(
            "Whoever has opened may take the discard only to get rid of all cards in the same turn; {card} does not do "
            "it."
        )
    ),
    "taken-discard": told(
        _text("You took the {card} from the discard pile in this turn: it may not be thrown back at once.")
    ),
    "tray-apart": told(_text("These cards do not make such a combination.")),
    "tray-long": counted(_plural("%n card(s) too many: the contract is laid out exactly."), "extra"),
    "tray-short": counted(_plural("%n card(s) missing."), "missing"),
    "turn-stuck": told(_text("After that you could not end your turn: the card left may not be thrown.")),
    "wilds-adjacent": told(_text("Two wilds may not lie next to each other in a run.")),
    "wilds-too-many": counted(_plural("Too many wilds: a combination like this may hold %n."), "limit"),
}
"""Why Trio refuses something, by code."""


_NAMED: Final = 4
"""More wanted cards than these are not named."""


def tray_short(missing: Missing, names: Names) -> str:
    """Return how many cards a tray lacks, and what would do: a rank, a suit, or the cards where there are few."""
    number, code = number_of(missing.details, "missing"), missing.details.get("code")
    shape = translate("Trio", "To lay") if code == MELD else shape_name(str(code))
    if of_kind := number_of(missing.details, "of_kind"):
        shape = translate("Draft", "{tray} {number}").format(tray=shape, number=of_kind)
    wanted = numbers_of(missing.details, "wanted")
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
