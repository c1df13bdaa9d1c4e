"""The book of records on the disk: there and back, damaged, one game beside another."""

import json

from trakkx_desktop.core.feat import Broken, Feat
from trakkx_desktop.storage.feats import note_feats
from trakkx_desktop.storage.places import Places


def test_there_and_back(places: Places) -> None:
    assert note_feats(places, "trax", [Feat("chain", 0, 3)]) == ()
    assert note_feats(places, "trakkx", [Feat("row", 0, 5)]) == ()
    assert note_feats(places, "trax", [Feat("chain", 1, 5)]) == (Broken(Feat("chain", 1, 5), 3),)
    assert json.loads(places.feats.read_bytes()) == {"trax": {"chain": 5}, "trakkx": {"row": 5}}


def test_what_cannot_be_is_left_out(places: Places) -> None:
    places.root.mkdir(parents=True, exist_ok=True)
    told = {"trax": {"chain": "5", "loop": 9, "line": True}, "trakkx": [1]}
    places.feats.write_text(json.dumps(told))
    assert note_feats(places, "trax", [Feat("chain", 0, 1)]) == ()
    loop = Feat("loop", 0, 8, is_low=True)
    assert note_feats(places, "trax", [loop]) == (Broken(loop, 9),)
    places.feats.write_text("{")
    assert note_feats(places, "trax", [loop]) == (), "a damaged book is kept aside"
    assert json.loads(places.feats.read_bytes()) == {"trax": {"loop": 8}}
