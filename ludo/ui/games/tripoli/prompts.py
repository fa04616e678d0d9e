"""The status of Tripoli, for the line above the hand and the bar on top."""

from ludo.engine.cards import DIAMONDS, HEARTS
from ludo.engine.places import Seat
from ludo.engine.views import AnyView
from ludo.games.tripoli.rules import least_bid
from ludo.games.tripoli.view import BOARDS, TripoliView, tripoli_view
from ludo.ui.i18n import translate
from ludo.ui.wording.cards import suit_name
from ludo.ui.wording.common import StatusText
from ludo.ui.wording.names import Names


def prompt(view: TripoliView, names: Names) -> StatusText:
    """Return what is going on while a deal is played."""
    facts = view.facts
    seat = facts.asked[0] if facts.asked else -1
    mine = seat >= 0 and seat == names.you
    match facts.phase:
        case "spare":
            return StatusText(_spare_line(view, seat, mine, names))
        case "bid" | "suit_bid":
            return StatusText(_bid_line(view, seat, mine, names), "", "call" if mine else "plain")
        case "suit" if mine:
            return StatusText(translate("Tripoli", "The auction is yours: name the pay suit."), "", "call")
        case "suit":
            return StatusText(translate("Tripoli", "{name} names the pay suit.").format(name=names.name(seat)))
        case "select" if mine:
            return StatusText(translate("Tripoli", "Poker: choose the five cards that you want to bet on."))
        case "select":
            return StatusText(
                translate("Tripoli", "{name} chooses five cards for the poker.").format(name=names.name(seat))
            )
        case "poker":
            return _poker_prompt(view, seat, mine, names)
        case "michigan":
            if mine:
                return StatusText(
                    translate("Tripoli", "You lead: {what}.").format(what=lead_text(view)),
                )
            return StatusText(translate("Tripoli", "{name} is about to lead.").format(name=names.name(seat)))
        case "lot":
            return StatusText(translate("Tripoli", "The first dealer is drawn by lot."))
        case "windows":
            return StatusText(translate("Tripoli", "The windows of the board change."))
        case "between" if mine:
            return StatusText(translate("Tripoli", "Fewer than two players can stake: the partie ends."))
        case _ if facts.dealer < 0:
            return StatusText("")
        case _ if facts.dealer == names.you:
            return StatusText(translate("Tripoli", "You deal."))
    return StatusText(translate("Tripoli", "{name} deals.").format(name=names.name(facts.dealer)))


def _spare_line(view: TripoliView, seat: Seat, mine: bool, names: Names) -> str:
    facts = view.facts
    if not mine:
        return translate("Tripoli", "{name} deals and decides about the spare hand.").format(name=names.name(seat))
    if facts.traded:
        return translate("Tripoli", "Will you auction your old hand?")
    if facts.offered:
        return translate("Tripoli", "Nobody wants the spare hand. Exchange your hand for it, or keep yours?")
    return translate("Tripoli", "You deal: keep your hand, exchange it for the unseen spare hand, or auction that?")


def _bid_line(view: TripoliView, seat: Seat, mine: bool, names: Names) -> str:
    facts = view.facts
    suit = facts.phase == "suit_bid"
    if facts.bidder >= 0:
        if mine:
            line = (
                translate("Tripoli", "{name} offers {chips} to name the pay suit. Bid more, or pass?")
                if suit
                else translate("Tripoli", "{name} offers {chips} for the spare hand. Bid more, or pass?")
            )
        elif facts.bidder == names.you:
            line = translate("Tripoli", "You offer {chips}. {next} bids or passes.")
        else:
            line = translate("Tripoli", "{name} offers {chips}. {next} bids or passes.")
        return line.format(name=names.name(facts.bidder), chips=facts.bid, next=names.name(seat))
    if not mine:
        return translate("Tripoli", "Auction: {name} bids or passes.").format(name=names.name(seat))
    lowest = least_bid(view.options, for_suit=suit, standing=facts.bid)
    if suit:
        return translate(
            "Tripoli", "Bid for the right to name the pay suit, at least %n chip(s), or pass.", None, lowest
        )
    return translate("Tripoli", "Bid for the unseen spare hand, at least %n chip(s), or pass.", None, lowest)


def _poker_prompt(view: TripoliView, seat: Seat, mine: bool, names: Names) -> StatusText:
    facts = view.facts
    pot = view.chips.get(BOARDS[view.options.cosmo][-1], 0)
    if facts.total and mine:
        leader = next((other for other, put in enumerate(facts.put) if put == facts.total), 0)
        return StatusText(
            translate("Tripoli", "{name} has put in {total}; the pot holds {pot}. Call, raise or fold?").format(
                name=names.name(leader), total=facts.total, pot=pot
            ),
            "",
            "call",
        )
    if mine:
        return StatusText(translate("Tripoli", "The pot holds %n chip(s). Check or bet?", None, pot))
    if facts.total:
        return StatusText(
            translate("Tripoli", "The pot holds {pot}. {name} calls, raises or folds.").format(
                name=names.name(seat), pot=pot
            )
        )
    return StatusText(
        translate("Tripoli", "The pot holds {pot}. {name} checks or bets.").format(name=names.name(seat), pot=pot)
    )


def lead_text(view: TripoliView) -> str:
    """Return what may be led now, by the rule of the table."""
    facts, rule = view.facts, view.options.lead_rule
    last = facts.last_suit
    match rule:
        case "alternate_colours" if facts.runs % 2:
            return translate("Tripoli", "your lowest red card")
        case "alternate_colours":
            return translate("Tripoli", "your lowest black card")
        case "lowest_first" if not facts.runs:
            return translate("Tripoli", "the lowest card of your hand")
        case "opposite_colour" if last >= 0 and last in (DIAMONDS, HEARTS):
            return translate("Tripoli", "your lowest card of a black suit")
        case "opposite_colour" if last >= 0:
            return translate("Tripoli", "your lowest card of a red suit")
        case "free" | "lowest_first" if last >= 0:
            return translate("Tripoli", "your lowest card of any suit but {suit}").format(suit=suit_name(last))
    return translate("Tripoli", "your lowest card of any suit")


def progress(view: AnyView) -> str:
    """Return where in the partie one is: the deal and the stage."""
    shown = tripoli_view(view)
    facts = shown.facts
    if not facts.deal_number:
        return ""
    if facts.closing:
        parts = [translate("Tripoli", "Closing round {number}").format(number=facts.closing)]
    else:
        parts = [translate("Tripoli", "Deal {number}").format(number=facts.deal_number)]
    match facts.phase:
        case "spare" | "bid":
            parts.append(translate("Tripoli", "the spare hand"))
        case "suit_bid" | "suit":
            parts.append(translate("Tripoli", "the pay suit"))
        case "select" | "poker":
            parts.append(translate("Tripoli", "poker"))
        case "michigan":
            parts.append(translate("Tripoli", "Michigan"))
        case _:
            pass
    return " · ".join(parts)
