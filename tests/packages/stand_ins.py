"""Programs of a forge and of a Mac, as far as the workflows and recipes use them: `stand_ins.py NAME ARGUMENTS`.

Each knows the forms of arguments that are used and refuses others; what it was told stands in the file that STAND_INS
names. It needs the standard library alone, and does enough of the work for the next program to find something.
"""

import json
import os
import re
import shutil
import sys
import tarfile
from pathlib import Path

FORMS = {
    "gh": [
        r"run list --workflow checks\.yml --commit \w{40} --json conclusion",
        r"api repos/\S+/environments/release --jq \.protection_rules\[\]\.type",
        r"release view \S+ --json isDraft --jq \.isDraft",
        r"release delete \S+ --yes",
        r"release create \S+ --draft --title Ludo \S+ --target \w{40} --notes-file \S+( dist/\S+)+",
        r"release edit v\S+ --draft=false --verify-tag",
    ],
    "hdiutil": [
        r"create -volname \w+ -srcfolder \S+ -format ULFO \S+\.dmg",
        r"attach -nobrowse -readonly -mountpoint \S+ \S+\.dmg",
        r"detach \S+",
    ],
    "codesign": [
        r"--force --sign \S+( --timestamp)?( --options runtime)?( --entitlements \S+\.plist)? \S+",
        r"--verify --deep --strict \S+\.app",
        r"--display --verbose=2 \S+\.app",
        r"--display --entitlements - --xml \S+\.app",
    ],
    "xcrun": [
        r"notarytool submit \S+\.dmg --wait --output-format json --key \S+\.p8 --key-id \w+ --issuer [\w-]+",
        r"notarytool log the-id --key \S+\.p8 --key-id \w+ --issuer [\w-]+",
        r"stapler (staple|validate) \S+\.dmg",
    ],
    "security": [
        r"create-keychain -p \S+ \S+\.keychain-db",
        r"set-keychain-settings -lut \d+ \S+\.keychain-db",
        r"unlock-keychain -p \S+ \S+\.keychain-db",
        r"import \S+\.p12 -P \S+ -T /usr/bin/codesign -k \S+\.keychain-db",
        r"set-key-partition-list -S apple-tool:,apple: -s -k \S+ \S+\.keychain-db",
        r"list-keychains -d user -s \S+\.keychain-db \S+\.keychain-db",
    ],
    "spctl": [r"--assess --type open --context context:primary-signature \S+\.dmg"],
    "lipo": [r"-archs \S+"],
    "otool": [r"-l \S+"],
}


_RIGHTS = Path(__file__).parents[2] / "packaging" / "macos" / "entitlements.plist"


def answer(name: str, words: list[str]) -> str:
    """Do what a program would do, and return what it says."""
    if name == "gh":
        if words[:2] == ["release", "create"]:
            _keep_release(words)
        return {
            "run": os.environ.get("STAND_IN_CHECKS", '[{"conclusion": "success"}]'),
            "api": os.environ.get("STAND_IN_APPROVAL", "required_reviewers"),
        }.get(words[0], os.environ.get("STAND_IN_DRAFT", "false") if words[1] == "view" else "")
    if name == "hdiutil":
        _image(words)
    if name == "xcrun":
        return _notary(words)
    if name == "codesign" and "--force" in words and "--entitlements" in words:
        assert Path(words[words.index("--entitlements") + 1]).is_file()
    if name == "codesign" and words[0] == "--display":
        return _RIGHTS.read_text(encoding="utf-8") if "--xml" in words else "CodeDirectory flags=0x10002(adhoc,runtime)"
    if name == "codesign":
        assert Path(words[-1]).exists(), words[-1]
    return {"lipo": "arm64", "otool": "      cmd LC_BUILD_VERSION\n    minos 13.0\n"}.get(name, "")


def _keep_release(words: list[str]) -> None:
    """Keep what a release holds, and its notes, beside what was told."""
    target = Path(os.environ["STAND_INS"]).parent / "release"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for name in words[words.index("--notes-file") + 2 :]:
        shutil.copy(name, target)
    shutil.copy(words[words.index("--notes-file") + 1], target.with_name("notes.md"))


def _first_time(of: str) -> bool:
    """Is something done for the first time? Then it fails, as it is known to on the forge."""
    done = Path(f"{os.environ['STAND_INS']}.{of}")
    first = not done.exists()
    done.touch()
    return first


def _notary(words: list[str]) -> str:
    if words[:2] == ["notarytool", "submit"]:
        return json.dumps({"id": "the-id", "status": os.environ.get("STAND_IN_NOTARY", "Accepted")})
    if words[:2] == ["notarytool", "log"]:
        return json.dumps({"issues": [{"path": "Ludo.app", "message": "The signature is invalid."}]})
    if words[1] == "staple" and _first_time("staple"):
        raise SystemExit("The staple and validate action failed! Error 65.")
    return ""


def _image(words: list[str]) -> None:
    if words[0] == "create" and _first_time("create"):
        raise SystemExit("hdiutil: create failed - Resource busy")
    if words[0] == "create":
        with tarfile.open(words[-1], "w") as tar:
            tar.add(words[words.index("-srcfolder") + 1], ".")
    elif words[0] == "attach":
        with tarfile.open(words[-1]) as tar:
            tar.extraction_filter = getattr(tarfile, "fully_trusted_filter", None)  # not before Python 3.11.4
            tar.extractall(words[words.index("-mountpoint") + 1])
    else:
        shutil.rmtree(words[1])
        Path(words[1]).mkdir()


def main(name: str, words: list[str]) -> int:
    """The command; 64 for arguments that nothing here uses."""
    told = " ".join(words)
    if not any(re.fullmatch(form, told) for form in FORMS[name]):
        print(f"{name}: nothing here is known to call it so: {told}", file=sys.stderr)
        return 64
    with Path(os.environ["STAND_INS"]).open("a", encoding="utf-8") as kept:
        kept.write(json.dumps([name, *words]) + "\n")
    if said := answer(name, words):
        print(said)
    return 0


def install(folder: Path) -> None:
    """Put them into a folder of programs."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in FORMS:
        program = folder / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" {name} "$@"\n', encoding="utf-8")
        program.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
