"""The state of a table, message by message, without any window.

`run.py test --long` sends many more messages, with seeds of its own.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import pairwise
from random import Random, SystemRandom

import pytest

from ludo.engine.actions import Play, Say
from ludo.engine.cards import read_card
from ludo.engine.events import Moved
from ludo.engine.options import Value
from ludo.engine.places import Place, hand
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.ports import StorageError
from ludo.session.reviewing import Review
from ludo.session.session import Session
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language, translate
from ludo.ui.play import messages
from ludo.ui.play.advising import can_hint
from ludo.ui.play.cards_shown import trick_shown
from ludo.ui.play.choices import choices_of
from ludo.ui.play.effects import ChangePlayer, Do, GiveUpFor
from ludo.ui.play.facts import Facts
from ludo.ui.play.happened import lines_told, reason_told
from ludo.ui.play.plates import plate_offers
from ludo.ui.play.reduce import reduce
from ludo.ui.play.speech import rest_of_run, run_of
from ludo.ui.play.state import (
    Asking,
    CostState,
    Curtain,
    Failed,
    Gap,
    Held,
    HintState,
    Luck,
    Nothing,
    Over,
    Result,
    Sent,
    Showing,
)
from ludo.ui.play.status_line import asked_status
from ludo.ui.services.settings import SettingsStore
from tests.session.tables import InProcess, header
from tests.ui.play.bench import Bench
from tests.ui.play.tables import BOTH, EIGHT_QUEEN_TEN, Keys, Notebook, open_session

COUNT = 2_000
"""Messages for each of the games: 10,000 in all."""
_SITTINGS = (("Anna",), ("Anna", "Paul"))
"""Who sits at the screen; computer players have the other chairs."""
_MAY_CHANGE = {
    messages.EventsShown: {"told", "voice"},
    messages.Prompted: {"voice"},
    messages.ThinkingLong: {"voice"},
    messages.AskHint: {"guide", "advice"},
    messages.HintCame: {"guide", "advice"},
    messages.Compared: {"guide", "advice"},
    messages.OpenFigures: {"guide", "advice"},
    messages.AskCost: {"guide", "advice"},
    messages.Priced: {"guide", "advice"},
    messages.CloseHint: {"guide", "advice"},
    messages.ShowTrick: {"guide", "cards"},
    messages.BackOrTrick: {"guide", "cards"},
    messages.CardsRead: {"guide", "cards"},
    messages.ShowHands: {"guide", "cards", "agreed"},
    messages.SeeHands: {"guide", "cards", "agreed"},
    messages.ThinkingSeen: {"guide", "pace"},
    messages.FirstPartie: {"guide", "pace"},
    messages.StopWaiting: {"guide", "pace"},
    messages.Halted: {"guide", "pace"},
    messages.PlayersAsked: {"guide", "pace"},
    messages.Refused: {"guide", "phase", "series"},
    messages.Confirm: {"guide", "phase", "pace"},
    messages.DoAll: {"guide", "phase", "pace", "series"},
    messages.CouldNotWrite: {"guide", "phase", "pace"},
    messages.SkipTo: {"guide", "phase", "pace", "secret", "viewer", "voice"},
    messages.LiftCurtain: {"guide", "phase", "pace", "viewer", "secret"},
}
"""Which parts of the state a message may change; any other message may change all."""


def bench_of(game: str, luck: Random, persons: Sequence[str], notebook: Notebook) -> Bench:
    """Open a table of a game: persons first, computer players on the other chairs."""
    count = {"tripoli": 5}.get(game, 4)
    chairs = tuple(
        Chair(persons[seat]) if seat < len(persons) else Chair(f"B{seat}", "random") for seat in range(count)
    )
    values: dict[str, Value] = {"players": count}
    players = InProcess()
    session = Session(GAMES[game], header(game, chairs, **values), notebook, luck, players)
    settings = SettingsStore(Keys())
    settings.change(wait_for_me=luck.choice(("never", "always")), play_forced=luck.random() < 0.3)
    bench = Bench(session, settings, players.take)
    bench.now.steps = SCREENS[game].guide()
    if luck.random() < 0.3:
        bench.now.review = Review(session.record, None)
    if bench.now.steps and luck.random() < 0.5:
        bench.send(messages.BeginGuide((), luck.random() < 0.5))
    return bench


def random_message(bench: Bench, luck: Random) -> messages.TableMessage:
    """Return something that may come now, likely or not."""
    facts, session = bench.facts, bench.session
    likely: list[messages.TableMessage] = [messages.TimeOver(name) for name in sorted(bench.timers)]  # type: ignore[arg-type]
    if bench.stage.busy:
        likely += [messages.Rested()] * 3
        likely += [shown for shown in [bench.show(1)] if shown is not None]
    if can_hint(facts) and facts.state.advice is None:
        likely += [messages.AskHint()] * (luck.random() < 0.3)
    if bench.asked:
        likely.append(messages.HintCame(luck.choice((None, facts.offers.sample(luck) if facts.offers else None))))
    if facts.seat is not None and facts.offers:
        likely += [messages.Decided(facts.offers.sample(luck))] * 2
    likely += [choice.message for choice in choices_of(facts) if choice.message is not None]
    if facts.curtain is not None:
        likely.append(messages.LiftCurtain())
    chair = luck.randrange(len(session.players))
    rare: list[messages.TableMessage] = [
        messages.Hurry(), messages.SkipTo(luck.choice(("decision", "turn"))), messages.NextDeal(), messages.PassOn(),
        messages.EndVisit(), messages.LiftCurtain(), messages.LookOn(), messages.Retry(),
        messages.ReadOn(), messages.PutOff(), messages.Prompted(), messages.ThinkingLong(),
        messages.AskHint(), messages.AskCost(), messages.CloseHint(), messages.Undo(), messages.Redo(),
        messages.ShowTrick(), messages.ShowTrick(), messages.BackOrTrick(), messages.CardsRead(), messages.ShowHands(),
        messages.HintCame(None), messages.Compared(None), messages.OpenFigures(luck.random() < 0.5), messages.Priced(),
        messages.ThinkingSeen(), messages.SettingsChanged(), messages.FirstPartie(), messages.StopWaiting(),
        messages.GoBack(Do.UNDO), messages.GoBack(Do.REDO), messages.Answered(), messages.StartAgain(),
    ]  # fmt: skip
    if chair in facts.persons and facts.shared and facts.deciding:
        rare.append(messages.PassScreen(chair))
    if luck.random() < 0.02:
        rare.append(messages.GoBack(ChangePlayer(chair, luck.choice((None, "random")))))
    if luck.random() < 0.002:
        rare.append(messages.GoBack(GiveUpFor(chair)))
    return luck.choice(likely) if likely and luck.random() < 0.8 else luck.choice(rare)


def disagreeing(facts: Facts) -> dict[str, bool]:
    """Return in what prompt, buttons and refusals would speak of different persons where somebody may act."""
    session, asked, seat = facts.now.session, asked_status(facts), facts.seat
    must = session.turn().must
    if asked is None or seat is None or must is None or must < 0 or not facts.deciding or facts.state.secret.asked:
        return {}
    if facts.reading or session.over or facts.draws_for_person:
        return {}
    mine, line = must == seat, f"{asked.title} {asked.line}"
    tried = [session.check(seat, action) for action in (Play(0), Play(51), Say("none"))]
    codes = {refusal.code for refusal in tried if refusal is not None}
    told = {refusal.details["seat"] for refusal in tried if refusal is not None and refusal.code == "not-your-turn"}
    others = [chair.name for number, chair in enumerate(session.chairs) if number not in (seat, must)]
    turn = [translate("Table", "{name}’s turn").format(name=name) for name in others]
    return {
        "it is my turn, and I am refused as if it were not": mine and "not-your-turn" in codes,
        "it is my turn, and nothing can be done": mine and not facts.offers,
        "it is my turn, and nothing is there to do it with": mine
        and isinstance(facts.phase, Asking)
        and facts.now.stage.editor.draft is None,
        "a refusal names another one than whose turn it is": bool(told - {must}),
        "the line names another one than whose turn it is": any(text in line for text in turn),
        "the line does not say whose turn it is": not mine
        and not facts.steps_in
        and not facts.out
        and session.chairs[must].name not in line
        and not facts.stepping_in,
        "controls for somebody who may do nothing": not facts.offers
        and any(isinstance(choice.message, messages.Confirm) for choice in choices_of(facts)),
    }


def forbidden(bench: Bench) -> list[str]:
    """Return what must not be so, in words; most of it was a fault once."""
    facts, state, stage = bench.facts, bench.state, bench.stage
    phase, draft, advice, told = state.phase, stage.editor.draft, state.advice, state.told
    review = bench.now.review
    choices = choices_of(facts)
    texts = Counter(choice.text for choice in choices)
    keys = Counter(choice.key for choice in choices if choice.key and not choice.main)
    asks = isinstance(phase, (Asking, Gap, Result, Nothing, Luck, Over))
    rules = {
        "curtain and somebody before the screen": facts.curtain is not None and facts.chair is not None,
        "a curtain that nobody lifts": isinstance(phase, Curtain) and facts.curtain is None,
        "two main buttons": sum(choice.main for choice in choices) > 1,
        "two buttons with the same words": any(count > 1 for count in texts.values()),
        "a key that means two things": any(count > 1 for count in keys.values()),
        "composing, with nothing asked": draft is not None
        and not stage.editor.locked
        and not isinstance(phase, (Asking, Gap, Result, Sent, Failed)),
        "asked while something moves": asks and stage.busy,
        "asked out of turn": isinstance(phase, Asking)
        and not state.secret.asked
        and facts.current not in facts.persons,
        "somebody else is asked": isinstance(phase, Asking)
        and not facts.on_turn
        and not state.viewer.visiting
        and facts.chair is not None,
        "nothing to do": isinstance(phase, (Result, Over, Failed, Nothing)) and not choices,
        "nothing that waits": isinstance(phase, Luck) and "gap" not in bench.timers,
        "something goes on unsaved": isinstance(phase, Failed) and "gap" in bench.timers,
        "held, and nothing to read": isinstance(phase, Held) and not facts.reading,
        "a guide over a curtain": facts.reading and facts.curtain is not None and not stage.busy,
        "a guest without a question": not state.secret.asked
        and (bool(state.secret.waiting) or state.secret.guest is not None),
        "advice from another position": advice is not None
        and (advice.ply, advice.chair) != (bench.session.ply, facts.chair),
        "a hint where nothing can be decided": isinstance(advice, HintState) and not can_hint(facts),
        "a hint that nobody works on": isinstance(advice, HintState) and not (advice.answered or bench.asked),
        "work on a hint that nobody wants": bench.asked and not isinstance(advice, HintState),
        "compared before it was answered": isinstance(advice, HintState)
        and advice.checked is not None
        and not advice.answered,
        "cards shown that nobody may see": state.cards == "trick" and trick_shown(facts) is None,
        "hands shown without the agreement of all": state.cards == "hands" and not state.agreed,
        "cards of a trick shown for ever": state.cards == "trick" and "cards" not in bench.timers,
        "a price that nobody has found": isinstance(advice, CostState)
        and advice.known
        and (review is None or advice.decision not in (*review.found, *review.failed)),
        "cards held back that are no run": any(high != low + 1 for low, high in pairwise(state.voice.run)),
        "told before it happened": told.ply > bench.session.ply
        or (told.since <= told.ply and told.events > len(bench.session.record.batch(told.ply, None).events)),
        "told of an act before the own one": told.since > told.ply + 1,
        "at rest, and not all told": not stage.busy
        and told.since <= told.ply
        and told.events != len(bench.session.record.batch(told.ply, None).events),
        "the hand of somebody who is not there": bool(state.voice.hand) and facts.reader is None,
        "it thinks, and nobody does": state.pace.thinking and facts.thinker is None,
        "it is over, and goes on": bench.session.over and isinstance(phase, (Asking, Gap, Luck, Sent)),
        **disagreeing(facts),
        "nothing said": not isinstance(phase, (Showing, Curtain)) and not any(asked_status(facts) or ()),
    }  # fmt: skip
    list(plate_offers(facts))
    return [name for name, broken in rules.items() if broken]


def walk(game: str, seed: int, count: int, look: Callable[[Bench], list[str]]) -> None:
    """Send so many messages to tables of a game."""
    luck = Random(seed)
    left = count
    while left > 0:
        notebook = Notebook()
        bench = bench_of(game, luck, luck.choice(_SITTINGS), notebook)
        for _ in range(min(left, 400)):
            left -= 1
            notebook.fault = StorageError("disk-full", "") if luck.random() < 0.02 else None
            if luck.random() < 0.5:
                bench.answer()
            message = random_message(bench, luck)
            if isinstance(message, messages.Rested):
                bench.come_to_rest()
            review, advice = bench.now.review, bench.state.advice
            if review is not None and isinstance(advice, CostState) and luck.random() < 0.2:
                review.found[advice.decision] = None
            before, at = bench.state, len(bench.trace)
            if isinstance(message, messages.TimeOver):
                bench.timers.discard(message.name)
            bench.send(message)
            first = bench.trace[at][1] if at < len(bench.trace) else before
            allowed = _MAY_CHANGE.get(type(message))
            if allowed is not None:
                changed = {
                    each.name for each in fields(before) if getattr(before, each.name) != getattr(first, each.name)
                }
                assert changed <= allowed, f"{game}, seed {seed}: {message} changed {changed}"
            wrong = look(bench)
            last = [type(each).__name__ for each, _ in bench.trace[-8:]]
            assert not wrong, f"{game}, seed {seed}: {wrong} after {last}: {bench.state}"
            if bench.session.over:
                break


@pytest.mark.parametrize("game", SCREENS)
def test_no_sequence_of_messages_leads_to_a_forbidden_state(game: str) -> None:
    set_language("en")
    walk(game, 1, COUNT, forbidden)


@pytest.mark.long
@pytest.mark.parametrize("game", SCREENS)
def test_no_long_sequence_of_messages_leads_to_a_forbidden_state(game: str) -> None:
    walk(game, SystemRandom().randrange(1 << 30), 20 * COUNT, forbidden)


def test_messages_lead_from_state_to_state_without_a_window() -> None:
    """Two at one screen: the curtain goes up for each of them, a card is played, and it is taken back."""
    bench = Bench(open_session(BOTH, lines=[EIGHT_QUEEN_TEN]), SettingsStore(Keys()))
    play = next(iter(bench.session.offers(0)))
    shown, seen, sent = messages.Rested(), messages.TimeOver("gap"), messages.LiftCurtain()
    assert _states(bench, sent, messages.Decided(play)) == ["curtain None/0", "asking 0", "showing 0"]
    bench.stage.busy = False
    assert _states(bench, shown, seen, sent) == ["showing 0", "showing 0", "curtain None/1", "asking 1"]
    assert _states(bench, messages.GoBack(Do.UNDO)) == ["asking 1", "showing 1"]
    bench.stage.busy = False
    assert _states(bench, shown, sent) == ["showing 1", "curtain None/0", "asking 0"]


def _states(bench: Bench, *sent: messages.TableMessage) -> list[str]:
    """Return the state before and after each message: the phase, who is before the screen, whom the curtain awaits."""
    return [_written(bench), *(_after(bench, message) for message in sent)]


def _after(bench: Bench, message: messages.TableMessage) -> str:
    bench.send(message)
    return _written(bench)


def _written(bench: Bench) -> str:
    viewer = bench.state.viewer
    return f"{bench.facts.phase.name} {viewer.chair}" + ("" if viewer.curtain is None else f"/{viewer.curtain}")


def test_what_could_not_be_written_is_tried_again_from_the_same_state() -> None:
    notebook = Notebook([EIGHT_QUEEN_TEN])
    session = open_session(BOTH, lines=notebook.lines, notebook=notebook)
    bench = Bench(session, SettingsStore(Keys()))
    bench.send(messages.LiftCurtain())
    notebook.fault = StorageError("disk-full", "")
    ply = session.ply
    bench.send(messages.AskHint())
    bench.send(messages.Decided(next(iter(session.offers(0)))))
    assert (bench.facts.phase.name, session.ply) == ("failed", ply)
    assert (bench.state.advice, bench.asked) == (None, False), "nothing can be decided now"
    for message in (
        messages.Decided(next(iter(session.offers(0)))),
        messages.GoBack(Do.UNDO),
        messages.TimeOver("gap"),
    ):
        assert _after(bench, message) == "failed 0", message
    notebook.fault = None
    assert _after(bench, messages.Undo()) == "failed 0", "what waits to be written comes first"
    assert _after(bench, messages.GoBack(ChangePlayer(1, "random"))) == "failed 0"
    assert _after(bench, messages.Retry()) == "showing 0"
    assert session.ply == ply + 1


def test_the_same_messages_lead_to_the_same_states() -> None:
    """A list of messages and a log are all that a report needs."""
    first = Bench(open_session(BOTH, lines=[EIGHT_QUEEN_TEN]), SettingsStore(Keys()))
    first.send(messages.LiftCurtain())
    first.send(messages.Hurry())
    state = first.trace[0][1]
    for message, after in first.trace[1:]:
        state, _ = reduce(state, message, first.now)
        assert state == after


def test_why_somebody_is_asked_is_said_to_them_and_begins_anew_with_their_act() -> None:
    """What was shown to the other person at the screen is read again, for whoever sits there now."""
    set_language("en")
    bench = Bench(open_session(BOTH, lines=[EIGHT_QUEEN_TEN]), SettingsStore(Keys()))
    for text in ("play Qh", "play 9h"):
        bench.send(messages.LiftCurtain())
        assert reason_told(bench.facts) == ""
        bench.send(messages.Decided(bench.session.game.read(text)))
        bench.come_to_rest()
        bench.send(messages.Rested())
        bench.send(messages.TimeOver("gap"))
    bench.send(messages.LiftCurtain())
    assert bench.state.viewer.chair == 0
    assert reason_told(bench.facts) == "Queen beats Nine: your trick."
    assert [text for _, text in lines_told(bench.facts)] == ["Paul: Nine of hearts", reason_told(bench.facts)]
    bench.send(messages.ShowTrick())
    assert (bench.state.cards, bench.said[-1]) == ("trick", trick_words(bench))
    bench.send(messages.PassScreen(1))
    assert (bench.state.viewer.curtain, bench.state.cards) == (1, ""), "the cards go with who saw them"
    bench.send(messages.LiftCurtain())
    bench.send(messages.GoBack(Do.UNDO))
    assert not list(lines_told(bench.facts))


def trick_words(bench: Bench) -> str:
    shown = trick_shown(bench.facts)
    assert shown is not None
    return shown.words


def test_cards_that_one_player_lays_in_a_row_are_one_sentence() -> None:
    set_language("en")
    facts = bench_of("tripoli", Random(1), ("Anna",), Notebook()).facts
    events = [
        Moved((read_card(card),), hand(seat), Place("laid", seat))
        for seat, card in ((1, "4h"), (1, "5h"), (2, "6h"), (2, "7h"), (2, "9s"))
    ]
    told, voice = run_of(facts, events, ["said"] * len(events), facts.view)
    assert told == ["B1: Four, Five of hearts.", "B2: Six, Seven of hearts."]
    assert rest_of_run(voice, facts.names) == "B2: Nine of spades."


def test_an_answer_to_a_hint_is_kept_only_where_it_was_asked_for() -> None:
    bench = Bench(open_session(lines=[EIGHT_QUEEN_TEN]), SettingsStore(Keys()))
    best = next(iter(bench.session.offers(0)))
    bench.send(messages.HintCame(best))
    assert bench.state.advice is None
    bench.send(messages.AskHint())
    assert bench.asked
    bench.send(messages.HintCame(best))
    assert isinstance(bench.state.advice, HintState)
    assert (bench.state.advice.answered, bench.state.advice.answer) == (True, best)
    bench.send(messages.HintCame(None))
    assert bench.state.advice.answer == best, "one answer, and no more"
    bench.send(messages.AskHint())
    assert bench.state.advice.told
    bench.send(messages.AskHint())
    assert bench.state.advice is None
    bench.send(messages.AskHint())
    bench.send(messages.Decided(best))
    assert (bench.state.advice, bench.asked) == (None, False)


def test_states_of_two_kinds_differ_and_tell_what_they_hold() -> None:
    assert {Showing(), Luck(), Showing(), Gap(), Gap(waited=True)} == {Luck(), Showing(), Gap(waited=True), Gap()}
    assert (Showing() == Luck(), Gap() == Asking(), Gap() == Gap(waited=True)) == (False, False, False)
    assert repr([Gap(waited=True), Showing()]) == "[Gap(waited=True), Showing()]"
