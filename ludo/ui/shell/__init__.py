"""The main window and its menus."""
