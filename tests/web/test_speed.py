"""The size of what is loaded; `tests/load.py` measures how long it takes."""

import pytest
from playwright.sync_api import Request

from tests.server.visitors import Served
from tests.web.conftest import NewContext
from tests.web.test_table import TABLES, sit_at

MOST_BYTES = 161_000


@pytest.mark.parametrize("table", TABLES)
def test_the_javascript_of_a_table_is_small(visit: NewContext, served: Served, table: str) -> None:
    context = visit()
    loaded: list[Request] = []
    context.on("requestfinished", lambda request: loaded.append(request) if ".js" in request.url else None)
    page = sit_at(context, served, table)
    page.locator("[data-stage]").wait_for()
    sizes = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    assert len(sizes) > 3 and all(sizes.values())
    assert sum(sizes.values()) < MOST_BYTES, sizes
