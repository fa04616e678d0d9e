"""The status of Triomphe, its questions, and the meaning of acts, in words."""

from collections.abc import Sequence

from ludo.engine.cards import Card, rank_of
from ludo.engine.places import POT, TRICK, Seat
from ludo.engine.turns import SOMEBODY
from ludo.engine.views import AnyView
from ludo.games.triomphe.actions import CONCEDE, REFUSE
from ludo.games.triomphe.certain import gives_away
from ludo.games.triomphe.duty import Duty, duty, leader, winning_seat
from ludo.games.triomphe.scoring import tricks_of
from ludo.games.triomphe.teams import sides, teams_of
from ludo.games.triomphe.view import TURN_UP, TURNED, TriompheView, triomphe_view
from ludo.ui.games.triomphe import results
from ludo.ui.games.triomphe.sentences import SENTENCES
from ludo.ui.i18n import enumerated, full_stop, translate
from ludo.ui.wording.cards import card_name, rank_name, suit_name
from ludo.ui.wording.common import StatusText, with_head
from ludo.ui.wording.names import Names, choose
from ludo.ui.wording.results import side_title


def status(view: AnyView, names: Names) -> StatusText:
    """Return what is going on."""
    shown = triomphe_view(view)
    facts = shown.facts
    match facts.phase:
        case "play":
            return StatusText(_play_line(shown, names))
        case "pillage":
            return _plunder(shown, names)
        case "concession":
            return _concession(shown, names)
        case "answer":
            return _answer(shown, names)
        case "over":
            return results.end_status(shown, names)
        case _ if facts.outcome is not None:
            return results.deal_status(shown, names)
        case "team_draw":
            return StatusText(
                translate("Triomphe", "Everybody draws a card: red plays against black."),
                translate("Triomphe", "Who plays with whom?"),
            )
        case "draw":
            return _draw(shown, names)
        case "designate":
            return _designate(shown, names)
        case "lot":
            return StatusText(translate("Triomphe", "The first dealer is drawn by lot."))
        case "packets" if shown.turn.must == names.you:
            return StatusText(translate("Triomphe", "You deal: in which packets?"))
    return StatusText(_deals(facts.dealer, names))


def _deals(seat: Seat, names: Names) -> str:
    return choose(names, (seat,), translate("Triomphe", "You deal."), translate("Triomphe", "{name} deals."))


def _draw(view: TriompheView, names: Names) -> StatusText:
    again = tuple(view.facts.drawing)
    if len(again) < view.options.players:
        return StatusText(
            choose(
                names, again, "", "",
                translate("Triomphe", "Equal cards: you and the others draw again."),
                translate("Triomphe", "Equal cards: {name} draw again."),
            )
        )  # fmt: skip
    if view.options.first_dealer == "draw_deals":
        return StatusText(translate("Triomphe", "Everybody draws a card: the strongest deals first."))
    return StatusText(translate("Triomphe", "Everybody draws a card: the strongest names the first dealer."))


def _designate(view: TriompheView, names: Names) -> StatusText:
    if view.facts.designator == names.you:
        return StatusText(
            translate("Triomphe", "Your card is the strongest: name the dealer."),
            translate("Triomphe", "Who deals first?"),
            "call",
        )
    return StatusText(
        translate("Triomphe", "{name} has the strongest card and names the first dealer.").format(
            name=names.name(view.facts.designator)
        )
    )


def _plunder(view: TriompheView, names: Names) -> StatusText:
    offered = (*view.known(TURNED), *view.known(TURN_UP))
    seat = view.turn.must
    assert seat is not None
    if seat == SOMEBODY:
        return StatusText(translate("Triomphe", "Whoever holds the ace of trumps may plunder the stock."))
    if seat != names.you:
        return StatusText(translate("Triomphe", "{name} may plunder the stock.").format(name=names.name(seat)))
    title = translate("Triomphe", "The ace plunders: {card}").format(card=card_name(offered[0]))
    if view.options.pillage_optional:
        return StatusText(
            translate("Triomphe", "Give up a card of your hand for it, or leave it."),
            title,
            "call",
        )
    return StatusText(translate("Triomphe", "Give up a card of your hand for it."), title)


