"""What the tests of several rooms share."""

import pytest

from core.information import deal_table
from core.situation import rivals


@pytest.fixture
def few_deals(monkeypatch):
    """List or draw fewer deals than planners do otherwise: what the rules and the laws say holds for any number."""
    for limit in ("most", "drawn"):
        monkeypatch.setitem(deal_table.deals_of.__kwdefaults__, limit, 8_192)
    monkeypatch.setattr(rivals, "STEPS", 3_000_000)
