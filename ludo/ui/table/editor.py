"""Edits the draft of the person before the screen; pointer, keys, buttons and assistive technology all come here."""

from PySide6.QtCore import QObject, Signal

from ludo.engine.actions import Action
from ludo.engine.cards import Card
from ludo.engine.drafts import Draft, Item, Tray
from ludo.engine.places import Place


class DraftEditor(QObject):
    """Holds one draft (None: nobody decides anything) and the source that was picked up last, if any.

    locked: a decision was made; the draft is still shown, but cannot be edited.

    Signals: `changed`: the draft or what is picked up is another one; `completed`: the action that was decided on;
    `illegal_attempt`: the refusal of a step that is not possible; `put_back`: what had been picked up lies again.
    """

    changed = Signal()
    completed = Signal(object)
    illegal_attempt = Signal(object)
    put_back = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self.picked_up: Item | None = None
        self.locked = False
        self._first: Draft | None = None
        self._fits: dict[tuple[Item, Item], bool] = {}

    def begin(self, draft: Draft | None) -> None:
        """Edit this draft from now on."""
        self.locked = False
        if draft is None and self.draft is None:
            return
        self._first = draft
        self._set(draft)

    def lock(self) -> None:
        """Show the draft, but let nobody edit it any more."""
        self.locked = True
        self.picked_up = None
        self.changed.emit()

    def reset(self) -> None:
        """Go back to the draft as it was at the beginning."""
        self._set(self._first)

    @property
    def edited(self) -> bool:
        """Has the person changed the draft?"""
        return self.draft is not self._first

    @property
    def composed(self) -> Draft | None:
        """The draft with which the person began, the same object as long as they compose."""
        return None if self.locked else self._first

    @property
    def grows(self) -> bool:
        """Will there be more to press on the way: cards to lay out, or a question to which a button leads on?"""
        draft = self.draft
        return draft is not None and (bool(draft.trays) or any(draft.opened(button) for button in draft.buttons))

    @property
    def led_on(self) -> bool:
        """Has a button put another question?"""
        first, now = self._first, self.draft
        return first is not None and now is not None and first.amount is None and now.amount is not None

    def _set(self, draft: Draft | None) -> None:
        self.draft = draft
        self.picked_up = None
        self._fits.clear()
        self.changed.emit()

    # what is possible

    @property
    def trays(self) -> tuple[Tray, ...]:
        """The trays of the draft."""
        return () if self.draft is None else self.draft.trays

    @property
    def sources(self) -> tuple[Item, ...]:
        """Return the items that can be taken up."""
        return () if self.draft is None or self.locked else self.draft.sources

    def tray_at(self, place: Place) -> Tray | None:
        """Return the tray at a place, None if there is none."""
        return next((tray for tray in self.trays if tray.place == place), None)

    def targets(self, source: Item) -> tuple[Item, ...]:
        """Return where a source may go, the usual target first, whether that would be legal or not."""
        return () if self.draft is None else self.draft.targets(source)

    def fits(self, source: Item, target: Item) -> bool:
        """Is there nothing wrong with bringing this source to this target?"""
        if self.draft is None:
            return False
        key = (source, target)
        if key not in self._fits:
            after = self.draft.put(source, target)
            tray = next((tray for tray in after.trays if tray.place == target.place), None)
            self._fits[key] = after.problem is None if tray is None else not tray.problems
        return self._fits[key]

    def fitting(self, source: Item) -> tuple[Item, ...]:
        """Return the targets at which nothing is wrong with this source."""
        return tuple(target for target in self.targets(source) if self.fits(source, target))

    # what the person does

    def press(self, source: Item) -> None:
        """Bring a source to its only fitting target; if there are several, pick it up so that one can be chosen.

        While something is composed in trays a press only picks up what would be played: pressed twice it lies again.
        Pressed again it goes to the usual one, if that decides nothing yet, else it is put down.
        """
        fitting = self.fitting(source)
        if source == self.picked_up:
            if fitting and self.draft is not None and self.draft.put(source, fitting[0]).needs_confirmation:
                self.put(source, fitting[0])
            else:
                self.put_down()
            return
        usual = self.targets(source)[:1]
        if fitting and (len(fitting) > 1 or self._would_leave(source, fitting[0])):
            self.picked_up = source
            self.changed.emit()
        elif fitting or usual:
            self.put(source, (fitting or usual)[0])

    def send(self, source: Item) -> bool:
        """Bring a source to the tray that wants it, or to the only combination that takes it; False if there is none.

        Combinations come first while nothing is laid out; where several take it, it is picked up.
        """
        fitting = self.fitting(source)
        trays = [target for target in fitting if self.tray_at(target.place) is not None]
        melds = [target for target in fitting if target.place.kind == "meld"]
        if trays and (not melds or any(tray.cards for tray in self.trays)):
            self.put(source, trays[0])
        elif len(melds) == 1:
            self.put(source, melds[0])
        elif melds and self.picked_up != source:
            self.picked_up = source
            self.changed.emit()
        return bool(trays or melds)

    def _would_leave(self, source: Item, target: Item) -> bool:
        """Would the card be gone, while cards are laid out for something else that a press only adds to?"""
        composing = self.draft is not None and any(tray.cards for tray in self.trays)
        return composing and self.draft is not None and not self.draft.put(source, target).needs_confirmation

    def put_down(self) -> None:
        """Leave what was picked up where it is."""
        source = self.picked_up
        if source is not None:
            self._release()
            self.put_back.emit(source)

    def _release(self) -> None:
        if self.picked_up is not None:
            self.picked_up = None
            self.changed.emit()

    def choose_target(self, target: Item) -> None:
        """Bring what was picked up to a target."""
        if self.picked_up is not None:
            self.put(self.picked_up, target)

    def put(self, source: Item, target: Item) -> None:
        """Bring a source to a target."""
        if self.draft is None or self.locked:
            return
        after = self.draft.put(source, target)
        if after.needs_confirmation or (after.problem is None and len(after.actions) != 1):
            self._set(after)
            return
        self._release()
        if after.problem is not None:
            self.illegal_attempt.emit(after.problem)
        else:
            self.completed.emit(after.actions[0])

    def take_back(self, tray: Place, card: Card) -> None:
        """Take a card out of a tray again."""
        if self.draft is not None and not self.locked:
            self._set(self.draft.take_back(tray, card))

    def move_on(self, tray: Place, card: Card, target: Item) -> None:
        """Take a card out of a tray and bring it to another target, if it goes there."""
        if self.draft is None or self.locked:
            return
        back = self.draft.take_back(tray, card)
        source = next((item for item in back.sources if item.card == card and target in back.targets(item)), None)
        self._set(back)
        if source is not None:
            self.put(source, target)

    def step_amount(self, steps: int) -> None:
        """Change the amount by so many steps, within its bounds."""
        if self.draft is not None and self.draft.amount is not None:
            amount = self.draft.amount
            self.set_amount(amount.value + steps * amount.step)

    def set_amount(self, value: int) -> None:
        """Change the amount to the possible value that is nearest."""
        if self.draft is None or self.draft.amount is None or self.locked:
            return
        minimum, maximum, step, before = self.draft.amount
        last = minimum + (maximum - minimum) // step * step
        nearest = min(last, max(minimum, minimum + round((value - minimum) / step) * step))
        if nearest != before:
            self._set(self.draft.with_amount(nearest))

    def leads_on(self, action: Action) -> bool:
        """Put the question to which an action leads on, if there is one; return whether it does."""
        opened = None if self.draft is None or self.locked else self.draft.opened(action)
        if opened is not None and opened != self.draft:
            self._set(opened)
        return opened is not None

    def confirm(self, action: Action) -> None:
        """Decide on an action, a reading of the draft or a button; some buttons lead on to a question first."""
        if not self.leads_on(action):
            self.completed.emit(action)
