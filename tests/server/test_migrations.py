"""A database of an earlier version is brought to this one with all that it keeps."""

import json
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.store import schema
from courtyard.server.store.databases import MIGRATIONS, migrate
from courtyard.server.store.writer import open_engine


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return open_engine(f"sqlite:///{tmp_path / 'old.db'}")


def bring_to(engine: Engine, revision: str) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, revision)


def rows_of(engine: Engine, table: str) -> list[dict[str, Any]]:
    with engine.begin() as connection:
        return [dict(row._mapping) for row in connection.execute(text(f"SELECT * FROM {table}"))]


def test_what_the_first_version_kept_is_there_after_all_migrations(engine: Engine) -> None:
    bring_to(engine, "0001")
    with engine.begin() as connection:
        for row in (
            "INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)",
            "INSERT INTO sessions (token_hash, guest, created) VALUES (x'00', 'g', 1)",
            "INSERT INTO tables (id, game, rules, options, host, listed, stage, seed, deciding, bots_due,"
            " created, moved)"
            " VALUES ('t', 'gugong', 1, '{\"players\": 2}', 'g', 0, 'playing', 's', 'a', 0, 1, 1)",
            "INSERT INTO seats (\"table\", seat, kind, guest) VALUES ('t', 0, 'person', 'g')",
            'INSERT INTO deeds ("table", number, seat, deed, option, id, version, at)'
            " VALUES ('t', 0, 0, 'choose', 'pass', 'x', 1, 1)",
        ):
            connection.execute(text(row))
    before = {name: rows_of(engine, name) for name in ("guests", "sessions", "tables", "seats", "deeds")}
    migrate(engine)
    before["tables"] = [
        {**row, "rules": 2, "options": '{"players": 2, "ruleset": "2-abcbe93edca7"}'}
        for row in before["tables"]
    ]
    for name, rows in before.items():
        after = rows_of(engine, name)
        assert [{column: row[column] for column in old} for row, old in zip(after, rows, strict=True)] == rows
    (seat,) = rows_of(engine, "seats")
    assert seat["stand_in"] is None and not seat["noticed"]
    (table,) = rows_of(engine, "tables")
    assert table["origin"] == "played" and table["agreement"] == "{}"


def test_games_of_version_1_are_bound_to_the_rules_of_version_2_where_that_is_exact(engine: Engine) -> None:
    bring_to(engine, "0004")
    played = {
        "gugong-2": ("gugong", '{"players": 2}'),
        "french-1": ("gugong", '{"players": 1, "printing": "french"}'),
        "kingdom": ("kingdom", '{"players": 2}'),
    }
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)"))
        for id_, (game, options) in played.items():
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, rules, options, host, listed, stage, seed, deciding,"
                    " bots_due, created, moved)"
                    " VALUES (:id, :game, 1, :options, 'g', :no, 'playing', 's', 'a', :no, 1, 1)"
                ),
                {"id": id_, "game": game, "options": options, "no": False},
            )
            for number, option in enumerate(("turn b 2", "turn c 4", "decline", None)):
                connection.execute(
                    text(
                        'INSERT INTO deeds ("table", number, seat, deed, option, id, version, at)'
                        " VALUES (:id, :number, 0, 'choose', :option, :key, 1, 1)"
                    ),
                    {"id": id_, "number": number, "option": option, "key": f"{id_}{number}"},
                )
    migrate(engine)
    tables = {row["id"]: row for row in rows_of(engine, "tables")}
    assert {id_: row["rules"] for id_, row in tables.items()} == {"gugong-2": 2, "french-1": 1, "kingdom": 1}
    assert "2-abcbe93edca7" in str(tables["gugong-2"]["options"])
    chosen = {(row["table"], row["number"]): row["option"] for row in rows_of(engine, "deeds")}
    assert [chosen["gugong-2", number] for number in range(4)] == ["turn b 5", "turn c 7", "decline", None]
    assert [chosen["kingdom", number] for number in range(2)] == ["turn b 2", "turn c 4"]


def insert_old(engine: Engine, id_: str, game: str, stage: str, origin: str = "played") -> None:
    """Write a table of version 1 of the rules at which the first seat must choose."""
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, options, host, listed, origin, stage, seed, deciding,"
                " bots_due, created, moved)"
                " VALUES (:id, :game, 1, '{\"players\": 2}', 'g', :yes,"
                " :origin, :stage, 's', 'a', :yes, 1, 1)"
            ),
            {"id": id_, "game": game, "stage": stage, "origin": origin, "yes": True},
        )
        connection.execute(
            text(
                "INSERT INTO seats (\"table\", seat, kind, guest, due_at) VALUES (:id, 0, 'person', 'g', 9)"
            ),
            {"id": id_},
        )


def test_a_table_of_version_1_that_had_not_begun_begins_by_the_rules_of_today(database: str) -> None:
    engine = open_engine(database)
    bring_to(engine, "0004")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)"))
    for game in ("gugong", "kingdom"):
        insert_old(engine, game, game, "gathering")
    migrate(engine)
    for row in rows_of(engine, "tables"):
        options = json.loads(row["options"]) if isinstance(row["options"], str) else row["options"]
        assert row["rules"] == 2 and find_game(row["game"]).rulesets.current == options["ruleset"]
        Match(find_game(row["game"]), options, "seed")
    engine.dispose()


def test_a_game_of_version_1_that_cannot_go_on_waits_for_nobody(database: str) -> None:
    engine = open_engine(database)
    bring_to(engine, "0004")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 1)"))
    insert_old(engine, "kingdom", "kingdom", "playing")
    insert_old(engine, "lesson", "kingdom", "playing", "lesson")
    insert_old(engine, "over", "kingdom", "over")
    insert_old(engine, "gugong", "gugong", "playing")
    migrate(engine)
    tables = {row["id"]: row for row in rows_of(engine, "tables")}
    due = {row["table"]: row["due_at"] for row in rows_of(engine, "seats")}
    for id_ in ("kingdom", "lesson"):
        assert (tables[id_]["deciding"], bool(tables[id_]["bots_due"]), due[id_]) == ("", False, None)
    assert {id_: row["stage"] for id_, row in tables.items()} == {
        "kingdom": "playing",
        "lesson": "over",
        "over": "over",
        "gugong": "playing",
    }
    assert (tables["gugong"]["deciding"], bool(tables["gugong"]["bots_due"]), due["gugong"]) == ("a", True, 9)
    engine.dispose()


def test_the_migrations_lead_to_the_schema(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
