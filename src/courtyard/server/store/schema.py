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
    # An address is written to only when a code that was sent there has come back.
    Column("email", String(254)),
    Column("email_confirmed", Boolean, nullable=False, server_default="0"),
    Column("email_code_hash", LargeBinary(32)),
    Column("email_asked", Float),
    Column("email_tries", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    # Since when the operator lets this guest do nothing, or say nothing.
    Column("banned", Float),
    Column("muted", Float),
    # Whether finished games of theirs may become puzzles, where all who played agree.
    Column("shares_games", Boolean, nullable=False, server_default="0"),
)

devices = Table(
    "devices",
    metadata,
    # The digest of its address at the push service.
    Column("id", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(200), nullable=False),
    Column("secret", String(200), nullable=False),
    Column("added", Float, nullable=False),
)
"""Devices on which guests want to be told that they must choose."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""Keys of the server itself, shared by all processes."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    # When the cookie was given, or given again.
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    # Where the game comes from: played here, imported, or a lesson.
    Column("origin", String(10), nullable=False, server_default="played"),
    Column("agreement", JSON, nullable=False, server_default="{}"),
    Column("stage", String(10), nullable=False),
    Column("seed", String(200)),
    # Components that an owner corrected, and a position that was written by hand.
    Column("own", JSON),
    Column("written", JSON),
    # The box they are from, as all who play are told of it.
    Column("box", JSON),
    # The table at which the same people play again, and whom to call when somebody must choose.
    Column("rematch", String(16)),
    Column("webhook", String(500)),
    # Which seats must choose now, as letters a to e, and whether one of them is a bot's: so that the lobby
    # and a server that starts again need not play any game to know.
    Column("deciding", String(5).with_variant(String(26), "postgresql"), nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    # Raised by one with everything that is written about a table, so that of several processes one is first.
    Column("edition", Integer, nullable=False, server_default="0"),
    # The process that lets this table's bots think, and until when it must be done or say that it goes on.
    Column("claimed_by", String(16), key="leased_by"),
    Column("claimed_until", Float, key="leased_until"),
    # Somebody asks to undo a turn that has passed on, and the guests whom the host put out.
    Column("undo_request", JSON),
    Column("excluded", JSON),
    # Somebody offers to end the game as it stands, or all have agreed to that.
    Column("end_offer", JSON),
    # Until when bots wait, so that the player who ended their turn can still undo it.
    Column("grace_until", Float),
    Index(None, "stage", "listed"),
    Index(None, "stage", "moved"),
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
    # The bot that plays for somebody who left or ran out of time.
    Column("stand_in", String(16)),
    # Seconds on the clock while it rests, or with which it began to run; then also when they are spent.
    Column("left", Float),
    Column("due_at", Float, index=True),
    # Whether the guest gave up: a bot plays on, and the game counts as lost.
    Column("resigned", Boolean, nullable=False, server_default="0"),
    # Whether the guest was told elsewhere that they must choose.
    Column("noticed", Boolean, nullable=False, server_default="0"),
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
"""The journal of every table: choices, undos, and an agreed end. Everything else about a game follows."""

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("game", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    # What differs from our values, and the components that were compared with the box.
    Column("own", JSON, nullable=False),
    Column("confirmed", JSON, nullable=False),
    # What a link to it ends with, where it is shared.
    Column("shared", String(32), unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)
"""The values of guests' own copies of games."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    # How the first try ended, "found" or "missed", once it did; and whether there was a hint before.
    Column("first", String(8)),
    Column("hinted", Boolean, nullable=False),
    # Whether it was found, at any try.
    Column("found", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""The puzzles that a guest has tried; there are at most as many as there are puzzles."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("middle", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
)

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    # A day as 2026-11-17, by the clock of Greenwich.
    Column("day", String(10), primary_key=True),
)
"""The days on which a guest found a puzzle of the day."""

mistakes = Table(
    "mistakes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("game", String(16), nullable=False),
    # The table of the game and when it ended; a mistake outlives its table.
    Column("table", String(16), nullable=False),
    Column("at", Float, nullable=False),
    # What was chosen when and where, and how many points of lead that lost.
    Column("chapter", JSON, nullable=False),
    Column("chosen", JSON, nullable=False),
    Column("place", String(20), nullable=False),
    Column("cost", Float, nullable=False),
    # The moment as a puzzle, with every option measured.
    Column("puzzle", JSON, nullable=False),
    # The scheduler's card, when it is due, the step of repetition, and how the last review ended.
    Column("card", JSON, nullable=False),
    Column("due", Float, nullable=False),
    Column("step", Integer, nullable=False),
    Column("last", String(8)),
    Column("changed", Float, nullable=False),
)
"""The mistakes that a guest trains on."""

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("id", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "guest", "id"),
)

results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # The player of that seat, as ratings know them: "guest:ID", "bot:NAME", or "rules".
    Column("who", String(40), nullable=False, index=True),
    Column("game", String(16), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("parts", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
"""How every seat of every finished game did; written with the last action."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", JSON, nullable=False),
    # How often it ended in an error.
    Column("failures", Integer, nullable=False, server_default="0"),
    # The guest who asked first: the analyses of several are made in turn.
    Column("asker", String(16)),
    Column("claimed_by", String(16), key="leased_by"),
    Column("claimed_until", Float, key="leased_until"),
)

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
)
"""When a server was last at work: clocks do not run while nobody serves."""

BEAT = 5.0
"""Seconds between two notes of a server that it is at work."""
LATE = 3 * BEAT
"""Seconds without a note after which a server is gone, and with it all who came through it."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The servers that share this database, and when each was last at work by the database's own time."""

presence = Table(
    "presence",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("process", String(16), primary_key=True, index=True),
    # A player of the table, or nobody in particular for all who look on.
    Column("guest", String(16), primary_key=True),
    Column("sockets", Integer, nullable=False),
)
"""People at tables, through which of several servers; a row goes with its server."""
