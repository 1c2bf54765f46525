"""`courtyard bench server`: it measures a server that plays, and says what it measured."""

import pytest

from courtyard.server.bench import COMPANIES, Company, describe, measure


@pytest.mark.parametrize("company", COMPANIES, ids=lambda company: company.name)
def test_a_server_of_its_own_is_played_at_and_measured(company: Company):
    found = measure(company, tables=2, seconds=1.0)
    assert found["milliseconds"] > 0 and found["moves_per_second"] > 0 and found["kilobytes"] > 0


def test_the_report_says_what_a_move_costs_here_and_elsewhere():
    found = {"milliseconds": 0.9, "kilobytes": 1.5, "moves_per_second": 400.0, "median_wait": 7.0}
    ours = {"two people": found | {"all": [0.8, 0.9, 1.2]}}
    peers = {"elsewhere": {"milliseconds": 0.45, "all": [0.4, 0.45, 0.5]}}
    report = {"tables": 20, "seconds": 5.0, "rounds": 3, "ours": ours, "peers": peers}
    told = "\n".join(describe(report))
    assert "20 tables, 5 s each, medians of 3" in told
    assert "0.90 ms of a processor (0.80 to 1.20), 1.5 kB sent, 400 moves/s" in told
    assert "2.00 times that" in told
