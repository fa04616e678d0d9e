"""The state of a partie of Triomphe (rulebook section 13): the parts put together."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ludo.engine.actions import Action, Cut, Lot, Play
from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import facts_of
from ludo.engine.events import Event
from ludo.engine.offers import NOTHING, Listed, Offers, Rng
from ludo.engine.places import BOX, STOCK, Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.engine.views import View, chips_of, zones_of
from ludo.games.triomphe import checks, draws, ending, flow, play
from ludo.games.triomphe.actions import ACCEPT, ANSWERS, NO_PILLAGE, PACKETS, PILLAGES
from ludo.games.triomphe.base import ASKED, HIDDEN_TURN, NOBODY_ACTS, TriompheBase
from ludo.games.triomphe.offers import (
    CONCESSION_OFFERS,
    PLAYS_OF_A_SUIT,
    Deals,
    Draws,
    Plays,
    PlaysOrConcession,
    Stakes,
    StrictPlays,
    namings,
    sample_of,
    sample_play,
)
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.phases import begin_deal
from ludo.games.triomphe.rules import TRICKS
from ludo.games.triomphe.setting import setting_of
from ludo.games.triomphe.stage import first_stage
from ludo.games.triomphe.view import GIVEN, TriompheFacts, TriompheStanding, TriompheView

CUTS: Final = Listed(tuple(Cut(count) for count in range(1, len(PACK_32))))
_DEALS: Final = {players: Deals(PACK_32, players) for players in range(2, 7)}


class TriompheState(TriompheBase):
    """A partie (or match) of Triomphe: the fields of its base, with checks, offers and flow."""

    __slots__ = ()

    def clone(self) -> "TriompheState":
        twin = TriompheState()
        twin.setting = self.setting
        twin.stage = self.stage
        twin.phase = self.phase
        twin.to_act = self.to_act
        twin.laid = self.laid
        twin.lawful = self.lawful
        twin.trick = self.trick
        twin.beating = self.beating
        twin.best = self.best
        twin.taker = self.taker
        twin.tricks = self.tricks
        twin.takers = self.takers
        return twin

    def legal(self, actor: Actor) -> Offers:
        """Return what the actor may do; nothing if they are not asked."""
        if actor != self.to_act:
            return self._stakes(NOTHING) if 0 <= actor < self.setting.players and self.between_parties() else NOTHING
        if self.lawful and self.setting.only_lawful_cards:
            return PLAYS_OF_A_SUIT.get(self.lawful) or Plays(self.lawful)
        if actor == NOBODY_ACTS:
            return NOTHING
        if actor == CHANCE:
            return self._luck()
        choices = self._choices(actor)
        return self._stakes(choices) if self.between_parties() else choices

    def sample(self, actor: Actor, rng: Rng) -> Action:
        return self.rollout_action(actor, rng)

    def rollout_action(self, actor: Actor, rng: Rng) -> Action:
        """Draw one of the actor's legal actions with the same chances: no partie is endless."""
        if self.lawful and self.setting.only_lawful_cards and actor == self.to_act:
            if self.trick:
                return sample_play(self.lawful, rng)
            return sample_of(self.lawful, TRICKS - len(self.tricks), rng)
        return self.legal(actor).sample(rng)

    def playout(self, rng: Rng, most: int) -> int:
        """Play on at random; cards are laid without making an action of each."""
        done = 0
        while done != most:
            if self.lawful and self.setting.only_lawful_cards:
                done += play.play_at_random(self, rng, most - done)
            elif self.to_act == NOBODY_ACTS:
                break
            else:
                self.do(self.to_act, self.rollout_action(self.to_act, rng))
                done += 1
        return done

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        return checks.refusal(self, actor, action)

    def apply(self, actor: Actor, action: Action) -> list[Event]:
        """Check and carry out an action; a lawful card without further questions."""
        if isinstance(action, Play) and actor == self.to_act and checks.is_lawful(self, action.card):
            events: list[Event] = []
            play.lay(self, actor, action.card, events)
            events.append(ASKED[self.to_act] if self.stage.winner is None else self.turn_event())
            return events
        return super().apply(actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Play):
            play.lay(self, actor, action.card, events)
        else:
            flow.carry_out(self, actor, action, events)

    def do(self, actor: Actor, action: Action) -> None:
        if isinstance(action, Play):
            play.lay(self, actor, action.card, None)
        else:
            flow.carry_out(self, actor, action, None)

    def view(self, seat: Seat | None) -> TriompheView:
        """Return the own hand and those of the team-mates (TRI-06), what lies open, and the public facts."""
        stage = self.stage
        return View(
            game="triomphe",
            options=self.options,
            seat=seat,
            turn=HIDDEN_TURN if seat != self.to_act and self.asks_in_secret() else self.turn(),
            zones=zones_of([(place, self._faces(place, cards, seat)) for place, cards in self.piles()]),
            chips=chips_of(stage.chips, stage.pot),
            facts=self.facts(),
        )

    def facts(self) -> TriompheFacts:
        """Return the public fields."""
        return facts_of(TriompheFacts, self)

    def standing(self) -> TriompheStanding:
        """Return points, parties and chips; the winners of the match when it is over (TRI-70, TRI-72)."""
        return ending.standing(self)

    def _choices(self, seat: Seat) -> Offers:
        if self.phase == "play":
            return self._plays(seat)
        if self.phase == "concession":
            return CONCESSION_OFFERS
        if self.phase == "answer":
            return Listed((ACCEPT,) if checks.refuse_refusal(self) is not None else ANSWERS)
        if self.phase == "pillage":
            plunders = [PILLAGES[card] for card in self.stage.hands[seat]]
            return Listed(tuple([say for say in (*plunders, NO_PILLAGE) if self.check(seat, say) is None]))
        if self.phase == "packets":
            return Listed(PACKETS)
        return namings(checks.candidates(self))

    def _stakes(self, others: Offers) -> Offers:
        """Return what else may be done between two parties: name another stake (TRI-74)."""
        return Stakes(others, self.setting.most_stake, self.stage.stake)

    def _plays(self, seat: Seat) -> Offers:
        """Return the cards that may be laid, and the offer that may be made instead (TRI-89)."""
        plays: Plays
        if self.setting.strict:
            plays = StrictPlays(self.held(seat), self.lawful, self._random_faults(seat))
        else:
            plays = PLAYS_OF_A_SUIT.get(self.lawful) or Plays(self.lawful)
        return plays if checks.concede_refusal(self) is not None else PlaysOrConcession(plays)

    def _random_faults(self, seat: Seat) -> bool:
        """May a random player commit a fault here? Not where it would cost points that it has not yet won back."""
        gift = self.options.renonce_penalty == "lose_hand" and self.setting.side_count == 2
        return gift or self.stage.scores[self.setting.teams.side_of[seat]] == 0

    def _luck(self) -> Offers:
        if self.phase == "shuffle":
            return _DEALS[self.setting.players]
        if self.phase == "cut":
            return CUTS
        if self.phase == "lot":
            return Listed(tuple([Lot(seat) for seat in range(self.setting.players)]))
        return Draws(checks.draw_pool(self), len(self.stage.drawing))

    def _faces(self, place: Place, cards: tuple[Card, ...], seat: Seat | None) -> Sequence[Card | None]:
        """Return the cards of a place as a seat sees them."""
        if place.kind == "hand":
            if seat is not None and place.owner in self.setting.teams.mates[seat]:
                return cards
            known = [card for card in cards if card in self.stage.shown]
            return [*known, *[None] * (len(cards) - len(known))]
        hidden = place in (BOX, STOCK) or (
            place == GIVEN and seat != self.stage.plunderer and not self.options.pillage_discard_visible
        )
        return (None,) * len(cards) if hidden else cards


def new_state(options: TriompheOptions) -> TriompheState:
    """Return the start of a partie."""
    return _start(options).clone()


@cache
def _start(options: TriompheOptions) -> TriompheState:
    state = _blank(options, ())
    draws.begin_partie(state)
    return state


def position(options: TriompheOptions, dealer: Seat, scores: Sequence[int] = ()) -> TriompheState:
    """Return a partie in progress in which this seat is about to deal."""
    state = _blank(options, scores)
    begin_deal(state, dealer, None)
    return state


def _blank(options: TriompheOptions, scores: Sequence[int]) -> TriompheState:
    """Return the state before anybody is asked anything."""
    setting = setting_of(options)
    state = TriompheState()
    state.setting = setting
    state.stage = first_stage(setting.players, tuple(scores) or (0,) * setting.side_count, options.stake)
    state.phase = "draw"
    state.to_act = CHANCE
    state.clear_cards()
    return state
