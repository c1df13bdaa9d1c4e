"""How the app looks right now: theme, type, sizes, motion; one live object that all widgets follow."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

from trakkx_desktop import resources
from trakkx_desktop.view.stage.palette import DARK, LIGHT, Palette, colour

FAMILY = "Jost"
TEXT, LABEL, POSTER = QFont.Weight.Medium, QFont.Weight.Bold, QFont.Weight.ExtraBold


class Look(QObject):
    """Signal: changed() when anything drawn must be drawn anew."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = LIGHT
        self.text_scale = 1.0
        self.board_scale = 1.0
        self.reduce_motion = False
        self.clear_shapes = False
        self._fonts: dict[tuple[float, QFont.Weight, float], QFont] = {}
        self._loaded = False

    def set(
        self,
        *,
        dark: bool,
        text_scale: float = 1.0,
        board_scale: float = 1.0,
        reduce_motion: bool = False,
        clear_shapes: bool = False,
    ) -> None:
        """Takes all values at once, and tells only if one is different."""
        wished = (DARK if dark else LIGHT, text_scale, board_scale, reduce_motion, clear_shapes)
        if wished != self._values():
            self.palette, self.text_scale, self.board_scale = wished[:3]
            self.reduce_motion, self.clear_shapes = wished[3:]
            self._fonts.clear()
            self.changed.emit()

    def _values(self) -> tuple[Palette, float, float, bool, bool]:
        return (
            self.palette,
            self.text_scale,
            self.board_scale,
            self.reduce_motion,
            self.clear_shapes,
        )

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """`colour("text2")`: a token of the current theme."""
        return colour(getattr(self.palette, token), alpha)

    def font(self, px: float, weight: QFont.Weight = TEXT, spacing: float = 0.0) -> QFont:
        """The app's typeface in logical pixels, grown by the text size that the person chose."""
        key = (px, weight, spacing)
        if key not in self._fonts:
            self._fonts[key] = plain_font(px * self.text_scale, weight, spacing)
        return self._fonts[key]

    def qt_palette(self) -> QPalette:
        """For the few widgets that Qt draws: menus, text fields, scroll areas, tooltips."""
        made = QPalette()
        role = QPalette.ColorRole
        tokens = {
            role.Window: "table",
            role.WindowText: "text",
            role.Base: "paper",
            role.AlternateBase: "mat",
            role.Text: "text",
            role.Button: "paper",
            role.ButtonText: "text",
            role.ToolTipBase: "bubble",
            role.ToolTipText: "on_bubble",
            role.Highlight: "focus",
            role.HighlightedText: "on_focus",
            role.PlaceholderText: "text3",
            role.Mid: "quiet",
            role.Light: "paper",
            role.Dark: "group_line",
        }
        for which, token in tokens.items():
            made.setColor(which, self.colour(token))
        return made

    def duration(self, ms: int) -> int:
        return 0 if self.reduce_motion else ms


def plain_font(px: float, weight: QFont.Weight = TEXT, spacing: float = 0.0) -> QFont:
    """The typeface at exactly this size: for pieces, whose size is the board's business."""
    _load()
    font = QFont(FAMILY)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def shrunk(px: float, least: float, fits: Callable[[float], bool], step: float = 1) -> float:
    """The largest size from `px` down to `least` that fits."""
    while px > least and not fits(px):
        px -= step
    return px


def advance(text: str, font: QFont) -> float:
    """How wide the text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitting(
    text: str,
    px: float,
    least: float,
    weight: QFont.Weight,
    width: float,
    spacing: float = 0.0,
    *,
    step: float = 2,
    font_of: Callable[[float, QFont.Weight, float], QFont] | None = None,
) -> QFont:
    """The largest font from `px` down to `least` in which the text fits; grown by the text size
    that the person chose, unless `font_of` is `plain_font`."""
    make = font_of or LOOK.font
    px = shrunk(px, least, lambda px: advance(text, make(px, weight, spacing)) <= width, step)
    return make(px, weight, spacing)


def _load() -> None:
    if not _loaded:
        for name in ("Jost-500-Medium.ttf", "Jost-700-Bold.ttf", "Jost-800-ExtraBold.ttf"):
            QFontDatabase.addApplicationFont(str(resources.path("fonts", name)))
        _loaded.append(True)


_loaded: list[bool] = []


def elided(text: str, font: QFont, width: float) -> str:
    """The text, cut with an ellipsis where it would not fit."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


LOOK = Look()
