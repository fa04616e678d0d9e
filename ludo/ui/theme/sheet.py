"""The style sheet over Fusion: flat surfaces, thin lines, and one shape of focus."""

from PySide6.QtGui import QColor

from ludo.ui.theme.palettes import Theme


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of a theme; sizes in pixels on an 8 pixel grid."""
    line = f"{theme.line_width}px solid {_css(theme.panel_line)}"
    width = theme.line_width
    return f"""
QPushButton {{ background: {_css(theme.panel)}; color: {_css(theme.text)}; border: {line};
    border-radius: {theme.radius - 2}px; padding: 7px 15px; min-height: 18px; }}
QPushButton:hover {{ background: {_css(theme.hover)}; }}
QPushButton:pressed, QPushButton:checked {{ background: {_css(theme.accent_soft)};
    border-color: {_css(theme.accent)}; }}
QPushButton:focus {{ border: 2px solid {_css(theme.focus)}; padding: 6px 14px; }}
QPushButton:disabled {{ color: {_css(theme.text_quiet)}; background: transparent; border-style: dashed; }}
QPushButton[primary="true"] {{ background: {_css(theme.accent)}; color: {_css(theme.accent_text)};
    border-color: {_css(theme.accent)}; font-weight: 600; }}
QPushButton[primary="true"]:hover {{ background: {_css(_toward(theme.accent, theme.text, 0.12))}; }}
QPushButton[primary="true"]:focus {{ border-color: {_css(theme.focus)}; }}
QPushButton[primary="true"]:disabled {{ background: transparent; color: {_css(theme.text_quiet)};
    border-color: {_css(theme.panel_line)}; }}
QPushButton[plain="true"] {{ background: transparent; border-color: transparent; color: {_css(theme.accent)}; }}
QPushButton[plain="true"]:hover {{ background: {_css(theme.hover)}; }}
QPushButton[plain="true"]:focus {{ border-color: {_css(theme.focus)}; }}
QPushButton[plain="true"]:disabled {{ color: {_css(theme.text_quiet)}; border-color: transparent; }}
QPushButton[tool="true"], QPushButton[tool="true"]:focus {{ padding: 5px 7px; }}
QPushButton[tool="true"]:disabled {{ border-style: solid; border-color: transparent; }}
QPushButton[chip="true"] {{ padding: 4px 12px; border-radius: 13px; background: {_css(theme.field)}; }}
QPushButton[chip="true"]:hover {{ background: {_css(theme.hover)}; }}
QPushButton[chip="true"]:checked {{ background: {_css(theme.accent)}; color: {_css(theme.accent_text)};
    border-color: {_css(theme.accent)}; }}
QPushButton[chip="true"]:focus {{ border: 2px solid {_css(theme.focus)}; padding: 3px 11px; }}
QPushButton[chip="true"]:disabled {{ color: {_css(theme.text_quiet)}; background: transparent; }}
QPushButton[chip="true"]:checked:disabled {{ border: 2px solid {_css(theme.text_quiet)}; padding: 3px 11px; }}
QPushButton[word="true"] {{ padding: 2px 3px; border: none; border-bottom: 2px dotted {_css(theme.accent)};
    border-radius: 0px; background: transparent; color: {_css(theme.accent)}; }}
QPushButton[word="true"]:hover {{ background: {_css(theme.hover)}; }}
QPushButton[word="true"]:checked {{ background: {_css(theme.accent_soft)};
    border-bottom: 2px solid {_css(theme.accent)}; }}
QPushButton[word="true"]:focus {{ border: 2px solid {_css(theme.focus)}; padding: 0px 1px 2px 1px; }}
QPushButton[picture="true"] {{ padding: 5px; border-radius: 8px; border: 2px solid transparent;
    background: transparent; }}
QPushButton[picture="true"]:hover {{ background: {_css(theme.hover)}; }}
QPushButton[picture="true"]:checked {{ background: {_css(theme.accent_soft)}; border-color: {_css(theme.accent)}; }}
QPushButton[picture="true"]:focus {{ padding: 5px; border: 2px solid {_css(theme.focus)}; }}
QFrame[panel="true"] {{ background: {_css(theme.panel)}; border: {line}; border-radius: {theme.radius}px; }}
QFrame[passage="open"] {{ border: none; border-left: 3px solid {_css(theme.panel_line)}; }}
QLabel[key="true"] {{ background: {_css(theme.field)}; border: {line}; border-bottom-width: {width + 1}px;
    border-radius: 5px; padding: 2px 8px; }}
