"""The compiled engine held to the pure one."""
