"""Imports of a server, done once in the process that servers are forked from."""

import alembic.command  # noqa: F401 - imported for its own sake, as all of these
import fluent.runtime  # noqa: F401
import psycopg  # noqa: F401
import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite  # noqa: F401
import uvicorn  # noqa: F401

import courtyard.cli
import courtyard.commands.keeping
import courtyard.commands.serving
import courtyard.server.serve
import courtyard.server.worker  # noqa: F401
