"""Imagined deals of Trut that are played on after each act, where no strategy is solved.

Two tempers play on: by what a deal is worth, with the odds of calls of the Expert (`partners`), and by a fixed chance,
as an Amateur does. Each seat goes by its own cards and by what lies on the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from ludo.bots.coach.paired_deals import USUAL, Check, Course, Trial, facts_of_part, gathered
from ludo.bots.contract import Evidence, Hands, Mechanism, ReviewRequest
from ludo.bots.effort import Hurried
from ludo.bots.trut import features
from ludo.bots.trut.baseline import BLIND, PARTNER_REFUSED, shrunk
from ludo.bots.trut.casual import TEMPERS
from ludo.bots.trut.odds import Shares, Spot
from ludo.bots.trut.partners import CHALLENGED, CHALLENGED_FIRST, DECLINED, FOLLOWED, Partner
from ludo.engine.actions import PLAYS, Action
from ludo.engine.cards import Card
from ludo.engine.events import Event, Moved, Said
from ludo.engine.places import TRICK, Seat, hand
from ludo.games.trut.actions import FOLD, FOLLOW, GO, NO_GO, TRUT_CALL
from ludo.games.trut.checks import trut_refusal
from ludo.games.trut.determinize import determinize
from ludo.games.trut.rules import STRENGTH, at_fortial, deal_worth, fold_loses, side_of
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import TrutView

STAGES: Final = (16, 40, 100)
"""After how many imagined deals acts are given up that fell behind."""
CHECKED: Final = 100
"""In how many deals the other temper is tried."""
TRIES: Final = 5
"""From how many deals one is chosen by how well it explains what was said."""
SELDOM: Final = 0.15
"""How likely a call or an answer is that the cards do not explain, beside one that they do."""
BOLD: Final = TEMPERS["amateur"]
"""The other temper."""
DEAL_WON, TRUT_WON, TRUT_LOST = map(Mechanism, ("deal-won", "trut-won", "trut-lost"))
MECHANISMS: Final = (DEAL_WON, TRUT_WON, TRUT_LOST)


class Imagined(NamedTuple):
    """An imagined deal and its luck."""

    state: TrutState
    luck: int


class Spoken(NamedTuple):
    """Something that somebody said in this deal, after how many cards."""

    seat: Seat
    word: str
    laid: int


def rolled_out(
    view: TrutView, request: ReviewRequest, acts: list[Action | None], rng: Random, hurried: Hurried
) -> Evidence | None:
    """Return what acts come to in imagined deals."""
    table = Rollouts(view, tuple(spoken(request.decision.history)))
    assert view.seat is not None
    trial = Trial(
        unit="partie",
        acts=acts,
        draw=table.drawn,
        play=table.played,
        stages=STAGES,
        checks=(Check(1, CHECKED),),
        facts=facts_of_part(features.facts_of(view), attrgetter("state")),
        mechanisms=MECHANISMS,
    )
    return gathered(trial, request, rng, hurried)


def spoken(history: tuple[Event, ...]) -> Iterator[Spoken]:
    """Yield what was said in a deal."""
    laid = 0
    for event in history:
        if isinstance(event, Moved) and event.target == TRICK:
            laid += len(event.cards)
        elif isinstance(event, Said):
            yield Spoken(event.seat, event.code, laid)


@dataclass(slots=True)
class Worths:
    """The worth of a deal to a side, won or lost for a trut or a point, and by nobody."""

    won: float
    lost: float
    point: float
    against: float
    nobody: float


@dataclass(slots=True)
class Rollouts:
    """A decision, and what playing on needs. worths: by side."""

    view: TrutView
    said: tuple[Spoken, ...]
    worths: list[Worths] = field(init=False)

    def __post_init__(self) -> None:
        assert self.view.seat is not None
        partner = Partner(self.view, Random(0))
        own = Worths(
            partner.worth(1, True), partner.worth(0, True), partner.worth(1, False), partner.worth(0, False),
            partner.now(),
        )  # fmt: skip
        other = Worths(1 - own.lost, 1 - own.won, 1 - own.against, 1 - own.point, 1 - own.nobody)
        self.worths = [own, other] if partner.side == 0 else [other, own]

    def drawn(self, luck: int) -> Imagined:
        """Imagine the deal of a number: one that explains what the others have said."""
        rng = Random(luck)
        states = [determinize(self.view, rng) for _ in range(TRIES if self._others_spoke() else 1)]
        if len(states) == 1:
            return Imagined(states[0], luck)
        return Imagined(rng.choices(states, [self._likelihood(state) for state in states])[0], luck)

    def hands(self, luck: int) -> Hands:
        """Return the hands of the imagined deal of a number."""
        state = self.drawn(luck).state
        return {hand(seat): state.held(seat) for seat in range(self.view.options.players)}

    def _others_spoke(self) -> bool:
        return any(said.seat != self.view.seat for said in self.said)

    def _likelihood(self, state: TrutState) -> float:
        """Return how likely the others said what they did, with these cards."""
        chance = 1.0
        for seat, word, laid in self.said:
            if seat == self.view.seat or (word == "brelan" and state.stage.forced):
                continue
            before = _as_it_was(state, laid)
            match word:
                case "follow" if self._had_to_follow(seat):
                    agrees = True
                case "follow" | "fold":
                    agrees = self._follows(before, seat, len(self.said) > 2) == (word == "follow")
                case "go" | "no_go":
                    agrees = self._goes(before, seat) == (word == "go")
                case _:
                    agrees = self._calls(before, seat)
            chance *= 1.0 if agrees else SELDOM
        return chance

    def _had_to_follow(self, seat: Seat) -> bool:
        """Would a fold have lost the partie, since nobody was left who might follow?"""
        options, scores = self.view.options, self.view.facts.scores
        last = options.players == 2 or any(said.word == "fold" for said in self.said)
        return last and at_fortial(options, scores[1 - side_of(seat)])

    # playing on

    def played(self, imagined: Imagined, act: Action | None, way: int) -> Course:
        """Play an imagined deal on after an act of the seat."""
        state, seat = imagined.state.clone(), self.view.seat
        assert seat is not None
        luck = Random(imagined.luck)
        if act is not None:
            state.do(seat, act)
        elif state.on_turn != seat:
            state.do(state.on_turn, self._card(state, state.on_turn))
        while state.phase in ("play", "answer", "fortial"):
            actor = state.on_turn if state.phase == "play" else state.asked[0]
            state.do(actor, self._usual(state, actor) if way == USUAL else self._bold(state, actor, luck))
        return self._course(state)

    def _usual(self, state: TrutState, actor: Seat) -> Action:
        """Return what a seat does that goes by what a deal is worth."""
        match state.phase:
            case "answer":
                follows = _must_follow(state) or self._follows(state, actor, len(state.asked) > 1)
                return FOLLOW if follows else FOLD
            case "fortial":
                return GO if self._goes(state, actor) else NO_GO
            case _:
                may = trut_refusal(state, actor) is None
                return TRUT_CALL if may and self._calls(state, actor) else self._card(state, actor)

    def _bold(self, state: TrutState, actor: Seat, luck: Random) -> Action:
        """Return what a seat does that goes by its chance alone."""
        bluff = luck.random() < BOLD.bluffs
        match state.phase:
            case "answer":
                return FOLLOW if _must_follow(state) or _chance(state, actor) >= BOLD.follows else FOLD
            case "fortial":
                by_deal = state.options.fortial_stake == "donne"
                return GO if by_deal or _chance(state, actor) >= BOLD.goes else NO_GO
            case _:
                may = trut_refusal(state, actor) is None
                if may and (bluff or _chance(state, actor) >= BOLD.calls):
                    return TRUT_CALL
                return self._card(state, actor)

    def _course(self, state: TrutState) -> Course:
        """Return what a deal came to."""
        assert self.view.seat is not None
        assert state.stage.outcome is not None
        side = side_of(self.view.seat)
        worth, winner = self.worths[side], state.stage.outcome.winner
        if winner is None:
            return Course(worth.nobody, (0.0, 0.0, 0.0))
        won = winner == side
        marks = "point"
        if state.stage.outcome.how == "play":
            marks = deal_worth(state.setting, state.followed, state.stage.went)
        counts = (float(won), float(won and marks == "trut"), float(not won and marks == "trut"))
        match marks:
            case "trut":
                return Course(worth.won if won else worth.lost, counts)
            case "point":
                return Course(worth.point if won else worth.against, counts)
            case _:
                return Course(worth.nobody, counts)

    def _follows(self, state: TrutState, seat: Seat, asked_first: bool) -> bool:
        worth = self.worths[side_of(seat)]
        chance = shrunk(_chance(state, seat), CHALLENGED_FIRST if asked_first else CHALLENGED)
        return chance * worth.won + (1 - chance) * worth.lost > worth.against

    def _goes(self, state: TrutState, seat: Seat) -> bool:
        if state.options.fortial_stake == "donne":
            return True
        worth = self.worths[side_of(seat)]
        looked = state.stage.looked
        chance = shrunk(_chance(state, seat), PARTNER_REFUSED if len(looked) > 1 or seat not in looked else 1)
        return chance * worth.won + (1 - chance) * worth.lost > worth.against

    def _calls(self, state: TrutState, seat: Seat) -> bool:
        worth = self.worths[side_of(seat)]
        chance = _chance(state, seat)
        odds = shrunk(chance, FOLLOWED)
        called = DECLINED * worth.point + (1 - DECLINED) * (odds * worth.won + (1 - odds) * worth.lost)
        if not state.options.untruted_donne_points:
            return called > worth.nobody
        return called > chance * worth.point + (1 - chance) * worth.against

    def _card(self, state: TrutState, seat: Seat) -> Action:
        held = state.held(seat)
        if len(held) == 1:
            return PLAYS[held[0]]
        _, best = _shares(state, seat).best(_spot(state, seat), _strengths(held))
        return PLAYS[next(card for card in held if STRENGTH[card] == best)]


def _must_follow(state: TrutState) -> bool:
    """Would who is asked lose the partie by a fold?"""
    return fold_loses(state.options, state.stage.scores, state.truter, state.asked)


def _strengths(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(sorted([STRENGTH[card] for card in cards]))


def _shares(state: TrutState, seat: Seat) -> Shares:
    own = [STRENGTH[card] for card in state.dealt[seat] if card not in state.played]
    return Shares([*own, *[STRENGTH[card] for card in state.played]])


def _spot(state: TrutState, seat: Seat) -> Spot:
    """Return where a deal stands for the side of a seat, its own card of this trick aside if it has yet to lay one."""
    players, side = state.setting.players, side_of(seat)
    laid = len(state.played) % players
    best = [-1, -1]
    waiting = players
    leader = state.leaders[-1] if laid else state.on_turn
    for place, card in enumerate(state.played[len(state.played) - laid :]):
        owner = (leader + place) % players
        best[side_of(owner)] = max(best[side_of(owner)], STRENGTH[card])
    left = [(leader + place) % players for place in range(laid, waiting)]
    opponents = sum(side_of(other) != side for other in left)
    partner = sum(side_of(other) == side and other != seat for other in left)
    return Spot(state.results, side, best[side], best[1 - side], opponents, partner, players)


def _chance(state: TrutState, seat: Seat) -> float:
    """Return the rough chance that the side of a seat wins, by its own cards."""
    if seat not in state.stage.looked:
        return BLIND
    held = _strengths(state.held(seat))
    spot, shares = _spot(state, seat), _shares(state, seat)
    laid = len(state.played) % state.setting.players
    has_laid = bool(laid) and (seat - state.leaders[-1]) % state.setting.players < laid
    if has_laid or not held:
        return shares.chance(spot, held)
    return shares.best(spot, held)[0]


def _as_it_was(state: TrutState, laid: int) -> TrutState:
    """Return a deal as it was after so many cards."""
    if len(state.played) == laid:
        return state
    before, players = state.clone(), state.setting.players
    before.played = state.played[:laid]
    before.results = state.results[: laid // players]
    before.leaders = state.leaders[: (laid + players - 1) // players]
    before.on_turn = (state.leaders[laid // players] + laid % players) % players
    return before
