"""Files as other programs write them, of what a club played in some years: five kinds of them, with what is odd."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, timedelta
from random import Random
from typing import Final, NamedTuple
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

PEOPLE: Final = ("Anna", "Bruno", "Zoé", "Éloïse", "Jean-Luc", "Ümit", "Dédé", "Noël")
GAMES: Final = ("Belote", "Azul", "Skull King", "Uno", "7 Wonders", "Tarot à 5")
_MONTHS: Final = (
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
)  # fmt: skip
_FIRST: Final = date(2016, 1, 22)


class Played(NamedTuple):
    """A partie: the day, the game, and points by person, perhaps an odd text."""

    day: date
    game: str
    points: Mapping[str, int | str]


def club(parties: int, odd: int, seed: int = 1) -> list[Played]:
    """What a club played, six parties a day; so many of them have an odd score."""
    rng = Random(seed)
    wrong = set(rng.sample(range(parties), odd))
    found = []
    for at in range(parties):
        points: dict[str, int | str] = {
            name: rng.randint(0, 2000) for name in sorted(rng.sample(PEOPLE, rng.randint(2, 4)))
        }
        if at in wrong:
            points[min(points)] = rng.choice(("forfait", "??", "12 ou 13", "abandon"))
        found.append(Played(_FIRST + timedelta(days=at // 6), GAMES[(at + rng.randrange(2)) % 3 * 2 + at % 2], points))
    return found


def bg_stats(parties: Iterable[Played]) -> bytes:
    """An export of BG Stats, winners marked."""
    plays = []
    for number, played in enumerate(parties):
        best = max((points for points in played.points.values() if isinstance(points, int)), default=0)
        scores = [
            {"playerRefId": PEOPLE.index(name), "score": str(points), "winner": points == best, "rank": 0,
             "newPlayer": False, "startPlayer": at == 0, "seatOrder": 0, "role": None}
            for at, (name, points) in enumerate(played.points.items())
        ]  # fmt: skip
        plays.append(
            {"uuid": f"{number:08x}-0000", "playDate": f"{played.day} 20:{number % 6}0:00", "ignored": False,
             "gameRefId": GAMES.index(played.game), "locationRefId": 1, "durationMin": 45, "rounds": 0,
             "comments": "Belle partie" if number % 9 == 0 else None, "playerScores": scores}
        )  # fmt: skip
    whole = {
        "about": "BG Stats",
        "players": [{"id": at, "name": name, "uuid": f"p{at}"} for at, name in enumerate(PEOPLE)],
        "games": [{"id": at, "name": name, "highestWins": True, "noPoints": False} for at, name in enumerate(GAMES)],
        "locations": [{"id": 1, "name": "Chez Zoé"}],
        "plays": plays,
    }
    return json.dumps(whole, ensure_ascii=False).encode()


def _rows(parties: Sequence[Played], day: Callable[[date], object]) -> list[list[object]]:
    """A table with a column for each person and a total, a title above and a row of totals below."""
    rows: list[list[object]] = [["Club du vendredi"], [], ["Date", "Jeu", *PEOPLE, "Total"]]
    for played in parties:
        points = [played.points.get(name, "") for name in PEOPLE]
        rows.append([day(played.day), played.game, *points, sum(each for each in points if isinstance(each, int))])
    totals = [sum(each for each in column if isinstance(each, int)) for column in zip(*rows[3:], strict=True)]
    return [*rows, ["Total", "", *totals[2:]]]


def xlsx(parties: Sequence[Played]) -> bytes:
    """A workbook of Excel: dates as serial numbers with a style, texts shared, an empty sheet before the table."""
    shared: dict[str, int] = {}
    lines = []
    for number, row in enumerate(_rows(parties, lambda day: day), 1):
        cells = []
        for at, cell in enumerate(row):
            name = f"{chr(ord('A') + at)}{number}"
            if isinstance(cell, date):
                cells.append(f'<c r="{name}" s="1"><v>{(cell - date(1899, 12, 30)).days}</v></c>')
            elif isinstance(cell, int):
                cells.append(f'<c r="{name}"><v>{cell}</v></c>')
            elif cell:
                cells.append(f'<c r="{name}" t="s"><v>{shared.setdefault(str(cell), len(shared))}</v></c>')
        lines.append(f'<row r="{number}">{"".join(cells)}</row>')
    main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    texts = "".join(f"<si><t>{escape(text)}</t></si>" for text in shared)
    styles = '<xf numFmtId="0"/><xf numFmtId="14"/>'
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    return _zipped(
        {
            "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="rels" ContentType='
            '"application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" '
            f'ContentType="{kind}.sheet.main+xml"/></Types>',
            "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" Type='
            f'"{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
            "xl/workbook.xml": f'<workbook {main} xmlns:r="{office}"><sheets><sheet name="Lisez-moi" sheetId="1" '
            'r:id="r1"/><sheet name="Résultats" sheetId="2" r:id="r2"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">'
            + "".join(
                f'<Relationship Id="{name}" Type="{office}/{what}" Target="{target}"/>'
                for name, what, target in (
                    ("r1", "worksheet", "worksheets/sheet1.xml"),
                    ("r2", "worksheet", "worksheets/sheet2.xml"),
                    ("r3", "styles", "styles.xml"),
                    ("r4", "sharedStrings", "sharedStrings.xml"),
                )
            )
            + "</Relationships>",
            "xl/styles.xml": f"<styleSheet {main}><cellXfs>{styles}</cellXfs></styleSheet>",
            "xl/sharedStrings.xml": f"<sst {main}>{texts}</sst>",
            "xl/worksheets/sheet1.xml": f"<worksheet {main}><sheetData/></worksheet>",
            "xl/worksheets/sheet2.xml": f"<worksheet {main}><sheetData>{''.join(lines)}</sheetData></worksheet>",
        }
    )


def ods(parties: Sequence[Played]) -> bytes:
    """A workbook of LibreOffice: typed cells, empty ones repeated to the end of the sheet."""
    lines = []
    for row in _rows(parties, lambda day: day):
        cells = []
        for cell in row:
            if isinstance(cell, date):
                cells.append(f'<table:table-cell office:value-type="date" office:date-value="{cell}"/>')
            elif isinstance(cell, int):
                cells.append(f'<table:table-cell office:value-type="float" office:value="{cell}"/>')
            elif cell:
                text = f"<text:p>{escape(str(cell))}</text:p>"
                cells.append(f'<table:table-cell office:value-type="string">{text}</table:table-cell>')
            else:
                cells.append("<table:table-cell/>")
        lines.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
    names = "urn:oasis:names:tc:opendocument:xmlns"
    return _zipped(
        {
            "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
            "META-INF/manifest.xml": f'<manifest:manifest xmlns:manifest="{names}:manifest:1.0"/>',
            "content.xml": f'<office:document-content xmlns:office="{names}:office:1.0" '
            f'xmlns:table="{names}:table:1.0" xmlns:text="{names}:text:1.0">'
            '<office:body><office:spreadsheet><table:table table:name="Feuille1">'
            f'{"".join(lines)}<table:table-row table:number-rows-repeated="1048000"><table:table-cell '
            'table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body>'
            "</office:document-content>",
        }
    )


def _zipped(parts: Mapping[str, str]) -> bytes:
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as file:
        for name, text in parts.items():
            file.writestr(name, text if name == "mimetype" else f'<?xml version="1.0" encoding="UTF-8"?>{text}')
    return buffer.getvalue()


def _csv(rows: Iterable[Iterable[object]], separator: str) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, delimiter=separator, lineterminator="\r\n").writerows(rows)
    return buffer.getvalue()


def cp1252_csv(parties: Sequence[Played]) -> bytes:
    """What French Excel saves as CSV: dates in words, thousands with a hard space and hundredths."""
    rows = [
        [f"{cell:,}".replace(",", "\u00a0") + ",00" if isinstance(cell, int) else cell for cell in row]
        for row in _rows(parties, lambda day: f"{day.day} {_MONTHS[day.month - 1]} {day.year}")
    ]
    return _csv(rows, ";").encode("cp1252")


def utf16_csv(parties: Sequence[Played]) -> bytes:
    """What Excel saves as Unicode text: a row a person, tabs, American dates."""
    rows: list[list[object]] = [["Date", "Game", "Player", "Score"]]
    for played in parties:
        for name, points in played.points.items():
            rows.append([f"{played.day.month}/{played.day.day}/{played.day.year}", played.game, name, points])
    return _csv(rows, "\t").encode("utf-16")


KINDS: Final[Mapping[str, tuple[str, Callable[[Sequence[Played]], bytes]]]] = {
    "BG Stats": ("BGStatsExport.json", bg_stats),
    "Excel": ("club.xlsx", xlsx),
    "LibreOffice": ("club.ods", ods),
    "cp1252 CSV": ("club.csv", cp1252_csv),
    "UTF-16 CSV": ("club.txt", utf16_csv),
}
