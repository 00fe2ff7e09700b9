"""Hypothesis for the whole suite: the same examples every time, no clock, no files left behind."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "sixdot", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sixdot")
