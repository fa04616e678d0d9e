"""The sums by which luck is committed before it acts, in words."""

from collections.abc import Sequence

from ludo.session.commitments import CheckedLuck, Commitment
from ludo.session.opening import OwnNumber
from ludo.ui.i18n import translate

_GROUP = 8


def seal_text() -> str:
    """Return the line of a journal that says that luck was sealed before what it did is known."""
    return translate("Seals", "Sealed")


def seal_hint(commitment: Commitment) -> str:
    """Return what such a line means, with the sum for whoever wants to note it."""
    return translate(
        "Seals",
        "What luck does next was drawn before it is shown, and this sum (SHA-256) stands for it: {sum}. After the "
        "partie, Proof of fair shuffling shows that nothing was changed.",
    ).format(sum=grouped(commitment.digest))


def grouped(digest: str) -> str:
    """Return a sum in groups that can be compared by eye."""
    return " ".join(digest[start : start + _GROUP] for start in range(0, len(digest), _GROUP))


def verdict(luck: Sequence[CheckedLuck]) -> str:
    """Return whether everything that luck did is what was sealed before."""
    wrong = [checked for checked in luck if checked.commitment is not None and not checked.matches]
    unsealed = sum(checked.commitment is None for checked in luck)
    if wrong:
        return translate("Seals", "%n seal(s) do not match: the record was changed.", None, len(wrong))
    if not luck:
        return translate("Seals", "Luck has done nothing yet.")
    if unsealed == len(luck):
        return translate("Seals", "This partie was played before luck was sealed, or from cards that were put in.")
    if unsealed:
        return translate("Seals", "%n time(s) luck was not sealed; all other seals match.", None, unsealed)
    return translate("Seals", "It matches: all %n seal(s).", None, len(luck))


def own_verdict(own: OwnNumber) -> str:
    """Return that luck followed from a number that was added to the shuffle."""
    return translate("Seals", "All of it follows from the sealed secret and from your number {number}.").format(
        number=own.number
    )


def does_not_follow() -> str:
    """Return that luck did something else than what follows from the number that was added."""
    return translate("Seals", "Luck did not follow from the sealed secret and your number: the record was changed.")


def details(luck: Sequence[CheckedLuck], own: OwnNumber | None = None) -> str:
    """Return every sum with what it was made of, to be computed again with any tool."""
    parts = [] if own is None else [_own_detail(own)]
    return "\n\n".join([*parts, *(_detail(number, checked) for number, checked in enumerate(luck, 1))])


def _own_detail(own: OwnNumber) -> str:
    lines = (
        translate("Seals", "Your number: {number}").format(number=own.number),
        translate("Seals", "Secret: {secret}").format(secret=own.secret),
        translate("Seals", "Seal that was shown before: {sum}").format(sum=own.seal),
    )
    return "\n".join(lines)


def _detail(number: int, checked: CheckedLuck) -> str:
    if checked.commitment is None:
        text = translate("Seals", "{number}. Not sealed: {line}")
        return text.format(number=number, line=checked.line)
    text = (
        translate("Seals", "{number}. Matches") if checked.matches else translate("Seals", "{number}. Does not match")
    )
    lines = (
        text.format(number=number),
        translate("Seals", "Salt and what luck did: {text}").format(text=f"{checked.commitment.salt} {checked.line}"),
        translate("Seals", "Sum that was shown: {sum}").format(sum=checked.commitment.digest),
    )
    return "\n".join(lines)
