"""What goes beside the packages of a release: what is in them, and their checksums."""

from __future__ import annotations

from pathlib import Path

from recipes.common import checksum, dependencies, environment, run, version

SUMS = "SHA256SUMS"


def sbom(out: Path) -> list[Path]:
    """Write the list of all software in the bundles (CycloneDX)."""
    tool = environment("sbom", ("cyclonedx-bom>=7,<8",))
    listed = environment("listed", dependencies())
    target = out / f"ludo-{version()}.cdx.json"
    run(tool, "-m", "cyclonedx_py", "environment", listed, "--output-reproducible", "--output-file", target)
    return [target]


def checksums(out: Path) -> list[Path]:
    """Write the checksums of all that lies in the folder, in the form that `sha256sum --check` reads."""
    paths = [path for path in sorted(out.iterdir()) if path.is_file() and path.name != SUMS]
    target = out / SUMS
    target.write_text("".join(f"{checksum(path)}  {path.name}\n" for path in paths), encoding="utf-8", newline="\n")
    return [target]
