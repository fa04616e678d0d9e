"""The scenario runner: answers rule examples of a fixed form from the engine's public interface.

`python -m tests.scenarios FILE...` runs files named `<game>.json`. One module a game says which setup keys and
questions there are and how each is answered; no rule is written here a second time.
"""
