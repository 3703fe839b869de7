"""Alembic's way into our schema. The connection comes from `storage.migrate`."""

from alembic import context

from meadhall.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
