"""Acts that nobody does who understands Trut: they are corrected before they are done."""

from collections.abc import Sequence
from functools import cache

from ludo.bots.trut.deal_history import Line
from ludo.bots.trut.hands import STRENGTHS, without
from ludo.bots.trut.two_player import Duel
from ludo.engine.actions import PLAYS, Action, Play
from ludo.engine.cards import Card
from ludo.engine.places import Seat, hand
from ludo.games.trut.actions import FOLD, FOLLOW
from ludo.games.trut.determinize import tricks_of
from ludo.games.trut.rules import ROTTEN, STRENGTH, deal_over, deal_winner, judge_trick, side_of
from ludo.games.trut.view import TrutView


def corrected(view: TrutView, duel: Duel | None, action: Action | None) -> Action | None:
    """Return the action, or what anybody would do instead; duel: what the seat knows at a table of two."""
    if action == FOLD and duel is not None and surely_wins(duel.line, duel.role, duel.rest):
        return FOLLOW
    if isinstance(action, Play):
        return PLAYS[_corrected_card(view, action.card)]
    return action


def _corrected_card(view: TrutView, card: Card) -> Card:
    seat = view.seat
    assert seat is not None
    cards = sorted(view.known(hand(seat)), key=STRENGTH.__getitem__)
    ends = {held: ending(view, seat, held) for held in cards}
    winning = [held for held in cards if ends[held] == 1]
    if winning:
        return card if card in winning else winning[0]
    living = [held for held in cards if ends[held] == 0]
    return card if card in living or not living else living[0]


def ending(view: TrutView, seat: Seat, card: Card) -> int:
    """Return what a card makes of the deal at once: 1 won by the seat's side, -1 lost, 0 anything else."""
    facts = view.facts
    tricks = tricks_of(view)
    laid: Sequence[tuple[Seat, Card]] = tricks[-1] if len(tricks) > len(facts.results) else ()
    if len(laid) < view.options.players - 1:
        return 0
    strengths = tuple(STRENGTH[one] for one in (*(other for _, other in laid), card))
    judged = judge_trick(strengths, view.options.pourri_leader == "last")
    leader = (facts.leaders[-1] + judged.leader) % view.options.players
    results = (*facts.results, ROTTEN if judged.is_rotten else side_of(leader))
    if not deal_over(results, stop_when_decided=True):
        return 0
    winner = deal_winner(results)
    return 0 if winner is None else (1 if winner == side_of(seat) else -1)


def surely_wins(line: Line, player: int, rest: tuple[int, ...]) -> bool:
    """Return if a player of two can win the deal whatever the other holds and lays."""
    unseen = [4] * STRENGTHS
    for card in (*rest, *line.cards):
        unseen[card] -= 1
    return _wins(line.cards, player, rest, tuple(unseen))


@cache
def _wins(cards: tuple[int, ...], player: int, rest: tuple[int, ...], unseen: tuple[int, ...]) -> bool:
    line = Line(cards)
    if line.is_decided():
        return line.winner() == player
    if line.on_turn(len(cards)) == player:
        return any(_wins((*cards, card), player, without(rest, card), unseen) for card in set(rest))
    return all(
        _wins((*cards, card), player, rest, (*unseen[:card], count - 1, *unseen[card + 1 :]))
        for card, count in enumerate(unseen)
        if count
    )
