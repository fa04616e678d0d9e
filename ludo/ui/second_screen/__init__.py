"""A second window on another screen, which shows what everybody may know."""
