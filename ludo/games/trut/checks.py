"""Why an action of Trut is not legal. Everything that the program offers, greys out or refuses is decided here."""

from typing import TYPE_CHECKING, Final

from ludo.engine.actions import Action, Cut, Deal, Lot, Play, Say, Shuffle
from ludo.engine.cards import PACK_32
from ludo.engine.offers import Shuffles, deal_refusal
from ludo.engine.places import Seat
from ludo.engine.refusals import NOT_ASKED, NOT_HELD, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.turns import CHANCE, Actor
from ludo.games.trut.actions import ANSWERS, CALLS, FORTIAL_ANSWERS, TRUT_CALL
from ludo.games.trut.rules import HAND_SIZE, HOLDS

if TYPE_CHECKING:
    from ludo.games.trut.state import TrutState


_CALL_WORDS: Final = frozenset(call.word for call in CALLS)
_PLAINLY: Final = (TRUT_CALL,)


def refusal(state: "TrutState", actor: Actor, action: Action) -> Refusal | None:
    """The refusal of any action of any actor, None if it is legal."""
    match state.phase:
        case "over":
            return PARTIE_OVER
        case "play":
            return _in_play(state, actor, action)
        case "answer" | "fortial":
            if actor != state.asked[0]:
                return Refusal("answer-first", {"seat": state.asked[0]}) if actor >= 0 else NOT_ASKED
            answers = ANSWERS if state.phase == "answer" else FORTIAL_ANSWERS
            return None if action in answers else UNKNOWN_ACTION
        case _:
            return NOT_ASKED if actor != CHANCE else _by_luck(state, action)


def _by_luck(state: "TrutState", action: Action) -> Refusal | None:
    match state.phase, action:
        case "lot", Lot(seat):
            return None if 0 <= seat < state.options.players else UNKNOWN_ACTION
        case "shuffle", Deal():
            return deal_refusal(action, PACK_32, state.options.players, HAND_SIZE)
        case "shuffle", Shuffle():
            return None if action in Shuffles(PACK_32) else Refusal("misdeal-cards")
        case "cut", Cut(count):
            return None if 0 <= count < len(PACK_32) else UNKNOWN_ACTION
        case _:
            return UNKNOWN_ACTION


def _in_play(state: "TrutState", actor: Actor, action: Action) -> Refusal | None:
    if not 0 <= actor < state.options.players:
        return NOT_ASKED
    if isinstance(action, Say) and action.word in _CALL_WORDS:
        return call_refusal(state, actor, action)
    if not isinstance(action, Play):
        return UNKNOWN_ACTION
    if actor != state.on_turn:
        return Refusal("not-your-turn", {"seat": state.on_turn})
    return None if action.card in state.hands[actor] else NOT_HELD


_FORTIAL: Final = Refusal("trut-fortial")
_ALREADY: Final = tuple(Refusal("trut-already", {"seat": seat}) for seat in range(4))
_IN_TRICK: Final = Refusal("trut-in-trick")
_OWN_TURN: Final = Refusal("trut-own-turn")
_NO_CARDS: Final = Refusal("trut-no-cards")
_OFF: Final = Refusal("announce-off")
_TOO_LATE: Final = Refusal("announce-late")


def no_trut(state: "TrutState") -> Refusal | None:
    """Why nobody at all may trut in this gap (TRU-33, TRU-34, TRU-83); asked during the play only."""
    if state.fortial is not None:
        return _FORTIAL
    if state.truter >= 0:
        return _ALREADY[state.truter]
    if state.options.trut_timing == "between_tricks" and len(state.tricks) > len(state.results):
        return _IN_TRICK
    return None


def calls(state: "TrutState", seat: Seat) -> tuple[Say, ...]:
    """The words with which this seat may trut now."""
    if trut_refusal(state, seat) is not None:
        return ()
    if announcing_refusal(state) is not None:
        return _PLAINLY
    return tuple(call for call in CALLS if call_refusal(state, seat, call) is None)


def trut_refusal(state: "TrutState", seat: Seat) -> Refusal | None:
    """Why this seat may not trut now, with whatever word (TRU-34, TRU-35)."""
    if state.options.trut_timing == "own_turn" and seat != state.on_turn:
        return no_trut(state) or _OWN_TURN
    return no_trut(state) or (None if state.hands[seat] else _NO_CARDS)


def announcing_refusal(state: "TrutState") -> Refusal | None:
    """Why nobody may announce what he holds (TRU-70, TRU-72)."""
    if not state.options.announcements:
        return _OFF
    return _TOO_LATE if state.tricks else None


def call_refusal(state: "TrutState", seat: Seat, call: Say) -> Refusal | None:
    """Why this seat may not trut with this word now (TRU-34, TRU-35, TRU-70 to TRU-73)."""
    refused = trut_refusal(state, seat)
    holds = HOLDS.get(call.word)
    if refused is not None or holds is None:
        return refused
    refused = announcing_refusal(state)
    if refused is None and not (state.options.announcement_bluff or holds(state.hands[seat])):
        return Refusal("announce-untrue", {"call": call.word})
    return refused
