"""Tests of ludo/ui/play: a session played on the page by mouse and keys."""
