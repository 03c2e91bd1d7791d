"""Random numbers for simulation and search, in kernel Python: any draw of any stream, in any order.

A stream belongs to a seed and a number, such as that of a game. Its key is two well-mixed words in one integer of 62 bits, and
draw k depends only on the key and on k. Kernel integers are signed and 64 bits wide, and no number here is longer than 63
bits, so nothing overflows and all machines get the same numbers. The dealer of a match does not use this (`match/dealer.py`).
"""

from __future__ import annotations

from .rule import rule

WORD, HALF, TOP = 0xFFFF_FFFF, 0x7FFF_FFFF, 0x3FFF_FFFF  # 32 bits; 31, which times 32 bits do not overflow; 30
STRIDE = 0x1E37_79B1
FIRST, SECOND = 0x7FEB_352D, 0x3184_8BAB
LOW, HIGH = 0x2722_0A95, 0x5851_F42D  # the initial values of a key's two words


@rule
def mixed(x: int) -> int:
    """Mix a word of 32 bits: every bit of the result depends on every bit of x, and no two words give the same result."""
    x = ((x ^ (x >> 16)) * FIRST) & WORD
    x = ((x ^ (x >> 15)) * SECOND) & WORD
    return x ^ (x >> 16)


@rule
def stream(seed: int, number: int) -> int:
    """The key of stream `number` of a seed."""
    low = mixed(mixed(mixed(mixed(LOW ^ (seed & HALF)) ^ (seed >> 31)) ^ (number & HALF)) ^ (number >> 31))
    high = mixed(mixed(mixed(mixed(HIGH ^ (number & HALF)) ^ (number >> 31)) ^ (seed & HALF)) ^ (seed >> 31))
    return ((high & TOP) << 32) | low


@rule
def bits(key: int, draw: int) -> int:
    """32 random bits: draw number `draw`, below 2**31, of the stream with this key."""
    x = (key + draw * STRIDE) & WORD
    x = ((x ^ (x >> 16)) * FIRST) & WORD
    x = ((x ^ (x >> 15) ^ (key >> 32)) * SECOND) & WORD
    return x ^ (x >> 16)
