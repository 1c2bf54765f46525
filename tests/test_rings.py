import pytest

from tests import rings


def test_every_line_of_the_rings_stands_for_a_test(pytestconfig: pytest.Config) -> None:
    if rings.UNMATCHED not in pytestconfig.stash:
        pytest.skip("only a run of all tests knows which there are")
    assert pytestconfig.stash[rings.UNMATCHED] == []
