"""Both methods under names of their own, so that the laws of the contract can ask for them as for any engine."""

from functools import partial

import pytest

from core.engines import registry
from core.engines.centre.engine import METHODS, CentreEngine


@pytest.fixture(params=METHODS)
def engine(request, monkeypatch):
    """The name of a method, which the registry knows while the test lasts."""
    found = {method: partial(CentreEngine, method) for method in METHODS}
    monkeypatch.setattr(registry, "ENGINES", {**registry.ENGINES, **found})
    return request.param
