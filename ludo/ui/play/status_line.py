"""The words of the line above the hand, and why something is not possible."""

from typing import Final, NamedTuple

from ludo.engine.refusals import NOT_ASKED, PARTIE_OVER, UNKNOWN_ACTION, Refusal
from ludo.engine.views import AnyView
from ludo.ui.i18n import either, translate
from ludo.ui.play.choices import choices_of
from ludo.ui.play.facts import Facts
from ludo.ui.play.happened import news, reason_told
from ludo.ui.play.state import Asking, Curtain, Failed, Nothing, Over, Result, Showing
from ludo.ui.wording.common import StatusText, with_head
from ludo.ui.wording.errors import storage_text
from ludo.ui.wording.names import elided

_NOTHING_NOW: Final = (NOT_ASKED.code, PARTIE_OVER.code, UNKNOWN_ACTION.code, "no-card-now", "not-your-turn")
"""Refusals that name no rule: it depends on what the table waits for."""


class StatusShown(NamedTuple):
    """Words for the line above the hand, and how the buttons stand below it.

    question: what tells it from the next one: the row of one question (compared by equality) keeps its left edge.
    waits: nothing goes on before the person has answered. composed: while this is put together (the same object), every
    button keeps its place, also where it means nothing for a while. grows: more buttons come on the way.
    """

    status: StatusText
    question: object = None
    waits: bool = False
    composed: object = None
    grows: bool = False


def status_of(facts: Facts) -> StatusText | None:
    """Return what is asked, or what has happened; None while something is shown of which nothing is said."""
    stage = facts.now.stage
    asked = StatusText("") if stage.view is None else asked_status(facts)
    if asked is not None or stage.view is None:
        return asked
    last = news(facts)
    if stage.between:
        return StatusText(last) if last else None
    status = facts.now.words.status(stage.view, facts.names)
    return StatusText(last) if last and not status.title else status


def asked_status(facts: Facts) -> StatusText | None:
    """Return what is asked, or why everything waits; None while something is shown."""
    session, words = facts.now.session, facts.now.words
    if facts.error is not None:
        lost = translate("Table", "Not saved: nothing is lost, the game waits")
        return StatusText(storage_text(facts.error), lost, "call")
    if isinstance(facts.phase, Curtain):
        return StatusText("")
    if facts.held and not facts.speaks_of_line:
        return StatusText(read_first())
    if session.gave_up is not None:
        return _given_up(facts, session.gave_up)
    if isinstance(facts.phase, Nothing):
        nothing = translate("Table", "Nothing for you: pass on.")
        return StatusText(words.status(facts.view, facts.names).line, nothing, "call")
    if isinstance(facts.phase, Showing):
        return None
    status = words.status(_asked_view(facts), facts.names)
    reason = status.reason or ("" if status.title else reason_told(facts))
    return _draft_status(facts) or status._replace(title=_with_name(facts, status.title), reason=reason)


def _given_up(facts: Facts, chair: int) -> StatusText:
    """Return how a partie ended that was given up."""
    seat = facts.now.session.seat_of(chair)
    if seat is not None and seat == facts.seat:
        title = translate("People", "You have given up the partie")
    else:
        name = facts.now.session.players[chair].name
        title = translate("People", "{name} has given up the partie").format(name=name)
    return StatusText(translate("People", "Nobody has won it."), title, "end")


def _draft_status(facts: Facts) -> StatusText | None:
    """Return what the draft still lacks, or what is wrong with it; None if there is nothing to say about it."""
    editor, words, view = facts.now.stage.editor, facts.now.words, facts.view
    if editor.draft is None or not editor.edited or editor.locked:
        return None
    question = words.draft_question(editor.draft)
    waste = next((words.waste_text(action, view) for action in editor.draft.actions), "")
    if waste:
        return StatusText(waste, "", "call")
    if question or editor.draft.actions:
        question = question or words.ready_text(editor.draft, view)
        return StatusText(question) if question else None
    if editor.draft.problem is not None:
        return StatusText(words.refusal_text(editor.draft.problem, facts.names), "", "refused")
    missing = editor.draft.missing
    return StatusText(words.missing_text(missing[0], facts.names)) if missing else None


def _with_name(facts: Facts, title: str) -> str:
    """Return a title with whose turn it is, where the screen passed on without a curtain that says it."""
    viewer = facts.state.viewer
    if viewer.chair is None or not viewer.openly or not isinstance(facts.phase, Asking):
        return title
    name = facts.now.session.players[viewer.chair].name
    return with_head(name, title) if title else elided(translate("Table", "{name}’s turn"), name=name)


def _asked_view(facts: Facts) -> AnyView:
    """Return what the person before the screen sees, without a chance to step in that they have let go by."""
    view = facts.view
    return view._replace(turn=view.turn._replace(may=())) if facts.declined else view


def read_first() -> str:
    """Return that everything waits until something has been read."""
    return translate("Table", "First read what stands beside the table: Enter goes on.")


def refusal_line(facts: Facts, refusal: Refusal) -> str:
    """Return why something is not possible now: what the table waits for, as its buttons name it, or a rule."""
    if facts.held:
        return read_first()
    waits = _waits_for(facts) if refusal.code in _NOTHING_NOW else ""
    return waits or _answer_first(facts, refusal) or facts.now.words.refusal_text(refusal, facts.names)


def _waits_for(facts: Facts) -> str:
    """Return which button comes before anybody can act; empty where somebody can."""
    if isinstance(facts.phase, Over):
        return facts.now.words.refusal_text(PARTIE_OVER, facts.names)
    halted = facts.now.stage.halted
    choices = choices_of(facts) if halted or isinstance(facts.phase, Result | Nothing | Failed) else ()
    if not choices:
        return ""
    text = translate("Table", "First choose “{act}”.")
    if isinstance(facts.phase, Result) and not halted:
        text = translate("Table", "The deal is over: first choose “{act}”.")
    return text.format(act=next((choice for choice in choices if choice.main), choices[0]).text)


def _answer_first(facts: Facts, refusal: Refusal) -> str:
    """Return which answers a question asks for, where something else was tried; empty if that is not the reason."""
    editor = facts.now.stage.editor
    draft = editor.draft
    if refusal.code != UNKNOWN_ACTION.code or draft is None or not facts.deciding:
        return ""
    answers = [facts.now.words.answer_text(action, facts.view, facts.names) for action in draft.buttons]
    if not answers or any(editor.fitting(source) for source in draft.sources):
        return ""
    return translate("Table", "Answer first: {answers}").format(answers=either(answers))
