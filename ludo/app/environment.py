"""Programs for the Python of the private environment that `run.py` makes."""

from typing import Final

PIP: Final = """import ensurepip, glob, os, runpy, sys, sysconfig
own = os.path.join(os.path.dirname(ensurepip.__file__), "_bundled")
places = {own, sysconfig.get_config_var("WHEEL_PKG_DIR") or own}
wheels = [wheel for place in places for wheel in glob.glob(os.path.join(place, "pip-*.whl"))]
if wheels: sys.path.insert(0, wheels[0])
else: ensurepip.bootstrap()
sys.argv[0] = "pip"; runpy.run_module("pip", run_name="__main__", alter_sys=True)"""
"""Runs pip out of the wheel that Python brings along to make environments with, so that none need be installed."""

PACKAGES: Final = """import csv, os, sys
sites = [path for path in sys.path if path.endswith("site-packages")]
found = {name.split("-")[0]: (site, name) for site in sites for name in os.listdir(site) if name.endswith(".dist-info")}
for site, name in [found[package] for package in sys.argv[1:]]:
    with open(os.path.join(site, name, "RECORD"), encoding="utf-8", newline="") as record:
        for path, _, size in csv.reader(record):
            if size and "__pycache__" not in path and os.stat(os.path.join(site, path)).st_size != int(size):
                sys.exit(path)
print(*found)"""
"""Names all packages; fails if one that it is given lacks a file, or has one in another size than when installed."""
