"""A checkout with one language more, made without touching this one: links to its folders, and resources of its own."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from translations.update import ROOT, compile_file


def checkout_with(folder: Path, code: str, fields: Mapping[str, Any], ts: Path | None = None) -> Path:
    """Make a checkout with a language more in a new folder; return its resources. ts: its sentences, if it has any.

    In it, `python -m ludo --lang CODE` starts the program in this language. fields: what the list says of it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("ludo", "tests", "translations"):
        (folder / name).symlink_to(ROOT / name)
    target = folder / "resources"
    target.mkdir()
    for path in (ROOT / "resources").iterdir():
        if path.name != "i18n":
            (target / path.name).symlink_to(path)
    shutil.copytree(ROOT / "resources" / "i18n", target / "i18n")
    listed = target / "i18n" / "languages.json"
    known = json.loads(listed.read_text(encoding="utf-8"))
    listed.write_text(json.dumps({**known, code: fields}), encoding="utf-8")
    if ts is not None:
        compile_file(ts, target / "i18n" / f"ludo_{code}.qm")
    return target


def ts_text(language: str, words: Mapping[tuple[str, str], tuple[str, ...]]) -> str:
    """Return the text of a `.ts` file. words: the forms of each translation by context and source; two are a plural."""
    from xml.sax.saxutils import escape

    contexts: dict[str, list[str]] = {}
    for (context, source), forms in words.items():
        if len(forms) == 1:
            head, said = "<message>", escape(forms[0])
        else:
            head = '<message numerus="yes">'
            said = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms)
        message = f"{head}<source>{escape(source)}</source><translation>{said}</translation></message>\n"
        contexts.setdefault(context, []).append(message)
    body = "".join(
        f"<context><name>{escape(name)}</name>\n{''.join(all_)}</context>\n" for name, all_ in contexts.items()
    )
    head = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}">\n'
    return f"{head}{body}</TS>\n"
