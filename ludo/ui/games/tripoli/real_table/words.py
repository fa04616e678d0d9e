"""The board in words: its lines, what a line brings, why something cannot be."""

from collections.abc import Mapping
from typing import Final

from ludo.engine.actions import Say
from ludo.engine.refusals import Refusal
from ludo.games.tripoli import reports
from ludo.games.tripoli.actions import Bet, Raise
from ludo.games.tripoli.rules import PAIR_SPACE, SEQUENCE_SPACE, Layout, spaces_won
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.ui.games.tripoli.real_table.model import BoardModel
from ludo.ui.games.tripoli.sentences import SENTENCES
from ludo.ui.games.tripoli.spaces import SUIT_SIGNS, ranks_text
from ludo.ui.i18n import Text, enumerated, full_stop, listed, plurals, texts, translate
from ludo.ui.platform.announce import joined
from ludo.ui.wording.cards import card_name, short_card, suit_name
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import in_parts
from ludo.ui.wording.names import Names
from ludo.ui.wording.refusals import SHARED_REFUSALS, RefusalSentence, counted, told

_text = texts("Board")
_plural = plurals("Board")


def suit_text(suit: int) -> str:
    """Return a suit with its sign."""
    return f"{SUIT_SIGNS[suit]} {suit_name(suit)}"


def short_space(space: int, layout: Layout) -> str:
    """Return a space that pays for cards as it is written in little room."""
    if space < PAIR_SPACE:
        return short_card(layout.cards[space])
    if space == PAIR_SPACE:
        return "–".join(short_card(card) for card in layout.pair)
    return ranks_text(layout.sequence)


def line_text(report: reports.Report, before: TripoliPosition, names: Names) -> str:
    """Return what a line says; `before`: how the board stood before it."""
    layout = before.facts.layout
    match report:
        case reports.Carried(_, board):
            return translate("Board", "The board is taken over with %n chip(s).", None, sum(board))
        case reports.Stacks(chips):
            stacks = [f"{names.name(seat)} {chips_text(held)}" for seat, held in enumerate(chips)]
            return translate("Board", "Chips before everybody: {stacks}.").format(stacks=enumerated(stacks))
        case reports.Dealer(seat):
            return translate("Board", "{name} deals first; everybody stakes.").format(name=names.name(seat))
        case reports.BoardShows(shown):
            cards = listed([short_card(card) for card in shown.cards])
            return translate("Board", "The windows show {cards}; everybody stakes.").format(cards=cards)
        case reports.SpareHand(None):
            return translate("Board", "No hand was sold.")
        case reports.SpareHand(int(buyer), chips):
            dealer = names.name(before.facts.dealer)
            return translate("Board", "{name} buys a hand from {dealer} for %n chip(s).", None, chips).format(
                name=names.name(buyer), dealer=dealer
            )
        case reports.PaySuit(None):
            return translate("Board", "Nobody bids for the pay suit: hearts.")
        case reports.PaySuit(int(bidder), chips, int(suit)):
            return translate("Board", "{name} names {suit} for %n chip(s).", None, chips).format(
                name=names.name(bidder), suit=suit_name(suit)
            )
        case reports.Shown():
            return _claims_text(report, layout, names)
        case reports.Wager(seat, action):
            return _wager_text(names.name(seat), action)
        case reports.Showdown(ranks):
            best = [seat for seat, rank in enumerate(ranks) if rank == 1]
            if len(best) == 1:
                return translate("Board", "Best poker hand: {name}.").format(name=names.all_of(best))
            return translate("Board", "Equal best poker hands: {names}.").format(names=names.all_of(best))
        case reports.Laid(seat, cards):
            plays = [(seat, card) for card in cards]
            which = listed([short_space(space, layout) for space in spaces_won(layout, plays)])
            return translate("Board", "{name} lays {cards} and takes {spaces}.").format(
                name=names.name(seat), cards=listed([card_name(card) for card in cards]), spaces=which
            )
        case reports.LeadPassed(seats):
            return translate("Board", "The lead passes over {names}.").format(names=names.all_of(seats))
        case reports.WentOut(seat):
            return translate("Board", "{name} is out.").format(name=names.name(seat))
        case reports.Blocked():
            return translate("Board", "Nobody can lead: everybody pays for the cards left.")
        case reports.NextDeal():
            return translate("Board", "The next deal begins; everybody stakes.")
        case reports.InPots(number):
            return translate("Board", "The partie ends with %n pot(s).", None, number)
        case reports.Close():
            return translate("Board", "The partie is closed.")
        case reports.Leave():
            return translate("Board", "Everybody gets up; the board keeps its chips.")
        case _:
            raise ValueError(report)


def _claims_text(shown: reports.Shown, layout: Layout, names: Names) -> str:
    by_seat: dict[int, list[str]] = {}
    for space, seat in enumerate(shown.holders):
        if seat is not None:
            by_seat.setdefault(seat, []).append(short_space(space, layout))
    for suit, seat in enumerate(shown.sequences):
        if seat is not None:
            by_seat.setdefault(seat, []).append(short_space(SEQUENCE_SPACE, layout) + SUIT_SIGNS[suit])
    if not by_seat:
        return translate("Board", "Nobody claims anything.")
    parts = [
        translate("Board", "{name} shows {cards}").format(name=names.name(seat), cards=listed(cards))
        for seat, cards in sorted(by_seat.items())
    ]
    return full_stop(in_parts(parts))


