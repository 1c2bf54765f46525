"""The store: the writer, the schema and its migrations, and backups."""
