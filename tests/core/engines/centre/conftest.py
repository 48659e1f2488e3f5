"""Both methods, by the names used in the conformance suite."""

import pytest

from core.engines.tuning import METHODS


@pytest.fixture(params=METHODS)
def engine(request):
    return request.param
