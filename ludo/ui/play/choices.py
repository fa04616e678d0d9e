"""Which buttons there are at each moment, and what they say to the table."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.engine.events import DealEnded
from ludo.ui.i18n import translate
from ludo.ui.play import messages
from ludo.ui.play.choice import Choice
from ludo.ui.play.facts import Facts
from ludo.ui.play.state import Asking, Failed, Gap, Luck, Nothing, Over, Result, Sent, Showing

_DIGIT: Final = re.compile(r"\d")
"""A digit, in whose place the widest one stands where room is kept for a number."""


def choices_of(facts: Facts) -> Sequence[Choice]:
    """Return the buttons below the line of words."""
    if facts.now.stage.halted:
        text, hint = translate("Table", "Go on"), translate("Table", "You have seen the cards.")
        return [Choice(text, hint, _enter(), messages.LookOn(), True)]
    match facts.phase:
        case Failed():
            again = translate("Table", "Try again")
            home, later = (
                translate("Table", "Home"),
                translate("Table", "Leave the table. You can go on from here later."),
            )
            return [
                Choice(again, translate("Table", "Write it once more."), "", messages.Retry(), True),
                Choice(home, later, "", messages.Leave("home")),
            ]
        case Result():
            return _beside_result(facts)
        case Nothing():
            hint = translate("Table", "Everybody is asked, so that nobody learns who can answer.")
            return [Choice(translate("Table", "Pass on"), hint, _enter(), messages.PassOn(), True)]
        case Over():
            return _at_the_end(facts)
        case Asking() | Gap():
            return _acts(facts)
        case Sent():
            return _hurrying(facts)
        case Luck() | Showing():
            return _looking_on(facts)
    return []


def _beside_result(facts: Facts) -> Sequence[Choice]:
    """Return what leads to the next deal: one button, which stays where it is if what is asked beside it changes.

    Beside it what a person may say before the next deal; what one of these asks stands alone.
    """
    editor = facts.now.stage.editor
    if editor.led_on:
        return _of_draft(facts)
    composed = [choice for choice in _of_draft(facts) if choice.part == "confirm"]
    text, hint = translate("Table", "Next deal"), translate("Table", "Deal the cards anew.")
    go_on = Choice(text, hint, _enter(), messages.NextDeal(), True)
    if editor.draft is not None and editor.draft.amount is not None:
        go_on = replace(go_on, part="confirm", slot="0", widest="".join(_widest_labels(facts, editor.draft)[:1]))
    return composed or [go_on, *_offered(facts), *_unplayed(facts), *_looking_on(facts)]


def _looking_on(facts: Facts) -> Sequence[Choice]:
    """Return how those who are out may have the partie go on."""
    if not facts.out or facts.state.pace.fast == "end":
        return []
    watch = Choice(
        translate("Table", "Watch fast"),
        translate("Table", "You are out: the others play on without a pause, deal after deal."),
        "", messages.SkipTo("watch"),
    )  # fmt: skip
    end = Choice(
        translate("Table", "See who wins"),
        translate("Table", "You are out: go to the end of the partie."), "", messages.SkipTo("end"),
    )  # fmt: skip
    leave = translate("Table", "Leave the table. You can go on from here later.")
    watching = facts.state.pace.fast == "watch"
    return [*([] if watching else [watch]), end, Choice(translate("Table", "Leave"), leave, "", messages.Leave("home"))]


def _unplayed(facts: Facts) -> Sequence[Choice]:
    """Return the button that shows cards without which a deal has been decided."""
    hint = translate(
        "Table",
        "See what everybody held. By the rules these cards go back unseen: all persons at this table have to "
        "agree, and the deal cannot be taken back any more.",
    )
    shown = ended_unplayed(facts)
    return [Choice(translate("Table", "Show the cards"), hint, "", messages.ShowHands())] if shown else []


def ended_unplayed(facts: Facts) -> bool:
    """Return whether a deal has just been decided without its cards."""
    session, words = facts.now.session, facts.now.words
    if not session.deal_ended or facts.curtain is not None:
        return False
    events = session.record.batch(session.ply, facts.chair).events
    return any(isinstance(event, DealEnded) and words.ended_unplayed(event.how) for event in events)


def _enter() -> str:
    return translate("Table", "Enter")


def _at_the_end(facts: Facts) -> Sequence[Choice]:
    more = [
        Choice(
            translate("Table", "Same cards again"),
            translate("Table", "Begin another partie in which the same cards are dealt."), "",
            messages.Leave("same-cards"),
        ),
        Choice(
            translate("Table", "Proof of fair shuffling"),
            translate("Table", "Were the cards fixed before the deal, and not changed since?"), "",
            messages.ProveShuffling(),
        ),
    ]  # fmt: skip
    pace = facts.state.pace
    if pace.patient and pace.has_waited and facts.now.settings.wait_for_me == "first":
        more.append(
            Choice(
                translate("Table", "Do not wait for me any more"),
                translate(
                    "Table",
                    "In this game the computer players have waited for Space where you could have stepped in. From now "
                    "on they wait a moment only. The settings can change that.",
                ), "", messages.StopWaiting(),
            )
        )  # fmt: skip
    home = Choice(translate("Table", "Home"), translate("Table", "Leave the table."), "", messages.Leave("home"))
    back = Choice(
        translate("Table", "Back to the evening"), translate("Table", "Leave the table; the evening goes on."), "",
        messages.Leave("home"),
    )  # fmt: skip
    evening = facts.now.evening
    return [
        *([back] if evening else []),
        Choice(
            translate("Table", "Play again"), translate("Table", "Begin another partie at the same table."), "",
            messages.Leave("again"),
        ),
        Choice(
            translate("Table", "Look back"), translate("Table", "See this partie from the beginning."), "",
            messages.LookBack(),
        ),
        *([] if evening else [home]),
        Choice(
            translate("Table", "More…"), translate("Table", "What else can be done with this partie."), "",
            None, more=tuple(more),
        ),
    ]  # fmt: skip


def _acts(facts: Facts) -> Sequence[Choice]:
    if facts.draws_for_person and facts.on_turn:
        return []
    result = [*_offered(facts), *_of_draft(facts), *_looking_on(facts)]
    if facts.waits_for_key and not facts.reading:
        text = translate("Table", "Go on")
        hint = translate("Table", "Let the computer player act.")
        result.append(Choice(text, hint, translate("Table", "Space"), messages.Hurry(), True))
    result += _hurrying(facts)
    if facts.visiting and facts.current is not None:
        text = translate("Table", "Back to {name}").format(name=facts.now.session.players[facts.current].name)
        result.append(Choice(text, translate("Table", "Let the player on turn go on."), "", messages.EndVisit()))
    return sorted(result, key=lambda choice: choice.part != "answer")


def _hurrying(facts: Facts) -> Sequence[Choice]:
    """Return a button that has a computer player answer at once which thinks for all to see."""
    if not facts.state.pace.thinking:
        return []
    hint = translate("Table", "Have the computer player do what it thinks best until now.")
    return [Choice(translate("Table", "Hurry"), hint, translate("Table", "Space"), messages.Hurry())]


def _of_draft(facts: Facts) -> Sequence[Choice]:
    """Return a button for each reading of the draft, and one to begin anew.

    Enter confirms cards that are laid out, unless better ones are there; a number alone is chips, which cost, so it is
    confirmed by its button; what it was at first needs no button of its own.
    """
    editor, words, view, names = facts.now.stage.editor, facts.now.words, facts.view, facts.names
    draft = editor.draft
    if draft is None or editor.locked:
        return []
    readings = draft.actions if draft.needs_confirmation or editor.edited else ()
    result = []
    widest = _widest_labels(facts, draft)
    for number, action in enumerate(readings):
        label = words.action_label(action, view, names) or translate("Draft", "Do it")
        hint = words.action_hint(action, view, names)
        usual = words.is_free(action) or any(tray.cards for tray in editor.trays)
        main = number == 0 and usual and not words.waste_text(action, view)
        key = _enter() if main else ""
        longest = widest[number] if number < len(widest) else ""
        message = messages.Confirm(action)
        result.append(Choice(label, hint, key, message, main, "confirm", str(number), longest))
    if editor.edited and (draft.amount is None or editor.trays or editor.led_on):
        text = translate("Draft", "Start again")
        hint = translate("Draft", "Take everything back that is laid out (Backspace).")
        again = Choice(text, hint, "", messages.StartAgain(), part="reset")
        result.insert(0 if editor.trays else len(result), again)
    return result


def _widest_labels(facts: Facts, draft: Draft) -> Sequence[str]:
    """Return the longest words of the acts with a number: nothing moves when it has another digit."""
    if draft.amount is None:
        return []
    _, highest, step, _ = draft.amount
    most = draft.with_amount(draft.amount.minimum + (highest - draft.amount.minimum) // step * step)
    labels = [facts.now.words.action_label(action, facts.view, facts.names) for action in most.actions]
    return [_DIGIT.sub("8", label) for label in labels]


def _offered(facts: Facts) -> Sequence[Choice]:
    """Return a button for each act that needs no composing.

    Enter does the only one, or the first that costs nothing, where nothing can be taken up or confirmed.
    """
    editor, words, view = facts.now.stage.editor, facts.now.words, facts.view
    draft = editor.draft
    if draft is None or editor.locked:
        return []
    composing = bool(draft.actions) or any(editor.fitting(source) for source in draft.sources)
    main = None
    if isinstance(facts.phase, Asking) and not composing:
        free = [action for action in draft.buttons if words.is_free(action)]
        main = next(iter(free or (draft.buttons if len(draft.buttons) == 1 else ())), None)
    found = [
        Choice(
            words.offer_text(action, view, facts.names),
            words.action_hint(action, view, facts.names),
            words.action_key(action),
            messages.Confirm(action),
            action == main,
        )
        for action in draft.buttons
    ]
    if draft.series:
        found.append(_all_at_once(facts, draft.series))
    return found


def _all_at_once(facts: Facts, series: tuple[Action, ...]) -> Choice:
    """Return a button that does several acts, one after the other."""
    acts = [facts.now.words.act_text(action, facts.view, facts.names) for action in series]
    return Choice(facts.now.words.series_text(series), "\n".join(acts), "", messages.DoAll(series), slot="series")


def by_letter(facts: Facts, letter: str) -> Action | None:
    """Return the act of a letter: an offered one if there is one, else one that is not possible now."""
    draft, words = facts.now.stage.editor.draft, facts.now.words
    known = (*(() if draft is None else draft.buttons), *facts.now.session.game.vocabulary.words)
    meant = [action for action in known if words.action_key(action).upper() == letter.upper()]
    offers = facts.offers
    return next((action for action in meant if action in offers), meant[0] if meant else None)
