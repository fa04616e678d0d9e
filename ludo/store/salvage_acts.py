"""Copies the acts of a damaged file: each vouches for itself, so what can be read is right.

An act that is lost may have made a person, an evening or a partie that others name. Where tables that followed from it
still say what that was, or something names it, an act of kind `lost` says what stands for it: it is known by its id
still, and the act itself takes the place of that as soon as another computer brings it.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from ludo.moments import is_kept
from ludo.session.outcomes import Outcome
from ludo.store.books.act import BEGINNING, TOKEN, Act, ActError, Body, act_text, is_id, make_act, read_act, text_of
from ludo.store.books.act import Value as Said
from ludo.store.books.deriving import EPOCH, NEW_THINGS
from ludo.store.books.kinds import LOST, SET, UNDO, text_field
from ludo.store.books.log import append
from ludo.store.books.standing import Standing
from ludo.store.damaged import DamagedFile, Row, Value
from ludo.store.rows import MAX_CHAIRS
from ludo.store.salvage_parties import Told
from ludo.store.salvage_target import SalvageTarget, as_dicts, json_or_nothing

_KINDS: Final = {"person": "person", "evening": "evening", "session": "partie", "sheet": "sheet", "season": "season"}
"""What has a number and identity, and the kind of its act."""
_ROLES: Final = {
    **dict.fromkeys(("person", "from", "to", "paid", "exact", "shares", "sides", "chairs", "seat"), "person"),
    **dict.fromkeys(("evening", "guest_of"), "evening"),
    "partie": "partie",
    "sheet": "sheet",
}
"""What fields of acts name."""
_MISSING: Final = {"person": "people", "evening": "evenings", "sheet": "sheets"}
"""By kind of a thing of which nothing is known any more: as what it is missing."""

_FIELDS: Final = 4
"""Of a record of an act: its number, nothing in the place of that, its id and its line."""
_ID: Final = 2


class ActsCopy:
    """The acts of a damaged file. read: in their order; lost: how many others it had, as far as that is known."""

    def __init__(self, source: DamagedFile, target: SalvageTarget) -> None:
        self._source, self._target = source, target
        self.read: dict[str, Act] = {}
        self._read_lines(line for (line,) in source.table("acts").select("line"))
        self.lost = self._count_lost()
        if self.lost or source.table("acts").gaps or not self.read:
            aside = {name for (name,) in source.table("set_aside").select("id")}
            rows = [row for row in source.scattered() if len(row) == _FIELDS and row[_ID] not in aside]
            self._read_lines(row[-1] for row in sorted(rows, key=lambda row: int(str(row[0]))))
            self.lost = self._count_lost()
        self._rows: dict[str, list[dict[str, Any]]] = {}

    def _read_lines(self, lines: Iterable[Value]) -> None:
        for line in lines:
            with suppress(ActError):
                act = read_act(line if isinstance(line, str) else "")
                self.read.setdefault(act.id, act)

    def _count_lost(self) -> int:
        known = {row[0] for row in self._source.index("sqlite_autoindex_acts_1")}
        known |= {name for act in self.read.values() for name in act.saw}
        return len({name for name in known if isinstance(name, str) and is_id(name)} - self.read.keys())

    def copy(self) -> None:
        """Copy acts, pictures, and the numbers that things have."""
        append(self._target.connection, list(self.read.values()))
        if self.lost or self._source.table("acts").gaps:
            self._target.miss("acts", self.lost)
        self._copy_pictures()
        self._copy_texts()
        index = self._source.index("identities_by_identity")
        numbers = [(row[1], row[0], row[2]) for row in index if len(row) == 3]
        numbers += [(row["identity"], row["kind"], row["number"]) for row in self._table("identities")]
        for known in sorted(numbers, key=lambda row: row[0] not in self.read):  # those of acts that were read are right
            self._put_known("identities", dict(zip(("identity", "kind", "number"), known, strict=True)))
        self._number_parties()
        for name in ("entry_identities", "event_identities"):
            for row in self._table(name):
                self._put_known(name, row)

    def _number_parties(self) -> None:
        """Give parties whose number is lost that of the row that says the same, else a free one."""
        taken = {number for kind, number, _ in self._identities() if kind == "session"}
        known = {name for *_, name in self._identities()}
        rows = {(row["started"], row["game"], row["options"]): row["id"] for row in self._table("sessions")}
        most = max([number for number in (*taken, *rows.values()) if isinstance(number, int)], default=0)
        for act in self.read.values():
            if act.kind != "partie" or act.id in known:
                continue
            number = rows.pop((act.happened, act.text("game"), act.text("options")), None)
            if not isinstance(number, int) or number in taken:
                number = most = most + 1
            taken.add(number)
            self._put_known("identities", {"kind": "session", "number": number, "identity": act.id})

    def _copy_pictures(self) -> None:
        """Copy pictures that are what their digests vouch for; else those that the people still have."""
        kept = {row["digest"]: row["content"] for row in self._table("blobs")}
        shown = [row.get("picture") for row in self._table("people")]
        others = {sha256(picture).hexdigest(): picture for picture in shown if isinstance(picture, bytes)}
        named = {act.text("value") for act in self.read.values() if act.kind == SET and act.text("field") == "picture"}
        for digest in sorted(named | {name for name in kept if isinstance(name, str)} - {"told"}):
            if not digest or digest.startswith(TOKEN):
                continue
            content = kept.get(digest, b"")
            if content is not None and not (isinstance(content, bytes) and sha256(content).hexdigest() == digest):
                content = others.get(digest)
                if content is None:
                    self._target.miss("pictures")
                    continue
            self._target.put("blobs", {"digest": digest, "content": content})

    def _copy_texts(self) -> None:
        """Copy what acts keep apart, if it is what they vouch for; else names and notes that the people still have."""
        kept = {row["digest"]: row["content"] for row in self._table("blobs")}
        others = {row[field] for row in self._table("people") for field in ("name", "notes") if field in row}
        for act in self.read.values():
            token = act.text(text_field(act.kind, act.body))
            if not token.startswith(TOKEN):
                continue
            content = kept.get(token, b"")
            if content is not None:
                own = content.decode(errors="replace") if isinstance(content, bytes) else ""
                found = text_of(act, [own, *(text for text in others if isinstance(text, str))])
                if found is None:
                    self._target.miss("people")
                    continue
                content = found.encode()
            self._target.put("blobs", {"digest": token, "content": content})

    def _put_known(self, table: str, row: dict[str, Any]) -> None:
        if isinstance(row["identity"], str) and is_id(row["identity"]):
            self._target.put(table, row)

    def _table(self, name: str) -> list[dict[str, Any]]:
        if name not in self._rows:
            table = self._source.table(name)
            self._rows[name] = [dict(row) for row in as_dicts(table.columns, table.rows)]
        return self._rows[name]

    def _identities(self) -> Iterator[tuple[str, int, str]]:
        """Yield kinds of things, their numbers, and their acts."""
        query = "SELECT kind, number, identity FROM identities ORDER BY kind, number"
        for kind, number, name in self._target.connection.execute(query).fetchall():
            if kind in _KINDS and is_id(name):
                yield kind, number, name

    def parties(self) -> Mapping[int, Told]:
        """Return what acts say of parties, by number."""
        found = {}
        ends: dict[str, str] = {}
        last: dict[str, str] = {}
        for act in self.read.values():
            of = act.text("of") if act.kind == "ended" else act.text("partie")
            last[of] = act.happened
            if act.kind == "ended":
                ends[of] = act.text("how")
        for kind, number, name in self._identities():
            known = self.read.get(name)
            if kind == "session" and known is not None:
                body, listed = known.body, known.body.get("chairs")
                chairs: list[Row] = [
                    (chair, str(one[0]), one[1] if isinstance(one[1], str) else None)
                    for chair, one in enumerate(listed if isinstance(listed, list) else [])
                    if isinstance(one, list)
                ]
                values = known.text("game"), known.number("rules"), str(body.get("options")), chairs
                found[number] = Told(*values, known.happened, last.get(name, known.happened), bool(ends.get(name)))
        return found

    # what stands for lost acts

    def stand_in(self) -> None:
        """Write what stands for things whose acts are lost."""
        writing = Writing(self.read.values())
        for kind, number, name in self._identities():
            if name not in self.read:
                said = self._said(kind, number, writing)
                if said is not None:
                    writing.lost(name, _KINDS[kind], *said)
        for act in list(self.read.values()):
            for name, kind in _named(act):
                if name not in self.read and name not in writing.stood_in:
                    if kind in _MISSING:
                        self._target.miss(_MISSING[kind])
                    writing.lost(name, kind, self._nothing(kind, name), act.happened)
        append(self._target.connection, writing.written)

    def _name(self, kind: str, number: object) -> str | None:
        query = "SELECT identity FROM identities WHERE kind = ? AND number = ?"
        found = self._target.connection.execute(query, (kind, number)).fetchone()
        return None if found is None or not is_id(found[0]) else str(found[0])

    def _nothing(self, kind: str, name: str) -> Body:
        """Return what is said of a thing of which nothing is known."""
        if kind == "person":
            return {"name": f"? {name[:6]}", "computer": False, "guest_of": None}
        if kind in NEW_THINGS:
            return NEW_THINGS[kind]
        return {"log": name, "game": "?", "rules": 0, "options": '{"players": 1}', "chairs": [], "evening": None}

    def _said(self, kind: str, number: int, writing: "Writing") -> tuple[Body, str] | None:
        """Return what a thing was, as the tables still say, and when it was; None where they do not."""
        if kind == "session":
            query = "SELECT game, rules_version, options, started FROM sessions WHERE id = ?"
            row = self._target.connection.execute(query, (number,)).fetchone()
            return None if row is None else (self._partie(number, row[:3], writing), row[3])
        tables = {"person": "people", "evening": "evenings", "sheet": "sheets", "season": "seasons"}
        found = next((row for row in self._table(tables[kind]) if row["id"] == number), None)
        if found is None:
            return None
        found |= {field: json_or_nothing(found[field]) for field in ("options", "rules") if field in found}
        text = {field: value for field, value in found.items() if isinstance(value, str)}
        if kind == "person":
            name = text.get("name", f"? {number}")
            return {"name": name, "computer": found.get("computer") == 1, "guest_of": None}, EPOCH
        if kind == "evening":
            self._target.note_evening(number)
            moments = [row["moment"] for row in self._table("evening_events") if row["evening"] == number]
            begun = [moment for moment in moments if isinstance(moment, str) and is_kept(moment)]
            said = {field: text.get(field, usual) for field, usual in NEW_THINGS["evening"].items()}
            return {**said, "carried": found.get("carried") != 0}, min(begun, default=EPOCH)
        if kind == "season":
            return {field: text.get(field, "") for field in NEW_THINGS["season"]}, EPOCH
        seats = {
            row["chair"]: self._name("person", row["person"])
            for row in self._table("sheet_chairs")
            if row["sheet"] == number
        }
        chairs: list[Said] = [seats.get(chair) for chair in range(min(len(seats), MAX_CHAIRS))]
        rules = found.get("rules_version")
        body: Body = {"game": text.get("game", "?"), "rules": rules if isinstance(rules, int) else 0, "chairs": chairs}
        where = self._name("evening", found.get("evening"))
        return {**body, "options": text.get("options", "{}"), "evening": where}, text.get("started", EPOCH)

    def _partie(self, number: int, begun: tuple[str, int, str], writing: "Writing") -> Body:
        game, rules, options = begun
        seats = {row["chair"]: row for row in self._table("chairs") if row["session"] == number}
        chairs: list[Said] = []
        for chair in range(int(json.loads(options).get("players", 1))):
            row = seats.get(chair, {})
            person = self._name("person", row.get("person")) or writing.person(f"? {number}.{chair}")
            level = row.get("level")
            chairs.append([person, level if isinstance(level, str) else None])
        where = next((row.get("evening") for row in self._table("sessions") if row["id"] == number), None)
        body: Body = {"log": f"session {number}", "game": game, "rules": rules, "options": options}
        return {**body, "chairs": chairs, "evening": self._name("evening", where)}


def _named(act: Act) -> Iterator[tuple[str, str]]:
    """Yield the things that an act names, and of which kind they are."""
    for field, kind in _ROLES.items():
        for name in act.ids(field):
            yield name, kind
    if act.kind == SET and act.text("field").startswith("chair:"):
        for name in act.ids("value"):
            yield name, "person"
    for name in act.ids("moves"):
        yield name, "sheet" if f'"x:{name}"' in act_text(act) else "person"


class Writing:
    """Acts that are added to those that were read. stood_in: the lost ones for which something stands."""

    def __init__(self, acts: Iterable[Act]) -> None:
        self._standing = Standing(acts)
        self._stamp = self._standing.latest() or BEGINNING
        self.written: list[Act] = []
        self.stood_in: set[str] = set()

    def _add(self, kind: str, body: Body, happened: str) -> str:
        self._stamp = self._stamp.after(0)
        act = make_act(kind, body, stamp=self._stamp, happened=happened, saw=self._standing.ends())
        self._standing.add(act)
        self.written.append(act)
        return act.id

    def lost(self, name: str, kind: str, said: Body, happened: str) -> None:
        """Write what stands for a lost act."""
        self.stood_in.add(name)
        named = {"name": said["name"]} if kind == "person" else {}
        rest = {field: value for field, value in said.items() if field not in named}
        self._add(LOST, {"of": name, "kind": kind, "said": rest, **named}, happened)

    def person(self, name: str) -> str:
        """Write somebody down who stands for one that is lost; their act."""
        return self._add("person", {"name": name, "computer": False, "guest_of": None}, EPOCH)

    def reconcile(self, partie: str, played: Outcome) -> None:
        """Write what deals of a partie have brought, and how it ended, where that is not what is known."""
        wanted = {
            each.deal: {str(chair): chips for chair, chips in enumerate(each.gains) if chips}
            for each in played.settlements
        }
        deals = self._standing.needing(partie, ("deal",))
        known = [deal for deal in deals if self._standing.undone_by(deal.id) is None]
        wrong: list[Said] = [
            deal.id for deal in known if deal.body.get("gains") != wanted.pop(deal.number("number"), 0)
        ]
        happened = self._standing.acts[partie].happened if partie in self._standing.acts else EPOCH
        if wrong:
            self._add(UNDO, {"of": wrong, "reason": ""}, happened)
        for number, gains in wanted.items():
            if gains:
                self._add("deal", {"partie": partie, "number": number, "gains": gains}, happened)
        if played.finish is not None and not self._standing.needing(partie, ("ended",)):
            results: list[Said] = [None if result is None else list(result) for result in played.finish.results]
            body: Body = {"of": partie, "how": played.finish.kind.value, "counted": played.finish.counted}
            self._add("ended", {**body, "results": results}, happened)
