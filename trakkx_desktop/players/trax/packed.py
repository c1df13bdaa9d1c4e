"""Whole numbers in rows, for one source at two speeds: packed machine words where compiled, plain lists where not.

Not compiled itself. A type checker, and with it the compiler, sees `i64` and `vec` of mypyc; the
interpreter sees `int` and `list`, which are its fastest, and needs no library for them.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    Row = vec[i64]
else:
    i64 = int
    vec = {int: list}
    Row = list

__all__ = ["Row", "i64", "vec"]
