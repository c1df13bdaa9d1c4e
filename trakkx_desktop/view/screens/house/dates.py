"""When something was played, as people say it: today, yesterday, 14 Nov."""

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from trakkx_desktop.view.stage.tr import tr


def day_of(time: str) -> date | None:
    """The local day of an ISO time; None if it is none."""
    try:
        return datetime.fromisoformat(time).astimezone().date()
    except (ValueError, OverflowError):
        return None


def day_words(time: str, today: date | None = None) -> str:
    """ "" if nobody noted the time."""
    day = day_of(time)
    if day is None:
        return ""
    today = today or date.today()
    if day == today:
        return tr("dates", "today")
    if day == today - timedelta(days=1):
        return tr("dates", "yesterday")
    if day.year == today.year:
        return spelled(day, tr("dates", "d MMM"))
    return date_words(day)


def date_words(day: date) -> str:
    """With the year, for paper and lists."""
    return spelled(day, tr("dates", "d MMM yyyy"))


def spelled(day: date, pattern: str) -> str:
    """A Qt date pattern in the app's language."""
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)
