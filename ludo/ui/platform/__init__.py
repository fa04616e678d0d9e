"""Differences between Linux, macOS and Windows on the screen; systems are named as in `sys.platform`."""
