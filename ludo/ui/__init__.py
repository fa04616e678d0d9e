"""The windows, pages and the table, drawn with Qt widgets."""
