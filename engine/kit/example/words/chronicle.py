"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from functools import partial

from engine.kit.words.telling import tell

event = partial(tell, "event")
