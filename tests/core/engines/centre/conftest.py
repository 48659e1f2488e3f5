"""Both methods, by the names that the laws of the contract know them by."""

import pytest

from core.engines.tuning import METHODS


@pytest.fixture(params=METHODS)
def engine(request):
    return request.param
