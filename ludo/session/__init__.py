"""Running one partie: seats, the timeline, asking and answering, luck, undo and replay."""
