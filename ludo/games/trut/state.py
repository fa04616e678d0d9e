"""The state of a partie of Trut: all of it, and who may do what."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.actions import PLAYS, Action, Cut, Lot
from ludo.engine.cards import PACK_32, Card
from ludo.engine.changes import facts_of
from ludo.engine.events import Event
from ludo.engine.offers import NOTHING, Listed, Offers, Shuffles
from ludo.engine.places import TRICK, Place, Seat
from ludo.engine.refusals import Refusal
from ludo.engine.turns import CHANCE, Actor, Turn
from ludo.engine.views import View, chips_of, zones_of
from ludo.games.trut import checks, flow
from ludo.games.trut.actions import ANSWERS, FORTIAL_ANSWERS
from ludo.games.trut.base import NO_HANDS, TURN_OF_LUCK, TrutBase, first_stage
from ludo.games.trut.ending import match_winners
from ludo.games.trut.options import TrutOptions, setting_of
from ludo.games.trut.rules import HAND_SIZE
from ludo.games.trut.scoring import NO_SCORES, Score, match_result
from ludo.games.trut.view import TrutFacts, TrutStanding, TrutView

CUTS: Final = Listed(tuple(Cut(count) for count in range(len(PACK_32))))
_SHUFFLES: Final = {players: Shuffles(PACK_32, players, HAND_SIZE) for players in (2, 4)}
_ANSWERS: Final = Listed(ANSWERS)
_FORTIAL_ANSWERS: Final = Listed(FORTIAL_ANSWERS)
_SHOWN: Final = (TRICK.kind, "taken", "rotten")
"""Kinds of places whose cards everybody sees."""


class TrutState(TrutBase):
    """A partie (or match) of Trut."""

    __slots__ = ()

    def turn(self) -> Turn:
        """Return luck, the seat that answers, or the seat that lays a card and before it those who may trut."""
        return self.current_turn

    def legal(self, actor: Actor) -> Offers:
        """Return the actor's offers; none if they are neither asked nor allowed to step in."""
        phase = self.phase
        if phase == "play":
            if not 0 <= actor < self.setting.players:
                return NOTHING
            calls = checks.calls(self, actor)
            if actor == self.on_turn:
                return Listed(tuple([PLAYS[card] for card in self.held(actor)]) + calls)
            return Listed(calls)
        if actor == CHANCE:
            return self._luck()
        if phase in ("answer", "fortial") and actor == self.asked[0]:
            return _ANSWERS if phase == "answer" else _FORTIAL_ANSWERS
        return NOTHING

    def _luck(self) -> Offers:
        match self.phase:
            case "lot":
                return Listed(tuple([Lot(seat) for seat in range(self.setting.players)]))
            case "shuffle":
                return _SHUFFLES[self.setting.players]
            case "cut":
                return CUTS
            case _:
                return NOTHING

    def check(self, actor: Actor, action: Action) -> Refusal | None:
        """Return why this actor may not do this now, None if they may."""
        return checks.refusal(self, actor, action)

    def carry_out(self, actor: Actor, action: Action, events: list[Event] | None) -> None:
        flow.carry_out(self, actor, action, events)

    def do(self, actor: Actor, action: Action) -> None:
        flow.carry_out(self, actor, action, None)

    def view(self, seat: Seat | None) -> TrutView:
        """Return the own hand once looked at (TRU-82), what was laid, and the public facts."""
        stage = self.stage
        zones: list[tuple[Place, Sequence[Card | None]]] = []
        for place, cards in self.piles():
            own = place.kind == "hand" and place.owner == seat and seat in stage.looked
            zones.append((place, cards if own or place.kind in _SHOWN else (None,) * len(cards)))
        return View(
            game="trut",
            options=self.options,
            seat=seat,
            turn=self.current_turn,
            zones=zones_of(zones),
            chips=chips_of(stage.chips, stage.pot),
            facts=self.facts(),
        )

    def facts(self) -> TrutFacts:
        """Return the public fields."""
        return facts_of(TrutFacts, self)

    def standing(self) -> TrutStanding:
        """Return scores, parties and chips; the winners of the match when it is over (TRU-90, TRU-92)."""
        stage = self.stage
        over, _ = match_result(stage.winners, self.options.parties)
        parties = (stage.winners.count(0), stage.winners.count(1))
        return TrutStanding(over, match_winners(self), stage.chips, stage.scores, parties)


def start(options: TrutOptions, dealer: Seat | None = None, scores: Sequence[Score] = ()) -> TrutState:
    """Return the start of a partie: this seat is about to deal, or the one that the options name, or luck chooses it
    (TRU-10)."""
    players = options.players
    if dealer is None and isinstance(options.first_dealer, int):
        dealer = options.first_dealer
    state = TrutState()
    state.setting = setting_of(options)
    state.stage = first_stage(
        players,
        dealer=-1 if dealer is None else dealer,
        scores=(Score(*scores[0]), Score(*scores[1])) if scores else NO_SCORES,
    )
    state.current_turn = TURN_OF_LUCK
    state.phase = "lot" if dealer is None else "shuffle"
    state.on_turn = -1
    state.dealt = NO_HANDS[players]
    state.played = ()
    state.stock = ()
    state.results = ()
    state.leaders = ()
    state.truter = -1
    state.call = ""
    state.followed = False
    state.asked = ()
    return state