def _wager_text(name: str, action: object) -> str:
    match action:
        case Bet(chips):
            return translate("Board", "{name} bets {chips}.").format(name=name, chips=chips)
        case Raise(chips):
            return translate("Board", "{name} raises by {chips}.").format(name=name, chips=chips)
        case Say("call"):
            return translate("Board", "{name} calls.").format(name=name)
        case Say("fold"):
            return translate("Board", "{name} folds.").format(name=name)
    return translate("Board", "{name} checks.").format(name=name)


def gains_text(chips: tuple[int, ...], names: Names) -> str:
    """Return who gained and who lost by a line: "Anna +5, Paul −2"."""
    gained = [(names.name(seat), change) for seat, change in enumerate(chips) if change]
    if len(gained) > 2 and len({change for _, change in gained}) == 1 and len(gained) == len(chips):
        return translate("Board", "everybody {chips}").format(chips=signed(gained[0][1]))
    return enumerated(f"{name} {signed(change)}" for name, change in gained)


def signed(chips: int) -> str:
    """Return a number with its sign."""
    return f"+{chips}" if chips > 0 else f"−{-chips}" if chips else "0"


def refusal_text(refusal: Refusal, names: Names) -> str:
    """Return why a line cannot be."""
    sentence = (
        REPORT_REFUSALS.get(refusal.code) or SENTENCES.refusals.get(refusal.code) or SHARED_REFUSALS.get(refusal.code)
    )
    return sentence(refusal, names) if sentence is not None else refusal.code


def _step_text(refusal: Refusal, names: Names) -> str:
    step = refusal.details.get("step")
    return STEPS[step]() if isinstance(step, str) and step in STEPS else ""


STEPS: Final[Mapping[str, Text]] = {
    "dealer": _text("First it must be known who deals."),
    "windows": _text("First the windows must be turned."),
    "spare": _text("First it must be known whether a hand was sold."),
    "pay_suit": _text("First the pay suit must be named."),
    "claims": _text("First the pay cards are claimed."),
    "betting": _text("The betting is still going on."),
    "showdown": _text("First it must be known whose poker hand is best."),
    "play": _text("Stage three is still going on."),
    "between": _text("The deal is over already."),
}
"""Why a report comes at the wrong moment, by the step that is due."""

REPORT_REFUSALS: Final[Mapping[str, RefusalSentence]] = {
    "not-due": _step_text,
    "not-asked": told(_text("It is somebody else’s turn to bet.")),
    "report-malformed": told(_text("This line does not fit this table.")),
    "line-unreadable": told(_text("This line cannot be read.")),
    "line-field": told(_text("This line cannot be read.")),
    "no-such-dealer": told(_text("At this table somebody else deals first.")),
    "dealer-sells": told(_text("The dealer sells and cannot buy.")),
    "sits-out": told(_text("{name} sits this deal out.")),
    "board-not-empty": told(_text("Chips lie on the board already.")),
    "pots-limits": counted(_plural("What lies on the board makes at most %n pot(s)."), "most"),
    "no-pots-to-make": told(_text("What lies on the board is not divided into pots.")),
    "board-empty": told(_text("No chips lie on the board.")),
    "card-twice": told(_text("Two people cannot hold the same card: {cards}.")),
    "too-many-cards": told(_text("{name} would hold more cards than were dealt.")),
    "not-in-the-pot": told(_text("{name} has folded.")),
    "winner-missing": told(_text("A pot has no winner yet.")),
    "laid-by-another": told(_text("{name} has laid this card already.")),
    "pays-nothing": told(_text("The board does not pay for these cards.")),
    "stakes-by-claim": told(_text("At this table stakes are taken by claiming, not by playing.")),
    "lead-passes-free": told(_text("At this table passing the lead costs nothing.")),
    "lead-never-passes": told(_text("At this table any suit may be led.")),
    "no-cards-left": told(_text("{name} has no cards left to pay for.")),
    "cards-left": told(_text("{name} has between 1 and {most} cards left.")),
    "too-few-chips": counted(_plural("Nobody bids or bets on credit: only %n chip(s) are there."), "chips"),
}
"""Why a line cannot be, by code; what is not here is worded as in play."""


def deal_text(model: BoardModel, position: TripoliPosition, line: int | None, *, inserting: bool) -> str:
    """Return which deal it is, or which line is looked at again."""
    if inserting:
        return translate("Board", "A line before line {number}").format(number=line)
    if line is not None:
        return translate("Board", "Correction of line {number}").format(number=line)
    refused = len(model.filled.refused)
    if refused:
        return translate("Board", "%n line(s) count for nothing: see the lines.", None, refused)
    facts = position.facts
    if position.step == "over":
        deals = translate("Board", "%n deal(s) played.", None, position.deal_number - facts.closing)
        return joined((deals, model.changed_text))
    if facts.closing:
        return translate("Board", "Closing round {number}: {name} deals five cards each").format(
            number=facts.closing, name=model.names.name(facts.dealer)
        )
    if not position.deal_number:
        return translate("Board", "The cards are yours, Ludo is the board.")
    return translate("Board", "Deal {number}: {name} deals").format(
        number=position.deal_number, name=model.names.name(facts.dealer)
    )