QFrame[rule="true"] {{ background: {_css(theme.panel_line)}; border: none; max-height: {width}px; }}
QLineEdit, QPlainTextEdit {{ background: {_css(theme.field)}; color: {_css(theme.text)}; border: {line};
    border-radius: {theme.radius - 4}px; padding: 5px 8px; min-height: 20px; }}
QLineEdit:focus, QPlainTextEdit:focus {{
    border: 2px solid {_css(theme.focus)}; padding: 4px 7px; }}
QLineEdit:disabled {{ color: {_css(theme.text_quiet)};
    background: transparent; border-style: dashed; }}
QMenuBar {{ background: {_css(theme.window)}; color: {_css(theme.text)}; border: none; padding: 2px 8px; }}
QMenuBar::item {{ padding: 5px 10px; border-radius: 6px; background: transparent; }}
QMenuBar::item:selected {{ background: {_css(theme.hover)}; }}
QMenu {{ background: {_css(theme.panel)}; color: {_css(theme.text)}; border: {line}; padding: 4px; }}
QMenu::item {{ padding: 6px 28px 6px 24px; border-radius: 6px; }}
QMenu::item:selected {{ background: {_css(theme.accent)}; color: {_css(theme.accent_text)}; }}
QMenu::item:disabled {{ color: {_css(theme.text_quiet)}; background: transparent; }}
QMenu::separator {{ height: {width}px; background: {_css(theme.panel_line)}; margin: 4px 8px; }}
QToolTip {{ background: {_css(theme.panel)}; color: {_css(theme.text)}; border: {line}; padding: 4px 6px; }}
QScrollArea, QTextBrowser, QListView {{ background: transparent; border: none; }}
QListView::item {{ padding: 3px 6px; border-radius: 5px; }}
QListView::item:hover {{ background: {_css(theme.hover)}; }}
QListView::item:selected {{ background: {_css(theme.accent_soft)}; color: {_css(theme.text)}; }}
QListView[names="true"] {{ background: {_css(theme.panel)}; color: {_css(theme.text)}; border: {line};
    padding: 4px; }}
QComboBox QAbstractItemView {{ background: {_css(theme.panel)}; color: {_css(theme.text)}; border: {line};
    outline: none; padding: 4px; }}
QComboBox QAbstractItemView::item {{ padding: 5px 8px; }}
QCalendarWidget QWidget {{ background: {_css(theme.panel)}; color: {_css(theme.text)};
    alternate-background-color: {_css(theme.panel)}; }}
QCalendarWidget QToolButton {{ border: none; border-radius: 6px; padding: 5px 10px; }}
QCalendarWidget QToolButton:hover {{ background: {_css(theme.hover)}; }}
QCalendarWidget QAbstractItemView {{ selection-background-color: {_css(theme.accent)};
    selection-color: {_css(theme.accent_text)}; outline: none; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle {{ background: {_css(_toward(theme.panel_line, theme.text, 0.25))}; border-radius: 4px;
    min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {_css(theme.text_quiet)}; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {_css(theme.panel_line)}; }}
QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {_css(theme.accent)}; }}
QSlider::handle:horizontal {{ width: 16px; margin: -7px 0; border-radius: 9px; border: 1px solid {_css(theme.panel)};
    background: {_css(theme.accent)}; }}
QSlider::handle:horizontal:focus {{ border: 2px solid {_css(theme.focus)}; }}
"""


def _css(color: QColor) -> str:
    return color.name(QColor.NameFormat.HexArgb)


def _toward(color: QColor, other: QColor, share: float) -> QColor:
    """Mix two colours: `share` of the way from the first to the second."""
    return QColor(
        round(color.red() + (other.red() - color.red()) * share),
        round(color.green() + (other.green() - color.green()) * share),
        round(color.blue() + (other.blue() - color.blue()) * share),
    )