def _rivals(view: TriompheView, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of the other side of two."""
    teams = teams_of(view.options)
    return teams.sides[1 - teams.side_of[seat]]


def _concession(view: TriompheView, names: Names) -> StatusText:
    seat = view.turn.must
    assert seat is not None
    if seat != names.you:
        return StatusText(
            translate("Triomphe", "{name} decides: play, or give the deal up.").format(name=names.name(seat))
        )
    return StatusText(
        translate("Triomphe", "Giving it up costs one point."),
        translate("Triomphe", "Do you play this deal?"),
        "call",
    )


def _answer(view: TriompheView, names: Names) -> StatusText:
    seat, conceder = view.turn.must, view.facts.conceder
    title = choose(
        names, (conceder,),
        translate("Triomphe", "You give the deal up"), translate("Triomphe", "{name} gives the deal up")
    )  # fmt: skip
    if seat == names.you:
        line = translate("Triomphe", "Take a point, or go for all five tricks.")
    else:
        assert seat is not None
        line = translate("Triomphe", "{name} accepts or refuses.").format(name=names.name(seat))
    return StatusText(line, title, "call")


def _play_line(view: TriompheView, names: Names) -> str:
    seat = view.turn.must
    assert seat is not None
    if seat != names.you:
        line = translate("Triomphe", "{name} is about to lay a card.").format(name=names.name(seat))
    else:
        asked = duty(view, seat)
        line = translate("Triomphe", "Your turn: {what}.").format(what=duty_text(asked, view))
        if view.options.strict_table and asked.code not in ("lead", "discard"):
            line += " " + translate("Triomphe", "At this strict table anything else is a fault.")
    if not view.facts.refused:
        return line
    bound = _rivals(view, view.facts.conceder)
    vole = choose(
        names,
        bound,
        translate("Triomphe", "You must take all five tricks."),
        translate("Triomphe", "{name} must take all five tricks."),
        translate("Triomphe", "Your side must take all five tricks."),
        translate("Triomphe", "{name} must take all five tricks."),
    )
    return f"{line} {vole}"


def duty_text(asked: Duty, view: TriompheView) -> str:
    """Return what the trick asks of the player on turn, in the middle of a sentence."""
    suit, trump = suit_name(max(asked.led, 0)), suit_name(view.facts.trump)
    match asked.code:
        case "lead":
            return translate("Triomphe", "lead any card")
        case "beat":
            return translate("Triomphe", "follow {suit}, beat the {card}").format(
                suit=suit, card=rank_name(rank_of(asked.beat))
            )
        case "follow":
            return translate("Triomphe", "follow {suit}").format(suit=suit)
        case "ruff":
            return translate("Triomphe", "no {suit}, so ruff with {trump}").format(suit=suit, trump=trump)
        case "overruff":
            return translate("Triomphe", "overruff the {card} of {trump}").format(
                card=rank_name(rank_of(asked.beat)), trump=trump
            )
        case "undertrump":
            return translate("Triomphe", "play a lower trump ({trump}): you cannot overruff").format(trump=trump)
    if asked.led == view.facts.trump:
        return translate("Triomphe", "no trumps, so discard any card")
    return translate("Triomphe", "neither {suit} nor trumps, so discard any card").format(suit=suit)


def naming_line(seat: Seat, named: Seat, names: Names) -> str:
    """Return who names whom as dealer, for the journal."""
    if seat == named:
        return choose(names, (seat,), translate("Triomphe", "You deal."), translate("Triomphe", "{name} deals."))
    if seat == names.you:
        return translate("Triomphe", "You name {dealer}: {dealer} deals.").format(dealer=names.name(named))
    if named == names.you:
        return translate("Triomphe", "{name} names you: you deal.").format(name=names.name(seat))
    return translate("Triomphe", "{name} names {dealer}: {dealer} deals.").format(
        name=names.name(seat), dealer=names.name(named)
    )


def taken_line(seat: Seat, card: str, names: Names) -> str:
    """Return who takes which card in a plunder."""
    if seat == names.you:
        return translate("Triomphe", "You take {card}.").format(card=card)
    return translate("Triomphe", "{name} takes {card}.").format(name=names.name(seat), card=card)


def given_line(seat: Seat, card: str, names: Names) -> str:
    """Return who gives up which card in a plunder."""
    if seat == names.you:
        return translate("Triomphe", "You give up {card}.").format(card=card)
    return translate("Triomphe", "{name} gives up {card}.").format(name=names.name(seat), card=card)


def say_label(word: str, view: TriompheView, names: Names) -> str:
    """Return the text of the button of a word, with what it costs for certain."""
    seat = view.turn.must
    others = "" if seat is None or len(sides(view.options)) != 2 else _short(_rivals(view, seat), names)
    if word == "concede" and gives_away(view, CONCEDE):
        return translate("Triomphe", "Give up: a point and the partie for {name}").format(name=others)
    if word == "accept" and gives_away(view, REFUSE):
        return translate("Triomphe", "Accept: a point and the partie")
    return SENTENCES.labels[word]().format(name=others) if word in SENTENCES.labels else word


def _short(seats: Sequence[Seat], names: Names) -> str:
    return names.name(seats[0]) if len(seats) == 1 else translate("Triomphe", "them")


def table_text(view: TriompheView, names: Names) -> str:
    """Return trumps and what else is said on the cloth, other open cards, the trick and who took those before."""
    facts, players = view.facts, view.options.players
    parts = sign_texts(view)
    offered = (*view.known(TURNED), *view.known(TURN_UP)) if facts.phase == "pillage" else ()
    if offered:
        parts.append(translate("Triomphe", "On offer: {card}.").format(card=_cards(offered)))
    trick = view.known(TRICK)
    if trick:
        first = leader(view)
        laid = (
            translate("Triomphe", "{name}: {card}").format(
                name=names.of((first + step) % players), card=card_name(card)
            )
            for step, card in enumerate(trick)
        )
        parts.append(translate("Triomphe", "The trick: {cards}.").format(cards=enumerated(laid)))
        best = winning_seat(view)
        parts.append(
            choose(
                names, (best,), translate("Triomphe", "You are winning it."),
                translate("Triomphe", "{name} is winning it.")
            )
        )  # fmt: skip
    elif facts.phase == "play":
        parts.append(translate("Triomphe", "No card has been laid to this trick."))
    for number, seat in enumerate(facts.takers):
        parts.append(translate("Triomphe", "Trick {number}: {name}.").format(number=number + 1, name=names.of(seat)))
    return " ".join(parts)


def sign_texts(view: TriompheView) -> list[str]:
    """Return the trump suit, the chips in the kitty, and which of two packs is in play."""
    parts, pot = [], view.chips.get(POT, 0)
    if view.facts.trump >= 0:
        parts.append(translate("Triomphe", "Trumps are {suit}.").format(suit=suit_name(view.facts.trump)))
    if pot:
        parts.append(translate("Triomphe", "%n chip(s) in the kitty.", None, pot))
    if view.facts.colour == "red":
        parts.append(translate("Triomphe", "The red pack is in play."))
    elif view.facts.colour == "blue":
        parts.append(translate("Triomphe", "The blue pack is in play."))
    return parts


def _cards(cards: Sequence[Card]) -> str:
    return enumerated(map(card_name, cards))


def standing_text(view: TriompheView, names: Names) -> str:
    """Return the points of every side in a sentence."""
    parts = (
        with_head(side_title(names, team), translate("Triomphe", "%n point(s)", None, view.facts.scores[side]))
        for side, team in enumerate(sides(view.options))
    )
    return full_stop(enumerated(parts))


def score_text(view: TriompheView, names: Names) -> str:
    """Return the points of every side and its tricks in this deal, and what wins the partie."""
    tricks = tricks_of(view.facts.takers, view.options)
    parts = [
        translate("Triomphe", "{name}: {points}, {tricks}.").format(
            name=side_title(names, team),
            points=translate("Triomphe", "%n point(s)", None, view.facts.scores[side]),
            tricks=translate("Triomphe", "%n trick(s)", None, tricks[side]),
        )
        for side, team in enumerate(sides(view.options))
    ]
    parts.append(translate("Triomphe", "%n point(s) win the partie.", None, view.options.target))
    return " ".join(parts)
