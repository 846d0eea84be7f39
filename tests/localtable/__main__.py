"""Runs the local table alone, as hard as Discord:

python -m tests.localtable [--port 8765] [--data DIR] [--rate-limits]
"""

from __future__ import annotations

from functools import partial

from localtable.__main__ import arguments, start
from tests.localtable.stand_in import StandIn

if __name__ == "__main__":
    parser = arguments("python -m tests.localtable", __doc__)
    parser.add_argument(
        "--rate-limits", action="store_true", help="as Discord's: 5 messages in 5 s in a channel …"
    )
    given = parser.parse_args()
    start(partial(StandIn, folder=given.data, rate_limits=given.rate_limits), given.port)
