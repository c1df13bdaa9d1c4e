"""What a table has to know of the settings, and what it may change in them."""

from trakkx_desktop.core.settings import Settings
from trakkx_desktop.session.house import House
from trakkx_desktop.view.screens.table.company import PACES
from trakkx_desktop.view.stage.parts import Habits
from trakkx_desktop.view.stage.table import Table


def habits_of(settings: Settings) -> Habits:
    known, pace = frozenset(settings.hints_shown), PACES[settings.pace]
    return Habits(settings.confirm_turns, settings.across, known, settings.foresight, pace)


def keep(house: House | None, table: Table, habits: Habits) -> None:
    """The pace is a matter of the settings alone; without a house they hold for this table."""
    if house is None:
        table.tune(habits)
        return
    house.tune(
        confirm_turns=habits.confirm,
        across=habits.across,
        foresight=habits.foresight,
        hints_shown=tuple(sorted(habits.known_hints)),
    )
