"""A voice of the program's own, for those who run no screen reader: the speech program of the system."""
