"""Signatures: made where a certificate or a key is at hand; where there is none, that is said and nothing is signed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from recipes.common import Missing, need, run

WINDOWS: Final = "LUDO_WINDOWS_CERTIFICATE"
"""Names a file of certificate and key (PKCS 12); its password is in the same name with `_PASSWORD`."""
TIME: Final = "LUDO_TIMESTAMP_SERVER"
"""Names who attests the time of a signature; empty: nobody."""
CHECKSUMS: Final = "LUDO_SIGNING_KEY"
"""Names a private key of ssh, with which the checksums are signed."""
NAMESPACE: Final = "ludo-release"
_TIME: Final = "http://timestamp.digicert.com"
_MACH_O: Final = frozenset({b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"})
"""How programs and libraries of macOS begin: for one processor, or for several."""


def _at_hand(name: str) -> Path | None:
    given = os.environ.get(name)
    if not given:
        return None
    if not Path(given).is_file():
        raise Missing(f"{given}, which {name} names, is not there")
    return Path(given)


def sign_for_windows(program: Path) -> bool:
    """Sign a program for Windows, in its place; return whether there is a certificate."""
    certificate = _at_hand(WINDOWS)
    if certificate is None:
        print(f"{program.name}: signed by nobody, as {WINDOWS} names no certificate", flush=True)
        return False
    tool, signed = need("osslsigncode", "osslsigncode"), program.with_suffix(".signed")
    time = ("-ts", os.environ.get(TIME, _TIME)) if os.environ.get(TIME, _TIME) else ()
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as password:  # no list of processes shows it then
        password.write(os.environ.get(f"{WINDOWS}_PASSWORD", ""))
        password.flush()
        who = ("-pkcs12", certificate, "-readpass", password.name, "-n", "Ludo", "-h", "sha256", *time)
        run(tool, "sign", *who, "-in", program, "-out", signed)
    signed.replace(program)
    return True


def sign_checksums(sums: Path) -> list[Path]:
    """Sign a file of checksums as `ssh-keygen -Y verify` reads it; return the signature, or nothing without a key."""
    key = _at_hand(CHECKSUMS)
    if key is None:
        print(f"{sums.name}: signed by nobody, as {CHECKSUMS} names no key", flush=True)
        return []
    signature = sums.with_name(f"{sums.name}.sig")
    signature.unlink(missing_ok=True)
    run(need("ssh-keygen", "openssh-client"), "-Y", "sign", "-f", key, "-n", NAMESPACE, sums)
    return [signature]


def inside_out(bundle: Path) -> Iterator[Path]:
    """Yield what is to be signed of a bundle for macOS, in this order: the deepest first, the bundle itself last."""
    parts = {path for path in bundle.rglob("*") if not path.is_symlink() and _is_code(path)}
    yield from sorted(parts, key=lambda path: (-len(path.parts), path.as_posix()))
    yield bundle


def _is_code(path: Path) -> bool:
    if path.is_dir():
        return path.suffix in (".framework", ".app", ".bundle")
    with path.open("rb") as opened:
        return opened.read(4) in _MACH_O
