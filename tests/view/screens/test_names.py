"""Names are sorted as the language of the app does it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from trakkx_desktop.view.screens.house.names import in_order


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("language", "order"),
    [
        ("de", ["Anna", "Ärne", "ben", "Zoe"]),
        ("sv", ["Anna", "ben", "Zoe", "Ärne"]),
        ("pl", ["Lena", "Łucja", "Marta"]),
        ("es", ["Nora", "Ñico", "Olga"]),
    ],
)
def test_names_sort_by_language(language: str, order: list[str]) -> None:
    QLocale.setDefault(QLocale(language))
    assert sorted({*order}, key=in_order) == order
