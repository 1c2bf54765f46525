"""Films that the browser's tests tell beat by beat: what the server tells of a game is what is written there.

After a wanted change: `pytest tests/server/test_films.py --renew`, then `npm test -- -u` in web/; read both
diffs.
"""

import json

import pytest

from tests.server.films import FOLDER, film_of, text_of

FILMS = {
    "gugong": ({"players": 2}, "film", 90, ("side", "canal", "gift")),
    "kingdom": ({}, "film", 120, ()),
}


@pytest.mark.parametrize("name", FILMS)
def test_a_film_is_told_as_it_was_written_down(name, request):
    text = text_of(film_of(name, *FILMS[name]))
    path = FOLDER / name / "film.json"
    if request.config.getoption("--renew"):
        path.write_text(text, encoding="utf-8")
    assert json.loads(text) == json.loads(path.read_text(encoding="utf-8"))
