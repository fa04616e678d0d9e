"""Why an action of Trut is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import PACK_32
from ludo.engine.offers import Shuffles, deal_refusal
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor, Turn, seats_from
from ludo.games.trut.actions import ANSWERS, CALLS, FORTIAL_ANSWERS, TRUT_CALL
from ludo.games.trut.base import TrutBase
from ludo.games.trut.rules import HAND_SIZE, HOLDS, TRICKS

_CALL_WORDS: Final = frozenset(call.word for call in CALLS)
_PLAINLY: Final = (TRUT_CALL,)


def refusal(state: TrutBase, actor: Actor, action: Action) -> Refusal | None:
    """Return the refusal of any action of any actor, None if it is legal."""
    match state.phase:
        case "play":
            return _in_play(state, actor, action)
        case "answer" | "fortial":
            if actor != state.asked[0]:
                return Refusal("answer-first", {"seat": state.asked[0]}) if actor >= 0 else NOT_ASKED
            answers = ANSWERS if state.phase == "answer" else FORTIAL_ANSWERS
            return None if action in answers else UNKNOWN_ACTION
        case "over":
            return PARTIE_OVER
        case _:
            return NOT_ASKED if actor != CHANCE else _by_luck(state, action)


def _by_luck(state: TrutBase, action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat=seat):
            return None if 0 <= seat < state.setting.players else UNKNOWN_ACTION
        case "shuffle", Deal():
            return deal_refusal(action, PACK_32, state.setting.players, HAND_SIZE)
        case "shuffle", Shuffle():
            return None if action in _ORDERS else _MISDEAL
        case "cut", Cut(count):
            return None if 0 <= count < len(PACK_32) else UNKNOWN_ACTION
        case _:
            return UNKNOWN_ACTION


_ORDERS: Final = Shuffles(PACK_32)
_MISDEAL: Final = Refusal("misdeal-cards")


def _in_play(state: TrutBase, actor: Actor, action: Action) -> Refusal | None:
    if not 0 <= actor < state.setting.players:
        return NOT_ASKED
    if isinstance(action, Play):
        if actor != state.on_turn:
            return _NOT_YOUR_TURN[state.on_turn]
        return None if action.card in state.dealt[actor] and action.card not in state.played else NOT_HELD
    if isinstance(action, Say) and action.word in _CALL_WORDS:
        return call_refusal(state, actor, action)
    return UNKNOWN_ACTION


_NOT_YOUR_TURN: Final = tuple(Refusal("not-your-turn", {"seat": seat}) for seat in range(4))
_FORTIAL: Final = Refusal("trut-fortial")
_ALREADY: Final = tuple(Refusal("trut-already", {"seat": seat}) for seat in range(4))
_IN_TRICK: Final = Refusal("trut-in-trick")
_OWN_TURN: Final = Refusal("trut-own-turn")
_NO_CARDS: Final = Refusal("trut-no-cards")
_OFF: Final = Refusal("announce-off")
_TOO_LATE: Final = Refusal("announce-late")


def no_trut(state: TrutBase) -> Refusal | None:
    """Return why nobody at all may trut in this gap (TRU-33, TRU-34, TRU-83); asked during the play only."""
    if state.truter >= 0:
        return _ALREADY[state.truter]
    if state.stage.fortial is not None:
        return _FORTIAL
    if state.setting.between_tricks and len(state.leaders) > len(state.results):
        return _IN_TRICK
    return None


def _has_cards(state: TrutBase, seat: Seat) -> bool:
    """Return if a seat has not laid its last card (TRU-35); asked during the play only."""
    if len(state.results) < TRICKS - 1 or len(state.leaders) < TRICKS:
        return True
    players = state.setting.players
    return (seat - state.leaders[-1]) % players >= len(state.played) % players


def calls(state: TrutBase, seat: Seat) -> tuple[Say, ...]:
    """Return the words with which this seat may trut now."""
    if trut_refusal(state, seat) is not None:
        return ()
    if announcing_refusal(state) is not None:
        return _PLAINLY
    return tuple([call for call in CALLS if _untrue(state, seat, call) is None])


def trut_refusal(state: TrutBase, seat: Seat) -> Refusal | None:
    """Return why this seat may not trut now, with whatever word (TRU-34, TRU-35)."""
    refused = no_trut(state)
    if refused is not None:
        return refused
    if state.setting.own_turn and seat != state.on_turn:
        return _OWN_TURN
    return None if _has_cards(state, seat) else _NO_CARDS


def announcing_refusal(state: TrutBase) -> Refusal | None:
    """Return why nobody may announce what they hold (TRU-70, TRU-72)."""
    if not state.setting.announcements:
        return _OFF
    return _TOO_LATE if state.played else None


def _untrue(state: TrutBase, seat: Seat, call: Say) -> Refusal | None:
    """Return why a seat may not say what it holds before the first card: it does not hold it (TRU-73)."""
    holds = HOLDS.get(call.word)
    if holds is None or state.setting.announcement_bluff or holds(state.dealt[seat]):
        return None
    return Refusal("announce-untrue", {"call": call.word})


def call_refusal(state: TrutBase, seat: Seat, call: Say) -> Refusal | None:
    """Return why this seat may not trut with this word now (TRU-34, TRU-35, TRU-70 to TRU-73)."""
    refused = trut_refusal(state, seat)
    if refused is None and call != TRUT_CALL:
        refused = announcing_refusal(state) or _untrue(state, seat, call)
    return refused


_TURNS: Final = {
    players: tuple(
        tuple(Turn(seat, seats_from(seat, players)[1 : 1 + others]) for others in range(players))
        for seat in range(players)
    )
    for players in (2, 4)
}
"""Turns of the play by number of players, the seat on turn, and how many of those after it may step in."""


def play_turn(state: TrutBase) -> Turn:
    """Return who lays the next card, and who may trut before: the others with cards, in order of play (TRU-34,
    TRU-35)."""
    players = state.setting.players
    turns = _TURNS[players][state.on_turn]
    if state.setting.own_turn or no_trut(state) is not None:
        return turns[0]
    in_last_trick = len(state.results) == TRICKS - 1
    return turns[players - 1 - (len(state.played) % players if in_last_trick else 0)]
