"""The 116 tokens (rule S1): 1-14 in four colours twice, and four action tokens; each copy has its own name."""

Token = str
"""Colour, value and copy ("R5a", "Y14b"), or an action token ("SWAPa", "DRAWb")."""

COLOURS = ("R", "B", "G", "Y")
VALUES = range(1, 15)
COPIES = ("a", "b")

NUMBERS: tuple[Token, ...] = tuple(f"{c}{v}{k}" for k in COPIES for c in COLOURS for v in VALUES)
SWAPS: tuple[Token, ...] = ("SWAPa", "SWAPb")
DRAWS: tuple[Token, ...] = ("DRAWa", "DRAWb")
ACTIONS: tuple[Token, ...] = SWAPS + DRAWS
ALL: tuple[Token, ...] = NUMBERS + ACTIONS

HIDDEN: Token = "?"
"""What a masked state holds in place of a token."""

_KNOWN = frozenset(ALL)
FACES: dict[Token, tuple[str, int]] = {t: (t[0], int(t[1:-1])) for t in NUMBERS}
"""Colour and value of each number token."""

_LAST = (len(COLOURS), 0)


def is_token(text: str) -> bool:
    return text in _KNOWN


def is_number(token: Token) -> bool:
    return token in FACES


def is_action(token: Token) -> bool:
    return token in ACTIONS


def colour(token: Token) -> str:
    """Of a number token; KeyError for any other."""
    return FACES[token][0]


def value(token: Token) -> int:
    """Of a number token; KeyError for any other."""
    return FACES[token][1]


def by_colour(token: Token) -> tuple[int, int, str]:
    """Key that sorts a rack by colour, then value; action tokens come last."""
    if token not in FACES:
        return (*_LAST, token)
    shade, number = FACES[token]
    return COLOURS.index(shade), number, token


def by_value(token: Token) -> tuple[int, int, str]:
    """Key that sorts a rack by value, then colour; action tokens come last."""
    if token not in FACES:
        return len(VALUES) + 1, 0, token
    shade, number = FACES[token]
    return number, COLOURS.index(shade), token
