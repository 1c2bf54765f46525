"""The tables of the database, the same for SQLite and PostgreSQL; migrations/ brings a database here."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2)),
    Column("code_hash", LargeBinary(32), unique=True),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("seed", String(40)),
    # Which seats must choose now, as letters a to e, and whether one of them is a bot's: so that the lobby
    # and a server that starts again need not play any game to know.
    Column("deciding", String(5), nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index(None, "stage", "listed"),
    Index(None, "bots_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), index=True),
    Column("bot", String(16)),
    Column("name", String(40)),
    # The claim of an open seat: the host reads it again to invite, so it is kept as it is until it is used.
    Column("claim", String(32)),
    Column("used_claim_hash", LargeBinary(32)),
)

deeds = Table(
    "deeds",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("deed", String(8), nullable=False),
    Column("option", String(60)),
    Column("id", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "id"),
)
"""The journal of every table: choices, and choices taken back. Everything else about a game follows."""
