"""Carries a plan out on the play page, by mouse or by keyboard alone."""

from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ludo.engine.actions import Action
from ludo.engine.drafts import Item
from ludo.ui.play.buttons import ActButton
from ludo.ui.play.choices import choices_of
from ludo.ui.play.messages import Confirm
from ludo.ui.play.page import PlayPage
from ludo.ui.table.card import CardWidget
from tests.ui.play.hands import click, drag, press, seen_point
from tests.ui.stories.plans import Plan

FAR = 60


def card_of(page: PlayPage, source: Item) -> CardWidget:
    """Return the card to take up for a source."""
    table = page.table
    found = [card for card in table.pack.all() if card.takeable and table.drafts.source_of(card) == source]
    assert found, f"{source} cannot be taken up"
    return found[-1]


def button_of(page: PlayPage, action: Action) -> ActButton:
    """Return the button of an action."""
    offered = choices_of(page.facts)
    number = next(n for n, choice in enumerate(offered) if choice.message == Confirm(action))
    return page.status_panel.buttons[number]


def point_of(page: PlayPage, card: CardWidget, target: Item) -> QPoint:
    """Return a point of the table where a card dropped goes to a target, and not to a smaller one that lies on it."""
    areas = page.table.gestures.areas(card)
    assert target in areas, (page.table.drafts.source_of(card), target, list(areas))
    if target.card is not None:
        return seen_point(next(found for found in page.table.pack.at(target.place) if found.face == target.card))
    rect = areas[target]
    for across in (0.5, 0.3, 0.7, 0.15, 0.85):
        for down in (0.5, 0.3, 0.7, 0.15, 0.85):
            point = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
            hit = [item for item, area in areas.items() if area.contains(point)]
            if min(hit, key=lambda item: _size(areas[item])) == target:
                return point.toPoint()
    raise AssertionError(f"{target} is covered by other targets")


def _size(rect: QRectF) -> float:
    return rect.width() * rect.height()


def by_mouse(page: PlayPage, plan: Plan, luck: Random) -> None:
    """Drag or click each card to where it belongs, then click the button."""
    editor = page.table.editor
    if plan.opener is not None:
        click(button_of(page, plan.opener))
    set_amount_by_mouse(page, plan)
    for source, target in plan.steps:
        card = card_of(page, source)
        if luck.random() < 0.5:
            drag(card, point_of(page, card, target))
            continue
        click(card)
        if editor.picked_up is not None:  # several places fit, or it would leave what is composed
            click(next(found for found in page.table.drafts.targets.buttons if found.target == target))
    if plan.pressed:
        click(button_of(page, plan.action))


def set_amount_by_mouse(page: PlayPage, plan: Plan) -> None:
    """Press plus or minus until the number is the wanted one."""
    draft = page.table.editor.draft
    assert draft is not None
    while plan.amount is not None and draft.amount is not None and draft.amount.value != plan.amount:
        box = page.status_panel.amount
        click(box.more if draft.amount.value < plan.amount else box.less)
        draft = page.table.editor.draft
        assert draft is not None


def walk_to(page: PlayPage, widget: QWidget) -> None:
    """Bring the focus to a card, a target or a button with the arrow keys."""
    for _ in range(FAR):
        now = QApplication.focusWidget()
        if now is widget:
            return
        row: list[QWidget] = (
            [*page.table.reachable()] if widget not in page.status_panel.buttons else [*page.status_panel.buttons]
        )
        press(page, Qt.Key.Key_Right if now in row else Qt.Key.Key_Down)
    raise AssertionError(f"no way to {widget.accessibleName()!r} by the arrow keys")


def by_keys(page: PlayPage, plan: Plan, luck: Random) -> None:
    """Walk to each card and press it, and to the target if there are several; then to the button."""
    editor = page.table.editor
    if plan.opener is not None:
        walk_to(page, button_of(page, plan.opener))
        press(page, Qt.Key.Key_Return)
    if plan.amount is not None:
        for _ in range(500):
            draft = editor.draft
            assert draft is not None
            assert draft.amount is not None
            if draft.amount.value == plan.amount:
                break
            press(page, Qt.Key.Key_Plus if draft.amount.value < plan.amount else Qt.Key.Key_Minus)
    for source, target in plan.steps:
        walk_to(page, card_of(page, source))
        press(page, luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))
        if editor.picked_up is not None:
            found = next(found for found in page.table.drafts.targets.buttons if found.target == target)
            walk_to(page, found)
            press(page, Qt.Key.Key_Return)
    if plan.pressed:
        walk_to(page, button_of(page, plan.action))
        press(page, Qt.Key.Key_Return)
