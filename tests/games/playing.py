"""How long Hypothesis plays: the same on every machine where ``CI`` is set."""

import os

from hypothesis import HealthCheck, settings

_SAME = {
    "deadline": None,
    "derandomize": bool(os.environ.get("CI")),
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}
THOROUGH = settings(max_examples=200, **_SAME)
PLAYED = settings(max_examples=30, **_SAME)
