"""Shows the draft on the table: its trays, what can be taken up, and where that may go."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ludo.engine.cards import Card
from ludo.engine.drafts import Item, Tray
from ludo.engine.places import Place, hand
from ludo.engine.views import AnyView
from ludo.ui.i18n import listed, translate
from ludo.ui.table.card import CardWidget
from ludo.ui.table.contract import Spot, TableWords
from ludo.ui.table.drafting import drafted
from ludo.ui.table.geometry import RISE, TALL, Room
from ludo.ui.table.gestures import Gestures
from ludo.ui.table.host import TableHost
from ludo.ui.table.targets import Targets
from ludo.ui.table.trays import TrayRow, tray_areas, tray_spots
from ludo.ui.wording.cards import best_title, card_hint, card_keys, card_name, drawn_title
from ludo.ui.wording.names import Names, names_of


class DraftDisplay:
    """The picture of the draft that is edited; the same for all games."""

    def __init__(self, table: TableHost, parent: QWidget, gestures: Gestures, words: TableWords) -> None:
        self._table = table
        self._editor = editor = table.editor
        self._gestures = gestures
        self._words = words
        self.deciding = False
        self.by_keys = False
        """Does the person use the keys, and not the pointer? Then the card with the focus rises, else it has a ring."""
        self.own: Place | None = None
        """The hand that the person before the screen may look through, whether they decide anything or not."""
        self.drawn: tuple[Card, ...] = ()
        """The cards of the own hand that have just come into it."""
        self.space_goes_on = False
        """Does a computer player wait for the key Space?"""
        self._updated: object = None
        self.trays = TrayRow(parent, lambda tray: words.tray_title(tray.code), self.tray_name, self._tray_problem)
        self.targets = Targets(parent, self._target_titles, editor.choose_target, self.show_targets)

    def shown(self, view: AnyView) -> AnyView:
        """Return the view with the own hand in its order, and the cards of the draft in its trays."""
        return drafted(self._table.in_order(view), self._editor.draft)

    def spots(self, shown: AnyView, room: Room) -> Mapping[Place, Sequence[Spot]]:
        """Return where all cards lie: as the layout says, and in the trays that it does not lay out itself."""
        spots = dict(self._table.game_layout.spots(shown, room))
        areas = self._tray_areas(shown, room)
        for tray in self._editor.trays:
            if tray.cards and tray.place not in spots:
                spots[tray.place] = tray_spots(tray, areas[tray.place], room)[: len(tray.cards)]
        return spots

    def _tray_areas(self, view: AnyView, room: Room) -> Mapping[Place, QRectF]:
        """Return where the trays lie: as the layout says, else in the middle above the line of words."""
        trays = self._editor.trays
        return self._table.game_layout.tray_areas(trays, view, room) or tray_areas(trays, room)

    def refresh(self) -> None:
        """Show trays and targets of the current draft."""
        view, room = self._table.view, self._table.room
        if view is not None and room is not None:
            self.trays.show(self._editor.trays, self._tray_areas(view, room), room)
            self.show_targets()

    def update_cards(self) -> None:
        """Enable what the person can take, and say what each card is."""
        editor, pack = self._editor, self._table.pack
        self._updated = self.own, self.space_goes_on
        self.deciding = any(editor.fitting(source) for source in editor.sources if source.place == self.own)
        best, drawn = self._best(), self._just_drawn()
        for place, cards in pack.places.items():
            in_tray = editor.tray_at(place) is not None
            for number, card in enumerate(cards):
                known = card.face is not None
                source = self.source_of(card)
                own = known and place == self.own
                targets = () if source is None else editor.fitting(source)
                takeable = own or (known and in_tray) or source is not None
                card.set_takeable(takeable, self.deciding and own and not targets)
                card.leave_keys(self._keys_left(dead=source is None and not in_tray))
                card.set_drawn(card in drawn)
                self._describe(card, card in best, targets, self._laid_by(place, number))
        for card in pack.leaving:
            card.set_takeable(False, False)
            card.set_drawn(False)
            self._describe(card, False, (), "")

    @property
    def outdated(self) -> bool:
        """Has it changed whose hand is the own, or what Space does, since the cards were updated?"""
        return self._updated != (self.own, self.space_goes_on)

    def _keys_left(self, dead: bool) -> tuple[str, ...]:
        """Return the keys that a card leaves to the page; dead: nothing can be done with it now."""
        if dead:
            return "Enter", "Space"
        return ("Space",) if self.space_goes_on and not self.deciding else ()

    def _describe(self, card: CardWidget, best: bool, targets: Sequence[Item], laid_by: str) -> None:
        """Say what a card is and what it does; `targets`: where it may be brought now, `laid_by`: who laid it."""
        card.set_best(best)
        one_click = self._table.one_click
        names = self._names()
        state = (card.seen, card.face, card.place, card.takeable, best, card.drawn, targets, laid_by, one_click, names)
        if card.describes(state):
            return
        title = self._words.card_title(card.seen, card.place, names, bool(targets), laid_by)
        if card.drawn:
            title = drawn_title(title)
        card.setAccessibleName(best_title(title) if best else title)
        card.hint = card_hint(card.face, targets, one_click) if card.takeable else ""
        card.setAccessibleDescription(card_keys(targets) if card.takeable else "")

    def _best(self) -> list[CardWidget]:
        """Return the cards that win."""
        view, pack = self._table.view, self._table.pack
        if view is None:
            return []
        found = self._table.game_layout.winning(view).items()
        return [pack.at(place)[number] for place, number in found if 0 <= number < len(pack.at(place))]

    def _just_drawn(self) -> list[CardWidget]:
        """Return the cards of the own hand that have just come into it; of equal ones any."""
        wanted = Counter(self.drawn)
        found = []
        for card in reversed([] if self.own is None else self._table.pack.at(self.own)):
            if card.face is not None and wanted[card.face] > 0:
                wanted[card.face] -= 1
                found.append(card)
        return found

    def _laid_by(self, place: Place, number: int) -> str:
        """Return the name of who laid a card of a trick; empty if the game does not tell."""
        view = self._table.view
        if view is None or place.kind == "hand":
            return ""
        hidden = len(view.cards(place)) - len(self._table.pack.at(place))
        seat = self._words.laid_by(view, place, hidden + number)
        return "" if seat is None else self._names()[seat]

    def source_of(self, card: CardWidget) -> Item | None:
        """Return what taking this card up means for the draft, None if it cannot be taken up."""
        sources = self._editor.sources
        exact = Item(card.place, card.face)
        if card.face is not None and exact in sources:
            return exact
        pile = self._table.pack.at(card.place)
        whole = Item(card.place)
        return whole if pile and pile[-1] is card and whole in sources else None

    def usable(self, card: CardWidget) -> bool:
        """Can this card be brought anywhere now, or be taken out of a tray?"""
        source = self.source_of(card)
        laid = self._editor.tray_at(card.place) is not None
        return laid or (source is not None and bool(self._editor.fitting(source)))

    def rises(self, card: CardWidget) -> bool:
        """Does this card rise under the pointer or for the keys? Only if it may be played."""
        return card.takeable and self.usable(card)

    def raised(self) -> CardWidget | None:
        """Return the one card that is up: for the keys the one with the focus, else the one under the pointer."""
        cards = self._table.pack.all()
        if self.by_keys and (found := next((card for card in cards if card.hasFocus() and self.rises(card)), None)):
            return found
        found = self._table.pointed()
        return found if found is not None and found.underMouse() and self.rises(found) else None

    def aim_at(self, seen: CardWidget | None) -> None:
        """Pass the pointer to the target only that is seen where it is: `seen` is the card there."""
        self.targets.aim_at(None if seen is None else Item(seen.place, seen.face))

    def area_of(self, item: Item) -> QRectF | None:
        """Return where something can be dropped, None if it is not on the table."""
        view, room = self._table.view, self._table.room
        if view is None or room is None:
            return None
        cards = self._table.pack.at(item.place)
        if item.card is not None:
            return next((card.outline() for card in cards if card.face == item.card), None)
        areas = {**self._table.game_layout.areas(view, room), **self._tray_areas(view, room)}
        if item.place in areas:
            return areas[item.place]
        if item.place == hand(room.bottom):
            return room.hand.adjusted(0, -room.own * TALL * RISE, 0, 0)
        around = QRectF()
        for card in cards:
            around = around.united(card.outline())
        return None if around.isEmpty() else around

    def areas_of(self, items: Iterable[Item]) -> dict[Item, QRectF]:
        """Return where these can be dropped, in their order, as far as they are on the table."""
        return {item: area for item in items if (area := self.area_of(item)) is not None}

    def show_targets(self) -> None:
        """Glow where what was picked up may go, and let it be pressed."""
        source = self._editor.picked_up
        areas = {} if source is None else self.areas_of(self._editor.fitting(source))
        self.targets.show(areas)
        if self._gestures.held is None:
            focused = self.targets.focused
            self._table.set_glows(tuple(areas.values()), None if focused is None else areas.get(focused))

    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._table.seating.players)

    def _target_titles(self, targets: Sequence[Item]) -> list[str]:
        """Return what places are called that would take what was picked up; no two are called the same."""
        titles = [self._target_title(target) for target in targets]
        again = [titles[:number].count(title) + 1 for number, title in enumerate(titles)]
        return [
            translate("Draft", "To: {place}").format(place=title)
            if titles.count(title) == 1
            else translate("Draft", "To: {place}, number {number}").format(place=title, number=number)
            for title, number in zip(titles, again, strict=True)
        ]

    def _target_title(self, target: Item) -> str:
        tray = self._editor.tray_at(target.place)
        if tray is not None:
            title = self.tray_name(tray)
            if not tray.cards:
                return title
            return translate("Draft", "{tray} with {cards}").format(
                tray=title, cards=listed([card_name(card) for card in tray.cards])
            )
        view = self._table.view
        place = "" if view is None else self._words.target_title(view, target.place, self._all_names())
        if target.card is None:
            return place
        if target.place.kind == "meld":
            return translate("Draft", "{card} in: {place}").format(card=card_name(target.card), place=place)
        return self._words.card_title(target.card, target.place, self._names(), False)

    def tray_name(self, tray: Tray) -> str:
        """Return what a tray is called: its title, numbered where there are several of it."""
        titles = {other.place: self._words.tray_title(other.code) for other in self._editor.trays}
        alike = [place for place, title in titles.items() if title == titles[tray.place]]
        if len(alike) < 2:
            return titles[tray.place]
        return translate("Draft", "{tray} {number}").format(tray=titles[tray.place], number=alike.index(tray.place) + 1)

    def target_names(self, source: Item) -> Sequence[str]:
        """Return what the places are called at which nothing is wrong with a source."""
        targets = self._editor.fitting(source)
        titles = [self._target_title(target) for target in targets]
        return list(dict.fromkeys(titles))

    def _all_names(self) -> Names:
        seat = None if self._table.view is None else self._table.view.seat
        return names_of(self._table.seating.players, seat)

    def _tray_problem(self, tray: Tray) -> str:
        return self._words.refusal_text(tray.problems[0], self._all_names()) if tray.problems else ""
