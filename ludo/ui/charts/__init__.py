"""Charts: what they show, their colours, and how pyqtgraph draws them. Only `plot` and `draw` import pyqtgraph."""
