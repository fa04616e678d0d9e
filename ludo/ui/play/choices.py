"""Which buttons there are at each moment, and what they do."""

from typing import TYPE_CHECKING

from ludo.engine.actions import Action
from ludo.engine.places import Seat
from ludo.ui.games.registry import words_of
from ludo.ui.i18n import translate
from ludo.ui.play.status import Choice

if TYPE_CHECKING:
    from ludo.ui.play.page import PlayPage


def for_state(page: "PlayPage") -> list[Choice]:
    """The buttons below the line of words."""
    controller = page.controller
    match controller.state:
        case "trouble":
            again = translate("Table", "Try again")
            home, later = (
                translate("Table", "Home"),
                translate("Table", "Leave the table. You can go on from here later."),
            )
            return [
                Choice(again, translate("Table", "Write it once more."), "", controller.retry, True),
                Choice(home, later, "", page.left.emit),
            ]
        case "result":
            text = translate("Table", "Next deal")
            return [Choice(text, translate("Table", "Deal the cards anew."), _enter(), controller.next_deal, True)]
        case "over":
            return _at_the_end(page)
        case "asking" | "gap":
            return _acts(page)
        case _:
            return []


def _enter() -> str:
    return translate("Table", "Enter")


def _at_the_end(page: "PlayPage") -> list[Choice]:
    return [
        Choice(
            translate("Table", "New game"), translate("Table", "Play again at the same table."), _enter(),
            page.new_game_wanted.emit, True,
        ),
        Choice(
            translate("Table", "Look at it again"), translate("Table", "See this partie from the beginning."), "",
            page.replay_wanted.emit,
        ),
        Choice(translate("Table", "Home"), translate("Table", "Leave the table."), "", page.left.emit),
    ]  # fmt: skip


def _acts(page: "PlayPage") -> list[Choice]:
    controller = page.controller
    result = []
    view = controller.view
    acts = page.table.layout_of_game.buttons(view, controller.offers())
    answering = not page.table.gestures.places() or not any(
        page.table.gestures.playable(card) for card in page.table.hand_cards()
    )
    main = answering and controller.state == "asking"
    for action in acts:
        words = words_of(view.game)
        label = words.action_label(action, view, page.names)
        hint = words.action_hint(action, view, page.names)
        key = words.action_key(action)
        result.append(Choice(label, hint, key, _doing(page, action), main and action == acts[0]))
    if controller.waits_for_key:
        text = translate("Table", "Go on")
        hint = translate("Table", "Let the computer player act.")
        result.append(Choice(text, hint, translate("Table", "Space"), controller.hurry, True))
    if controller.visiting:
        must = page.session.turn().must
        name = page.session.chairs[must].name if must is not None and must >= 0 else ""
        text = translate("Table", "Back to {name}").format(name=name)
        result.append(Choice(text, translate("Table", "Let the player on turn go on."), "", controller.pass_on))
    return result


def _doing(page: "PlayPage", action: Action) -> "_Doing":
    return _Doing(page, action)


class _Doing:
    """Does an action when its button is pressed."""

    def __init__(self, page: "PlayPage", action: Action) -> None:
        self._page = page
        self._action = action

    def __call__(self) -> None:
        self._page.controller.act(self._action)


def steps_in(page: "PlayPage") -> bool:
    """Can the person before the screen do anything although it is not his turn?"""
    return bool(page.controller.offers()) and page.controller.state == "gap"


def by_letter(page: "PlayPage", letter: str) -> Action | None:
    """The act of a letter: an offered one if there is one, else one that is not possible now."""
    view = page.controller.view
    words = page.table.layout_of_game.words(view)
    meant = [action for action in words if words_of(view.game).action_key(action).upper() == letter.upper()]
    offers = page.controller.offers()
    return next((action for action in meant if action in offers), meant[0] if meant else None)


def plate_call(page: "PlayPage", seat: Seat) -> Action | None:
    """How a person who does not sit before the screen may step in from the plate, unseen cards or not."""
    controller = page.controller
    if not controller.hot_seat or controller.state not in ("asking", "gap") or seat == controller.seated:
        return None
    if seat not in controller.persons or seat not in page.session.turn().may:
        return None
    offers = page.session.offers(seat)
    words = page.table.layout_of_game.words(controller.view)
    return next((action for action in words[:1] if action in offers), None)


def on_plates(page: "PlayPage") -> None:
    """Small buttons on the plates of persons who may step in, and an invitation to sit down."""
    controller = page.controller
    for seat, plate in page.table.seats.plates.items():
        action = plate_call(page, seat)
        view = controller.view
        label = words_of(view.game).action_label(action, view, page.names) if action is not None else ""
        hint = words_of(view.game).action_hint(action, view, page.names) if action is not None else ""
        plate.offer_button(label, hint)
        free = controller.hot_seat and seat in controller.persons and seat != controller.seated
        plate.invite(free and controller.state in ("asking", "gap"))
