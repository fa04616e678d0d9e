"""The games as environments of other libraries: `pettingzoo` and `openspiel`, each an extra of its own.

They are read only where somebody asks for them; nothing else in the program knows them.
"""
