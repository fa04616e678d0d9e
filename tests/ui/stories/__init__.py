"""Whole stretches of every game on the screen, by mouse and by keyboard alone, through its drafts."""
