"""Which buttons there are at each moment, and what they do."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from ludo.engine.actions import Action
from ludo.engine.drafts import Draft
from ludo.engine.places import Seat
from ludo.engine.refusals import UNKNOWN_ACTION, Refusal
from ludo.engine.views import AnyView
from ludo.ui.i18n import either, translate
from ludo.ui.platform.announce import joined
from ludo.ui.play.choice import Choice
from ludo.ui.play.parts import PlayParts
from ludo.ui.play.seal_check import show_seal_check
from ludo.ui.play.states import ControllerState
from ludo.ui.services.destinations import ToReplay
from ludo.ui.widgets.plain import tip
from ludo.ui.wording.common import StatusText, with_head
from ludo.ui.wording.names import elided

_DIGIT: Final = re.compile(r"\d")
"""A digit, in whose place the widest one stands where room is kept for a number."""


def for_state(page: PlayParts) -> list[Choice]:
    """Return the buttons below the line of words."""
    controller = page.controller
    if page.table.halted:
        text, hint = translate("Table", "Go on"), translate("Table", "You have seen the cards.")
        return [Choice(text, hint, _enter(), controller.turns.halt.end, True)]
    match controller.state:
        case ControllerState.STORAGE_ERROR:
            again = translate("Table", "Try again")
            home, later = (
                translate("Table", "Home"),
                translate("Table", "Leave the table. You can go on from here later."),
            )
            return [
                Choice(again, translate("Table", "Write it once more."), "", controller.turns.retry, True),
                Choice(home, later, "", page.left.emit),
            ]
        case ControllerState.RESULT:
            return _beside_result(page)
        case ControllerState.NOTHING:
            hint = translate("Table", "Everybody is asked, so that nobody learns who can answer.")
            return [Choice(translate("Table", "Pass on"), hint, _enter(), controller.turns.pass_on, True)]
        case ControllerState.OVER:
            return _at_the_end(page)
        case ControllerState.ASKING | ControllerState.GAP:
            return _acts(page)
        case ControllerState.SENT:
            return _hurrying(page)
        case _:
            return []


def _beside_result(page: PlayParts) -> list[Choice]:
    """Return what leads to the next deal: one button, which stays where it is if what is asked beside it changes.

    Beside it what a person may say before the next deal; what one of these asks stands alone.
    """
    editor = page.table.editor
    if editor.led_on:
        return _of_draft(page)
    composed = [choice for choice in _of_draft(page) if choice.part == "confirm"]
    text, hint = translate("Table", "Next deal"), translate("Table", "Deal the cards anew.")
    go_on = Choice(text, hint, _enter(), page.controller.turns.next_deal, True)
    if editor.draft is not None and editor.draft.amount is not None:
        go_on = replace(go_on, part="confirm", slot="0", widest="".join(_widest_labels(page, editor.draft)[:1]))
    return composed or [go_on, *_offered(page), *page.more_beside_result()]


def _enter() -> str:
    return translate("Table", "Enter")


def _at_the_end(page: PlayParts) -> list[Choice]:
    more = [
        Choice(
            translate("Table", "Same cards again"),
            translate("Table", "Begin another partie in which the same cards are dealt."), "",
            page.same_cards_wanted.emit,
        ),
        Choice(
            translate("Table", "Proof of fair shuffling"),
            translate("Table", "Were the cards fixed before the deal, and not changed since?"), "",
            partial(_check_seals, page),
        ),
    ]  # fmt: skip
    if page.controller.turns.pace.may_stop_waiting:
        more.append(
            Choice(
                translate("Table", "Do not wait for me any more"),
                translate(
                    "Table",
                    "In this game the computer players have waited for Space where you could have stepped in. From now "
                    "on they wait a moment only. The settings can change that.",
                ), "", partial(_stop_waiting, page),
            )
        )  # fmt: skip
    return [
        Choice(
            translate("Table", "Play again"), translate("Table", "Begin another partie at the same table."), "",
            page.new_game_wanted.emit,
        ),
        Choice(
            translate("Table", "Look back"), translate("Table", "See this partie from the beginning."), "",
            lambda: page.go.emit(ToReplay(page.session.number)),
        ),
        Choice(translate("Table", "Home"), translate("Table", "Leave the table."), "", page.left.emit),
        Choice(
            translate("Table", "More…"), translate("Table", "What else can be done with this partie."), "",
            partial(_show_menu, page, more),
        ),
    ]  # fmt: skip


def _show_menu(page: PlayParts, choices: Sequence[Choice]) -> None:
    """Show choices as a menu above the last button."""
    button = page.status_panel.buttons[-1]
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for choice in choices:
        action = menu.addAction(choice.text)
        action.setToolTip(tip(choice.hint))
        action.triggered.connect(choice.act)
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def _check_seals(page: PlayParts) -> None:
    show_seal_check(page, page.session.record)


def _stop_waiting(page: PlayParts) -> None:
    page.controller.turns.pace.stop_waiting()
    page.controller.changed.emit()


def _acts(page: PlayParts) -> list[Choice]:
    controller = page.controller
    result = [*_offered(page), *_of_draft(page)]
    if controller.turns.waits_for_key and not page.reading:
        text = translate("Table", "Go on")
        hint = translate("Table", "Let the computer player act.")
        result.append(Choice(text, hint, translate("Table", "Space"), controller.turns.hurry, True))
    result += _hurrying(page)
    if controller.hot_seat.visiting and controller.hot_seat.current is not None:
        name = page.session.players[controller.hot_seat.current].name
        text = translate("Table", "Back to {name}").format(name=name)
        result.append(Choice(text, translate("Table", "Let the player on turn go on."), "", controller.turns.end_visit))
    return sorted(result, key=lambda choice: choice.part != "answer")


def _hurrying(page: PlayParts) -> list[Choice]:
    """Return a button that has a computer player answer at once which thinks for all to see."""
    if not page.controller.turns.thinking.visible:
        return []
    hint = translate("Table", "Have the computer player do what it thinks best until now.")
    return [Choice(translate("Table", "Hurry"), hint, translate("Table", "Space"), page.controller.turns.hurry)]


def _of_draft(page: PlayParts) -> list[Choice]:
    """Return a button for each reading of the draft, and one to begin anew.

    Enter confirms cards that are laid out, unless better ones are there; a number alone is chips, which cost, so it is
    confirmed by its button; what it was at first needs no button of its own.
    """
    editor = page.table.editor
    draft = editor.draft
    if draft is None or editor.locked:
        return []
    readings = draft.actions if draft.needs_confirmation or editor.edited else ()
    result = []
    widest = _widest_labels(page, draft)
    for number, action in enumerate(readings):
        label = page.words.action_label(action, page.controller.view, page.names) or translate("Draft", "Do it")
        hint = page.words.action_hint(action, page.controller.view, page.names)
        usual = page.words.is_free(action) or any(tray.cards for tray in editor.trays)
        main = number == 0 and usual and not page.words.waste_text(action, page.controller.view)
        key = _enter() if main else ""
        longest = widest[number] if number < len(widest) else ""
        result.append(Choice(label, hint, key, _doing(page, action), main, "confirm", str(number), longest))
    if editor.edited and (draft.amount is None or editor.trays or editor.led_on):
        text = translate("Draft", "Start again")
        hint = translate("Draft", "Take everything back that is laid out (Backspace).")
        result.insert(0 if editor.trays else len(result), Choice(text, hint, "", editor.reset, part="reset"))
    return result


def _widest_labels(page: PlayParts, draft: Draft) -> list[str]:
    """Return the longest words of the acts with a number: nothing moves when it has another digit."""
    if draft.amount is None:
        return []
    _, highest, step, _ = draft.amount
    most = draft.with_amount(draft.amount.minimum + (highest - draft.amount.minimum) // step * step)
    labels = [page.words.action_label(action, page.controller.view, page.names) for action in most.actions]
    return [_DIGIT.sub("8", label) for label in labels]


def _offered(page: PlayParts) -> list[Choice]:
    """Return a button for each act that needs no composing.

    Enter does the only one, or the first that costs nothing, where nothing can be taken up or confirmed.
    """
    editor, view = page.table.editor, page.controller.view
    draft = editor.draft
    if draft is None or editor.locked:
        return []
    composing = bool(draft.actions) or any(editor.fitting(source) for source in draft.sources)
    main = None
    if page.controller.state == ControllerState.ASKING and not composing:
        free = [action for action in draft.buttons if page.words.is_free(action)]
        main = next(iter(free or (draft.buttons if len(draft.buttons) == 1 else ())), None)
    return [
        Choice(
            page.words.action_label(action, view, page.names),
            page.words.action_hint(action, view, page.names),
            page.words.action_key(action),
            _doing(page, action),
            action == main,
        )
        for action in draft.buttons
    ]


def _doing(page: PlayParts, action: Action) -> Callable[[], None]:
    return partial(page.table.editor.confirm, action)


def draft_status(page: PlayParts) -> StatusText | None:
    """Return what the draft still lacks, or what is wrong with it; None if there is nothing to say about it."""
    editor = page.table.editor
    if editor.draft is None or not editor.edited or editor.locked:
        return None
    question = page.words.draft_question(editor.draft)
    waste = next((page.words.waste_text(action, page.controller.view) for action in editor.draft.actions), "")
    if waste:
        return StatusText(waste, "", "call")
    if question or editor.draft.actions:
        question = question or page.words.ready_text(editor.draft, page.controller.view)
        return StatusText(question) if question else None
    if editor.draft.problem is not None:
        return StatusText(page.words.refusal_text(editor.draft.problem, page.names), "", "refused")
    missing = editor.draft.missing
    return StatusText(page.words.missing_text(missing[0], page.names)) if missing else None


def with_name(page: PlayParts, title: str) -> str:
    """Return a title with whose turn it is, where the screen passed on without a curtain that says it."""
    hot_seat = page.controller.hot_seat
    if hot_seat.chair is None or not hot_seat.openly or page.controller.state != ControllerState.ASKING:
        return title
    name = page.session.players[hot_seat.chair].name
    return with_head(name, title) if title else elided(translate("Table", "{name}’s turn"), name=name)


def read_first() -> str:
    """Return that everything waits until something has been read."""
    return translate("Table", "First read what stands beside the table: Enter goes on.")


def answer_first(page: PlayParts, refusal: Refusal) -> str:
    """Return which answers a question asks for, where something else was tried; empty if that is not the reason."""
    draft = page.table.editor.draft
    if refusal.code != UNKNOWN_ACTION.code or draft is None or not page.controller.deciding:
        return ""
    view, names = page.controller.view, page.names
    answers = [page.words.answer_text(action, view, names) for action in draft.buttons]
    if not answers or any(page.table.editor.fitting(source) for source in draft.sources):
        return ""
    return translate("Table", "Answer first: {answers}").format(answers=either(answers))


def asked_view(page: PlayParts) -> AnyView:
    """Return what the person before the screen sees, without a chance to step in that they have let go by."""
    view = page.controller.view
    return view._replace(turn=view.turn._replace(may=())) if page.controller.turns.declined else view


def steps_in(page: PlayParts) -> bool:
    """Is the person before the screen asked to do anything although it is not their turn?"""
    able = page.controller.state == ControllerState.GAP and page.table.editor.draft is not None
    return able and not page.controller.turns.declined and bool(page.controller.offers())


def by_letter(page: PlayParts, letter: str) -> Action | None:
    """Return the act of a letter: an offered one if there is one, else one that is not possible now."""
    draft = page.table.editor.draft
    known = (*(() if draft is None else draft.buttons), *page.session.game.vocabulary.words)
    meant = [action for action in known if page.words.action_key(action).upper() == letter.upper()]
    offers = page.controller.offers()
    return next((action for action in meant if action in offers), meant[0] if meant else None)


def plate_call(page: PlayParts, seat: Seat) -> Action | None:
    """Return how a person who does not sit before the screen may step in from the plate, None if that is not possible.

    The first way in which it is possible: it must not depend on the cards, which are not seen.
    """
    controller, session = page.controller, page.session
    if not controller.hot_seat.shared or not controller.deciding or seat == controller.seat:
        return None
    if not session.chairs[seat].person or seat not in session.turn().may:
        return None
    return next(filter(session.game.steps_in, session.draft(seat).buttons), None)


def on_plates(page: PlayParts) -> None:
    """Show small buttons on the plates of persons who may step in, and invite to sit down."""
    controller = page.controller
    view = controller.view
    for seat, plate in page.table.seats.plates.items():
        action = plate_call(page, seat)
        label = page.words.action_label(action, view, page.names) if action is not None else ""
        first = translate("Table", "{name} sits down first and sees their cards.")
        hint = page.words.action_hint(action, view, page.names) if action is not None else ""
        first = first.format(name=page.session.chairs[seat].name)
        plate.offer_button(label, joined([hint, first]) if label else "")
        free = controller.hot_seat.shared and page.session.chairs[seat].person and seat != controller.seat
        plate.invite(free and controller.deciding)
