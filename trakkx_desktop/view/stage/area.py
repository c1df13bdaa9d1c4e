"""Where things lie on the stage beside the board: heading, tray, message, button. Pixels, no Qt."""

from dataclasses import dataclass
from functools import cached_property

from trakkx_desktop.view.stage.layout import Box

LARGE = (1000, 720)


@dataclass(frozen=True)
class Area:
    """The stage of a given size; small windows get smaller margins, tray and button."""

    width: float
    height: float

    @cached_property
    def is_large(self) -> bool:
        return self.width >= LARGE[0] and self.height >= LARGE[1]

    @cached_property
    def margin(self) -> int:
        return 24 if self.is_large else 12

    @cached_property
    def head(self) -> float:
        """Height kept free for headline and subline."""
        return 112 if self.is_large else 76

    @cached_property
    def tray(self) -> Box:
        """The shelf at the bottom left: rack, card, lies."""
        high = 116.0 if self.is_large else 88.0
        left, right = self.margin, self.width - self.margin - self.button_width - 16
        return left, self.height - self.margin - high, right - left, high

    @cached_property
    def button_width(self) -> float:
        return 224 if self.is_large else 176

    @cached_property
    def button(self) -> Box:
        _, y, _, high = self.tray
        return self.width - self.margin - self.button_width, y, self.button_width, high

    @cached_property
    def message(self) -> Box:
        x, y, w, _ = self.tray
        return x + 4, y - 40, w + self.button_width, 34

    @cached_property
    def board(self) -> Box:
        """Between heading and message line; the button column stays free of nothing but its buttons."""
        top, bottom = self.head, self.tray[1] - 46
        return self.margin, top, self.width - 2 * self.margin, max(40.0, bottom - top)

    @cached_property
    def bar(self) -> Box:
        """The look-back bar, at the bottom over the whole width."""
        return self.margin, self.height - self.margin - 80, self.width - 2 * self.margin, 80

    @cached_property
    def ending(self) -> Box:
        """Poster and buttons at the end of a game: the left part."""
        left = self.margin + (24 if self.is_large else 8)
        return left, self.margin, self.width * 0.42 - left, self.bar[1] - 16 - self.margin

    @cached_property
    def ended_board(self) -> Box:
        """Beside the ending: the right part."""
        left = self.width * 0.44
        top = self.margin + 16.0
        return left, top, self.width - left - self.margin - 8, self.bar[1] - 24 - top

    @cached_property
    def looking_board(self) -> Box:
        """While looking back: everything above the bar."""
        return self.margin, self.head, self.width - 2 * self.margin, self.bar[1] - 16 - self.head

    def board_box(self, is_over: bool, is_peeking: bool) -> Box:
        """The board's usual area: smaller beside an ending, larger while looking back."""
        if is_over:
            return self.ended_board
        return self.looking_board if is_peeking else self.board

    def head_width(self, share: float) -> float:
        return (self.width - 2 * self.margin) * share


def area_of(width: float, height: float) -> Area:
    return Area(max(320.0, width), max(320.0, height))
