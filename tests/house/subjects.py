"""The first line of a commit, held by a hook: `python tests/house/subjects.py FILE` (see `.pre-commit-config.yaml`)."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LONGEST: Final = 72
TYPES: Final = ("build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "test")
_FORM: Final = re.compile(rf"({'|'.join(TYPES)})(\([a-z0-9_-]+\))?!?: \S.*[^.\s]")
_NO_VERB: Final = re.compile(
    r"[^:]*: (a|all|an|and|any|both|each|every|for|how|in|its?|many|no|nobody|nothing|of|on|one|only|our|some|that|the|"
    r"their|these|they|this|those|three|to|two|what|when|where|which|who|whose|why|with)\b",
    re.IGNORECASE,
)
"""A subject begins with a verb: these words are none."""
_OF_GIT: Final = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")


def faults(message: str) -> list[str]:
    """Return what is wrong with a message."""
    subject, *rest = [line for line in message.splitlines() if not line.startswith("#")] or [""]
    if subject.startswith(_OF_GIT):
        return []
    found = []
    if len(subject) > LONGEST:
        found.append(f"{len(subject)} characters; a subject has at most {LONGEST}, the body says why")
    if not _FORM.fullmatch(subject):
        found.append(f"a subject is `type(scope): what`, without a full stop; type: {', '.join(TYPES)}")
    elif _NO_VERB.match(subject):
        found.append("a subject begins with a verb: `fix(store): refuse …`")
    if rest and rest[0].strip():
        found.append("an empty line parts the subject from the body")
    return found


def main(arguments: Sequence[str]) -> int:
    """The hook; 1 if something is wrong."""
    found = faults(Path(arguments[0]).read_text(encoding="utf-8"))
    for fault in found:
        print(fault, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
