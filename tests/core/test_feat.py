"""The book of records: what counts as broken, and what is entered."""

from trakkx_desktop.core.feat import Broken, Feat, enter, foremost


def test_the_first_of_its_kind_is_entered_and_breaks_nothing() -> None:
    assert enter({}, [Feat("row", 0, 7)]) == ({"row": 7}, ())


def test_only_more_breaks_a_record_and_only_the_best_of_a_game_is_entered() -> None:
    feats = [Feat("row", 0, 8), Feat("row", 1, 9), Feat("row", 0, 9), Feat("moved", 1, 3)]
    book, broken = enter({"row": 7, "moved": 3}, feats)
    assert book == {"row": 9, "moved": 3}
    assert broken == (Broken(Feat("row", 1, 9), 7),)


def test_where_little_is_much_less_breaks_it() -> None:
    loops = [Feat("loop", 0, 12, is_low=True), Feat("loop", 1, 10, is_low=True)]
    assert foremost(loops)["loop"].seat == 1
    assert enter({"loop": 11}, loops) == ({"loop": 10}, (Broken(loops[1], 11),))
    assert enter({"loop": 10}, loops) == ({"loop": 10}, ())
