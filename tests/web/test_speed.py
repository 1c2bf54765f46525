"""How much is loaded and how long it takes, with bounds for a busy machine; tests/load.py measures."""

import pytest
from playwright.sync_api import Request

from tests.server.visitors import Served
from tests.web.conftest import NewContext
from tests.web.measure import click_seconds, first_view_seconds
from tests.web.test_table import TABLES, sit_at

MOST_BYTES = 150_000
BUSY = 5
"""So many times longer than on an idle machine things may take while other tests run beside."""


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


def test_a_table_is_soon_there_and_answers_at_once(visit: NewContext, served: Served) -> None:
    page = sit_at(visit(), served, "gugong")
    assert first_view_seconds(page) < 1 * BUSY
    assert click_seconds(page, 5) < 0.1 * BUSY
