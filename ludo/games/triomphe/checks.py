"""Why an action of Triomphe is not legal. Everything that the program offers, greys out or refuses is decided here."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Shuffle
from ludo.engine.cards import ACE, PACK_32, SUIT, Card, card_of
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.triomphe import actions, rules
from ludo.games.triomphe.base import NOBODY_ACTS, TriompheBase
from ludo.games.triomphe.rules import HAND_SIZE

CONCEDE_OFF: Final = Refusal("concede-off")
"""There are no offers between two cards at this table."""
CONCEDE_LATE: Final = Refusal("concede-late")
"""A side has three tricks."""
STAKE_FIXED: Final = Refusal("stake-fixed")
"""No partie has just ended, or no chips are played for."""
REFUSE_NO_VOLE: Final = Refusal("refuse-no-vole")
"""The other side has a trick."""


def refusal(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    """Return why an action of an actor is not legal, None if it is."""
    if state.to_act == NOBODY_ACTS:
        return PARTIE_OVER
    if isinstance(action, actions.Stake):
        return stake_refusal(state, actor, action.chips)
    if actor != state.to_act:
        seats = state.to_act != CHANCE and actor != CHANCE and not state.asks_in_secret()
        return Refusal("not-your-turn", {"seat": state.to_act}) if seats else NOT_ASKED
    return _IN_PHASE[state.phase](state, actor, action)


def stake_refusal(state: TriompheBase, actor: Actor, chips: int) -> Refusal | None:
    """Return why somebody may not name this stake: it is fixed between parties, never during one (TRI-74)."""
    if not (state.between_parties() and 0 <= actor < state.setting.players):
        return STAKE_FIXED
    most = state.setting.most_stake
    if not 0 <= chips <= most:
        return Refusal("stake-limits", {"most": most})
    return Refusal("stake-same", {"chips": chips}) if chips == state.stage.stake else None


def _in_draw(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    return (
        draw_refusal(action, draw_pool(state), len(state.stage.drawing))
        if isinstance(action, actions.Draw)
        else UNKNOWN_ACTION
    )


def _in_lot(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    return None if isinstance(action, Lot) and 0 <= action.seat < state.setting.players else UNKNOWN_ACTION


def _in_shuffle(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    if isinstance(action, Shuffle):
        return None if rules.is_pack(action.cards) else Refusal("misdeal-cards")
    return deal_refusal(action, state.setting.players) if isinstance(action, Deal) else UNKNOWN_ACTION


def _in_cut(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    return None if isinstance(action, Cut) and 1 <= action.count < len(PACK_32) else UNKNOWN_ACTION


def _in_naming(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    if not isinstance(action, actions.NameDealer):
        return UNKNOWN_ACTION
    seats = candidates(state)
    return None if action.seat in seats else Refusal("not-a-candidate", {"seats": seats})


def _in_packets(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    return None if action in actions.PACKETS else UNKNOWN_ACTION


def _in_pillage(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    if action == actions.NO_PILLAGE:
        return None if state.options.pillage_optional else Refusal("must-pillage")
    if not isinstance(action, actions.Pillage):
        return UNKNOWN_ACTION
    if action.card not in state.stage.hands[actor]:
        return NOT_HELD
    return Refusal("keep-the-ace") if action.card == card_of(ACE, state.stage.trump) else None


def _in_concession(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    return None if action in actions.CONCESSIONS else UNKNOWN_ACTION


def _in_answer(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    if action == actions.REFUSE:
        return refuse_refusal(state)
    return None if action == actions.ACCEPT else UNKNOWN_ACTION


def _in_play(state: TriompheBase, actor: Actor, action: Action) -> Refusal | None:
    if action == actions.CONCEDE:
        return concede_refusal(state)
    return _card_refusal(state, actor, action.card) if isinstance(action, Play) else UNKNOWN_ACTION


_IN_PHASE: Final[Mapping[str, Callable[[TriompheBase, Actor, Action], Refusal | None]]] = MappingProxyType(
    {
        "team_draw": _in_draw,
        "draw": _in_draw,
        "designate": _in_naming,
        "lot": _in_lot,
        "packets": _in_packets,
        "shuffle": _in_shuffle,
        "cut": _in_cut,
        "pillage": _in_pillage,
        "concession": _in_concession,
        "answer": _in_answer,
        "play": _in_play,
        "next_dealer": _in_naming,
    }
)


def draw_pool(state: TriompheBase) -> tuple[Card, ...]:
    """Return the cards to draw from: those left, or the whole pack for a fresh draw (TRI-10, TRI-12).

    Should ever fewer be left than players have to draw, all cards are shuffled again.
    """
    if state.phase == "team_draw" or not any(state.stage.drawn):
        return PACK_32
    out = {card for cards in state.stage.drawn for card in cards}
    left = tuple([card for card in PACK_32 if card not in out])
    return left if len(left) >= len(state.stage.drawing) else PACK_32


def draw_refusal(draw: actions.Draw, pool: tuple[Card, ...], count: int) -> Refusal | None:
    """Return why these cards cannot be drawn: not one for each who draws, or not different cards of the pool."""
    cards = set(draw.cards)
    if len(draw.cards) != count or len(cards) != count:
        return Refusal("draw-sizes", {"size": count})
    return None if cards.issubset(pool) else Refusal("draw-cards")


def deal_refusal(deal: Deal, players: int) -> Refusal | None:
    """Return why a supplied deal is a misdeal (*maldonne*); the first card of the rest is the turn-up (TRI-29)."""
    if len(deal.hands) != players or any(len(held) != HAND_SIZE for held in deal.hands):
        return Refusal("misdeal-sizes", {"size": HAND_SIZE})
    cards = [card for part in (*deal.hands, deal.rest) for card in part]
    return None if rules.is_pack(cards) else Refusal("misdeal-cards")


def candidates(state: TriompheBase) -> tuple[Seat, ...]:
    """Return the seats that may be named as dealer: all for the first deal (TRI-13), then as TRI-26 and TRI-27 say."""
    outcome = state.stage.outcome
    return outcome.candidates if outcome is not None else tuple(range(state.setting.players))


def is_lawful(state: TriompheBase, card: Card) -> bool:
    """Does section 5 of the rulebook let the seat on turn lay this card (TRI-38, TRI-40 to TRI-49)?"""
    return state.lawful >> card & 1 == 1


def _card_refusal(state: TriompheBase, seat: Seat, card: Card) -> Refusal | None:
    held = state.held(seat)
    if not held >> card & 1:
        return NOT_HELD
    if state.setting.strict or is_lawful(state, card):
        return None
    led = SUIT[state.trick[0]]
    code = rules.fault_code(held, led, state.stage.trump, card)
    if code == "must-beat":
        return Refusal(code, {"seat": state.taker})
    return Refusal(code, {"suit": led if code == "must-follow" else state.stage.trump})


def concede_refusal(state: TriompheBase) -> Refusal | None:
    """Return why the player on turn may not concede between two cards (TRI-86, TRI-87, TRI-89)."""
    setting = state.setting
    if not setting.concedes_any_turn:
        return CONCEDE_OFF
    conceder = state.stage.conceder
    if conceder >= 0:
        return Refusal("concede-already", {"seat": conceder})
    side_of = setting.teams.side_of
    taken = [side_of[seat] for seat in state.takers]
    return CONCEDE_LATE if max(taken.count(0), taken.count(1)) >= 3 else None


def refuse_refusal(state: TriompheBase) -> Refusal | None:
    """Return why an offer cannot be refused: no vole is possible against a side that has a trick (TRI-89)."""
    side_of = state.setting.teams.side_of
    side = side_of[state.stage.conceder]
    return REFUSE_NO_VOLE if any(side_of[seat] == side for seat in state.takers) else None
