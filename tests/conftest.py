"""How hard the property tests search: `HYPOTHESIS_PROFILE=soak pytest tests/house` for the long run."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

pytest.register_assert_rewrite("house.laws", "house.saying", "house.alphabet", "house.playing")

SEARCH_ONLY = (Phase.explicit, Phase.generate)
CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, max_examples=100, suppress_health_check=CHECKS
)
settings.register_profile("soak", deadline=None, max_examples=5000, suppress_health_check=CHECKS, print_blob=True)
# For planted faults: found by few examples or not at all, and not worth shrinking.
settings.register_profile("mutants", settings.get_profile("ci"), max_examples=10, phases=SEARCH_ONLY)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
