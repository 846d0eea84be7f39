"""The pen with this game's colours."""

from __future__ import annotations

from typing import Final

from drawings.pen import Pen

PEN: Final = Pen("claim_kingdoms")
COLOUR: Final = PEN.colour
INK: Final = PEN.ink
area = PEN.area
save = PEN.save
