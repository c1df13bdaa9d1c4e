"""A day to tell others about, without giving anything away: as text, and as a picture."""

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap

from trakkx_desktop.core.progress import DEAL
from trakkx_desktop.puzzles.stars import MOST
from trakkx_desktop.view.screens.house.dates import date_words
from trakkx_desktop.view.screens.puzzles.stars import draw_stars
from trakkx_desktop.view.screens.today.day import medal_of, medal_words, short_date
from trakkx_desktop.view.screens.today.shapes import draw_task, tasks
from trakkx_desktop.view.stage.face import Face
from trakkx_desktop.view.stage.lettering import RIGHT, write
from trakkx_desktop.view.stage.look import LABEL, LOOK, POSTER
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.tr import tr

SIZE = QSize(1000, 560)
EDGE = 56.0
_WON, _OPEN = "\u2605", "\u2606"


def title_of(name: str, faces: Mapping[str, Face]) -> str:
    """What a task is called."""
    if name in faces:
        return faces[name].title
    return tr("today", "{game}, the deal").format(game=_dealing(faces).title)


def _dealing(faces: Mapping[str, Face]) -> Face:
    return next(face for face in faces.values() if face.has_deals)


def deal_words(done: Mapping[str, int]) -> str:
    """ "37, gold"."""
    points = str(done[DEAL]).replace("-", "\u2212")
    return ", ".join(filter(None, (points, medal_words(medal_of(done)))))


def day_text(day: date, done: Mapping[str, int], faces: Mapping[str, Face]) -> str:
    """A line for each task; what is not done has a dash."""
    rows = [f"Trakkx Desktop, {date_words(day)}"]
    for name in tasks(faces):
        result = "\u2013"
        if name in done:
            stars = min(MOST, done[name])
            is_deal = name == DEAL
            result = deal_words(done) if is_deal else _WON * stars + _OPEN * (MOST - stars)
        words = tr("today", "{game}, puzzle: {result}")
        if name == DEAL:
            words = tr("today", "{game} of {date}: {result}")
        title = faces[name].title if name in faces else _dealing(faces).title
        rows.append(words.format(game=title, date=short_date(day), result=result))
    return "\n".join(rows)


def day_picture(day: date, done: Mapping[str, int], faces: Mapping[str, Face]) -> bytes:
    """A PNG in the colours of the app."""
    picture = QPixmap(SIZE)
    picture.fill(LOOK.colour("table"))
    with painting(picture) as painter:
        wide = SIZE.width() - 2 * EDGE
        head = QRectF(EDGE, 36, wide, 90)
        write(painter, head, date_words(day), LOOK.font(54, POSTER), "text")
        high = (SIZE.height() - 190) / max(1, len(tasks(faces)))
        for place, name in enumerate(tasks(faces)):
            row = QRectF(EDGE, 136 + place * high, wide, high)
            at = QPointF(row.x() + 24, row.center().y())
            draw_task(painter, name, faces, at, 22, name in done, LOOK.colour("text"))
            words = QRectF(row.x() + 72, row.y(), wide - 300, high)
            write(painter, words, title_of(name, faces), LOOK.font(32, LABEL), wide=words.width())
            result = QRectF(row.right() - 230, row.y() + 14, 230, high - 28)
            if name != DEAL:
                draw_stars(painter, result, done.get(name, 0), LOOK.colour("text"))
            elif DEAL in done:
                write(painter, result, deal_words(done), LOOK.font(32, POSTER), "text", RIGHT)
        foot = QRectF(EDGE, SIZE.height() - 52, wide, 30)
        write(painter, foot, "Trakkx Desktop", LOOK.font(20, LABEL), "text2")
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(data, "PNG")
    return bytes(data.data().data())
