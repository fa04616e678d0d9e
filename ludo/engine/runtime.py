"""How the engine runs: as compiled code, or as plain Python."""


def is_compiled() -> bool:
    """Does the engine run as compiled code?"""
    return not __file__.endswith((".py", ".pyc"))
