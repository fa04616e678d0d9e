"""The start of the program: it puts the window, the file and the computer players together."""
